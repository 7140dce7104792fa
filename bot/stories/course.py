"""The course of a game: its record played again, moment by moment, as somebody who only looked on saw it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.engine import AnyState, AnyView, Record
from bot.engine.record import Entry
from bot.games.title import Title

FIRST_ROUND: Final = 1


@dataclass(frozen=True)
class Moment:
    """A game after `ply` entries of its record: the last of them (None at the start), and the view of a spectator.

    `round` counts what the game counts its length in, from 1. The entry that ends a round leads into the next one:
    its moment is the first that has the next number.
    """

    ply: int
    entry: Entry | None
    view: AnyView
    round: int


def course(title: Title, record: Record) -> Iterator[Moment]:
    """Every moment of a game, from its set-up on. Raises Mismatch where a record is not of such a game."""
    for ply, state, number in positions(title, record):
        entry = record.entries[ply - 1] if ply else None
        yield Moment(ply, entry, title.game.view(state, None), number)


def positions(title: Title, record: Record) -> Iterator[tuple[int, AnyState, int]]:
    """The same with all that is secret: ply, position (always the same object), round."""
    round_, before = FIRST_ROUND, 0
    for ply, state in enumerate(record.positions(title.game)):
        counted = _counted(title, state)
        if before and counted != before and state.outcome is None:
            round_ += 1
        before = counted
        yield ply, state, round_


def _counted(title: Title, state: AnyState) -> int:
    """How far the game counts its own length; 0 before its first round."""
    length = title.telling.length(title.game.seen_by(state, None))
    return sum(count for count in length.arguments.values() if isinstance(count, int))
