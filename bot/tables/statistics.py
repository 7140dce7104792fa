"""What a person has played of a game: how much, how well, by what, and how strong they are thought to be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from msgspec import json

from bot.store.ratings import Rating
from bot.store.results import PlayedRow
from bot.stories.ratings import BEGINNER, figure


@dataclass(frozen=True)
class Statistics:
    """Some results of a person, one at the least, in the order in which the games ended.

    Whoever did not stay to the end came last, and has scored nothing.
    """

    results: Sequence[PlayedRow]

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.results)

    @cached_property
    def wins(self) -> int:
        """How many were won, if together with others."""
        return sum(place_of(row) == 1 for row in self.results)

    @cached_property
    def mean_place(self) -> float:
        """The mean place."""
        return fmean(map(place_of, self.results))

    @cached_property
    def mean_points(self) -> float | None:
        """The mean of the points; None where nothing was played to the end."""
        points = [row.points for row in self.results if row.stayed]
        return fmean(points) if points else None

    @cached_property
    def best(self) -> PlayedRow | None:
        """The game with the most points, the earliest of several."""
        return max((row for row in self.results if row.stayed), key=lambda row: row.points, default=None)

    @cached_property
    def favourite(self) -> tuple[str, float] | None:
        """The source that has brought most points, and its share of all that were gained."""
        gained: Counter[str] = Counter()
        for row in self.results:
            if row.stayed:
                gained.update({source: points for source, points in _sources(row).items() if points > 0})
        if not gained:
            return None
        (source, points), *_ = gained.most_common(1)
        return source, points / gained.total()

    @cached_property
    def rating(self) -> Rating | None:
        """How strong they are thought to be now; None as long as no game counts."""
        ratings = self._ratings
        return ratings[-1] if ratings else None

    @cached_property
    def curve(self) -> tuple[int, ...]:
        """Their rating as it is shown, from the beginner's on through all games that count."""
        return figure(BEGINNER), *map(figure, self._ratings)

    def by_seats(self) -> dict[int, Statistics]:
        """The same apart by how many played."""
        found: dict[int, list[PlayedRow]] = {}
        for row in sorted(self.results, key=lambda row: row.seats):
            found.setdefault(row.seats, []).append(row)
        return {seats: Statistics(rows) for seats, rows in found.items()}

    @cached_property
    def _ratings(self) -> list[Rating]:
        return [
            Rating(row.mean, row.spread)
            for row in self.results
            if row.mean is not None and row.spread is not None
        ]


def place_of(row: PlayedRow) -> int:
    """The place; whoever did not stay to the end came last."""
    return row.place if row.stayed else row.seats


def by_game(results: Sequence[PlayedRow]) -> dict[str, Statistics]:
    """The results of a person by game, those left out that count nowhere."""
    found: dict[str, list[PlayedRow]] = {}
    for row in results:
        if row.loaded:
            continue
        found.setdefault(row.game, []).append(row)
    return {game: Statistics(rows) for game, rows in found.items()}


def _sources(row: PlayedRow) -> dict[str, int]:
    return json.decode(row.sources, type=dict[str, int])
