"""Records of tables, replays of finished games, and analyses."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct, json
from msgspec.structs import replace

from bot.db.database import BoundedCache
from bot.engine import Entry, Record, digest
from bot.play.commit import TableService
from bot.play.errors import Refused
from bot.play.notify.outbox import CHANNELS, announcement
from bot.play.repository import Repository
from bot.play.rows import AnalysisRow, MoveRow, TableRow
from bot.play.store import Store
from bot.play.table import Table, told_apart
from bot.play.turn.games import LAID_OUT
from bot.review.analysis import Analysis
from bot.review.replay import Frames

from .game_log import LogEntry, main_line


@dataclass(frozen=True)
class CountingMoves:
    """The moves of a table that count, as a record.

    `revisions` and `moments` (Unix seconds) are those of the set-up and then of each entry.
    """

    record: Record
    revisions: tuple[int, ...]
    moments: tuple[float, ...]


@dataclass
class Records:
    """Makes records of stored games."""

    _store: Store

    async def line(self, table: Table) -> CountingMoves:
        """The record so far of a game that has begun. It contains the seed and all secrets, and isn't for players.

        Raises Refused if the table has not begun, or its game can't be read.
        """
        if not table.begun:
            raise Refused("not-playing")
        assert table.row.seed is not None, "a game that has begun has a seed"
        start, *moves = main_line(await self._store.moves(table.id, until=table.revision))
        record = Record(
            game=table.title.game.id,
            rules_version=int(table.row.rules_version),
            seats=table.state.seats,
            options=table.state.options,
            seed=table.row.seed.hex(),
            drawn=_drawn(start),
            entries=list(map(_entry, moves)),
            outcome=table.state.outcome,
            digest=digest(table.title.game, table.state),
        )
        return CountingMoves(
            record,
            tuple(move.revision for move in (start, *moves)),
            tuple(move.at for move in (start, *moves)),
        )

    async def handed_out(self, table: Table) -> bytes:
        """The record of a game that is over, as JSON, for anybody to replay and check. Raises Refused."""
        if table.seed is None or not table.begun:
            raise Refused("record-not-over")
        return (await self.line(table)).record.to_json()


def _drawn(move: MoveRow) -> list[int]:
    return json.decode(move.chance or "[]", type=list[int])


def _entry(move: MoveRow) -> Entry:
    assert move.seat is not None, "every move of the line is somebody's"
    computer = None if move.computer == LAID_OUT else move.computer  # a person's own draft
    return Entry(move.seat, json.decode(move.move or "{}"), _drawn(move), computer)


_KEPT: Final = 8
"""Replays in the cache, of about 5 MB each: somebody who browses one comes back soon."""

_LISTED: Final = 200
"""How many of the last games can be found by their players."""

_NUMBER: Final = re.compile(r"#?(\d{1,15})")
_LINK: Final = re.compile(
    r"https://(?:\w+\.)?discord(?:app)?\.com/channels/(\d{1,20})/(\d{1,20})(?:/(\d{1,20}))?"
)
_NUMBERED_SINCE: Final = 1_420_070_400.0
"""The epoch of Discord's ids."""
_CLOCKS_DIFFER: Final = 60.0
"""How many seconds Discord's clock may be behind ours."""


@dataclass(frozen=True)
class Replay:
    """The replay of a game: its frames, and the moves that count."""

    table: Table
    frames: Frames
    line: CountingMoves

    def then(self, index: int) -> Table:
        """The table with those who sat there at a moment, without a position."""
        revision = self._revision(index)
        return Table(
            replace(self.table.row, revision=revision), self.table.title, self.table.seated_at(revision)
        )

    def entry(self, index: int) -> LogEntry:
        moment, seated = self.frames.moments[index], self.then(index).seats
        return LogEntry(
            self._revision(index),
            "move" if moment.ply else "start",
            None if moment.entry is None else moment.entry.seat,
            self.line.moments[moment.ply],
            list(moment.view.events),
            names=told_apart(seated),
            computers=tuple(seat.computer for seat in seated),
            computer=None if moment.entry is None else moment.entry.computer,
        )

    def _revision(self, index: int) -> int:
        return self.line.revisions[self.frames.moments[index].ply]


class FoundGame(Struct, frozen=True, kw_only=True):
    """A finished game, as autocompletion offers it."""

    id: int
    game: str
    channel: int
    home: int | None
    ended_at: float
    names: tuple[str, ...] = ()


