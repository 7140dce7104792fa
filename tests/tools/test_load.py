"""Load: it detects lost and duplicated messages, and bots that are killed again and again cause none."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession

from bot.channel.messages.post import mark_of
from bot.db.sqlite import SqliteDatabase
from bot.engine import Draft
from bot.fake_discord.discord_api import Session
from bot.games import TITLES
from bot.play.rows import Announcement, TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller
from tests.channel.hostile_files import hostile
from tests.seeds import seeded
from tools.load.account import Account, Ledger
from tools.load.bots import bot_environment, bucket_quantile
from tools.load.discord_server import TEXT, DiscordServer
from tools.load.run import LoadSettings, run_load


def run(capsys: pytest.CaptureFixture[str], **given: Any) -> dict[str, Any]:
    """Run a load in which nothing is lost; return its figures."""
    status = run_load(LoadSettings(**({"rate": 4.0, "minutes": 0.05} | given)))
    said = capsys.readouterr().out
    assert status == 0, said
    figures: dict[str, Any] = json.loads(said)
    return figures


def test_bots_that_are_killed_lose_and_duplicate_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = run(capsys, channels=2, kills=3, faults=True)
    assert figures["kills"] == 3
    assert figures["account"]["announcements"] > 0


@pytest.mark.soak
@pytest.mark.parametrize("processes", [1, 2])
def test_bots_that_are_killed_150_times_lose_and_duplicate_nothing(
    capsys: pytest.CaptureFixture[str], processes: int
) -> None:
    figures = run(capsys, kills=150, faults=True, processes=processes, seed=processes)
    assert figures["kills"] == 150
    assert figures["account"]["moves"] > 150


@pytest.mark.soak
def test_a_load_reports_how_long_everything_took(capsys: pytest.CaptureFixture[str]) -> None:
    figures = run(capsys, minutes=0.2, processes=2)
    assert figures["moves"] > 0
    for measured in ("acknowledged ms", "durable ms", "picture ms"):
        assert 0 < figures[measured]["median"] <= figures[measured]["p99"]
    assert figures["memory MB"] > 100


@pytest.mark.soak
def test_hostile_files_delay_acknowledgments_by_at_most_50_milliseconds(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Compares the better of two alternating runs each, because what else the machine does varies."""
    chance = Random(seeded("loaders"))
    for number in range(300):
        (tmp_path / f"{number:03}.json").write_bytes(hostile(chance)[1])
    most: dict[Path | None, list[float]] = {None: [], tmp_path: []}
    for files in (None, tmp_path) * 2:
        figures = run(capsys, channels=20, minutes=0.5, files=files)
        assert (figures["files handed in"] > 50) == (files is not None)
        most[files].append(figures["acknowledged ms"]["p99"])
    assert min(most[tmp_path]) <= min(most[None]) + 50


@pytest.mark.soak
def test_a_load_that_is_terminated_leaves_no_bot_running(tmp_path: Path) -> None:
    load = subprocess.Popen(
        [sys.executable, "-m", "tools", "load", "--minutes", "5"], env=bot_environment(), cwd=tmp_path
    )
    bots: list[str] = []
    while not bots and load.poll() is None:
        time.sleep(0.2)
        bots = children(load.pid)
    load.terminate()
    assert load.wait(60) == 1
    assert bots
    assert not [bot for bot in bots if Path("/proc", bot).exists()]


def children(process: int) -> list[str]:
    """Return the ids of a process's children."""
    said = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=False
    )
    return [child for child in said.stdout.split() if Path("/proc", child, "cmdline").read_text()]


def test_quantiles_of_buckets_are_interpolated_within_them() -> None:
    counted = Counter({0.1: 90, 0.2: 10})
    assert bucket_quantile(counted, 0.45) == 50.0
    assert bucket_quantile(counted, 0.95) == 150.0
    assert bucket_quantile(Counter(), 0.5) is None


class StartedGames:
    """Two started games, whose announcements are marked as sent."""

    def __init__(
        self, path: Path, server: DiscordServer, tables: Tables, announcements: list[Announcement]
    ) -> None:
        self.server = server
        self.ledger = Ledger(self.server)
        self.path = path
        self.tables = tables
        self.announcements = announcements

    def post(self, announcement: Announcement, *more: dict[str, Any]) -> None:
        """Post the announcement in its channel."""
        told = {"type": TEXT, "content": "told", "id": mark_of(announcement.nonce)}
        backend = self.server.backend
        backend.create_message(
            announcement.channel, backend.bot_user.id, components=[told, *more], flags=1 << 15
        )

    async def after_a_turn(self, wish: int | None) -> Account:
        """Play a turn of two moves by that interaction, or by none; return the ledger's account."""
        table = await self.tables.repository.current(self.server.channels[1])
        assert table is not None
        (seat,) = table.asked_seats
        draft = Draft(table.view(seat))
        while not draft.ended:
            form = next(iter(draft.after.decision.forms(draft.after)))
            draft = draft.then(table.title.game, next(iter(form.moves({}))))
        person = Caller(table.seats[seat].user or 0, "", table.channel, interaction=wish)
        await self.tables.games.play(person, *draft.moves)
        return await self.account()

    async def account(self) -> Account:
        """Return the ledger's account."""
        database = await SqliteDatabase.open(self.path)
        account = await self.ledger.account(database.read)
        await database.close()
        return account


