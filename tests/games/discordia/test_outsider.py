"""The outsider plays what is plainly best."""

from __future__ import annotations

from bot.games.discordia.game import GAME
from bot.games.discordia.rules.moves import SpecialDispatch
from tests.games.discordia.outsider import Outsider
from tests.games.discordia.scenario import stands, turn


def test_it_sends_its_last_figures() -> None:
    state = turn("red", 3, stock="RR")
    stands(state, 0, "K1", "barracks_3b")
    assert state.turn is not None
    state.turn.acted = True
    assert Outsider().choose(GAME.view(state, 0)) == SpecialDispatch("K1", "RR")


def test_it_answers_alike_when_asked_again() -> None:
    state = turn("red", 4, stock="RRWWYY")
    stands(state, 0, "K1", "barracks_4b")
    view = GAME.view(state, 0)
    assert Outsider().choose(view) == Outsider().choose(view)
