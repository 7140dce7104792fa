"""Everything the store holds about one person, to be exported or forgotten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any, Final

from msgspec import Struct, json

from bot.db.database import Connection, Queries, StoredRow, Value, marks, stored
from bot.i18n.fluent import locale_for, words
from bot.play import rows
from bot.play.clock.clocks import recount
from bot.play.clock.hours import hours_of
from bot.play.history.rating_queries import RATINGS, ResultRow
from bot.play.statements import OPEN, announce, listed, one_table


@stored("lessons", "user")
class LessonRow(StoredRow, frozen=True, kw_only=True):
    """The lesson that a person has open, their progress (JSON text), and the number of the attempt."""

    user: int
    game: str
    lesson: str
    attempt: int
    progress: str


@stored("lessons_done", "user", "game", "lesson")
class LessonDoneRow(StoredRow, frozen=True, kw_only=True):
    """A lesson that somebody has done."""

    user: int
    game: str
    lesson: str
    at: float


@stored("questions_met", "user", "game", "question")
class QuestionMetRow(StoredRow, frozen=True, kw_only=True):
    """A kind of question that somebody has met."""

    user: int
    game: str
    question: str


class PersonQueries(Queries):
    """Settings of people; a person without a row has the defaults."""

    async def of(self, user: int) -> rows.PersonRow:
        return await self._read.find(rows.PersonRow, user) or rows.PersonRow(user=user)

    async def among(self, users: Iterable[int]) -> dict[int, rows.PersonRow]:
        wanted = list(dict.fromkeys(users))
        known = await self._read.where(rows.PersonRow, f'"user" IN ({marks(wanted)})', *wanted)
        settled = {row.user: row for row in known}
        return {user: settled.get(user) or rows.PersonRow(user=user) for user in wanted}

    async def settle(
        self, row: rows.PersonRow, told: Mapping[int, rows.NewAnnouncement] | None = None, *, now: float
    ) -> bool:
        """Store a person's settings, announcements at tables, and what follows from changed hours: the person's clocks
        are counted anew, owed pings are checked anew. Returns whether there is something to announce."""
        seated = f'SELECT id FROM seats JOIN tables ON id = table_id WHERE "user" = ? AND {OPEN}'  # noqa: S608
        tables = await self._read.numbers(seated, row.user)
        async with self._database.transaction(*tables) as database:
            before = await database.find(rows.PersonRow, row.user) or rows.PersonRow(user=row.user)
            for table_id, announcement in (told or {}).items():
                await announce(database, await one_table(database, table_id), [announcement], now)
            await database.put(row, kept=("closed_at",))  # which only the sender changes
            await database.run('UPDATE owed_pings SET due_at = 0 WHERE "user" = ?', row.user)
            changed = hours_of(before) != hours_of(row)
            return bool((changed and await recount(database, tables, before, now)) or told)


Record = dict[str, Value]

_THEIR_TABLES: Final = """
    SELECT table_id FROM seats WHERE "user" = ?1 UNION SELECT table_id FROM former_seats WHERE "user" = ?1
    UNION SELECT id FROM tables WHERE host = ?1 UNION SELECT table_id FROM results WHERE "user" = ?1
