"""What games came to: how often things are used, and what those win who use them more than others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from tools.arena import interval

from .games import CountedGame, SeatResult


@dataclass(frozen=True)
class BalanceRun:
    """Games of one player with one number of seats, and the command that plays them."""

    made: str
    games: Sequence[CountedGame]

    @property
    def seats(self) -> int:
        return len(self.games[0].seats)

    @property
    def fair(self) -> float:
        """The part of the games that a seat wins where all are equal."""
        return 1 / self.seats

    @property
    def everyone(self) -> list[SeatResult]:
        """The seats of all games."""
        return [seat for game in self.games for seat in game.seats]


@dataclass(frozen=True)
class Worth:
    """How much a thing is used, by whom, and how often those win who use it more than others at their table.

    `users` is the part of the seats that used it at all, `mean` how much a seat used it, those who won (`winners`) and
    those who did not (`others`). `more` counts the seats that used it more than the mean of their table. `ratio` is
    what they win in parts of a fair share (1 is fair), between `low` and `high` with 95 % confidence.
    """

    users: float
    mean: float
    winners: float
    others: float
    more: int
    ratio: float
    low: float
    high: float

    @property
    def stands_out(self) -> bool:
        """Whether its users win more or less than their share, beyond what may be chance."""
        return self.low > 1 or self.high < 1


def worths(
    things: Iterable[str], games: Sequence[Sequence[tuple[float, Mapping[str, int]]]]
) -> dict[str, Worth]:
    """What each thing is worth, by what each seat of each game won, and how much of what it used.

    Without those that all have always used alike.
    """
    found = {
        thing: worth_of_thing([[(won, used.get(thing, 0)) for won, used in seats] for seats in games])
        for thing in things
    }
    return {thing: worth for thing, worth in found.items() if worth is not None}


def worth_of_thing(games: Sequence[Sequence[tuple[float, int]]]) -> Worth | None:
    """By game and seat: what was won, and how much of the thing was used; None where all have always used it alike."""
    seats = [seat for game in games for seat in game]
    more = [
        (won, 1 / len(game)) for game in games for won, used in game if used > fmean(used for _, used in game)
    ]
    if not more:
        return None
    won, fair = map(fmean, zip(*more, strict=True))
    low, high = interval(won, len(more))
    return Worth(
        fmean(used > 0 for _, used in seats),
        fmean(used for _, used in seats),
        fmean(used for won, used in seats if won),
        fmean([used for won, used in seats if not won] or [0]),
        len(more),
        won / fair,
        low / fair,
        high / fair,
    )
