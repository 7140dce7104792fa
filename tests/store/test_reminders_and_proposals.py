"""What is asked again and what players ask each other."""

import pytest

from bot.store.errors import NoSuchTable, StaleRevision
from bot.store.rows import NewAnnouncement, NewMove

NOON = 1_800_000_000.0
PING = NewAnnouncement(kind="reminder", payload='{"asked": [1]}')


def a_move() -> NewMove:
    return NewMove(kind="move", rules_version="1", position=b"p")


async def test_a_reminder_comes_when_it_is_due_and_again_later(store, open_game):
    table = await open_game()
    await store.reminders.set(table.id, 3600, now=NOON)
    assert await store.reminders.due(NOON + 3599) == []
    (due,) = await store.reminders.due(NOON + 3700)
    told = await store.reminders.carry_out(due, [PING], now=NOON + 3700)
    assert await store.outbox.waiting(NOON + 3700) == list(told.announcements)
    assert await store.reminders.due(NOON + 3700) == []
    (again,) = await store.reminders.due(NOON + 7300)
    assert again.count == 1


async def test_a_reminder_is_told_once_even_if_two_see_it_due(store, open_game):
    table = await open_game()
    await store.reminders.set(table.id, 60, now=NOON)
    (due,) = await store.reminders.due(NOON + 60)
    assert await store.reminders.carry_out(due, [PING], now=NOON + 60) is not None
    assert await store.reminders.carry_out(due, [PING], now=NOON + 60) is None
    assert len(await store.outbox.waiting(NOON + 60)) == 1


async def test_a_move_makes_the_reminder_count_anew(store, open_game):
    table = await open_game()
    await store.reminders.set(table.id, 60, now=NOON)
    (due,) = await store.reminders.due(NOON + 60)
    await store.record(table.id, 1, a_move(), now=NOON + 61)
    assert await store.reminders.carry_out(due, [PING], now=NOON + 62) is None
    reminder = await store.reminders.of(table.id)
    assert (reminder.next_at, reminder.count) == (NOON + 121, 0)


async def test_reminders_can_be_switched_off_and_rest_while_a_game_is_broken(store, open_game):
    table = await open_game()
    await store.reminders.set(table.id, 60, now=NOON)
    await store.change_status(table.id, "broken", fault="7F3A", now=NOON)
    assert await store.reminders.due(NOON + 60) == []
    await store.change_status(table.id, "playing", now=NOON)
    assert len(await store.reminders.due(NOON + 60)) == 1
    await store.reminders.set(table.id, None, now=NOON)
    assert await store.reminders.due(NOON + 60) == []
    with pytest.raises(NoSuchTable):
        await store.reminders.set(404, 60, now=NOON)


async def test_a_proposal_collects_who_agrees(store, open_game):
    table = await open_game()
    await store.record(table.id, 1, a_move(), now=NOON)
    proposal = await store.proposals.propose(table.id, 1, by_seat=0, revision=2, now=NOON)
    assert await store.proposals.of(table.id) == proposal
    assert proposal.agreed_seats == frozenset()
    for seat in (1, 2, 1):
        agreed = await store.proposals.agree(table.id, seat, revision=2)
    assert agreed.agreed_seats == {1, 2}
    assert agreed.agreed == "[1,2]"
    await store.proposals.withdraw(table.id, now=NOON)
    assert await store.proposals.of(table.id) is None


async def test_a_move_makes_a_proposal_void(store, open_game):
    table = await open_game()
    await store.proposals.propose(table.id, 1, by_seat=0, revision=1, now=NOON)
    assert await store.proposals.agree(table.id, 1, revision=2) is None
    await store.record(table.id, 1, a_move(), now=NOON)
    assert await store.proposals.of(table.id) is None
    assert await store.proposals.agree(table.id, 1, revision=1) is None
    with pytest.raises(StaleRevision):
        await store.proposals.propose(table.id, 1, by_seat=0, revision=1, now=NOON)
