"""Figures between the stock and the bag: swaps, discards, draws (section 5.8)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Text, push
from bot.games.discordia.components import Effect
from bot.games.discordia.state import State, Table

from . import names
from .bonuses import BonusChoice
from .changes import draw, fill_bag, gain_figures, lose_figures
from .figures import choices, counted
from .moves import Discard, GiveBack, Skip, Swap
from .refusals import why_not_figures


class SwapChoice(BonusChoice):
    """A player may swap so many figures, as a whole (ruling 57)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Draw all figures of the swap, or none."""
        yield Form(Swap)
        yield Form(Skip)

    def use(self, state: State, move: Swap) -> None:
        """The figures are drawn."""
        draw_for_swap(state, self.seat, self.effect.amount)


def draw_for_swap(state: State, seat: int, amount: int) -> None:
    """Draw the figures, or as many as the bag has; then as many go back (ruling 26)."""
    drawn = draw(state, amount)
    state.did("swap-drawn", seat, figures=names.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)
    push(state, ReturnChoice(seat, sum(drawn.values())))


class ReturnChoice(Decision):
    """A player gives back as many figures as were drawn."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of the stock, also those just drawn."""
        yield Form(GiveBack, figures=choices(position.players[self.seat], self.amount, self.amount))

    def play(self, state: State, move: GiveBack) -> None:
        """They go into the bag."""
        figures = counted(move.figures)
        state.did("figures-returned", self.seat, figures=names.figures(figures))
        fill_bag(state, figures)
        lose_figures(state, self.seat, figures)

    def absent(self, position: Table) -> Move:
        """In the order of the colours (ruling 44)."""
        return GiveBack(choices(position.players[self.seat], self.amount, self.amount)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """The wrong number, or figures that are not there."""
        if not isinstance(move, GiveBack):
            return None
        return why_not_figures(position.players[self.seat], move.figures, self.amount, self.amount)


class DiscardChoice(Decision):
    """A player may put so many figures into the bag."""

    amount: int

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of the stock, or none."""
        yield Form(Discard, figures=choices(position.players[self.seat], self.amount))
        yield Form(Skip)

    def play(self, state: State, move: Discard | Skip) -> None:
        """They go into the bag."""
        if isinstance(move, Skip):
            state.did("declined", self.seat, effect=names.effect(Effect("discard", self.amount)))
            return
        figures = counted(move.figures)
        state.did("figures-discarded", self.seat, figures=names.figures(figures))
        fill_bag(state, figures)
        lose_figures(state, self.seat, figures)

    def absent(self, position: Table) -> Move:
        """None (ruling 44)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """Too many, or figures that are not there."""
        if not isinstance(move, Discard):
            return None
        return why_not_figures(position.players[self.seat], move.figures, 1, self.amount)


class SurplusChoice(DiscardChoice):
    """The same at a year's end, when the city lacks less than nothing (section 5.10)."""


def draw_figures(state: State, seat: int, effect: Effect) -> None:
    """Draw figures into the stock, or as many as the bag has."""
    drawn = draw(state, effect.amount)
    if state.heard:
        state.tell("figures-drawn", seat, figures=names.figures(drawn)).reveals = True
    gain_figures(state, seat, drawn)


def bag_has_figures(table: Table, _seat: int, _effect: Effect) -> bool:
    """Whether there is anything to draw."""
    return table.bag_size > 0
