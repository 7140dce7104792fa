"""ThinkingWorkers: processes with the lowest priority, replaced when they die, killed when they take too long."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial

import pytest

from bot.ai.players import LEGATUS, TIRO
from bot.app.processes import Pool, come_last
from bot.computer_turns import workers as room
from bot.computer_turns.turns import chosen
from bot.computer_turns.workers import ThinkingWorkers, usual_count
from bot.games import TITLES
from tools.bench.harness import megabytes


async def test_a_worker_has_the_lowest_priority_and_is_replaced_when_its_process_dies() -> None:
    workers = ThinkingWorkers(count=1)
    try:
        async with workers.next_free() as worker:
            assert await worker.think(partial(os.nice, 0)) == 19
            first = await worker.think(os.getpid)
            with pytest.raises(BrokenProcessPool):  # the retry kills its process, too
                await worker.think(partial(end, signal.SIGKILL))
            second = await worker.think(os.getpid)
            assert len({os.getpid(), first, second}) == 3
    finally:
        workers.close()


@pytest.mark.skipif(sys.platform != "linux", reason="a policy of Linux")
async def test_on_linux_a_worker_gets_only_the_processor_time_that_nobody_else_wants() -> None:
    workers = ThinkingWorkers(count=1)
    try:
        async with workers.next_free() as worker:
            assert await worker.think(partial(os.sched_getscheduler, 0)) == os.SCHED_IDLE
    finally:
        workers.close()


def test_a_container_that_refuses_the_policy_leaves_the_lowest_priority(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[int] = []
    monkeypatch.setattr(os, "nice", given.append)
    monkeypatch.setattr(os, "sched_setscheduler", refuse, raising=False)
    come_last()
    assert given == [19]


async def test_requests_with_priority_are_served_before_those_already_waiting() -> None:
    workers = ThinkingWorkers(lambda: ThreadPoolExecutor(1), count=1)
    served: list[str] = []

    async def wait(name: str, first: bool) -> None:
        async with workers.next_free(first=first):
            served.append(name)

    try:
        async with asyncio.TaskGroup() as waiting, workers.next_free():
            for name, first in (("a table", False), ("Anna", True), ("another", False), ("Ben", True)):
                waiting.create_task(wait(name, first))
            await asyncio.sleep(0)
    finally:
        workers.close()
    assert served == ["Anna", "Ben", "a table", "another"]


async def test_a_worker_that_takes_too_long_is_killed_and_the_next_request_runs() -> None:
    workers = ThinkingWorkers(count=1, patience=0.1)
    try:
        async with workers.next_free() as worker:
            pool: Pool = worker._pool
            first = await pool.do(os.getpid)
            with pytest.raises(TimeoutError):
                await worker.think(partial(time.sleep, 600))
            assert await pool.do(os.getpid) != first
            with pytest.raises(ProcessLookupError):
                await_end(first)
    finally:
        workers.close()


async def test_a_search_has_limited_cpu_time() -> None:
    workers = ThinkingWorkers(count=1, too_long=0.2)
    try:
        async with workers.next_free() as worker:
            with pytest.raises(TimeoutError, match="a thought of more than"):
                await worker.think(busy_loop)
            assert await worker.think(partial(time.sleep, 0.3)) is None, "to wait for its turn costs nothing"
    finally:
        workers.close()


async def test_a_worker_process_chooses_the_same_move() -> None:
    title = TITLES["praetor"]
    state = title.game.new(2, {}, bytes(16))
    seat = title.game.asked(state)[0].seat
    act = partial(chosen, title.game, title.evaluation, TIRO.name, title.game.view(state, seat), b"seed")
    workers = ThinkingWorkers(count=1)
    try:
        async with workers.next_free() as worker:
            assert await worker.think(act) == act()
    finally:
        workers.close()


@pytest.mark.soak
async def test_a_worker_that_has_played_every_game_takes_at_most_120_megabytes() -> None:
    workers = ThinkingWorkers(count=1)
    try:
        async with workers.next_free() as worker:
            for title in TITLES.values():
                game = title.game
                state = game.new(game.seats[-1], {}, bytes(16))
                for ply in itertools.count():
                    if state.outcome is not None:
                        break
                    seat = game.asked(state)[0].seat
                    level = TIRO if ply % 10 else LEGATUS
                    think = partial(
                        chosen, game, title.evaluation, level.name, game.view(state, seat), b"seed"
                    )
                    game.play(state, seat, await worker.think(think))
            assert await worker.think(megabytes) <= 120
    finally:
        workers.close()


@pytest.mark.parametrize(("cores", "count"), [(None, 1), (1, 1), (2, 1), (4, 3), (64, room.MOST)])
def test_one_core_is_left_to_the_bot(cores: int | None, count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert usual_count() == count


def busy_loop() -> None:
    while True:
        pass


def end(how: int) -> None:
    os.kill(os.getpid(), how)


def await_end(process: int) -> None:
    """Wait until a process is gone, at most 30 seconds: raise ProcessLookupError then."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        os.kill(process, 0)
        time.sleep(0.01)


def refuse(*arguments: object) -> None:
    raise PermissionError("no policy here")
