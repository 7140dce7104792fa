"""How a long-running process keeps its pauses short and its memory small."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0005
"""So long a thread goes on when another wants to run. While one plays a game again, the loop waits that long each time
it comes back from the network, several times before a click is acknowledged. Python's own figure is ten times that."""


def take_turns() -> None:
    """Let the event loop come first soon, whatever other threads of this process do."""
    sys.setswitchinterval(SWITCH_SECONDS)


def keep_for_good() -> None:
    """Never again look through what is here now, most of it code and texts: that stops all threads for 0.1 s."""
    gc.collect()
    gc.freeze()


_ARENA_MAX: Final = -8
"""The number of an option of `mallopt`."""


def share_one_arena() -> None:
    """Let all threads take memory from one place: what one has freed, the other uses."""
    if (mallopt := _of_the_library("mallopt")) is not None:
        mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Let the system have what is free."""
    if (trim := _of_the_library("malloc_trim")) is not None:
        trim(0)


def _of_the_library(name: str) -> ctypes._NamedFuncPointer | None:
    if sys.platform != "linux":
        return None
    return getattr(ctypes.CDLL(None), name, None)
