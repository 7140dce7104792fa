"""The pace of a table: whose time runs, what happens when it is over, and when nothing runs."""

from __future__ import annotations

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.play.clock.clocks import HOUR, Pace, pace_at, pace_of, text_of
from bot.play.clock.deadlines import DOWN
from bot.play.clock.pacing import PAUSE_KEPT
from bot.play.errors import Refused
from bot.play.rows import PersonRow, ServerRow
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, CARLA, CHANNEL, House
from .test_computers import thought_on

DAY = 24 * HOUR
A_MOVE_A_DAY = Pace(DAY)


async def game(house: House, *people, pace: Pace = A_MOVE_A_DAY) -> Table:
    """A game with a pace, in which it is the first one's turn; what was told of it so far is gone."""
    await house.game(*people)
    table = await house.pace(pace)
    for told in await house.store.outbox.waiting(house.now):
        claimed = await house.store.outbox.claim(told, house.now)
        await house.store.outbox.mark_sent(claimed, message=1, now=house.now)
    return table


async def told(house: House) -> list[tuple[str, list[int]]]:
    """What is told, and whom it pings; that the card shows other times is not counted."""
    waiting = await house.store.outbox.waiting(house.now)
    return [(one.kind, json.decode(one.payload)["ping"]) for one in waiting if one.kind != "card"]


async def until(house: House, table: Table) -> dict[int, float]:
    """How many seconds from now each seat has time."""
    timing = await house.tables.pacing.timing(table)
    return {seat: moment - house.now for seat, moment in timing.until.items()}


async def pass_time(house: House, hours: float) -> None:
    """Let time pass, with a look at the clocks every quarter of an hour."""
    for _ in range(round(hours * 4)):
        house.now += HOUR / 4
        await house.tables.overdue.put_due()


# Whose time runs


async def test_the_clock_of_whoever_is_asked_begins_with_the_question(house: House) -> None:
    table = await game(house, ANNA, BEN)
    assert await until(house, table) == {0: DAY}
    house.now += 5 * HOUR
    assert await until(house, table) == {0: 19 * HOUR}
    table = await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert await until(house, table) == {1: DAY}
    house.now += HOUR
    table = (await house.tables.undos.ask(CHANNEL, ANNA)).table
    assert await until(house, table) == {0: DAY}, "asked again, with all the time"


async def test_who_is_asked_together_with_others_keeps_their_clock_when_those_answer(house: House) -> None:
    await house.lobby(ANNA)
    await house.tables.pacing.set(CHANNEL, ANNA, A_MOVE_A_DAY)
    for person in (BEN, CARLA):
        await house.tables.lobbies.join(CHANNEL, person)
    table = await house.tables.lobbies.start(CHANNEL, ANNA)
    assert await until(house, table) == {0: DAY, 1: DAY, 2: DAY}
    house.now += HOUR
    move = next(table.view(1).decision.forms(table.view(1))).sample(lambda below: 0)
    table = await house.tables.games.play(CHANNEL, BEN, move)
    assert await until(house, table) == {0: DAY - HOUR, 2: DAY - HOUR}


async def test_without_a_pace_no_clock_runs_and_with_another_time_is_fresh(house: House) -> None:
    table = await house.game(ANNA, BEN)
    house.now += 100 * DAY
    await house.tables.overdue.put_due()
    assert await house.store.clocks.of(table.id) == []
    for seconds in (HOUR, 2 * DAY):
        table = await house.pace(Pace(seconds))
        assert await until(house, table) == {0: seconds}
        house.now += 60
    table = (await house.tables.pacing.set(CHANNEL, ANNA, Pace())).table
    assert await house.store.clocks.of(table.id) == []
    assert "pace" in [kind for kind, _ in await told(house)]


