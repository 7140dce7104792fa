"""Outcome: how a game ended, and who comes before whom."""

from __future__ import annotations

from collections.abc import Sequence

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


class Tally(Struct, frozen=True):
    """What is counted of a seat at the end: points by source, and what decides between equal totals."""

    sources: dict[str, int]
    tie_breaks: dict[str, int]


def ranked(
    tallies: Sequence[Tally], gone: Sequence[bool], *, fewest: bool = False, leavers_last: bool = True
) -> list[Standing]:
    """Everybody's place, from a tally for each seat: the most wins, or the fewest (of tie-breaks too).

    Players who left come after all who stayed. Those equal in everything share a place, and the places
    below are used up.
    """
    sign = -1 if fewest else 1
    worth = [
        (
            not (leavers_last and left),
            *(sign * figure for figure in (sum(tally.sources.values()), *tally.tie_breaks.values())),
        )
        for tally, left in zip(tallies, gone, strict=True)
    ]
    return [
        Standing(
            seat,
            1 + sum(other > worth[seat] for other in worth),
            sum(tallies[seat].sources.values()),
            tallies[seat].sources,
            tallies[seat].tie_breaks,
        )
        for seat in sorted(range(len(tallies)), key=lambda seat: worth[seat], reverse=True)
    ]