"""

_NAMED: Final = "LIKE '%' || CAST(CAST(?1 AS BIGINT) AS TEXT) || '%'"

_READ: Final[Mapping[str, str]] = {
    "settings": 'SELECT * FROM people WHERE "user" = ?1',
    "tables": f"""
        SELECT id, game, guild, channel, status, created_at, started_at, ended_at, host = ?1 AS hosted,
            coalesce(absent, '') {_NAMED} AS left_server
        FROM tables WHERE id IN ({_THEIR_TABLES}) ORDER BY id
    """,  # noqa: S608 - a statement of this file
    "seats": """
        SELECT table_id, seat, name, taken_at, gone, computer, kept_until FROM seats WHERE "user" = ?1 ORDER BY table_id
    """,
    "former_seats": """
        SELECT table_id, seat, name, until, computer, excused FROM former_seats
        WHERE "user" = ?1 ORDER BY table_id, until
    """,
    "moves": f"""
        SELECT table_id, revision, kind, seat, move, at FROM moves
        WHERE "user" = ?1 AND table_id IN ({_THEIR_TABLES}) ORDER BY table_id, revision
    """,  # noqa: S608 - a statement of this file
    "advice": f"""
        SELECT table_id, revision, at, moves FROM advice AS taken
        WHERE table_id IN ({_THEIR_TABLES}) AND ?1 = coalesce(
            (SELECT "user" FROM former_seats AS former
             WHERE former.table_id = taken.table_id AND former.seat = taken.seat AND until > revision
             ORDER BY until LIMIT 1),
            (SELECT "user" FROM seats AS now WHERE now.table_id = taken.table_id AND now.seat = taken.seat))
        ORDER BY table_id, revision
    """,  # noqa: S608 - a statement of this file
    "results": """
        SELECT table_id, seat, name, place, points, sources, stayed, mean, spread
        FROM results LEFT JOIN ratings USING (table_id, seat) WHERE "user" = ?1 ORDER BY table_id
    """,
    "ratings": 'SELECT game, name, mean, spread, games, wins FROM strengths WHERE "user" = ?1 ORDER BY game',
    "follows": 'SELECT * FROM followers WHERE "user" = ?1 ORDER BY table_id',
    "lesson": 'SELECT * FROM lessons WHERE "user" = ?1',
    "lessons_done": 'SELECT * FROM lessons_done WHERE "user" = ?1 ORDER BY game, at',
    "questions_met": 'SELECT * FROM questions_met WHERE "user" = ?1 ORDER BY game, question',
    "invitations": """
        SELECT table_id, "user" = ?1 AS was_asked, asked_at, declined_at FROM invitations
        WHERE "user" = ?1 OR asked_by = ?1 ORDER BY table_id
    """,
    "drafts": 'SELECT table_id, seat, moves FROM drafts WHERE "user" = ?1 ORDER BY table_id',
    "owed_pings": 'SELECT * FROM owed_pings WHERE "user" = ?1 ORDER BY table_id',
    "announcements": f"""
        SELECT table_id, kind, created_at, sent_at FROM outbox
        WHERE recipient IS NULL AND (payload {_NAMED} OR pinged {_NAMED}) AND table_id IN (
            {_THEIR_TABLES} UNION SELECT table_id FROM invitations WHERE "user" = ?1
            UNION SELECT table_id FROM proposals WHERE content {_NAMED})
        ORDER BY id
    """,  # noqa: S608 - a statement of this file
    "direct_messages": """
        SELECT table_id, kind, payload, created_at, sent_at FROM outbox WHERE recipient = ?1 ORDER BY id
    """,
    "forgetting": f"SELECT key FROM settings WHERE key LIKE 'forgetting %' AND key {_NAMED}",  # noqa: S608
    "questions": f"SELECT table_id, kind FROM proposals WHERE content {_NAMED} ORDER BY table_id, kind",  # noqa: S608
}
"""The statements of a person's export, by title; each takes their id."""


_THEIR_OWN: Final = (
    *("people", "strengths", "lessons", "lessons_done", "questions_met"),
    *("followers", "invitations", "drafts", "owed_pings"),
)
"""The database tables whose rows are deleted with their `user`."""

_FORGETTING: Final = "forgetting "
"""What begins the key of the setting that notes whom to forget; their id follows."""


class SeatedRow(Struct, frozen=True, kw_only=True):
    """A person's seat at an open table, with what is known of the table without its position.

    `moved_at` is when its newest move was made, `ends_at` when the person's time runs out, `lost` why the table can't
    be reached, since `lost_at`.
    """

    table_id: int
    seat: int
    computer: str | None
    channel: int
    guild: int | None
    game: str
    language: str
    status: rows.Status
    asked: str | None
    message: int | None
    created_at: float
    moved_at: float | None
    asked_at: float | None = None
    ends_at: float | None = None
    lost: rows.Lost | None = None
    lost_at: float | None = None


