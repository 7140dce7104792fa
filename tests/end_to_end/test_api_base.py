"""DISCORD_API_BASE redirects the whole bot: requests, the gateway, and answers to interactions."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import Mock

import pytest

from tools.load.discord_server import DiscordServer, texts_of


@asynccontextmanager
async def bot_at(
    server: DiscordServer, folder: Path, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot in a process of its own, connected to the server."""
    server.gateway.identified.clear()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        stderr=asyncio.subprocess.PIPE,
        env=os.environ
        | {
            "DISCORD_TOKEN": "a.token.for-tests",
            "DISCORD_API_BASE": server.base,
            "DATABASE": str(folder / "ludi.sqlite3"),
            "LOG_LEVEL": "WARNING",
        }
        | settings,
    )
    try:
        await asyncio.wait_for(server.gateway.identified.wait(), 60)
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_everything_goes_to_the_given_base_and_on_sigterm_the_bot_finishes_its_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with DiscordServer().running() as server:
        register = Mock(wraps=server.backend.register_commands)
        monkeypatch.setattr(server.backend, "register_commands", register)
        async with bot_at(server, tmp_path) as process:
            opened = server.command(11, "game new", game="praetor")
            await until(lambda: opened.answered)  # a busy machine may need long for the first picture
            asked = server.command(12, "game join")
            await until(lambda: asked.responded)
            process.send_signal(signal.SIGTERM)
            _, said = await asyncio.wait_for(process.communicate(), 30)
            assert process.returncode == 0
            assert asked.answered
            assert shows(server, "2 of 5")
            assert said == b"", "nothing is logged"
        async with bot_at(server, tmp_path, SHARD_IDS="0", SHARD_COUNT="1"):
            asked = server.command(13, "game join")
            await until(lambda: asked.answered)
            await until(lambda: shows(server, "3 of 5"))
        assert register.call_count == 1, "commands that have not changed are not sent again"
        assert server.gate.refusals == []


def shows(server: DiscordServer, text: str) -> bool:
    """Whether a message of the channel contains a text."""
    return any(text in said for message in server.posted() for said in texts_of(message))


async def until(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    for _ in range(3000):
        if holds():
            return
        await asyncio.sleep(0.02)
    assert holds()
