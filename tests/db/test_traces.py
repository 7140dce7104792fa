"""What the store holds about one person: found, read out, and made anonymous everywhere."""

from __future__ import annotations

import zlib

import msgspec
import pytest

from bot.play.clock.clocks import AskedSeats
from bot.play.errors import StaleRevision
from bot.play.move_store import TABLES
from bot.play.people.traces import LessonDoneRow, QuestionMetRow
from bot.play.rows import (
    AdviceRow,
    DraftRow,
    Follower,
    InvitationRow,
    NewAnnouncement,
    NewMove,
    NewTable,
    PersonRow,
    Sitter,
    TableRow,
)
from bot.play.store import Store
from bot.play.turn.games import Drafts

from .conftest import open_lesson, propose

ANNA, BEN, CARLA = 876_543_210_987_654_321, 12, 13
NAME = "Anna Perenna"
NOON = 1_800_000_000.0


def a_move(kind: str = "move", **more: object) -> NewMove:
    return NewMove(kind=kind, rules_version="1", position=b"position", move="{}", **more)  # type: ignore[arg-type]


async def opened(store: Store, channel: int, host: int = ANNA) -> TableRow:
    sitters = (Sitter(ANNA, NAME), Sitter(BEN, "Ben"))
    new = NewTable(
        channel=channel,
        guild=7,
        game="praetor",
        rules_version="1",
        options="{}",
        language="en",
        host=host,
        seated=sitters,
    )
    return await store.lobbies.open(new, now=NOON)


async def begun(store: Store, channel: int, **more: object) -> TableRow:
    table = await opened(store, channel)
    told = NewAnnouncement(kind="start", payload=f'{{"ping": [{ANNA}, {BEN}]}}')
    return await store.start(
        table.id,
        a_move("start"),
        seed=b"s",
        fingerprint="f",
        now=NOON,
        announcements=[told],
        asked=AskedSeats([0]),
    )


async def over(store: Store, channel: int) -> TableRow:
    """Play a game to its end, in which Anna has moved."""
    table = await begun(store, channel)
    await store.record(table.id, 1, a_move(seat=0, user=ANNA), now=NOON + 1)
    return await store.record(table.id, 2, a_move(seat=1, user=BEN), now=NOON + 2, ended=True)


async def replaced(store: Store, channel: int) -> TableRow:
    """Start a game, and give Anna's seat to Carla."""
    table = await begun(store, channel)
    anna = (await store.seats(table.id))[0]
    carla = msgspec.structs.replace(anna, user=CARLA, name="Carla")
    return await store.record(table.id, 1, a_move("replace", seat=0, user=CARLA), now=NOON + 1, seats=[carla])


async def everything(store: Store) -> str:
    """Return all columns of all tables as one text, with positions unpacked."""
    told: list[str] = []
    for table in TABLES:
        for record in await store.read.records(f"SELECT * FROM {table}"):
            for column, value in record.items():
                packed = column == "position" and isinstance(value, bytes) and value
                told.append(f"{table}.{column} {zlib.decompress(value) if packed else value!r}")
    return "\n".join(told)


async def make_nameless(store: Store) -> None:
    for table in await store.traces.tables_of(ANNA):
        await store.traces.forget_at(table, ANNA)
    await store.traces.forget(ANNA)


async def leave_traces(store: Store) -> list[TableRow]:
    """Put Anna into every column that may name somebody; return the tables."""
    tables = [await over(store, 1), await replaced(store, 2)]
    other = tables[1].id
    asked = f'{{"seat": 1, "newcomer": {{"id": {ANNA}, "name": "{NAME}"}}, "asked_by": {CARLA}}}'
    told = [
        NewAnnouncement(kind="replace-asked", payload=f'{{"ping": [{ANNA}, {CARLA}], "newcomer": {ANNA}}}'),
        NewAnnouncement(kind="asked", payload=f'{{"ping": [{ANNA}]}}', recipient=ANNA),
        NewAnnouncement(kind="said", payload=f'{{"line": "<@{ANNA}> hears", "who": {asked}}}'),
    ]
    invited = [
        InvitationRow(table_id=other, user=ANNA, asked_by=CARLA, asked_at=NOON),
        InvitationRow(table_id=other, user=BEN, asked_by=ANNA, asked_at=NOON, declined_at=NOON),
    ]
    await propose(store, other, "undo", None, invitation=invited[1])
    await propose(store, other, "replace", asked, told=told, invitation=invited[0])
    await store.people.settle(PersonRow(user=ANNA, zone="Europe/Rome"), now=NOON)
    told = (await store.outbox.waiting(NOON, channel=tables[1].channel))[0]
    await store.outbox.mark_sent(told, message=5, here=[ANNA], owed={ANNA: NOON}, now=NOON)
    async with store.database.transaction() as database:
        await database.run(
            """
            INSERT INTO results (table_id, seat, "user", name, place, points, sources) VALUES (?, 0, ?, ?, 1, 5, '{}')
            """,
            tables[0].id,
            ANNA,
            NAME,
        )
        await database.run(
            """
            INSERT INTO strengths (game, "user", computer, name, mean, spread, games, wins)
            VALUES ('praetor', ?, '', ?, 26.0, 8.0, 1, 1)
            """,
            ANNA,
            NAME,
        )
    await store.database.update(TableRow, other, absent=f"[{ANNA},{BEN}]")
    await Drafts(store).write(DraftRow(table_id=other, seat=0, user=ANNA, edition=1, moves="[]"))
    await open_lesson(store, ANNA)
    await store.traces.begin_forgetting(ANNA)
    await store.database.insert_new(LessonDoneRow(user=ANNA, game="praetor", lesson="plazas", at=NOON))
    await store.database.insert_new(QuestionMetRow(user=ANNA, game="praetor", question="action"))
    for user in (ANNA, BEN):
        await store.database.put(Follower(table_id=other, user=user, hears="end", language="en"))
    return tables


