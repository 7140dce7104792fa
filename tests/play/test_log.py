"""The log of a game, and what reading it costs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.play.store import Store
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, DORA, BaseBot

LATE = 18


@pytest.fixture
async def late(bot: BaseBot) -> Table:
    """A game of four, after some rounds."""
    people = {person.id: person for person in (ANNA, BEN, CARLA, DORA)}
    table = await bot.game(*people.values())
    while table.revision < LATE:
        (asked,) = table.asked_users()
        table = await bot.tables.games.play(people[asked], Rest())
    return table


@contextmanager
def read(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Record the revision of each move and position that is read from the store."""
    rows: list[int] = []
    moves, position = Store.moves, Store.position

    async def counted_moves(store: Store, *arguments: int, **named: int) -> list[object]:
        found = await moves(store, *arguments, **named)
        rows.extend(row.revision for row in found)
        return list(found)

    async def counted_position(store: Store, table: int, revision: int) -> bytes | None:
        rows.append(revision)
        return await position(store, table, revision)

    with monkeypatch.context() as patched:
        patched.setattr(Store, "moves", counted_moves)
        patched.setattr(Store, "position", counted_position)
        yield rows


async def test_a_card_does_not_cost_more_late_in_a_game(
    bot: BaseBot, late: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with read(monkeypatch) as rows:
        entries = await bot.tables.log.recent(late, late.revision - 2)
    assert [entry.revision for entry in entries] == [late.revision - 1, late.revision]
    assert len(rows) <= 8, "the moves alone: the positions that a game has just left are at hand"


async def test_a_card_tells_everything_since_the_card_before(bot: BaseBot, late: Table) -> None:
    entries = await bot.tables.log.recent(late, late.revision - 12)
    assert [entry.revision for entry in entries] == list(range(late.revision - 11, late.revision + 1))


async def test_a_page_of_the_log_reads_only_its_own_moves(
    bot: BaseBot, late: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with read(monkeypatch) as rows:
        entries = await bot.tables.log.between(late, 0, 9, 12)
    assert [entry.revision for entry in entries] == list(range(10, 13))
    assert len(rows) <= 6
