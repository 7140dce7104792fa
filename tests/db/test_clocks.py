"""The clocks of tables: stored together with what they belong to, or not at all."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.play.clock.clocks import AskedSeats, running
from bot.play.errors import AlreadyDone, NoSuchTable, StaleRevision
from bot.play.rows import ClockRow, NewAnnouncement, NewMove, PersonRow

from .conftest import ANNA, BEN, NOON, REFUSED_BY_THE_DATABASE

AWAY = PersonRow(user=ANNA, away_from=NOON, away_until=NOON + 500)
TOLD = NewAnnouncement(kind="reminder", payload='{"ping": [11]}')


def a_move(**more) -> NewMove:
    return NewMove(kind="move", rules_version="1", position=b"p", **more)


def clock(table, seat=0, **more) -> ClockRow:
    given = {"asked_at": NOON, "allowed": 60.0, "seconds": 60.0, "counted_at": NOON} | more
    return ClockRow(table_id=table.id, seat=seat, **given)


async def put(store, table_id, *clocks, missed=(), told=(), interaction=None, **columns):
    """Replace the clocks of a table."""
    async with store.clocks.edit(table_id, now=NOON, interaction=interaction) as times:
        if columns:
            await times.columns(**columns)
        times.clocks = {each.seat: each for each in clocks}
        times.missed = dict(missed)
        times.told += told
    return times.table


async def with_pace(store, table, *clocks, missed=()):
    return await put(store, table.id, *clocks, missed=missed, pace=60, overdue="seat")


async def test_a_pace_is_kept_with_the_clocks_that_belong_to_it(store, open_game):
    table = await open_game()
    mine = clock(table, next_at=NOON + 30, ends_at=NOON + 60)
    after = await with_pace(store, table, mine, missed={1: 2})
    assert (after.pace, after.overdue, after.paused_at) == (60, "seat", None)
    assert await store.table(table.id) == after
    assert await store.clocks.of(table.id) == [mine]
    assert await store.clocks.missed(table.id) == {1: 2}
    with pytest.raises(NoSuchTable):
        await put(store, 404)


async def test_clocks_change_with_a_move_only_if_it_is_recorded(store, open_game):
    table = await open_game()
    await with_pace(store, table, clock(table))
    await store.record(table.id, 1, a_move(), now=NOON, asked=AskedSeats([1], {1: BEN}, anew=[1]))
    with pytest.raises(StaleRevision):
        await store.record(table.id, 1, a_move(), now=NOON, asked=AskedSeats([0], {0: ANNA}, anew=[0]))
    assert [each.seat for each in await store.clocks.of(table.id)] == [1]


async def test_clocks_are_edited_with_their_players_and_their_settings(store, open_game):
    table = await open_game()
    await store.people.settle(PersonRow(user=BEN, zone="Europe/Berlin"), now=NOON)
    await with_pace(store, table, clock(table), missed={0: 1})
    async with store.clocks.edit(table.id, now=NOON) as times:
        assert times.clocks == {0: clock(table)}
        assert times.missed == {0: 1}
        assert times.users == {0: ANNA, 1: BEN}
        assert times.hours(BEN).zone.key == "Europe/Berlin"
        assert times.hours(ANNA).zone.key == "UTC"
        times.clocks = {}
    assert await store.clocks.of(table.id) == []


async def test_an_announcement_about_a_clock_is_stored_with_it_or_not_at_all(store, open_game):
    table = await open_game()
    await with_pace(store, table, clock(table))
    after = clock(table, reminded=1)
    await put(store, table.id, after, told=[TOLD], interaction=5)
    with pytest.raises(AlreadyDone):
        await put(store, table.id, told=[TOLD], interaction=5)
    with pytest.raises(REFUSED_BY_THE_DATABASE):
        await put(store, table.id, replace(after, table_id=404))
    assert await store.clocks.of(table.id) == [after]
    assert [told.kind for told in await store.outbox.waiting(NOON)] == ["reminder"]


async def test_running_games_are_due_when_their_time_has_come(store, open_game):
    first, second = await open_game(1), await open_game(2)
    await with_pace(store, first, clock(first, next_at=NOON + 20), clock(first, 1, next_at=NOON + 9))
    await with_pace(store, second, clock(second, next_at=NOON + 5))
    assert await store.clocks.due(NOON + 4) == []
    assert await store.clocks.due(NOON + 30) == [second.id, first.id]
    await store.change_status(second.id, "broken", fault="7F3A", now=NOON)
    assert await store.clocks.due(NOON + 30) == [first.id]
    table = await put(store, first.id, clock(first), clock(first, 1), paused_at=NOON)
    assert table.paused_at == NOON
    assert await store.clocks.due(NOON + 30) == []


async def test_changed_hours_count_for_the_running_clocks_of_a_person(store, open_game):
    table = await open_game()
    await with_pace(store, table, clock(table), clock(table, 1, next_at=NOON + 30, ends_at=NOON + 60))
    assert not await store.people.settle(AWAY, now=NOON), "hers does not run"
    assert await store.people.settle(replace(AWAY, user=BEN), now=NOON + 20)
    hers, his = await store.clocks.of(table.id)
    assert hers == clock(table)
    assert (his.seconds, his.next_at, his.ends_at) == (40, NOON + 510, NOON + 540)
    assert [told.kind for told in await store.outbox.waiting(NOON + 20)] == ["card"]


async def test_hours_that_change_while_a_clock_is_set_count_for_it(store, open_game):
    table = await open_game()
    async with store.clocks.edit(table.id, now=NOON) as times:
        settling = asyncio.create_task(store.people.settle(AWAY, now=NOON))
        await asyncio.sleep(0.1)
        times.clocks[0] = running(clock(table), times.hours(ANNA), NOON)
    assert await settling
    assert [each.ends_at for each in await store.clocks.of(table.id)] == [NOON + 560]


async def test_a_computer_that_decides_for_a_player_is_found_after_a_crash(store, open_game):
    table = await open_game()
    await with_pace(store, table, clock(table))
    assert await store.open_where("computer_asked") == []
    await put(store, table.id, replace(clock(table), deciding=True))
    assert [row.id for row in await store.open_where("computer_asked")] == [table.id]
    await store.record(table.id, 1, a_move(computer="veteranus"), now=NOON, asked=AskedSeats([]))
    assert await store.open_where("computer_asked") == []


async def test_a_game_that_is_over_has_no_clocks(store, open_game):
    for channel, end in enumerate(
        (
            lambda table: store.record(table, 1, a_move(), ended=True, now=NOON),
            lambda table: store.change_status(table, "stopped", now=NOON),
        )
    ):
        table = await open_game(channel)
        await with_pace(store, table, clock(table), missed={0: 1})
        await end(table.id)
        assert await store.clocks.of(table.id) == []
        assert await store.clocks.missed(table.id) == {}


async def test_games_with_a_pace_and_no_clock_are_found(store, open_game):
    table = await open_game()
    await with_pace(store, table)
    assert await store.clocks.without() == [table.id]
    await with_pace(store, table, clock(table))
    assert await store.clocks.without() == []


async def test_only_one_of_several_processes_acts_on_a_clock_that_is_due(store, open_game):
    table = await open_game()
    await with_pace(store, table, clock(table, next_at=NOON))

    async def remind():
        async with store.clocks.edit(table.id, now=NOON) as times:
            if times.clocks[0].is_due(NOON):
                times.clocks[0] = clock(table, reminded=1)
                times.told.append(TOLD)

    await asyncio.gather(*(remind() for _ in range(4)))
    assert len(await store.outbox.waiting(NOON)) == 1
