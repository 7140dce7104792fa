"""Pauses of a game, and games that can't be reached: no time runs."""

from __future__ import annotations

import pytest

from bot.play.clock.clocks import HOUR, Pace
from bot.play.clock.pacing import PAUSE_KEPT
from bot.play.errors import Refused
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, GUILD, BaseBot
from .test_computers import thought_on
from .test_pace import DAY, game, pass_time, told, until

# Pauses


async def test_in_a_pause_no_time_runs_but_moves_can_be_made(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    bot.now += 6 * HOUR
    table = await bot.tables.pausing.turn(ANNA)
    assert table.paused
    await pass_time(bot, 30)
    assert await told(bot) == [("paused", [])]
    table = await bot.tables.games.play(ANNA, Rest())
    assert await until(bot, table) == {}
    table = (await bot.tables.undos.ask(ANNA)).table
    table = await bot.tables.pausing.turn(ANNA)
    assert not table.paused
    assert (await told(bot))[-1] == ("unpaused", [ANNA.id])
    assert await until(bot, table) == {0: DAY}


async def test_after_a_pause_there_is_as_much_time_as_before(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    bot.now += 6 * HOUR
    await bot.tables.pausing.turn(ANNA)
    bot.now += 3 * DAY
    table = await bot.tables.pausing.turn(ANNA)
    assert await until(bot, table) == {0: 18 * HOUR}
    assert (await bot.tables.pausing.turn(ANNA)).paused, "the host may pause again"


async def test_a_player_late_before_a_pause_is_not_announced_as_late_again_after_it(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    await pass_time(bot, 24)
    for _ in range(2):
        table = await bot.tables.pausing.turn(ANNA)
        await pass_time(bot, 1)
    assert await until(bot, table) == {}
    assert [kind for kind, _ in await told(bot)].count("overdue") == 1


async def test_a_computer_decides_for_a_player_only_after_a_pause(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(bot, 24)
    await bot.tables.pausing.turn(ANNA)
    assert await bot.tables.computers.thought(table.id) is None
    heard: list[Table] = []
    bot.tables.computers.listen(heard.append)
    await bot.tables.pausing.turn(ANNA)
    assert [each.row.computer_asked for each in heard] == [True]
    assert (await thought_on(bot, table)).asked_seats == (1,)


async def test_in_a_pause_nobody_lets_a_computer_decide(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    await pass_time(bot, 24.5)
    await bot.tables.pausing.turn(ANNA)
    with pytest.raises(Refused, match="decide-paused"):
        await bot.tables.deadlines.decide(BEN, [0])


async def test_only_the_host_pauses(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.pausing.turn(BEN)


async def test_any_player_can_end_a_long_pause_and_the_next_one_needs_a_move_first(
    bot: BaseBot,
) -> None:
    await game(bot, ANNA, BEN)
    await bot.tables.pausing.turn(ANNA)
    bot.now += PAUSE_KEPT - 1
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.pausing.turn(BEN)
    bot.now += 1
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.pausing.turn(CARLA)
    assert not (await bot.tables.pausing.turn(BEN)).paused
    with pytest.raises(Refused, match="pause-refused-before"):
        await bot.tables.pausing.turn(ANNA)
    await bot.tables.games.play(ANNA, Rest())
    assert (await bot.tables.pausing.turn(ANNA)).paused


async def test_a_pause_begun_anew_before_the_next_move_does_not_last_longer(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    await bot.tables.pausing.turn(ANNA)
    bot.now += PAUSE_KEPT - 1
    await bot.tables.pausing.turn(ANNA)
    await bot.tables.agreements.ask(BEN, "pause")
    assert (await bot.tables.pausing.turn(ANNA)).paused
    bot.now += 1
    assert not (await bot.tables.pausing.turn(BEN)).paused
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.pausing.turn(ANNA)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.pausing.turn(BEN)


# Games that can't be reached


async def test_no_time_runs_while_a_table_cannot_be_reached_and_afterward_there_is_the_full_time(
    bot: BaseBot,
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "seat"))
    await pass_time(bot, 12)
    await bot.tables.places.lose_server(GUILD)
    before = await told(bot)
    await pass_time(bot, 72)
    assert await told(bot) == before
    table = await bot.tables.repository.by_id(table.id)
    table = await bot.tables.places.found(table, told=True)
    assert (await told(bot))[len(before) :] == [("turn", [ANNA.id])]
    assert await until(bot, table) == {0: DAY}


async def test_a_lost_table_that_goes_on_elsewhere_gives_the_full_time(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    await pass_time(bot, 20)
    await bot.tables.places.lose(CHANNEL, "channel")
    await pass_time(bot, 20)
    moved = await bot.tables.places.go_on(await bot.tables.repository.by_id(table.id), BEN.at(CHANNEL + 1))
    assert await until(bot, moved) == {0: DAY}


async def test_a_table_that_is_found_in_a_pause_stays_paused(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "seat"))
    await bot.tables.pausing.turn(ANNA)
    await bot.tables.places.lose_server(GUILD)
    await pass_time(bot, 30)
    await bot.tables.places.found(await bot.tables.repository.by_id(table.id), told=True)
    await pass_time(bot, 30)
    assert await until(bot, table) == {}
    await bot.tables.pausing.turn(ANNA)
    assert await until(bot, table) == {0: DAY}
