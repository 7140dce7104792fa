"""Monitoring over HTTP while people play: metrics and readiness."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from discord.http import Route

from bot.channel import launch
from bot.channel.client import Bot
from bot.channel.interactions.bot_types import Limits, Rate, Work
from bot.db.database import StoreError
from bot.metrics import served
from bot.settings import Settings
from tests.channel.test_advice import KNOWN
from tests.metrics.reading import Reader
from tests.scene import TITLE, Scene, opened, told

from .test_operation import shard

LABELS = {
    "kind", "outcome", "game", "picture", "cache", "result", "level", "queue", "tried", "state", "shard",
    "le", "version", "python", "way", "background_job",
}  # fmt: skip
"""All labels of metrics; none may name a person, a channel or a server."""


@asynccontextmanager
async def watched(scene: Scene) -> AsyncIterator[Reader]:
    """A reader of the metrics and health of a scene's bot."""
    bot = scene.bot
    async with served("127.0.0.1", 0, bot.metrics, stock=bot.stock, missing=bot.health.missing) as address:
        yield Reader(address)


async def test_metrics_describe_games_and_name_no_player(tmp_path: Path) -> None:
    async with opened(tmp_path, TITLE, players=2, whole=True) as scene, watched(scene) as reader:
        await scene.play_to_turns()
        assert await reader.value("ludi_games", game="unknown", state="playing") == 0
        assert await reader.value("ludi_games", game="example", state="playing") == 1
        assert await reader.value("ludi_durable_seconds_count") == 2
        shown = await reader.value("ludi_picture_seconds_count")
        assert shown >= 2
        await scene.move(scene.anna, "rest")
        assert await reader.value("ludi_durable_seconds_count") == 3
        assert await reader.value("ludi_picture_seconds_count") == shown + 1
        assert await reader.value("ludi_announcements_total", outcome="told") >= 4
        assert await reader.value("ludi_interactions_total", kind="command", outcome="answered") == 4
        assert await reader.value("ludi_interactions_total", kind="button", outcome="answered") == 2
        assert await reader.value("ludi_acknowledgment_seconds_count", kind="button") == 2
        assert await reader.value("ludi_drawing_seconds_count", game="example", picture="table") >= 3
        assert await reader.value("ludi_cache_requests_total", cache="pictures", result="miss") >= 2
        assert await reader.value("ludi_cache_requests_total", cache="tables", result="hit") > 0
        for queue in ("drawing", "thinking", "outbox"):
            assert await reader.value("ludi_waiting", queue=queue) == 0
        assert await reader.value("ludi_oldest_announcement_seconds") == 0

        before = await reader.value("ludi_drawing_seconds_count")
        for _ in range(2):
            await scene.ben.slash(scene.channel, "game board", player=scene.anna)
        assert await reader.value("ludi_drawing_seconds_count") == before + 1
        assert await reader.value("ludi_cache_requests_total", cache="pictures", result="hit") >= 1

        about = [scene.guild, scene.channel, *scene.players, scene.watcher, scene.mod]
        people = {str(one.id) for one in about} | {"Anna", "Ben", "Roma", "forum"}
        for name, labels, _ in await reader.samples():
            assert labels.keys() <= LABELS, name
            assert not people & set(labels.values()), name


