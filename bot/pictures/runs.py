"""A line of text in more than one voice: plain, bold, and gold for what was gained."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from . import fonts
from .canvas import Canvas
from .fonts import SENTENCE, SENTENCE_BOLD, Style
from .names import shorten
from .palette import Colour

BOLD = "**"
"""What stands before and behind bold words in a message, as in Discord's own markup."""

ASIDE = re.compile(r"\s*\([^)]*\)")
"""What a sentence adds in brackets."""


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one voice."""

    text: str
    bold: bool = False
    gold: bool = False


def parsed(message: str, gold: bool = False) -> list[Run]:
    """The runs of a message in which bold words stand between double asterisks."""
    parts = message.split(BOLD)
    return [Run(part, bold=index % 2 == 1 or gold, gold=gold) for index, part in enumerate(parts) if part]


def width(runs: Sequence[Run], size: float) -> float:
    """How wide the line is at a size, in px."""
    return sum(fonts.width(run.text, _style(run, size)) for run in runs)


def fitted(runs: Sequence[Run], room: float) -> tuple[list[Run], float]:
    """The runs and the size at which they fit into `room` px: smaller by steps of 2, then cut at the end."""
    size = SENTENCE.size
    while size > SENTENCE.least and width(runs, size) > room:
        size -= 2
    fitting: list[Run] = []
    for run in runs:
        taken = fonts.width(run.text, _style(run, size))
        if taken > room:
            fitting.append(replace(run, text=shorten(run.text, _style(run, size), room)))
            break
        room -= taken
        fitting.append(run)
    return fitting, size


def draw(
    canvas: Canvas, x: float, y: float, runs: Sequence[Run], colour: Colour, gold: Colour, room: float
) -> float:
    """The line with the middle of its capitals at y; returns its width."""
    runs, size = fitted(runs, room)
    start = x
    for run in runs:
        x += canvas.text(x, y, run.text, _style(run, size), gold if run.gold else colour)
    return x - start


def _style(run: Run, size: float) -> Style:
    return (SENTENCE_BOLD if run.bold else SENTENCE).at(size)


def emphasised(message: str, important: Collection[str]) -> list[Run]:
    """The runs of a message in which the important words (names, places) are bold, wherever they stand."""
    words = sorted((word for word in important if word), key=len, reverse=True)
    if not words:
        return parsed(message)
    pattern = re.compile("|".join(rf"(?<!\w){re.escape(word)}(?!\w)" for word in words))
    found: list[Run] = []
    for run in parsed(message):
        begin = 0
        for match in pattern.finditer(run.text):
            if match.start() > begin:
                found.append(replace(run, text=run.text[begin : match.start()]))
            found.append(replace(run, text=match.group(), bold=True))
            begin = match.end()
        if begin < len(run.text):
            found.append(replace(run, text=run.text[begin:]))
    return found


def versions(
    sentence: str, gained: str, spent: str, important: Collection[str]
) -> tuple[tuple[Run, ...], ...]:
    """A deed with what it brought, in gold, and what it cost: in full, then shorter and shorter.

    First what was spent is left out, then what the sentence adds in brackets, then both.
    """
    brief = ASIDE.sub("", sentence)
    return tuple(
        _told(told, gained, lost, important)
        for told, lost in ((sentence, spent), (sentence, ""), (brief, spent), (brief, ""))
    )


def _told(sentence: str, gained: str, spent: str, important: Collection[str]) -> tuple[Run, ...]:
    told = emphasised(sentence, important)
    if gained or spent:
        told.append(Run(": "))
    if gained:
        told.append(Run(gained, bold=True, gold=True))
    if spent:
        told.append(Run(f", {spent}" if gained else spent))
    return tuple(told)
