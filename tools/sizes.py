"""How large the type of tables is on a phone: `python -m tools sizes [GAME ...]`.

Of each game (of all, unless some are named), with every number of seats, at the beginning, in the middle and at the
end: the height of the smallest capitals, in px of a picture 360 px wide, of who is asked for what, names, points, what
happened, what it brought, and all else in the header. What is smaller than it must be is marked, and the program fails.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from bot.engine import AnyView
from bot.games.samples import after
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.pictures import fonts, header, highlights
from bot.pictures.canvas import Canvas
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.names import Showing
from bot.pictures.theme import WALL

from .options import add_games
from .samples import TITLES, sample_position

PHONE: Final = 360
"""So many px a phone gives a picture across, until somebody taps it."""
LEAST: Final[Mapping[str, float]] = {
    "asked": 7,
    "names": 6.5,
    "points": 9,
    "happened": 6.5,
    "gained": 6.5,
    "rest": 5,
}
"""How high the capitals of each part must be there, in px."""
NAMES: Final = ("Gregory", "Θεόδωρος", "Владимир", "Maximilian von Hohenfels", "Nguyễn Ánh", "Ödön")


class Written(NamedTuple):
    """A text that was drawn: the height of its capitals on a phone, and the line on which they stand."""

    text: str
    height: float
    y: float


@contextmanager
def measure_texts(width: int = WIDTH) -> Iterator[list[Written]]:
    """Every text that is drawn meanwhile, on pictures so wide; what was drawn before is drawn again."""
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

    header.STRIPS.clear()
    with patch.object(fonts, "mask", noted), patch.object(Canvas, "text", placed):
        yield found


@contextmanager
def measure_gains() -> Iterator[list[float]]:
    """How high the figures are, on a phone, that tables show meanwhile of what the last move has brought."""
    found: list[float] = []
    pill = highlights.pill

    def noted(text: str, size: int, artwork: str = "") -> Any:
        found.append(fonts.capital_height(fonts.FIGURE.face, size) * PHONE / WIDTH)
        return pill(text, size, artwork)

    with patch.object(highlights, "pill", noted):
        yield found


def sizes(title: Title, view: AnyView, showing: Showing) -> dict[str, list[Written]]:
    """The texts of the header of a table, by the part of `LEAST` that they are."""
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


def sizes_options(parser: argparse.ArgumentParser) -> None:
    add_games(parser, TITLES)


def run_sizes(games: Sequence[str] = ()) -> int:
    """Print the table; 1 where something is too small."""
    print(f"{'':32}" + "".join(f"{part:>10}" for part in LEAST))
    failed = False
    for title in (TITLES[game] for game in games or TITLES):
        middle = after(12 * title.game.seats[-1])
        for seats in title.game.seats:
            for moment, until in (("begin", after(0)), ("middle", middle), ("end", None)):
                state = sample_position(title, seats, f"sizes {seats}", until=until)
                found = smallest(title, title.game.view(state, None), NAMES[:seats])
                failed = failed or any(high < LEAST[part] for part, high in found.items())
                cells = (
                    f"{found[part]:.1f}{'!' * (found[part] < least)}" if part in found else "–"
                    for part, least in LEAST.items()
                )
                print(f"{title.game.id:14} {seats} {moment:15}" + "".join(f"{cell:>10}" for cell in cells))
    return int(failed)


def smallest(title: Title, view: AnyView, names: Sequence[str]) -> dict[str, float]:
    """Of each part the smallest type of a table in any language, with what stands on its board, if anything does."""
    found: dict[str, list[float]] = {}
    for locale in LOCALES:
        showing = Showing(tuple(names), words(locale, title.game.id))
        for part, texts in sizes(title, view, showing).items():
            found.setdefault(part, []).extend(each.height for each in texts)
        with measure_gains() as figures:
            for draw in title.artist.tables:
                draw(view, showing)
        found.setdefault("gained", []).extend(figures)
    return {part: min(heights) for part, heights in found.items() if heights}