async def test_refused_limited_completed_and_failed_interactions_are_counted_separately(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with watched(scene) as reader:
        await scene.play_to_start()
        await scene.type(scene.ben, "rest")
        assert await reader.value("ludi_interactions_total", outcome="refused") == 1
        await scene.lines(scene.anna, "hide", "seed")
        assert await reader.value("ludi_interactions_total", kind="completion", outcome="answered") == 1
        monkeypatch.setattr(scene.bot, "limits", Limits({Work.ANSWER: {"person": Rate(0, 60.0)}}))
        await scene.anna.slash(scene.channel, "game status")
        assert await reader.value("ludi_interactions_total", outcome="limited") == 1
        monkeypatch.setattr(scene.bot, "limits", Limits({}))

        async def broken(*arguments: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(scene.bot.tables.repository, "current", broken)
        assert "Something went wrong" in told(await scene.anna.slash(scene.channel, "game status"))
        assert await reader.value("ludi_interactions_total", kind="command", outcome="failed") == 1


async def test_a_repeated_interaction_is_not_counted_as_a_move(scene: Scene) -> None:
    async with watched(scene) as reader:
        await scene.play_to_turns()
        await scene.move(scene.anna, "rest")
        before = await reader.value("ludi_interactions_total")
        await scene.deliver_again()
        assert await reader.value("ludi_interactions_total") == before + 1
        assert await reader.value("ludi_durable_seconds_count") == 3


async def test_thoughts_of_computers_are_counted_by_level(tmp_path: Path) -> None:
    async with opened(tmp_path, KNOWN, players=2, whole=True) as scene, watched(scene) as reader:
        await scene.begin("tiro")
        for player in scene.players:
            await scene.move(player)
        await scene.thought()
        played = await reader.value("ludi_thoughts_total", level="tiro", outcome="played")
        assert played >= 1
        assert await reader.value("ludi_thought_seconds_count", level="tiro") == played
        await scene.anna.slash(scene.channel, "game advice")
        assert await reader.value("ludi_advice_seconds_count") == 1


async def test_an_unsent_announcement_is_counted_with_its_age_until_it_is_sent(scene: Scene) -> None:
    async with watched(scene) as reader:
        await scene.play_to_turns()
        scene.env.inject_error("POST", "/channels/*/messages", status=500)
        await scene.move(scene.anna, "rest")
        scene.now += 40
        assert await reader.value("ludi_waiting", queue="outbox") == 1
        assert await reader.value("ludi_oldest_announcement_seconds", tried="yes") == 40
        assert await reader.value("ludi_oldest_announcement_seconds", tried="no") == 0
        assert await reader.value("ludi_announcements_total", outcome="postponed") == 1
        await scene.bot.outbox.deliver(scene.channel.id)
        assert await reader.value("ludi_waiting", queue="outbox") == 0
        assert await reader.value("ludi_oldest_announcement_seconds") == 0


async def test_readiness_follows_the_gateway(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    async with watched(scene) as reader:
        assert (await reader.get("/ready"))[0] == 200
        monkeypatch.setattr(Bot, "shards", {0: shard(), 1: shard(acknowledged=100)})
        assert await reader.get("/ready") == (503, "Discord does not answer on shard 0.\n")
        assert (await reader.get("/live"))[0] == 200
        monkeypatch.setattr(Bot, "shards", {0: shard(acknowledged=40)})
        assert (await reader.get("/ready"))[0] == 200
        assert await reader.value("ludi_shard_connected", shard="0") == 1
        assert 40 <= await reader.value("ludi_shard_acknowledged_seconds", shard="0") < 60


async def test_readiness_follows_the_store(scene: Scene) -> None:
    elsewhere = scene.path.with_name("elsewhere")
    async with watched(scene) as reader:
        scene.path.rename(elsewhere)
        await scene.env.advance_time(21)
        status, said = await reader.get("/ready")
        assert status == 503
        assert "was moved away or replaced" in said
        assert (await reader.get("/live"))[0] == 200
        assert await reader.value("ludi_ready") == 0
        elsewhere.rename(scene.path)
        await scene.env.advance_time(21)
        assert (await reader.get("/ready"))[0] == 200
        assert await reader.value("ludi_written_seconds") < 21


async def test_if_the_store_fails_the_other_metrics_can_still_be_read(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def away() -> None:
        raise StoreError("The server is gone.")

    monkeypatch.setattr(scene.store.outbox, "unsent", away)
    async with watched(scene) as reader:
        names = {name for name, _, _ in await reader.samples()}
    assert "ludi_shard_connected" in names
    assert "ludi_games" not in names
    assert "can't be read: The server is gone." in caplog.text


@pytest.fixture
def _the_base_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.mark.usefixtures("_the_base_as_it_was")
async def test_a_bot_that_cannot_reach_discord_is_alive_but_not_ready(tmp_path: Path) -> None:
    settings = Settings(
        token="t",
        database=tmp_path / "ludi.sqlite3",
        api_base="http://127.0.0.1:9/api/v10",  # nothing listens there
        metrics_port=free_port(),
    )
    running = asyncio.create_task(launch.connect(settings))
    reader = Reader(f"http://127.0.0.1:{settings.metrics_port}")
    try:
        while True:
            try:
                assert (await reader.get("/live"))[0] == 200
                break
            except OSError:
                await asyncio.sleep(0.01)
        assert await reader.get("/ready") == (503, "The bot is not connected to Discord.\n")
        assert await reader.value("ludi_build_info") == 1
    finally:
        running.cancel()
        await running


@pytest.mark.usefixtures("_the_base_as_it_was")
async def test_without_a_port_for_metrics_the_bot_listens_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    process, beaten = psutil.Process(), asyncio.Event()
    monkeypatch.setattr(launch.heartbeat, "beat", lambda *file, **state: beaten.set())

    def ports() -> set[int]:
        return {one.laddr.port for one in process.net_connections() if one.status == psutil.CONN_LISTEN}

    before = ports()
    settings = Settings(token="t", database=tmp_path / "ludi.sqlite3", api_base="http://127.0.0.1:9/api/v10")
    running = asyncio.create_task(launch.connect(settings))
    try:
        await beaten.wait()
        assert ports() <= before
    finally:
        running.cancel()
        await running


@pytest.mark.usefixtures("_the_base_as_it_was")
async def test_a_bot_whose_port_is_taken_says_so_and_ends(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        settings = Settings(
            token="t", database=tmp_path / "ludi.sqlite3", metrics_port=other.getsockname()[1]
        )
        assert await launch.connect(settings) == 1
    (said,) = [record for record in caplog.records if record.levelname == "CRITICAL"]
    assert "which another program uses on 127.0.0.1" in said.getMessage()
    assert said.exc_info is None
