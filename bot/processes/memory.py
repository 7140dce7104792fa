"""The memory of a process: large things come and go, and what is free between them should not stay its own.

Both do nothing where the C library is not glibc.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Final

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
