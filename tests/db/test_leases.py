"""Several processes on one database: who runs which shards, who has the duties, who is dead."""

import pytest

from bot.db.database import InUse
from bot.db.opening import LASTS
from bot.play.errors import StaleRevision
from bot.play.rows import NewAnnouncement
from bot.play.store import Store

from .conftest import announced, proposal, propose
from .test_failures import LOBBY, NOON, NewMove

CARD = NewAnnouncement(kind="card", payload="{}")


@pytest.fixture
async def both(place):
    """Two processes with one shard each."""
    stores = [await Store.open(place, now=NOON, shards=[shard]) for shard in (0, 1)]
    yield stores
    for store in stores:
        await store.close()


async def test_a_duty_belongs_to_one_process_until_its_lease_ends(both):
    first, second = both
    assert await first.leases.hold("duties", now=NOON)
    assert not await second.leases.hold("duties", now=NOON + 1)
    assert await first.leases.hold("duties", now=NOON + 10)
    assert not await second.leases.hold("duties", now=NOON + 10 + LASTS - 1)
    assert await second.leases.hold("duties", now=NOON + 10 + LASTS)
    assert not await first.leases.hold("duties", now=NOON + 10 + LASTS)


async def test_a_process_that_closes_gives_up_its_leases_at_once(both, place):
    third = await Store.open(place, now=NOON, shards=[2])
    assert await third.leases.hold("duties", now=NOON)
    await third.close()
    assert await both[0].leases.hold("duties", now=NOON)
    again = await Store.open(place, now=NOON, shards=[2], patience=0)
    await again.close()


async def test_only_claims_of_a_dead_process_are_taken_over_and_only_once(both):
    first, second = both
    table = await first.lobbies.open(LOBBY, now=NOON)
    (told,) = await announced(first, table.id, [CARD])
    assert await first.outbox.claim(told, NOON) is not None
    await first.leases.renew(now=NOON + 10)
    assert await second.outbox.release(NOON + 10 + LASTS - 1) == 0
    assert await second.outbox.waiting(NOON + 10 + LASTS - 1) == []
    assert await second.outbox.release(NOON + 10 + LASTS) == 1
    assert await second.outbox.release(NOON + 10 + LASTS) == 0
    taken = await second.outbox.claim(told, NOON + 30)
    assert (taken.nonce, taken.attempts) == (told.nonce, 2)
    await second.outbox.mark_sent(taken, message=5, now=NOON + 30)
    assert await first.outbox.waiting(NOON + 60) == []


async def test_a_process_that_has_lost_its_shard_is_told(both):
    first, second = both
    await second.leases.hold_shards([0], now=NOON + LASTS)
    with pytest.raises(InUse, match="took over shard 0"):
        await first.leases.renew(now=NOON + LASTS + 1)


async def test_a_process_can_renew_an_expired_lease_that_nobody_has_taken(both):
    first, second = both
    await first.leases.renew(now=NOON + 10 * LASTS)
    assert await second.database.read.records(
        "SELECT name FROM leases WHERE until > ?", NOON + 10 * LASTS
    ) == [{"name": "shard 0"}]


async def test_on_a_server_a_second_bot_on_the_same_shards_is_refused(server):
    store = await Store.open(server, now=NOON, shards=[0, 1])
    for shards, said in (
        (None, "Another bot is running on the database"),
        ([2, 1], "Another bot is running for shard 1"),
    ):
        with pytest.raises(InUse, match=said):
            await Store.open(server, now=NOON, shards=shards, patience=0)
    other = await Store.open(server, now=NOON, shards=[2], patience=0)
    await other.close()
    await store.close()
    alone = await Store.open(server, now=NOON, patience=0)
    with pytest.raises(InUse, match="Another bot is running on the database"):
        await Store.open(server, now=NOON, shards=[1], patience=0)
    await alone.close()


async def test_a_bot_restarted_after_a_kill_waits_until_its_old_lease_ends(server):
    killed = await Store.open(server, now=NOON)
    again = await Store.open(server, now=NOON + LASTS - 0.5, patience=2)
    await again.close()
    await killed.close()


async def test_of_two_simultaneous_answers_to_a_proposal_none_is_lost(both):
    first, second = both
    table = await first.lobbies.open(LOBBY, now=NOON)
    start = NewMove(kind="start", rules_version="1", position=b"first")
    await first.start(table.id, start, seed=b"s", fingerprint="f", now=NOON)
    await propose(first, table.id, "undo", "[]", was=None)
    await propose(first, table.id, "undo", "[1]", was="[]")
    with pytest.raises(StaleRevision):
        await propose(second, table.id, "undo", "[2]", was="[]")
    assert await proposal(second, table.id, "undo") == "[1]"
