"""The color of a button means the same everywhere: which button may have which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.channel.messages.components import ButtonMeaning, address_in

INFORMS, CHOOSES, CONFIRMS, GIVES_UP = (
    meaning.value.value
    for meaning in (
        ButtonMeaning.INFORMS,
        ButtonMeaning.CHOOSES,
        ButtonMeaning.CONFIRMS,
        ButtonMeaning.GIVES_UP,
    )
)

_MOVES: Final = {"at": {INFORMS, CHOOSES}, "do": {CONFIRMS, GIVES_UP}}
"""Answers and steps back: going on chooses, going back informs; a button that plays a move confirms it."""

_OTHERS: Final[Mapping[int, set[str]]] = {
    CHOOSES: {"move", "again", "back", "show", "instead", "decide", "nudge", "thread", "me-back"}
    | {"first-game", "lesson-open", "lesson-back", "go-on-here", "absent-computer", "absent-other"},
    CONFIRMS: {"join", "start", "agree", "seat-agree", "first-game-here"},
    GIVES_UP: {"leave", "undo", "clear", "decline", "seat-decline"},
}
"""The other buttons: those not listed here show something, lead elsewhere, or change a setting, so they inform."""


def _allowed(verb: str) -> set[int]:
    if verb.endswith("-sure"):
        return {GIVES_UP}
    return _MOVES.get(verb) or {style for style, verbs in _OTHERS.items() if verb in verbs} or {INFORMS}


def check_colors(components: Iterable[Mapping[str, Any]]) -> None:
    """Assert that each button of a message has the color of its meaning."""
    shown = [
        (address_in(part["custom_id"]).verb.removeprefix("try-"), part["style"])
        for part in components
        if part.get("type") == 2 and "custom_id" in part
    ]
    for verb, style in shown:
        assert style in _allowed(verb), (verb, style)
