"""The frames of a replay: each moment of a game, and how far it has come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.engine import Record
from bot.games.title import Title
from bot.pictures.replay import Progress

from .course import Moment, course


@dataclass(frozen=True)
class Frames:
    """A whole game, moment by moment. Raises Mismatch where the record is not of such a game."""

    title: Title
    record: Record

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """The moments from the set-up on, one more than there are moves."""
        return tuple(course(self.title, self.record))

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """How many moves each round had. A move belongs to the round in which it was made."""
        counted = Counter(moment.round for moment in self.moments[:-1])
        return tuple(counted[number] for number in range(1, max(counted, default=0) + 1))

    @property
    def plies(self) -> int:
        """How many moves there are."""
        return len(self.moments) - 1

    def progress(self, ply: int) -> Progress:
        """How far the game has come after so many moves."""
        unit = self.title.telling.length(self.moments[ply].view).key
        return Progress(ply, self.rounds, unit)

    def begins(self) -> Iterator[int]:
        """After how many moves each round begins: the first of its moments."""
        begun = 0
        for moves in self.rounds:
            yield begun
            begun += moves
