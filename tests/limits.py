"""Limits for tests that hang: an endless loop fails its test, an endless wait ends the run."""

from __future__ import annotations

import faulthandler
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

SECONDS = 300
"""Seconds of processor time for one test: more than any needs, however busy the machine is."""

PATIENCE = 3_600
"""Seconds without a new test after which the run ends."""

_SET_ANEW = 60.0
_set_at = -_SET_ANEW


def end_what_waits(errors: int) -> None:
    """Unless another test begins in time, write the stack of each thread to the descriptor `errors` and exit.

    Pytest's own `faulthandler_timeout` starts and joins a thread for each test; this does so at most once a minute.
    """
    global _set_at
    if time.monotonic() - _set_at >= _SET_ANEW:
        faulthandler.dump_traceback_later(PATIENCE, exit=True, file=errors)
        _set_at = time.monotonic()


@contextmanager
def limited(seconds: float = SECONDS) -> Iterator[None]:
    """Fail if the block takes more than so many seconds of processor time."""

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
