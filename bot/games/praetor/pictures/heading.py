"""What the header of a table says: round, points, workers left, what just happened."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from bot.engine import Asked, Event
from bot.games.praetor.components import RESOURCES
from bot.games.praetor.state import View
from bot.games.praetor.words import awaited
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import by_place
from bot.pictures.standings import StandingsRow

from .theme import THEME

ACHIEVED: dict[str, tuple[str, Callable[[View, int], int]]] = {
    "tiles": ("common/owned_house", lambda view, seat: view.owned(seat)),
    "wall-tiles": ("praetor/wall", lambda view, seat: len(view.players[seat].wall_tiles)),
    "retired": ("common/retired", lambda view, seat: view.players[seat].retired_workers),
    "villagers": ("common/villager", lambda view, seat: view.players[seat].villagers),
}
"""What is shown of each seat at the end."""


class Heading(Frame[View]):
    """The header of Praetor."""

    theme = THEME
    counted = ("favor",)
    sources = {
        "favor": "common/points_wreath",
        "workers": "praetor/worker",
        "morale": "common/morale",
        "resources": "common/coin",
        "district": "common/owned_house",
        "wall": "praetor/wall",
        "villagers": "common/villager",
    }
    told = ("favor", *RESOURCES, "morale")

    def asks(self, asked: Asked) -> str:
        """What a seat is asked, in a trade what is still possible in it."""
        return self.spoken.text(awaited(self.view, asked.seat))

    def title(self) -> HeaderTitle:
        """Game and round."""
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        in_set_up = view.phase == "setup"
        moment = words("picture-set-up") if in_set_up else words("picture-round", round=view.round)
        if view.last_round:
            return HeaderTitle(game, moment, urgent=words("picture-last-round"))
        return HeaderTitle(game, moment)

    def order(self) -> list[int]:
        """By initiative, as they sit before the first round."""
        return by_place(self.view, list(self.view.initiative) or range(self.view.seats))

    def score(self, seat: int) -> int:
        """Favor as it stands on the track."""
        return self.view.players[seat].favor

    def tag(self, seat: int) -> str:
        """Whether the seat has passed, or how many workers it has left."""
        if self.view.players[seat].passed:
            return self.words("picture-passed")
        if self.view.phase == "action":
            return self.words("picture-workers", count=len(self.view.players[seat].pool))
        return ""

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        """What is counted of each seat, unless it brought points."""
        view, words = self.view, self.words
        assert view.outcome
        return words("picture-achieved"), [
            StandingsRow(
                artwork,
                words(f"picture-{name}-owned"),
                {seat: count(view, seat) for seat in range(view.seats)},
            )
            for name, (artwork, count) in ACHIEVED.items()
            if name != "villagers" or "villagers" not in view.outcome.standings[0].sources
        ]

    @cached_property
    def deed(self) -> Event | None:
        """What tells most of the last move: what a worker did at the end of his way, else its first deed."""
        return next((deed for deed in reversed(self._deeds) if deed.places), super().deed)
