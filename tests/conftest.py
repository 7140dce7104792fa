"""What tests of several rooms ask for."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import seeds
from tests.limits import limited

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
"""A busy machine makes no property false, and what was found is printed so that it can be tried again."""

settings.register_profile("test", UNHURRIED, max_examples=60, derandomize=True)
settings.register_profile("soak", UNHURRIED, max_examples=500, derandomize=False)
settings.register_profile("seeded", UNHURRIED, max_examples=60, derandomize=False)
settings.load_profile("test")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=seeds.USUAL, help="draw what is random from another seed")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    seeds.run = config.getoption("--seed")
    if seeds.run != seeds.USUAL:
        settings.load_profile("seeded")
        config.option.hypothesis_seed = str(seeds.run)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Said after every run: with what it is played again."""
    terminalreporter.write_line(f"The seed of this run: --seed {seeds.run}")


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