async def test_the_host_alone_sets_a_pace_that_can_be_had(house: House) -> None:
    await house.game(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await house.tables.pacing.set(CHANNEL, BEN, A_MOVE_A_DAY)
    for seconds in (1.0, 337 * HOUR, 1.5 * HOUR):
        with pytest.raises(Refused, match="pace-hours"):
            await house.tables.pacing.set(CHANNEL, ANNA, Pace(seconds))


async def test_a_table_is_opened_with_the_pace_of_its_server_and_again_with_its_own(house: House) -> None:
    await house.store.servers.settle(ServerRow(guild=9, pace=text_of(Pace(DAY, "decide"))))
    table = await house.lobby(ANNA)
    assert pace_at(table.row) == Pace(DAY, "decide")
    await house.pace(Pace(2 * DAY, "seat"))
    await house.tables.lobbies.join(CHANNEL, BEN)
    await house.tables.lobbies.start(CHANNEL, ANNA)
    over = await house.call_off()
    assert pace_at((await house.tables.lobbies.again(over, BEN)).row) == Pace(2 * DAY, "seat")


@pytest.mark.parametrize("pace", [Pace(), Pace(300, "seat"), Pace(DAY, "decide"), Pace(36 * HOUR)])
def test_a_pace_is_written_as_a_text_and_read_again(pace: Pace) -> None:
    assert pace_of(text_of(pace)) == pace


@pytest.mark.parametrize("text", [None, "", "soon", "0 wait", "-1 wait"])
def test_what_is_no_pace_is_no_limit(text: str | None) -> None:
    assert pace_of(text) == Pace()


async def test_a_pace_of_an_older_version_gets_its_clocks_once(house: House) -> None:
    table = await house.game(ANNA, BEN)
    async with house.store._database.transaction() as database:
        await database.run("UPDATE tables SET pace = ? WHERE id = ?", DAY, table.id)
    await house.tables.overdue.look()
    assert await until(house, await house.tables.shelf.by_id(table.id)) == {0: DAY}


# Reminders


async def test_a_player_is_reminded_at_half_and_nine_tenths_of_the_time_and_at_no_other(house: House) -> None:
    await game(house, ANNA, BEN)
    for hours, kinds in ((11.9, []), (0.2, ["reminder"]), (9.4, ["reminder"])):
        house.now += hours * HOUR
        for _ in range(2):
            await house.tables.overdue.put_due()
        assert [kind for kind, _ in await told(house)] == kinds
    house.now += 0.2 * HOUR
    await house.tables.overdue.put_due()
    assert await told(house) == [("reminder", [ANNA.id]), ("reminder-last", [ANNA.id])]


async def test_of_two_reminders_that_come_together_one_is_given(house: House) -> None:
    await game(house, ANNA, BEN)
    house.now += 23 * HOUR
    await house.tables.overdue.put_due()
    assert await told(house) == [("reminder-last", [ANNA.id])]


async def test_who_is_asked_together_is_reminded_together(house: House) -> None:
    await house.lobby(ANNA)
    await house.tables.pacing.set(CHANNEL, ANNA, A_MOVE_A_DAY)
    await house.tables.lobbies.join(CHANNEL, BEN)
    await house.tables.lobbies.start(CHANNEL, ANNA)
    house.now += 13 * HOUR
    await house.tables.overdue.put_due()
    assert (await told(house))[1:] == [("reminder", [ANNA.id, BEN.id])]


# When the time is over


async def test_the_others_are_told_once_and_may_have_a_computer_decide(house: House) -> None:
    table = await game(house, ANNA, BEN, CARLA)
    await pass_time(house, 30)
    assert (await told(house))[2:] == [("overdue", [BEN.id, CARLA.id])]
    assert await house.tables.computers.thought(table.id) is None
    with pytest.raises(Refused, match="not-overdue"):
        await house.tables.overdue.decide(CHANNEL, BEN, [1])
    with pytest.raises(Refused, match="not-seated"):
        await house.tables.overdue.decide(CHANNEL, replace(BEN, id=99), [0])
    await house.tables.overdue.decide(CHANNEL, BEN, [0], interaction=house.interaction())
    table = await thought_on(house, table)
    assert table.asked_seats == (1,)
    *_, decided = await house.tables.log.after(table, None, 0)
    assert (decided.seat, decided.computer, decided.computers[0]) == (0, "veteranus", None)
    with pytest.raises(Refused, match="not-overdue"):
        await house.tables.overdue.decide(CHANNEL, BEN, [0])


async def test_whoever_answers_late_answers_themselves(house: House) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(house, 24.5)
    thought = await house.tables.computers.thought(table.id)
    assert (thought.seat, thought.level) == (0, "veteranus")
    table = await house.tables.games.play(CHANNEL, ANNA, Rest())
    with pytest.raises(Refused, match="stale"):
        await house.tables.computers.play(thought, Rest())
    assert await house.tables.computers.thought(table.id) is None
    assert (await house.tables.pacing.timing(table)).missed == {}


async def test_a_computer_decides_at_once_where_the_host_has_chosen_that_and_it_is_known_after_a_kill(
    house: House,
) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(house, 24.5)
    await house.reopen()
    assert [row.id for row in await house.tables.computers.waited_for()] == [table.id]
    table = await thought_on(house, table)
    assert table.computers == (None, None), "she keeps her seat"
    assert (await told(house))[2:] == [("turn", [BEN.id])]
    assert await until(house, table) == {1: DAY}


async def test_after_three_in_a_row_a_computer_takes_the_seat_until_its_player_is_back(house: House) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "seat"))
    for missed in (1, 2):
        await pass_time(house, 24)
        table = await thought_on(house, table)
        assert (await house.tables.pacing.timing(table)).missed == {0: missed}
        table = await house.tables.games.play(CHANNEL, BEN, Rest())
    await pass_time(house, 24)
    table = await house.tables.shelf.by_id(table.id)
    assert table.computers == ("veteranus", None)
    assert ("seat-taken", [ANNA.id]) in await told(house)
    assert (await thought_on(house, table)).asked_seats == (1,)
    table = await house.tables.substitutes.take_back(CHANNEL, ANNA)
    assert table.computers == (None, None)
    assert (await house.tables.pacing.timing(table)).missed == {}


