"""What tests of several rooms ask for."""

from __future__ import annotations

import logging
from collections.abc import Generator, Iterator, Mapping
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from bot.engine import Argument, Place
from bot.words.fluent import Locale, Words
from tests import seeds
from tests.games.sentences import faults
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
def well_put(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is said meanwhile has no fault that shows only once its numbers and names stand in it."""
    heard: dict[tuple[Locale, str], str] = {}
    said = Words._said

    def listened(self: Words, key: str, pattern: Any, arguments: Mapping[str, Argument]) -> str:
        sentence = said(self, key, pattern, arguments)
        if not {"", Place("")} & {value for value in arguments.values() if isinstance(value, (str, Place))}:
            heard[self.locale, sentence] = key
        return sentence

    monkeypatch.setattr(Words, "_said", listened)
    yield
    wrong = {key: found for (locale, one), key in heard.items() if (found := faults(one, locale))}
    assert not wrong


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
