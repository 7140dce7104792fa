"""The position of the Garden: what is open, the hands and hidden seeds, and who sees what of them (section 2)."""

from __future__ import annotations

from collections.abc import Sequence

from bot import engine
from bot.engine import AskedDecision, Chance, Decision, Position, Step


class Table(Position, kw_only=True):
    """The open part of the position.

    `seeds` are the numbers of seeds in the hands, `gone_seeds` the seeds that everybody has seen; beds are keyed by
    their labels, and `turns` counts those begun.
    """

    coins: list[int]
    points: list[int]
    seeds: list[int]
    gone_seeds: list[int] = []
    planted: dict[str, int] = {}
    crops: dict[str, str] = {}
    turns: int = 0

    def hand(self, seat: int) -> Sequence[int]:
        """The seeds of a seat. Raises LookupError for viewers who may not know them."""
        raise LookupError(seat)


class State(Table, engine.State, kw_only=True):
    """The position with its secrets; the hidden seed of a seat that hasn't hidden one yet is 0."""

    hands: list[list[int]]
    hidden: list[int]
    agenda: list[Step]
    chance: Chance

    def hand(self, seat: int) -> Sequence[int]:
        """The seeds of the seat."""
        return self.hands[seat]


class View(Table, engine.View, kw_only=True):
    """The position as somebody sees it, with their own seeds; at the end all hidden ones are known."""

    viewer: int | None
    asked: list[AskedDecision]
    answered: list[int]
    decision: Decision | None
    agenda: list[Step]
    own_hand: list[int]
    hidden_seeds: dict[int, int]

    def hand(self, seat: int) -> Sequence[int]:
        """The viewer's own seeds. Raises LookupError for another seat."""
        if seat != self.viewer:
            raise LookupError(seat)
        return self.own_hand


def seen_by(state: State, viewer: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    over = state.outcome is not None
    return engine.open_view(
        View,
        state,
        viewer,
        own_hand=[] if viewer is None else state.hands[viewer],
        hidden_seeds={
            seat: seed for seat, seed in enumerate(state.hidden) if seed and (over or seat == viewer)
        },
    )