class Traces(Queries):
    """Everything about a person, across all database tables."""

    async def seated(self, user: int) -> list[SeatedRow]:
        """A person's seats at open tables, the oldest table first."""
        return await self._read.rows(
            SeatedRow,
            """
            SELECT tables.id AS table_id, seats.seat, seats.computer, channel, guild, game, language, status, asked,
                coalesce(card_message, lobby_message) AS message, created_at,
                (SELECT moves.at FROM moves WHERE moves.table_id = tables.id AND moves.revision = tables.revision)
                    AS moved_at, asked_at, CASE WHEN paused_at IS NULL THEN ends_at END AS ends_at, lost, lost_at
            FROM seats JOIN tables ON tables.id = seats.table_id
                LEFT JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
            WHERE seats."user" = ? AND NOT seats.gone AND kept_until IS NULL
                AND status IN ('lobby', 'playing', 'broken')
            ORDER BY tables.id
            """,
            user,
        )

    async def seats_at(self, *tables: int) -> dict[int, list[rows.SeatRow]]:
        those = f"table_id IN ({marks(tables)}) ORDER BY table_id, seat"
        seats = await self._read.where(rows.SeatRow, those, *tables)
        return {table: [*theirs] for table, theirs in groupby(seats, key=lambda seat: seat.table_id)}

    async def read(self, user: int) -> dict[str, list[Record]]:
        return {what: await self._read.records(sql, user) for what, sql in _READ.items()}

    async def tables_of(self, user: int) -> list[int]:
        return await self._read.numbers(f"{_THEIR_TABLES} ORDER BY 1", user)

    async def begin_forgetting(self, user: int) -> None:
        """Note that a person is to be forgotten, so that it is completed even after a crash."""
        await self._database.put(rows.SettingRow(key=f"{_FORGETTING}{user}", value=""))

    async def half_forgotten(self) -> list[int]:
        """Those who are to be forgotten and aren't yet."""
        noted = await self._read.where(rows.SettingRow, "key LIKE ?", f"{_FORGETTING}%")
        return [int(note.key.removeprefix(_FORGETTING)) for note in noted]

    async def forget_at(self, table_id: int, user: int, heir: int | None = None) -> bool:
        """Forget a person at a table: replace their id by one below zero, which only has a meaning at this table.

        Returns False, and changes nothing, at an open table where they still have a seat. If there is an `heir`, they
        give it up instead, and the heir is the host in their place.
        """
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            seats = [seat for seat in await database.select(rows.SeatRow, table_id) if seat.user == user]
            if table.open and heir is None and not all(seat.gone or seat.kept for seat in seats):
                return False
            former = [left for left in await database.select(rows.FormerSeat, table_id) if left.user == user]
            results = [result for result in await database.select(ResultRow, table_id) if result.user == user]
            stand_in = -(table.forgotten + 1)
            await database.update(
                rows.TableRow,
                table_id,
                forgotten=table.forgotten + 1,
                host=(heir or stand_in) if table.host == user else table.host,
                absent=listed([other for other in table.absent_users if other != user] or None),
            )
            said = words(locale_for(table.language))
            named: list[rows.SeatRow | rows.FormerSeat | ResultRow] = [*seats, *former, *results]
            for row in named:
                key = [getattr(row, column) for column in row.KEY]
                name = said("seat-nameless", number=row.seat + 1)
                await database.update(type(row), *key, user=stand_in, name=name)
            for seat in seats if heir is not None else ():
                await database.update(rows.SeatRow, table_id, seat.seat, gone=True, computer=None)
            await database.run(
                'UPDATE moves SET "user" = ? WHERE table_id = ? AND "user" = ?', stand_in, table_id, user
            )
            return True

    async def forget(self, user: int) -> None:
        """Delete everything about a person that doesn't belong to a table, and what they are asked or told."""
        async with self._database.transaction(RATINGS) as database:
            await database.delete(rows.SettingRow, f"{_FORGETTING}{user}")
            for table in _THEIR_OWN:
                await database.run(f'DELETE FROM {table} WHERE "user" = ?', user)  # noqa: S608 - one of ours
            await database.run("DELETE FROM invitations WHERE asked_by = ?", user)
            await database.run(
                "UPDATE outbox SET superseded_by = NULL WHERE superseded_by IN "
                "(SELECT id FROM outbox WHERE recipient = ?)",
                user,
            )
            await database.run("DELETE FROM outbox WHERE recipient = ?", user)
            await _leave_out_of_announcements(database, user)
            await _delete_proposals(database, user)


async def _leave_out_of_announcements(database: Connection, user: int) -> None:
    for column in ("payload", "pinged"):
        for row in await database.records(
            f"SELECT id, {column} FROM outbox WHERE {column} LIKE ?",  # noqa: S608 - one of two
            f"%{user}%",
        ):
            content = json.decode(str(row[column]))
            if (without := _without(content, user)) != content:
                written = json.encode(without).decode()
                await database.update(rows.Announcement, row["id"], **{column: written})


async def _delete_proposals(database: Connection, user: int) -> None:
    for row in await database.records(
        "SELECT table_id, kind, content FROM proposals WHERE content LIKE ?", f"%{user}%"
    ):
        content = json.decode(str(row["content"]))
        if _without(content, user) != content:
            await database.delete(rows.ProposalRow, row["table_id"], row["kind"])


def _without(content: Any, user: int) -> Any:
    """The content without a user: removed from lists, replaced by 0 elsewhere, and their name with it."""
    match content:
        case {"id": number, "name": str()} if number == user:
            return content | {"id": 0, "name": ""}
        case dict():
            return {key: _without(value, user) for key, value in content.items()}
        case list():
            return [_without(value, user) for value in content if value != user]
        case str():
            return content.replace(str(user), "0")
        case _:
            return 0 if content == user else content
