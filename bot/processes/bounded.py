"""Acts in a process beside the bot's own that get so much of a core's time and no more."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_what = "an act"
_seconds: float | None = None
"""How much of a core an act in this process may take."""


def bound(what: str, seconds: float) -> None:
    """Give each act in this process, called `what`, so many seconds of a core."""
    global _what, _seconds
    if sys.platform != "win32":
        signal.signal(signal.SIGPROF, _give_up)
        _what, _seconds = what, seconds


def bounded(act: Callable[[], T]) -> T:
    """What an act comes to. Raises what it raises, and TimeoutError in a process that is bound."""
    if sys.platform == "win32" or _seconds is None:
        return act()
    signal.setitimer(signal.ITIMER_PROF, _seconds)
    try:
        return act()
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _give_up(number: int, frame: object) -> None:
    raise TimeoutError(f"{_what} of more than {_seconds} seconds")
