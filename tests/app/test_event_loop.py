"""The event loop has priority: threads yield soon, and objects of a running bot aren't searched for garbage."""

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
def _restore_interpreter() -> Iterator[None]:
    seconds = sys.getswitchinterval()
    yield
    sys.setswitchinterval(seconds)
    gc.unfreeze()


async def ended(settings: Settings) -> int:
    return 0


def test_a_running_bot_makes_threads_yield_to_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "connect", ended)
    assert launch.run(Settings(token="t", database=tmp_path / "ludi.sqlite3")) == 0
    assert sys.getswitchinterval() == pytest.approx(processes.SWITCH_SECONDS)


class Ready:
    """A bot that is ready at once, and ends."""

    def __init__(self, settings: Settings, **more: object) -> None:
        self.http = SimpleNamespace()

    async def __aenter__(self) -> Ready:
        return self

    async def __aexit__(self, *error: object) -> None:
        """Do nothing."""

    async def open_store(self) -> None:
        """Do nothing."""

    async def login(self, token: str) -> None:
        """Do nothing."""

    async def wait_until_ready(self) -> None:
        """Return at once."""

    async def connect(self) -> None:
        """End after a moment."""
        await asyncio.sleep(0.01)


async def found(bot: Any) -> None:
    """Succeed at once."""


async def test_objects_of_a_ready_bot_are_excluded_from_garbage_collection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launch, "Bot", Ready)
    monkeypatch.setattr(launch, "find_gateway", found)
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    before = gc.get_freeze_count()
    assert await launch.connect(Settings(token="t", database=tmp_path / "ludi.sqlite3")) == 0
    assert gc.get_freeze_count() > before
