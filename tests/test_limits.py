"""The limits that end tests which hang."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from tests.limits import limited

WAITING = """
import time
from tests import limits
limits.PATIENCE = 0.1
limits.end_what_waits(2)
limits.end_what_waits(2)  # a minute has not gone by
def test_that_waits(): time.sleep(60)
test_that_waits()
"""


def test_a_test_that_waits_forever_ends_the_run_with_its_stack() -> None:
    ended = subprocess.run([sys.executable, "-c", WAITING], capture_output=True, text=True, timeout=30)
    assert ended.returncode == 1
    assert "in test_that_waits" in ended.stderr


def spin() -> None:
    while True:
        pass


def test_an_endless_loop_fails_with_an_explanation() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"not ended after 0\.02 seconds"), limited(0.02):
        spin()


def test_a_test_that_ends_in_time_leaves_no_timer() -> None:
    with limited(1):
        pass
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)
