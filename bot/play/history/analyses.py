"""The analyses of games that are over: who may ask for one, what is to be thought for it, where it is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec import json

from bot.engine import Record
from bot.games.title import Title
from bot.play.errors import Refused
from bot.play.notify.announcements import announcement
from bot.play.repository import Repository
from bot.play.rows import TableRow
from bot.play.store import Store
from bot.play.table import Table
from bot.review.analysis import Analysis

from .records import Records


@dataclass(frozen=True)
class Subject:
    """A game that is to be analysed: its record has all that is needed."""

    table: Table
    title: Title
    record: Record


@dataclass
class Analyses:
    """Keeps what was found, and what is sought: so after a stop, wherever it came, the next start begins it again."""

    _store: Store
    _repository: Repository
    _records: Records
    _clock: Callable[[], float]

    async def of(self, table: Table) -> Analysis | None:
        """What was found in a game; None where nothing was yet."""
        row = await self._store.analyses.of(table.id)
        return None if row is None or row.content is None else json.decode(row.content, type=Analysis)

    async def ask(self, table: Table) -> Analysis | None:
        """What was found in a game; where nothing was yet, it is sought from now on.

        Raises Refused while the game goes on, and where no computer can weigh its moves.
        """
        if not table.over:
            raise Refused("analysis-not-over")
        if not offered(table):
            raise Refused("analysis-unknown")
        found = await self.of(table)
        if found is None:
            await self._store.analyses.seek(table.id, now=self._clock())
        return found

    async def sought(self) -> list[TableRow]:
        """The games that somebody wants analysed, in the order in which they were asked for."""
        return await self._store.analyses.sought()

    async def subject(self, table_id: int) -> Subject | None:
        """The game of a table, where it is still to be analysed. Raises Refused where its moves can't be read."""
        row = await self._store.analyses.of(table_id)
        table = await self._repository.by_id(table_id)
        if row is None or row.content is not None or table is None:
            return None
        return Subject(table, table.title, (await self._records.line(table)).record)

    async def keep(self, table: Table, analysis: Analysis) -> None:
        """Keep what was found, and have it told to everybody."""
        await self._store.analyses.keep(
            table.id,
            json.encode(analysis).decode(),
            now=self._clock(),
            announcements=[announcement("analysis", [])],
        )

    async def give_up(self, table_id: int) -> None:
        """Seek no longer what can't be found; whoever asks again has it sought anew."""
        await self._store.analyses.give_up(table_id)


def offered(table: Table) -> bool:
    """Whether computers can weigh the moves of a game that is over."""
    title = table.title
    return table.over and bool(title.evaluation.weights.figures) and bool(title.chances.scales)
