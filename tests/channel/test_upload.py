"""Sending the commands to Discord: once for all processes, with errors reported, and repeated where that helps."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.channel import uploads
from bot.channel.uploads import CommandUpload
from bot.play.store import Store

PAYLOAD = [
    {
        "name": "game",
        "type": 1,
        "options": [{"name": "curve", "type": 1, "name_localizations": {"de": "verlauf"}}],
    }
]
REFUSED = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {
        "0": {
            "options": {
                "0": {
                    "name_localizations": {
                        "de": {"_errors": [{"code": "DUPLICATE", "message": "Must be unique"}]}
                    }
                }
            }
        }
    },
}
SAID = "In command 'game curve'"
RULE = "name_localizations.de: Must be unique."


def answer(status: int, body: Any = "", **headers: str) -> discord.HTTPException:
    """An error response of Discord."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="", headers=named)
    return discord.HTTPException(response, body)


def refused() -> Exception:
    async def curve(interaction: discord.Interaction) -> None: ...

    group = app_commands.Group(name="game", description="Everything about a game.")
    group.command(name="curve", description="Points by round.")(curve)
    return app_commands.CommandSyncFailure(answer(400, REFUSED), [group])


class Process:
    """The part of a bot's process that sends commands; sending raises the `errors` first, then succeeds."""

    def __init__(self, store: Store, now: Callable[[], float], payload: Any = PAYLOAD) -> None:
        self.store = store
        self.sent = 0
        self.errors: list[Exception] = []
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()

        async def make() -> Any:
            return payload

        self.upload = CommandUpload(store, "1 at here", now, self._send, make)

    async def _send(self, payload: Any) -> None:
        self.sent += 1
        self.asked.set()
        await self.go_on.wait()
        if self.errors:
            raise self.errors.pop(0)

    async def look(self) -> str | None:
        """Send if necessary; return the problem after it."""
        await self.upload.look()
        return self.upload.problem


class Bots:
    """Two processes with stores of one database, and a clock."""

    def __init__(self, one: Store, other: Store) -> None:
        self.now = 1_000.0
        self.stores = (one, other)
        self.begun: list[Process] = []

    def process(self, number: int = 0, payload: Any = PAYLOAD) -> Process:
        self.begun.append(Process(self.stores[number], lambda: self.now, payload))
        return self.begun[-1]


@pytest.fixture
async def bots(tmp_path: Path) -> AsyncIterator[Bots]:
    stores = [await Store.open(tmp_path / "ludi.sqlite3", now=1_000.0, shards=(shard,)) for shard in (0, 1)]
    bots = Bots(*stores)
    yield bots
    for store in stores:
        await store.close()


async def test_commands_that_discord_has_are_not_sent_again(bots: Bots) -> None:
    first = bots.process()
    assert first.upload.problem is not None
    assert await first.look() is None
    later = bots.process()
    assert await later.look() is None
    assert (first.sent, later.sent) == (1, 0)
    newer = bots.process(payload=[{"name": "other"}])
    assert await newer.look() is None
    assert newer.sent == 1


async def test_refused_commands_are_logged_and_sent_again_only_by_a_new_start_or_another_version(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    one = bots.process()
    one.errors = [refused()]
    problem = await one.look()
    assert problem is not None
    assert SAID in problem
    assert RULE in problem
    (line,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert SAID in line.getMessage()
    assert line.exc_info is None
    for _ in range(3):
        bots.now += 100_000
        assert await one.look() == problem
    assert one.sent == 1

    bots.now += 1
    again = bots.process()
    again.errors = [refused()]
    assert await again.look() == problem
    assert again.sent == 1
    mended = bots.process(payload=[{"name": "mended"}])
    assert await mended.look() is None


async def test_a_process_has_no_problem_once_another_of_its_version_has_succeeded(bots: Bots) -> None:
    older = bots.process(1, payload=[{"name": "older"}])
    assert await older.look() is None
    bots.now += 16
    one = bots.process()
    one.errors = [refused()]
    assert await one.look() is not None
    bots.now += 60
    assert await older.look() is None  # Discord has had these commands
    started_anew = bots.process()
    assert await started_anew.look() is None
    assert await one.look() is None
    assert one.sent == 1


@pytest.mark.parametrize(
    ("error", "pause"),
    [
        (answer(429, "slow down", Retry_After="77.5"), 77.5),
        (answer(429, "slow down", Retry_After="Wed, 21 Oct 2026 07:28:00 GMT"), uploads.AGAIN),
        (answer(503), uploads.AGAIN),
        (aiohttp.ServerDisconnectedError(), uploads.AGAIN),
        (TimeoutError(), uploads.AGAIN),
    ],
)
async def test_a_temporary_error_leads_to_another_attempt_after_the_pause_that_discord_requests(
    bots: Bots, error: Exception, pause: float
) -> None:
    one = bots.process()
    one.errors = [error]
    assert "Discord has not accepted the commands" in str(await one.look())
    bots.now += pause - 0.1
    assert await one.look() is not None
    assert one.sent == 1
    bots.now += 0.2
    assert await one.look() is None
    assert one.sent == 2


async def test_no_other_process_sends_at_the_same_time(bots: Bots) -> None:
    one, other = bots.process(), bots.process(1)
    one.go_on.clear()
    looking = asyncio.create_task(one.look())
    await one.asked.wait()
    bots.now += 5
    assert await other.look() is not None
    assert (one.sent, other.sent) == (1, 0)
    assert one.upload.problem is not None
    one.go_on.set()
    assert await looking is None
    assert await other.look() is None


async def test_a_start_waits_only_briefly_for_the_commands(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = bots.process()
    await one.upload.start()
    assert one.upload.problem is None
    monkeypatch.setattr(uploads, "AT_START", 0.001)
    newer = bots.process(payload=[{"name": "newer"}])
    newer.go_on.clear()
    await newer.upload.start()
    assert newer.upload.problem is not None


async def test_another_process_takes_over_sending_from_one_that_has_ended(bots: Bots) -> None:
    one, other = bots.process(), bots.process(1)
    one.errors = [answer(500)]
    await one.look()
    assert await other.look() is not None
    bots.now += 16
    assert await other.look() is None
    assert other.sent == 1


async def test_an_older_version_does_not_replace_the_commands_of_a_newer_one(bots: Bots) -> None:
    older, newer = bots.process(payload=[{"name": "older"}]), bots.process(1)
    older.errors = [answer(500)]
    await older.look()
    bots.now += uploads.AGAIN
    assert await newer.look() is None
    assert await older.look() is None
    assert older.sent == 1


async def test_an_error_of_the_bot_while_sending_is_raised_and_the_next_attempt_succeeds(bots: Bots) -> None:
    one = bots.process()
    one.errors = [ZeroDivisionError()]
    with pytest.raises(ZeroDivisionError):
        await one.look()
    assert one.upload.problem is not None
    assert await one.look() is None
