"""Ratings as they are drawn: the figure, how far off it may be, and the scale on which several of them lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .ledger import number


@dataclass(frozen=True, slots=True)
class Shown:
    """A rating as it is shown, and how far off it may be; `doubtful` where too little is known."""

    figure: int
    margin: int
    doubtful: bool = False

    @property
    def low(self) -> int:
        """The lowest that is believed."""
        return self.figure - self.margin

    @property
    def high(self) -> int:
        """The highest."""
        return self.figure + self.margin

    def give_or_take(self) -> str:
        """The margin as it is written."""
        return f"±{number(self.margin)}"


@dataclass(frozen=True, slots=True)
class Scale:
    """Where figures lie between two ends, in px: a `low` one at `start`, a `high` one at `end`."""

    low: float
    high: float
    start: float
    end: float

    @classmethod
    def over(cls, figures: Iterable[float], start: float, end: float, least: float) -> Scale:
        """A scale on which all figures lie; it reaches over `least` at the least, so that little looks like little."""
        found = list(figures)
        low, high = min(found), max(found)
        more = max(0.0, least - (high - low)) / 2
        return cls(low - more, high + more, start, end)

    def at(self, figure: float) -> float:
        """Where a figure lies."""
        return self.start + (self.end - self.start) * (figure - self.low) / (self.high - self.low)


def thinned(curve: Sequence[int], most: int) -> tuple[int, ...]:
    """A curve of so many points at most: the first, the last, and what lies evenly between them."""
    if len(curve) <= most:
        return tuple(curve)
    last = len(curve) - 1
    return tuple(curve[round(last * step / (most - 1))] for step in range(most))
