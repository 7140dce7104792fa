"""What operators rely on: the heartbeat, clean stops, and damaged games."""

from __future__ import annotations

import asyncio
import logging
import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.app import heartbeat
from bot.channel import client, health, launch
from bot.channel.client import Bot
from bot.channel.interactions import handlers
from bot.settings import Settings
from tests.labels import label_of
from tests.scene import Scene, buttons, texts, told

LONG_AGO = 1_000.0


def shard(*, closed: bool = False, acknowledged: float = 0.0) -> Any:
    """A shard whose heartbeat was acknowledged `acknowledged` seconds ago."""
    keeping_alive = SimpleNamespace(_last_ack=health.perf_counter() - acknowledged)
    parent = SimpleNamespace(ws=SimpleNamespace(_keep_alive=keeping_alive))
    return SimpleNamespace(id=0, _parent=parent, is_closed=lambda: closed)


async def lacks(scene: Scene) -> str | None:
    """The problem that the bot reports with its next heartbeat; None if there is none."""
    file = scene.bot.settings.heartbeat
    file.touch()
    os.utime(file, (LONG_AGO, LONG_AGO))
    await scene.env.advance_time(21)
    given = file.stat().st_mtime
    assert given > LONG_AGO
    assert heartbeat.problem(file, now=given, live=True) is None
    return heartbeat.problem(file, now=given)


async def test_a_healthy_bot_writes_its_heartbeat(scene: Scene) -> None:
    assert await lacks(scene) is None


@pytest.fixture(autouse=True)
def _the_base_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)


@pytest.mark.parametrize("cut_off", [shard(closed=True), shard(acknowledged=100)])
async def test_a_bot_without_discord_is_alive_but_not_healthy(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, cut_off: Any
) -> None:
    monkeypatch.setattr(Bot, "shards", {0: shard(), 1: cut_off})
    assert await lacks(scene) == "Discord does not answer on shard 0."
    monkeypatch.setattr(Bot, "shards", {0: shard(), 1: shard(acknowledged=40)})
    assert await lacks(scene) is None


async def test_a_bot_that_cannot_write_is_alive_but_not_healthy(scene: Scene) -> None:
    elsewhere = scene.path.with_name("elsewhere")
    scene.path.rename(elsewhere)
    (said,) = str(await lacks(scene)).splitlines()
    assert "was moved away or replaced" in said
    elsewhere.rename(scene.path)
    await scene.env.advance_time(21)  # every job has run since
    assert await lacks(scene) is None


def test_the_pause_between_attempts_to_connect_stays_short() -> None:
    backoff = discord.shard.ExponentialBackoff()
    assert max(backoff.delay() for _ in range(200)) <= 32


async def test_a_stop_waits_for_handlers_and_their_cards(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.play_to_turns()
    draw, drawing, go_on = scene.bot.renderer.told, asyncio.Event(), asyncio.Event()

    async def slowly(*arguments: Any) -> Any:
        drawing.set()
        await go_on.wait()
        return await draw(*arguments)

    monkeypatch.setattr(scene.bot.renderer, "told", slowly)
    move = asyncio.create_task(scene.move(scene.anna, "rest"))
    await asyncio.wait_for(drawing.wait(), 20)
    stopping = asyncio.create_task(scene.bot.close_services())
    await asyncio.sleep(0.01)
    go_on.set()
    await asyncio.gather(move, stopping)
    assert "**Anna** rests" in texts(scene.card)
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_stop_does_not_wait_for_handlers_that_take_too_long(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.play_to_turns()
    monkeypatch.setattr(client, "FINISHING", 0.01)
    drawing = asyncio.Event()

    async def for_ever(*arguments: Any) -> Any:
        drawing.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(scene.bot.renderer, "told", for_ever)
    move = asyncio.create_task(scene.move(scene.anna, "rest"))
    await asyncio.wait_for(drawing.wait(), 20)
    await asyncio.wait_for(scene.bot.close_services(), 5)
    move.cancel()


async def test_unreachable_discord_is_logged_as_one_sentence_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(launch, "PAUSE", 0.01)
    base = "http://127.0.0.1:9/api/v10"  # nothing listens there
    settings = Settings(token="t", database=tmp_path / "ludi.sqlite3", api_base=base)
    staying = asyncio.create_task(launch.connect(settings))
    for _ in range(500):
        if len([record for record in caplog.records if record.levelno >= logging.WARNING]) > 1:
            break
        await asyncio.sleep(0.01)
    staying.cancel()
    assert await staying == 0
    first, second = [record for record in caplog.records if record.levelno >= logging.WARNING][:2]
    assert f"can't be reached at {base}" in first.getMessage()
    assert second.getMessage() == first.getMessage()
    assert first.exc_info is None
    given = settings.heartbeat.stat().st_mtime
    assert heartbeat.problem(settings.heartbeat, now=given) == "The bot is not connected to Discord."
    assert heartbeat.problem(settings.heartbeat, now=given, live=True) is None


async def test_a_database_that_cannot_be_created_is_reported_before_the_login(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    settings = Settings(
        token="t", database=tmp_path / "file" / "ludi.sqlite3", api_base="http://127.0.0.1:9/api/v10"
    )
    assert await launch.connect(settings) == 1
    (said,) = [
        record
        for record in caplog.records
        if record.levelno >= logging.WARNING and record.name.startswith("bot")
    ]
    assert "folder" in said.getMessage()
    assert said.exc_info is None


async def test_slow_handlers_are_logged(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "bot")
    await scene.anna.slash(scene.channel, "game new", game="example")
    assert "slow" not in caplog.text
    monkeypatch.setattr(handlers, "SLOW", 0.0)
    await scene.ben.slash(scene.channel, "game join")
    assert "slow: /game join took" in caplog.text


async def test_the_host_of_a_damaged_game_can_end_it_and_open_another(scene: Scene) -> None:
    await scene.play_to_turns()
    async with scene.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = x'00'")
    await scene.restart()
    for command in ("game status", "game board", "game log", "example rest"):
        assert "set aside" in told(await scene.anna.slash(scene.channel, command))
    asked = await scene.anna.slash(scene.channel, "game end")
    assert "/game load" not in told(asked), "it has no file"
    await scene.anna.click(asked.response, label=label_of("end"))
    assert (await scene.table()).status == "stopped"
    assert texts(scene.card) == "This table has been closed. `/game new` opens another."
    await scene.anna.slash(scene.channel, "game new", game="example")
    assert label_of("join") in buttons(scene.card)


async def test_the_log_of_an_archived_game_is_unchanged(scene: Scene) -> None:
    await scene.play_to_turns()
    await scene.bot.tables.games.end(scene.caller(scene.mod))
    log = told(await scene.ben.slash(scene.channel, "game log"))
    assert "hides a seed" in log
    scene.now += 8 * 86_400
    assert await scene.bot.tables.archiving.pack() == 1
    await scene.restart()
    assert told(await scene.ben.slash(scene.channel, "game log")) == log
