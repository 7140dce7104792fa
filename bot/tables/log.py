"""What has happened at a table, as everybody there may know it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from bot.engine import Event
from bot.store.rows import FormerSeat, MoveRow, SeatRow
from bot.store.store import Store

from .refused import Refused
from .shelf import Shelf
from .table import Table, told_apart

_AT_ONCE: Final = 8
"""So many moves are read at once on the way back: a card tells of the last few."""


Came: TypeAlias = Literal["person", "computer", "back"]


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a table's log, its events as the reader may know them.

    `names` are those of who sat there then, seat by seat; `computers` the levels of the computers that played then,
    and `computer` that of the one that chose this move. `former` is the name of who was replaced, and `came` says by
    whom: a person, a computer that plays on for them, or themselves, back again. An undo
    `took_more_back` than the player's own last move where something had happened since; how much, nobody is told: some
    of it may be secret. `back_to` is the revision from which the game goes on after it.
    """

    revision: int
    kind: str
    seat: int | None
    at: float
    events: list[Event]
    names: tuple[str, ...]
    computers: tuple[str | None, ...] = ()
    computer: str | None = None
    former: str | None = None
    came: Came | None = None
    took_more_back: bool = False
    back_to: int | None = None


@dataclass
class Log:
    """Reads what happened. What was undone stays in it, and so does the undo: the log is what people saw."""

    _store: Store
    _shelf: Shelf

    async def between(self, table: Table, viewer: int | None, since: int, until: int) -> list[LogEntry]:
        """What happened after one revision and up to another, in order, as a seat or a spectator may know it."""
        moves = await self._store.moves(table.id, since=max(0, since), until=until)
        return [await self._entry(table, viewer, move) for move in moves]

    async def after(self, table: Table, viewer: int | None, since: int) -> list[LogEntry]:
        """The same, up to now."""
        return await self.between(table, viewer, since, table.revision)

    async def others_alone_moved(self, table: Table, seat: int, since: int) -> bool:
        """Whether nothing but moves of other seats came after a revision: what a seat chose there holds still."""
        if since == table.revision:
            return True
        moves = await self._store.moves(table.id, since=since)
        return since < table.revision and all(move.seat != seat and move.kind == "move" for move in moves)

    async def since_last_move(self, table: Table, seat: int) -> list[LogEntry]:
        """What happened since the seat's last move."""
        return await self.after(table, seat, await self._store.last_move_of(table.id, seat))

    async def recent(self, table: Table, since: int) -> list[LogEntry]:
        """What happened after a revision, and at least in the last turn, whatever was played in it.

        Moves of which the others hear nothing are no turns of their own: they leave what is told as it was.
        """
        recent: list[LogEntry] = []
        turn: LogEntry | None = None
        whole = False
        async for entry in self._backwards(table):
            if entry.events or entry.kind != "move":
                whole = whole or (turn is not None and entry.seat != turn.seat)
                turn = entry
            if whole and entry.revision <= since:
                break
            recent.append(entry)
        return recent[::-1]

    async def taken_back(self, table: Table) -> list[int | None]:
        """The seats whose moves the undo took back that led to this revision of a table."""
        (undo,) = await self._store.moves(table.id, since=table.revision - 1, until=table.revision)
        undone = await self._store.moves(table.id, since=undo.parent or 0, until=table.revision - 1)
        return [move.seat for move in undone]

    async def _backwards(self, table: Table) -> AsyncIterator[LogEntry]:
        """What everybody may know, the newest first."""
        until = table.revision
        while until > 0:
            for move in reversed(
                await self._store.moves(table.id, since=max(0, until - _AT_ONCE), until=until)
            ):
                yield await self._entry(table, None, move)
            until -= _AT_ONCE

    async def _entry(self, table: Table, viewer: int | None, move: MoveRow) -> LogEntry:
        events: list[Event] = []
        if move.kind != "undo":
            with suppress(Refused):  # the shelf has logged what can't be read; all else is told
                events = list((await self._shelf.at(table, move.revision)).view(viewer).events)
        seated = table.seated_at(move.revision)
        left = next(
            (seat for seat in table.former if (seat.seat, seat.until) == (move.seat, move.revision)), None
        )
        others = move.kind == "undo" and move.revision - 1 - (move.parent or 0) > 1
        return LogEntry(
            move.revision,
            move.kind,
            move.seat,
            move.at,
            events,
            names=told_apart(seated),
            computers=tuple(seat.computer for seat in seated),
            computer=move.computer,
            former=None if left is None else left.name,
            came=None if left is None else _came(left, seated[left.seat]),
            took_more_back=others,
            back_to=move.parent if move.kind == "undo" else None,
        )


def _came(left: FormerSeat, now: SeatRow) -> Came:
    if left.user != now.user:
        return "person"
    return "back" if now.computer is None else "computer"
