"""What holds after every move of Forum Trajanum (section 11)."""

from __future__ import annotations

from collections import Counter

from bot.games.trajanum import scoring
from bot.games.trajanum.components import (
    BUILDINGS,
    COLOURS,
    CONSTANTS,
    NEIGHBOURS,
    PLANS,
    PRESTIGE,
    ROWS,
    SITES,
    STREETS,
    SUPPLY,
    TILES,
    TRACK_NAMES,
)
from bot.games.trajanum.rules import forum
from bot.games.trajanum.rules.building import BuildingReward, TrackEnd
from bot.games.trajanum.state import FACE_DOWN, Building, Player, State, Turn, View

MOST_COLONIA_POINTS = 72
_GREY_OF = {plan.sort.split("_")[1]: plan.parts[0] for plan in PLANS.values() if plan.mixed}


def check(state: State) -> None:
    """Check every invariant of a position; the numbers in the comments are those of section 11."""
    if not state.spares:
        assert state.phase == "set_up" or state.outcome
        return
    for seat, player in enumerate(state.players):
        _check_tiles(state, seat)
        _check_grid(player)
        _check_citizens(player)
        _check_tracks(state, seat)
        assert min(player.resources.values()) >= 0  # 9
        assert 0 <= player.shift <= PRESTIGE.last_shift  # 7
        assert scoring.colonia_points(player) <= MOST_COLONIA_POINTS  # 23
        placed = sum(owner == seat for owner in state.forum.envoys.values())
        assert forum.eagle_points(state, seat) <= CONSTANTS.eagle_on * placed
    _check_supply(state)
    _check_forum(state)
    _check_streets(state)
    _check_taking(state)
    _check_turn(state.turn)
    assert state.column_value == 4 - state.cycle  # 20
    assert state.options["learning_game"] == "off" or set(state.trajan) == {CONSTANTS.cycles}


def tiles_of(state: State, seat: int) -> list[str]:
    """Return the tiles of a player's color whose fronts are still known to the game."""
    neighbour = state.right_of(seat)
    private = state.private(seat)
    open_tiles = [tile for tile in state.players[seat].tiles.values() if tile != FACE_DOWN]
    taken = [taken.tile for taken in private.taken if taken.tile not in open_tiles]
    citizens = [
        citizen.tile
        for player in state.players
        for row in player.rows
        for citizen in row.citizens
        if citizen.owner == seat
    ]
    hands = [private.hand.own, state.players[seat].hand.own] if not private.taken else []
    received = [state.private(neighbour).hand.received, state.players[neighbour].hand.received]
    in_hand = [tile for tile in (*hands, *received) if tile and tile != FACE_DOWN]
    return [
        *state.faces[seat].values(),
        *open_tiles,
        *taken,
        state.spares[seat],
        *citizens,
        *in_hand,
        *state.players[neighbour].reserve,
    ]


def count_tiles(state: State, seat: int) -> int:
    """Count all tiles of a player's color that are in the game."""
    placed = sum(owner == seat for owner in state.forum.envoys.values())
    return len(tiles_of(state, seat)) + state.players[seat].ship + placed


def _check_tiles(state: State, seat: int) -> None:
    """Check that no tile exists twice; tiles used from a reserve have left the game (1)."""
    assert max(Counter(tiles_of(state, seat)).values()) == 1
    assert count_tiles(state, seat) <= len(TILES)


def _check_grid(player: Player) -> None:
    """Check tiles, buildings and cranes on the colonia (2, 3, 4, 11, 16)."""
    assert player.tiles.keys().isdisjoint(player.buildings)
    assert player.buildings.keys() <= set(SITES)
    assert all(tile == FACE_DOWN or space in player.cranes for space, tile in player.tiles.items())
    for space, building in player.buildings.items():
        if building.joined:
            assert building.joined in NEIGHBOURS[space]
            assert player.buildings[building.joined].joined == space
    assert sorted(crane.colour for crane in player.cranes.values()) == sorted(COLOURS)
    for corner, crane in player.cranes.items():
        assert (crane.state == "covered") == (corner in player.tiles)


