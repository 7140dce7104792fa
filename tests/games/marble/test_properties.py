"""Properties of places, paths and forms in the positions of random games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice, pairwise

import pytest

from bot.engine import Form
from bot.games.marble.board import PLACES, POINTS, TRIANGLES, WAYS
from bot.games.marble.components import HILLS, OUTLETS
from bot.games.marble.game import GAME
from bot.games.marble.rules import aqueducts, city
from bot.games.marble.rules.moves import NONE, Play, Water
from bot.games.marble.rules.tiles import why_not_place
from bot.games.marble.state import State, Tile
from tests.conformance.suite import positions, random_game

from .invariants import tile_cover

GAMES = [(2, "one", {}), (4, "two", {}), (3, "three", {"hills_block_sites": "on"})]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[1])
def played(request: pytest.FixtureRequest) -> list[State]:
    seats, seed, options = request.param
    return list(islice(positions(random_game(GAME, seats, options, seed)), 0, None, 4))


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game[1])
def course(request: pytest.FixtureRequest) -> list[State]:
    """Return all positions of a random game."""
    seats, seed, options = request.param
    return list(positions(random_game(GAME, seats, options, seed)))


def forms(state: State) -> Iterator[Form]:
    for decision in GAME.asked(state):
        yield from decision.forms(state)


def test_legal_places_are_those_that_the_text_of_the_rule_allows(played: list[State]) -> None:
    for state in played:
        covered = {triangle for place in state.tiles for triangle in PLACES[place].triangles}
        covered |= {HILLS[hill].triangle for hill in state.hills}
        legal = [
            name
            for name, place in PLACES.items()
            if covered.isdisjoint(place.triangles)
            and any(covered & set(TRIANGLES[triangle].neighbours) for triangle in place.triangles)
        ]
        assert city.legal_places(state) == legal
        assert [place for place in PLACES if why_not_place(state, place) is None] == legal


def test_a_tile_completes_the_points_that_lacked_only_its_wedges(played: list[State]) -> None:
    for state in played:
        missing = city.missing_wedges(state)
        for place in city.legal_places(state)[::3]:
            tiles = {**state.tiles, place: Tile("bath", 0, 1)}
            wedges = dict.fromkeys(PLACES[place].acute, 1) | dict.fromkeys(PLACES[place].obtuse, 2)
            closed = [point for point in POINTS if point in wedges and missing.get(point) == wedges[point]]
            assert city.completed(state, tiles, place) == closed
            assert all(3 <= len(city.district(tiles, point)) <= 6 for point in closed)
            found = city.prospects(state, 0, Play("bath", place, "yes"))
            assert [prospect.point for prospect in found] == closed


def test_an_edge_can_hold_a_piece_beside_a_tile_but_not_inside_one(played: list[State]) -> None:
    for state in played:
        works = aqueducts.Works.of(state)
        covered = tile_cover(state)
        for way in chain.from_iterable(WAYS.values()):
            along_a_tile = bool(way.edge.bit & works.sides)
            assert along_a_tile == (bool(way.edge.cover & covered) and way.across not in state.tiles)


def test_the_filled_ground_does_not_depend_on_the_order_of_building(played: list[State]) -> None:
    for state in played:
        ground = city.ground(state)
        assert ground.tiled == tile_cover(state)
        assert ground.built == ground.tiled | sum(
            TRIANGLES[HILLS[hill].triangle].cover for hill in state.hills
        )
        assert city.ground(state, reversed(state.tiles)) == ground


def test_two_steps_are_offered_wherever_two_pieces_can_be_laid(played: list[State]) -> None:
    for state in played:
        works = aqueducts.Works.of(state)
        pairs = {(first, second) for first in works.steps() for second in works.after(first).steps()}
        offered = {(first, second) for first in works.first_steps() for second in works.second_steps(first)}
        assert offered == (pairs or {(first, NONE) for first in works.steps()})


def test_start_paths_are_distinct_valid_and_equally_long(played: list[State]) -> None:
    for state in played:
        for colour in OUTLETS:
            if not state.aqueducts[colour]:
                continue
            paths = aqueducts.start_paths(state, colour)
            lengths = {len(path.split()) for path in paths}
            assert len(lengths) <= 1
            assert max(lengths, default=0) <= 3
            assert len(set(paths)) == len(paths)
            for path in paths:
                points = [point for _, point in aqueducts.path_laid(state, colour, path)]
                assert len(points) == len(path.split())
                works = aqueducts.Works.of(state)
                for point in points:
                    assert point in [way.point for way in works.ways_from(works.ends[colour])]
                    works = works.laid(colour, point)


def test_nothing_on_the_board_is_removed_and_stacks_only_shrink(course: list[State]) -> None:
    """Section 11: 9, 13, 15, 16."""
    phases = ["normal", "final", "finished"]
    for before, after in pairwise(course):
        assert list(after.sites.items())[: len(before.sites)] == list(before.sites.items())
        assert list(after.tiles)[: len(before.tiles)] == list(before.tiles)
        for place, tile in before.tiles.items():
            now = after.tiles[place]
            assert (now.type, now.laid_by, now.turn) == (tile.type, tile.laid_by, tile.turn)
            assert now.magistrate in (tile.magistrate, None)
        for colour, line in before.aqueducts.items():
            assert after.aqueducts[colour][: len(line)] == line
        for player, then in zip(after.players, before.players, strict=True):
            assert player.points >= then.points
        for kind, left in before.stacks.items():
            assert after.stacks[kind] <= left
        assert phases.index(after.phase) >= phases.index(before.phase)


def test_magistrates_and_new_tiles_are_home_at_the_end_of_their_turn(course: list[State]) -> None:
    """Section 11: 14."""
    for before, after in pairwise(course):
        if after.turn > before.turn:
            player = after.players[before.active]
            assert not any(player.fields.values())
            assert not any(player.incoming.values())


def test_a_turn_has_two_actions_the_last_has_one_and_each_imperium_tile_adds_one(
    course: list[State],
) -> None:
    """Section 11: 16, 17."""
    told = Counter(event.key for state in course for event in state.events)
    actions = sum(
        told[key] for key in ("drew", "laid", "laid-with-magistrate", "recalled", "aqueduct-extended")
    )
    end = course[-1]
    assert not told["passed"]
    assert actions == 2 * (end.turn - end.seats) + end.seats + told["imperium-spent"]


def test_the_groups_of_a_form_partition_its_values(played: list[State]) -> None:
    """Choosing a row, or the first pieces of a path, leads to every value and to no other."""
    for state in played:
        for form in forms(state):
            for name, group in form.move.groups.items():
                found = [
                    value for one in form.options(name) for value in form.options(group.field, {name: one})
                ]
                assert sorted(map(str, found)) == sorted(map(str, form.options(group.field)))


def test_there_are_at_most_ten_rows_of_at_most_as_many_places_as_a_menu_holds(played: list[State]) -> None:
    for state in played:
        for form in forms(state):
            if form.move is Play:
                rows = form.options("row")
                assert len(rows) <= 10
                assert all(len(form.options("place", {"row": row})) <= 25 for row in rows)


def test_a_path_is_chosen_piece_by_piece() -> None:
    form = Form(Water, path=["W W W", "W W SE", "W SE E", "NE W W"])
    assert form.left({}) == ["first", "second", "path"]
    assert form.options("first") == ["W", "NE"]
    assert form.options("second", {"first": "W"}) == ["W W", "W SE"]
    assert form.options("path", {"first": "W", "second": "W W"}) == ["W W W", "W W SE"]
    assert form.narrow({"first": "NE"})["path"] == "NE W W"
