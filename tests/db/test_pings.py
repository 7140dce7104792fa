"""Pings outside the channel: direct, put off, undeliverable; and who follows a table."""

import pytest

from bot.play.notify.pinging import NUDGE_REST, Nudging, Pinging
from bot.play.rows import Follower, NewAnnouncement, OwedPing, PersonRow
from bot.play.store import TOLD_KEPT

from .conftest import announced, given_up

NOON = 1_800_000_000.0
ANNA, BEN = 2**62, 12
DIRECT = NewAnnouncement(kind="asked", payload="{}", recipient=ANNA)
CARD = NewAnnouncement(kind="turn", payload='{"ping": [1]}')


class Clock:
    """Owed pings and nudges, at a time that the test sets."""

    def __init__(self, store):
        self.now = NOON
        self.pings = Pinging(store, None, None, None, lambda: self.now)
        self.nudging = Nudging(store, None, None, None, lambda: self.now)

    async def due(self, now):
        self.now = now
        return await self.pings.due()


@pytest.fixture
def clock(store):
    return Clock(store)


@pytest.fixture
def tell(store, open_game):
    async def tell(*new):
        table = await store.latest_table(1) or await open_game(1)
        return await announced(store, table.id, new)

    return tell


async def test_a_direct_message_neither_waits_for_a_channel_nor_delays_one(store, tell):
    card, direct, later = await tell(CARD, DIRECT, CARD)
    assert direct.channel == ANNA
    assert await store.outbox.waiting(NOON, channel=ANNA) == [direct]
    assert await store.outbox.claim(direct, NOON) is not None
    assert await store.outbox.waiting(NOON) == [card, later]


async def test_direct_messages_and_owed_pings_are_stored_when_a_card_is_sent(store, tell, clock):
    (card,) = await tell(CARD)
    await store.outbox.mark_sent(card, message=7, now=NOON, owed={BEN: NOON + 60}, announcements=[DIRECT])
    assert [told.recipient for told in await store.outbox.waiting(NOON)] == [ANNA]
    assert await clock.due(NOON + 59) == []
    owed = OwedPing(table_id=card.table_id, user=BEN, due_at=NOON + 60)
    assert await clock.due(NOON + 60) == [owed]


async def test_a_ping_cancels_what_is_owed_to_that_person_at_that_table(store, tell, clock):
    first, second = await tell(CARD, CARD)
    await store.outbox.mark_sent(first, message=7, now=NOON, owed={ANNA: NOON, BEN: NOON})
    await store.outbox.mark_sent(second, message=8, now=NOON, pinged=[BEN])
    assert [owed.user for owed in await clock.due(NOON)] == [ANNA]


async def test_an_owed_ping_is_sent_once(store, tell, clock):
    (card,) = await tell(CARD)
    await store.outbox.mark_sent(card, message=7, now=NOON, owed={ANNA: NOON})
    (owed,) = await clock.due(NOON)
    for _ in range(2):
        await clock.pings.carry_out(owed, [CARD])
    assert len(await store.outbox.waiting(NOON)) == 1
    assert await clock.due(NOON) == []


async def test_a_ping_that_was_put_off_meanwhile_is_not_sent(store, tell, clock):
    (card,) = await tell(CARD)
    await store.outbox.mark_sent(card, message=7, now=NOON, owed={ANNA: NOON})
    (owed,) = await clock.due(NOON)
    await clock.pings.put_off(owed, NOON + 60)
    await clock.pings.carry_out(owed, [CARD])
    assert await store.outbox.waiting(NOON) == []
    assert [each.due_at for each in await clock.due(NOON + 60)] == [NOON + 60]


async def test_a_change_of_settings_makes_owed_pings_due(store, tell, clock):
    (card,) = await tell(CARD)
    await store.outbox.mark_sent(card, message=7, now=NOON, owed={ANNA: NOON + 999, BEN: NOON + 999})
    await store.people.settle(PersonRow(user=ANNA), now=NOON)
    assert [owed.user for owed in await clock.due(NOON)] == [ANNA]


async def test_an_undeliverable_direct_message_is_noted_until_one_arrives(store, tell):
    first, second = await tell(DIRECT, DIRECT)
    await store.people.settle(PersonRow(user=ANNA, pings="direct"), now=NOON)
    claimed = await store.outbox.claim(first, NOON)
    await store.outbox.mark_undeliverable(claimed, "closed", now=NOON, instead=CARD)
    closed = await store.people.of(ANNA)
    assert (closed.pings, closed.closed_at) == ("direct", NOON)
    assert [told.kind for told in await store.outbox.waiting(NOON, channel=1)] == ["turn"]
    assert await given_up(store) == 0, "it is told otherwise"
    await store.people.settle(closed, now=NOON)
    await store.outbox.mark_sent(second, message=None, now=NOON)
    assert (await store.people.of(ANNA)).closed_at == NOON, "nothing was sent"
    (third,) = await tell(DIRECT)
    await store.outbox.mark_sent(third, message=9, now=NOON)
    assert (await store.people.of(ANNA)).closed_at is None


async def test_an_undeliverable_message_without_a_replacement_is_given_up(store, tell):
    (direct,) = await tell(DIRECT)
    await store.outbox.mark_undeliverable(direct, "closed", now=NOON, instead=None)
    assert await store.outbox.waiting(NOON) == []
    assert await given_up(store) == 1


async def test_the_newest_direct_message_supersedes_only_that_persons_earlier_ones(store, tell):
    other = NewAnnouncement(kind="asked", payload="{}", recipient=BEN)
    first, theirs, newest = await tell(DIRECT, other, DIRECT)
    await store.outbox.supersede(newest, "{}", now=NOON)
    assert {told.id for told in await store.outbox.waiting(NOON)} == {theirs.id, newest.id}
    assert first.id not in {told.id for told in await store.outbox.waiting(NOON)}


async def test_a_nudge_is_remembered_for_a_while(store, tell, clock):
    (card,) = await tell(CARD)
    nudge = NewAnnouncement(kind="nudge", payload='{"ping": [1]}')
    assert await clock.nudging.latest(card.table_id) is None
    await store.tell(card.table_id, nudge, now=NOON)
    assert await clock.nudging.latest(card.table_id) == NOON
    clock.now = NOON + NUDGE_REST
    assert await clock.nudging.latest(card.table_id) is None


async def test_followers_are_kept_for_a_while_after_the_end(store, open_game):
    table = await open_game(1)
    for hears in ("end", "rounds"):
        await store.database.put(Follower(table_id=table.id, user=ANNA, hears=hears, language="de"))
    await store.database.put(Follower(table_id=table.id, user=BEN, hears="end", language="en"))
    await store.database.delete(Follower, table.id, BEN)
    followers = await store.read.select(Follower, table.id)
    assert [(each.user, each.hears) for each in followers] == [(ANNA, "rounds")]
    await store.change_status(table.id, "stopped", now=NOON)
    await store.tidy(now=NOON + TOLD_KEPT - 1)
    assert await store.read.select(Follower, table.id) == followers
    await store.tidy(now=NOON + TOLD_KEPT + 1)
    assert await store.read.select(Follower, table.id) == []
