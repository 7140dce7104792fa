"""What many games came to, as it is kept beside a page of the documentation: figures, no games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
from msgspec import Struct

from tools.intervals import interval


class Spread(Struct, frozen=True):
    """How figures are spread: their mean, the least and the most of them, and what parts them into quarters."""

    mean: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


class Use(Struct, frozen=True):
    """How much a thing is used, and by whom.

    `users` is the part of the seats that used it at all, `mean` how much a seat used it, those who won (`winners`) and
    those who did not (`others`). `more` counts the seats that used it more than the mean of their table, `wins` what
    they won.
    """

    users: float
    mean: float
    winners: float
    others: float
    more: int
    wins: float


Uses: TypeAlias = dict[str, Use]
"""Of each thing, by its id."""


class BalanceRun(Struct, frozen=True):
    """Games of so many seats, all of one player, by the deals from `seed` on.

    `wins` and `points` are those of each place in turn order; `totals` are the points of all seats, `winning` those
    of the winners; `made` is the command that made it, `version` a digest of the program that played.
    """

    player: str
    options: dict[str, str]
    seats: int
    games: int
    seed: int
    made: str
    version: str
    wins: list[float]
    points: list[float]
    totals: Spread
    winning: Spread
    moves: Spread
    lengths: dict[str, int]
    ends: dict[str, int]
    sources: Uses
    used: dict[str, Uses]

    @property
    def fair(self) -> float:
        """The part of the games that a seat wins where all are equal."""
        return 1 / self.seats


class BalanceResults(Struct, frozen=True):
    """All that is known of a game's balance."""

    game: str
    runs: list[BalanceRun] = []


class Worth(Struct, frozen=True):
    """A thing in several runs: like `Use`, and how often those win who use it more than others at their table.

    `ratio` is what they win in parts of a fair share (1 is fair), between `low` and `high` with 95 % confidence.
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
    def stands_out(self) -> int:
        """1 where its users win more than their share, -1 where they win less, 0 where that may be chance."""
        return (self.low > 1) - (self.high < 1)


def worth(runs: Sequence[BalanceRun], uses: Sequence[Use]) -> Worth | None:
    """What a thing is worth, by its use in each of the runs; None where all have always used it alike."""
    more = sum(use.more for use in uses)
    if not more:
        return None
    seats = [run.games * run.seats for run in runs]
    fair = sum(use.more * run.fair for run, use in zip(runs, uses, strict=True)) / more
    share = sum(use.wins for use in uses) / more
    low, high = interval(share, more)

    def mean(figures: Iterable[float]) -> float:
        return sum(figure * count for figure, count in zip(figures, seats, strict=True)) / sum(seats)

    return Worth(
        mean(use.users for use in uses),
        mean(use.mean for use in uses),
        mean(use.winners for use in uses),
        mean(use.others for use in uses),
        more,
        share / fair,
        low / fair,
        high / fair,
    )


def seat_worth(run: BalanceRun, place: int) -> Worth:
    """What it is worth to sit at a place in turn order."""
    low, high = interval(run.wins[place], run.games)
    won, fair = run.wins[place], run.fair
    return Worth(1, 1, won, 1 - won, run.games, won / fair, low / fair, high / fair)


def worths(runs: Sequence[BalanceRun], of: Sequence[Mapping[str, Use]]) -> dict[str, Worth]:
    """What each thing is worth, in the order of the first run; without those that all have always used alike."""
    found = {
        thing: worth(
            [run for run, uses in zip(runs, of, strict=True) if thing in uses],
            [uses[thing] for uses in of if thing in uses],
        )
        for thing in dict.fromkeys(thing for uses in of for thing in uses)
    }
    return {thing: of_thing for thing, of_thing in found.items() if of_thing is not None}


def read(file: Path, game: str) -> BalanceResults:
    """What is known of a game; nothing, as long as there is no file."""
    return (
        msgspec.json.decode(file.read_bytes(), type=BalanceResults) if file.exists() else BalanceResults(game)
    )


def written(results: BalanceResults, file: Path) -> None:
    """Keep it."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")


def joined(results: BalanceResults, runs: Sequence[BalanceRun]) -> BalanceResults:
    """What is known, with runs that take the place of those of the same player, options and seats."""
    new = {_kind(run): run for run in runs}
    old = {_kind(run): run for run in results.runs}
    return BalanceResults(results.game, [run for _, run in sorted((old | new).items())])


def _kind(run: BalanceRun) -> tuple[str, tuple[tuple[str, str], ...], int]:
    return run.player, tuple(run.options.items()), run.seats


def chapters(results: BalanceResults) -> dict[tuple[str, tuple[tuple[str, str], ...]], list[BalanceRun]]:
    """The runs that can be looked at together: of one player, with the same options."""
    found = dict[tuple[str, tuple[tuple[str, str], ...]], list[BalanceRun]]()
    for run in results.runs:
        found.setdefault((run.player, tuple(run.options.items())), []).append(run)
    return found
