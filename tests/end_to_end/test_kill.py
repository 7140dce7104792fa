"""kill -9 at every step of the order of effects: nothing told of is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bot.db.postgres import spelled
from bot.engine import Foresight, all_moves
from bot.fake_discord.live_backend import LiveInteraction
from bot.games.praetor.game import GAME
from bot.games.praetor.words import WORDS
from bot.settings import Server
from tools.load.discord_server import DiscordServer, custom_ids_of, marks_of, texts_of
from tools.load.forked_bot import ForkedBot

from .killed_bot import NEVER, STEPS, begin

PLAYERS = (11, 12, 13)
MOMENTS = [f"{when}:{step}:1" for step in STEPS if step != "think" for when in ("before", "after")]
MOMENTS += ["before:statement:2", *(f"after:statement:{n}" for n in range(2, 7))]
SHARED = ["after:record:1", "after:claim:1", "after:send:1", "before:mark-sent:1"]
"""Moments at which a database that others share must not be left in the lurch."""

DIRECTLY = ["before:send:1", *(f"after:{step}:{n}" for n in (1, 2) for step in ("send", "mark-sent"))]
"""Moments of a card and of the direct message that follows it: after one step is before the next."""

THOUGHTS = [f"{when}:think:{n}" for n in (1, 2) for when in ("before", "after")]
THOUGHTS += ["after:record:2", "after:record:3", "after:claim:2", "before:mark-sent:2"]
"""Moments of a person's move and of two computers' that follow it."""


class Game:
    """A game that goes on through every death of the bot."""

    def __init__(self, forked_bot: ForkedBot, server: DiscordServer, database: Path | Server) -> None:
        self.forked_bot = forked_bot
        self.dead = forked_bot.dead
        self.kill = forked_bot.kill
        self.server = server
        self.database = database
        self.chance = random.Random(4)
        self.remembers = True
        self.more: dict[str, str] = {}

    async def start(self, moment: str) -> None:
        """Start the bot, to die at a moment of what it is next asked."""
        self.kill()
        self.server.gateway.identified.clear()
        environment = {
            "DISCORD_TOKEN": "a.token.for-tests",
            "DISCORD_API_BASE": self.server.base,
            "DATABASE": self.database.url if isinstance(self.database, Server) else str(self.database),
            "LOG_LEVEL": "WARNING",
            "DIES": moment,
            **self.more,
        }
        self.forked_bot.start(environment)
        await self.until(
            lambda: self.server.gateway.identified.is_set() or self.dead(), "the bot has started"
        )
        assert not self.dead(), "the bot ended while it started"

    async def until(self, holds: Callable[[], bool], what: str, asked: LiveInteraction | None = None) -> None:
        """Wait until something holds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + 30
        while not holds():
            page = self.server.page_of(asked) if asked else None
            said = texts_of(page) if page else ""
            assert loop.time() < until, f"never: {what}; it was answered: {said}"
            await asyncio.sleep(0.02)

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says."""
        if isinstance(self.database, Server):
            with ThreadPoolExecutor(1) as beside:
                return beside.submit(asyncio.run, rows_on_server(self.database, sql, values)).result()
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            return database.execute(sql, values).fetchall()

    def all_told(self) -> bool:
        """Whether nothing waits to be sent."""
        return self.rows("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL") == [
            (0,)
        ]

    async def open(self) -> None:
        """A game of three that has begun."""
        await self.start(NEVER)
        for user, command, options in (
            (11, "game new", {"game": "praetor"}),
            (12, "game join", {}),
            (13, "game join", {}),
            (11, "game start", {}),
        ):
            asked = self.server.command(user, command, **options)
            await self.until(lambda: asked.answered, f"an answer to /{command}")  # noqa: B023
        await self.until(self.all_told, "the start is told")

    async def open_with_computers(self) -> None:
        """A game of one person and two computers that has begun, and in which she is asked."""
        await self.start(NEVER)
        asked = self.server.command(11, "game new", game="praetor")
        await self.until(lambda: asked.answered, "the table is open")
        for seated in ([(2,)], [(3,)]):
            lobby = self.server.posted()[0]
            (menu,) = [id for id in custom_ids_of(lobby) if id.startswith("ludi-menu:computers:")]
            self.server.click(11, lobby, menu, "add tiro")
            await self.until(lambda: self.rows("SELECT count(*) FROM seats") == seated, "it sits down")  # noqa: B023
        asked = self.server.command(11, "game start")
        await self.until(lambda: asked.answered, "the game begins")
        await self.until(self.thought, "the computers have moved")

    def thought(self) -> bool:
        """Whether nothing waits to be sent, and no computer is asked."""
        return self.all_told() and self.rows("SELECT computer_asked FROM tables") == [(0,)]

    async def die_in_thought(self, moments: Sequence[str]) -> None:
        """The same for moves of a person whom computers answer."""
        await self.start(moments[0])
        for moment, then in zip(moments, [*moments[1:], NEVER], strict=True):
            while not self.dead():  # now and then the person's next question comes before a computer's
                ((before,),) = self.rows("SELECT revision FROM tables")
                asked = await self.move()
                await self.until(
                    lambda: self.dead() or (asked.answered and self.thought()),  # noqa: B023
                    f"it dies {moment}, or goes on",
                    asked,
                )
            await self.start(then)
            await self.until(self.thought, f"all is thought and told after {moment}")
            played = self.rows('SELECT 1 FROM moves WHERE revision > ? AND "user" = 11', before)
            assert played == self.rows("SELECT 1 FROM interactions WHERE id = ?", asked.id)
            self.check()

    async def move(self) -> LiveInteraction:
        """A random move of whoever is asked, sent as a command."""
        ((position,),) = self.rows("SELECT position FROM moves ORDER BY revision DESC LIMIT 1")
        state = GAME.decode(zlib.decompress(position))
        (decision,) = GAME.asked(state)
        foresight = Foresight(GAME, GAME.view(state, decision.seat))
        moves = list(all_moves(decision.forms(state)))
        self.chance.shuffle(moves)
        busy = (move for move in moves if move.kind() != "pass" and WORDS.caution(foresight.of(move)) is None)
        move = next(busy, moves[0])
        seats = dict(self.rows('SELECT seat, "user" FROM seats'))
        options = {field: str(value) for field, value in move.values().items()}
        return self.server.command(seats[decision.seat], f"praetor {move.kind()}", **options)

    async def die(self, moments: Sequence[str]) -> None:
        """A move for each moment, during which the bot dies, and how the game stands after its next start."""
        await self.start(moments[0])
        for moment, then in zip(moments, [*moments[1:], NEVER], strict=True):
            ((before,),) = self.rows("SELECT revision FROM tables")
            asked = await self.move()
            await self.until(self.dead, f"it dies {moment}", asked)
            await self.settle(asked, before, moment, then)

    async def settle(self, asked: LiveInteraction, before: int, moment: str, then: str) -> None:
        """Start the bot again, and see that everything is told and stored once."""
        if not self.remembers:
            self.server._api.nonces.clear()
        await self.start(then)
        await self.until(self.all_told, f"all is told after {moment}")
        ((after,),) = self.rows("SELECT revision FROM tables")
        assert after in (before, before + 1), moment
        assert self.rows("SELECT 1 FROM interactions WHERE id = ?", asked.id) == [(1,)] * (after - before)
        assert self.server.gate.refusals == []
        self.check()

    def check(self) -> None:
        """What was told is stored, and stands once in the channel."""
        ((newest,),) = self.rows("SELECT max(revision) FROM moves")
        assert self.rows("SELECT revision FROM tables") == [(newest,)]
        twice = [id for id, times in Counter(self.marks()).items() if times > 1]
        assert not twice, "something was announced twice"
        assert self.rows("SELECT count(*) FROM interactions") <= [(len(self.server.interactions),)]
        shown = [int(id.split(":")[3]) for m in self.server.posted() for id in custom_ids_of(m) if ":" in id]
        assert max(shown) == newest, "the newest card shows the newest position"

    def marks(self) -> list[int]:
        """The mark of the announcement in every message that has one."""
        return [mark for message in self.server.posted() for mark in marks_of(message)]


async def rows_on_server(server: Server, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    """What a database on a server says."""
    connection = await asyncpg.connect(server.url)
    try:
        return [tuple(row) for row in await connection.fetch(spelled(sql, None), *values)]
    finally:
        await connection.close()


@pytest.fixture
def kind() -> str:
    return "sqlite"


@pytest.fixture(scope="module")
def forked_bot() -> Iterator[ForkedBot]:
    forked_bot = ForkedBot(begin=begin)
    yield forked_bot
    forked_bot.close()


second_forked_bot = forked_bot


@pytest.fixture
async def game(forked_bot: ForkedBot, place: Path | Server) -> AsyncIterator[Game]:
    async with DiscordServer().running() as server:
        game = Game(forked_bot, server, place)
        try:
            yield game
        finally:
            game.kill()


@pytest.mark.parametrize("half", range(2))
async def test_killed_at_every_step_it_loses_and_doubles_nothing(game: Game, half: int) -> None:
    await game.open()
    await game.die(MOMENTS[half::2])


@pytest.mark.parametrize("kind", ["postgres"])
async def test_killed_at_every_step_it_loses_and_doubles_nothing_on_a_server(game: Game) -> None:
    await game.open()
    await game.die(SHARED)


@pytest.mark.parametrize("kind", ["postgres", pytest.param("sqlite", marks=pytest.mark.soak)])
async def test_what_a_process_that_is_killed_was_about_to_tell_another_tells_once(
    game: Game, second_forked_bot: ForkedBot
) -> None:
    other = Game(second_forked_bot, game.server, game.database)
    for each, shard in ((game, "0"), (other, "1")):
        each.more = {"SHARD_IDS": shard, "SHARD_COUNT": "2", "LEASES_LAST": "3"}
    await game.open()
    await other.start(NEVER)
    for moment in SHARED[:3]:
        await game.start(moment)
        ((before,),) = game.rows("SELECT revision FROM tables")
        await game.move()
        await game.until(game.dead, f"it dies {moment}")
        await game.until(game.all_told, f"the other tells what was to be told {moment}")
        assert game.rows("SELECT revision FROM tables") == [(before + 1,)]
        game.check()


async def test_it_doubles_nothing_when_discord_has_forgotten_what_it_was_sent(game: Game) -> None:
    await game.open()
    game.remembers = False
    await game.die(
        [f"{when}:{step}:1" for step in ("claim", "send", "mark-sent") for when in ("before", "after")]
    )


async def test_killed_between_card_and_direct_message_it_loses_and_doubles_neither(game: Game) -> None:
    await game.open()
    game.kill()
    with closing(sqlite3.connect(str(game.database))) as database, database:
        database.executemany(
            'INSERT INTO people ("user", pings) VALUES (?, ?)', [(user, "direct") for user in PLAYERS]
        )
    await game.die(DIRECTLY)
    direct = [game.server.backend.get_dm_channel(user).id for user in PLAYERS]
    written = [message for channel in direct for message in game.server.posted(channel)]
    told = game.rows("SELECT message FROM outbox WHERE recipient IS NOT NULL")
    assert sorted(message.id for message in written) == sorted(message for (message,) in told)
    cards = game.rows("SELECT payload FROM outbox WHERE kind = 'turn' AND payload NOT LIKE '%\"ping\":[]%'")
    assert len(written) == len(cards)


@pytest.mark.parametrize("half", [0, pytest.param(1, marks=pytest.mark.soak)])
async def test_killed_in_the_middle_of_thoughts_it_thinks_again_and_tells_all_once(
    game: Game, half: int
) -> None:
    await game.open_with_computers()
    await game.die_in_thought(THOUGHTS[half::2])
    ((moves, computers),) = game.rows(
        "SELECT (SELECT count(*) FROM moves WHERE kind = 'move'), (SELECT count(*) FROM computer_moves)"
    )
    assert computers > moves / 2
    pinged = {user for message in game.server.posted() for user in message.ping_user_ids}
    assert pinged == {11}


@pytest.mark.soak
async def test_killed_at_any_time_it_loses_and_doubles_nothing(game: Game) -> None:
    await game.open()
    for _ in range(100):
        await game.start(NEVER)
        ((before,),) = game.rows("SELECT revision FROM tables")
        asked = await game.move()
        await asyncio.sleep(game.chance.uniform(0, 0.4))
        game.kill()
        await game.settle(asked, before, "at any time", NEVER)
