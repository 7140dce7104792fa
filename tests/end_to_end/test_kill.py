"""kill -9 at every step of the order of effects: nothing told of is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import sys
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.engine import all_moves
from bot.games.praetor import GAME
from tests.end_to_end.discord_server import Asked, DiscordServer
from tests.end_to_end.killed_bot import STEPS

PLAYERS = (11, 12, 13)
MOMENTS = [f"{when}:{step}:1" for step in STEPS for when in ("before", "after")]
MOMENTS += [f"{when}:statement:{n}" for n in range(2, 7) for when in ("before", "after")]
NEVER = "never"
"""The moment of a bot that lives on, started quickly."""


class Game:
    """A game that goes on through every death of the bot."""

    def __init__(self, server: DiscordServer, folder: Path) -> None:
        self.server = server
        self.database = folder / "ludi.sqlite3"
        self.chance = random.Random(4)
        self.process: asyncio.subprocess.Process | None = None
        self.remembers = True

    async def start(self, moment: str | None = None) -> None:
        """Start the bot, to die at a moment."""
        self.server.identified.clear()
        environment = os.environ | {
            "DISCORD_TOKEN": "a.token.for-tests",
            "DISCORD_API_BASE": self.server.base,
            "DATABASE": str(self.database),
            "LOG_LEVEL": "WARNING",
        }
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.end_to_end.killed_bot", *([moment] if moment else [])),
            env=environment,
        )
        await self.until(lambda: self.server.identified.is_set() or self.dead(), "the bot has started")
        assert not self.dead(), "the bot ended while it started"

    def dead(self) -> bool:
        """Whether the bot has ended."""
        return self.process is None or self.process.returncode is not None

    async def kill(self) -> None:
        """Kill it, if it lives."""
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGKILL)
            await self.process.wait()

    async def until(self, holds: Callable[[], bool], what: str, asked: Asked | None = None) -> None:
        """Wait until something holds."""
        loop = asyncio.get_running_loop()
        until = loop.time() + 30
        while not holds():
            said = asked.texts() if asked else ""
            assert loop.time() < until, f"never: {what}; it was answered: {said}"
            await asyncio.sleep(0.02)

    def rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """What the database says."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as database:
            return database.execute(sql, values).fetchall()

    def all_told(self) -> bool:
        """Whether nothing waits to be sent."""
        return self.rows("SELECT count(*) FROM outbox WHERE sent_at IS NULL AND given_up_at IS NULL") == [
            (0,)
        ]

    async def open(self) -> None:
        """A game of three that has begun."""
        await self.start()
        for user, command, options in (
            (11, "game new", {"game": "praetor"}),
            (12, "game join", {}),
            (13, "game join", {}),
            (11, "game start", {}),
        ):
            asked = await self.server.command(user, command, **options)
            await self.until(asked.answered, f"an answer to /{command}")
        await self.until(self.all_told, "the start is told")

    async def move(self) -> Asked:
        """A random move of whoever is asked, sent as a command."""
        ((position,),) = self.rows("SELECT position FROM moves ORDER BY revision DESC LIMIT 1")
        state = GAME.decode(zlib.decompress(position))
        (decision,) = GAME.asked(state)
        moves = [
            move
            for move in all_moves(decision.forms(state))
            if move.kind() != "pass" and decision.caution(state, move) is None
        ] or list(all_moves(decision.forms(state)))
        move = self.chance.choice(moves)
        seats = dict(self.rows("SELECT seat, user FROM seats"))
        options = {field: str(value) for field, value in move.values().items()}
        return await self.server.command(seats[decision.seat], f"praetor {move.kind()}", **options)

    async def die(self, moment: str) -> None:
        """A move during which the bot dies, and how the game stands after its next start."""
        await self.kill()
        await self.start(moment)
        ((before,),) = self.rows("SELECT revision FROM tables")
        asked = await self.move()
        await self.until(self.dead, f"it dies {moment}", asked)
        await self.settle(asked, before, moment, NEVER)

    async def settle(self, asked: Asked, before: int, moment: str, then: str | None = None) -> None:
        """Start the bot again, and see that everything is told and stored once."""
        if not self.remembers:
            self.server.nonces.clear()
        await self.start(then)
        await self.until(self.all_told, f"all is told after {moment}")
        ((after,),) = self.rows("SELECT revision FROM tables")
        assert after in (before, before + 1), moment
        assert self.rows("SELECT 1 FROM interactions WHERE id = ?", asked.id) == [(1,)] * (after - before)
        assert self.server.unknown == []
        self.check()

    def check(self) -> None:
        """What was told is stored, and stands once in the channel."""
        ((newest,),) = self.rows("SELECT max(revision) FROM moves")
        assert self.rows("SELECT revision FROM tables") == [(newest,)]
        twice = [id for id, times in Counter(self.marks()).items() if times > 1]
        assert not twice, "something was announced twice"
        assert self.rows("SELECT count(*) FROM interactions") <= [(len(self.server.interactions),)]
        shown = [int(id.split(":")[3]) for m in self.server.posted() for id in m.custom_ids() if ":" in id]
        assert max(shown) == newest, "the newest card shows the newest position"

    def marks(self) -> list[int]:
        """The mark of the announcement in every message that has one."""
        return [
            component["id"]
            for message in self.server.posted()
            for component in message.payload.get("components", [])
            if component.get("type") == 10 and component.get("id")
        ]


@pytest.fixture
async def game(tmp_path: Path) -> AsyncIterator[Game]:
    async with DiscordServer().running() as server:
        game = Game(server, tmp_path)
        try:
            yield game
        finally:
            await game.kill()


@pytest.mark.parametrize("quarter", range(4))
async def test_killed_at_every_step_it_loses_and_doubles_nothing(game: Game, quarter: int) -> None:
    await game.open()
    for moment in MOMENTS[quarter::4]:
        await game.die(moment)


async def test_it_doubles_nothing_when_discord_has_forgotten_what_it_was_sent(game: Game) -> None:
    await game.open()
    game.remembers = False
    for step in ("claim", "send", "mark-sent"):
        for when in ("before", "after"):
            await game.die(f"{when}:{step}:1")


@pytest.mark.soak
async def test_killed_at_any_time_it_loses_and_doubles_nothing(game: Game) -> None:
    await game.open()
    for _ in range(100):
        await game.kill()
        await game.start()
        ((before,),) = game.rows("SELECT revision FROM tables")
        asked = await game.move()
        await asyncio.sleep(game.chance.uniform(0, 0.4))
        await game.kill()
        await game.settle(asked, before, "at any time")
