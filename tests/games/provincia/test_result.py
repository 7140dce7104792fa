"""The picture of a move's result: which moves have one, what is framed, which figures it shows."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.engine import Chance, Move, MovePreview, foresee
from bot.games.provincia.game import GAME
from bot.games.provincia.pictures import choice
from bot.games.provincia.pictures.table import Heading
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import BattlePhase
from bot.games.provincia.rules.rounds import YieldPhase
from bot.games.provincia.state import State, seen_by
from bot.i18n.fluent import words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from bot.pictures.preview import SCENE
from tests.conformance.suite import positions, random_game

from .scenario import draft_of, hand, new_game, own, play, prestige, run, stack, turn_with

SAID = words("en", "provincia")


def foreseen(state: State, move: Move, seat: int = 0) -> MovePreview:
    return foresee(GAME, GAME.view(state, seat), move)


def drawn(state: State, move: Move, seat: int = 0) -> Canvas | None:
    return choice.draw_result(foreseen(state, move, seat), Showing(("Anna", "Ben", "Carla"), SAID))


@pytest.fixture
def framed(monkeypatch: pytest.MonkeyPatch) -> list[Box]:
    """Record the boxes that get a dashed frame."""
    boxes: list[Box] = []
    monkeypatch.setattr(highlights, "dashed", lambda canvas, box: boxes.append(box))
    return boxes


def test_a_building_is_framed_where_it_will_stand(framed: list[Box]) -> None:
    state = turn_with("domus", "turris", clay=2, wood=2)
    own(state, 0, "turris", "fodina")
    assert drawn(state, moves.Build("domus", "none"))
    assert drawn(state, moves.Build("turris", "none"))
    run(state, YieldPhase())
    prestige(state, 0, 5)
    assert drawn(state, moves.Activate("turris"))
    bot, second, tower = framed
    assert bot.y > SCENE[1] / 2 > tower.bottom, "civic buildings stand on the lower street"
    assert tower == second, "it stays where it is; two alike stand as one"


def test_a_threatened_building_is_framed_in_its_owners_town(framed: list[Box]) -> None:
    state = turn_with("coniuratio", gold=5)
    own(state, 1, "circus")
    hand(state, 1, "aediles")
    state.players[1].goods["gold"] = 2
    assert drawn(state, moves.Coniuratio("massilia", "circus"))
    play(state, 0, moves.Coniuratio("massilia", "circus"))
    assert drawn(state, moves.Aediles(), seat=1)
    assert framed[0] == framed[1]
    assert drawn(state, moves.Accept(), seat=1), "the card comes back to the hand"
    assert len(framed) == 3


def test_the_threatened_building_of_a_player_who_left_is_framed_too(framed: list[Box]) -> None:
    state = turn_with("coniuratio", gold=5)
    own(state, 1, "circus")
    state.gone[1] = True
    assert drawn(state, moves.Coniuratio("massilia", "circus"))
    assert len(framed) == 1


def test_only_open_cards_of_the_draft_are_shown(framed: list[Box]) -> None:
    state = new_game()
    stack(state, "opes", "opes_01", "opes_02", "opes_03", "opes_04", "opes_05", "opes_06")
    play(draft_of(state, 0, 1, 2), 0, moves.ChooseDeck("opes"))
    assert drawn(state, moves.Take("B"))
    assert len(framed) == 1
    assert drawn(state, moves.Take("E")) is None


def test_cards_played_from_the_hand_and_tokens_are_framed(framed: list[Box]) -> None:
    cards = ("patronus_1", "commercium_wood1_clay1", "concussio", "corruptio", "consuetudo")
    state = turn_with(*cards, *["domus"] * 6, clay=3, wood=3, gold=9)
    for move in (
        moves.Favour("patronus_1"),
        moves.Exchange("commercium_wood1_clay1", 2),
        moves.Concussio("massilia"),
        moves.Corruptio("3 clay"),
        moves.Consuetudo(),
    ):
        assert drawn(state, move)
    play(state, 0, moves.Consuetudo())
    assert drawn(state, moves.Keep(3))
    token = run(new_game(), BattlePhase())
    assert drawn(token, moves.PlayToken(token.private(0).tokens[0]))
    assert len(framed) == 7


def test_moves_without_anything_to_show_have_no_picture() -> None:
    state = turn_with("domus", gold=9)
    for move in (moves.Done(), moves.Discard("domus"), moves.Trade("wood", 1)):
        assert drawn(state, move) is None


def test_every_change_of_a_move_appears_in_the_figures_of_its_seat() -> None:
    chance = Chance(b"figures")
    figures = Heading(seen_by(new_game(3), None), Showing(("Anna", "Ben", "Carla"), SAID)).figures
    for state in islice(positions(random_game(GAME, 3, {}, "figures")), 0, None, 3):
        for decision in GAME.asked(state):
            for form in decision.forms(state):
                found = foreseen(state, form.sample(chance.below), decision.seat)
                before, after = (
                    {figure.word: figure.value for figure in figures(view, decision.seat)}
                    for view in (found.before, found.after)
                )
                for what, amount in found.changes.items():
                    word = SAID(f"held-{what}")
                    assert after[word] - before[word] == amount
