"""Beside the event loop: where acts are carried out that would hold up whoever clicks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")


class Elsewhere(Protocol):
    """Carries out an act beside the event loop. Act and result must be picklable; raises what the act raises."""

    async def __call__(self, act: Callable[[], T], /) -> T:
        """What an act comes to."""


async def in_a_thread(act: Callable[[], T], /) -> T:
    """What an act comes to in a thread of this process, for tests and tools."""
    return await asyncio.to_thread(act)
