"""The shortage at a year's end (section 5.10): missing infrastructure brings new figures."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import Task, push
from bot.games.discordia.components import RELIEF
from bot.games.discordia.state import Player as Governor, State

from . import names
from .changes import draw, fill_bag, gain_figures
from .city import symbols
from .figures import counted
from .swaps import SurplusChoice
from .tracks import lasting_relief


class Lack(NamedTuple):
    """What a shortage is made of: symbols that can be seen, empty spaces, and what lowers it."""

    symbols: int
    spaces: int
    aqueduct: int
    lasting: int
    once: int

    @property
    def relief(self) -> int:
        """All that lowers it."""
        return self.aqueduct + self.lasting + self.once

    @property
    def total(self) -> int:
        """How many figures come; below zero, how many may go."""
        return self.symbols + self.spaces - self.relief


def lack(player: Governor) -> Lack:
    """The shortage as it would be now."""
    return Lack(
        symbols(player),
        player.open_spaces,
        RELIEF[player.aqueduct],
        lasting_relief(player),
        player.relief,
    )


class Shortage(Task):
    """A seat's shortage: figures come, or may go; then what is full is emptied."""

    seat: int

    def run(self, state: State) -> None:
        """Draw as many figures as the city lacks, or ask what a surplus discards."""
        state.phase = "shortage"
        lacking = lack(state.players[self.seat])
        total = lacking.total
        arguments = {"symbols": lacking.symbols, "spaces": lacking.spaces, "relief": lacking.relief}
        push(state, Emptying(self.seat))
        if total > 0:
            drawn = draw(state, total)
            event = state.tell(
                "shortage",
                self.seat,
                **arguments,
                number=total,
                missing=total - sum(drawn.values()),
            )
            event.reveals = True
            gain_figures(state, self.seat, drawn)
            return
        state.tell("surplus", self.seat, **arguments, number=-total)
        if total < 0:
            push(state, SurplusChoice(self.seat, -total))


class Emptying(Task):
    """The figures of all full tiles and towers go into the bag."""

    seat: int

    def run(self, state: State) -> None:
        """Figures on tiles that are not full stay."""
        player = state.players[self.seat]
        full = [(slot, tile) for slot, tile in player.tiles() if tile.is_full]
        if not full:
            return
        letters = "".join([tile.letters for _, tile in full])
        fill_bag(state, counted(letters))
        for slot, tile in full:
            player.lay(slot, replace(tile, figures=()))
        state.tell("emptied", self.seat, number=len(full), figures=names.figures(letters))
