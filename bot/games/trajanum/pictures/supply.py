"""What can still be built: a panel for each colour, with single and double tiles left."""

from __future__ import annotations

from bot.games.trajanum.components import COLOURS as ORDER
from bot.games.trajanum.components import PLANS
from bot.games.trajanum.state import Table
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT
from bot.pictures.panels import figure, panel
from bot.pictures.sprites import icon
from bot.pictures.theme import IVORY

from .looks import COLOURS

GAP = 8
BAND = 7


def pair(colour: str) -> tuple[str, str]:
    """The grey and the coloured building that share the tiles of a colour."""
    mixed = next(plan for plan in PLANS.values() if plan.mixed and plan.sort == f"double_{colour}")
    return mixed.parts[0], mixed.parts[1]


@separately
def draw_supply(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """The four panels; without counters where tiles never run out."""
    width = (box.width - GAP * (len(ORDER) - 1)) // len(ORDER)
    for index, colour in enumerate(ORDER):
        x = box.x + index * (width + GAP)
        panel(canvas, x, box.y, width, box.height)
        canvas.rectangle(x, box.y, width, BAND, COLOURS[colour].base, 4)
        middle = box.y + BAND + (box.height - BAND) / 2
        for place, building in enumerate(pair(colour)):
            canvas.centre(icon(f"trajanum/{building}", 42), x + 27 + place * 45, middle)
        for line, size in enumerate((1, 2)):
            y = middle + (line * 2 - 1) * 19
            _draw_outline(canvas, colour, x + 117, y, size)
            left = table.supply.get(f"{'single' if size == 1 else 'double'}_{colour}")
            if left is None:
                canvas.text(x + width - 8, y, "∞", COUNT.at(32), IVORY, "right")
            else:
                figure(canvas, x + width - 8, y, left, COUNT.at(32), anchor="right")


def _draw_outline(canvas: Canvas, colour: str, x: float, y: float, count: int) -> None:
    """One tile or two, without what is on them."""
    kind = COLOURS[colour]
    for place in range(count):
        left = x + (place - count / 2) * 17
        canvas.rectangle(left, y - 11, 18, 22, IVORY, 4)
        canvas.rectangle(left + 2, y - 9, 14, 18, kind.base, 3)
