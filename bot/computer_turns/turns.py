"""Computers' turns: thinking for each table that waits for a computer, and playing the answers."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import ClassVar, Final, TypeVar

from bot.ai.advice import AdvisedMove, ExplainedCost, advice, reason
from bot.ai.players import RANDOM, TIRO, player_called
from bot.db.database import StoreError
from bot.engine import AnyView, Evaluation, Game, Move
from bot.log import log_fault
from bot.metrics import Metrics, ThoughtOutcome
from bot.play.errors import Refused
from bot.play.notify.outbox import PATIENCE
from bot.play.rows import TableRow
from bot.play.service import Tables
from bot.play.table import Table
from bot.play.turn.computers import Thought

from .workers import ThinkingWorker, ThinkingWorkers

SLOW: Final = PATIENCE  # seconds until the card says that the computers are thinking

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class TableTasks(ABC):
    """At most one task of worker processes for each table that is this process's (`_mine`).

    `_told` is called with a table that has something new to announce. The owner of the workers closes them.
    """

    NAME: ClassVar[str]
    FAILED: ClassVar[str]
    """The log message for a failed task of a table; the next `look_around` begins another."""

    _tables: Tables
    _thinkers: ThinkingWorkers
    _told: Callable[[Table], object]
    _mine: Callable[[TableRow], bool] = lambda row: True
    _under_way: dict[int, asyncio.Task[None]] = field(default_factory=dict, init=False)
    _closed: bool = field(default=False, init=False)

    async def rest(self) -> None:
        """Wait until all tasks are done."""
        while self._under_way:
            await asyncio.wait(self._under_way.values())

    async def close(self) -> None:
        """Cancel all tasks; they begin again after the next start."""
        self._closed = True
        for task in self._under_way.values():
            task.cancel()
        await self.rest()

    def _begin(self, table: int) -> None:
        if table not in self._under_way:
            task = asyncio.create_task(self._work(table), name=f"{self.NAME} {table}")
            self._under_way[table] = task
            task.add_done_callback(partial(self._finished, table))

    def _finished(self, table: int, task: asyncio.Task[None]) -> None:
        del self._under_way[table]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error(self.FAILED, table, exc_info=error)

    async def _thought(self, act: Callable[[], T], *, first: bool = False, last: bool = False) -> T:
        """Run a function in the next free worker. Raises what it raises, or TimeoutError."""
        async with self._thinkers.next_free(first=first, last=last) as worker:
            return await worker.think(act)

    @abstractmethod
    async def _work(self, table: int) -> None:
        """The task of a table."""


@dataclass(eq=False)
class Thinking(TableTasks):
    """Plays the computers' turns of all tables: one decision of a table at a time, each table in its turn.

    Only the store says which computers are asked, so after a crash the next `look_around` continues.
    """

    NAME = "thinking for table"
    FAILED = "table %s waits for its computers until the next look around"

    _metrics: Metrics = field(default_factory=Metrics)
    _asked: set[int] = field(default_factory=set, init=False)

    def __post_init__(self) -> None:
        self._tables.computers.listen(self._hear)

    async def look_around(self) -> None:
        """Begin with every table that waits for a computer: after a start, or after a failure."""
        for row in await self._tables.computers.waited_for():
            if self._mine(row):
                self._take_up(row.id)

    async def advise(self, question: Thought) -> list[AdvisedMove]:
        """What a legatus would do in somebody's place; it has priority over computers' turns.

        Raises TimeoutError, or what went wrong.
        """
        start, title = perf_counter(), question.table.title
        act = partial(advice, title.game, title.evaluation, question.view, question.seed)
        found = await self._thought(act, first=True)
        self._metrics.advised(perf_counter() - start)
        return found

    async def weigh(self, question: Thought, move: Move) -> ExplainedCost | None:
        """What somebody's move cost, and why; None if there is nothing to say (`bot.ai.advice.reason`).

        It waits its turn among the computers, whose answers to the move matter more. Raises TimeoutError, or what went
        wrong.
        """
        title = question.table.title
        known = title.game, title.evaluation, title.chances
        return await self._thought(partial(reason, *known, question.view, move, question.seed))

    async def answered(self, table: int) -> None:
        """Wait until the computers of a table have answered, or until its card says that they are thinking."""
        if (task := self._under_way.get(table)) is not None:
            await asyncio.wait({task}, timeout=SLOW)

    def _hear(self, table: Table) -> None:
        if table.status == "playing" and self._mine(table.row):
            self._take_up(table.id)

    def _take_up(self, table: int) -> None:
        if self._closed:
            return
        self._asked.add(table)
        self._begin(table)

    def _finished(self, table: int, task: asyncio.Task[None]) -> None:
        super()._finished(table, task)
        if table in self._asked:  # again, since the task last looked
            self._take_up(table)

    async def _work(self, table: int) -> None:
        """Think until no computer of a table is asked."""
        self._asked.discard(table)
        while await self._answer(table):
            pass

    async def _answer(self, table: int) -> bool:
        async with self._thinkers.next_free() as worker:
            thought = await self._tables.computers.thought(table)
            if thought is None:
                return False
            try:
                after = await self._tables.computers.play_laid_out(thought) if thought.for_person else None
            except Refused:  # the game has ended or been paused in the meantime
                return True
            if after is None:
                after = await self._played(worker, thought)
        if after is not None:
            self._told(after)
        return True

    async def _played(self, worker: ThinkingWorker, thought: Thought) -> Table | None:
        """Play the answer and return the table; None if the game has gone on in the meantime.

        If a player fails, a faster one answers instead, so no table waits forever.
        """
        failure: Exception | None = None
        for player in dict.fromkeys((thought.level, TIRO.name, RANDOM)):
            title, start = thought.table.title, perf_counter()
            act = partial(chosen, title.game, title.evaluation, player, thought.view, thought.seed)
            try:
                # the last resort runs in this process
                move = act() if player == RANDOM else await worker.think(act)
                after = await self._tables.computers.play(thought, move)
            except Refused:
                self._metrics.thought(player, ThoughtOutcome.OUTDATED, perf_counter() - start)
                return None
            except StoreError:
                raise
            except Exception as error:
                failure = error
                self._metrics.thought(player, ThoughtOutcome.FAILED, perf_counter() - start)
                about = player, thought.table.id, thought.table.revision, thought.seat
                message = "the player %s has no answer at table %s, revision %s, seat %s"
                log_fault(_log, message, *about, error=error)
            else:
                self._metrics.thought(player, ThoughtOutcome.PLAYED, perf_counter() - start)
                return after
        raise RuntimeError(f"table {thought.table.id} gets no answer from any player") from failure


def chosen(game: Game, evaluation: Evaluation, player: str, view: AnyView, seed: bytes) -> Move:
    """The move that a player chooses in a view."""
    return player_called(player, game, evaluation, seed).choose(view)
