"""Analyses: the hard computer goes through games that are over, a few decisions at a time, when nobody else thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Final, Literal, TypeAlias, TypeVar

from bot.db.database import StoreError
from bot.engine import Record
from bot.log import log_fault
from bot.play.rows import TableRow
from bot.play.service import Tables
from bot.play.table import Table
from bot.review.analysis import DecisionCost, chances_of, concluded, weighed

from .turns import TableTasks
from .workers import ThinkingWorkers

T = TypeVar("T")

AT_A_TIME: Final = 2
"""So many entries of a record are weighed before somebody else may think: about half a second of a core."""

TOLD_EVERY: Final = 5.0
"""Seconds between two lines of progress."""

TOLD_FOR: Final = 840.0
"""Seconds for which somebody is told of it: soon after, Discord takes no more."""


@dataclass(frozen=True)
class AnalysisProgress:
    """What is told to somebody who waits.

    Which `share` of a record is weighed (0 to 100), that how far it is can't be told any more (`untold`), that what was
    found is kept (`kept`), or that the game can't be analysed (`failed`).
    """

    what: Literal["progress", "untold", "kept", "failed"]
    share: int = 0
    reference: str = ""


Tell: TypeAlias = Callable[[AnalysisProgress], Awaitable[None]]

_log = logging.getLogger(__name__)


class Analysing(TableTasks):
    """Has games analysed, one after the other. What is found is kept when all of it is: a stop in the middle begins it
    anew at the next start.

    `told` gets the table of each analysis that is kept; `mine` says for which tables this process thinks. The workers
    are somebody else's to close.
    """

    NAME = "analysis of table"
    FAILED = "the analysis of table %s waits for the next look around"

    def __init__(
        self,
        tables: Tables,
        workers: ThinkingWorkers,
        *,
        told: Callable[[Table], None],
        mine: Callable[[TableRow], bool] = lambda row: True,
    ) -> None:
        super().__init__(mine)
        self._analyses = tables.analyses
        self._thinkers = workers
        self._told = told
        self._one = asyncio.Lock()
        self._listeners: dict[int, list[tuple[float, Tell]]] = {}
        self._asked_by: dict[int, set[int]] = {}

    async def look_around(self) -> None:
        """Take up every analysis that is sought: after the start, or after something went wrong."""
        for row in await self._analyses.sought():
            if self._mine(row):
                self.take_up(row.id)

    def sought_by(self, user: int) -> set[int]:
        """The tables whose analyses somebody has asked for that are not done yet."""
        return {table for table, users in self._asked_by.items() if user in users}

    def take_up(self, table: int, tell: Tell | None = None, *, by: int | None = None) -> None:
        """Begin with what is sought of a table, unless that is under way; tell somebody how far it is."""
        if self._closed:
            return
        if by is not None:
            self._asked_by.setdefault(table, set()).add(by)
        if tell is not None:
            self._listeners.setdefault(table, []).append((monotonic() + TOLD_FOR, tell))
        self._begin(table)

    def _finished(self, table: int, task: asyncio.Task[None]) -> None:
        self._listeners.pop(table, None)
        self._asked_by.pop(table, None)
        super()._finished(table, task)

    async def _work(self, table: int) -> None:
        async with self._one:
            try:
                subject = await self._analyses.subject(table)
                if subject is not None:
                    await self._gone_through(*subject)
                    self._told(subject[0])
                    await self._tell(table, AnalysisProgress("kept"))
            except StoreError:
                raise  # the next look around tries again
            except Exception as error:
                reference = log_fault(_log, "table %s can't be analysed", table, error=error)
                await self._analyses.give_up(table)
                await self._tell(table, AnalysisProgress("failed", reference=reference))

    async def _gone_through(self, table: Table, record: Record) -> None:
        title = table.title
        chances = await self._thought(partial(chances_of, title, record))
        decisions: list[DecisionCost] = []
        entries, told_at = len(record.entries), monotonic()
        for start in range(0, entries, AT_A_TIME):
            plies = range(start, min(start + AT_A_TIME, entries))
            try:
                decisions += await self._thought(partial(weighed, title, record, plies))
            except (TimeoutError, BrokenProcessPool) as error:
                _log.warning(
                    "entries %s of table %s can't be weighed, and are left out: %s",
                    plies,
                    table.id,
                    error,
                )
            if monotonic() - told_at >= TOLD_EVERY:
                told_at = monotonic()
                await self._tell(table.id, AnalysisProgress("progress", 100 * plies.stop // entries))
        found = await self._thought(partial(concluded, title, record, chances, decisions))
        await self._analyses.keep(table, found)

    async def _thought(self, act: Callable[[], T]) -> T:
        """What an act comes to, when nobody else wants to think. Raises what it raises, or TimeoutError."""
        async with self._thinkers.next_free(last=True) as worker:
            return await worker.think(act)

    async def _tell(self, table: int, progress: AnalysisProgress) -> None:
        """Tell the person who asked, as long as they can be told; what goes wrong there changes nothing here."""
        now, listeners = monotonic(), self._listeners.get(table, [])
        self._listeners[table] = [(until, tell) for until, tell in listeners if now < until]
        for until, tell in listeners:
            try:
                await tell(progress if now < until else AnalysisProgress("untold"))
            except Exception:
                _log.exception("how far the analysis of table %s is can't be told", table)
