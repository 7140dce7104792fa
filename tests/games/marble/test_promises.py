"""What City of Marble says that a move will bring is what it brings."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import Argument, Decision, Move, Text, Value
from bot.games.marble import telling
from bot.games.marble.game import GAME
from bot.games.marble.rules.moves import Aqueduct, Play
from bot.games.marble.state import State, View
from tests.games.marble.spoken import turns, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_points_and_coins_promised_are_what_comes(seats: int) -> None:
    counted = 0
    for state, decision, _, _ in turns(seats, seed=40 + seats):
        for move in promising(state, decision):
            after = GAME.copy(state)
            GAME.play(after, decision.seat, move)
            if is_unfinished(after):
                continue
            gained = sum(
                change.amount for event in after.events for change in event.changes if event.key in AT_ONCE
            )
            assert gained == promised(view_of(state, decision.seat), move), (move, state.ply)
            counted += gained > 0
    assert counted > 5


def is_unfinished(state: State) -> bool:
    """Whether what a tile brings still waits for an answer of the one who laid it."""
    return any(decision.kind() in ("site-order", "start-path") for decision in GAME.asked(state))


AT_ONCE = ("built", "aqueduct-extended")
"""Events that a tile, or two pieces, bring about at once."""


def promising(state: State, decision: Decision) -> Iterator[Move]:
    """The places and pieces that a picture would write something on."""
    view = view_of(state, decision.seat)
    for form in decision.forms(view):
        chosen: dict[str, Value] = {}
        if form.move not in (Play, Aqueduct):
            continue
        for field in form.move.fields():
            options = form.options(field, chosen)
            ranked = sorted(
                options, key=lambda value: -telling.choice(view, form.move, field, value, chosen).rank
            )
            chosen[field] = ranked[0]
        yield form.move(**chosen)


def promised(view: View, move: Move) -> int:
    """The points of all builders, and the coins of fountains, that a preview names."""
    found = 0
    for sentence in telling.preview(view, move):
        if sentence.key in ("preview-site-own", "preview-site-other"):
            found += amount_in(sentence.arguments["points"])
        if sentence.key == "preview-coin":
            found += amount_in(sentence.arguments["coins"])
    return found


def amount_in(argument: Argument) -> int:
    assert isinstance(argument, Text)
    amount = argument.arguments["amount"]
    assert isinstance(amount, int)
    return amount


def test_the_best_place_offered_brings_what_its_badge_says() -> None:
    seen = 0
    for state, decision, _, _ in turns(3, seed=7):
        for move in promising(state, decision):
            if not isinstance(move, Play):
                continue
            view = view_of(state, decision.seat)
            badge = telling.choice(view, Play, "place", move.place, {"tile": move.tile}).badge.rstrip("?≈")
            after = GAME.copy(state)
            GAME.play(after, decision.seat, move)
            if not badge.startswith("+") or is_unfinished(after):
                continue
            gained = after.players[decision.seat].points - state.players[decision.seat].points
            assert gained == int(badge)
            seen += 1
    assert seen > 10
