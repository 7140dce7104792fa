"""How the process is told to stop, and goes."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest
from discord.http import Route

from bot.channel import launch
from bot.settings import Settings

SETTLED = 0.1


class Standstill:
    """A bot that waits for Discord, and takes a moment to close."""

    closed = False

    def __init__(self, settings: Settings, **more: object) -> None:
        self.waiting = asyncio.Event()

    async def __aenter__(self) -> Standstill:
        return self

    async def __aexit__(self, *error: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)  # somebody is impatient
        await asyncio.sleep(SETTLED)
        Standstill.closed = True

    async def open_store(self) -> None:
        """Nothing is to be opened."""

    async def login(self, token: str) -> None:
        """Wait for ever."""
        os.kill(os.getpid(), signal.SIGINT)
        await self.waiting.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signal handlers")
async def test_told_twice_to_stop_it_closes_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "Bot", Standstill)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    settings = Settings(token="t", database=tmp_path / "ludi.sqlite3")
    try:
        assert await asyncio.create_task(launch.connect(settings)) == 0
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().remove_signal_handler(number)
    assert Standstill.closed
