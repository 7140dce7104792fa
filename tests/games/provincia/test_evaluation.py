"""What computers look at: they see points that are to be had, and what it takes to have them."""

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
    """What a commander answers for seat 0, after whom seat 1 has its turn."""
    state.agenda[0] = CardTurn(1)
    return Computer(GAME, EVALUATION, LEGATUS, b"test").choose(GAME.view(state, 0))


def test_at_the_end_a_building_is_built_that_can_be_paid() -> None:
    assert isinstance(chosen(turn_with("strata", final=True, clay=2, stone=2)), Build)


def test_of_two_buildings_the_better_one_gets_the_goods_at_the_end() -> None:
    assert chosen(turn_with("forum", "circus", final=True, clay=2, wood=2, stone=9, gold=1)) == Build(
        "circus", "none"
    )


def test_wood_is_bought_that_the_best_building_lacks() -> None:
    assert chosen(turn_with("insula", final=True, wood=8, gold=2)) == Trade("wood", 1)


def test_goods_that_nothing_needs_any_more_are_not_bought() -> None:
    assert chosen(turn_with(final=True, gold=6)) == Done()


def test_glory_is_played_before_the_game_ends() -> None:
    assert chosen(turn_with("gloria_6", final=True, gold=2)) == Favour("gloria_6")


def test_a_building_is_worth_more_the_more_of_its_goods_are_there() -> None:
    poor, rich = turn_with("insula", wood=1, gold=1), turn_with("insula", wood=9, gold=1)
    gain = EVALUATION.worths(rich)[0] - EVALUATION.worths(poor)[0]
    without = (
        EVALUATION.worths(turn_with(wood=9, gold=1))[0] - EVALUATION.worths(turn_with(wood=1, gold=1))[0]
    )
    assert gain > without


def test_a_yield_is_worth_more_the_sooner_it_begins() -> None:
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


def test_an_architect_saves_a_unit_of_what_is_planned_as_a_crane_does() -> None:
    def lacks_one_stone(senate: list[str]) -> float:
        state = turn_with("statua", stone=7, gold=3)
        state.players[0].senate = senate
        return EVALUATION.counted(state, 0)["plan"]

    assert lacks_one_stone(["architectus"]) > lacks_one_stone([])


def test_an_aqueduct_gives_back_the_morale_that_the_raids_to_come_ask_for() -> None:
    def danger(*buildings: str) -> float:
        state = turn_with(gold=3)
        own(state, 0, *buildings)
        return EVALUATION.counted(state, 0)["raid 3"]

    assert danger("aquaeductus") < danger("statua")
