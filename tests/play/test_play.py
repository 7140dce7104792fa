from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

import pytest
from msgspec.structs import replace

from bot.db.database import StoreError
from bot.engine import Refusal
from bot.engine.record import Record
from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused, RepeatedRequest
from bot.play.rows import ProposalRow, TableSettings
from bot.play.table import Caller
from tools.example.rules.moves import Hide, Plant, Rest
from tools.example.title import TITLE

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, MARCUS, BaseBot, last_transaction, transactions

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


async def test_a_move_is_durable_when_it_is_answered(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    played = await bot.tables.games.play(ANNA, Plant("wheat", "A1", 2))
    assert played.revision == table.revision + 1
    again = await (await bot.reopen()).repository.current(CHANNEL)
    assert again is not None
    assert again.state == played.state
    assert again.view(None).planted == {"A1": 0}


async def absent(bot: BaseBot, person: Caller) -> None:
    table = await bot.tables.repository.current(CHANNEL)
    assert table is not None
    await bot.tables.absences.note(table, [person.id])


Act = Callable[[BaseBot], Awaitable[object]]

LASTING: Mapping[str, tuple[Sequence[Act], Act]] = {
    "a move": ([], lambda bot: bot.tables.games.play(ANNA, Rest())),
    "a move of somebody who was absent": (
        [lambda bot: absent(bot, ANNA)],
        lambda bot: bot.tables.games.play(ANNA, Rest()),
    ),
    "a substitute": ([], lambda bot: bot.tables.substitutes.put_in(ANNA, 0, "tiro")),
    "the return of a player": (
        [lambda bot: bot.tables.substitutes.put_in(ANNA, 0, "tiro")],
        lambda bot: bot.tables.substitutes.take_back(ANNA),
    ),
    "a resignation": ([], lambda bot: bot.tables.games.resign(ANNA)),
    "an undo": (
        [lambda bot: bot.tables.games.play(ANNA, Rest())],
        lambda bot: bot.tables.undos.ask(ANNA),
    ),
    "a pause": ([], lambda bot: bot.tables.pausing.turn(ANNA)),
    "the end of a pause": (
        [lambda bot: bot.tables.pausing.turn(ANNA)],
        lambda bot: bot.tables.pausing.turn(ANNA),
    ),
    "a pace": ([], lambda bot: bot.tables.pacing.set(ANNA, Pace(48 * HOUR))),
    "another player": (
        [lambda bot: bot.tables.replacements.ask(ANNA, 0, DORA)],
        lambda bot: bot.tables.replacements.answer(DORA, True, seat=0, newcomer=DORA.id),
    ),
    "a player for a seat that was given up": (
        [lambda bot: bot.tables.games.resign(BEN), lambda bot: bot.tables.replacements.ask(ANNA, 1, BEN)],
        lambda bot: bot.tables.replacements.answer(BEN, True, seat=1, newcomer=BEN.id),
    ),
    "the end of a game": ([], lambda bot: bot.tables.games.end(MARCUS)),
}


@pytest.mark.parametrize("what", LASTING)
async def test_what_is_durable_is_answered_whatever_fails_then(bot: BaseBot, what: str) -> None:
    before, act = LASTING[what]
    await bot.game(ANNA, BEN, CARLA)
    for earlier in before:
        await earlier(bot)
    with last_transaction(bot):
        await act(bot)
    table = await bot.tables.repository.current(CHANNEL)
    stored = await (await bot.reopen()).repository.current(CHANNEL)
    assert table is not None
    assert stored is not None
    assert (table.row, table.seats, table.former) == (stored.row, stored.seats, stored.former)
    assert table.absent == frozenset()
    assert await bot.store.read.find(ProposalRow, table.id, "replace") is None


async def test_only_a_player_who_is_asked_may_move(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    with pytest.raises(Refusal, match="not-asked"):
        await bot.tables.games.play(BEN, Rest())
    with pytest.raises(Refused, match="not-seated"):
        await bot.tables.games.play(CARLA, Rest())


async def test_an_illegal_move_changes_nothing(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    before = await bot.store.moves(table.id)
    with pytest.raises(Refusal, match="refusal-crop"):
        await bot.tables.games.play(ANNA, Plant("gold", "A1", 1))
    assert await bot.store.moves(table.id) == before


async def test_the_same_interaction_plays_once(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.games.play(replace(ANNA, interaction=900), Rest())
    with pytest.raises(RepeatedRequest) as repeated:
        await bot.tables.games.play(replace(ANNA, interaction=900), Rest())
    assert repeated.value.table.revision == table.revision + 1


async def test_of_simultaneous_clicks_only_one_is_played(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    move = Rest()
    results = await asyncio.gather(
        *(
            bot.tables.games.play(replace(ANNA, interaction=910 + n), move, revision=table.revision)
            for n in range(5)
        ),
        return_exceptions=True,
    )
    assert sum(not isinstance(result, Exception) for result in results) == 1
    assert all(isinstance(result, Refused) for result in results if isinstance(result, Exception))


async def test_a_choice_is_valid_if_only_others_have_moved_since(bot: BaseBot) -> None:
    table = await bot.lobby(ANNA, BEN)
    table = await bot.tables.lobbies.start(ANNA)
    choices = [table.view(seat).own_hand[0] for seat in (0, 1)]
    played = await asyncio.gather(
        bot.tables.games.play(ANNA, Hide(choices[0]), revision=table.revision),
        bot.tables.games.play(BEN, Hide(choices[1]), revision=table.revision),
    )
    assert max(each.revision for each in played) == table.revision + 2


async def test_a_choice_is_stale_once_somebody_has_left(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(CARLA)
    with pytest.raises(Refused, match="stale"):
        await bot.tables.games.play(ANNA, Rest(), revision=table.revision)


async def test_a_new_name_is_read_even_if_a_move_came_from_an_older_table(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    for name in ("Benno", "Benedict"):
        await bot.tables.names.follow(table.guild, replace(BEN, name=name))
        now = await bot.tables.repository.current(CHANNEL)
        assert now is not None
        assert now.names == ("Anna", name)
    await bot.tables.names.follow(table.guild, replace(BEN, name="Benito"))
    await bot.tables.games.play(ANNA, Rest(), handed=now)
    now = await bot.tables.repository.current(CHANNEL)
    assert now is not None
    assert now.names == ("Anna", "Benito")


async def test_only_players_who_are_newly_asked_are_pinged(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN, CARLA)
    table = await bot.tables.lobbies.start(ANNA)
    for seat, person in ((2, CARLA), (0, ANNA), (1, BEN)):
        await bot.tables.games.play(person, Hide(table.view(seat).own_hand[0]))
    await bot.tables.games.play(ANNA, Rest())
    pings = [json.loads(a.payload)["ping"] for a in await bot.store.outbox.waiting(bot.now)]
    assert pings == [[1, 2, 3], [], [], [1], [2]]


async def test_the_end_reveals_the_seed_and_tells_everybody(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    for turn in range(8):
        table = await bot.tables.games.play((ANNA, BEN)[turn % 2], Rest())
    assert table.status == "ended"
    assert table.seed == b"seed of the test"
    last = (await bot.store.outbox.waiting(bot.now))[-1]
    assert (last.kind, json.loads(last.payload)["ping"]) == ("ended", [1, 2])
    with pytest.raises(Refused, match="over"):
        await bot.tables.games.play(ANNA, Rest())


async def test_whom_the_bot_has_forgotten_is_not_pinged_at_the_end(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(CARLA)
    assert await bot.store.traces.forget_at(table.id, CARLA.id)
    assert (await bot.tables.games.resign(BEN)).over
    last = (await bot.store.outbox.waiting(bot.now))[-1]
    assert (last.kind, json.loads(last.payload)["ping"]) == ("ended", [1, 2])


async def test_a_channel_is_free_again_after_the_end(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    await bot.call_off()
    table = await bot.lobby(BEN, ANNA)
    assert table.status == "lobby"


async def test_a_player_who_resigns_is_not_waited_for_and_can_be_replaced(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN, CARLA)
    table = await bot.tables.games.resign(BEN)
    assert table.seat_of(BEN.id) is None
    table = await bot.tables.games.play(ANNA, Rest())
    assert table.asked_users() == [CARLA.id]
    with pytest.raises(Refused, match="host-only"):
        await bot.tables.replacements.ask(CARLA, 1, DORA)
    with pytest.raises(Refused, match="seated-elsewhere"):
        await bot.tables.replacements.ask(ANNA, 1, CARLA)
    await bot.tables.replacements.ask(ANNA, 1, DORA)
    table = (await bot.tables.replacements.answer(DORA, True, seat=1, newcomer=DORA.id)).table
    assert table.names == ("Anna", "Dora", "Carla")
    await bot.tables.games.play(CARLA, Rest())
    table = await bot.tables.games.play(ANNA, Rest())
    assert table.asked_users() == [DORA.id]


async def test_with_one_player_left_the_game_is_over(bot: BaseBot) -> None:
    await bot.game(ANNA, BEN)
    table = await bot.tables.games.resign(ANNA)
    assert table.status == "ended"


@pytest.mark.parametrize("position", [zlib.compress(b"\xc1"), b"no zlib at all", b""])
async def test_a_game_whose_position_cannot_be_read_is_set_aside_and_stops_no_other(
    bot: BaseBot, position: bytes
) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.tables.lobbies.open(CARLA.at(CHANNEL + 1), "example", TableSettings(language="en"))
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE table_id = ?", position, table.id)
    tables = await bot.reopen()
    with pytest.raises(Refused, match="broken"):
        await tables.games.play(ANNA, Rest())
    with pytest.raises(Refused, match="no-such-revision"):
        await tables.repository.at(table, table.revision - 1)
    broken = await tables.repository.current(CHANNEL)
    assert broken is not None
    assert (broken.status, broken.begun) == ("broken", False)
    again = await tables.repository.current(CHANNEL)
    assert again is not None
    assert broken.row.fault == again.row.fault is not None, "one reference, whoever asks"
    other = await tables.repository.current(CHANNEL + 1)
    assert other is not None
    assert other.status == "lobby"
    assert (await tables.games.end(ANNA)).status == "stopped"


async def test_a_game_that_was_set_aside_goes_on_when_it_can_be_read_again(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.pace(Pace(HOUR, "decide"))
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = substr(position, 2) WHERE table_id = ?", table.id)
    tables = await bot.reopen()
    with pytest.raises(Refused, match="broken"):
        await tables.games.play(ANNA, Rest())
    bot.now += 10 * HOUR
    position = zlib.compress(table.title.game.encode(table.state))
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE table_id = ?", position, table.id)
    tables = await bot.reopen()
    row = await tables.store.table(table.id)
    again, other = await asyncio.gather(*(tables.repository.load(row) for _ in range(2)))
    assert (again.status, again.row.fault) == (other.status, other.row.fault) == ("playing", None)
    kinds = [kind for kind, _ in await bot.told()]
    assert kinds[-2:] == ["broken", "turn"], "both readings together announce it once"
    await tables.deadlines.look()
    assert (await tables.store.clocks.timing(again)).until == {0: bot.now + HOUR}
    assert (await tables.games.play(ANNA, Rest())).revision == table.revision + 1


async def test_a_damaged_game_does_not_stop_reminders_of_another(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.pace(Pace(HOUR))
    await bot.tables.lobbies.open(ANNA.at(CHANNEL + 1), "example", TableSettings(language="en"))
    await bot.tables.lobbies.join(BEN.at(CHANNEL + 1))
    await bot.tables.lobbies.start(ANNA.at(CHANNEL + 1))
    await bot.tables.pacing.set(MARCUS.at(CHANNEL + 1), Pace(HOUR))
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ? WHERE table_id = ?", b"\0", table.id)
    tables = await bot.reopen()
    bot.now += 3000
    await tables.deadlines.put_due()
    told = [(a.channel, a.kind) for a in await bot.store.outbox.waiting(bot.now)]
    assert (CHANNEL + 1, "reminder") in told
    assert (CHANNEL, "broken") in told
    assert (CHANNEL, "reminder") not in told


async def test_a_game_that_this_bot_does_not_know_is_left_alone_and_can_be_ended(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    await bot.pace(Pace(HOUR))
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE tables SET game = 'chess' WHERE id = ?", table.id)
    tables = await bot.reopen()
    bot.now += 3000
    await tables.deadlines.put_due()
    assert "reminder" not in [kind for kind, _ in await bot.told()]
    with pytest.raises(Refused, match="broken"):
        await tables.games.play(ANNA, Rest())
    unknown = await tables.repository.current(CHANNEL)
    assert unknown is not None
    assert unknown.called() == "chess"
    assert (await tables.games.end(ANNA)).status == "stopped"
    assert (await bot.lobby(ANNA, BEN)).status == "lobby"


async def test_if_a_game_that_was_set_aside_can_be_read_again_the_seat_of_who_was_forgotten_is_free(
    bot: BaseBot,
) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE tables SET rules_version = '999' WHERE id = ?", table.id)
    tables = await bot.reopen()
    assert await tables.people.forget(ANNA.id)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE tables SET rules_version = ?", str(table.rules_version))
    tables = await bot.reopen()
    again = await tables.repository.current(CHANNEL)
    assert again is not None
    assert (again.status, again.host, again.asked_seats) == ("playing", BEN.id, (0,))
    assert again.asked_users() == []
    await tables.replacements.ask(bot.clicking(BEN), 0, DORA)
    after = await tables.replacements.answer(bot.clicking(DORA), True, seat=0, newcomer=DORA.id)
    assert after.table.asked_users() == [DORA.id]


async def test_forgetting_that_is_interrupted_after_any_step_is_completed_later(bot: BaseBot) -> None:
    over = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.resign(BEN)
    await bot.tables.games.resign(CARLA)
    await bot.tables.results.count()
    left = await bot.game(*(person.at(CHANNEL + 1) for person in (ANNA, BEN, CARLA)))
    await bot.tables.games.resign(ANNA.at(CHANNEL + 1))
    set_aside = await bot.game(*(person.at(CHANNEL + 2) for person in (ANNA, BEN)))
    await bot.lobby_at(CHANNEL + 3, ANNA)
    await bot.tables.lobbies.add_computer(ANNA.at(CHANNEL + 3), "tiro")
    alone = await bot.tables.lobbies.start(ANNA.at(CHANNEL + 3))
    await bot.tables.people.settle(ANNA.id, pings="direct")
    async with bot.store.database.transaction() as database:
        await database.run(
            "UPDATE tables SET rules_version = '999' WHERE id IN (?, ?)", set_aside.id, alone.id
        )
    tables, steps = await bot.reopen(), 1
    with suppress(StoreError), transactions(bot, 1):
        await tables.people.forget(ANNA.id)
    while await bot.store.traces.half_forgotten() == [ANNA.id]:
        tables = await bot.reopen()
        with suppress(StoreError), transactions(bot, 1):
            await tables.people.complete_forgetting()
        steps += 1
    assert steps > len((over, left, set_aside, alone))
    assert not any((await bot.store.traces.read(ANNA.id)).values())
    assert [(await bot.store.table(table.id)).status for table in (left, set_aside, alone)] == [
        *("playing", "playing", "stopped")
    ]


async def test_whoever_sits_down_before_forgetting_is_completed_keeps_that_seat_alone(bot: BaseBot) -> None:
    over = await bot.game(ANNA, BEN, CARLA)
    await bot.tables.games.end(MARCUS)
    with pytest.raises(StoreError), transactions(bot, 1):
        await bot.tables.people.forget(ANNA.id)
    tables = await bot.reopen()
    again = await bot.lobby(ANNA, BEN)
    await tables.people.complete_forgetting()
    assert await bot.store.traces.half_forgotten() == []
    assert [seat.user for seat in await bot.store.seats(over.id)] == [-1, BEN.id, CARLA.id]
    assert [seat.user for seat in await bot.store.seats(again.id)] == [ANNA.id, BEN.id]


async def test_the_record_of_a_finished_game_replays_to_the_same_end(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN, CARLA)
    with pytest.raises(Refused, match="record-not-over"):
        await bot.tables.records.handed_out(table)
    await bot.tables.games.play(ANNA, Plant("wheat", "A1", 1))
    await bot.tables.undos.ask(ANNA)
    await bot.tables.games.play(ANNA, Rest())
    await bot.tables.games.resign(CARLA)
    while table.status != "ended":
        table = await bot.tables.repository.current(CHANNEL) or table
        person = next(each for each in (ANNA, BEN) if each.id in table.asked_users())
        table = await bot.tables.games.play(person, Rest())
    record = Record.from_json(await bot.tables.records.handed_out(table))
    assert record.verify(TITLE.game) == table.state
