"""Which emojis Discord takes: those that Unicode knows, and an application's own, by their ids."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

from emoji import is_emoji

from .problems import Path, Problem

INVALID: Final = "COMPONENT_INVALID_EMOJI"


def problems(emoji: Mapping[str, Any], path: Path, known: Collection[int]) -> Iterator[Problem]:
    """What is wrong with the emoji of a button or of an option of a menu; `known` are the application's own."""
    if emoji.get("id") is not None:
        wrong = int(emoji["id"]) not in known
        what = f"The application has no emoji {emoji['id']}."
    else:
        wrong = not is_emoji(emoji.get("name") or "")
        what = f"{emoji.get('name')!r} is no emoji that Unicode knows."
    if wrong:
        yield Problem((*path, "emoji", "id" if emoji.get("id") is not None else "name"), INVALID, what)
