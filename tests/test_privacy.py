"""The privacy page is complete, and each security promise has a test."""

from __future__ import annotations

import re
from pathlib import Path

from bot.play.move_store import TABLES
from bot.play.store import Store
from tests.db.test_traces import ANNA, NAME, NOON, leave_traces

PAGE = Path(__file__).parents[1] / "docs" / "privacy.md"
OF_PEOPLE = ("user", "host", "recipient")
"""Names of columns that always contain a person."""


def listed() -> set[str]:
    rows = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {column for row in rows for column in re.findall(r"`([a-z_]+\.[a-z_]+)`", row)}


async def test_every_column_that_names_a_person_is_on_the_page(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "ludi.sqlite3", now=NOON)
    await leave_traces(store)
    existing, named = set(), set()
    for table in TABLES:
        columns = await store.read.records(f"SELECT name FROM pragma_table_info('{table}')")
        existing |= {f"{table}.{column['name']}" for column in columns}
        named |= {f"{table}.{column['name']}" for column in columns if column["name"] in OF_PEOPLE}
        for record in await store.read.records(f"SELECT * FROM {table}"):
            named |= {f"{table}.{column}" for column, value in record.items() if names_anna(value)}
    await store.close()
    assert named - listed() == set(), "say on the page what is kept there, and why"
    assert listed() - existing == set(), "the page speaks of what there is not"


async def test_the_page_explains_the_parts_of_the_file_that_are_called_unlike_the_tables(
    tmp_path: Path,
) -> None:
    store = await Store.open(tmp_path / "ludi.sqlite3", now=NOON)
    parts = await store.traces.read(ANNA)
    await store.close()
    page = PAGE.read_text(encoding="utf-8")
    assert [part for part in parts if part not in TABLES and f"`{part}`" not in page] == []


def names_anna(value: object) -> bool:
    return value == ANNA or (isinstance(value, str) and (str(ANNA) in value or NAME in value))


def test_the_readme_links_to_the_page() -> None:
    assert "docs/privacy.md" in (PAGE.parents[1] / "README.md").read_text(encoding="utf-8")


def test_each_security_promise_names_an_existing_test_file() -> None:
    lines = (PAGE.parent / "security.md").read_text(encoding="utf-8").splitlines()
    to_others = lines[: lines.index("## What members can do to each other")]
    promises = [
        line for line in to_others if line.startswith("| ") and not line.startswith(("| promise", "| ---"))
    ]
    for promise in promises:
        files = re.findall(r"`(tests/[a-z_/]+\.py)`", promise)
        assert files, promise
        assert all((PAGE.parents[1] / file).is_file() for file in files), promise
