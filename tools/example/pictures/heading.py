"""What the header of a table says of the Garden; all else is the same at every table."""

from __future__ import annotations

from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from tools.example.state import View
from tools.example.words.table import PARTS, round_of

from .theme import THEME


class Heading(Frame[View]):
    """The header of the Garden."""

    theme = THEME
    counted = ("points",)
    parts = PARTS
    sources = {"garden": "example/olive", "hidden": "example/seed"}

    def title(self) -> HeaderTitle:
        """The game, how much is planted, the round."""
        view, words = self.view, self.words
        moment = words("picture-end") if view.outcome else words("picture-round", round=round_of(view))
        return HeaderTitle(words("game-title"), moment, words("picture-beds", beds=len(view.planted)))

    def score(self, seat: int) -> int:
        """The points so far."""
        return self.view.points[seat]
