"""What stops the bot from serving people is visible everywhere: readiness, health check, heartbeat, metrics."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app import heartbeat
from bot.channel.uploads import AGAIN, artwork_of
from bot.db.database import StoreError
from bot.metrics import Metrics, counted_lines
from tests.labels import label_of
from tests.scene import Scene, buttons, opened

from .test_watching import watched


class Signs:
    """What an operator sees of the bot's health."""

    def __init__(self, scene: Scene, reader: Any) -> None:
        self.scene = scene
        self.reader = reader

    async def red(self, sentence: str) -> None:
        """Assert that all signs report a problem, with this sentence."""
        status, said = await self.reader.get("/ready")
        assert status == 503
        assert sentence in said
        assert await self.reader.value("ludi_ready") == 0
        assert sentence in str(self._health())
        assert self._health(live=True) is None
        assert (await self.reader.get("/live"))[0] == 200

    async def green(self) -> None:
        """Assert that all signs report no problem."""
        assert (await self.reader.get("/ready"))[0] == 200
        assert await self.reader.value("ludi_ready") == 1
        assert await self.reader.value("ludi_commands_known") == 1
        assert await self.reader.value("ludi_job_failing") == 0
        assert self._health() is None

    def _health(self, *, live: bool = False) -> str | None:
        file = self.scene.bot.settings.heartbeat
        return heartbeat.problem(file, now=file.stat().st_mtime, live=live)


@asynccontextmanager
async def seen(folder: Path) -> Any:
    async with opened(folder, players=2, whole=True) as scene, watched(scene) as reader:
        yield Signs(scene, reader)


async def older_commands(scene: Scene) -> None:
    """Make Discord have the commands of an older version."""
    upload = scene.bot.health.upload
    assert upload is not None
    await scene.store.set_setting(upload._key, "the digest of others")


async def test_refused_commands_are_reported_and_the_earlier_ones_still_work(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, players=2, whole=True) as scene:
        scene.env.inject_error(
            "PUT", "/applications/*/commands", status=400, code=50035, message="Invalid Form Body", times=None
        )
        await older_commands(scene)
        await scene.restart()
        async with watched(scene) as reader:
            signs = Signs(scene, reader)
            await scene.env.advance_time(42)
            await signs.red("Discord refuses the commands of this version.")
            assert await reader.value("ludi_commands_known") == 0
            assert "earlier ones still work" in (await reader.get("/ready"))[1]
            await scene.anna.slash(scene.channel, "game new", game="example")
            assert label_of("join") in buttons(scene.card)
        puts = [r for r in scene.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
        assert len(puts) == 2  # once by each start
        scene.env.backend.faults.clear()
        scene.now += 1
        await scene.restart()
        async with watched(scene) as reader:
            await scene.env.advance_time(21)
            await Signs(scene, reader).green()
    errors = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert len(errors) == 1


async def test_commands_that_cannot_be_sent_now_do_not_delay_the_start_and_are_sent_later(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, players=2, whole=True) as scene:
        scene.env.inject_error("PUT", "/applications/*/commands", status=503)
        await older_commands(scene)
        await scene.restart()
        async with watched(scene) as reader:
            assert "Discord has not accepted the commands" in (await reader.get("/ready"))[1]
            scene.now += AGAIN + 1
            await scene.env.advance_time(42)
            await Signs(scene, reader).green()


async def test_missing_emojis_are_not_reported_as_a_problem(tmp_path: Path) -> None:
    async with seen(tmp_path) as signs:
        await signs.green()
        scene = signs.scene
        scene.env.inject_error("POST", "/applications/*/emojis", status=503, times=None)
        missing = await scene.upload_emojis()
        assert missing == len(artwork_of([scene.title.game.id])) > 0
        await scene.env.advance_time(21)
        await signs.green()
        assert await signs.reader.value("ludi_waiting", queue="emojis") == missing


JOBS: dict[str, Callable[[Scene], tuple[Any, str]]] = {
    "outbox": lambda scene: (scene.bot.outbox, "sweep"),
    "clocks": lambda scene: (scene.bot.tables.deadlines, "look"),
    "pings": lambda scene: (scene.bot.tables.pinging, "due"),
    "results": lambda scene: (scene.bot.tables.results, "uncounted"),
    "computers": lambda scene: (scene.bot.tables.computers, "waited_for"),
    "analyses": lambda scene: (scene.bot.tables.analyses, "sought"),
    "presence": lambda scene: (scene.bot.tables.absences, "silent"),
    "forgetting": lambda scene: (scene.store.traces, "half_forgotten"),
    "tidying": lambda scene: (scene.bot.tables.lobbies, "expire"),
    "leases": lambda scene: (scene.store.leases, "renew"),
}


async def test_a_failing_background_job_is_reported_by_name_until_it_succeeds(tmp_path: Path) -> None:
    async with seen(tmp_path) as signs:
        scene = signs.scene
        assert {job.name for job in scene.bot.health.jobs} == {*JOBS, "commands", "emojis", "heartbeat"}
        await scene.env.advance_time(1)
        await signs.green()
        with pytest.MonkeyPatch.context() as patch:
            for name, place in JOBS.items():
                what, method = place(scene)
                patch.setattr(what, method, failing(f"{name} is broken."))
            await next_rounds(scene)
            for name in JOBS:
                await signs.red(f"The background job {name} fails: {name} is broken.")
                assert await signs.reader.value("ludi_job_failing", background_job=name) == 1
        await next_rounds(scene)
        await signs.green()


async def next_rounds(scene: Scene) -> None:
    """Run each job once, and then the heartbeat again."""
    for job in (*scene.bot.health.jobs, scene.bot.health.jobs[-1]):
        await job._round()


def failing(said: str) -> Any:
    async def fail(*arguments: Any, **named: Any) -> None:
        raise StoreError(said)

    return fail


async def test_a_heartbeat_that_cannot_be_written_is_reported_by_the_endpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seen(tmp_path) as signs:

        def full(*arguments: Any, **named: Any) -> None:
            raise OSError("No space left on device")

        monkeypatch.setattr(heartbeat, "beat", full)
        await signs.scene.env.advance_time(21)
        said = (await signs.reader.get("/ready"))[1]
        assert said == "The background job heartbeat fails: No space left on device.\n"


async def test_warnings_and_errors_are_counted_whoever_logs_them() -> None:
    metrics = Metrics()

    def lines(level: str) -> float | None:
        return metrics.registry.get_sample_value("ludi_log_lines_total", {"level": level})

    with counted_lines(metrics):
        assert (lines("error"), lines("warning")) == (0, 0)
        logging.getLogger("bot.anywhere").info("all is well")
        logging.getLogger("bot.anywhere").warning("hm")
        logging.getLogger("discord.client").error("ignored")
        logging.getLogger("bot.anywhere").critical("the end")
        task = asyncio.get_running_loop().create_future()
        task.set_exception(ZeroDivisionError())
        del task  # nobody has retrieved the exception, so the event loop logs it
    assert (lines("error"), lines("warning")) == (3, 1)
    logging.getLogger("bot.anywhere").error("after the end")
    assert lines("error") == 3


async def test_a_clock_that_cannot_be_handled_is_logged_as_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seen(tmp_path) as signs:
        scene = signs.scene

        async def due(now: float) -> list[int]:
            return [7]

        monkeypatch.setattr(scene.store.clocks, "due", due)
        monkeypatch.setattr(scene.bot.tables.repository, "by_id", failing("The table is damaged."))
        with counted_lines(scene.bot.metrics):
            await scene.env.advance_time(21)
        assert await signs.reader.value("ludi_log_lines_total", level="error") == 1
