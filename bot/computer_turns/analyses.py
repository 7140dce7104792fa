"""Analyses: a legatus reviews finished games, a few decisions at a time, while no other computer thinks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import Final, Literal, TypeAlias

from bot.db.database import StoreError
from bot.engine import Record
from bot.log import log_fault
from bot.play.table import Table
from bot.review.analysis import DecisionCost, chances_of, concluded, costs_of

from .turns import TableTasks

AT_A_TIME: Final = 2
"""Entries of a record that are judged before another task may have the worker: about half a second of CPU time."""

TOLD_EVERY: Final = 5.0
"""Seconds between reports of progress."""


Stage: TypeAlias = Literal["progress", "kept", "failed"]
Tell: TypeAlias = Callable[[Stage, int, str], Awaitable[None]]
"""Tells somebody who waits how much of a record is judged (0 to 100), that the analysis is stored, or that it failed,
with the reference in the log."""

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Analyzing(TableTasks):
    """Analyzes games, one after the other, and stores and announces each analysis when it is complete.

    One that is interrupted begins anew at the next start.
    """

    NAME = "analysis of table"
    FAILED = "the analysis of table %s waits for the next look around"

    _one: asyncio.Lock = field(default_factory=asyncio.Lock, init=False)
    _listeners: dict[int, dict[int, Tell]] = field(default_factory=dict, init=False)
    """By table and user: the callbacks that report progress."""

    async def look_around(self) -> None:
        """Begin every requested analysis that isn't under way: after a start, or after a failure."""
        for row in await self._tables.analyses.sought():
            if self._mine(row):
                self.take_up(row.id)

    def sought_by(self, user: int) -> set[int]:
        """The tables with unfinished analyses that a user has asked for."""
        return {table for table, listeners in self._listeners.items() if user in listeners}

    def take_up(self, table: int, tell: Tell | None = None, *, by: int = 0) -> None:
        """Begin the analysis of a table, unless it is under way, and report its progress to a user."""
        if self._closed:
            return
        if tell is not None:
            self._listeners.setdefault(table, {})[by] = tell
        self._begin(table)

    def _finished(self, table: int, task: asyncio.Task[None]) -> None:
        self._listeners.pop(table, None)
        super()._finished(table, task)

    async def _work(self, table: int) -> None:
        async with self._one:
            try:
                subject = await self._tables.analyses.subject(table)
                if subject is not None:
                    await self._gone_through(*subject)
                    self._told(subject[0])
                if await self._tables.analyses.of(table) is not None:  # from now, or since it was requested
                    await self._tell(table, "kept")
            except StoreError:
                raise  # the next look around tries again
            except Exception as error:
                reference = log_fault(_log, "table %s can't be analyzed", table, error=error)
                await self._tables.analyses.give_up(table)
                await self._tell(table, "failed", reference=reference)

    async def _gone_through(self, table: Table, record: Record) -> None:
        title = table.title
        chances = await self._thought(partial(chances_of, title, record), last=True)
        decisions: list[DecisionCost] = []
        entries, told_at = len(record.entries), monotonic()
        for start in range(0, entries, AT_A_TIME):
            plies = range(start, min(start + AT_A_TIME, entries))
            try:
                decisions += await self._thought(partial(costs_of, title, record, plies), last=True)
            except (TimeoutError, BrokenProcessPool) as error:
                _log.warning(
                    "entries %s of table %s can't be weighed, and are left out: %s",
                    plies,
                    table.id,
                    error,
                )
            if monotonic() - told_at >= TOLD_EVERY:
                told_at = monotonic()
                await self._tell(table.id, "progress", 100 * plies.stop // entries)
        found = await self._thought(partial(concluded, title, record, chances, decisions), last=True)
        await self._tables.analyses.keep(table, found)

    async def _tell(self, table: int, stage: Stage, share: int = 0, reference: str = "") -> None:
        """Report to those who have asked; failures of that don't matter here."""
        for tell in [*self._listeners.get(table, {}).values()]:
            try:
                await tell(stage, share, reference)
            except Exception:
                _log.exception("how far the analysis of table %s is can't be told", table)
