"""Limits for whatever hangs: a test that goes in circles is ended as if it had failed, one that waits ends the run."""

from __future__ import annotations

import faulthandler
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

SECONDS = 300
"""Of the processor: no test comes near, however busy the machine is."""

PATIENCE = 3_600
"""Seconds after which a test that waits for nothing ends the run."""

_SET_ANEW = 60.0
_set_at = -_SET_ANEW


def end_what_waits(errors: int) -> None:
    """Write to the descriptor `errors` where each thread stands and end the process, unless a test begins in time.

    Pytest's own `faulthandler_timeout` starts and joins a thread for each test; this one does for each minute.
    """
    global _set_at
    if time.monotonic() - _set_at >= _SET_ANEW:
        faulthandler.dump_traceback_later(PATIENCE, exit=True, file=errors)
        _set_at = time.monotonic()


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Fail what takes longer, in seconds of the processor."""

    def stop(number: int, frame: FrameType | None) -> None:
        pytest.fail(
            f"this has not ended after {seconds} seconds of the processor: it goes in a circle, at the place where "
            "the traceback ends"
        )

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
