"""Proposals among players, and what ends them."""

import pytest
from msgspec.json import encode
from msgspec.structs import replace

from bot.engine import Instruct
from bot.play.errors import AlreadyDone, NoSuchTable
from bot.play.rows import NewAnnouncement, NewMove

from .conftest import proposal, propose

NOON = 1_800_000_000.0
PING = NewAnnouncement(kind="reminder", payload='{"asked": [1]}')


def a_move() -> NewMove:
    return NewMove(kind="move", rules_version="1", position=b"p")


async def test_a_table_has_at_most_one_proposal_of_a_kind(store, open_game):
    table = await open_game()
    for content in ("[1]", "[2]"):
        await propose(store, table.id, "undo", content)
    assert await proposal(store, table.id, "undo") == "[2]"
    assert await proposal(store, table.id, "replace") is None
    await propose(store, table.id, "undo", None)
    assert await proposal(store, table.id, "undo") is None
    with pytest.raises(NoSuchTable):
        await propose(store, 404, "undo", "[1]")


async def test_a_proposal_is_stored_once_with_its_announcements(store, open_game):
    table = await open_game()
    await propose(store, table.id, "undo", "[1]", told=[PING], interaction=5)
    with pytest.raises(AlreadyDone):
        await propose(store, table.id, "undo", "[2]", told=[PING], interaction=5)
    assert await proposal(store, table.id, "undo") == "[1]"
    assert len(await store.outbox.waiting(NOON)) == 1


async def test_a_move_deletes_proposals_to_end_pause_or_change_the_pace_and_the_end_all(store, open_game):
    table = await open_game()
    for kind in ("undo", "end", "pause", "pace", "replace"):
        await propose(store, table.id, kind, "{}")
    await store.record(table.id, 1, a_move(), now=NOON)
    left = [await proposal(store, table.id, kind) for kind in ("undo", "end", "pause", "pace", "replace")]
    assert left == ["{}", None, None, None, "{}"]
    await store.change_status(table.id, "stopped", now=NOON)
    assert await proposal(store, table.id, "replace") is None


async def test_a_standing_answer_deletes_no_proposal_and_is_not_the_latest_entry(store, open_game):
    table = await open_game()
    answer = encode(Instruct("site-claim", "never")).decode()
    await store.record(table.id, 1, a_move(), now=NOON + 1)
    await propose(store, table.id, "end", "{}")
    await store.record(table.id, 2, replace(a_move(), move=answer), now=NOON + 2)
    assert await proposal(store, table.id, "end") == "{}"
    latest = await store.latest(table.id)
    assert (latest.revision, latest.at) == (2, NOON + 1)
