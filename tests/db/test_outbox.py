"""Announcements: each is sent once, in the order of its channel."""

import asyncio

import msgspec
import pytest

from bot.play.notify.outbox import FIRST_PAUSE, LONGEST_PAUSE, MOST_FAILURES, Unsent, to_one
from bot.play.rows import Card, NewAnnouncement, OwedPing
from bot.play.store import Store

from .conftest import announced, given_up

NOON = 1_800_000_000.0


@pytest.fixture
def tell(store, open_game):
    async def tell(*payloads: str, channel: int = 1, kind: str = "card"):
        table = await store.latest_table(channel) or await open_game(channel)
        new = [NewAnnouncement(kind=kind, payload=payload) for payload in payloads]
        return await announced(store, table.id, new)

    return tell


async def test_an_announcement_is_claimed_once_and_no_longer_waits_when_sent(store, tell):
    (told,) = await tell("{}")
    assert await store.outbox.waiting(NOON) == [told]
    claims = await asyncio.gather(*(store.outbox.claim(told, NOON) for _ in range(5)))
    assert [claim.attempts for claim in claims if claim] == [1]
    assert await store.outbox.waiting(NOON) == []
    await store.outbox.mark_sent(told, message=900, now=NOON + 1)
    assert await store.outbox.waiting(NOON + 9999) == []
    assert await store.outbox.claim(told, NOON + 9999) is None


async def test_nonces_are_unique_and_stable_and_short_enough_for_discord(store, tell):
    told = await tell(*["{}"] * 50)
    assert len({one.nonce for one in told}) == 50
    assert all(len(one.nonce) <= 25 for one in told)
    claimed = await store.outbox.claim(told[0], NOON)
    again = await store.outbox.mark_failed(claimed, "500", now=NOON)
    assert again.nonce == told[0].nonce


async def test_a_failed_announcement_is_tried_again_after_growing_pauses(store, tell):
    (told,) = await tell("{}")
    now = NOON
    pauses = []
    for _ in range(12):
        claimed = await store.outbox.claim(told, now)
        failed = await store.outbox.mark_failed(claimed, "500 from Discord", now=now)
        assert await store.outbox.waiting(failed.next_try_at - 0.5) == []
        pauses.append(failed.next_try_at - now)
        now = failed.next_try_at
        assert await store.outbox.waiting(now) == [failed]
    assert pauses[:3] == [FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE]
    assert pauses[-1] == LONGEST_PAUSE
    assert failed.failure == "500 from Discord"


async def test_a_pause_that_discord_asks_for_is_kept(store, tell):
    (told,) = await tell("{}")
    claimed = await store.outbox.claim(told, NOON)
    failed = await store.outbox.mark_failed(claimed, "429", pause=40, now=NOON)
    assert failed.next_try_at == NOON + 40


async def test_after_a_final_failure_the_next_announcement_is_sent(store, tell):
    first, second = await tell("1", "2")
    claimed = await store.outbox.claim(first, NOON)
    failed = await store.outbox.mark_failed(claimed, "The channel is gone", final=True, now=NOON)
    assert failed.given_up_at == NOON
    assert await store.outbox.waiting(NOON) == [second]
    assert await given_up(store) == 1


async def test_an_announcement_is_given_up_after_very_many_attempts(store, tell):
    (told,) = await tell("{}")
    now = NOON
    for attempt in range(1, MOST_FAILURES + 1):
        claimed = await store.outbox.claim(told, now)
        failed = await store.outbox.mark_failed(claimed, "500", now=now)
        now = failed.next_try_at
        assert (failed.given_up_at is not None) == (attempt == MOST_FAILURES)
    assert await store.outbox.claim(told, now) is None


async def test_within_a_channel_the_order_is_kept(store, tell):
    first, second = await tell("1", "2")
    (elsewhere,) = await tell("3", channel=2)
    assert await store.outbox.waiting(NOON) == [first, second, elsewhere]
    assert await store.outbox.waiting(NOON, channel=2) == [elsewhere]
    assert await store.outbox.claim(second, NOON) is None
    claimed = await store.outbox.claim(first, NOON)
    assert await store.outbox.waiting(NOON) == [elsewhere]
    await store.outbox.mark_failed(claimed, "500", now=NOON)
    assert await store.outbox.waiting(NOON) == [elsewhere]
    assert await store.outbox.claim(second, NOON) is None
    assert await store.outbox.claim(elsewhere, NOON) is not None


async def test_a_sent_card_is_stored_with_its_table(store, tell):
    (told,) = await tell("{}")
    await store.outbox.claim(told, NOON)
    card = Card(message=900, revision=1, posted_at=NOON + 1, seats="[0]", tells_since=0)
    await store.outbox.mark_sent(told, message=900, card=card, now=NOON + 1)
    assert (await store.table(told.table_id)).card_message == 900


