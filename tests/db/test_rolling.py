"""An older and a newer version of the bot on one database: which may run on what, and which must wait."""

from pathlib import Path

import msgspec
import pytest

from bot.db import database, postgres, sqlite
from bot.db.database import InUse, StoreError
from bot.play.rows import AdviceRow, ClockRow, NewAnnouncement, NewMove
from bot.play.store import Store
from bot.settings import Server

from .conftest import announced, propose
from .test_failures import LOBBY, NOON, a_move

KNOWN = len(sqlite.MIGRATIONS)
CARD = NewAnnouncement(kind="card", payload="{}")
EXPANDS = f"""-- oldest: {KNOWN}
ALTER TABLE tables ADD COLUMN colour TEXT;
ALTER TABLE seats ADD COLUMN colour TEXT;
ALTER TABLE moves ADD COLUMN colour TEXT;
ALTER TABLE interactions ADD COLUMN colour TEXT;
ALTER TABLE outbox ADD COLUMN colour TEXT;
ALTER TABLE clocks ADD COLUMN colour TEXT;
ALTER TABLE missed ADD COLUMN colour TEXT;
ALTER TABLE proposals ADD COLUMN colour TEXT;
ALTER TABLE settings ADD COLUMN colour TEXT;
ALTER TABLE leases ADD COLUMN colour TEXT;
ALTER TABLE advice ADD COLUMN colour TEXT;
ALTER TABLE computer_moves ADD COLUMN colour TEXT;
ALTER TABLE former_seats ADD COLUMN colour TEXT;
"""
CONTRACTS = f"""-- oldest: {KNOWN + 1}
ALTER TABLE outbox DROP COLUMN claimed_by;
"""


async def bring_up_to(place: Path | Server, *more: str, now: float = NOON) -> None:
    """Start a newer version of the bot, with further migrations."""
    if isinstance(place, Path):
        sqlite.prepare(place, now=now, migrations=[*sqlite.MIGRATIONS, *more])
    else:
        known = postgres.MIGRATIONS | dict(enumerate(more, start=KNOWN + 1))
        await postgres.prepare(place, now=now, known=known)


async def play(store: Store, channel: int) -> None:
    """Write something of every kind."""
    table = await store.lobbies.open(msgspec.structs.replace(LOBBY, channel=channel), now=NOON)
    start = NewMove(kind="start", rules_version="1", position=b"first")
    await store.start(table.id, start, seed=b"s", fingerprint="f", now=NOON)
    (seat,) = await store.seats(table.id)
    other = msgspec.structs.replace(seat, user=99)
    move = msgspec.structs.replace(a_move(), computer="tiro")
    clock = ClockRow(table_id=table.id, seat=0, asked_at=NOON, allowed=9, seconds=9, counted_at=NOON)
    async with store.clocks.edit(table.id, now=NOON) as times:
        await times.columns(pace=60)
        times.clocks, times.missed = {0: clock}, {0: 1}
    await propose(store, table.id, "replace", "{}")
    await store.database.put(AdviceRow(table_id=table.id, revision=1, seat=0, at=NOON, moves="[]"))
    await store.record(table.id, 1, move, seats=[other], announcements=[CARD], interaction=channel, now=NOON)
    (told,) = await store.outbox.waiting(NOON, channel=channel)
    claimed = await store.outbox.claim(told, NOON)
    await store.outbox.mark_sent(claimed, message=1, now=NOON)
    await store.record(table.id, 2, a_move(), ended=True, now=NOON)
    await store.set_setting("commands", "abc")
    await announced(store, table.id, [CARD])


async def test_a_running_bot_goes_on_while_the_schema_is_expanded(place):
    older = await Store.open(place, now=NOON, shards=[0])
    await play(older, channel=1)
    await bring_up_to(place, EXPANDS)
    await play(older, channel=2)
    await older.tidy(now=NOON + 40 * 86_400)
    assert await older.leases.hold("duties", now=NOON)
    await older.close()


async def test_an_older_bot_runs_on_an_expanded_schema_and_leaves_it_unchanged(place):
    await (await Store.open(place, now=NOON)).close()
    await bring_up_to(place, EXPANDS)
    older = await Store.open(place, now=NOON)
    await play(older, channel=1)
    assert await older.database.read.records("SELECT colour FROM tables") == [{"colour": None}]
    await older.close()
    await bring_up_to(place, EXPANDS)


async def test_an_older_bot_is_refused_on_a_contracted_schema(place):
    await (await Store.open(place, now=NOON)).close()
    await bring_up_to(place, EXPANDS, CONTRACTS)
    with pytest.raises(StoreError, match=f"has version {KNOWN + 2}.* that know version {KNOWN + 1}"):
        await Store.open(place, now=NOON)


async def test_a_schema_is_not_contracted_while_an_older_bot_runs(place):
    older = await Store.open(place, now=NOON, shards=[0])
    with pytest.raises(InUse, match=f"knows version {KNOWN} and would need version {KNOWN + 1}"):
        await bring_up_to(place, EXPANDS, CONTRACTS)
    await play(older, channel=1)
    await older.close()
    await bring_up_to(place, EXPANDS, CONTRACTS)


async def test_a_killed_bot_does_not_delay_a_release_for_long(place):
    older = await Store.open(place, now=NOON, shards=[0])
    await bring_up_to(place, EXPANDS, CONTRACTS, now=NOON + 60)
    await older.close()


def test_both_databases_have_each_migration_since_their_first_common_version():
    common = range(min(postgres.MIGRATIONS), KNOWN + 1)
    assert list(postgres.MIGRATIONS) == list(common)
    for number in common:
        ours, theirs = sqlite.MIGRATIONS[number - 1], postgres.MIGRATIONS[number]
        assert database.oldest_after(ours, number) == database.oldest_after(theirs, number)


def test_every_migration_since_version_7_says_which_versions_may_run_on_it():
    for number in range(7, KNOWN + 1):
        assert sqlite.MIGRATIONS[number - 1].startswith("-- oldest: ")
