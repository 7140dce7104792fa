"""Announcements: what is to be told, in the channels and to single people; stored with the move, claimed, sent, marked.

An announcement is sent at least once; its nonce, the same at every try, makes Discord refuse a second copy.
Within a channel announcements go out in the order they were written: while one waits, later ones do too. What is for
one person alone goes a way of its own: its channel is that person, for Discord numbers both in one series.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from msgspec import Struct, json, toml

from bot.db.database import Database, Queries
from bot.play.rows import Announcement, Card, NewAnnouncement, OwedPing, TableRow
from bot.play.statements import announce, listed, one_table

PATIENCE: Final = 4.0
"""Seconds that the announcement of a move waits for the answers of computers, so that one message tells both."""

Shows: TypeAlias = Literal["card", "end", "standing card", "analysis", "thread", "note", "nothing"]
"""As what an announcement stands in its channel: a card that tells the course of the game, or its end; nothing new, but
the card that stands shows what has changed of the time; a table that moves into its thread; a sentence, or nothing."""


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """What a kind of announcement is.

    `news` asks nobody anything: it is not told again in the morning. What is for them `alone` concerns nobody but whom
    it pings, as long as something is asked of them. `waits`: all of these say that the game waits for whom they ping,
    which is one matter. A `question` has a sentence of its own in direct messages. Of several that wait and `combine`
    only the newest is sent, and covers the others. `followed` also goes to followers who can see the channel. What
    is seen `outside` changes the message that leads to a table's thread.
    """

    shows: Shows = "note"
    news: bool = False
    alone: bool = False
    waits: bool = False
    question: bool = False
    combines: bool = False
    followed: bool = False
    outside: bool = False

    @property
    def is_card(self) -> bool:
        """Whether it stands as a card of its own."""
        return self.shows in ("card", "end")


KINDS: Final = toml.decode(Path(__file__).with_name("kinds.toml").read_bytes(), type=dict[str, Kind])
"""What there is to tell."""


def kind_of(name: str) -> Kind:
    """What a kind is; one that only a newer version of the bot knows is a note."""
    return KINDS.get(name, Kind())


def announcement(kind: str, ping: Iterable[int | None], **payload: int | str | list[int]) -> NewAnnouncement:
    """What is to be told: who is pinged, each once (neither None nor who was made nameless), and what else it says."""
    assert kind in KINDS, f"there are no announcements of the kind {kind}"
    pinged = [user for user in dict.fromkeys(ping) if user is not None and user > 0]
    return NewAnnouncement(kind=kind, payload=json.encode({"ping": pinged, **payload}).decode())


class Payload(Struct, omit_defaults=True):
    """What an announcement says beside its kind: whom it pings, whose doing it is, and particulars.

    A direct message is `about` an announcement of another kind that stands as a `message`; `language` is that of its
    recipient's Discord, where it is known.
    """

    ping: list[int] = []
    role: int = 0
    about: str = ""
    message: int | None = None
    language: str | None = None
    by: int | None = None
    reference: str = ""
    newcomer: int = 0
    needed: str = "all"
    pace: str = ""
    until: int = 0
    seats: list[int] = []

    @property
    def seat(self) -> int:
        """The seat whose doing it is, of a kind that has one."""
        assert self.by is not None
        return self.by


payload_of: Final = json.Decoder(Payload).decode  # what an announcement says, of how it is stored


def to_one(kind: str, user: int) -> NewAnnouncement:
    """What is to be told to one person alone."""
    assert kind in KINDS, f"there are no announcements of the kind {kind}"
    return NewAnnouncement(kind=kind, payload="{}", recipient=user)


FIRST_PAUSE = 2.0  # seconds after the first failure; doubled after each further one
LONGEST_PAUSE = 900.0
MOST_FAILURES = 100  # about a day

CHANNELS = (0, 2**63 - 1)  # whatever Discord may number


class Unsent(Struct, frozen=True):
    """What of the outbox is not told yet: how much, and when the oldest was written (Unix seconds, None for none).

    Apart those at whose head of a channel's line stands one that was `tried` in vain: they wait for Discord.
    """

    waiting: int
    oldest_untried: float | None
    oldest_tried: float | None


class Outbox(Queries):
    """The announcements of all tables."""

    def __init__(self, database: Database, holder: str) -> None:
        """`holder` is this process, as its leases call it."""
        super().__init__(database)
        self._holder = holder

    async def waiting(self, now: float, *, channel: int | None = None) -> list[Announcement]:
        """What may be sent now, oldest first; of a channel whose first has to wait, nothing."""
        return await self._read.rows(
            Announcement,
            """
            SELECT * FROM outbox AS mine INDEXED BY outbox_waiting
            WHERE sent_at IS NULL AND given_up_at IS NULL AND channel BETWEEN ?1 AND ?2
              AND claimed_at IS NULL AND next_try_at <= ?3
              AND NOT EXISTS (
                SELECT 1 FROM outbox AS earlier
                WHERE earlier.channel = mine.channel AND earlier.id < mine.id
                  AND earlier.sent_at IS NULL AND earlier.given_up_at IS NULL
                  AND (earlier.claimed_at IS NOT NULL OR earlier.next_try_at > ?3))
            ORDER BY id
            """,
            *(CHANNELS if channel is None else (channel, channel)),
            now,
        )

    async def unsent_of(self, table_id: int) -> list[Announcement]:
        """What is still to be told of a table, oldest first."""
        return await self._read.where(
            Announcement, "table_id = ? AND sent_at IS NULL AND given_up_at IS NULL ORDER BY id", table_id
        )

    async def sent_of(self, table_id: int, since: float) -> list[Announcement]:
        """What was told of a table after a moment, the latest first."""
        return await self._read.where(
            Announcement, "table_id = ? AND sent_at > ? ORDER BY sent_at DESC, id DESC", table_id, since
        )

    async def unsent(self) -> Unsent:
        """How much is not told yet, and since when."""
        unsent = await self._read.row(
            Unsent,
            """
            SELECT count(*) AS waiting, min(CASE WHEN tried THEN NULL ELSE created_at END) AS oldest_untried,
                min(CASE WHEN tried THEN created_at END) AS oldest_tried
            FROM (
                SELECT created_at, EXISTS (
                    SELECT 1 FROM outbox AS earlier
                    WHERE earlier.channel = mine.channel AND earlier.id <= mine.id AND earlier.failure IS NOT NULL
                      AND earlier.sent_at IS NULL AND earlier.given_up_at IS NULL) AS tried
                FROM outbox AS mine WHERE sent_at IS NULL AND given_up_at IS NULL) AS left_over
            """,
        )
        assert unsent is not None, "a count is always a row"
        return unsent

    async def claim(self, announcement: Announcement, now: float) -> Announcement | None:
        """Take an announcement to send it, or None: it is over, taken, too early or not the first."""
        async with self._database.transaction(announcement.table_id) as database:
            return await database.row(
                Announcement,
                """
                UPDATE outbox SET claimed_at = ?2, claimant = ?3, attempts = attempts + 1
                WHERE id = ?1 AND sent_at IS NULL AND given_up_at IS NULL
                  AND claimed_at IS NULL AND next_try_at <= ?2
                  AND NOT EXISTS (
                    SELECT 1 FROM outbox AS earlier
                    WHERE earlier.channel = outbox.channel AND earlier.id < outbox.id
                      AND earlier.sent_at IS NULL AND earlier.given_up_at IS NULL)
                RETURNING *
                """,
                *(announcement.id, now, self._holder),
            )

    async def mark_sent(
        self,
        announcement: Announcement,
        *,
        message: int | None,
        now: float,
        card: Card | None = None,
        pinged: Collection[int] = (),
        here: Collection[int] = (),
        owed: Mapping[int, float] | None = None,
        announcements: Sequence[NewAnnouncement] = (),
    ) -> None:
        """The announcement stands in its channel as `message` (None: there was nothing to say any more).

        That may be the table's new `card`. Who is `pinged` by it, `here` in its channel or another way, is owed
        nothing; to others a ping is `owed` at a moment; and there may be more to tell, to some alone.
        """
        async with self._database.transaction(announcement.table_id) as database:
            await database.update(
                Announcement,
                announcement.id,
                sent_at=now,
                message=message,
                pinged=listed(list(here) or None),
                claimed_at=None,
                failure=None,
            )
            if card is not None:
                await database.update(TableRow, announcement.table_id, **card.columns)
            for user in pinged:
                await database.delete(OwedPing, announcement.table_id, user)
            for user, due_at in (owed or {}).items():
                await database.put(OwedPing(table_id=announcement.table_id, user=user, due_at=due_at))
            if announcements:
                table = await one_table(database, announcement.table_id)
                await announce(database, table, announcements, now)
            if announcement.recipient is not None and message is not None:
                await database.run(
                    'UPDATE people SET closed_at = NULL WHERE "user" = ? AND closed_at IS NOT NULL',
                    announcement.recipient,
                )

    async def mark_undeliverable(
        self, announcement: Announcement, failure: str, *, now: float, instead: NewAnnouncement | None
    ) -> None:
        """A claimed direct message does not reach its recipient, which is noted; something else is told `instead`."""
        async with self._database.transaction(announcement.table_id) as database:
            await database.run(
                """
                INSERT INTO people ("user", closed_at) VALUES (?, ?)
                ON CONFLICT ("user") DO UPDATE SET closed_at = excluded.closed_at
                """,
                announcement.recipient,
                now,
            )
            substitute = None
            if instead is not None:
                table = await one_table(database, announcement.table_id)
                substitute = (await announce(database, table, [instead], now))[0].id
            await database.update(
                Announcement,
                announcement.id,
                failure=failure,
                claimed_at=None,
                given_up_at=now,
                superseded_by=substitute,
            )

    async def mark_failed(
        self, announcement: Announcement, failure: str, *, now: float, final: bool = False, pause: float = 0.0
    ) -> Announcement | None:
        """A claimed announcement could not be sent: try again after a growing pause, of at least `pause` s.

        It is given up if the failure is `final` (say, the channel is gone) or was one too many. Tries that the end of a
        process cut off are no failures.
        """
        failures = announcement.failures + 1
        growing = FIRST_PAUSE * 2 ** min(failures - 1, 20)
        given_up = final or failures >= MOST_FAILURES
        async with self._database.transaction(announcement.table_id) as database:
            await database.update(
                Announcement,
                announcement.id,
                failure=failure,
                failures=failures,
                claimed_at=None,
                next_try_at=now + max(pause, min(LONGEST_PAUSE, growing)),
                given_up_at=now if given_up else None,
            )
            return await database.find(Announcement, announcement.id)

    async def first_card(self, table_id: int) -> int | None:
        """The message that told of the start of a game; None where it is not sent, or was long ago."""
        return await self._read.number(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = 'start'", table_id
        )

    async def supersede(
        self, newest: Announcement, payload: str, *, now: float, kind: str | None = None
    ) -> bool:
        """Drop what waits of the same table, channel and kind before `newest`, whose new `payload` says it all.

        It says what another `kind` would have said where one is given.

        False, and nothing is changed, if one of them is just being sent.
        """
        dropped = kind or newest.kind
        async with self._database.transaction(newest.table_id) as database:
            taken = await database.value(
                """
                SELECT count(*) FROM outbox WHERE table_id = ? AND channel = ? AND (kind = ? AND id < ? OR id = ?)
                AND claimed_at IS NOT NULL AND sent_at IS NULL AND given_up_at IS NULL
                """,
                *(newest.table_id, newest.channel, dropped, newest.id, newest.id),
            )
            if taken:
                return False
            await database.run(
                """
                UPDATE outbox SET given_up_at = ?1, superseded_by = ?4
                WHERE table_id = ?2 AND channel = ?5 AND kind = ?3 AND id < ?4
                  AND sent_at IS NULL AND given_up_at IS NULL
                """,
                *(now, newest.table_id, dropped, newest.id, newest.channel),
            )
            await database.update(Announcement, newest.id, payload=payload)
            return True

    async def give_back(self, announcement: int) -> None:
        """Claim an announcement no more, of which this process could not note what has become of it."""
        async with self._database.transaction() as database:
            await database.run(
                "UPDATE outbox SET claimed_at = NULL WHERE id = ? AND claimant = ? RETURNING id",
                *(announcement, self._holder),
            )

    async def release(self, now: float) -> int:
        """Give back what was claimed, and neither sent nor failed, by processes that are no more; how much it was."""
        async with self._database.transaction() as database:
            return await database.run(
                """
                UPDATE outbox SET claimed_at = NULL
                WHERE sent_at IS NULL AND given_up_at IS NULL AND claimed_at IS NOT NULL
                  AND (claimant IS NULL OR claimant <> ?1
                    AND claimant NOT IN (SELECT holder FROM leases WHERE until > ?2))
                RETURNING id
                """,
                self._holder,
                now,
            )
