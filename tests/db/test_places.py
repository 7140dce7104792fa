"""Channels and threads of tables, and announcements that look for players."""

import pytest
from msgspec.structs import replace

from bot.games import TITLES
from bot.play.errors import AlreadyDone, Refused, RepeatedRequest
from bot.play.rows import NewAnnouncement, NewMove, NewTable, Sitter
from bot.play.service import Tables
from bot.play.table import Caller

NOON = 1_800_000_000.0
HOME, THREAD, WISH = 70, 71, 72
TOLD = NewAnnouncement(kind="thread", payload="{}", channel=HOME)
NEW = NewTable(
    channel=WISH,
    guild=9,
    game="praetor",
    rules_version="1",
    options="{}",
    language="en",
    host=1,
    seated=(Sitter(1, "Anna"),),
    home=HOME,
)
ANNA = Caller(1, "Anna", channel=WISH)


@pytest.fixture
def places(store):
    return Tables(store, TITLES, lambda: NOON).places


async def test_a_table_with_a_thread_is_opened_once_and_announced_in_its_channel(store):
    table = await store.lobbies.open(NEW, now=NOON, announcements=[TOLD], interaction=WISH)
    (told,) = await store.outbox.waiting(NOON, channel=HOME)
    assert (told.table_id, told.kind) == (table.id, "thread")
    assert await store.lobbies.opened_by(WISH) == table
    assert await store.lobbies.opened_by(WISH + 1) is None
    with pytest.raises(AlreadyDone):
        await store.lobbies.open(replace(NEW, channel=5), now=NOON, interaction=WISH)


async def test_a_table_moves_with_its_waiting_announcements(store, places):
    table = await store.lobbies.open(NEW, now=NOON)
    await store.lobbies.note_message(table.id, 900)
    moved = (await places.move(table.id, THREAD, home=HOME, home_message=THREAD)).row
    assert (moved.channel, moved.home, moved.home_message, moved.lobby_message) == (
        THREAD,
        HOME,
        THREAD,
        None,
    )
    assert await store.latest_table(THREAD) == moved
    assert await store.latest_table(WISH) is None
    assert [table.row for table in await places.at_home(HOME)] == [moved]
    told = replace(TOLD, channel=None)
    await store.change_status(table.id, "stopped", announcements=[told], now=NOON)
    await places.move(table.id, HOME)
    assert [told.channel for told in await store.outbox.waiting(NOON)] == [HOME]
    assert await places.at_home(HOME) == []


async def test_a_table_does_not_move_to_a_channel_with_an_open_table(store, places):
    table = await store.lobbies.open(NEW, now=NOON)
    standing = await store.lobbies.open(replace(NEW, channel=HOME, home=None), now=NOON)
    with pytest.raises(Refused, match="channel-taken"):
        await places.move(table.id, HOME)
    assert await store.table(standing.id) == standing
    assert await store.table(table.id) == table


async def test_players_are_looked_for_once(store, places):
    await store.lobbies.open(NEW, now=NOON)
    sought = await places.seek(replace(ANNA, interaction=5), 5)
    assert sought.row.sought_at == NOON
    with pytest.raises(RepeatedRequest):
        await places.seek(replace(ANNA, interaction=5), 5)
    with pytest.raises(Refused, match="sought-already"):
        await places.seek(replace(ANNA, interaction=6), 5)
    (told,) = await store.outbox.waiting(NOON)
    assert (told.kind, told.channel) == ("sought", HOME)


async def test_players_are_looked_for_only_before_the_game(store, places):
    table = await store.lobbies.open(NEW, now=NOON)
    first = NewMove(kind="start", rules_version="1", position=b"p")
    await store.start(table.id, first, seed=b"s", fingerprint="f", now=NOON)
    with pytest.raises(Refused):
        await places.seek(ANNA, 5)
    assert (await store.table(table.id)).sought_at is None
