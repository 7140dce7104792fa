"""Uploading missing emojis: by one process, within Discord's rate limits, without delaying the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.channel import uploads
from bot.channel.messages.messenger import Emojis
from bot.channel.uploads import AGAIN, LISTED, EmojiUpload, artwork_of
from bot.games import TITLES
from bot.play.store import Store

ARTWORK = ("common/gold", "praetor/smithy", "seat/3")
NAMES = ["ludi_gold", "ludi_praetor_smithy", "ludi_seat_3"]


def answer(status: int, **headers: str) -> discord.HTTPException:
    """An error response of Discord."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="", headers=named)
    return discord.HTTPException(response, "")


class Application:
    """The application at Discord: its emojis by name, and the requests; it raises the `errors` first, then succeeds."""

    def __init__(self) -> None:
        self.emojis: dict[str, Any] = {}
        self.asked: list[str] = []
        self.errors: list[Exception] = []
        self._ids = count(1)

    async def fetch_application_emojis(self) -> list[Any]:
        await self._answer("list")
        return list(self.emojis.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        await self._answer(f"create {name}")
        assert name not in self.emojis, "Discord would refuse it"
        assert image.startswith(b"\x89PNG")

        async def delete() -> None:
            await self._answer(f"delete {name}")
            del self.emojis[name]

        self.emojis[name] = SimpleNamespace(name=name, id=next(self._ids), delete=delete)
        return self.emojis[name]

    async def _answer(self, asked: str) -> None:
        self.asked.append(asked)
        if self.errors:
            raise self.errors.pop(0)


class Process:
    """The part of a bot's process that uploads emojis."""

    def __init__(self, bots: Bots, store: Store, artwork: Collection[str]) -> None:
        self.known = Emojis()
        client: Any = bots.application
        self.upload = EmojiUpload(store, "1 at here", lambda: bots.now, client, self.known, artwork)

    async def look(self) -> None:
        """Upload missing emojis if it is time."""
        await self.upload.look()

    @property
    def shown(self) -> list[str]:
        """The artwork that texts show as emojis."""
        return [artwork for artwork in ARTWORK if self.known.sign_of(artwork) is not None]


class Bots:
    """Processes of the bot with stores of one database, and a clock."""

    def __init__(self, stores: list[Store]) -> None:
        self.now = 1_000.0
        self.application = Application()
        self._stores = stores
        self.begun: list[Process] = []

    def process(self, number: int = 0, artwork: Collection[str] = ARTWORK) -> Process:
        self.begun.append(Process(self, self._stores[number], artwork))
        return self.begun[-1]

    async def later(self, process: Process, seconds: float = AGAIN) -> None:
        self.now += seconds
        await process.look()


@pytest.fixture
async def bots(tmp_path: Path) -> AsyncIterator[Bots]:
    stores = [await Store.open(tmp_path / "ludi.sqlite3", now=1_000.0, shards=(shard,)) for shard in (0, 1)]
    bots = Bots(stores)
    yield bots
    for store in stores:
        await store.close()


async def test_missing_emojis_are_uploaded(bots: Bots) -> None:
    one = bots.process()
    assert (one.upload.missing, one.shown) == (3, [])
    await one.look()
    assert sorted(bots.application.emojis) == NAMES
    assert (one.upload.missing, one.shown) == (0, list(ARTWORK))


async def test_existing_emojis_are_not_uploaded_again(bots: Bots) -> None:
    await bots.process().look()
    bots.application.asked.clear()
    again = bots.process()
    await again.look()
    assert again.shown == list(ARTWORK), "it is used from the start"
    assert bots.application.asked == ["list"]


async def test_a_changed_picture_replaces_the_old_one(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    one = bots.process()
    await one.look()
    bots.application.asked.clear()
    changed = uploads.emoji_digest
    monkeypatch.setattr(
        uploads, "emoji_digest", lambda artwork: "new" if artwork == "common/gold" else changed(artwork)
    )
    newer = bots.process()
    await newer.look()
    assert bots.application.asked == ["list", "delete ludi_gold", "create ludi_gold"]
    monkeypatch.undo()
    await bots.later(one, LISTED)
    assert bots.application.asked[3:] == ["list"], "an older version leaves it at that"


async def test_emojis_of_another_version_stay(bots: Bots) -> None:
    await bots.process().look()
    fewer = bots.process(artwork=ARTWORK[:1])
    await fewer.look()
    assert sorted(bots.application.emojis) == NAMES
    assert ARTWORK[0] in fewer.shown


async def test_one_process_uploads_and_the_others_use_its_emojis(bots: Bots) -> None:
    one, other = bots.process(0), bots.process(1)
    await other.look()
    await one.look()
    assert bots.application.asked.count("create ludi_gold") == 1
    await bots.later(other)
    assert other.shown == list(ARTWORK)
    assert len([asked for asked in bots.application.asked if asked.startswith("create")]) == 3


async def test_a_slow_upload_continues_in_the_next_round(bots: Bots) -> None:
    one = bots.process()
    create = bots.application.create_application_emoji

    async def slow(*, name: str, image: bytes) -> Any:
        bots.now += uploads.AT_A_TIME + 1
        return await create(name=name, image=image)

    bots.application.create_application_emoji = slow  # type: ignore[method-assign]
    for left in (2, 1, 0):
        await one.look()
        assert one.upload.missing == left


async def test_a_round_waits_for_discord_only_for_a_limited_time(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = bots.process()
    monkeypatch.setattr(uploads, "LONGEST", 0.01)
    monkeypatch.setattr(bots.application, "create_application_emoji", lambda **_: asyncio.Event().wait())
    await one.look()
    assert one.upload.missing == 3
    monkeypatch.undo()
    await bots.later(one)
    assert one.upload.missing == 0


async def test_the_pause_that_discord_requests_is_observed(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    one = bots.process()
    bots.application.errors = [answer(429, Retry_After="90")]
    with caplog.at_level(logging.WARNING):
        await one.look()
    assert "sent again in 90 seconds" in caplog.text
    asked = len(bots.application.asked)
    await bots.later(one, 89)
    assert len(bots.application.asked) == asked
    await bots.later(one, 1)
    assert one.upload.missing == 0


async def test_a_failed_request_is_repeated_after_a_pause(bots: Bots) -> None:
    one = bots.process()
    bots.application.errors = [answer(503), OSError("no route"), answer(500)]
    await one.look()
    for _ in range(3):
        assert one.upload.missing == 3
        tried = len(bots.application.asked)
        await bots.later(one, uploads.AGAIN - 1)
        assert len(bots.application.asked) == tried
        await bots.later(one, 1)
        assert len(bots.application.asked) > tried
    assert one.upload.missing == 0


async def test_an_emoji_that_discord_refuses_does_not_stop_the_others(
    bots: Bots, caplog: pytest.LogCaptureFixture
) -> None:
    one = bots.process()
    create = bots.application.create_application_emoji

    async def refusing(*, name: str, image: bytes) -> Any:
        if name == "ludi_gold":
            raise answer(400)
        return await create(name=name, image=image)

    bots.application.create_application_emoji = refusing  # type: ignore[method-assign]
    await one.look()
    assert sorted(bots.application.emojis) == NAMES[1:]
    assert one.upload.missing == 1
    assert "Discord refuses the emoji ludi_gold; words replace it" in caplog.text


async def test_emojis_that_are_gone_are_uploaded_after_a_message_was_refused(bots: Bots) -> None:
    one = bots.process()
    await one.look()
    bots.application.emojis.clear()
    one.known.missed()
    await bots.later(one)
    assert sorted(bots.application.emojis) == NAMES


def test_the_emojis_of_all_games_fit_in_one_application() -> None:
    artwork = artwork_of(TITLES)
    assert {"common/gold", "seat/1", "seat/6", "discordia/farmer", "discordia/farmer_g"} <= artwork
    assert len(artwork) < 2_000, "Discord lets an application have no more"
