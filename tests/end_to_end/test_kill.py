"""Killing the bot (kill -9) at every step of a move: nothing announced is lost, and nothing happens twice."""

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
"""Moments that matter when several processes share a database."""

DIRECTLY = ["before:send:1", *(f"after:{step}:{n}" for n in (1, 2) for step in ("send", "mark-sent"))]
"""Moments around a card and the direct message after it: after each step of one is before the next."""

THOUGHTS = [f"{when}:think:{n}" for n in (1, 2) for when in ("before", "after")]
THOUGHTS += ["after:record:2", "after:record:3", "after:claim:2", "before:mark-sent:2"]
"""Moments around a person's move and the moves of two computers after it."""


class Game:
    """A game that continues while the bot dies again and again."""

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
        """Start the bot, which will die at a given moment of its next work."""
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
        """Wait until a condition holds; `what` and the answer to `asked` are for the error message."""
        loop = asyncio.get_running_loop()
        until = loop.time() + 30
        while not holds():
            page = self.server.page_of(asked) if asked else None
            said = texts_of(page) if page else ""
            assert loop.time() < until, f"never: {what}; it was answered: {said}"
            await asyncio.sleep(0.02)

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query."""
        if isinstance(self.database, Server):
            with ThreadPoolExecutor(1) as beside:
                return beside.submit(asyncio.run, rows_on_server(self.database, sql, values)).result()
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            return database.execute(sql, values).fetchall()

    def all_told(self) -> bool:
        """Whether no announcement is waiting."""
        return self.rows("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL") == [
            (0,)
        ]

    async def open(self) -> None:
        """Begin a game of three people."""
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
        """Begin a game of one person and two computers, up to the person's first decision."""
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
        """Whether no announcement is waiting and no computer is to move."""
        return self.all_told() and self.rows("SELECT computer_asked FROM tables") == [(0,)]

    async def die_in_thought(self, moments: Sequence[str]) -> None:
        """Kill the bot at each of the moments during moves of a person and computers, and check the game after each."""
        await self.start(moments[0])
        for moment, then in zip(moments, [*moments[1:], NEVER], strict=True):
            while not self.dead():  # the person's next decision may come before a computer's
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
        """Send a random move of the player who is asked, as a command."""
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
        """Kill the bot at each of the moments during a person's move, and check the game after each."""
        await self.start(moments[0])
        for moment, then in zip(moments, [*moments[1:], NEVER], strict=True):
            ((before,),) = self.rows("SELECT revision FROM tables")
            asked = await self.move()
            await self.until(self.dead, f"it dies {moment}", asked)
            await self.settle(asked, before, moment, then)

    async def settle(self, asked: LiveInteraction, before: int, moment: str, then: str) -> None:
        """Start the bot again, and check that everything is announced and stored once."""
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
        """Check that what was announced is stored, and was posted once."""
        ((newest,),) = self.rows("SELECT max(revision) FROM moves")
        assert self.rows("SELECT revision FROM tables") == [(newest,)]
        twice = [id for id, times in Counter(self.marks()).items() if times > 1]
        assert not twice, "something was announced twice"
        assert self.rows("SELECT count(*) FROM interactions") <= [(len(self.server.interactions),)]
        shown = [int(id.split(":")[3]) for m in self.server.posted() for id in custom_ids_of(m) if ":" in id]
        assert max(shown) == newest, "the newest card shows the newest position"

    def marks(self) -> list[int]:
        """The marks of all messages that have one; a mark names an announcement."""
        return [mark for message in self.server.posted() for mark in marks_of(message)]


async def rows_on_server(server: Server, sql: str, values: Sequence[object]) -> list[tuple[Any, ...]]:
    """The rows of a query to a database on a server."""
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
async def test_killed_at_every_step_the_bot_loses_and_repeats_nothing(game: Game, half: int) -> None:
    await game.open()
    await game.die(MOMENTS[half::2])


@pytest.mark.parametrize("kind", ["postgres"])
async def test_killed_with_a_postgres_database_the_bot_loses_and_repeats_nothing(game: Game) -> None:
    await game.open()
    await game.die(SHARED)


@pytest.mark.parametrize("kind", ["postgres", pytest.param("sqlite", marks=pytest.mark.soak)])
async def test_another_process_announces_once_what_a_killed_one_was_about_to_announce(
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


async def test_nothing_is_repeated_even_if_discord_has_forgotten_the_nonces(game: Game) -> None:
    await game.open()
    game.remembers = False
    await game.die(
        [f"{when}:{step}:1" for step in ("claim", "send", "mark-sent") for when in ("before", "after")]
    )


async def test_killed_between_card_and_direct_message_the_bot_loses_and_repeats_neither(game: Game) -> None:
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
async def test_killed_while_a_computer_thinks_the_bot_thinks_again_and_announces_once(
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
async def test_killed_at_any_time_the_bot_loses_and_repeats_nothing(game: Game) -> None:
    await game.open()
    for _ in range(100):
        await game.start(NEVER)
        ((before,),) = game.rows("SELECT revision FROM tables")
        asked = await game.move()
        await asyncio.sleep(game.chance.uniform(0, 0.4))
        game.kill()
        await game.settle(asked, before, "at any time", NEVER)
