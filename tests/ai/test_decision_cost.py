"""What a decision cost, judged only by what its player could know."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.ai.decision_cost import Cost, cost_of
from bot.engine import AnyState, Chance, Depth, Move, all_moves, only_move
from bot.games import TITLES

from .positions import LEARNED, asked_after

QUICK = Depth(width=12, steps=30, kept=3, further=2, worlds=2)


def asked(game: str) -> tuple[AnyState, int]:
    """Return a position in which a seat has a choice, and the seat."""
    title = TITLES[game]
    after = 12
    while True:
        state, seat = asked_after(title, after, "weighing")
        if only_move(list(title.game.asked(state)[0].forms(state))) is None:
            return state, seat
        after += 1


def cost(game: str, state: AnyState, seat: int, move: Move) -> Cost | None:
    title = TITLES[game]
    view = title.game.view(state, seat)
    return cost_of(title.game, title.evaluation, title.chances, view, move, b"seed", QUICK)


@pytest.mark.parametrize("game", LEARNED)
def test_the_cost_of_a_move_depends_only_on_the_view(game: str) -> None:
    title = TITLES[game]
    state, seat = asked(game)
    view = title.game.view(state, seat)
    move = next(all_moves(view.decision.forms(view)))
    found = cost(game, state, seat, move)
    assert found is not None
    assert 0 <= found.loss <= found.lost <= 1
    assert 0 <= found.stake <= 1
    assert found.best in set(all_moves(view.decision.forms(view)))
    assert cost(game, state, seat, move) == found
    elsewhere = title.game.imagine(view, Chance(b"elsewhere"))
    assert cost(game, elsewhere, seat, move) == found


def test_the_best_move_costs_nothing_and_others_are_compared_with_it() -> None:
    state, seat = asked("praetor")
    view = TITLES["praetor"].game.view(state, seat)
    moves = list(islice(all_moves(view.decision.forms(view)), 8))
    costs = [cost("praetor", state, seat, move) for move in moves]
    assert all(found is not None for found in costs)
    best = max((found for found in costs if found is not None), key=lambda found: found.lost).best
    cheapest = cost("praetor", state, seat, best)
    assert cheapest is not None
    assert cheapest.loss == 0
    assert len({found.lost for found in costs if found is not None}) > 1


def test_a_loss_smaller_than_twice_its_uncertainty_counts_as_zero() -> None:
    state, seat = asked("praetor")
    view = TITLES["praetor"].game.view(state, seat)
    move = next(all_moves(view.decision.forms(view)))
    assert Cost(move, lost=0.2, unsure=0.09, stake=0.3).loss == 0.2
    assert Cost(move, lost=0.2, unsure=0.11, stake=0.3).loss == 0
