"""What people write, their names first of all, made harmless for the text around it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

JOINER: Final = "\N{ZERO WIDTH JOINER}"
"""It makes one sign of several, a family say, and is harmless between them."""

_BLANK: Final = "\u3164\u115f\u1160\uffa0\u2800"
"""The fillers of Hangul and the empty sign of Braille: letters and signs of which nothing is seen."""

_MOST_MARKS: Final = 4  # marks that a letter may carry: more of them grow into the lines above and below


def on_one_line(written: str) -> str:
    """It without what can't be seen, breaks the line, grows out of it or turns the text around it."""
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