@dataclass
class Replays:
    """Finds games and replays them."""

    _store: Store
    _repository: Repository
    _records: Records
    _kept: BoundedCache[tuple[int, int], tuple[Frames, CountingMoves]] = field(
        default_factory=lambda: BoundedCache(_KEPT)
    )
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def found(self, guild: int | None, typed: str) -> Table:
        """The game of a server with this number or link. Raises Refused."""
        if (number := _NUMBER.fullmatch(typed.strip())) is not None:
            table = await self._repository.by_id(int(number[1]))
        elif (link := _LINK.fullmatch(typed.strip())) is not None:
            moment = (
                float("inf")
                if link[3] is None
                else _NUMBERED_SINCE + (int(link[3]) >> 22) / 1000 + _CLOCKS_DIFFER
            )
            row = await self.at_channel(min(int(link[2]), CHANNELS[1]), moment)
            table = None if row is None else await self._repository.load(row)
        else:
            raise Refused("replay-unclear")
        if table is None or guild is None or table.guild != guild:
            raise Refused("replay-not-here")
        return table

    async def newest(self, guild: int, typed: str) -> Sequence[FoundGame]:
        """The last games of a server, newest first, that contain the typed text."""
        games = await self._store.read.rows(
            FoundGame,
            """
            SELECT id, game, channel, home, ended_at FROM tables WHERE guild = ? AND status = 'ended'
            ORDER BY ended_at DESC, id DESC LIMIT ?
            """,
            guild,
            _LISTED,
        )
        seats = await self._store.traces.seats_at(*(game.id for game in games))
        named = [replace(game, names=tuple(seat.name for seat in seats.get(game.id, ()))) for game in games]
        wanted = typed.strip().removeprefix("#").casefold()
        return [
            game for game in named if wanted in " ".join((str(game.id), game.game, *game.names)).casefold()
        ]

    async def at_channel(self, channel: int, at: float) -> TableRow | None:
        those = "(channel = ?1 OR home = ?1) AND created_at <= ?2 ORDER BY id DESC LIMIT 1"
        return next(iter(await self._store.read.where(TableRow, those, channel, at)), None)

    async def of(self, table: Table) -> Replay:
        """The replay of a game so far. Raises Refused if it has not begun, or can't be read."""
        key = table.id, table.revision
        async with self._one:  # many threads at a time would leave the event loop little of its core
            if (kept := self._kept.get(key)) is None:
                line = await self._records.line(table)
                frames = Frames(table.title, line.record)
                # takes up to a tenth of a second, so not on the event loop
                await asyncio.to_thread(lambda: frames.moments)
                kept = frames, line
            self._kept[key] = kept
            return Replay(table, *kept)


@dataclass
class Analyses(TableService):
    """Stores analyses, and requests for them, so that after a restart they are made."""

    _records: Records

    async def of(self, table_id: int) -> Analysis | None:
        row = await self._store.read.find(AnalysisRow, table_id)
        return None if row is None or row.content is None else json.decode(row.content, type=Analysis)

    async def ask(self, table: Table) -> Analysis | None:
        """The analysis of a game; if there is none yet, request it.

        Raises Refused while the game goes on, and if computers can't evaluate it.
        """
        if not table.over:
            raise Refused("analysis-not-over")
        if not analysis_offered(table):
            raise Refused("analysis-unknown")
        found = await self.of(table.id)
        if found is None:
            sought = AnalysisRow(table_id=table.id, asked_at=self._clock())
            await self._store.database.insert_new(sought)
        return found

    async def sought(self) -> list[TableRow]:
        return await self._store.read.rows(
            TableRow,
            """
            SELECT tables.* FROM tables JOIN analyses ON table_id = id
            WHERE content IS NULL ORDER BY asked_at, id
            """,
        )

    async def subject(self, table_id: int) -> tuple[Table, Record] | None:
        """A table that must still be analyzed, with its record. Raises Refused if its moves can't be read."""
        row = await self._store.read.find(AnalysisRow, table_id)
        table = await self._repository.by_id(table_id)
        if row is None or row.content is not None or table is None:
            return None
        return table, (await self._records.line(table)).record

    async def keep(self, table: Table, analysis: Analysis) -> None:
        """Store and announce an analysis, unless another process has."""
        now, content = self._clock(), json.encode(analysis).decode()
        async with self._store.change(table.id, now) as change:
            row = await change.database.find(AnalysisRow, table.id)
            if row is not None and row.content is None:
                await change.database.put(replace(row, content=content, at=now))
                change.told.append(announcement("analysis", []))

    async def give_up(self, table_id: int) -> None:
        """Drop the request for an analysis that can't be made; it can be requested again."""
        async with self._store.database.transaction(table_id) as database:
            row = await database.find(AnalysisRow, table_id)
            if row is not None and row.content is None:
                await database.delete(AnalysisRow, table_id)


def analysis_offered(table: Table) -> bool:
    """Whether a game is over and computers can evaluate it."""
    title = table.title
    return table.over and bool(title.evaluation.weights.figures) and bool(title.chances.scales)
