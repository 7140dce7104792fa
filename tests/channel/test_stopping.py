"""Stopping the process by signals."""

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


class WaitingBot:
    """A bot that waits for Discord while it logs in, and takes a moment to close."""

    closed = False

    def __init__(self, settings: Settings, **more: object) -> None:
        self.waiting = asyncio.Event()

    async def __aenter__(self) -> WaitingBot:
        return self

    async def __aexit__(self, *error: object) -> None:
        os.kill(os.getpid(), signal.SIGINT)  # a second signal while it closes
        await asyncio.sleep(SETTLED)
        WaitingBot.closed = True

    async def open_store(self) -> None:
        """Do nothing."""

    async def login(self, token: str) -> None:
        """Wait forever, after sending the first signal."""
        os.kill(os.getpid(), signal.SIGINT)
        await self.waiting.wait()


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signal handlers")
async def test_a_second_signal_does_not_interrupt_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "Bot", WaitingBot)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    settings = Settings(token="t", database=tmp_path / "ludi.sqlite3")
    try:
        assert await asyncio.create_task(launch.connect(settings)) == 0
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().remove_signal_handler(number)
    assert WaitingBot.closed
