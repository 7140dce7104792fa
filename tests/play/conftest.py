from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.db.database import Connection, StoreError
from bot.games.title import Title
from bot.play.clock.clocks import Pace
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table
from bot.settings import Server
from tools.example.title import TITLE

CHANNEL = 500
GUILD = 9
ANNA, BEN, CARLA, DORA = (
    Caller(user, name, CHANNEL, GUILD) for user, name in enumerate(("Anna", "Ben", "Carla", "Dora"), 1)
)
MARCUS = Caller(99, "Marcus", CHANNEL, GUILD, may_manage=True)
"""Manages the channel, and doesn't play."""


class BaseBot:
    """A bot's tables on a real database; the test sets the clock, and interactions are numbered automatically."""

    def __init__(self, place: Path | Server, title: Title = TITLE) -> None:
        self.place = place
        self.title = title
        self.now = 1_000_000.0
        self._interactions = count(1)

    async def open(self) -> Tables:
        self.store = await Store.open(self.place, now=self.now)
        self.tables = Tables(
            self.store, {"example": self.title}, lambda: self.now, lambda: b"seed of the test"
        )
        return self.tables

    async def reopen(self) -> Tables:
        await self.store.close()
        return await self.open()

    def interaction(self) -> int:
        return next(self._interactions)

    def clicking(self, person: Caller) -> Caller:
        """Return the person with an interaction of its own."""
        return replace(person, interaction=self.interaction())

    async def lobby(self, *people: Caller) -> Table:
        table = await self.tables.lobbies.open(people[0], "example", TableSettings(language="en"))
        for person in people[1:]:
            table = await self.tables.lobbies.join(person)
        return table

    async def lobby_at(self, channel: int, host: Caller) -> Table:
        return await self.tables.lobbies.open(host.at(channel), "example", TableSettings(language="en"))

    async def game(self, *people: Caller) -> Table:
        """Start a game and have everybody hide a seed: then it is the first player's turn."""
        await self.lobby(*people)
        table = await self.tables.lobbies.start(people[0])
        for seat, person in enumerate(people):
            move = next(table.view(seat).decision.forms(table.view(seat))).sample(lambda below: 0)
            table = await self.tables.games.play(self.clicking(person), move)
        return table

    async def call_off(self) -> Table:
        """Cancel the game, as somebody who manages the channel."""
        return await self.tables.games.end(MARCUS)

    async def pace(self, pace: Pace) -> Table:
        """Set the pace of the game, as somebody who manages the channel."""
        return (await self.tables.pacing.set(MARCUS, pace)).table

    async def told(self) -> list[tuple[str, int]]:
        return [(a.kind, a.revision) for a in await self.store.outbox.waiting(self.now)]


@contextmanager
def before_transactions(bot: BaseBot, act: Callable[[int], Awaitable[object]]) -> Iterator[None]:
    """Call `act` before each transaction, with the number of transactions before it."""
    whole, numbers = bot.store.database.transaction, count()

    @asynccontextmanager
    async def transaction(*about: int) -> AsyncIterator[Connection]:
        await act(next(numbers))
        async with whole(*about) as writing:
            yield writing

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bot.store.database, "transaction", transaction)
        yield


def transactions(bot: BaseBot, most: int) -> AbstractContextManager[None]:
    """Let the database store so many more transactions, and then fail."""

    async def fail(number: int) -> None:
        if number >= most:
            raise StoreError("the disk is full")

    return before_transactions(bot, fail)


@contextmanager
def last_transaction(bot: BaseBot) -> Iterator[None]:
    """Let the database store one more transaction, and then be out of reach."""
    is_over, reader = False, bot.store.read
    fetch = reader._fetch

    async def check(number: int) -> None:
        if is_over:
            raise StoreError("the server has gone away")

    async def read(*asked: Any) -> Sequence[Any]:
        await check(0)
        return await fetch(*asked)

    with before_transactions(bot, check), pytest.MonkeyPatch.context() as patched:
        whole = bot.store.database.transaction

        @asynccontextmanager
        async def transaction(*about: int) -> AsyncIterator[Connection]:
            nonlocal is_over
            async with whole(*about) as writing:
                yield writing
            is_over = True

        patched.setattr(bot.store.database, "transaction", transaction)
        patched.setattr(reader, "_fetch", read)
        yield


def meanwhile(bot: BaseBot, act: Callable[[Tables], Awaitable[object]]) -> AbstractContextManager[None]:
    """Have another process act just before the next transaction."""

    async def act_once(number: int) -> None:
        if not number:
            await act(Tables(bot.store, {"example": bot.title}, lambda: bot.now))

    return before_transactions(bot, act_once)


@pytest.fixture
def kind() -> str:
    """One kind of database is enough for most files; the others ask for both."""
    return "sqlite"


@pytest.fixture
async def bot(place: Path | Server) -> AsyncIterator[BaseBot]:
    bot = BaseBot(place)
    await bot.open()
    yield bot
    await bot.store.close()
