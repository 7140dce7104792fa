"""Fixtures and hooks for all tests."""

from __future__ import annotations

import faulthandler
import gc
import logging
import os
import time
from collections.abc import AsyncIterator, Generator, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import resvg_py
from hypothesis import HealthCheck, settings

from bot.engine import Argument, Place
from bot.i18n.fluent import Locale, Words
from bot.settings import Server

from . import seeds
from .limits import end_what_waits, limited
from .new_file import make_new_file
from .postgres_server import MISSING, TEMPLATE, Run, address, package

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True)
"""No deadlines, because the machine may be busy; a failing example is printed so that it can be reproduced."""

RUN = "folder of the run"
FIRST = "gw0"
PATIENCE = 120.0
"""Seconds after which a worker stops waiting for the first one, which may have ended."""

NUMBERS = count(1)
RUNS = pytest.StashKey[Run]()
ERRORS = pytest.StashKey[int]()
"""A duplicate of stderr, for errors that must be seen although pytest captures a test's output."""

gc.set_threshold(100_000, 10, 10)
"""Positions and pictures are many small values without cycles: collecting them less often saves a tenth of the time."""

RENDER = resvg_py.svg_to_bytes
RENDERED: dict[str, bytes] = {}


def rendered_once(**asked: Any) -> bytes:
    """Render artwork once per process: tests clear the bot's cache, and three renderings of four were repetitions."""
    key = str(asked)
    if key not in RENDERED:
        RENDERED[key] = RENDER(**asked)
    return RENDERED[key]


resvg_py.svg_to_bytes = rendered_once

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
    config.stash[ERRORS] = os.dup(2)
    shared = getattr(config, "workerinput", {}).get(RUN)
    config.stash[RUNS] = Run(shared and Path(shared))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell a worker the folder of the run, in which it finds the database server."""
    node.workerinput[RUN] = str(node.config.stash[RUNS].folder)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """Let the first worker compile what the tests import, while the others wait for its bytecode."""
    compiled = session.config.stash[RUNS].folder / "compiled"
    process = getattr(session.config, "workerinput", {}).get("workerid")
    give_up = time.monotonic() + PATIENCE
    while process not in (None, FIRST) and not compiled.exists() and time.monotonic() < give_up:
        time.sleep(0.05)
    try:
        return (yield)
    finally:
        if process == FIRST:
            compiled.touch()


def pytest_collection_finish() -> None:
    """Exclude all that exists before the first test from garbage collection: it stays until the end."""
    gc.freeze()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Stop the database server, however the tests ended."""
    faulthandler.cancel_dump_traceback_later()
    gc.freeze()  # pytest collects garbage five times before it ends
    if RUNS in config.stash and not hasattr(config, "workerinput"):
        config.stash[RUNS].end()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the seed of the run, which reproduces it."""
    if package() is None:
        terminalreporter.write_line(MISSING)
    terminalreporter.write_line(f"The seed of this run: --seed {seeds.run}")


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database; a test that uses this fixture runs once for each."""
    kind: str = request.param
    return kind


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database file in a folder that doesn't exist yet."""
    return tmp_path / "data" / "ludi.sqlite3"


@pytest.fixture
async def new_database(request: pytest.FixtureRequest) -> AsyncIterator[Any]:
    """A function that creates a database on the server, as a copy of another."""
    if package() is None:
        pytest.skip(MISSING)
    folder = request.config.stash[RUNS].server()
    server = await asyncpg.connect(address(folder, "postgres"))
    made: list[str] = []

    async def new_database(like: str = TEMPLATE) -> Server:
        made.append(f"test_{os.getpid()}_{next(NUMBERS)}")
        await server.execute(f"CREATE DATABASE {made[-1]} TEMPLATE {like}")
        return Server(address(folder, made[-1]))

    yield new_database
    for name in made:
        await server.execute(f"DROP DATABASE {name} WITH (FORCE)")
    await server.close()


@pytest.fixture
async def server(new_database: Any) -> Server:
    """A new database on the server that contains only the tables."""
    made: Server = await new_database()
    return made


@pytest.fixture
def place(kind: str, request: pytest.FixtureRequest) -> Path | Server:
    """A new database that contains only the tables: a file, or a database on the server."""
    if kind == "sqlite":
        path: Path = request.getfixturevalue("path")
        make_new_file(path)
        return path
    server: Server = request.getfixturevalue("server")
    return server


@pytest.fixture
def well_put(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Check each sentence made during the test for faults that appear only with its numbers and names filled in.

    Also check that messages select their variants by the bot's own keywords, never by the text of another message.
    """
    # Imported here because it takes a second, which the process that distributes the tests needn't spend.
    from tests.games.sentences import faults
    from tests.i18n.files import chosen_by_words

    heard: dict[tuple[Locale, str], str] = {}
    read: dict[int, tuple[Any, set[str]]] = {}
    texts: set[tuple[str, str]] = set()
    said = Words._said

    def listened(self: Words, key: str, pattern: Any, arguments: Mapping[str, Argument]) -> str:
        sentence = said(self, key, pattern, arguments)
        if (self.locale, sentence) not in heard and not any(
            isinstance(value, (str, Place)) and value in ("", Place("")) for value in arguments.values()
        ):
            heard[self.locale, sentence] = key
        if id(pattern) not in read:
            read[id(pattern)] = (pattern, set(chosen_by_words(pattern)))
        for name in read[id(pattern)][1]:
            if not isinstance(arguments.get(name.replace("-", "_"), ""), str):
                texts.add((key, name))
        return sentence

    monkeypatch.setattr(Words, "_said", listened)
    yield
    wrong = {key: found for (locale, one), key in heard.items() if (found := faults(one, locale))}
    assert not wrong
    assert not texts


@pytest.fixture
def no_argument_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail if an error is logged during the test, as happens when a message lacks an argument."""
    with caplog.at_level(logging.ERROR):
        yield
    assert caplog.messages == []


@contextmanager
def faults_of_details() -> Iterator[list[str]]:
    """Collect what is logged about details left out of pictures and texts because they failed."""
    found: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: found.append(record.getMessage())  # type: ignore[method-assign]
    logger = logging.getLogger("bot.app.fallbacks")
    logger.addHandler(handler)
    try:
        yield found
    finally:
        logger.removeHandler(handler)


@pytest.fixture
def left_out() -> Iterator[list[str]]:
    """The details left out of pictures and texts, for tests that provoke such failures."""
    with faults_of_details() as found:
        yield found


@pytest.fixture(autouse=True)
def nothing_left_out(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test during which a detail was left out of a picture or a text, unless it uses `left_out`."""
    if "left_out" in request.fixturenames:
        yield
        return
    with faults_of_details() as found:
        yield
    assert not found, "\n".join(found)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Limit how long a test may hang; soak tests have no limit of processor time."""
    end_what_waits(item.config.stash[ERRORS])
    if item.get_closest_marker("soak"):
        return (yield)
    with limited():
        return (yield)
