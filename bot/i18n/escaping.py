"""Escaping text that people write, such as their names."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\N{ZERO WIDTH JOINER}"
"""Joins several characters into one, such as a family emoji; harmless between them."""

_BLANK: Final = "\u3164\u115f\u1160\uffa0\u2800"
"""Invisible letters: the fillers of Hangul and the empty Braille pattern."""

_MOST_MARKS: Final = 4  # combining marks of a letter; more would grow into the lines above and below


def on_one_line(written: str) -> str:
    """The text without what is invisible, breaks the line, grows out of it, or reverses the text around it."""
    if written.isascii() and written.isprintable():
        return " ".join(written.split())
    shown = " ".join("".join(_seen(written)).split())
    seen = (character != JOINER and unicodedata.category(character)[0] not in "MZ" for character in shown)
    return shown if any(seen) else ""


def _seen(written: str) -> Iterator[str]:
    marks = 0
    for character in written:
        if character.isspace() or character in _BLANK:
            yield " "
        elif unicodedata.category(character)[0] == "M":
            marks += 1
            if marks <= _MOST_MARKS:
                yield character
            continue
        elif character == JOINER or unicodedata.category(character)[0] != "C":
            yield character
        marks = 0
