"""Packed games: they read as before, or are reported as faulty."""

from __future__ import annotations

import zlib

import pytest

from bot.engine import AnyState, Game, Move
from bot.play.history.game_log import LogEntry
from bot.play.history.record_queries import PackedMoves
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, BaseBot

WEEK = 7 * 86_400.0


@pytest.fixture
async def over(bot: BaseBot) -> Table:
    """A game that was canceled a week ago, in which a move was taken back and a player left."""
    people = {person.id: person for person in (ANNA, BEN, CARLA)}
    table = await bot.game(*people.values())
    (asked,) = table.asked_users()
    await bot.tables.games.play(people[asked], Rest())
    await bot.tables.undos.ask(people[asked])
    await bot.tables.games.play(people[asked], Rest())
    await bot.tables.games.resign(CARLA)
    await bot.call_off()
    bot.now += WEEK + 1
    return await now(bot)


async def now(bot: BaseBot) -> Table:
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    return table


async def seen(bot: BaseBot, table: Table) -> list[LogEntry]:
    """Return everything that seat 0 can see of a game, with times to the second."""
    return await bot.tables.log.between(table, 0, 0, table.revision)


async def test_a_packed_game_reads_as_before(bot: BaseBot, over: Table) -> None:
    log, record = await seen(bot, over), await bot.tables.records.handed_out(over)
    then = [(await bot.tables.repository.at(over, number)).view(1) for number in range(1, over.revision + 1)]
    assert any(entry.kind == "undo" for entry in log)
    assert await bot.tables.archiving.pack() == 1
    assert await bot.store.records.positions(over.id) == {}
    await bot.reopen()
    packed = await now(bot)
    assert packed.row.packed
    assert packed.view(0) == over.view(0)
    assert packed.seats == over.seats
    assert await seen(bot, packed) == log
    assert await bot.tables.records.handed_out(packed) == record
    again = [
        (await bot.tables.repository.at(packed, number)).view(1) for number in range(1, over.revision + 1)
    ]
    assert again == then


async def test_a_game_is_packed_a_week_after_its_end_and_no_sooner(bot: BaseBot, over: Table) -> None:
    bot.now -= 2
    assert await bot.tables.archiving.pack() == 0
    bot.now += 2
    assert await bot.tables.archiving.pack() == 1
    assert await bot.tables.archiving.pack() == 0


async def test_a_game_from_which_an_earlier_version_dropped_positions_is_packed_too(
    bot: BaseBot, over: Table
) -> None:
    log = await seen(bot, over)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE revision < ?", b"", over.revision)
        await database.run("UPDATE tables SET thinned = TRUE")
    assert await seen(bot, await now(bot)) == log
    assert await bot.tables.archiving.pack() == 1
    await bot.reopen()
    assert await seen(bot, await now(bot)) == log


@pytest.mark.parametrize(
    ("column", "value"), [("chance", "[7]"), ("move", '{"type": "Hide", "seed": "none"}'), ("position", b"?")]
)
async def test_a_game_that_cannot_be_rebuilt_exactly_is_not_packed(
    bot: BaseBot, over: Table, column: str, value: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with bot.store.database.transaction() as database:
        await database.run(f"UPDATE moves SET {column} = ? WHERE revision = 3", value)
    assert await bot.tables.archiving.pack() == 0
    assert f"table {over.id} stays as it is" in caplog.text
    assert len(await bot.store.records.positions(over.id)) == over.revision


async def test_a_game_on_which_the_rules_fail_holds_up_no_other(
    bot: BaseBot, over: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.game(ANNA, BEN)
    await bot.call_off()
    bot.now += WEEK + 1
    apply = Game.apply

    def fails_with_three(game: Game, state: AnyState, seat: int, move: Move) -> None:
        assert state.seats != 3, "a fault in the rules"
        apply(game, state, seat, move)

    monkeypatch.setattr(Game, "apply", fails_with_three)
    assert await bot.tables.archiving.pack() == 1
    assert f"table {over.id} stays as it is" in caplog.text
    assert "a fault in the rules" in caplog.text


async def test_a_wrong_position_is_found_even_if_the_moves_are_legal(bot: BaseBot, over: Table) -> None:
    other = over.title.game.encode((await bot.tables.repository.at(over, 2)).state)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE revision = 3", zlib.compress(other))
    assert await bot.tables.archiving.pack() == 0


async def test_a_packed_game_that_is_not_rebuilt_exactly_is_a_fault_and_not_shown(
    bot: BaseBot, over: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.tables.archiving.pack()
    packed = await bot.store.records.of(over.id)
    assert packed is not None
    forged = PackedMoves(
        packed.moves, [*packed.digests[:3], b"else", *packed.digests[4:]], packed.encoded_under
    )
    async with bot.store.database.transaction() as database:
        await database.run("DELETE FROM records")
        await database.run("UPDATE tables SET packed = FALSE")
    await bot.store.records.pack(over.id, forged)
    await bot.reopen()
    shown = await now(bot)
    assert not shown.begun
    assert shown.row.fault is not None
    assert f"ref {shown.row.fault}" in caplog.text
    assert "ply 3: the position is another" in caplog.text


async def test_digests_from_another_version_of_the_rules_are_not_compared(bot: BaseBot, over: Table) -> None:
    await bot.tables.archiving.pack()
    packed = await bot.store.records.of(over.id)
    assert packed is not None
    async with bot.store.database.transaction() as database:
        await database.run("DELETE FROM records")
        await database.run("UPDATE tables SET packed = FALSE")
    await bot.store.records.pack(over.id, PackedMoves(packed.moves, [b"else"] * len(packed.moves), "0"))
    await bot.reopen()
    assert (await now(bot)).view(None) == over.view(None)