async def test_after_forgetting_nothing_in_the_store_names_the_person(store: Store) -> None:
    await leave_traces(store)
    before = await everything(store)
    assert str(ANNA) in before
    assert NAME in before
    await make_nameless(store)
    left = await everything(store)
    assert [line for line in left.splitlines() if str(ANNA) in line or NAME in line] == []
    assert await store.traces.tables_of(ANNA) == []


async def test_what_belongs_to_others_is_not_forgotten(store: Store) -> None:
    first, second = await leave_traces(store)
    await make_nameless(store)
    assert [(seat.user, seat.name) for seat in await store.seats(first.id)] == [
        (-1, "Player 1"),
        (BEN, "Ben"),
    ]
    assert [seat.name for seat in await store.former_seats(second.id)] == ["Player 1"]
    assert [seat.name for seat in await store.seats(second.id)] == ["Carla", "Ben"]
    assert [move.user for move in await store.moves(first.id)] == [None, -1, BEN]
    assert (await store.table(first.id)).host == -1
    assert (await store.table(second.id)).absent == f"[{BEN}]"
    assert await store.position(first.id, 3) == b"position"
    assert f'"ping":[{BEN}]' in await everything(store)
    assert [row["user"] for row in await store.read.records("SELECT * FROM followers")] == [BEN]


async def test_several_forgotten_people_at_a_table_stay_distinct(store: Store) -> None:
    table = await over(store, 1)
    await store.traces.forget_at(table.id, ANNA)
    await store.traces.forget_at(table.id, BEN)
    assert [seat.user for seat in await store.seats(table.id)] == [-1, -2]
    assert (await store.table(table.id)).forgotten == 2


async def test_a_person_who_plays_at_an_open_table_is_not_forgotten_there(store: Store) -> None:
    table = await begun(store, 1)
    assert not await store.traces.forget_at(table.id, ANNA)
    assert (await store.seats(table.id))[0].name == NAME
    gone = msgspec.structs.replace((await store.seats(table.id))[0], gone=True)
    await store.record(table.id, 1, a_move("resign", seat=0, user=ANNA), now=NOON, seats=[gone])
    await store.traces.forget_at(table.id, ANNA)
    assert (await store.seats(table.id))[0].person is None


async def test_a_seat_read_before_its_player_was_forgotten_cannot_be_written(
    store: Store,
) -> None:
    table = await begun(store, 1)
    gone = msgspec.structs.replace((await store.seats(table.id))[0], gone=True)
    await store.record(table.id, 1, a_move("resign", seat=0, user=ANNA), now=NOON, seats=[gone])
    await store.traces.forget_at(table.id, ANNA)
    computer = msgspec.structs.replace(gone, gone=False, computer="tiro")
    with pytest.raises(StaleRevision):
        await store.record(table.id, 2, a_move("replace", seat=0), now=NOON, seats=[computer])
    assert (await store.seats(table.id))[0].name == "Player 1"
    await store.record(table.id, 2, a_move(seat=1, user=BEN), now=NOON)


async def test_a_persons_open_seats_say_whose_turn_it_is_and_since_when(store: Store) -> None:
    playing, lobby, _ = await begun(store, 1), await opened(store, 2), await over(store, 3)
    rows = await store.traces.seated(ANNA)
    assert [(row.table_id, row.status, row.asked, row.moved_at) for row in rows] == [
        (playing.id, "playing", "[0]", NOON),
        (lobby.id, "lobby", None, None),
    ]
    await store.record(playing.id, 1, a_move(seat=0, user=ANNA), now=NOON + 60, asked=AskedSeats([1]))
    (first, _) = await store.traces.seated(ANNA)
    assert (first.asked, first.moved_at) == ("[1]", NOON + 60)


async def test_everything_that_is_stored_about_a_person_can_be_read(store: Store) -> None:
    await leave_traces(store)
    kept = await store.traces.read(ANNA)
    assert {what: len(rows) for what, rows in kept.items()} == {
        "settings": 1,
        "tables": 2,
        "seats": 1,
        "former_seats": 1,
        "moves": 1,
        "advice": 0,
        "results": 1,
        "ratings": 1,
        "follows": 1,
        "lesson": 1,
        "lessons_done": 1,
        "questions_met": 1,
        "invitations": 2,
        "drafts": 1,
        "owed_pings": 1,
        "announcements": 4,
        "direct_messages": 1,
        "forgetting": 1,
        "questions": 1,
    }
    assert all(rows == [] for rows in (await store.traces.read(999)).values())


async def test_advice_counts_for_the_person_who_sat_there_then(store: Store) -> None:
    table = await replaced(store, 1)
    for revision in (1, 2):
        await store.database.put(AdviceRow(table_id=table.id, revision=revision, seat=0, at=NOON, moves="[]"))
    assert [row["revision"] for row in (await store.traces.read(ANNA))["advice"]] == [1]
    assert [row["revision"] for row in (await store.traces.read(CARLA))["advice"]] == [2]


async def test_interrupted_forgetting_can_be_continued(store: Store) -> None:
    first, second = await leave_traces(store)
    await store.traces.forget_at(first.id, ANNA)
    assert await store.traces.tables_of(ANNA) == [second.id]
    await make_nameless(store)
    assert str(ANNA) not in await everything(store)
    assert (await store.table(first.id)).forgotten == 1
