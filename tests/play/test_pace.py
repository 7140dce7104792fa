"""The pace of a table: whose time runs, what happens when it is up, and when no time runs."""

from __future__ import annotations

from contextlib import suppress
from unittest.mock import Mock

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.db.database import StoreError
from bot.play.clock.clocks import HOUR, Pace, pace_at, pace_of, text_of
from bot.play.clock.pacing import DOWN
from bot.play.errors import Refused
from bot.play.rows import MissedRow, Overdue, PersonRow, ServerRow
from bot.play.table import Table
from tools.example.rules.moves import NO, Hide, Object, Plant, Rest

from .conftest import ANNA, BEN, CARLA, GUILD, BaseBot, transactions
from .test_computers import thought_on

DAY = 24 * HOUR
A_MOVE_A_DAY = Pace(DAY)


async def game(bot: BaseBot, *people, pace: Pace = A_MOVE_A_DAY) -> Table:
    """Start a game with a pace, at the first player's turn; all announcements so far are sent."""
    await bot.game(*people)
    table = await bot.pace(pace)
    for told in await bot.store.outbox.waiting(bot.now):
        claimed = await bot.store.outbox.claim(told, bot.now)
        await bot.store.outbox.mark_sent(claimed, message=1, now=bot.now)
    return table


async def told(bot: BaseBot) -> list[tuple[str, list[int]]]:
    """Return the announcements and whom they ping, without updates of the times on the card."""
    waiting = await bot.store.outbox.waiting(bot.now)
    return [(one.kind, json.decode(one.payload)["ping"]) for one in waiting if one.kind != "card"]


async def until(bot: BaseBot, table: Table) -> dict[int, float]:
    """Return how many seconds each seat has left."""
    timing = await bot.tables.store.clocks.timing(table)
    return {seat: moment - bot.now for seat, moment in timing.until.items()}


async def pass_time(bot: BaseBot, hours: float) -> None:
    """Let time pass, and look at the clocks every quarter of an hour."""
    for _ in range(round(hours * 4)):
        bot.now += HOUR / 4
        await bot.tables.deadlines.put_due()


# Whose time runs


