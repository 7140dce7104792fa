"""Background jobs: they survive failures, and failures are reported."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.channel import health
from bot.channel.health import PATIENCE, Job, failing


class Rounds:
    """A job's function: each round runs the next of the given functions."""

    def __init__(self, *rounds: Callable[[], Any]) -> None:
        self._rounds = list(rounds)
        self.run = 0
        self.begun = asyncio.Condition()

    async def __call__(self) -> None:
        self.run += 1
        async with self.begun:
            self.begun.notify_all()
        done = self._rounds.pop(0)() if self._rounds else None
        if done is not None:
            await done


def fails(error: BaseException) -> Callable[[], Any]:
    def fail() -> None:
        raise error

    return fail


@asynccontextmanager
async def running(job: Job) -> AsyncIterator[Callable[[int], Any]]:
    """Run a job; yields a function that waits until so many rounds have begun."""
    job.loop.start()

    async def until(run: int) -> None:
        rounds: Any = job._run
        async with rounds.begun:
            await rounds.begun.wait_for(lambda: rounds.run >= run)
        await asyncio.sleep(0)

    yield until
    job.loop.cancel()


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (KeyError("board"), "'board'"),
        (OSError("The disk is full."), "The disk is full"),
        (ZeroDivisionError(), "ZeroDivisionError"),
        (asyncio.CancelledError(), "CancelledError"),  # the round waited for something that was canceled
    ],
)
async def test_no_error_ends_a_job_and_it_counts_as_failing_until_a_round_succeeds(
    error: BaseException, said: str, caplog: pytest.LogCaptureFixture
) -> None:
    rounds = Rounds(fails(error), fails(error), lambda: None)
    job = Job("example", 0.001, rounds)
    async with running(job) as until:
        await until(1)
        assert job.failure == said
        assert job.state.failing
        assert "the background job example failed" in caplog.text
        await until(4)
        assert job.failure is None
        assert not job.state.failing


class AnHourEarlier(datetime.datetime):
    """What the machine's clock shows after it was set back."""

    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> AnHourEarlier:
        return super().now(tz) - datetime.timedelta(hours=1)


async def test_a_clock_that_is_set_back_stops_no_job(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(Job("example", 0.001, Rounds())) as until:
        await until(1)
        monkeypatch.setattr(datetime, "datetime", AnHourEarlier)
        await asyncio.wait_for(until(4), 20)


async def test_a_canceled_job_ends() -> None:
    rounds = Rounds(lambda: asyncio.Event().wait())
    job = Job("example", 0.001, rounds)
    async with running(job) as until:
        await until(1)
        job.loop.cancel()
        for _ in range(5):
            await asyncio.sleep(0)
        assert not job.loop.is_running()
        assert job.failure is None


async def test_a_round_that_hangs_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_000.0
    monkeypatch.setattr(health, "monotonic", lambda: now)
    job = Job("example", 20.0, Rounds(lambda: asyncio.Event().wait()))
    async with running(job) as until:
        await until(1)
        now += 20.0 + PATIENCE
        assert job.failure is None
        now += 1
        assert job.failure == "no round has finished for 141 seconds"
        assert job.state.succeeded == 141
        assert job.state.failing


async def test_a_daily_job_that_fails_is_repeated_soon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(health, "AGAIN", 0.001)
    failed, well = Rounds(fails(ZeroDivisionError())), Rounds()
    async with running(Job("failed", 86_400.0, failed)) as until, running(Job("well", 86_400.0, well)):
        await until(2)
        for _ in range(20):
            await asyncio.sleep(0.001)
    assert (failed.run, well.run) == (2, 1)


def test_jobs_that_fail_for_the_same_reason_are_grouped() -> None:
    stand_ins: Any = [
        SimpleNamespace(name=name, failure=failure)
        for name, failure in (
            ("a", "The disk is full"),
            ("b", None),
            ("c", "The disk is full"),
            ("d", "it hangs"),
        )
    ]
    assert failing(stand_ins) == {"The disk is full": ["a", "c"], "it hangs": ["d"]}
