"""Invariants of whole games of Forum Trajanum (section 11): tiles, envoys, bonuses, points, the start figure."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from bot.engine import Text
from bot.games.trajanum.components import CONSTANTS, TILES, reward_name
from bot.games.trajanum.game import GAME
from bot.games.trajanum.state import State
from tests.conformance.suite import positions, random_game
from tools.recorder import Recorder

from .invariants import count_tiles


@pytest.fixture(scope="module", params=[2, 3, 4])
def played(request: pytest.FixtureRequest) -> Recorder:
    """Return the recorder of a whole random game."""
    return random_game(GAME, request.param, {"setup_choice": "auto"}, "history")


def test_only_tiles_used_from_a_reserve_leave_the_game(played: Recorder) -> None:
    """Invariant 1."""
    gone: Counter[int] = Counter()
    for state in positions(played):
        for event in state.events:
            if event.key == "used" and event.arguments["source"] == "reserve":
                used = event.arguments["tile"]
                assert isinstance(used, Text)
                assert event.seat is not None
                gone[state.left_of(event.seat)] += not used.key.startswith("citizen-")
        for seat in range(state.seats):
            assert count_tiles(state, seat) + gone[seat] == len(TILES)


def test_sliders_points_and_envoys_never_decrease(played: Recorder) -> None:
    """Invariants 7, 13 and 19."""
    for before, after in pairwise(positions(played)):
        for seat in range(after.seats):
            one, other = before.players[seat], after.players[seat]
            assert one.shift <= other.shift
            assert all(one.points[source] <= other.points[source] for source in one.points)
            assert _envoys(before, seat) <= _envoys(after, seat)
            assert _envoys(after, seat) <= CONSTANTS.cycles * CONSTANTS.rounds_per_cycle + 2 * 2


def _envoys(state: State, seat: int) -> int:
    return state.players[seat].ship + sum(owner == seat for owner in state.forum.envoys.values())


def test_each_bonus_has_a_reason(played: Recorder) -> None:
    """Invariant 14: areas completed, second markets, second citizens of row 2."""
    reasons, areas = 0, 0
    for before, after in pairwise(positions(played)):
        areas += sum(event.key == "area-completed" for event in after.events)
        reasons += sum(
            event.key == "reward-taken" and event.arguments["reward"] == reward_name("market", 2)
            for event in after.events
        )
        reasons += sum(
            len(one.rows[1].citizens) < len(other.rows[1].citizens) == 2
            for one, other in zip(before.players, after.players, strict=True)
        )
    complete = [area for area in after.forum.areas if not after.forum.free(area)]
    assert areas == len(complete)
    assert reasons + areas == sum(entry.move["type"] == "bonus" for entry in played.record().entries)


def test_a_turn_has_one_building_action_and_one_more_for_a_fourth_basilica(played: Recorder) -> None:
    """Invariant 22."""
    built: Counter[tuple[int, int | None]] = Counter()
    for state in positions(played):
        for event in state.events:
            if event.key == "built":
                built[state.round, event.seat] += 1
            elif event.key == "reward-taken" and event.arguments["reward"] == reward_name("basilica", 4):
                built[state.round, event.seat] -= 1
    assert built
    assert max(built.values()) == 1


def test_a_cycle_is_four_rounds_then_payment_then_the_four_scorings(played: Recorder) -> None:
    """Sections 5.1 and 5.10."""
    letters = {
        "streets-called": "R",
        "scoring-began": "B",
        "paid": "P",
        "crane-scored": "K",
        "colonia-scored": "C",
        "eagles-scored": "F",
        "group-scored": "F",
        "orders-scored": "O",
    }
    course = "".join(letters.get(event.key, "") for state in positions(played) for event in state.events)
    assert re.fullmatch("(RRRRBP+K*C+F*O*){3}", course)


def test_the_start_figure_moves_right_each_round(played: Recorder) -> None:
    """Invariant 21."""
    starts: dict[int, int] = {}
    for state in positions(played):
        if state.phase == "take":
            starts[state.round] = state.start_seat
    first = starts[1]
    assert starts == {number: (first - number + 1) % state.seats for number in range(1, 13)}
    assert (state.round, state.cycle, state.phase) == (12, 3, "end")


def test_every_player_has_a_turn_in_every_round(played: Recorder) -> None:
    turns: Counter[int] = Counter()
    for state in positions(played):
        turns.update(
            event.seat for event in state.events if event.key == "turn-ended" and event.seat is not None
        )
    assert turns == dict.fromkeys(range(state.seats), 12)
