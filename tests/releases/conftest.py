from __future__ import annotations

import re
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.games import TITLES
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Table

from . import databases
from .databases import AFTERWARDS, CHANNELS, LOST


class Taken:
    """A database of an earlier release, opened by this one."""

    def __init__(self, release: str, path: Path, store: Store) -> None:
        self.release = release
        self.path = path
        self.store = store
        self.tables = Tables(store, TITLES, lambda: AFTERWARDS)

    async def all(self) -> list[Table]:
        """Return its tables."""
        found = [await self.tables.repository.current(channel) for channel in CHANNELS]
        return [table for table in found if table is not None]

    async def playing(self) -> list[Table]:
        """Return its running games."""
        return [table for table in await self.all() if table.status == "playing"]


@pytest.fixture(scope="session")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The databases unpacked so far, by release; unchanged since their releases wrote them."""
    return {"": tmp_path_factory.mktemp("releases")}


@pytest.fixture(params=databases.names())
def release(request: pytest.FixtureRequest) -> str:
    """The release that wrote the database."""
    name: str = request.param
    return name


@pytest.fixture
def left_behind(release: str, unpacked: dict[str, Path], tmp_path: Path) -> Path:
    """A copy of the database, as that release left it."""
    if release not in unpacked:
        unpacked[release] = unpacked[""] / f"{release}.sqlite3"
        databases.unpack(release, unpacked[release])
    path = tmp_path / "ludi.sqlite3"
    shutil.copy(unpacked[release], path)
    return path


@pytest.fixture
async def taken(release: str, left_behind: Path) -> AsyncIterator[Taken]:
    """The database, opened by this release."""
    store = await Store.open(left_behind, now=AFTERWARDS)
    yield Taken(release, left_behind, store)
    await store.close()


@pytest.fixture(autouse=True)
def nothing_else_left_out(release: str, left_out: list[str]) -> Iterator[None]:
    """Fail if something that a release has written can't be told or drawn, unless it is known to be lost."""
    yield
    told = {fault.partition("\n")[0] for fault in left_out}
    unknown = sorted(
        fault for fault in told if not any(re.match(lost, fault) for lost in LOST.get(release, ()))
    )
    assert not unknown, "\n".join(unknown)
