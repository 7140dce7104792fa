"""Lines of text in several styles, with icons and numbers among the words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from . import fonts
from .canvas import Anchor, Canvas
from .fonts import COUNT, SENTENCE, SENTENCE_BOLD, Style
from .names import shorten
from .sprites import icon
from .theme import Colour

EMPHASIS = "\ue000"  # encloses bold words in a sentence; names never contain it (`names.drawable`)
_WORD = re.compile(r"[^ ]* |[^ ]+")  # a word with the space after it, or the last one


class TextRun(Struct, frozen=True):
    """Words in one style."""

    text: str
    bold: bool = False
    gold: bool = False


def emphasized(sentence: str) -> list[TextRun]:
    """The runs of a sentence in which EMPHASIS encloses bold words."""
    parts = sentence.split(EMPHASIS)
    return [TextRun(part, bold=index % 2 == 1) for index, part in enumerate(parts) if part]


def runs_width(runs: Sequence[TextRun], size: float) -> float:
    return sum(fonts.width(run.text, _run_style(run, size)) for run in runs)


def abridged(runs: Sequence[TextRun], names: Sequence[str], room: float) -> tuple[TextRun, ...]:
    """The runs with each name in them cut to `room` px of bold type."""
    short = {name: shorten(name, SENTENCE_BOLD, room) for name in names}
    found = []
    for run in runs:
        text = run.text
        for name, cut in short.items():
            text = text.replace(name, cut)
        found.append(replace(run, text=text))
    return tuple(found)


def fitted(runs: Sequence[TextRun], room: float, size: float, least: float) -> tuple[list[TextRun], float]:
    """The runs and the size that fit into `room` px: shrunk by steps of 2 px, then cut at the end."""
    while size > least and runs_width(runs, size) > room:
        size -= 2
    fitting: list[TextRun] = []
    for run in runs:
        taken = fonts.width(run.text, _run_style(run, size))
        if taken > room:
            fitting.append(replace(run, text=shorten(run.text, _run_style(run, size), room)))
            break
        room -= taken
        fitting.append(run)
    return fitting, size


def wrapped(runs: Sequence[TextRun], room: float, size: float) -> list[list[TextRun]]:
    """The runs on as many lines of `room` px as they need, broken between words, with their styles."""
    lines: list[list[TextRun]] = [[]]
    taken = 0.0
    for word in _words(runs):
        shown = [*word[:-1], replace(word[-1], text=word[-1].text.rstrip())]
        if lines[-1] and taken + runs_width(shown, size) > room:
            lines.append([])
            taken = 0.0
        lines[-1] += word
        taken += runs_width(word, size)
    return [_joined(line) for line in lines]


def set_on_lines(
    versions: Sequence[Sequence[TextRun]], room: float, settings: Sequence[tuple[float, int]]
) -> tuple[Sequence[Sequence[TextRun]], float]:
    """The longest version that fits in one of the settings (size, most lines), on lines, and its size.

    If none fits, the shortest one is cut.
    """
    for version in versions:
        for size, most in settings:
            lines = wrapped(version, room, size)
            if len(lines) <= most and all(runs_width(line, size) <= room + size / 2 for line in lines):
                return lines, size
    size, most = settings[-1]
    *lines, last = wrapped(versions[-1], room, size)[:most]
    return [*lines, fitted([*last, TextRun("…")], room, size, size)[0]], size


def _joined(words: Sequence[TextRun]) -> list[TextRun]:
    return [
        TextRun("".join(run.text for run in same), bold, gold)
        for (bold, gold), same in groupby(words, key=lambda run: (run.bold, run.gold))
    ]


def _words(runs: Sequence[TextRun]) -> list[list[TextRun]]:
    """The words, each with the space after it: a word can consist of several runs."""
    words: list[list[TextRun]] = [[]]
    for run in runs:
        for piece in _WORD.findall(run.text):
            words[-1].append(replace(run, text=piece))
            if piece.endswith(" "):
                words.append([])
    return [word for word in words if word]


def draw_runs(
    canvas: Canvas,
    x: float,
    y: float,
    runs: Sequence[TextRun],
    colour: Colour,
    gold: Colour,
    room: float,
    size: float,
    least: float,
) -> float:
    """Draw a line with the middle of its capitals at y; return its width."""
    runs, size = fitted(runs, room, size, least)
    start = x
    for run in runs:
        x += canvas.text(x, y, run.text, _run_style(run, size), gold if run.gold else colour)
    return x - start


def _run_style(run: TextRun, size: float) -> Style:
    return (SENTENCE_BOLD if run.bold else SENTENCE).at(size)


GAP = 6


@dataclass(frozen=True, slots=True)
class Icon:
    """A piece of artwork in a line."""

    artwork: str


Sign = Icon | str  # an icon, or words and numbers


def icons_width(signs: Sequence[Sign], size: int, style: Style) -> float:
    wide = sum(size if isinstance(sign, Icon) else fonts.width(sign, style) for sign in signs)
    return wide + GAP * max(0, len(signs) - 1)


def draw_icons(
    canvas: Canvas,
    x: float,
    y: float,
    signs: Sequence[Sign],
    colour: Colour,
    room: float,
    size: int,
    anchor: Anchor = "middle",
) -> float:
    """Draw a line around x, or from x on ("left"), shrunk to fit; return its width."""
    style = _icon_style(size)
    while size > 20 and icons_width(signs, size, style) > room:
        size -= 2
        style = _icon_style(size)
    wide = icons_width(signs, size, style)
    at = x - wide / 2 if anchor == "middle" else x - wide if anchor == "right" else x
    for sign in signs:
        if isinstance(sign, Icon):
            canvas.centre(icon(sign.artwork, size), at + size / 2, y)
            at += size + GAP
        else:
            at += canvas.text(at, y, sign, style, colour, room=room) + GAP
    return wide


def _icon_style(size: int) -> Style:
    return COUNT.at(max(22, size - 4))
