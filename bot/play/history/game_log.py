"""What has happened at a table: which moves count, and what everybody may know of them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from bot.engine import Event
from bot.play.errors import Refused
from bot.play.repository import Repository
from bot.play.rows import FormerSeat, MoveRow, SeatRow
from bot.play.store import Store
from bot.play.table import Table, told_apart


def main_line(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The entries that count, oldest first: what was undone is left out, and so are the undos.

    Of the latest entries alone, as far back as they reach.
    """
    by_revision = {move.revision: move for move in moves}
    counted: list[MoveRow] = []
    move = moves[-1] if moves else None
    while move is not None:
        if move.kind != "undo":
            counted.append(move)
        move = by_revision.get(move.parent) if move.parent is not None else None
    return counted[::-1]


@dataclass(frozen=True)
class WayBack:
    """Where an undo leads: to `target`, the revision before the player's last move that counts.

    `free`: nobody has to agree, since nothing was revealed, decided by chance or done by other people after it.
    What computers have done meanwhile goes back with it. `times` says how often the game has gone back there already.
    """

    target: int
    free: bool
    times: int


def way_back(moves: Sequence[MoveRow], seat: int) -> WayBack | None:
    """How a seat takes back its last move; None when there is none, or somebody left or came since."""
    free = True
    counted = main_line(moves)
    for move in reversed(counted):
        if move.kind != "move" or move.parent is None:
            return None
        free = free and (move.seat == seat or move.computer is not None) and not move.barrier
        if move.seat == seat:
            return WayBack(move.parent, free, _gone_back(moves, move.parent))
    return None


def _gone_back(moves: Sequence[MoveRow], revision: int) -> int:
    by_revision = {move.revision: move for move in moves}
    times = 0
    while (move := by_revision.get(revision)) and move.kind == "undo" and move.parent is not None:
        times, revision = times + 1, move.parent
    return times


_OF_LATE: Final = 40
"""Among so many entries is the last move of a person whom a card offers to take it back: no round has as many."""

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
    _repository: Repository

    async def between(self, table: Table, viewer: int | None, since: int, until: int) -> list[LogEntry]:
        """What happened after one revision and up to another, in order, as a seat or a spectator may know it."""
        moves = await self._store.moves(table.id, since=max(0, since), until=until)
        return [await self._entry(table, viewer, move) for move in moves]

    async def after(self, table: Table, viewer: int | None, since: int) -> list[LogEntry]:
        return await self.between(table, viewer, since, table.revision)

    async def since_last_move(self, table: Table, seat: int) -> list[LogEntry]:
        return await self.after(table, seat, await self._store.last_move(table.id, "seat", seat))

    async def recent(self, table: Table, since: int) -> list[LogEntry]:
        """What happened after a revision, and at least in the last turn, whatever was played in it.

        Moves of which the others hear nothing are no turns of their own: they leave what is told as it was.
        """
        recent: list[LogEntry] = []
        turn: LogEntry | None = None
        whole = False
        for until in range(table.revision, 0, -_AT_ONCE):
            moves = await self._store.moves(table.id, since=max(0, until - _AT_ONCE), until=until)
            for move in reversed(moves):
                entry = await self._entry(table, None, move)
                if entry.events or entry.kind != "move":
                    whole = whole or (turn is not None and entry.seat != turn.seat)
                    turn = entry
                if whole and entry.revision <= since:
                    return recent[::-1]
                recent.append(entry)
        return recent[::-1]

    async def is_way_back(self, table: Table) -> bool:
        """Whether anybody at a table can take a move back, or ask the others whether they may."""
        people = [other.seat for other in table.people]
        moves = await self._store.moves(table.id, since=table.revision - _OF_LATE, until=table.revision)
        ways = (way_back(moves, seat) for seat in people)
        return any(way is not None and (way.free or len(people) > 1) for way in ways)

    async def taken_back(self, table: Table) -> list[int | None]:
        """The seats whose moves the undo took back that led to this revision of a table."""
        (undo,) = await self._store.moves(table.id, since=table.revision - 1, until=table.revision)
        undone = await self._store.moves(table.id, since=undo.parent or 0, until=table.revision - 1)
        return [move.seat for move in undone]

    async def _entry(self, table: Table, viewer: int | None, move: MoveRow) -> LogEntry:
        events: list[Event] = []
        if move.kind != "undo":
            with suppress(Refused):  # the repository has logged what can't be read; all else is told
                events = list((await self._repository.at(table, move.revision)).view(viewer).events)
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
