"""Packed games: what comes back when they are unpacked, and what happens to their rows."""

import random

import msgspec
import pytest

from bot.db.database import Damaged
from bot.play.history.record_queries import DIGEST, PackedMoves, pack, unpack
from bot.play.rows import MoveRow, NewMove
from bot.play.store import Store

NOON = 1_800_000_000.0


def moves(number: int) -> list[MoveRow]:
    """Return moves of every kind, some taken back, some by computers."""
    drawn = random.Random(number)
    rows = [row(1, None, "start", chance="[3, 1]", barrier=True)]
    for revision in range(2, number + 1):
        kind = drawn.choice(["move", "move", "resign", "replace", "undo"])
        rows.append(
            row(
                revision,
                drawn.randrange(1, revision) if kind == "undo" else revision - 1,
                kind,
                seat=drawn.randrange(5),
                move=None if kind == "undo" else '{"type": "Pass", "colour": "ä"}',
                chance=None if kind == "undo" else str([drawn.randrange(9)]),
                barrier=drawn.random() < 0.5,
                computer=drawn.choice([None, "tiro"]),
            )
        )
    return rows


def row(revision: int, parent: int | None, kind: str, **more: object) -> MoveRow:
    usual = {"seat": None, "move": None, "chance": None, "barrier": False}
    return MoveRow(
        table_id=1,
        revision=revision,
        parent=parent,
        kind=kind,
        user=None,
        rules_version="2",
        at=NOON + revision * 1000,
        **usual | more,
    )


def digests(number: int) -> list[bytes]:
    return [random.Random(place).randbytes(DIGEST) for place in range(number)]


@pytest.mark.parametrize("number", [1, 2, 300])
def test_a_packed_game_is_unpacked_unchanged(number):
    packed = PackedMoves(moves(number), digests(number), "2")
    assert unpack(1, pack(packed)) == packed


def test_users_are_not_packed_and_times_are_kept_to_the_second():
    (start,) = moves(1)
    told = msgspec.structs.replace(start, user=11, at=start.at + 0.3)
    assert unpack(1, pack(PackedMoves([told], digests(1), "2"))).moves == [start]


@pytest.mark.parametrize("content", [b"", b"nothing", pack(PackedMoves(moves(9), digests(9), "2"))[:-9]])
def test_bytes_that_are_no_record_are_refused(content):
    with pytest.raises(ValueError):  # noqa: PT011 - the message is zlib's
        unpack(1, content)


async def ended(store: Store, open_game, channel: int = 1, ended_at: float = NOON) -> int:
    table = await open_game(channel=channel)
    a_move = NewMove(kind="move", rules_version="1", position=b"p", seat=0, user=11, move="{}", chance="[4]")
    await store.record(table.id, 1, msgspec.structs.replace(a_move, computer="tiro"), now=ended_at)
    await store.record(table.id, 2, a_move, now=ended_at)
    await store.change_status(table.id, "stopped", now=ended_at)
    return int(table.id)


async def test_a_game_played_to_its_end_is_packed_only_once_it_is_counted(store, open_game):
    table = await open_game()
    over = NewMove(kind="move", rules_version="1", position=b"p")
    await store.record(table.id, 1, over, ended=True, now=NOON)
    assert await store.records.to_pack(NOON + 60) is None
    async with store.database.transaction() as database:
        await database.run("UPDATE tables SET counted = TRUE")
    assert (await store.records.to_pack(NOON + 60)).id == table.id


async def test_a_packed_game_has_no_rows_left_and_its_moves_are_read_as_before(store, open_game):
    table, other = await ended(store, open_game), await ended(store, open_game, channel=2)
    before = await store.moves(table)
    await store.records.pack(table, PackedMoves(before, digests(3), "1"))
    nameless = [msgspec.structs.replace(move, user=None) for move in before]
    assert await store.moves(table) == nameless
    assert await store.moves(table, since=1, until=2) == nameless[1:2]
    assert await store.position(table, 3) is None
    assert await store.records.positions(table) == {}
    assert (await store.table(table)).packed is True
    assert len(await store.records.positions(other)) == 3
    async with store.database.transaction() as database:
        assert await database.value("SELECT count(*) FROM computer_moves") == 1


async def test_a_running_game_is_never_packed(store, open_game):
    table = await open_game()
    await store.records.pack(table.id, PackedMoves(await store.moves(table.id), digests(1), "1"))
    assert (await store.table(table.id)).packed is False
    assert await store.position(table.id, 1) == b"position 1"


async def test_games_are_packed_once_and_in_the_order_of_their_ends(store, open_game):
    late, early = [await ended(store, open_game, channel, NOON + 10 - channel) for channel in (1, 2)]
    await open_game(channel=3)
    assert await store.records.to_pack(NOON) is None
    first = await store.records.to_pack(NOON + 60)
    assert first.id == early
    second = await store.records.to_pack(NOON + 60, after=first)
    assert second.id == late
    assert await store.records.to_pack(NOON + 60, after=second) is None
    await store.records.pack(early, PackedMoves(await store.moves(early), digests(3), "1"))
    await store.records.pack(early, PackedMoves(await store.moves(early), digests(3), "1"))
    assert (await store.records.to_pack(NOON + 60)).id == late


async def test_a_damaged_record_is_reported(store, open_game):
    table = await ended(store, open_game)
    await store.records.pack(table, PackedMoves(await store.moves(table), digests(3), "1"))
    async with store.database.transaction() as database:
        await database.run("UPDATE records SET content = ? WHERE table_id = ?", b"nothing", table)
    with pytest.raises(Damaged, match=f"The record of table {table} is damaged"):
        await store.moves(table)


async def test_nothing_is_packed_while_a_bot_that_could_not_read_it_runs(place):
    store = await Store.open(place, now=NOON, shards=[0])
    assert await store.records.may_be_packed(now=NOON)
    async with store.database.transaction() as database:
        await database.run(
            "INSERT INTO leases (name, holder, version, until) VALUES ('shard 1', 'older', 9, ?)", NOON + 10
        )
    assert not await store.records.may_be_packed(now=NOON)
    assert await store.records.may_be_packed(now=NOON + 11)
    await store.close()
