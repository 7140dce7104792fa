"""The evaluation of Forum Trajanum positions: it prefers the obvious moves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.ai.players import LEVELS, Computer
from bot.games.trajanum.evaluation import EVALUATION
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.moves import Build, End, Pay, Take
from bot.games.trajanum.rules.rounds import BuildingStep, EndOfCycle
from bot.games.trajanum.scoring import CycleScoring, PaymentPhase
from bot.games.trajanum.state import State

from .scenario import bare, builder, citizens, envoys, hold, lay, new_game, play, scoring, stand, taking


def chosen(state: State, seat: int = 0) -> object:
    """Return the move of the strongest computer player."""
    return Computer(GAME, EVALUATION, LEVELS["veteranus"], b"seed").choose(GAME.view(state, seat))


def before_the_last_scoring(**resources: int) -> State:
    """Return seat 0's turn, the last one of the game."""
    state = builder(cycle=3, **resources)
    state.round = 12
    state.trajan = {3: "iii_1"}
    state.agenda = [EndOfCycle(), CycleScoring(), PaymentPhase(), BuildingStep(0)]
    return state


def better(change: Callable[[State], None], *, cycle: int = 2) -> float:
    """Return by how much a change improves seat 0's position, in a turn in the middle of a cycle."""
    state = builder(cycle=cycle, worker_red=1)
    state.round = 4 * cycle - 2
    before = EVALUATION.worths(state)[0]
    change(state)
    return EVALUATION.worths(state)[0] - before


def test_the_last_builder_is_used_for_a_building_with_points() -> None:
    move = chosen(before_the_last_scoring(builder=1))
    assert isinstance(move, Build)
    assert move.what == "column"


def test_a_turn_without_possible_buildings_is_ended() -> None:
    assert chosen(before_the_last_scoring()) == End()


def test_two_figures_are_used_for_a_double_tile_in_the_last_turn() -> None:
    state = before_the_last_scoring(builder=1, worker_green=1)
    state.players[0].ship = 1
    envoys(state, 0, "A2")
    move = chosen(state)
    assert isinstance(move, Build)
    assert move.what == "column_park"


def test_the_row_that_scores_the_most_is_paid() -> None:
    state = builder(cycle=3)
    state.round = 12
    citizens(state, 0, {1: 1, 4: 2, 6: 1})
    stand(state, 0, B1="column", A4="library", C4="market", D4="basilica", B6="market", C6="column")
    hold(state, 0, coin=1)
    state = scoring(state, 3)
    state.agenda[0] = EndOfCycle()
    assert chosen(state) == Pay("4")


@pytest.mark.parametrize(
    "change",
    [
        lambda state: stand(state, 0, A2="column"),
        lambda state: envoys(state, 0, "A2"),
        lambda state: citizens(state, 0, {3: 1}),
        lambda state: hold(state, 0, worker_red=1, builder=1),
        lambda state: hold(state, 0, worker_red=1, coin=1),
        lambda state: hold(state, 0, worker_red=1, assistant=1),
        lambda state: setattr(state.players[0], "shift", 2),
    ],
    ids=["building", "envoy", "citizen", "builder", "coin", "assistant", "shift"],
)
def test_more_is_better(change: Callable[[State], None]) -> None:
    assert better(change) > 0


def test_adjacent_envoys_are_better_than_separate_ones() -> None:
    assert better(lambda state: envoys(state, 0, "A1", "B1", "C1")) > better(
        lambda state: envoys(state, 0, "A1", "D1", "G1")
    )


def test_taking_a_tile_counts_the_space_it_frees_at_once() -> None:
    def taken(space: str) -> float:
        state = taking(new_game(), "tower", "monument", tribune=1)
        citizens(state, 0, {1: 2})
        stand(state, 0, B1="column", C1="library")
        play(state, 0, Take(space))
        return EVALUATION.worths(state)[0]

    assert taken("D1") > taken("A3"), "the citizens of the first row multiply what is built there"
    assert taken("A3") > taken("B3"), "nobody has called the third row or column B: it takes a tribune"


def test_different_buildings_in_a_row_are_better_than_equal_ones() -> None:
    def three(*kinds: str) -> float:
        return better(lambda state: stand(state, 0, **dict(zip(("A2", "B2", "D2"), kinds, strict=True))))

    assert three("column", "library", "market") > three("market", "market", "market")


def test_a_fulfilled_building_order_is_worth_its_points() -> None:
    def order(*spaces: str) -> float:
        def change(state: State) -> None:
            state.trajan = {2: "ii_1"}
            stand(state, 0, **dict.fromkeys(spaces, "park"))

        return better(change)

    assert order("A2", "B2", "A3", "B3") > max(order("A2", "B2", "A3", "B5"), 0)


@pytest.mark.parametrize(("version", "fronts"), [(3, {"t_red_red"}), (2, {"t_red_red", "t_coin_coin"})])
def test_the_next_tile_does_not_depend_on_the_space(version: int, fronts: set[str]) -> None:
    """So a computer that looks ahead compares spaces; up to version 2 each space has its own tile."""
    found = set()
    for space in ("B2", "C3"):
        state = bare()
        state.rules_version = version
        lay(state, 0, B2="t_red_red", C3="t_coin_coin")
        tile = state.front(0, space)
        assert sorted((tile, *state.faces[0].values())) == ["t_coin_coin", "t_red_red"]
        assert space not in state.faces[0]
        found.add(tile)
    assert found == fronts
