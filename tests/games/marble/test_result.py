"""The picture of a move's result: which moves have one, what is framed, which figures it shows."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

import pytest

from bot.engine import Chance, Move, MovePreview, foresee
from bot.games.marble.game import GAME
from bot.games.marble.pictures import result
from bot.games.marble.pictures.table import Heading
from bot.games.marble.rules.moves import Aqueduct, Claim, Draw, Play, Recall, Water
from bot.games.marble.state import State, seen_by
from bot.i18n.fluent import words
from bot.pictures.canvas import Canvas, Point
from bot.pictures.names import Showing
from tests.conformance.suite import positions, random_game

from .scenario import ARENA, BATH, TEMPLE, THEATRE, holds, laid, lay, line, new_game, turn_of

SAID = words("en", "marble")


def foreseen(state: State, move: Move) -> MovePreview:
    return foresee(GAME, GAME.view(state, GAME.asked(state)[0].seat), move)


def drawn(state: State, move: Move) -> Canvas | None:
    return result.draw_result(foreseen(state, move), Showing(("Anna", "Ben", "Carla"), SAID))


def theatre() -> State:
    """Return a position in which a tile on D8-E8 finishes a theater at EF8 for seat 0."""
    state = new_game(3)
    laid(state, THEATRE, "E9-E10", by=0)
    laid(state, THEATRE, "F8-F9", by=0)
    laid(state, ARENA, "F6-F7", by=1)
    laid(state, THEATRE, "E6-E7", by=2)
    holds(state, 0, bath=1, temple=1)
    return state


@pytest.fixture
def framed(monkeypatch: pytest.MonkeyPatch) -> list[Sequence[Point]]:
    """Record the outlines that get a dashed frame."""
    outlines: list[Sequence[Point]] = []
    monkeypatch.setattr(result, "draw_dashes", lambda canvas, outline: outlines.append(outline))
    return outlines


def test_a_tile_and_the_site_that_it_completes_are_framed(framed: list[Sequence[Point]]) -> None:
    assert drawn(theatre(), Play(BATH, "D8-E8", "no"))
    assert [len(outline) for outline in framed] == [4, 6]
    framed.clear()
    assert drawn(theatre(), Play(BATH, "D10-D11", "no"))
    assert [len(outline) for outline in framed] == [4]


def test_the_tile_that_a_magistrate_leaves_is_framed(framed: list[Sequence[Point]]) -> None:
    assert drawn(theatre(), Recall("E9-E10"))
    assert [len(outline) for outline in framed] == [4]
    framed.clear()
    state = lay(theatre(), 0, BATH, "D8-E8")
    assert drawn(state, Claim("F8-F9"))
    assert drawn(state, Claim("none")) is None
    assert [len(outline) for outline in framed] == [4]


def at_the_outlet() -> State:
    """Return a position in which a tile on C16-C17 reaches the gray outlet and completes CD16."""
    state = new_game(2, "viminal", "palatine", "aventine")
    laid(state, TEMPLE, "C15-D15")
    laid(state, BATH, "D16-D17")
    holds(state, 0, temple=1)
    return state


def test_the_first_pieces_of_an_aqueduct_are_framed_together(framed: list[Sequence[Point]]) -> None:
    assert drawn(at_the_outlet(), Play(TEMPLE, "C16-C17", "no"))
    assert [len(outline) for outline in framed] == [4], "the site waits for the water"
    framed.clear()
    assert drawn(lay(at_the_outlet(), 0, TEMPLE, "C16-C17"), Water("W SE SW"))
    assert [len(outline) for outline in framed] == [6, 8], "the site, and three pieces in one strip"


def test_only_the_new_pieces_of_an_aqueduct_are_framed(framed: list[Sequence[Point]]) -> None:
    state = laid(at_the_outlet(), TEMPLE, "C16-C17")
    line(state, "grey", "BC17", "BC15")
    assert drawn(state, Aqueduct("grey SE", "grey SW"))
    assert [len(outline) for outline in framed] == [6], "two pieces"


def test_moves_that_do_not_change_the_board_have_no_picture() -> None:
    assert drawn(turn_of(new_game()), Draw(BATH, TEMPLE)) is None


def test_every_change_of_a_move_appears_in_the_figures_of_its_seat() -> None:
    chance, seen = Chance(b"figures"), set()
    heading = Heading(seen_by(new_game(3), None), Showing(("Anna", "Ben", "Carla"), SAID))
    for state in islice(positions(random_game(GAME, 3, {}, "figures")), 0, None, 3):
        for decision in GAME.asked(state):
            for form in decision.forms(state):
                found = foresee(GAME, GAME.view(state, decision.seat), form.sample(chance.below))
                before, after = (
                    {figure.word: figure.value for figure in heading.figures(view, decision.seat)}
                    for view in (found.before, found.after)
                )
                for what, amount in found.changes.items():
                    word = SAID(f"held-{what}")
                    assert after[word] - before[word] == amount
                seen.add(form.move)
    assert seen >= {Draw, Play, Aqueduct, Recall, Claim}
