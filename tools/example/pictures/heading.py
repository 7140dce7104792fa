"""The Garden's part of the header of a table; the rest is the same for all games."""

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
        """The game, the number of planted beds, the round."""
        view, words = self.view, self.words
        moment = words("picture-end") if view.outcome else words("picture-round", round=round_of(view))
        return HeaderTitle(words("game-title"), moment, words("picture-beds", beds=len(view.planted)))

    def score(self, seat: int) -> int:
        """The points so far."""
        return self.view.points[seat]