async def test_a_newer_card_supersedes_older_ones_that_wait(store, tell):
    first, second = await tell("1", "2")
    (ping,) = await tell("3", kind="reminder")
    (newest,) = await tell("4")
    assert await store.outbox.supersede(newest, '{"pings": [1, 2, 4]}', now=NOON)
    waiting = await store.outbox.waiting(NOON)
    assert [(one.id, one.payload) for one in waiting] == [(ping.id, "3"), (newest.id, '{"pings": [1, 2, 4]}')]
    assert await store.outbox.claim(first, NOON) is None
    assert await store.outbox.claim(second, NOON) is None
    assert await given_up(store) == 0


async def test_a_claimed_card_is_not_superseded(store, tell):
    first, newest = await tell("1", "2")
    await store.outbox.claim(first, NOON)
    assert not await store.outbox.supersede(newest, "9", now=NOON)
    await store.outbox.mark_sent(first, message=1, now=NOON)
    assert await store.outbox.waiting(NOON) == [newest]
    await store.outbox.claim(newest, NOON)
    assert not await store.outbox.supersede(newest, "9", now=NOON), "its own content no longer changes either"


async def test_attempts_interrupted_by_a_kill_do_not_count_as_failures(store, place, tell):
    (told,) = await tell("{}")
    for _ in range(MOST_FAILURES):
        assert await store.outbox.claim(told, NOON) is not None
        async with store.database.transaction() as database:
            await database.run("UPDATE outbox SET claimed_at = NULL")  # as the next process does
    claimed = await store.outbox.claim(told, NOON)
    assert claimed.attempts > MOST_FAILURES
    failed = await store.outbox.mark_failed(claimed, "500", now=NOON)
    assert failed.given_up_at is None
    assert failed.next_try_at == NOON + FIRST_PAUSE


async def test_claims_of_a_dead_bot_are_released(store, place, tell):
    first, second = await tell("1", "2")
    await store.outbox.claim(first, NOON)
    assert await store.outbox.release(NOON) == 0
    await store.close()
    store = await Store.open(place, now=NOON)
    assert await store.outbox.release(NOON) == 1
    assert [one.id for one in await store.outbox.waiting(NOON)] == [first.id, second.id]
    assert (await store.outbox.claim(first, NOON)).attempts == 2
    await store.close()


async def test_a_bot_that_was_taken_for_dead_does_not_mark_again_what_another_has_sent(store, tell):
    (told,) = await tell("{}")
    claimed = await store.outbox.claim(told, NOON)
    card = Card(message=900, revision=1, posted_at=NOON, seats="[]", tells_since=1)
    directly = [to_one("asked", 11)]
    await store.outbox.mark_sent(claimed, message=900, card=card, announcements=directly, now=NOON)
    await store.set_card(told.table_id, msgspec.structs.replace(card, message=901))
    await store.outbox.mark_sent(
        claimed, message=900, card=card, announcements=directly, owed={11: NOON}, now=NOON + 60
    )
    await store.outbox.mark_undeliverable(claimed, "closed", now=NOON + 60, instead=directly[0])
    await store.outbox.mark_failed(claimed, "500 from Discord", now=NOON + 60, final=True)
    (sent,) = await store.outbox.sent_of(told.table_id, NOON - 1)
    assert (sent.sent_at, sent.given_up_at) == (NOON, None)
    assert len(await store.outbox.waiting(NOON + 60)) == 1
    assert (await store.table(told.table_id)).card_message == 901
    assert await store.read.select(OwedPing) == []


async def test_unsent_announcements_are_counted_tried_and_untried_ones_apart(store, tell):
    assert await store.outbox.unsent() == Unsent(waiting=0, oldest_untried=None, oldest_tried=None)
    first, _ = await tell("{}", "{}")
    (elsewhere,) = await tell("{}", channel=2)
    assert await store.outbox.unsent() == Unsent(
        waiting=3, oldest_untried=first.created_at, oldest_tried=None
    )
    claimed = await store.outbox.claim(first, NOON)
    await store.outbox.mark_failed(claimed, "500 from Discord", now=NOON)
    assert await store.outbox.unsent() == Unsent(
        waiting=3, oldest_untried=elsewhere.created_at, oldest_tried=first.created_at
    )
    for message, one in enumerate((first, elsewhere), 900):
        await store.outbox.mark_sent(one, message=message, now=NOON)
    assert (await store.outbox.unsent()).oldest_tried is None
    assert (await store.outbox.unsent()).waiting == 1
