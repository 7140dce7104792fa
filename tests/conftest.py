"""What tests of several rooms ask for."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.limits import limited

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
"""A busy machine makes no property false, and what was found is printed so that it can be tried again."""

settings.register_profile("test", UNHURRIED, max_examples=60, derandomize=True)
settings.register_profile("soak", UNHURRIED, max_examples=500, derandomize=False)
settings.load_profile("test")


@pytest.fixture
def no_argument_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks an argument is logged as an error where it is said: none is."""
    with caplog.at_level(logging.ERROR):
        yield
    assert caplog.messages == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """No test of `make test` runs for ever."""
    if item.get_closest_marker("soak"):
        return (yield)
    with limited():
        return (yield)
