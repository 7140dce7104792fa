"""Every game keeps its promises to the engine; violations, planted in the example, are reported."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import msgspec
import pytest

from bot.engine import AnyState, AnyView, Game, Move, Text, push
from tests.games.drawing import Drawing
from tools import selfplay
from tools.example.rules.moves import Plant
from tools.example.rules.turns import NextTurn, Turn
from tools.example.state import State, seen_by
from tools.options import CannotRun

from .entry import Conformance
from .promises import contradicted, curtailed, leaks, open_fields, undealt, unshown
from .suite import SUITE, combinations, positions, random_game, some_seats

GAME_CASES = [pytest.param(conformance, id=game) for game, conformance in SUITE.items()]
EXAMPLE = SUITE["example"]
SOMEWHERE = random_game(EXAMPLE.game, 3, {}, "open", 12).state


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_open_fields_are_shown(conformance: Conformance) -> None:
    states = open_positions(conformance.game)
    assert unshown(conformance.game, states) == []
    assert curtailed(conformance, states) == []


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_moves_on_offer_meet_every_condition(conformance: Conformance) -> None:
    game = conformance.game
    for seed in range(3):
        recorder = random_game(game, game.seats[seed % len(game.seats)], {}, f"conditions {seed}")
        assert contradicted(conformance, recorder.record().positions(game)) == []


@pytest.mark.parametrize("conformance", GAME_CASES)
def test_every_secret_is_redrawn_in_imagined_positions(conformance: Conformance) -> None:
    assert undealt(conformance, some_positions(conformance.game)) == []


def some_positions(game: Game) -> list[AnyState]:
    """Return positions from all over a random game."""
    return list(islice(positions(random_game(game, some_seats(game), {}, "open")), None, None, 7))


def open_positions(game: Game) -> list[AnyState]:
    """Return these, the end of a game, and a position in which one seat has no player and another an instruction."""
    recorder = random_game(game, some_seats(game), {}, "open")
    left = random_game(game, 3, {}, "open", 12).state
    game.resign(left, 2)
    left.instructions[0] = {"question": "way"}
    return [*islice(positions(recorder), None, None, 7), recorder.state, left]


def test_a_game_for_two_players_only_is_drawn_once_for_each_moment() -> None:
    conformance = planted(seats=range(2, 3))
    assert some_seats(conformance.game) == 2
    assert [seats for seats, options in combinations(conformance.game) if not options] == [2]
    shown = Drawing(conformance.title).shown
    assert len(set(shown)) == len(shown)
    assert {seats for seats, _ in shown} == {2}


# Mistakes, planted in the example


def planted(**changes: object) -> Conformance:
    """Return the example with something else in its game."""
    game = replace(EXAMPLE.game, **changes)  # type: ignore[arg-type]
    return replace(EXAMPLE, title=replace(EXAMPLE.title, game=game))


def test_a_condition_that_moves_on_offer_do_not_meet_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stingy(turn: Turn, position: State, move: Move) -> Text | None:
        return Text("refusal-too-dear") if isinstance(move, Plant) and move.crop == "vine" else None

    monkeypatch.setattr(Turn, "refusal", stingy)
    (told,) = contradicted(EXAMPLE, some_positions(EXAMPLE.game))
    assert told.startswith("turn of example offers moves of the kind plant")
    assert told.endswith("refusal-too-dear")


def test_an_open_field_that_no_view_shows_is_named() -> None:
    def forgetful(state: State, viewer: int | None) -> AnyView:
        return msgspec.structs.replace(seen_by(state, viewer), crops={})

    game = planted(seen_by=forgetful).game
    (told,) = unshown(game, some_positions(game))
    assert told.startswith("crops lies open on the table of example, but no view ever shows")


@pytest.mark.parametrize("field", open_fields(EXAMPLE.game.view(SOMEWHERE, None), SOMEWHERE))
def test_each_open_field_that_a_view_leaves_out_is_named(field: str) -> None:
    empty = type(getattr(SOMEWHERE, field))()

    def forgetful(state: State, viewer: int | None) -> AnyView:
        return msgspec.structs.replace(seen_by(state, viewer), **{field: empty})

    conformance = planted(seen_by=forgetful)
    told = curtailed(conformance, open_positions(EXAMPLE.game))
    assert [sentence.partition(" ")[0] for sentence in told] == [field]


def test_a_secret_that_a_view_shows_is_named() -> None:
    def indiscreet(state: State, viewer: int | None) -> AnyView:
        return msgspec.structs.replace(seen_by(state, viewer), hidden_seeds=dict(enumerate(state.hidden)))

    conformance = planted(seen_by=indiscreet)
    told = undealt(conformance, some_positions(conformance.game))
    assert "hands.2 in the State of example is never dealt anew for seat 2, a spectator" in told[0]


def test_an_open_field_that_reveals_a_secret_is_named() -> None:
    def indiscreet(state: State, viewer: int | None) -> AnyView:
        return msgspec.structs.replace(seen_by(state, viewer), points=[sum(hand) for hand in state.hands])

    conformance = planted(seen_by=indiscreet)
    state = random_game(conformance.game, 3, {}, "leak", 9).state
    (told,) = leaks(conformance, state, 0)
    assert told.startswith("points in the view of seat 0 at ply 9 of example is not the same")


def test_a_game_that_never_ends_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "MOST_MOVES", 15)
    monkeypatch.setattr(NextTurn, "run", lambda self, state: push(state, Turn((self.last + 1) % state.seats)))
    with pytest.raises(CannotRun, match="example has not ended after 15 moves, and still asks turn"):
        random_game(EXAMPLE.game, 3, {}, "endless")


def test_an_agenda_that_loops_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NextTurn, "run", lambda self, state: push(state, NextTurn(self.last)))
    with pytest.raises(RuntimeError, match="without asking anybody, and NextTurn comes next"):
        random_game(EXAMPLE.game, 3, {}, "circle")
