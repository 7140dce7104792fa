"""The size of the type in a table's header on a phone: the height of its capitals, in px of a picture 360 px wide."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from bot.engine import AnyView
from bot.games.title import Title
from bot.pictures import fonts, header, highlights
from bot.pictures.canvas import Canvas
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.names import Showing
from bot.pictures.sprites import PANELS
from bot.pictures.theme import WALL

PHONE: Final = 360
"""The width of a picture on a phone before somebody taps it, in px."""
LEAST: Final[Mapping[str, float]] = {
    "asked": 7,
    "names": 6.5,
    "points": 9,
    "happened": 6.5,
    "gained": 6.5,
    "rest": 5,
}
"""The least height of the capitals of each part, in px."""


class Written(NamedTuple):
    """A drawn text: the height of its capitals on a phone, and the y of its baseline in the picture."""

    text: str
    height: float
    y: float


@contextmanager
def measure_texts(width: int = WIDTH) -> Iterator[list[Written]]:
    """Collect all texts that are drawn on pictures of a width, after clearing the cache of drawn panels."""
    found: list[Written] = []
    lines: list[float] = [0]
    mask, draw = fonts.mask, Canvas.text

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        high = fonts.capital_height(style.face, style.size)
        found.append(Written(text, high * PHONE / width, lines[-1]))
        return mask(text, style)

    def placed(canvas: Canvas, x: float, y: float, *rest: Any, **more: Any) -> float:
        lines.append(y)
        return draw(canvas, x, y, *rest, **more)

    PANELS.clear()
    with patch.object(fonts, "mask", noted), patch.object(Canvas, "text", placed):
        yield found


@contextmanager
def measure_gains() -> Iterator[list[float]]:
    """Collect the heights, on a phone, of the figures with which tables show the gains of the last move."""
    found: list[float] = []
    pill = highlights.pill

    def noted(text: str, size: int, artwork: str = "") -> Any:
        found.append(fonts.capital_height(fonts.FIGURE.face, size) * PHONE / WIDTH)
        return pill(text, size, artwork)

    with patch.object(highlights, "pill", noted):
        yield found


def sizes(title: Title, view: AnyView, showing: Showing) -> dict[str, list[Written]]:
    """The texts of a table's header, by the parts of `LEAST`."""
    heading = title.artist.heading(view, showing)
    shown, plaques = heading.title(), heading.plaques()
    with measure_texts() as texts:
        header.draw_header(Canvas(WIDTH, HEIGHT, WALL), heading.theme, shown, plaques, heading.narration())
    titled = {shown.game.upper(), shown.moment, shown.remark, shown.urgent.upper()}
    scores = {plaque.score for plaque in plaques}
    beside = {text for plaque in plaques for text in (plaque.tag, plaque.call.upper())}
    found: dict[str, list[Written]] = {part: [] for part in LEAST}
    for text in texts:
        if text.y == header.NARRATION_Y:
            part = "happened"
        elif text.y == header.TITLE_Y:
            part = "rest" if text.text in titled else "asked"
        else:
            part = "points" if text.text in scores else "rest" if text.text in beside else "names"
        found[part].append(text)
    return found
