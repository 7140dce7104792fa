"""What is kept small: a game that was over long ago reads as it did, or says that it does not."""

from __future__ import annotations

import zlib

import pytest

from bot.play.history.log import LogEntry
from bot.play.history.record_queries import Packed
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, House

WEEK = 7 * 86_400.0


@pytest.fixture
async def over(house: House) -> Table:
    """A game that was called off a week ago; a move was taken back, one player has left."""
    people = {person.id: person for person in (ANNA, BEN, CARLA)}
    table = await house.game(*people.values())
    (asked,) = table.asked_users()
    await house.tables.games.play(CHANNEL, people[asked], Rest())
    await house.tables.undos.ask(CHANNEL, people[asked])
    await house.tables.games.play(CHANNEL, people[asked], Rest())
    await house.tables.games.resign(CHANNEL, CARLA)
    await house.call_off()
    house.now += WEEK + 1
    return await now(house)


async def now(house: House) -> Table:
    table = await house.tables.shelf.current(CHANNEL)
    assert table is not None
    return table


async def seen(house: House, table: Table) -> list[LogEntry]:
    """All that was to be seen of a game, by seat 0; moments to the second."""
    return await house.tables.log.between(table, 0, 0, table.revision)


async def test_a_packed_game_stands_and_reads_as_it_did(house: House, over: Table) -> None:
    log, record = await seen(house, over), await house.tables.records.handed_out(over)
    then = [(await house.tables.shelf.at(over, number)).view(1) for number in range(1, over.revision + 1)]
    assert any(entry.kind == "undo" for entry in log)
    assert await house.tables.keeping.pack() == 1
    assert await house.store.records.positions(over.id) == {}
    await house.reopen()
    packed = await now(house)
    assert packed.row.packed
    assert packed.view(0) == over.view(0)
    assert packed.seats == over.seats
    assert await seen(house, packed) == log
    assert await house.tables.records.handed_out(packed) == record
    again = [(await house.tables.shelf.at(packed, number)).view(1) for number in range(1, over.revision + 1)]
    assert again == then


async def test_a_game_is_packed_a_week_after_its_end_and_no_sooner(house: House, over: Table) -> None:
    house.now -= 2
    assert await house.tables.keeping.pack() == 0
    house.now += 2
    assert await house.tables.keeping.pack() == 1
    assert await house.tables.keeping.pack() == 0


async def test_a_game_of_which_an_earlier_bot_dropped_positions_is_packed_too(
    house: House, over: Table
) -> None:
    log = await seen(house, over)
    async with house.store._database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE revision < ?", b"", over.revision)
        await database.run("UPDATE tables SET thinned = TRUE")
    assert await seen(house, await now(house)) == log
    assert await house.tables.keeping.pack() == 1
    await house.reopen()
    assert await seen(house, await now(house)) == log


@pytest.mark.parametrize(
    ("column", "value"), [("chance", "[7]"), ("move", '{"type": "Hide", "seed": "none"}'), ("position", b"?")]
)
async def test_a_game_that_does_not_come_out_the_same_stays_as_it_is(
    house: House, over: Table, column: str, value: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with house.store._database.transaction() as database:
        await database.run(f"UPDATE moves SET {column} = ? WHERE revision = 3", value)
    assert await house.tables.keeping.pack() == 0
    assert f"table {over.id} stays as it is" in caplog.text
    assert len(await house.store.records.positions(over.id)) == over.revision


async def test_a_position_that_is_another_is_found_though_the_moves_are_allowed(
    house: House, over: Table
) -> None:
    other = over.title.game.encode((await house.tables.shelf.at(over, 2)).state)
    async with house.store._database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE revision = 3", zlib.compress(other))
    assert await house.tables.keeping.pack() == 0


async def test_what_is_not_made_again_as_it_was_is_a_fault_and_never_shown(
    house: House, over: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await house.tables.keeping.pack()
    packed = await house.store.records.of(over.id)
    assert packed is not None
    forged = Packed(packed.moves, [*packed.digests[:3], b"else", *packed.digests[4:]], packed.encoded_under)
    async with house.store._database.transaction() as database:
        await database.run("DELETE FROM records")
        await database.run("UPDATE tables SET packed = FALSE")
    await house.store.records.pack(over.id, forged)
    await house.reopen()
    shown = await now(house)
    assert not shown.begun
    assert shown.row.fault is not None
    assert f"ref {shown.row.fault}" in caplog.text
    assert "ply 3: the position is another" in caplog.text


async def test_under_another_version_of_the_rules_digests_prove_nothing(house: House, over: Table) -> None:
    await house.tables.keeping.pack()
    packed = await house.store.records.of(over.id)
    assert packed is not None
    async with house.store._database.transaction() as database:
        await database.run("DELETE FROM records")
        await database.run("UPDATE tables SET packed = FALSE")
    await house.store.records.pack(over.id, Packed(packed.moves, [b"else"] * len(packed.moves), "0"))
    await house.reopen()
    assert (await now(house)).view(None) == over.view(None)
