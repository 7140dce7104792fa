"""What the header of a table says: round, points, workers left, what just happened."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from bot.engine import Event
from bot.games.praetor.components import RESOURCES
from bot.games.praetor.state import View
from bot.pictures.header import Title
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import by_place

from .deeds import last_deed


class Heading(Frame[View]):
    """The header of Praetor."""

    told = ("favor", *RESOURCES, "morale")

    def title(self) -> Title:
        """Game, stack, round."""
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return Title(game, words("picture-rounds", count=view.round), words("picture-end"))
        in_set_up = view.phase == "setup"
        moment = words("picture-set-up") if in_set_up else words("picture-round", round=view.round)
        if view.last_round:
            return Title(game, words("picture-last-round"), moment, urgent=True)
        if view.stack_top is None:
            return Title(game, words("picture-stack-empty"), moment)
        return Title(game, words("picture-stack", epoch=view.stack_top, left=view.stack_left), moment)

    def order(self) -> list[int]:
        """By initiative, as they sit before the first round."""
        return seats_in_order(self.view)

    def score(self, seat: int) -> int:
        """Favor."""
        return self.view.players[seat].favor

    def tag(self, seat: int) -> str:
        """Whether the seat has passed, or how many workers it has left."""
        if self.view.players[seat].passed:
            return self.words("picture-passed")
        if self.view.phase == "action":
            return self.words("picture-workers", count=len(self.view.players[seat].pool))
        return ""

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did."""
        deed = last_deed(self.view)
        return deed.event if deed else None

    def gains(self, seat: int) -> Mapping[str, int]:
        """What it brought."""
        deed = last_deed(self.view)
        return deed.gains if deed else {}


def seats_in_order(view: View) -> list[int]:
    """The seats by place at the end, by initiative before, as they sit before the first round."""
    return by_place(view, list(view.initiative) or range(view.seats))
