"""What holds after every move of City of Marble (section 11)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise

from bot.games.marble.board import PLACES, POINTS, TRIANGLES, Cover, edge_between
from bot.games.marble.components import BRIDGE_SPACES, CONSTANTS, HILLS, OUTLETS, TYPE_OF_SIZE, TYPES
from bot.games.marble.rules import city
from bot.games.marble.state import State, View


def check(state: State) -> None:
    """Check every invariant of a position; the numbers in the comments are those of section 11."""
    _check_supplies(state)
    _check_bridges(state)
    _check_board(state)
    _check_sites(state)
    _check_aqueducts(state)
    _check_turn(state)


def tile_cover(state: State) -> Cover:
    """Return the triangles under tiles."""
    return sum(PLACES[place].cover for place in state.tiles)


def _check_supplies(state: State) -> None:
    for kind, printed in TYPES.items():
        held = [player.forum[kind] + player.incoming[kind] for player in state.players]
        on_board = sum(tile.type == kind for tile in state.tiles.values())
        assert state.stacks[kind] + sum(held) + on_board == printed.tiles  # 1
        imperium = [player.imperium[kind] for player in state.players]
        assert state.imperium[kind] + sum(imperium) == printed.imperium_tiles  # 3
        assert min(*held, *imperium, state.stacks[kind], state.imperium[kind]) >= 0
    for seat, player in enumerate(state.players):
        on_tiles = sum(tile.magistrate == seat for tile in state.tiles.values())
        assert player.home + on_tiles + sum(player.fields.values()) == CONSTANTS.magistrates  # 2
        assert min(player.home, *player.fields.values(), player.coins) >= 0
    assert state.coins + sum(player.coins for player in state.players) == CONSTANTS.coins  # 3
    fountains = sum(site.kind == "fountain" for site in state.sites.values())
    assert state.fountains + fountains == CONSTANTS.fountains
    assert min(state.coins, state.fountains) >= 0


def _check_bridges(state: State) -> None:
    held = [len(values) for values in state.values]
    assert held == [player.bridges for player in state.players]
    assert len(state.bridges) + sum(held) == len(BRIDGE_SPACES)  # 5
    covered = tile_cover(state)
    assert state.bridges == [space for space in BRIDGE_SPACES if not TRIANGLES[space].cover & covered]
    assert list(state.bridge_tiles) == state.bridges
    values = Counter(chain(state.bridge_tiles.values(), *state.values))
    assert sum((Counter(CONSTANTS.bridge_tile_values) - values).values()) == 1


def _check_board(state: State) -> None:
    covers = [PLACES[place].cover for place in state.tiles]
    hills = [TRIANGLES[HILLS[hill].triangle].cover for hill in state.hills]
    everything = 0
    for cover in (*covers, *hills):
        assert not everything & cover  # 6
        everything |= cover
    assert all(cover.bit_count() == 2 for cover in covers)
    assert len(hills) == CONSTANTS.hills_drawn
    reached = sum(hills)  # 7
    left = dict(state.tiles)
    while near := [place for place in left if PLACES[place].around & reached]:
        for place in near:
            reached |= PLACES[place].cover
            del left[place]
    assert not left
    for tile in state.tiles.values():
        assert tile.magistrate in (None, tile.laid_by)  # 13
        assert 1 <= tile.turn <= state.turn


def _check_sites(state: State) -> None:
    hills_count = state.options["hills_block_sites"] == "off"
    open_sites = {
        point for step in state.agenda for point in (*getattr(step, "points", ()), *_being_built(state, step))
    }
    if state.outcome is None or state.outcome.reason == "ended-stacks":
        left = ~city.filled_cover(state, state.tiles)
        closed = {name for name, point in POINTS.items() if point.inner and not point.cover & left}
        assert closed - state.sites.keys() <= open_sites  # 8
    assert len(state.sites) <= 48
    hill_corners = {corner for hill in state.hills for corner in TRIANGLES[HILLS[hill].triangle].corners}
    for point, site in state.sites.items():
        assert POINTS[point].inner
        assert hills_count or point not in hill_corners
        size = len(city.district(state.tiles, point))
        assert 3 <= size <= 6  # 10
        assert (site.owner is None) == (site.kind in ("fountain", "plaza"))
        if site.owner is not None:
            assert site.kind == TYPE_OF_SIZE[size]  # 9
        assert size != 6 or point not in hill_corners
    for seat, player in enumerate(state.players):
        built = [site.kind for site in state.sites.values() if site.owner == seat]
        assert player.points == sum(TYPES[kind].points for kind in built if kind in TYPES)  # 15


def _being_built(state: State, step: object) -> list[str]:
    point = getattr(step, "point", None)
    return [] if point is None else [point]


def _check_aqueducts(state: State) -> None:
    outlets = {outlet.point for outlet in OUTLETS.values()}
    points = list(chain.from_iterable(state.aqueducts.values()))
    assert len(set(points)) == len(points)  # 11
    touched = {corner for place in state.tiles for corner in PLACES[place].corners}
    diagonals = {PLACES[place].diagonal for place in state.tiles}
    covered = tile_cover(state)
    for colour, line in state.aqueducts.items():
        outlet = OUTLETS[colour]
        assert bool(line) == (outlet.point in touched)  # 12
        assert state.pieces[colour] + max(len(line) - 1, 0) == outlet.pieces  # 4
        assert line[:1] in ([], [outlet.point])
        assert outlets.isdisjoint(line[1:])
        for one, other in pairwise(line):
            edge = edge_between(one, other)
            assert edge.name not in diagonals
            assert edge.cover & covered


def _check_turn(state: State) -> None:
    for seat, player in enumerate(state.players):
        assert seat == state.active or not any(player.incoming.values())  # 14
    assert (state.phase == "normal") == (state.trigger is None) or state.phase == "finished"  # 16
    assert (state.phase == "finished") == (state.outcome is not None)
    assert state.actions_left >= 0


def possible(view: View) -> bool:
    """Return whether each seat on the board is one of the game."""
    on_board = [tile.magistrate for tile in view.tiles.values()] + [
        site.owner for site in view.sites.values()
    ]
    return all(seat is None or seat < view.seats for seat in on_board)