async def test_a_move_of_ones_own_makes_the_misses_count_anew(house: House) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "seat"))
    for _ in range(4):
        await pass_time(house, 24)
        table = await thought_on(house, table)
        await house.tables.games.play(CHANNEL, BEN, Rest())
        await house.tables.games.play(CHANNEL, ANNA, Rest())
        table = await house.tables.games.play(CHANNEL, BEN, Rest())
        if table.status != "playing":
            break
    assert table.computers == (None, None)


async def test_the_last_person_of_a_table_keeps_their_seat_and_is_waited_for(house: House) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "seat"))
    await house.tables.substitutes.put_in(CHANNEL, BEN, 1, "tiro")
    for _ in range(6):
        await pass_time(house, 24)
        table = await thought_on(house, table)
    assert table.computers == (None, "tiro")
    assert table.status == "playing"


# A bot that was down


async def test_whose_time_ran_out_while_the_bot_was_down_gets_a_quarter_anew_and_is_told_once(
    house: House,
) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "decide"))
    await house.tables.overdue.look()
    house.now += 2 * DAY
    await house.reopen()
    for _ in range(3):
        await house.tables.overdue.look()
    assert await told(house) == [("made-up", [ANNA.id])]
    assert await until(house, table) == {0: DAY / 4}
    await pass_time(house, 7)
    assert [kind for kind, _ in await told(house)] == ["made-up", "reminder-last"]
    assert (await house.tables.computers.thought(table.id)).seat == 0


async def test_a_short_absence_of_the_bot_changes_nothing(house: House) -> None:
    await game(house, ANNA, BEN)
    await house.tables.overdue.look()
    house.now += 13 * HOUR
    await house.store.set_setting("alive", repr(house.now - DOWN + 1))
    await house.tables.overdue.look()
    assert await told(house) == [("reminder", [ANNA.id])]


# Quiet hours and days away


