"""One color of a button has one meaning everywhere: which click may have which."""

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
"""A step ahead is an answer, a step back is none; what plays a move confirms it, be it by one tap or at the end."""

_OTHERS: Final[Mapping[int, set[str]]] = {
    CHOOSES: {"move", "again", "back", "show", "instead", "decide", "nudge", "thread", "me-back"}
    | {"first-game", "lesson-open", "lesson-back", "go-on-here", "absent-computer", "absent-other"},
    CONFIRMS: {"join", "start", "agree", "seat-agree", "first-game-here"},
    GIVES_UP: {"leave", "undo", "clear", "decline", "seat-decline"},
}
"""What else is no question of information: any verb that is missing shows something, leads elsewhere, or settles how
somebody is told of things."""


def _allowed(verb: str) -> set[int]:
    if verb.endswith("-sure"):
        return {GIVES_UP}
    return _MOVES.get(verb) or {style for style, verbs in _OTHERS.items() if verb in verbs} or {INFORMS}


def check_colors(components: Iterable[Mapping[str, Any]]) -> None:
    """That the buttons of a message mean what their colors say."""
    shown = [
        (address_in(part["custom_id"]).verb.removeprefix("try-"), part["style"])
        for part in components
        if part.get("type") == 2 and "custom_id" in part
    ]
    for verb, style in shown:
        assert style in _allowed(verb), (verb, style)