def _check_citizens(player: Player) -> None:
    """Check the classes and numbers of citizens, and the slider (5, 6)."""
    for number, row in enumerate(player.rows, 1):
        assert len(row.citizens) <= 2
        assert all(TILES[citizen.tile].citizen == ROWS[number].citizen for citizen in row.citizens)
        assert row.citizens or not row.active
    assert player.flipped == bool(player.rows[2].citizens)


def _check_tracks(state: State, seat: int) -> None:
    """Check that markers move one step for each building, and are on the plaza after the fourth (8)."""
    player = state.players[seat]
    ending = [step.track for step in state.agenda if isinstance(step, TrackEnd) and step.seat == seat]
    built = Counter(building.id for building in player.buildings.values())
    for track in TRACK_NAMES:
        place = player.tracks[track]
        assert 0 <= place <= CONSTANTS.track_steps
        if not any(isinstance(step, BuildingReward) for step in state.agenda):
            assert place == min(CONSTANTS.track_steps, built[track])
        assert (track in player.plaza) == (place == CONSTANTS.track_steps and track not in ending)
    assert len(set(player.plaza)) == len(player.plaza)


def _check_supply(state: State) -> None:
    """Check that the two sides of a tile share one supply (10)."""
    if state.options["tile_supply"] == "unlimited":
        assert state.supply == {}
        return
    singles: Counter[str] = Counter()
    halves: Counter[str] = Counter()
    for player in state.players:
        for building in player.buildings.values():
            colour = _tile_colour(building)
            if building.joined is None:
                singles[colour] += 1
            else:
                assert _tile_colour(player.buildings[building.joined]) == colour
                halves[colour] += 1
    for colour in COLOURS:
        assert state.supply[f"single_{colour}"] == SUPPLY[f"single_{colour}"] - singles[colour] >= 0
        assert state.supply[f"double_{colour}"] == SUPPLY[f"double_{colour}"] - halves[colour] // 2 >= 0


def _tile_colour(building: Building) -> str:
    """Return the color of the kind of tile that a building is on."""
    return BUILDINGS[building.id].colour or next(
        colour for colour in COLOURS if _GREY_OF[colour] == building.id
    )


def _check_forum(state: State) -> None:
    """Check that areas and eagles make up the forum, and that envoys are on its cells (12)."""
    cells = [*(cell for area in state.forum.areas for cell in area.cells), *state.forum.eagles]
    assert len(set(cells)) == len(cells) == 12 * (state.seats + 1)
    assert state.forum.envoys.keys() <= set(cells)
    assert len(state.forum.eagles) == state.seats + 1


def _check_streets(state: State) -> None:
    """Check that every street card is called once (17)."""
    left = [symbol for deck in state.decks for symbol in deck]
    called = state.called + state.streets
    assert Counter([*left, *called]) == Counter(dict.fromkeys(STREETS, CONSTANTS.street_cards))
    assert len(called) == 2 * state.round


def _check_taking(state: State) -> None:
    """Check that taken tiles exist only while tiles are taken, and agree with the hands after that (18)."""
    for seat, private in enumerate(state.privates):
        assert len(private.taken) <= 2
        if state.phase not in ("take", "end"):
            assert private.taken == ()
        if private.passed is not None and not private.taken and state.phase != "end":
            neighbour = state.right_of(seat)
            assert state.private(neighbour).hand.received == private.passed


def _check_turn(turn: Turn | None) -> None:
    """Check the limits of exchanges in a turn (22)."""
    if turn:
        assert turn.exchanged.get("swap", 0) <= 1
        assert turn.exchanged.get("craft_worker", 0) <= 2
        assert turn.exchanged.get("craft_builder", 0) <= 1


def possible(view: View) -> bool:
    """Return whether the cycle exists, is scored only at its end, and the player whose turn it is is asked.

    Players without a setup have no envoys and no slider moves.
    """
    unbegun = [player for player in view.players if not player.cranes]
    return (
        view.cycle <= CONSTANTS.cycles
        and (view.phase != "scoring" or view.round == view.cycle * CONSTANTS.rounds_per_cycle)
        and (view.turn is None or view.turn.seat in [asked.seat for asked in view.asked])
        and not any(player.ship or player.shift or player.flipped for player in unbegun)
    )