@pytest.fixture
async def told(tmp_path: Path) -> AsyncIterator[StartedGames]:
    store = await Store.open(tmp_path / "told.sqlite3", now=time.time())
    tables = Tables(store, TITLES, time.time)
    server = DiscordServer(channels=2)
    for channel, game in zip(server.channels, ("praetor", "marble"), strict=True):
        host, other = (Caller(number, f"Player {number}", channel, guild=1) for number in (1, 2))
        await tables.lobbies.open(host, game, TableSettings(language="en"))
        await tables.lobbies.join(other)
        await tables.lobbies.start(host)
    announcements = await store.outbox.waiting(time.time())
    for announcement in announcements:
        await store.outbox.mark_sent(announcement, message=1, now=time.time())
    yield StartedGames(tmp_path / "told.sqlite3", server, tables, announcements)
    await store.close()


async def test_announcements_posted_once_are_in_order(told: StartedGames) -> None:
    for announcement in told.announcements:
        told.post(announcement)
    account = await told.account()
    assert account.clean
    assert account.announcements == len(told.announcements) > 0


async def test_an_announcement_marked_as_sent_but_not_posted_is_lost(told: StartedGames) -> None:
    for announcement in told.announcements[1:]:
        told.post(announcement)
    assert len((await told.account()).lost) == 1


async def test_an_announcement_posted_twice_is_a_duplicate(told: StartedGames) -> None:
    for announcement in [*told.announcements, told.announcements[0]]:
        told.post(announcement)
    assert len((await told.account()).doubled) == 1


async def test_the_moves_of_one_turn_belong_to_one_interaction(told: StartedGames) -> None:
    assert (await told.after_a_turn(wish=77)).doubled == [
        "interaction 77 was carried out, and nobody made it"
    ]


async def test_a_turn_without_an_interaction_is_a_fault(told: StartedGames) -> None:
    faults = [f"move {revision} of table 2 was nobody's wish" for revision in (2, 3)]
    assert (await told.after_a_turn(wish=None)).doubled == faults


async def test_a_revision_that_a_card_shows_but_is_not_stored_is_lost(told: StartedGames) -> None:
    table = told.announcements[0].table_id
    button = {"type": 2, "style": 1, "label": "Move", "custom_id": f"ludi:move:{table}:7"}
    for announcement in told.announcements:
        told.post(announcement, {"type": 1, "components": [button]})
    assert (await told.account()).lost == [f"table {table} was shown at revision 7, and is stored at 1"]


class ListeningSession(Session):
    """A session that keeps the last event."""

    def dispatch(self, event: str, data: Mapping[str, Any]) -> None:
        self.heard = data


async def test_a_file_that_a_user_uploads_is_served_at_the_url_in_the_interaction() -> None:
    server = DiscordServer()
    option = {"type": 11, "name": "file", "description": "a record", "required": True}
    load = {"type": 1, "name": "load", "description": "go on", "options": [option]}
    server.backend.register_commands(None, [{"name": "game", "type": 1, "options": [load]}])
    async with server.running(), ClientSession() as bot:
        server.gateway.sessions[0] = session = ListeningSession("session", [0, 1])
        server.command(1, "game load", file=b"[]")
        data = session.heard["data"]
        (attachment,) = data["resolved"]["attachments"].values()
        (option,) = data["options"][0]["options"]
        assert (option["type"], option["value"]) == (11, attachment["id"])
        async with bot.get(attachment["url"]) as answer:
            assert await answer.read() == b"[]"
    assert server.files_read == 1


async def test_a_message_that_discord_would_refuse_is_a_fault(told: StartedGames) -> None:
    for announcement in told.announcements:
        told.post(announcement)
    messages = f"/channels/{told.server.channels[0]}/messages"
    async with told.server.running(), ClientSession() as bot:
        for said in ("x" * 2000, "x" * 2001):
            await bot.post(told.server.base + messages, json={"content": said})
    account = await told.account()
    assert not account.clean
    (sentence,) = account.refused
    assert f"POST {messages}" in sentence
    assert "content: This is longer than 2000 characters" in sentence
