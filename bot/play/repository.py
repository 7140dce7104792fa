"""Where tables are found: read from the store, kept while they are played, as they stood at any time."""

from __future__ import annotations

import dataclasses
import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from bot.app.processes import Elsewhere
from bot.db.errors import Damaged
from bot.engine import AnyState
from bot.engine.record import Mismatch
from bot.games.title import Title
from bot.log import new_reference
from bot.metrics.metrics import Metrics
from bot.play.history.rebuilding import PlayedAgain
from bot.play.notify.announcements import announcement

from .conflicts import NoSuchTable
from .errors import Refused
from .rows import SeatRow, TableRow
from .store import Store
from .table import Table, unknown

MOST_KEPT: Final = 512
"""Games kept at hand; the others are read again when somebody moves."""

_log = logging.getLogger(__name__)


class Repository:
    """Finds tables. Nothing in here changes a game, but one that can't be read is set aside."""

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], float],
        metrics: Metrics,
        elsewhere: Elsewhere,
    ) -> None:
        self._titles = titles
        self._clock = clock
        self._metrics = metrics
        self._store = store
        self._again = PlayedAgain(store, elsewhere)
        self._kept: OrderedDict[int, Table] = OrderedDict()

    def title(self, game: str) -> Title:
        """A game that can be played here, by its id. Raises Refused."""
        title = self._titles.get(game)
        if title is None:
            raise Refused("no-such-game", game=game)
        return title

    async def current(self, channel: int) -> Table | None:
        """The open table of a channel, else its latest."""
        row = await self._store.latest_table(channel)
        return None if row is None else await self.load(row)

    def is_newest(self, table: Table) -> bool:
        """Whether nothing is known that came after this table as it was read."""
        return table.open and self._kept.get(table.id) is table

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
            state = await self._position(table.row, table.title, len(table.seats), revision)
        except (Damaged, Mismatch, msgspec.DecodeError) as problem:
            _log.error("table %s can't be shown at revision %s: %s", table.id, revision, problem)
            raise Refused("no-such-revision") from problem
        if state is None:
            raise Refused("no-such-revision")
        row = msgspec.structs.replace(table.row, revision=revision)
        return Table(row, table.title, table.seated_at(revision), state)

    async def to_go_on(self, table: Table) -> AnyState:
        """The position from which the game of a lobby will go on that takes one up. Raises Mismatch, Damaged."""
        last = len(await self._store.moves(table.id))
        position = await self._again.position(table.row, table.title, len(table.seats), last)
        assert position is not None, "there is a position after the last move"
        return table.title.game.decode(position)

    async def load(self, row: TableRow) -> Table:
        """The table of a row, with its position where it has begun.

        Seats and position of a game change with its revision alone, but for people who are made nameless, or called by
        another name: what is known of it is not read again.
        """
        kept = self._kept.get(row.id)
        at_hand = kept is not None and (kept.revision, kept.row.forgotten) == (row.revision, row.forgotten)
        self._metrics.looked_up("tables", found=at_hand)
        if kept is not None and at_hand:
            return self.keep(kept if kept.row == row else dataclasses.replace(kept, row=row))
        seats = tuple(await self._store.seats(row.id))
        title = self._titles.get(row.game)
        if title is None:
            return _resting(row, seats)
        if row.revision == 0:
            return Table(row, title, seats)
        try:
            state = await self._position(row, title, len(seats), row.revision)
            if state is None:
                raise Damaged(f"Table {row.id} has no position at its revision {row.revision}.")
        except (Damaged, Mismatch, msgspec.DecodeError) as problem:
            return await self._set_aside(row, title, seats, problem)
        former = tuple(await self._store.former_seats(row.id))
        return self.keep(Table(row, title, seats, state, former))

    async def _position(self, row: TableRow, title: Title, seats: int, revision: int) -> AnyState | None:
        """The position at a revision; None where there is none.

        Of a game that is over, or was taken up from a record, it is made again where it is not kept.
        Raises Damaged, Mismatch, `msgspec.DecodeError`.
        """
        position = None if row.packed else await self._store.position(row.id, revision)
        if position is None and (row.loaded or not row.open):
            position = await self._again.position(row, title, seats, revision)
        return None if position is None else title.game.decode(position)

    async def _set_aside(
        self, row: TableRow, title: Title, seats: tuple[SeatRow, ...], problem: Exception
    ) -> Table:
        """Keep a game whose position can't be read from stopping anything else."""
        reference = row.fault or new_reference()
        about: dict[str, object] = {"game": row.id, "channel": row.channel}
        if row.fault is None:  # afterwards the log has it already
            about["reference"] = reference
        _log.error("ref %s: table %s is broken: %s", reference, row.id, problem, extra=about)
        if row.status == "playing":
            told = announcement("broken", [row.host], reference=reference)
            recorded = await self._store.change_status(
                row.id, "broken", now=self._clock(), fault=reference, announcements=[told]
            )
            row = recorded.table
        return Table(msgspec.structs.replace(row, fault=reference), title, seats)

    def keep(self, table: Table) -> Table:
        """Keep a game at hand that somebody will soon look for again."""
        self._kept[table.id] = table
        self._kept.move_to_end(table.id)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return table


def _resting(row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
    """A table whose game another version of the bot knows: it rests until that one runs, or somebody ends it."""
    _log.error("table %s is of the game %s, which this bot does not know", row.id, row.game)
    row = msgspec.structs.replace(row, status="broken" if row.open else row.status, fault=row.game)
    return Table(row, unknown(row.game), seats)
