"""A limit for whatever hangs: a test that goes in circles is ended with a sentence, as if it had failed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

SECONDS = 300
"""Of the processor: no test comes near, however busy the machine is. Whatever waits for nothing is ended by
`faulthandler_timeout` in pyproject.toml."""


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
