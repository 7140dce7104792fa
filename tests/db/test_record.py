"""The course of a game: what one transaction stores, and what it refuses."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.db.database import Damaged
from bot.play.errors import AlreadyDone, NoSuchTable, StaleRevision
from bot.play.rows import NewAnnouncement, NewMove
from bot.play.store import Store

from .conftest import changed

ANNA, BEN, CARLA = 11, 12, 13
NOON = 1_800_000_000.0


def a_move(number: int, **more: object) -> NewMove:
    return NewMove(
        kind="move", rules_version="1", position=b"position %d" % number, seat=0, user=ANNA, **more
    )


async def test_a_move_is_recorded_with_everything_that_belongs_to_it(store, open_game):
    table = await open_game()
    card = NewAnnouncement(kind="card", payload='{"asked": [1]}')
    move = a_move(2, move='{"type": "Pass"}', chance="[4, 1]", barrier=True)
    recorded = await store.record(table.id, 1, move, announcements=[card], interaction=5000, now=NOON + 9)
    assert recorded == await store.table(table.id)
    assert recorded.revision == 2
    (row,) = await store.moves(table.id, since=1)
    assert (row.revision, row.parent, row.kind, row.seat, row.user) == (2, 1, "move", 0, ANNA)
    assert (row.move, row.chance, row.barrier, row.at) == ('{"type": "Pass"}', "[4, 1]", True, NOON + 9)
    assert await store.position(table.id, 2) == b"position 2"
    (told,) = await store.outbox.waiting(NOON + 9)
    assert (told.channel, told.revision, told.payload) == (table.channel, 2, '{"asked": [1]}')


async def test_a_move_on_an_older_revision_is_refused_and_leaves_nothing(store, open_game):
    table = await open_game()
    await store.record(table.id, 1, a_move(2), now=NOON)
    card = NewAnnouncement(kind="card", payload="{}")
    with pytest.raises(StaleRevision):
        await store.record(table.id, 1, a_move(3), announcements=[card], interaction=5000, now=NOON)
    assert len(await store.moves(table.id)) == 2
    assert await store.outbox.waiting(NOON) == []
    await store.record(table.id, 2, a_move(3), interaction=5000, now=NOON)  # the id was not used up


async def test_of_many_simultaneous_moves_on_one_revision_one_is_recorded(store, open_game):
    table = await open_game()
    results = await asyncio.gather(
        *(store.record(table.id, 1, a_move(number), now=NOON) for number in range(10)), return_exceptions=True
    )
    assert sum(isinstance(result, StaleRevision) for result in results) == 9
    assert (await store.table(table.id)).revision == 2


async def test_an_interaction_delivered_twice_acts_once(store, open_game):
    table = await open_game()
    await store.record(table.id, 1, a_move(2), interaction=5000, now=NOON)
    for expected in (1, 2):
        with pytest.raises(AlreadyDone):
            await store.record(table.id, expected, a_move(3), interaction=5000, now=NOON)
    assert (await store.table(table.id)).revision == 2
    assert await store.carried_out(5000)
    assert not await store.carried_out(5001)


async def test_an_undo_adds_to_the_record_and_continues_from_its_parent(store, open_game):
    table = await open_game()
    await store.record(table.id, 1, a_move(2), now=NOON)
    await store.record(table.id, 2, a_move(3), now=NOON)
    back = NewMove(kind="undo", rules_version="1", position=b"position 1", parent=1, seat=0, user=ANNA)
    recorded = await store.record(table.id, 3, back, now=NOON)
    assert recorded.revision == 4
    await store.record(table.id, 4, a_move(5), now=NOON)
    moves = await store.moves(table.id)
    assert [(move.revision, move.parent) for move in moves] == [(1, None), (2, 1), (3, 2), (4, 1), (5, 4)]
    assert await store.position(table.id, 4) == await store.position(table.id, 1)
    assert await store.position(table.id, 3) == b"position 3"


async def test_the_last_move_ends_the_game_and_frees_the_channel(store, open_game):
    table = await open_game()
    ended = await store.record(table.id, 1, a_move(2), ended=True, now=NOON + 3)
    assert (ended.status, ended.ended_at, ended.open) == ("ended", NOON + 3, False)
    assert await store.latest_table(table.channel) == ended
    with pytest.raises(StaleRevision):
        await store.record(table.id, 2, a_move(3), now=NOON)


async def test_a_seat_changes_together_with_its_move(store, open_game):
    table = await open_game()
    _, ben = await store.seats(table.id)
    carla = msgspec.structs.replace(ben, user=CARLA, name="Carla", taken_at=NOON + 1)
    replaced = NewMove(kind="replace", rules_version="1", position=b"position 1", seat=1, user=ANNA)
    await store.record(table.id, 1, replaced, seats=[carla], now=NOON + 1)
    assert (await store.seats(table.id))[1] == carla
    gone = msgspec.structs.replace(carla, gone=True)
    await store.record(
        table.id, 2, NewMove(kind="resign", rules_version="1", position=b"p"), seats=[gone], now=NOON
    )
    assert (await store.seats(table.id))[1].gone is True


async def test_a_broken_game_keeps_its_channel_and_can_be_resumed(store, open_game):
    table = await open_game()
    other = await open_game(channel=2)
    aside = await store.change_status(table.id, "broken", fault="7F3A", now=NOON)
    assert (aside.status, aside.fault, aside.open, aside.ended_at) == ("broken", "7F3A", True, None)
    with pytest.raises(StaleRevision):
        await store.record(table.id, 1, a_move(2), now=NOON)
    await store.record(other.id, 1, a_move(2), now=NOON)
    assert (await store.change_status(table.id, "playing", now=NOON)).fault is None
    await store.record(table.id, 1, a_move(2), now=NOON)


async def test_a_lobby_and_a_finished_game_cannot_be_resumed(store, open_lobby, open_game):
    lobby = await open_lobby()
    with pytest.raises(StaleRevision):
        await store.change_status(lobby.id, "playing", now=NOON)
    game = await open_game(channel=2)
    await store.change_status(game.id, "stopped", interaction=1, now=NOON)
    with pytest.raises(StaleRevision):
        await store.change_status(game.id, "playing", now=NOON)
    with pytest.raises(AlreadyDone):
        await store.change_status(game.id, "stopped", interaction=1, now=NOON)


async def test_positions_are_read_back_exactly_and_take_little_space(store, open_game, place):
    table = await open_game()
    position = b'{"tile": "sawmill", "owner": 3}' * 4000
    recorded = await store.record(
        table.id, 1, NewMove(kind="move", rules_version="1", position=position), now=NOON
    )
    assert await store.position(table.id, recorded.revision) == position
    assert await store.position(table.id, 99) is None
    if isinstance(place, Path):
        assert sum(file.stat().st_size for file in place.parent.iterdir()) < 10 * len(position)
    else:
        assert await store.read.value("SELECT pg_total_relation_size('moves')") < 10 * len(position)


async def test_a_move_at_an_unknown_table_is_refused(store):
    with pytest.raises(NoSuchTable):
        await store.record(404, 1, a_move(2), now=NOON)


async def test_everything_is_there_after_reopening(store, place, open_game):
    table = await open_game()
    recorded = await store.record(table.id, 1, a_move(2), now=NOON)
    moves = await store.moves(table.id)
    await store.close()
    again = await Store.open(place, now=NOON)
    assert await again.table(table.id) == recorded
    assert await again.moves(table.id) == moves
    await again.close()


async def test_the_notes_of_the_bot_are_stored(store):
    assert await store.setting("commands") is None
    await store.set_setting("commands", "abc")
    await store.set_setting("commands", "def")
    assert await store.setting("commands") == "def"


async def test_tables_are_counted_by_game_and_status_finished_ones_only_for_a_while(
    store, open_lobby, open_game
):
    await open_lobby()
    await open_game(channel=2)
    for channel, ended_at in ((3, NOON), (4, NOON + 10)):
        table = await open_game(channel=channel)
        await store.record(table.id, 1, a_move(2), now=ended_at, ended=True)
    counted = {(one.game, one.status): one.tables for one in await store.games(closed_since=NOON + 5)}
    assert counted == {("praetor", "lobby"): 1, ("praetor", "playing"): 1, ("praetor", "ended"): 1}


async def test_tidying_deletes_old_announcements_and_interactions_but_no_moves(store, open_game):
    table = await open_game()
    card = NewAnnouncement(kind="card", payload="{}")
    await store.record(table.id, 1, a_move(2), announcements=[card], interaction=1, now=NOON)
    (sent,) = await store.outbox.waiting(NOON)
    await store.outbox.claim(sent, NOON)
    await store.outbox.mark_sent(sent, message=77, now=NOON)
    await store.record(table.id, 2, a_move(3), announcements=[card], interaction=2, now=NOON)
    waiting = await store.outbox.waiting(NOON)
    await store.tidy(now=NOON + 6 * 86_400)
    assert await store.carried_out(1)
    await store.tidy(now=NOON + 8 * 86_400)
    assert not await store.carried_out(1)
    assert await store.outbox.waiting(NOON + 8 * 86_400) == waiting
    assert len(await store.moves(table.id)) == 3


async def test_a_damaged_position_is_detected(store, place, open_game):
    table = await open_game()
    await changed(
        place,
        "UPDATE moves SET position = CAST(substr(position, 2) AS BLOB)"
        if isinstance(place, Path)
        else "UPDATE moves SET position = substr(position, 2)",
    )
    with pytest.raises(Damaged, match=f"table {table.id}"):
        await store.position(table.id, 1)


async def test_the_log_says_when_a_table_is_opened_started_broken_and_ended(store, open_game, caplog):
    caplog.set_level("INFO", "bot.play")
    table = await open_game()
    await store.record(table.id, 1, a_move(2), now=NOON)
    await store.change_status(table.id, "broken", fault="7F3A", now=NOON)
    await store.change_status(table.id, "playing", now=NOON)
    await store.record(table.id, 2, a_move(3), ended=True, now=NOON)
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        f"table {table.id} is {event}: praetor, revision {revision}"
        for event, revision in (("opened", 0), ("started", 1), ("broken", 2), ("playing", 2), ("ended", 3))
    ]
