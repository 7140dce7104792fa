"""The pictures of the Heap."""

from bot.pictures.artist import Artist
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Heading
from bot.pictures.names import Showing
from bot.pictures.row import counted
from bot.pictures.theme import Theme, rgb

from .game import View


class HeapHeading(Heading[View]):
    """The header of the Heap."""

    theme = Theme(rgb("#4A4A52"), rgb("#2C2C33"), "friezes/garland", "common/stone")
    counted = ("stones",)
    sources = {"last": "common/stone"}

    def title(self) -> HeaderTitle:
        return HeaderTitle(self.words("game-title"), self.words("picture-left", heap=self.view.left))

    def score(self, seat: int) -> int:
        return self.view.taken[seat]


def draw(view: View, showing: Showing) -> Canvas:
    """The heap; at the end, the standings."""
    heading = HeapHeading(view, showing)
    canvas = heading.table()
    if view.outcome:
        heading.draw_standings(canvas, Box(40, HEADER + 40, 1520, HEIGHT - HEADER - 80))
    else:
        counted("common/stone", view.left, 220, COUNT.at(160)).lay(canvas, 640, (HEADER + HEIGHT) / 2)
    return canvas


ARTIST = Artist.plain("heap", draw, HeapHeading)
