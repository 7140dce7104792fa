"""Computers at a table: who adds them, what they are asked, and what is announced of their moves."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from bot.ai.players import player_called
from bot.engine import Move, Refusal
from bot.engine.record import Record
from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused
from bot.play.notify.outbox import PATIENCE
from bot.play.people.people import NAMES, name_at
from bot.play.table import Caller, Table
from bot.play.turn.computers import Thought
from tools.example.rules.moves import Hide, Plant, Rest

from .conftest import ANNA, BEN, CHANNEL, BaseBot


async def begun(bot: BaseBot, *people: Caller, computers: int = 2) -> Table:
    """Start a game of people, and of computers on the seats after theirs."""
    await bot.lobby(*people)
    for _ in range(computers):
        await bot.tables.lobbies.add_computer(people[0], "tiro")
    return await bot.tables.lobbies.start(people[0])


async def thought_on(bot: BaseBot, table: Table) -> Table:
    """Let the table's computers answer everything that they are asked; return the table."""
    while (thought := await bot.tables.computers.thought(table.id)) is not None:
        table = await bot.tables.computers.play(thought, chosen(thought))
    return table


def chosen(thought: Thought) -> Move:
    title = thought.table.title
    return player_called(thought.level, title.game, title.evaluation, thought.seed).choose(thought.view)


async def at_annas_turn(bot: BaseBot, *others: Caller) -> Table:
    """Start a game in which everybody has hidden a seed."""
    table = await begun(bot, ANNA, *others)
    for person in (ANNA, *others):
        await hide(bot, person)
    return await thought_on(bot, table)


async def hide(bot: BaseBot, person: Caller) -> Table:
    """Have somebody hide a seed."""
    table = await bot.tables.repository.current(CHANNEL)
    seed = table.view(table.seat_of(person.id)).own_hand[0]
    return await bot.tables.games.play(person, Hide(seed))


def any_move(table: Table) -> Move:
    view = table.view(0)
    return next(view.decision.forms(view)).sample(lambda below: 0)


async def pings(bot: BaseBot) -> list[tuple[str, list[int]]]:
    waiting = await bot.store.outbox.waiting(bot.now)
    return [(one.kind, json.decode(one.payload)["ping"]) for one in waiting]


# Before the game


