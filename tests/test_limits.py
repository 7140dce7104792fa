"""A run that hangs is ended."""

from __future__ import annotations

import signal

import pytest

from tests.limits import limited


def spin() -> None:
    while True:
        pass


def test_what_goes_in_a_circle_is_ended_with_a_sentence() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"not ended after 0\.02 seconds"), limited(0.02):
        spin()


def test_what_ends_is_left_alone() -> None:
    with limited(1):
        pass
    assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)
