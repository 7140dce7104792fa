"""Reasons: which figures make the best move better, found from what the player could know."""

from __future__ import annotations

import pytest

from bot.ai.advice import OTHERS, reason
from bot.ai.search import Search
from bot.engine import Chance, all_moves
from bot.games import TITLES

from .positions import LEARNED
from .test_decision_cost import QUICK, asked, cost


def test_reasons_are_figures_of_the_evaluation_and_depend_only_on_the_view() -> None:
    told = 0
    for game in LEARNED:
        title = TITLES[game]
        state, seat = asked(game)
        view = title.game.view(state, seat)
        elsewhere = title.game.view(title.game.imagine(view, Chance(b"elsewhere")), seat)
        opinions = Search(title.game, title.evaluation, view, QUICK, b"in place seed").opinions()
        for move in [opinion.move for opinion in opinions[:2]]:
            reasoned, other = (
                reason(title.game, title.evaluation, title.chances, one, move, b"seed", QUICK)
                for one in (view, elsewhere)
            )
            assert reasoned == other
            if reasoned is not None:
                told += 1
                assert reasoned.cost == cost(game, state, seat, move)
                assert set(reasoned.gains) == {*title.evaluation.counted(state, seat), OTHERS}
    assert told


def test_no_move_is_called_better_than_the_one_that_the_search_chooses() -> None:
    title = TITLES["praetor"]
    state, seat = asked("praetor")
    view = title.game.view(state, seat)
    opinions = Search(title.game, title.evaluation, view, QUICK, b"in place seed").opinions()
    chosen = opinions[0].move
    reasoned = reason(title.game, title.evaluation, title.chances, view, chosen, b"seed", QUICK)
    assert reasoned is None or reasoned.cost.best == chosen
    for other in [opinion.move for opinion in opinions[1:]]:
        reasoned = reason(title.game, title.evaluation, title.chances, view, other, b"seed", QUICK)
        assert reasoned is None or reasoned.cost.best != other


@pytest.mark.parametrize("game", TITLES)
def test_the_values_of_all_figures_add_up_to_the_estimated_points(game: str) -> None:
    title = TITLES[game]
    state, _ = asked(game)
    for seat, worth in enumerate(title.evaluation.worths(state)):
        assert sum(title.evaluation.worths_by_figure(state, seat).values()) == pytest.approx(worth)


def test_a_pass_in_the_first_round_gets_a_reason_with_what_it_misses() -> None:
    title = TITLES["praetor"]
    state = title.game.new(2, {}, bytes(16))
    while title.game.asked(state)[0].kind() != "take-action":
        decision = title.game.asked(state)[0]
        title.game.play(state, decision.seat, next(all_moves(decision.forms(state))))
    seat = title.game.asked(state)[0].seat
    view = title.game.view(state, seat)
    passing = next(move for move in all_moves(view.decision.forms(view)) if move.kind() == "pass")
    found = reason(title.game, title.evaluation, title.chances, view, passing, b"seed", QUICK)
    assert found is not None
    assert found.cost.best != passing
    assert sum(found.gains.values()) > 0