async def test_time_does_not_run_at_night_and_nobody_is_reminded_then(house: House) -> None:
    night = PersonRow(user=ANNA.id, zone="UTC", quiet_from=22 * 60, quiet_until=8 * 60)
    await house.store.people.settle(night)
    house.now = 1_000_000_800.0  # 02:00
    await game(house, ANNA, BEN, pace=Pace(10 * HOUR))
    await pass_time(house, 10)
    assert await told(house) == []
    await pass_time(house, 1.25)
    assert [kind for kind, _ in await told(house)] == ["reminder"], "at 13:00, after five hours of the day"


async def test_hours_that_are_changed_count_from_then_on(house: House) -> None:
    table = await game(house, ANNA, BEN)
    house.now += 6 * HOUR
    before = await house.store.people.of(ANNA.id)
    away = replace(before, away_from=house.now, away_until=house.now + 7 * DAY)
    await house.store.people.settle(away)
    assert await house.tables.pacing.hours_changed(before) == [CHANNEL]
    assert await until(house, table) == {0: 7 * DAY + 18 * HOUR}
    house.now += DAY
    await house.store.people.settle(before)
    await house.tables.pacing.hours_changed(away)
    assert await until(house, table) == {0: 18 * HOUR}


# Pauses


async def test_in_a_pause_no_time_runs_and_moves_are_made_all_the_same(house: House) -> None:
    table = await game(house, ANNA, BEN)
    house.now += 6 * HOUR
    table = await house.tables.pausing.turn(CHANNEL, ANNA)
    assert table.paused
    await pass_time(house, 30)
    assert await told(house) == [("paused", [])]
    table = await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert await until(house, table) == {}
    table = (await house.tables.undos.ask(CHANNEL, ANNA)).table
    table = await house.tables.pausing.turn(CHANNEL, ANNA)
    assert not table.paused
    assert (await told(house))[-1] == ("unpaused", [ANNA.id])
    assert await until(house, table) == {0: DAY}


async def test_after_a_pause_there_is_as_much_time_as_before(house: House) -> None:
    table = await game(house, ANNA, BEN)
    house.now += 6 * HOUR
    await house.tables.pausing.turn(CHANNEL, ANNA)
    house.now += 3 * DAY
    table = await house.tables.pausing.turn(CHANNEL, ANNA)
    assert await until(house, table) == {0: 18 * HOUR}


async def test_in_a_pause_no_computer_decides_for_anybody_and_after_it_one_does(house: House) -> None:
    table = await game(house, ANNA, BEN, pace=Pace(DAY, "decide"))
    await pass_time(house, 24)
    await house.tables.pausing.turn(CHANNEL, ANNA)
    assert await house.tables.computers.thought(table.id) is None
    heard: list[Table] = []
    house.tables.computers.listen(heard.append)
    await house.tables.pausing.turn(CHANNEL, ANNA)
    assert [each.row.computer_asked for each in heard] == [True]
    assert (await thought_on(house, table)).asked_seats == (1,)


async def test_the_host_alone_pauses(house: House) -> None:
    await game(house, ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await house.tables.pausing.turn(CHANNEL, BEN)


async def test_a_pause_of_a_day_is_ended_by_anybody_and_not_begun_again_before_the_next_move(
    house: House,
) -> None:
    await game(house, ANNA, BEN)
    await house.tables.pausing.turn(CHANNEL, ANNA)
    house.now += PAUSE_KEPT - 1
    with pytest.raises(Refused, match="host-only"):
        await house.tables.pausing.turn(CHANNEL, BEN)
    house.now += 1
    with pytest.raises(Refused, match="host-only"):
        await house.tables.pausing.turn(CHANNEL, CARLA)
    assert not (await house.tables.pausing.turn(CHANNEL, BEN)).paused
    with pytest.raises(Refused, match="pause-refused-before"):
        await house.tables.pausing.turn(CHANNEL, ANNA)
    await house.tables.games.play(CHANNEL, ANNA, Rest())
    assert (await house.tables.pausing.turn(CHANNEL, ANNA)).paused
