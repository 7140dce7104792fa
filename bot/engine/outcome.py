"""Outcome: how a game ended."""

from __future__ import annotations

from msgspec import Struct


class Standing(Struct, frozen=True):
    """A seat at the end: its place (1 is best; equal places are shared), points, and where they came from.

    `sources` sums to `total`, in the order in which a player wants to read it; `tie_breaks` are the figures
    that decide between equal totals, most important first.
    """

    seat: int
    place: int
    total: int
    sources: dict[str, int]
    tie_breaks: dict[str, int]


class Outcome(Struct, frozen=True):
    """The final standing, best first, and the reason the game ended (a message key)."""

    reason: str
    standings: list[Standing]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [standing.seat for standing in self.standings if standing.place == 1]
