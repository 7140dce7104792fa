"""The replay of a game, moment by moment, as a spectator saw it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from bot.engine import AnyState, AnyView, Entry, Record
from bot.games.title import Title
from bot.pictures.replay_frame import ReplayProgress


@dataclass(frozen=True)
class SeenMoment:
    """A game after `ply` entries of its record: the last of them (None at the start), and the view of a spectator.

    `round` counts what the game counts its length in, from 1. The entry that ends a round leads into the next one:
    its moment is the first that has the next number.
    """

    ply: int
    entry: Entry | None
    view: AnyView
    round: int


def course(title: Title, record: Record) -> Iterator[SeenMoment]:
    """Every moment of a game, from its set-up on. Raises Mismatch if the record doesn't replay."""
    for ply, state, number in positions(title, record):
        entry = record.entries[ply - 1] if ply else None
        yield SeenMoment(ply, entry, title.game.view(state, None), number)


def positions(title: Title, record: Record) -> Iterator[tuple[int, AnyState, int]]:
    """Every position with its secrets: ply, position (always the same object), round."""
    round_, before = 1, 0
    for ply, state in enumerate(record.positions(title.game)):
        counted = _counted(title, state)
        if before and counted != before and state.outcome is None:
            round_ += 1
        before = counted
        yield ply, state, round_


def _counted(title: Title, state: AnyState) -> int:
    """The number of the game's round, or whatever it counts its length in; 0 before the first."""
    length = title.words.length(title.game.seen_by(state, None))
    return sum(count for count in length.arguments.values() if isinstance(count, int))


@dataclass(frozen=True)
class Frames:
    """A game so far, as a spectator saw it. Raises Mismatch if the record doesn't replay.

    Moves that only their player knows of have no frame. In a finished game they still count, so that a move has the
    same number everywhere; in a running one they don't, so that the numbers don't reveal them.
    """

    title: Title
    record: Record

    @cached_property
    def moments(self) -> tuple[SeenMoment, ...]:
        return tuple(moment for moment in self._all if not moment.ply or moment.view.events)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        if self.over:
            return tuple(moment.ply for moment in self.moments)
        return tuple(range(len(self.moments)))

    @cached_property
    def rounds(self) -> tuple[int, ...]:
        """The number of moves in each round. A move belongs to the round in which it was made."""
        counted = Counter(moment.round for moment in (self._all if self.over else self.moments)[:-1])
        return tuple(counted[number] for number in range(1, max(counted, default=0) + 1))

    @property
    def over(self) -> bool:
        return self.record.outcome is not None

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def at(self, number: int) -> int:
        """The index of the moment after a move, or of the last one before it if it has none."""
        return max(0, bisect_right(self.numbers, number) - 1)

    def progress(self, index: int) -> ReplayProgress:
        unit = self.title.words.length(self.view(index)).key
        return ReplayProgress(self.numbers[index], self.rounds, unit)

    def ends_round(self, index: int) -> bool:
        """Whether the moment after this one belongs to the next round, or to none."""
        return index == self.last or self.moments[index].round < self.moments[index + 1].round

    def view(self, index: int) -> AnyView:
        return self.moments[index].view

    def begins(self) -> Iterator[int]:
        """The index of the moment after the first move of each round; for the first round, of the set-up."""
        begun = 0
        for moves in self.rounds:
            yield min(self.last, bisect_left(self.numbers, begun + 1)) if begun else 0
            begun += moves

    @cached_property
    def _all(self) -> tuple[SeenMoment, ...]:
        return tuple(course(self.title, self.record))
