"""One color of a button has one meaning everywhere: which click may have which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.channel.messages.components import Meaning
from bot.channel.messages.ids import decode

INFORMS, CHOOSES, CONFIRMS, GIVES_UP = (
    meaning.value.value for meaning in (Meaning.INFORMS, Meaning.CHOOSES, Meaning.CONFIRMS, Meaning.GIVES_UP)
)

_OF: Final[Mapping[str, set[int]]] = {
    # A step ahead is an answer, a step back is none; a move is an answer played by one tap, or confirmed at the end.
    "at": {INFORMS, CHOOSES},
    "do": {CHOOSES, CONFIRMS, GIVES_UP},
    **dict.fromkeys(
        ("move", "again", "back", "decide", "nudge", "thread", "me-back", "first-game"), {CHOOSES}
    ),
    **dict.fromkeys(("lesson-open", "lesson-back"), {CHOOSES}),
    **dict.fromkeys(("join", "start", "agree", "seat-agree", "first-game-here"), {CONFIRMS}),
    **dict.fromkeys(("leave", "undo", "decline", "seat-decline"), {GIVES_UP}),
}
"""What each verb may mean; any other shows something, leads elsewhere, or settles how somebody is told of things."""


def check_colors(components: Iterable[Mapping[str, Any]]) -> None:
    """That the buttons of a message mean what their colors say, and none looks like the right one among answers."""
    shown = [
        (decode(part["custom_id"]).verb.removeprefix("try-"), part["style"])
        for part in components
        if part.get("type") == 2 and "custom_id" in part
    ]
    for verb, style in shown:
        allowed = {GIVES_UP} if verb.endswith("-sure") else _OF.get(verb, {INFORMS})
        assert style in allowed, (verb, style)
    assert not {CHOOSES, CONFIRMS} <= {style for _, style in shown}, shown
