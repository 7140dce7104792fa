"""A line of text in more than one voice: plain, bold, and gold for what was gained."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from . import fonts
from .canvas import Canvas
from .fonts import SENTENCE, SENTENCE_BOLD, Style
from .names import shorten
from .palette import Colour

EMPHASIS = "\ue000"
"""Stands before and behind bold words in a sentence; no name has it (`names.drawable`)."""


_WORD = re.compile(r"[^ ]* |[^ ]+")
"""A word with the space behind it, or the last one."""


@dataclass(frozen=True, slots=True)
class Run:
    """Words in one voice."""

    text: str
    bold: bool = False
    gold: bool = False


def emphasised(sentence: str) -> list[Run]:
    """The runs of a sentence whose words were said with the sign of emphasis: what stands out is bold."""
    parts = sentence.split(EMPHASIS)
    return [Run(part, bold=index % 2 == 1) for index, part in enumerate(parts) if part]


def width(runs: Sequence[Run], size: float) -> float:
    """How wide the line is at a size, in px."""
    return sum(fonts.width(run.text, _style(run, size)) for run in runs)


def abridged(runs: Sequence[Run], names: Sequence[str], room: float) -> tuple[Run, ...]:
    """The runs with each of the names in them cut to `room` px of bold type."""
    short = {name: shorten(name, SENTENCE_BOLD, room) for name in names}
    shortened = {name: cut for name, cut in short.items() if cut != name}
    return tuple(replace(run, text=_replaced(run.text, shortened)) for run in runs)


def _replaced(text: str, shortened: Mapping[str, str]) -> str:
    for name, cut in shortened.items():
        text = text.replace(name, cut)
    return text


def fitted(
    runs: Sequence[Run], room: float, size: float = SENTENCE.size, least: float = SENTENCE.least
) -> tuple[list[Run], float]:
    """The runs and the size at which they fit into `room` px: smaller by steps of 2, then cut at the end."""
    while size > least and width(runs, size) > room:
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


def wrapped(runs: Sequence[Run], room: float, size: float) -> list[list[Run]]:
    """The runs on as many lines of `room` px as they need, broken between words; every line keeps the voices."""
    lines: list[list[Run]] = [[]]
    taken = 0.0
    for word in _words(runs):
        shown = [*word[:-1], replace(word[-1], text=word[-1].text.rstrip())]
        if lines[-1] and taken + width(shown, size) > room:
            lines.append([])
            taken = 0.0
        lines[-1] += word
        taken += width(word, size)
    return [_joined(line) for line in lines]


def _joined(words: Sequence[Run]) -> list[Run]:
    """A line with one run for what is said in one voice."""
    return [
        Run("".join(run.text for run in same), bold, gold)
        for (bold, gold), same in groupby(words, key=lambda run: (run.bold, run.gold))
    ]


def _words(runs: Sequence[Run]) -> list[list[Run]]:
    """What may not be broken, each with the space behind it: words, in as many voices as they are said in."""
    words: list[list[Run]] = [[]]
    for run in runs:
        for piece in _WORD.findall(run.text):
            words[-1].append(replace(run, text=piece))
            if piece.endswith(" "):
                words.append([])
    return [word for word in words if word]


def draw(
    canvas: Canvas,
    x: float,
    y: float,
    runs: Sequence[Run],
    colour: Colour,
    gold: Colour,
    room: float,
    size: float = SENTENCE.size,
    least: float = SENTENCE.least,
) -> float:
    """The line with the middle of its capitals at y; returns its width."""
    runs, size = fitted(runs, room, size, least)
    start = x
    for run in runs:
        x += canvas.text(x, y, run.text, _style(run, size), gold if run.gold else colour)
    return x - start


def _style(run: Run, size: float) -> Style:
    return (SENTENCE_BOLD if run.bold else SENTENCE).at(size)
