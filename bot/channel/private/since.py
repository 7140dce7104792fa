"""What has happened since somebody's last turn, by number: in the lines that tell of it and on their board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.channel.messages.card import told
from bot.pictures.artist import Since
from bot.tables.log import LogEntry
from bot.words.fluent import Words

MOST: Final = 20
"""So many moves have numbers: the newest."""


def numbered(said: Words, entries: Sequence[LogEntry]) -> list[str]:
    """What happened, a line for each event, with the number of each move before its first line."""
    numbers = {entry.revision: number for number, entry in _moves(entries)}
    lines: list[str] = []
    for entry in entries:
        own = told(said, [entry])
        if own and entry.revision in numbers:
            own[0] = f"{said.sign}{numbers[entry.revision]}{said.sign} · {own[0]}"
        lines += own
    return lines


def changed(entries: Sequence[LogEntry]) -> Since | None:
    """The same moves, for a picture; None where nobody has moved."""
    moves = [entry.events for _, entry in _moves(entries)]
    return Since(moves) if moves else None


def _moves(entries: Sequence[LogEntry]) -> Iterator[tuple[int, LogEntry]]:
    moves = [entry for entry in entries if entry.kind == "move" and entry.events]
    yield from enumerate(moves[-MOST:], 1)
