"""Players who have left the server, and tables that have lost their channel."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.play.errors import Refused, RepeatedRequest
from bot.play.lobby.places import LOST_KEPT, SILENT
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, BaseBot

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

ELSEWHERE = CHANNEL + 1


async def newest(bot: BaseBot) -> Table:
    table = await bot.tables.repository.by_id(1)
    assert table is not None
    return table


async def silent(bot: BaseBot, seconds: float) -> bool:
    bot.now += seconds
    return [table.id for table in await bot.tables.absences.silent()] == [1]


async def test_absent_players_are_known_after_a_restart_until_they_are_back(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    table = await bot.tables.absences.note(table, [ANNA.id, CARLA.id])
    assert (table.absent, table.host) == ({ANNA.id, CARLA.id}, BEN.id)
    await bot.reopen()
    assert [seat.user for seat in (await newest(bot)).present] == [BEN.id]
    table = await bot.tables.absences.note(await newest(bot), [], [CARLA.id])
    assert (table.absent, table.host) == ({ANNA.id}, BEN.id)
    told = [told for told in await bot.told() if told[0] in ("absent", "heir")]
    assert told == [("absent", 4), ("absent", 4), ("heir", 4)]


async def test_any_player_can_have_a_computer_play_for_an_absent_one(
    bot: BaseBot,
) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.absences.note(table, [CARLA.id])
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.substitutes.put_in(DORA, 2, "tiro")
    after = await bot.tables.substitutes.put_in(BEN, 2, "tiro")
    assert after.computers == (None, None, "tiro")
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.substitutes.put_in(BEN, 0, "tiro")


async def test_an_absent_player_who_moves_is_back(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.absences.note(table, [ANNA.id])
    table = await bot.tables.games.play(ANNA, Rest())
    assert table.absent == (await newest(bot)).absent == set()


async def test_the_last_player_can_end_the_game_but_not_leave_it_to_a_computer(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.absences.note(table, [BEN.id])
    with pytest.raises(Refused, match="end-others"):
        await bot.tables.games.end(ANNA)
    await bot.tables.absences.note(await newest(bot), [CARLA.id])
    with pytest.raises(Refused, match="no-person-left"):
        await bot.tables.substitutes.put_in(ANNA, 0, "tiro")
    assert (await bot.tables.games.end(ANNA)).status == "stopped"


async def test_a_silent_table_is_looked_at_again_after_the_same_time(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    assert not await silent(bot, SILENT - 1)
    assert await silent(bot, 1)
    await bot.tables.absences.note(await newest(bot), ())
    assert not await silent(bot, SILENT - 1)
    assert await silent(bot, 1)
    await bot.tables.pausing.set(await newest(bot), paused=True, interaction=None)
    assert not await silent(bot, 0)


async def test_a_lost_table_goes_on_in_another_channel_once(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.places.lose(CHANNEL, "channel")
    assert [lost.id for lost in await bot.tables.places.lost_at(9)] == [1]
    await bot.lobby_at(ELSEWHERE + 1, CARLA)
    with pytest.raises(Refused, match="channel-taken"):
        await bot.tables.places.go_on(table, replace(BEN.at(ELSEWHERE + 1), interaction=901))
    moved = await bot.tables.places.go_on(table, replace(BEN.at(ELSEWHERE), interaction=902))
    assert (moved.channel, moved.row.lost, moved.card) == (ELSEWHERE, None, None)
    with pytest.raises(RepeatedRequest):
        await bot.tables.places.go_on(table, replace(BEN.at(ELSEWHERE), interaction=902))
    waiting = await bot.store.outbox.waiting(bot.now, channel=ELSEWHERE)
    assert waiting[-1].kind == "turn"
    assert not await bot.store.outbox.waiting(bot.now, channel=CHANNEL)


async def test_a_table_that_has_moved_is_its_new_channels_table_though_a_later_one_was_there(
    bot: BaseBot,
) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.lobby_at(ELSEWHERE, CARLA)
    await bot.tables.games.end(CARLA.at(ELSEWHERE))
    await bot.tables.places.lose(CHANNEL, "channel")
    await bot.tables.places.go_on(table, BEN.at(ELSEWHERE))
    after = await bot.tables.games.play(ANNA.at(ELSEWHERE), Rest())
    assert (after.id, after.revision) == (table.id, table.revision + 1)


async def test_a_lost_table_can_go_on_in_the_channel_where_it_is(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.places.lose(CHANNEL, "access")
    async with asyncio.timeout(5):
        moved = await bot.tables.places.go_on(table, BEN)
    assert (moved.channel, moved.row.lost) == (CHANNEL, None)


async def test_two_tables_that_go_on_in_each_others_channels_do_not_wait_for_each_other(bot: BaseBot) -> None:
    here = await bot.game(ANNA, BEN)
    there = await bot.lobby_at(ELSEWHERE, CARLA)
    async with bot.tables.locks.channel(ELSEWHERE):
        moving = asyncio.gather(
            bot.tables.places.go_on(there, CARLA.at(CHANNEL)),
            bot.tables.places.go_on(here, ANNA.at(ELSEWHERE)),
            return_exceptions=True,
        )
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        moved = await moving
    assert [str(refused) for refused in moved] == ["channel-taken"] * 2


async def test_a_table_that_is_lost_for_a_week_is_set_aside(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.tables.people.settle(BEN.id, pings="none")
    await bot.tables.places.lose_server(9)
    bot.now += LOST_KEPT - 1
    assert await bot.tables.places.long_lost() == []
    bot.now += 1
    (lost,) = await bot.tables.places.long_lost()
    await bot.tables.places.set_aside(lost)
    assert (await newest(bot)).status == "stopped"
    told = [a for a in await bot.store.outbox.waiting(bot.now) if a.kind == "set-aside"]
    assert [a.recipient for a in told] == [ANNA.id]