async def test_only_the_host_adds_and_removes_computers(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.lobbies.add_computer(BEN, "tiro")
    table = await bot.tables.lobbies.add_computer(ANNA, "legatus")
    assert table.computers == (None, None, "legatus")
    assert table.user_at(2) is None
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.lobbies.take_out_computer(BEN, table.names[2])
    with pytest.raises(Refused, match="no-such-computer"):
        await bot.tables.lobbies.take_out_computer(ANNA, "Ben")
    table = await bot.tables.lobbies.take_out_computer(ANNA, table.names[2])
    assert table.computers == (None, None)


async def test_computers_can_fill_a_table_but_no_more(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    for _ in range(3):
        table = await bot.tables.lobbies.add_computer(ANNA, "tiro")
    assert len({*table.names}) == 4
    with pytest.raises(Refused, match="table-full"):
        await bot.tables.lobbies.add_computer(ANNA, "tiro")
    with pytest.raises(Refused, match="no-such-level"):
        await bot.tables.lobbies.add_computer(ANNA, "caesar")


async def test_a_lobby_is_canceled_when_its_last_person_leaves(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN)
    await bot.tables.lobbies.add_computer(ANNA, "tiro")
    table = await bot.tables.lobbies.leave(ANNA)
    assert (table.host, table.computers) == (BEN.id, (None, "tiro"))
    assert (await bot.tables.lobbies.leave(BEN)).status == "stopped"


async def test_a_computer_is_renamed_for_a_person_with_its_name(bot: BaseBot) -> None:
    await bot.lobby(ANNA)
    table = await bot.tables.lobbies.add_computer(ANNA, "tiro")
    namesake = Caller(77, table.names[1], CHANNEL)
    table = await bot.tables.lobbies.join(namesake)
    assert table.names[2] == namesake.name
    assert table.names[1] != namesake.name


def test_computers_at_a_table_have_unique_names() -> None:
    assert len({name.casefold() for name in NAMES}) == len(NAMES)
    assert len({name.split()[0] for name in NAMES}) == len(NAMES), "narrow columns show the first word alone"
    for table in range(20):
        names = [name_at(table, []).upper()]
        for _ in range(6):
            names.append(name_at(table, names))
        assert len({name.casefold() for name in names}) == 7
    assert len({name_at(table, []) for table in range(20)}) > 5


# What computers are asked


async def test_what_a_computer_must_decide_belongs_to_a_revision_and_is_reproducible(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    first, again = [await bot.tables.computers.thought(table.id) for _ in range(2)]
    assert (first.seat, first.level, first.table.revision) == (1, "tiro", table.revision)
    assert first.seed == again.seed
    assert chosen(first) == chosen(again)
    assert first.view.viewer == 1
    assert first.view.own_hand is not table.state.hands[1]
    assert table.state.chance.seed not in first.seed


async def test_two_computers_that_are_asked_together_decide_separately(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    first = await bot.tables.computers.thought(table.id)
    await bot.tables.computers.play(first, chosen(first))
    second = await bot.tables.computers.thought(table.id)
    assert (second.seat, second.seed == first.seed) == (2, False)
    await bot.tables.computers.play(second, chosen(second))
    assert await bot.tables.computers.thought(table.id) is None


async def test_an_answer_for_an_earlier_revision_is_dropped(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    stale = await bot.tables.computers.thought(table.id)
    await hide(bot, ANNA)
    with pytest.raises(Refused, match="stale"):
        await bot.tables.computers.play(stale, chosen(stale))
    fresh = await bot.tables.computers.thought(table.id)
    await bot.call_off()
    with pytest.raises(Refused):
        await bot.tables.computers.play(fresh, chosen(fresh))
    assert await bot.tables.computers.thought(table.id) is None


async def test_a_thought_is_not_played_at_the_next_game_of_the_channel(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    thought = await bot.tables.computers.thought(table.id)
    await bot.call_off()
    assert (await begun(bot, ANNA)).revision == table.revision
    with pytest.raises(Refused, match="stale"):
        await bot.tables.computers.play(thought, chosen(thought))


async def test_a_computers_move_is_checked_like_a_persons(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    thought = await bot.tables.computers.thought(table.id)
    with pytest.raises(Refusal):
        await bot.tables.computers.play(thought, Rest())
    assert (await bot.tables.repository.by_id(table.id)).revision == table.revision


async def test_tables_that_wait_for_computers_are_known_after_a_restart(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    await bot.reopen()
    assert [row.id for row in await bot.tables.computers.waited_for()] == [table.id]
    assert await thought_on(bot, table)
    assert await bot.tables.computers.waited_for() == []
    await hide(bot, ANNA)
    await bot.tables.games.play(ANNA, Rest())
    assert [row.id for row in await bot.tables.computers.waited_for()] == [table.id]
    await bot.tables.undos.ask(ANNA)
    assert await bot.tables.computers.waited_for() == []


# What is announced


async def test_consecutive_moves_of_computers_are_announced_once_with_the_next_players_ping(
    bot: BaseBot,
) -> None:
    await at_annas_turn(bot, BEN)
    before = len(await bot.told())
    await bot.tables.games.play(ANNA, Rest())
    table = await bot.tables.games.play(BEN, Rest())
    await thought_on(bot, table)
    told = (await pings(bot))[before:]
    assert told == [("turn", [BEN.id]), ("turn", []), ("turn", [ANNA.id])]


async def test_a_secret_answer_of_a_computer_is_not_announced(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    await thought_on(bot, table)
    assert await pings(bot) == [("start", [ANNA.id])]


async def test_the_last_simultaneous_answer_is_announced_even_if_it_is_a_computers(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    await hide(bot, ANNA)
    await thought_on(bot, table)
    assert await pings(bot) == [("start", [ANNA.id]), ("turn", []), ("turn", [ANNA.id])]


async def test_the_end_pings_only_people_and_the_record_says_what_computers_did(bot: BaseBot) -> None:
    table = await at_annas_turn(bot)
    while table.status == "playing":
        table = await thought_on(bot, await bot.tables.games.play(ANNA, any_move(table)))
    assert (await pings(bot))[-1] == ("ended", [ANNA.id])
    record = Record.from_json(await bot.tables.records.handed_out(table))
    record.verify(table.title.game)
    assert {(entry.seat, entry.computer) for entry in record.entries} == {(0, None), (1, "tiro"), (2, "tiro")}
    entries = await bot.tables.log.after(table, None, 1)
    assert {(entry.seat, entry.computer) for entry in entries} == {(0, None), (1, "tiro"), (2, "tiro")}
    assert {entry.computers for entry in entries} == {(None, "tiro", "tiro")}


# Undo, leaving, rematch


async def test_a_move_and_the_answers_of_computers_are_taken_back_without_asking(bot: BaseBot) -> None:
    before = await at_annas_turn(bot, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    table = await bot.tables.repository.by_id(before.id)
    after = await thought_on(bot, table)
    assert after.revision > table.revision
    undo = await bot.tables.undos.ask(BEN)
    assert undo.done
    assert undo.table.asked_users() == [BEN.id]


async def test_only_people_are_asked_about_an_undo(bot: BaseBot) -> None:
    await at_annas_turn(bot, BEN)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Rest())
    undo = await bot.tables.undos.ask(ANNA)
    assert not undo.done
    assert (await pings(bot))[-1] == ("undo-asked", [BEN.id])
    assert (await bot.tables.agreements.answer(BEN, "undo", True, revision=undo.table.revision)).done


async def test_against_computers_alone_nothing_that_was_revealed_is_taken_back(bot: BaseBot) -> None:
    table = await begun(bot, ANNA)
    await hide(bot, ANNA)
    await thought_on(bot, table)
    with pytest.raises(Refused, match="undo-revealed"):
        await bot.tables.undos.ask(ANNA)
    now = await bot.tables.repository.current(CHANNEL)
    assert now is not None
    assert not await bot.tables.log.is_way_back(now)


async def test_a_game_that_its_last_person_leaves_is_canceled(bot: BaseBot) -> None:
    await at_annas_turn(bot, BEN)
    assert (await bot.tables.games.resign(ANNA)).status == "playing"
    table = await bot.tables.games.resign(BEN)
    assert table.status == "stopped"
    assert (await bot.told())[-1] == ("stopped", table.revision)
    assert await bot.tables.computers.waited_for() == []


async def test_computers_join_a_rematch(bot: BaseBot) -> None:
    table = await at_annas_turn(bot)
    over = await bot.call_off()
    again = await bot.tables.lobbies.again(over, ANNA)
    assert again.computers == ("tiro", "tiro", None)
    assert sorted(again.names) == sorted(table.names)
    assert again.host == ANNA.id


async def test_computers_are_neither_nudged_nor_reminded(bot: BaseBot) -> None:
    await at_annas_turn(bot, BEN)
    await bot.pace(Pace(24 * HOUR))
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.play(BEN, Plant("wheat", "A1", 1))
    bot.now += PATIENCE
    before = await bot.told()
    with pytest.raises(Refused, match="nudge-computers"):
        await bot.tables.nudging.nudge(ANNA)
    bot.now += 13 * HOUR
    await bot.tables.deadlines.put_due()
    assert await bot.told() == before


async def test_a_seat_can_have_a_person_and_a_computer_that_plays_for_them(
    bot: BaseBot, tmp_path: Path
) -> None:
    table = await begun(bot, ANNA)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE seats SET computer = 'veteranus' WHERE user = ?", ANNA.id)
    await bot.reopen()
    table = await bot.tables.repository.by_id(table.id)
    assert table.computers[0] == "veteranus"
    assert table.user_at(0) == ANNA.id
    assert table.asked_users() == [], "a computer answers for her"
    assert (await bot.tables.computers.thought(table.id)).seat == 0
