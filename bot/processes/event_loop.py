"""What holds up the event loop of a process though nothing runs in it: other threads, and the search for garbage."""

from __future__ import annotations

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
