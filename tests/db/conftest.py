"""A store on a database of its own, and games started in it."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import asyncpg
import msgspec
import pytest

from bot.games import TITLES
from bot.lessons.lesson import teaching
from bot.play.people.learning import Learning
from bot.play.people.traces import LessonRow
from bot.play.rows import (
    Announcement,
    NewAnnouncement,
    NewMove,
    NewTable,
    ProposalKind,
    ProposalRow,
    SeatRow,
    Sitter,
    TableRow,
)
from bot.play.statements import announce, one_table
from bot.play.store import Store
from bot.play.turn.agreements import Proposals
from bot.settings import Server

ANNA, BEN, CARLA = 11, 12, 13
NOON = 1_800_000_000.0


@pytest.fixture
async def store(place: Path | Server) -> AsyncIterator[Store]:
    store = await Store.open(place, now=NOON)
    yield store
    await store.close()


Opener = Callable[..., Awaitable[TableRow]]


async def sit_down(
    store: Store, table: int, sitter: Sitter, *, places: int = 5, seat: int | None = None
) -> None:
    async with store.lobbies.seats(table, NOON) as change:
        change.sit_down(sitter, places=places, seat=seat)


async def get_up(store: Store, table: int, sitter: Sitter) -> Sequence[SeatRow]:
    async with store.lobbies.seats(table, NOON) as change:
        change.get_up(sitter)
    return change.seats


@pytest.fixture
def open_lobby(store: Store) -> Opener:
    async def open_lobby(channel: int = 1) -> TableRow:
        new = NewTable(
            channel=channel,
            guild=7,
            game="praetor",
            rules_version="1",
            options="{}",
            language="en",
            host=ANNA,
            seated=(Sitter(ANNA, "Anna"),),
        )
        return await store.lobbies.open(new, now=NOON)

    return open_lobby


@pytest.fixture
def open_game(store: Store, open_lobby: Opener) -> Opener:
    async def open_game(channel: int = 1) -> TableRow:
        table = await open_lobby(channel)
        await sit_down(store, table.id, Sitter(BEN, "Ben"))
        start = NewMove(kind="start", rules_version="1", position=b"position 1", barrier=True)
        return await store.start(table.id, start, seed=b"seed", fingerprint="f00d", now=NOON)

    return open_game


REFUSED_BY_THE_DATABASE = (
    sqlite3.IntegrityError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.InvalidTextRepresentationError,
)


async def changed(place: Path | Server, sql: str) -> None:
    """Change something in a database, as another program would."""
    if isinstance(place, Path):
        with closing(sqlite3.connect(place, isolation_level=None)) as file:
            file.execute(sql)
    else:
        server = await asyncpg.connect(place.url)
        try:
            await server.execute(sql)
        finally:
            await server.close()


@pytest.fixture
def processes_apart() -> Callable[[Path], AbstractAsyncContextManager[None]]:
    """Return a context manager that runs a bot on a file, in a process of its own."""
    script = (
        "import asyncio, sys; from pathlib import Path; from bot.play.store import Store\n"
        "async def open():\n"
        "    store = await Store.open(Path(sys.argv[1]), now=0, shards=[0])\n"
        "    print('open', flush=True); sys.stdin.read(); await store.close()\n"
        "asyncio.run(open())"
    )

    @asynccontextmanager
    async def running(path: Path) -> AsyncIterator[None]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", script, str(path)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        )
        assert process.stdout is not None
        try:
            assert await process.stdout.readline() == b"open\n"
            yield
        finally:
            await process.communicate(b"")

    return running


async def announced(
    store: Store, table: int, new: Sequence[NewAnnouncement], now: float = NOON
) -> list[Announcement]:
    """Announce something at a table without a move."""
    async with store.database.transaction() as database:
        return await announce(database, await one_table(database, table), new, now)


async def propose(store: Store, table: int, kind: ProposalKind, content: str | None, **more: Any) -> None:
    """Propose something at a table, or withdraw it if `content` is None; the service needs only the table's id."""
    service = Proposals(store, *cast(Any, (None, None, None)), lambda: NOON)
    proposed = None if content is None else msgspec.Raw(content.encode())
    await service.put(cast(Any, SimpleNamespace(id=table)), kind, cast(Any, proposed), **more)


async def proposal(store: Store, table: int, kind: ProposalKind) -> str | None:
    row = await store.read.find(ProposalRow, table, kind)
    return row and row.content


async def open_lesson(store: Store, user: int, game: str = "praetor") -> LessonRow:
    """Open the first lesson of a game."""
    learning = Learning(store, TITLES, lambda: NOON)
    return (await learning.begin(user, game, teaching(game).lessons[0].id)).row


async def given_up(store: Store) -> int | None:
    """Return how many announcements were given up, and not superseded."""
    return await store.read.number(
        "SELECT count(*) FROM outbox WHERE given_up_at IS NOT NULL AND superseded_by IS NULL"
    )
