"""Badges of City of Marble's places: what they promise is what happens."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine import Decision, Move, Value
from bot.games.marble.game import GAME
from bot.games.marble.rules.moves import Aqueduct, Play
from bot.games.marble.state import State
from bot.games.marble.words import WORDS

from .spoken import turns, view_of

pytestmark = pytest.mark.usefixtures("no_argument_missing")


def is_unfinished(state: State) -> bool:
    """Return whether the result of a tile still depends on an answer of its player."""
    return any(decision.kind() in ("site-order", "start-path") for decision in GAME.asked(state))


def promising(state: State, decision: Decision) -> Iterator[Move]:
    """Yield the best-ranked move of each kind that shows badges in a picture."""
    view = view_of(state, decision.seat)
    for form in decision.forms(view):
        chosen: dict[str, Value] = {}
        if form.move not in (Play, Aqueduct):
            continue
        for field in form.move.fields():
            options = form.options(field, chosen)
            ranked = sorted(
                options, key=lambda value: -WORDS.choice(view, form.move, field, value, chosen).rank
            )
            chosen[field] = ranked[0]
        yield form.move(**chosen)


def test_the_best_place_scores_what_its_badge_says() -> None:
    seen = 0
    for state, decision, _, _ in turns(3, seed=7):
        for move in promising(state, decision):
            if not isinstance(move, Play):
                continue
            view = view_of(state, decision.seat)
            badge = WORDS.choice(view, Play, "place", move.place, {"tile": move.tile}).badge.rstrip("?≈")
            after = GAME.copy(state)
            GAME.play(after, decision.seat, move)
            if not badge.startswith("+") or is_unfinished(after):
                continue
            gained = after.players[decision.seat].points - state.players[decision.seat].points
            assert gained == int(badge)
            seen += 1
    assert seen > 10
