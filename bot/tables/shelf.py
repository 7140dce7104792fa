"""Where tables are found: read from the store, kept while they are played, as they stood at any time."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Mapping

import msgspec
from msgspec import json

from bot.engine import AnyState, Event
from bot.engine.record import Entry, Record, digest
from bot.games.title import Title
from bot.store.errors import Damaged, NoSuchTable
from bot.store.rows import MoveRow, SeatRow, TableRow
from bot.store.store import Store

from .announcements import announcement
from .line import line
from .refused import Refused
from .table import Table
from .unknown import unknown

MOST_KEPT_STATES = 512
"""Positions kept decoded; the others are read again when somebody moves."""

_log = logging.getLogger(__name__)


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a table's log, its events as the reader may know them."""

    revision: int
    kind: str
    seat: int | None
    at: float
    events: list[Event]


class Shelf:
    """Finds tables. Nothing in here changes a game, but one that can't be read is set aside."""

    def __init__(self, store: Store, titles: Mapping[str, Title], clock: Callable[[], float]) -> None:
        self.titles = titles
        self.clock = clock
        self._store = store
        self._states: OrderedDict[int, tuple[int, AnyState]] = OrderedDict()

    async def current(self, channel: int) -> Table | None:
        """The open table of a channel, else its latest."""
        row = await self._store.latest_table(channel)
        return None if row is None else await self.load(row)

    async def by_id(self, table: int) -> Table | None:
        """A table by its number."""
        try:
            return await self.load(await self._store.table(table))
        except NoSuchTable:
            return None

    async def at(self, table: Table, revision: int) -> Table:
        """The table as it stood at an earlier revision."""
        if revision == table.revision:
            return table
        try:
            state = await self._position(table.row, table.title, revision)
        except (Damaged, msgspec.DecodeError) as problem:
            _log.error("table %s can't be shown at revision %s: %s", table.id, revision, problem)
            raise Refused("no-such-revision") from problem
        if state is None:
            raise Refused("no-such-revision")
        row = msgspec.structs.replace(table.row, revision=revision)
        return Table(row, table.title, table.seats, state)

    async def log(self, table: Table, viewer: int | None, since: int = 0) -> list[LogEntry]:
        """What happened after a revision, in order, as a seat or a spectator may know it.

        What was undone stays in the log, and so does the undo: the log is what people saw.
        """
        entries = []
        for move in await self._store.moves(table.id, since=since):
            then = await self.at(table, move.revision)
            events = [] if move.kind == "undo" else list(then.view(viewer).events)
            entries.append(LogEntry(move.revision, move.kind, move.seat, move.at, events))
        return entries

    async def since_last_move(self, table: Table, seat: int) -> list[LogEntry]:
        """What happened since the seat's last move."""
        own = [move.revision for move in await self._store.moves(table.id) if move.seat == seat]
        return await self.log(table, seat, own[-1] if own else 0)

    async def recent_log(self, table: Table, since: int, runs: int) -> list[LogEntry]:
        """What happened after a revision, and at least in the last `runs` turns, whatever was played in each.

        Moves of which the others hear nothing are no turns of their own: they leave what is told as it was.
        """
        moves = [move for move in await self._store.moves(table.id) if move.revision <= table.revision]
        later: MoveRow | None = None
        for move in reversed(moves):
            if move.kind == "move" and not (await self.at(table, move.revision)).view(None).events:
                continue
            if later is not None and move.seat != later.seat:
                runs -= 1
            if runs == 0:
                break
            later = move
            since = min(since, move.revision - 1)
        log = await self.log(table, None, since=since)
        return [entry for entry in log if entry.revision <= table.revision]

    async def taken_back(self, table: Table) -> list[int | None]:
        """The seats whose moves the undo took back that led to this revision of a table."""
        moves = await self._store.moves(table.id)
        undo = next(move for move in moves if move.revision == table.revision)
        return [move.seat for move in moves if (undo.parent or 0) < move.revision < undo.revision]

    async def carried_out(self, interaction: int) -> bool:
        """Whether a wish has been carried out already: Discord may deliver it twice."""
        return await self._store.carried_out(interaction)

    async def record(self, table: Table) -> bytes:
        """The record of a game that is over, as JSON: it can be played again and checked. Raises Refused."""
        if table.seed is None or not table.begun:
            raise Refused("record-not-over")
        start, *moves = line(await self._store.moves(table.id))
        return Record(
            game=table.title.game.id,
            rules_version=int(table.row.rules_version),
            seats=table.state.seats,
            options=table.state.options,
            seed=table.seed.hex(),
            drawn=_drawn(start),
            entries=[Entry(_seat(move), json.decode(move.move or "{}"), _drawn(move)) for move in moves],
            outcome=table.state.outcome,
            digest=digest(table.title.game, table.state),
        ).to_json()

    async def load(self, row: TableRow) -> Table:
        """The table of a row, with its position where it has begun."""
        seats = tuple(await self._store.seats(row.id))
        title = self.titles.get(row.game)
        if title is None:
            return _resting(row, seats)
        if row.revision == 0:
            return Table(row, title, seats)
        kept = self._states.get(row.id)
        if kept is not None and kept[0] == row.revision:
            self._states.move_to_end(row.id)
            return Table(row, title, seats, kept[1])
        try:
            state = await self._position(row, title, row.revision)
            if state is None:
                raise Damaged(f"Table {row.id} has no position at its revision {row.revision}.")
        except (Damaged, msgspec.DecodeError) as problem:
            return await self._set_aside(row, title, seats, problem)
        self.remember(row, state)
        return Table(row, title, seats, state)

    async def _position(self, row: TableRow, title: Title, revision: int) -> AnyState | None:
        """The position at a revision, None where none is kept. Raises Damaged, `msgspec.DecodeError`."""
        position = await self._store.position(row.id, revision)
        return None if position is None else title.game.decode(position)

    async def _set_aside(
        self, row: TableRow, title: Title, seats: tuple[SeatRow, ...], problem: Exception
    ) -> Table:
        """Keep a game whose position can't be read from stopping anything else."""
        reference = row.fault or secrets.token_hex(2).upper()
        _log.error("table %s is broken (ref. %s): %s", row.id, reference, problem)
        if row.status == "playing":
            told = announcement("broken", [row.host], reference=reference)
            recorded = await self._store.change_status(
                row.id, "broken", now=self.clock(), fault=reference, announcements=[told]
            )
            row = recorded.table
        return Table(row, title, seats)

    def remember(self, row: TableRow, state: AnyState) -> None:
        """Keep a position that somebody will soon want again."""
        self._states[row.id] = (row.revision, state)
        self._states.move_to_end(row.id)
        while len(self._states) > MOST_KEPT_STATES:
            self._states.popitem(last=False)


def _resting(row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
    """A table whose game another version of the bot knows: it rests until that one runs, or somebody ends it."""
    _log.error("table %s is of the game %s, which this bot does not know", row.id, row.game)
    row = msgspec.structs.replace(row, status="broken" if row.open else row.status, fault=row.game)
    return Table(row, unknown(row.game), seats)


def _drawn(move: MoveRow) -> list[int]:
    """What chance decided in a move."""
    return json.decode(move.chance or "[]", type=list[int])


def _seat(move: MoveRow) -> int:
    """The seat whose move it was."""
    assert move.seat is not None, "every move of the line is somebody's"
    return move.seat