async def test_the_clock_of_a_player_begins_with_the_question(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    assert await until(bot, table) == {0: DAY}
    bot.now += 5 * HOUR
    assert await until(bot, table) == {0: 19 * HOUR}
    table = await bot.tables.games.play(ANNA, Rest())
    assert await until(bot, table) == {1: DAY}
    bot.now += HOUR
    table = (await bot.tables.undos.ask(ANNA)).table
    assert await until(bot, table) == {0: DAY}, "asked again, with all the time"


async def test_a_player_asked_twice_in_a_row_has_the_full_time_for_each_answer(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.lobbies.choose_option(ANNA, "objections", "on")
    await bot.tables.lobbies.join(BEN)
    table = await bot.tables.lobbies.start(ANNA)
    for seat, person in enumerate((ANNA, BEN)):
        await bot.tables.games.play(person, Hide(table.view(seat).own_hand[0]))
    await bot.pace(A_MOVE_A_DAY)
    await bot.tables.games.play(ANNA, Plant("wheat", "A1", 1))
    bot.now += HOUR
    table = await bot.tables.games.play(BEN, Object(NO))
    assert await until(bot, table) == {1: DAY}
    bot.now += HOUR
    table = (await bot.tables.undos.ask(BEN)).table
    assert await until(bot, table) == {1: DAY}


async def test_a_player_keeps_their_clock_when_others_who_are_asked_too_answer(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.pacing.set(ANNA, A_MOVE_A_DAY)
    for person in (BEN, CARLA):
        await bot.tables.lobbies.join(person)
    table = await bot.tables.lobbies.start(ANNA)
    assert await until(bot, table) == {0: DAY, 1: DAY, 2: DAY}
    bot.now += HOUR
    move = next(table.view(1).decision.forms(table.view(1))).sample(lambda below: 0)
    table = await bot.tables.games.play(BEN, move)
    assert await until(bot, table) == {0: DAY - HOUR, 2: DAY - HOUR}


async def test_without_a_pace_no_clock_runs_and_another_pace_restarts_it(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    bot.now += 100 * DAY
    await bot.tables.deadlines.put_due()
    assert await bot.store.clocks.of(table.id) == []
    for seconds in (HOUR, 2 * DAY):
        table = await bot.pace(Pace(seconds))
        assert await until(bot, table) == {0: seconds}
        bot.now += 60
    table = (await bot.tables.pacing.set(ANNA, Pace())).table
    assert await bot.store.clocks.of(table.id) == []
    assert "pace" in [kind for kind, _ in await told(bot)]


async def test_only_the_host_sets_a_pace_and_only_an_allowed_one(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.pacing.set(BEN, A_MOVE_A_DAY)
    for seconds in (1.0, 337 * HOUR, 1.5 * HOUR):
        with pytest.raises(Refused, match="pace-hours"):
            await bot.tables.pacing.set(ANNA, Pace(seconds))


async def test_a_table_opens_with_the_pace_of_its_server_and_a_rematch_with_its_own(bot: BaseBot) -> None:
    await bot.store.database.put(ServerRow(guild=9, pace=text_of(Pace(DAY, "decide"))))
    table = await bot.lobby(ANNA)
    assert pace_at(table.row) == Pace(DAY, "decide")
    await bot.pace(Pace(2 * DAY, "seat"))
    await bot.tables.lobbies.join(BEN)
    await bot.tables.lobbies.start(ANNA)
    over = await bot.call_off()
    assert pace_at((await bot.tables.lobbies.again(over, BEN)).row) == Pace(2 * DAY, "seat")


@pytest.mark.parametrize("pace", [Pace(), Pace(300, "seat"), Pace(DAY, "decide"), Pace(36 * HOUR)])
def test_a_pace_is_written_as_text_and_read_back(pace: Pace) -> None:
    assert pace_of(text_of(pace)) == pace


@pytest.mark.parametrize("text", [None, "", "soon", "0 wait", "-1 wait"])
def test_a_text_that_is_no_pace_means_no_limit(text: str | None) -> None:
    assert pace_of(text) == Pace()


async def test_a_pace_of_an_older_version_gets_its_clocks_once(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE tables SET pace = ? WHERE id = ?", DAY, table.id)
    await bot.tables.deadlines.look()
    assert await until(bot, await bot.tables.repository.by_id(table.id)) == {0: DAY}


# Reminders


async def test_a_player_is_reminded_only_at_half_and_at_nine_tenths_of_the_time(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    for hours, kinds in ((11.9, []), (0.2, ["reminder"]), (9.4, ["reminder"])):
        bot.now += hours * HOUR
        for _ in range(2):
            await bot.tables.deadlines.put_due()
        assert [kind for kind, _ in await told(bot)] == kinds
    bot.now += 0.2 * HOUR
    await bot.tables.deadlines.put_due()
    assert await told(bot) == [("reminder", [ANNA.id]), ("reminder-last", [ANNA.id])]


async def test_of_two_reminders_that_are_due_together_only_the_last_is_sent(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    bot.now += 23 * HOUR
    await bot.tables.deadlines.put_due()
    assert await told(bot) == [("reminder-last", [ANNA.id])]


async def test_players_who_are_asked_together_are_reminded_together(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    await bot.tables.pacing.set(ANNA, A_MOVE_A_DAY)
    await bot.tables.lobbies.join(BEN)
    await bot.tables.lobbies.start(ANNA)
    bot.now += 13 * HOUR
    await bot.tables.deadlines.put_due()
    assert (await told(bot))[1:] == [("reminder", [ANNA.id, BEN.id])]


# When the time is up


async def test_when_time_is_up_the_others_are_told_once_and_may_have_a_computer_decide(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, CARLA)
    await pass_time(bot, 30)
    assert (await told(bot))[2:] == [("overdue", [BEN.id, CARLA.id])]
    assert await bot.tables.computers.thought(table.id) is None
    with pytest.raises(Refused, match="not-overdue"):
        await bot.tables.deadlines.decide(BEN, [1])
    with pytest.raises(Refused, match="not-seated"):
        await bot.tables.deadlines.decide(replace(BEN, id=99), [0])
    await bot.tables.deadlines.decide(bot.clicking(BEN), [0])
    table = await thought_on(bot, table)
    assert table.asked_seats == (1,)
    *_, decided = await bot.tables.log.after(table, None, 0)
    assert (decided.seat, decided.computer, decided.computers[0]) == (0, "veteranus", None)
    with pytest.raises(Refused, match="not-overdue"):
        await bot.tables.deadlines.decide(BEN, [0])


async def test_a_host_who_has_left_is_not_asked_what_to_do_when_time_is_up(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN, CARLA)
    await bot.tables.games.resign(bot.clicking(ANNA))
    await pass_time(bot, 30)
    assert (await told(bot))[-1] == ("overdue", [CARLA.id])


async def test_a_late_answer_counts_if_no_computer_has_decided_yet(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(bot, 24.5)
    thought = await bot.tables.computers.thought(table.id)
    assert (thought.seat, thought.level) == (0, "veteranus")
    table = await bot.tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="stale"):
        await bot.tables.computers.play(thought, Rest())
    assert await bot.tables.computers.thought(table.id) is None
    assert (await bot.tables.store.clocks.timing(table)).missed == {}


async def test_if_the_host_chose_so_a_computer_decides_when_time_is_up_also_after_a_restart(
    bot: BaseBot,
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(bot, 24.5)
    await bot.reopen()
    assert [row.id for row in await bot.tables.computers.waited_for()] == [table.id]
    table = await thought_on(bot, table)
    assert table.computers == (None, None), "she keeps her seat"
    assert (await told(bot))[2:] == [("turn", [BEN.id])]
    assert await until(bot, table) == {1: DAY}


async def test_a_table_with_a_new_pace_no_longer_waits_for_a_computer(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(bot, 24.5)
    assert [row.id for row in await bot.tables.computers.waited_for()] == [table.id]
    await bot.pace(Pace())
    assert await bot.tables.computers.waited_for() == []


async def test_after_three_misses_in_a_row_a_computer_takes_the_seat_until_its_player_is_back(
    bot: BaseBot,
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "seat"))
    for missed in (1, 2):
        await pass_time(bot, 24)
        table = await thought_on(bot, table)
        assert (await bot.tables.store.clocks.timing(table)).missed == {0: missed}
        table = await bot.tables.games.play(BEN, Rest())
    await pass_time(bot, 24)
    table = await bot.tables.repository.by_id(table.id)
    assert table.computers == ("veteranus", None)
    assert ("seat-taken", [ANNA.id]) in await told(bot)
    assert (await thought_on(bot, table)).asked_seats == (1,)
    table = await bot.tables.substitutes.take_back(ANNA)
    assert table.computers == (None, None)
    assert (await bot.tables.store.clocks.timing(table)).missed == {}


async def test_a_players_own_move_resets_the_count_of_misses(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "seat"))
    for _ in range(4):
        await pass_time(bot, 24)
        table = await thought_on(bot, table)
        await bot.tables.games.play(BEN, Rest())
        await bot.tables.games.play(ANNA, Rest())
        table = await bot.tables.games.play(BEN, Rest())
        if table.status != "playing":
            break
    assert table.computers == (None, None)


async def test_the_last_person_at_a_table_keeps_their_seat(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "seat"))
    await bot.tables.substitutes.put_in(BEN, 1, "tiro")
    for _ in range(6):
        await pass_time(bot, 24)
        table = await thought_on(bot, table)
    assert table.computers == (None, "tiro")
    assert table.status == "playing"


# Where computers don't play


@pytest.mark.parametrize("overdue", ["decide", "seat"])
async def test_where_no_computer_plays_none_decides_and_none_takes_a_seat(
    bot: BaseBot, overdue: Overdue
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, overdue))
    await bot.tables.servers.settle(GUILD, computers=False)
    await bot.tables.store.database.put(MissedRow(table_id=table.id, seat=0, times=2))
    await pass_time(bot, 24.5)
    table = await bot.tables.repository.by_id(table.id)
    assert (table.asked_seats, table.computers) == ((0,), (None, None))
    assert (await told(bot))[-1] == ("overdue", [BEN.id])
    with pytest.raises(Refused, match="no-computers-here"):
        await bot.tables.deadlines.decide(BEN, [0])
    assert await bot.tables.computers.thought(table.id) is None


async def test_where_no_computer_plays_no_pace_can_let_one_decide(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    await bot.tables.pacing.set(ANNA, Pace(DAY, "decide"))
    await bot.tables.servers.settle(GUILD, computers=False)
    with pytest.raises(Refused, match="no-computers-here"):
        await bot.tables.pacing.set(ANNA, Pace(DAY, "seat"))
    table = (await bot.tables.pacing.set(ANNA, Pace(2 * DAY, "decide"))).table
    assert pace_at(table.row) == Pace(2 * DAY, "decide"), "only the time has changed"
    await bot.tables.lobbies.join(BEN)
    await bot.tables.lobbies.start(ANNA)
    again = await bot.tables.lobbies.again(await bot.call_off(), ANNA)
    assert pace_at(again.row) == Pace(2 * DAY)


# When the bot was down


async def test_a_player_whose_time_ran_out_during_downtime_gets_a_quarter_and_is_told_once(
    bot: BaseBot,
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await bot.tables.deadlines.look()
    bot.now += 2 * DAY
    await bot.reopen()
    for _ in range(3):
        await bot.tables.deadlines.look()
    assert await told(bot) == [("made-up", [ANNA.id])]
    assert await until(bot, table) == {0: DAY / 4}
    await pass_time(bot, 7)
    assert [kind for kind, _ in await told(bot)] == ["made-up", "reminder-last"]
    assert (await bot.tables.computers.thought(table.id)).seat == 0


async def test_more_than_a_quarter_of_the_time_is_kept_after_an_outage(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    await bot.tables.deadlines.look()
    bot.now += 18 * HOUR - 1
    await bot.tables.deadlines.look()
    assert await told(bot) == [("made-up", [ANNA.id])]
    assert await until(bot, table) == {0: 6 * HOUR + 1}


async def test_at_a_table_that_fails_when_the_bot_is_back_nobody_is_late_because_of_the_downtime(
    bot: BaseBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game(bot, ANNA, BEN, pace=Pace(DAY, "decide"))
    await bot.tables.deadlines.look()
    bot.now += 2 * DAY
    with monkeypatch.context() as failing:
        failing.setattr(bot.store.clocks, "edit", Mock(side_effect=StoreError("the disk is full")))
        await bot.tables.deadlines.look()
    bot.now += HOUR / 60
    await bot.reopen()
    await bot.tables.deadlines.look()
    assert await told(bot) == [("made-up", [ANNA.id])]
    assert await until(bot, table) == {0: DAY / 4}
    await pass_time(bot, 7)
    assert (await bot.tables.computers.thought(table.id)).seat == 0


async def test_a_short_downtime_changes_nothing(bot: BaseBot) -> None:
    await game(bot, ANNA, BEN)
    await bot.tables.deadlines.look()
    bot.now += 13 * HOUR
    await bot.store.set_setting("alive", repr(bot.now - DOWN + 1))
    await bot.tables.deadlines.look()
    assert await told(bot) == [("reminder", [ANNA.id])]


# Quiet hours and days away


async def test_time_does_not_run_at_night_and_nobody_is_reminded_then(bot: BaseBot) -> None:
    night = PersonRow(user=ANNA.id, zone="UTC", quiet_from=22 * 60, quiet_until=8 * 60)
    await bot.store.people.settle(night, now=bot.now)
    bot.now = 1_000_000_800.0  # 02:00
    await game(bot, ANNA, BEN, pace=Pace(10 * HOUR))
    await pass_time(bot, 10)
    assert await told(bot) == []
    await pass_time(bot, 1.25)
    assert [kind for kind, _ in await told(bot)] == ["reminder"], "at 13:00, after five hours of the day"


async def test_changed_hours_count_from_then_on(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    bot.now += 6 * HOUR
    assert await bot.tables.people.settle(ANNA.id, away_from=bot.now, away_until=bot.now + 7 * DAY)
    assert await until(bot, table) == {0: 7 * DAY + 18 * HOUR}
    bot.now += DAY
    assert await bot.tables.people.settle(ANNA.id, away_from=None, away_until=None)
    assert await until(bot, table) == {0: 18 * HOUR}


async def test_hours_and_the_clocks_that_follow_from_them_are_stored_together(bot: BaseBot) -> None:
    table = await game(bot, ANNA, BEN)
    with suppress(StoreError), transactions(bot, 1):
        await bot.tables.people.settle(ANNA.id, away_from=bot.now, away_until=bot.now + 7 * DAY)
    assert await until(bot, table) == {0: 8 * DAY}


async def test_after_the_clock_was_ahead_time_runs_out_as_always(bot: BaseBot) -> None:
    await bot.tables.deadlines.look()
    bot.now += DAY
    await bot.tables.deadlines.look()
    bot.now -= DAY
    table = await game(bot, ANNA, BEN, pace=Pace(HOUR, "decide"))
    await pass_time(bot, 1)
    assert (await bot.tables.computers.thought(table.id)).seat == 0


async def test_downtime_is_noticed_even_after_the_clock_was_a_day_ahead(bot: BaseBot) -> None:
    bot.now += DAY
    await bot.tables.deadlines.look()
    bot.now -= DAY
    await game(bot, ANNA, BEN, pace=Pace(HOUR, "decide"))
    await bot.tables.deadlines.look()
    bot.now += 2 * HOUR
    await bot.reopen()
    await bot.tables.deadlines.look()
    assert await told(bot) == [("made-up", [ANNA.id])]
