"""The event loop comes first: threads give way soon, and what a bot has when it is ready is no garbage to look for."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from discord.http import Route

from bot.app import processes
from bot.channel import launch
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    seconds = sys.getswitchinterval()
    yield
    sys.setswitchinterval(seconds)
    gc.unfreeze()


async def ended(settings: Settings) -> int:
    return 0


def test_a_bot_lets_no_thread_keep_its_event_loop_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "connect", ended)
    assert launch.run(Settings(token="t", database=tmp_path / "ludi.sqlite3")) == 0
    assert sys.getswitchinterval() == pytest.approx(processes.SWITCH_SECONDS)


class Ready:
    """A bot that is ready, and ends."""

    def __init__(self, settings: Settings, **more: object) -> None:
        self.http = SimpleNamespace()

    async def __aenter__(self) -> Ready:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Nothing is to be closed."""

    async def open_store(self) -> None:
        """Nothing is to be opened."""

    async def login(self, token: str) -> None:
        """There is nobody to log in with."""

    async def wait_until_ready(self) -> None:
        """It is."""

    async def connect(self) -> None:
        """Be there for a moment."""
        await asyncio.sleep(0.01)


async def found(bot: Any) -> None:
    """There is a gateway."""


async def test_what_a_bot_has_when_it_is_ready_is_not_looked_through_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "Bot", Ready)
    monkeypatch.setattr(launch, "find_gateway", found)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    before = gc.get_freeze_count()
    assert await launch.connect(Settings(token="t", database=tmp_path / "ludi.sqlite3")) == 0
    assert gc.get_freeze_count() > before
