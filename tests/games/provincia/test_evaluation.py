"""The evaluation of Provincia Romana positions: points within reach, and what it takes to get them."""

from __future__ import annotations

from bot.ai.players import LEGATUS, Computer
from bot.engine import Move
from bot.games.provincia.evaluation import EVALUATION
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.moves import Build, Done, Favour, Trade
from bot.games.provincia.state import State

from .scenario import own, turn_with


def chosen(state: State) -> Move:
    """Return the move of a hard computer player on seat 0; seat 1 has the next turn."""
    state.agenda[0] = CardTurn(1)
    return Computer(GAME, EVALUATION, LEGATUS, b"test").choose(GAME.view(state, 0))


def test_an_affordable_building_is_built_at_the_end() -> None:
    assert isinstance(chosen(turn_with("strata", final=True, clay=2, stone=2)), Build)


def test_of_two_affordable_buildings_the_better_one_is_built_at_the_end() -> None:
    assert chosen(turn_with("forum", "circus", final=True, clay=2, wood=2, stone=9, gold=1)) == Build(
        "circus", "none"
    )


def test_the_wood_missing_for_the_best_building_is_bought() -> None:
    assert chosen(turn_with("insula", final=True, wood=8, gold=2)) == Trade("wood", 1)


def test_goods_without_any_further_use_are_not_bought() -> None:
    assert chosen(turn_with(final=True, gold=6)) == Done()


def test_glory_is_played_before_the_game_ends() -> None:
    assert chosen(turn_with("gloria_6", final=True, gold=2)) == Favour("gloria_6")


def test_a_building_is_worth_more_with_more_of_its_goods_in_stock() -> None:
    poor, rich = turn_with("insula", wood=1, gold=1), turn_with("insula", wood=9, gold=1)
    gain = EVALUATION.worths(rich)[0] - EVALUATION.worths(poor)[0]
    without = (
        EVALUATION.worths(turn_with(wood=9, gold=1))[0] - EVALUATION.worths(turn_with(wood=1, gold=1))[0]
    )
    assert gain > without


def test_a_yield_is_worth_more_the_earlier_it_starts() -> None:
    sooner, later = (turn_with("fodina", wood=2, gold=3) for _ in range(2))
    later.round = 5
    for state in (sooner, later):
        assert chosen(state) == Build("fodina", "none")
    without = turn_with(wood=2, gold=3)
    gain = EVALUATION.worths(sooner)[0] - EVALUATION.worths(without)[0]
    without.round = 5
    assert gain > EVALUATION.worths(later)[0] - EVALUATION.worths(without)[0]


def test_stone_that_no_plan_needs_is_worth_more_than_clay() -> None:
    clay, stone = (EVALUATION.worths(turn_with(gold=3, **{good: 4}))[0] for good in ("clay", "stone"))
    assert stone > clay


def test_an_architect_saves_a_unit_of_the_planned_cost() -> None:
    def lacks_one_stone(senate: list[str]) -> float:
        state = turn_with("statua", stone=7, gold=3)
        state.players[0].senate = senate
        return EVALUATION.counted(state, 0)["plan"]

    assert lacks_one_stone(["architectus"]) > lacks_one_stone([])


def test_an_aqueduct_lowers_the_danger_of_later_raids() -> None:
    def danger(*buildings: str) -> float:
        state = turn_with(gold=3)
        own(state, 0, *buildings)
        return EVALUATION.counted(state, 0)["raid 3"]

    assert danger("aquaeductus") < danger("statua")
