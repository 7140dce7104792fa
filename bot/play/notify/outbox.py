"""The outbox: announcements to channels and single people, which are stored with a move, claimed, sent and marked.

An announcement is sent at least once; its nonce, the same for every attempt, makes Discord refuse a second copy. Within
a channel announcements are sent in the order in which they were written: while one waits, later ones do, too. Direct
messages have a queue for each person: their `channel` is the user's id, which no channel has.
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
"""How an announcement appears in its channel: as a card of the game or of its end, as an update of the present card, as
an analysis, as the table's move into its thread, as a sentence, or not at all."""


class Kind(Struct, frozen=True, forbid_unknown_fields=True):
    """The properties of a kind of announcement.

    - `news` asks nobody anything, so it isn't repeated after quiet hours.
    - `alone` concerns only those whom it pings, while something is asked of them.
    - `waits`: the game waits for those whom it pings. For the limit of pings all these kinds count as one.
    - `question`: it has a sentence of its own in direct messages.
    - `combines`: of several that are unsent only the newest is sent, and covers the others.
    - `followed`: it also goes to followers who can see the channel.
    - `outside`: it changes the message that links to a table's thread.
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
        return self.shows in ("card", "end")


KINDS: Final = toml.decode(Path(__file__).with_name("kinds.toml").read_bytes(), type=dict[str, Kind])
"""All kinds of announcements, by name."""


def kind_of(name: str) -> Kind:
    """The properties of a kind; one that only a newer version of the bot knows is a note."""
    return KINDS.get(name, Kind())


def announcement(kind: str, ping: Iterable[int | None], **payload: int | str | list[int]) -> NewAnnouncement:
    """An announcement that pings users, each once (except None and forgotten ones), with its particulars."""
    assert kind in KINDS, f"there are no announcements of the kind {kind}"
    pinged = [user for user in dict.fromkeys(ping) if user is not None and user > 0]
    return NewAnnouncement(kind=kind, payload=json.encode({"ping": pinged, **payload}).decode())


CARD: Final = announcement("card", [])
"""Updates the time on the present card; nobody is pinged, nothing is posted."""


class Payload(Struct, omit_defaults=True):
    """What an announcement says besides its kind: whom it pings, by which seat it is, in which second (a wish), and
    particulars.

    A direct message is `about` an announcement of another kind, posted as `message`; `language` is that of the
    recipient's Discord client, if known.
    """

    ping: list[int] = []
    role: int = 0
    about: str = ""
    message: int | None = None
    language: str | None = None
    by: int | None = None
    at: int | None = None
    reference: str = ""
    newcomer: int = 0
    needed: str = "all"
    pace: str = ""
    until: int = 0
    seats: list[int] = []

    @property
    def seat(self) -> int:
        """The seat that did it, for kinds that have one."""
        assert self.by is not None
        return self.by


payload_of: Final = json.Decoder(Payload).decode  # decodes a stored payload


def to_one(kind: str, user: int) -> NewAnnouncement:
    assert kind in KINDS, f"there are no announcements of the kind {kind}"
    return NewAnnouncement(kind=kind, payload="{}", recipient=user)


FIRST_PAUSE = 2.0  # seconds after the first failure; doubled after each further one
LONGEST_PAUSE = 900.0
MOST_FAILURES = 100  # about a day

_UNDONE: Final = "SELECT id FROM outbox WHERE id = ? AND sent_at IS NULL AND given_up_at IS NULL"
"""An announcement, unless another process, which took this one for dead, has sent it or given it up."""

CHANNELS = (0, 2**63 - 1)  # the range of Discord's ids


class Unsent(Struct, frozen=True):
    """How many announcements are unsent, and when the oldest was written (Unix seconds, None for none).

    Those in channels whose first announcement was `tried` in vain wait for Discord, and are told apart.
    """

    waiting: int
    oldest_untried: float | None
    oldest_tried: float | None


class Outbox(Queries):
    """The announcements of all tables."""

    def __init__(self, database: Database, holder: str) -> None:
        """`holder` identifies this process, as in its leases."""
        super().__init__(database)
        self._holder = holder

    async def waiting(self, now: float, *, channel: int | None = None) -> list[Announcement]:
        """What may be sent now, oldest first; nothing of a channel whose first announcement must wait."""
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
        """The unsent announcements of a table, oldest first."""
        return await self._read.where(
            Announcement, "table_id = ? AND sent_at IS NULL AND given_up_at IS NULL ORDER BY id", table_id
        )

    async def sent_of(self, table_id: int, since: float) -> list[Announcement]:
        """The announcements of a table that were sent after a moment, the latest first."""
        return await self._read.where(
            Announcement, "table_id = ? AND sent_at > ? ORDER BY sent_at DESC, id DESC", table_id, since
        )

    async def unsent(self) -> Unsent:
        """How many announcements are unsent, and since when."""
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
        """Claim an announcement for sending; None if it is done, claimed, not due, or not its channel's first."""
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
        """Mark an announcement as sent, as this `message` (None: there was nothing to say any more).

        The message may be the table's new `card`. Those `pinged` by it, `here` in the channel or another way, are owed
        no ping any more; others are `owed` one at a moment. Further `announcements`, say direct messages, are written.
        """
        async with self._database.transaction(announcement.table_id) as database:
            if not await database.run(_UNDONE, announcement.id):
                return
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
        """Give a direct message up that can't reach its recipient, remember that, and announce something `instead`."""
        async with self._database.transaction(announcement.table_id) as database:
            if not await database.run(_UNDONE, announcement.id):
                return
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
        """A claimed announcement could not be sent: try again after a growing pause, of at least `pause` seconds.

        It is given up if the failure is `final` (say, the channel is gone) or was one too many. Attempts cut off by the
        end of a process don't count as failures.
        """
        failures = announcement.failures + 1
        growing = FIRST_PAUSE * 2 ** min(failures - 1, 20)
        given_up = final or failures >= MOST_FAILURES
        async with self._database.transaction(announcement.table_id) as database:
            if not await database.run(_UNDONE, announcement.id):
                return None
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
        """The message that announced the start of a game; None if it isn't sent, or was long ago."""
        return await self._read.number(
            "SELECT message FROM outbox WHERE table_id = ? AND kind = 'start'", table_id
        )

    async def supersede(
        self, newest: Announcement, payload: str, *, now: float, kind: str | None = None
    ) -> bool:
        """Drop the unsent announcements before `newest` of the same table, channel and kind (or of another `kind`).

        The new `payload` of `newest` covers them. Returns False, and changes nothing, if one of them is being sent.
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
        """Release an announcement that this process has claimed, since it failed to record the outcome."""
        async with self._database.transaction() as database:
            await database.run(
                "UPDATE outbox SET claimed_at = NULL WHERE id = ? AND claimant = ?",
                *(announcement, self._holder),
            )

    async def release(self, now: float) -> int:
        """Release what processes that no longer run had claimed and not sent; return how many."""
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
