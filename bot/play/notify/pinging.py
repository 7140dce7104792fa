"""Who is pinged, how and when, and how often at most; nudges, and following a table."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct, json
from msgspec.structs import astuple

from bot.engine import Player
from bot.play import rows
from bot.play.clock.hours import hours_of
from bot.play.commit import TableService
from bot.play.errors import Refused, moment
from bot.play.repository import seat_of
from bot.play.statements import announce, one_table
from bot.play.table import Caller, Person, Table

from .outbox import announcement, kind_of, payload_of

BRAKE: Final = 300.0
"""Seconds within which nobody is pinged twice at a table for the same matter, unless they have moved in between."""

CLOSED_FOR: Final = 7 * 86_400.0
"""Seconds without direct messages to somebody whom one didn't reach."""

_MEANWHILE: Final = 60.0
"""Seconds until a ping that is owed is looked at again, if another one is about to be sent."""

_log = logging.getLogger(__name__)


@dataclass
class Reach:
    """How people are reached: by a mention in the channel (`here`), by direct message, or `later`, at a moment.

    People who want no pings, or have quiet hours when there is only news, are left out.
    """

    here: list[int] = field(default_factory=list)
    directly: list[int] = field(default_factory=list)
    later: dict[int, float] = field(default_factory=dict)

    @property
    def now(self) -> set[int]:
        """Everybody who is reached now."""
        return {*self.here, *self.directly}


class _Proposal(Struct):
    """What all proposals at a table have in common: their revision, who made them, and who has answered."""

    by: int | None = None
    revision: int | None = None
    agreed: frozenset[int] = frozenset()
    accepted: bool = True
    newcomer: Person | None = None
    asked: frozenset[int] = frozenset()


class Pinging(TableService):
    """Decides how people are reached, and pings them after their quiet hours if they are still asked."""

    async def is_written_to(self, table: Table, kind: str, user: int) -> bool:
        """Whether somebody has recently had a direct message of a kind about a table: another one is silent."""
        told_of_late = await self._store.outbox.sent_of(table.id, self._clock() - BRAKE)
        return any(told.recipient == user and told.kind == kind for told in told_of_late)

    async def reach(self, table: Table, kind: str, users: Iterable[int]) -> Reach:
        """How people are reached now with an announcement of a kind.

        In quiet hours news comes only by direct message, silently. Those who were pinged a moment ago are pinged later
        if they are asked something, and not at all if it is news.
        """
        now, news, reached = self._clock(), kind_of(kind).news, Reach()
        for person in (await self._store.people.among(users)).values():
            if person.pings == "none":
                continue
            until = hours_of(person).rests(now)
            if until is not None and not news:
                reached.later[person.user] = until
                continue
            directly = person.pings != "channel" and not is_closed(person, now)
            if directly:
                reached.directly.append(person.user)
            if until is None and (person.pings != "direct" or not directly):
                reached.here.append(person.user)
        if not (too_many := await self._too_many(table, kind, reached.now)):
            return reached
        return Reach(
            here=[user for user in reached.here if user not in too_many],
            directly=[user for user in reached.directly if user not in too_many],
            later=reached.later if news else reached.later | too_many,
        )

    async def _too_many(self, table: Table, kind: str, users: set[int]) -> dict[int, float]:
        waits = kind_of(kind).waits
        latest = dict[int, rows.Announcement]()
        for told in await self._store.outbox.sent_of(table.id, self._clock() - BRAKE):
            of_kind, pinged = _pinged(told)
            if of_kind == kind or (waits and kind_of(of_kind).waits):
                latest = dict.fromkeys(users & pinged, told) | latest
        moved = {user: await self._store.last_move(table.id, user) for user in latest}
        return {
            user: (told.sent_at or 0.0) + BRAKE
            for user, told in latest.items()
            if moved[user] <= told.revision
        }

    async def put_due(self) -> None:
        """Ping those whose quiet hours are over and who are still asked; a failure at one table doesn't stop others."""
        for owed in await self.due():
            try:
                await self._put(owed)
            except Exception:
                _log.exception("table %s can't ping who has rested", owed.table_id)

    async def due(self) -> list[rows.OwedPing]:
        """The owed pings that are due, the earliest first."""
        return await self._store.read.where(
            rows.OwedPing, 'due_at <= ? ORDER BY due_at, table_id, "user"', self._clock()
        )

    async def _put(self, owed: rows.OwedPing) -> None:
        now = self._clock()
        until = hours_of(await self._store.people.of(owed.user)).rests(now)
        if until is not None:
            return await self.put_off(owed, until)
        table = await self._repository.by_id(owed.table_id)
        if table is not None and await self._is_reminded(table, owed.user, now):
            return await self.put_off(owed, now + _MEANWHILE)
        asked = table is not None and await self.is_asked(table, owed.user)
        await self.carry_out(owed, [announcement("asked", [owed.user])] if asked else [])
        return None

    async def carry_out(self, owed: rows.OwedPing, told: Iterable[rows.NewAnnouncement]) -> None:
        """Delete an owed ping and store its announcements, unless another process has."""
        async with self._store.database.transaction(owed.table_id) as database:
            if await database.run(
                'DELETE FROM owed_pings WHERE table_id = ? AND "user" = ? AND due_at = ? RETURNING table_id',
                *astuple(owed),
            ):
                await announce(database, await one_table(database, owed.table_id), told, self._clock())

    async def put_off(self, owed: rows.OwedPing, due_at: float) -> None:
        async with self._store.database.transaction(owed.table_id) as database:
            await database.run(
                'UPDATE owed_pings SET due_at = ? WHERE table_id = ? AND "user" = ? AND due_at = ?',
                *(due_at, *astuple(owed)),
            )

    async def _is_reminded(self, table: Table, user: int, now: float) -> bool:
        """Whether something else is about to ping a person at a table, which makes the owed ping unnecessary."""
        clocks = await self._store.clocks.of(table.id)
        if any(clock.is_due(now) and table.asked_people.get(clock.seat) == user for clock in clocks):
            return True
        return any(
            not kind_of(told.kind).news and (told.recipient == user or user in payload_of(told.payload).ping)
            for told in await self._store.outbox.unsent_of(table.id)
        )

    async def is_asked(self, table: Table, user: int) -> bool:
        """Whether a table waits for a person: for a move, for the answer to a proposal, or to take a kept seat."""
        if any(seat.user == user for seat in table.kept):
            return table.status == "lobby"
        if table.status != "playing" or table.paused:
            return False
        if user in table.asked_users():
            return True
        seat, latest = table.seat_of(user), await self._store.latest(table.id)
        plays = any(other.user == user for other in table.people)
        for row in await self._store.read.select(rows.ProposalRow, table.id):
            proposal = json.decode(row.content, type=_Proposal)
            if proposal.revision is not None and proposal.revision < latest.revision:
                continue
            is_newcomer = proposal.newcomer is not None and proposal.newcomer.id == user
            if is_newcomer and not proposal.accepted:
                return True
            asks = user in proposal.asked if proposal.newcomer else plays and seat != proposal.by
            if asks and seat not in proposal.agreed:
                return True
        return False


def _pinged(told: rows.Announcement) -> tuple[str, set[int]]:
    """The kind of an announcement, and whom it has pinged."""
    if told.recipient is None:
        return told.kind, set() if told.pinged is None else set(json.decode(told.pinged, type=list[int]))
    about = payload_of(told.payload).about
    return about or told.kind, set() if told.message is None else {told.recipient}


def is_closed(person: rows.PersonRow, now: float) -> bool:
    """Whether a direct message recently couldn't be delivered to somebody."""
    return person.closed_at is not None and now - person.closed_at < CLOSED_FOR


NUDGE_REST: Final = 6 * 3600.0
"""Seconds between two nudges at a table."""


@dataclass(frozen=True)
class Nudge:
    """The seats nudged, and until when the others rest."""

    table: Table
    nudged: list[int]
    resting: dict[int, float]


class Nudging(TableService):
    """Nudges: pings that players send each other."""

    async def nudge(self, by: Caller) -> Nudge:
        """Ping everybody who is asked, except the caller and those who have quiet hours.

        Raises Refused if nobody can be pinged, or the table was nudged recently.
        """
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            seat, now = seat_of(table, by), self._clock()
            if table.paused:
                raise Refused("nudge-paused")
            asked = _asked_beside(table, seat)
            if gone := [Player(other) for other, user in asked.items() if user in table.absent]:
                asked = {other: user for other, user in asked.items() if user not in table.absent}
                if not asked:
                    raise Refused("nudge-absent", players=gone, count=len(gone))
            latest = await self.latest(table.id)
            if latest is not None:
                raise Refused("nudged-already", moment=moment(latest + NUDGE_REST))
            people = await self._store.people.among(asked.values())
            rests = {other: hours_of(people[user]).rests(now) for other, user in asked.items()}
            resting = {other: until for other, until in rests.items() if until is not None}
            nudged = [other for other in asked if other not in resting]
            if not nudged:
                players = [Player(other) for other in resting]
                soonest = moment(min(resting.values()))
                raise Refused("nudge-resting", players=players, count=len(players), moment=soonest)
            told = announcement("nudge", [asked[other] for other in nudged], by=seat)
            await self._store.tell(table.id, told, now=now, interaction=by.interaction)
            return Nudge(table, nudged, resting)

    async def possible(self, table: Table, user: int) -> bool:
        """Whether a nudge by a user may reach somebody now; quiet hours aren't looked up."""
        seat = table.seat_of(user)
        if seat is None or table.paused or not any(other != seat for other in table.asked_people):
            return False
        return await self.latest(table.id) is None

    async def latest(self, table_id: int) -> float | None:
        """When a table was last nudged, if recently."""
        return await self._store.read.moment(
            "SELECT max(created_at) FROM outbox WHERE table_id = ? AND created_at > ? AND kind = 'nudge'",
            *(table_id, self._clock() - NUDGE_REST),
        )


def _asked_beside(table: Table, seat: int) -> dict[int, int]:
    asked = {
        other: user
        for other in table.asked_seats
        if other != seat and table.computers[other] is None and (user := table.user_at(other)) is not None
    }
    if not asked:
        if table.asked_computers and seat not in table.asked_seats:
            raise Refused("nudge-computers")
        raise Refused("nudge-nobody")
    return asked


class Following(TableService):
    """Following tables without sitting there."""

    async def follow(self, by: Caller, hears: rows.Hears, language: str) -> Table:
        """Follow the channel's table. Raises Refused for its players."""
        async with self._locks.table(by.channel, "playing") as table:
            if table.seat_of(by.id) is not None:
                raise Refused("follow-seated")
            follower = rows.Follower(table_id=table.id, user=by.id, hears=hears, language=language)
            await self._store.database.put(follower)
            return table

    async def unfollow(self, table: Table, user: int) -> None:
        await self._store.database.delete(rows.Follower, table.id, user)

    async def of(self, table: Table, user: int) -> rows.Follower | None:
        """How a user follows a table, if they do."""
        return next((each for each in await self.all(table) if each.user == user), None)

    async def all(self, table: Table) -> list[rows.Follower]:
        """The followers of a table who don't sit there."""
        followers = await self._store.read.select(rows.Follower, table.id)
        return [follower for follower in followers if table.seat_of(follower.user) is None]


def has_ended_a_round(before: Table, after: Table) -> bool:
    """Whether a round, or whatever else the game counts its length in, has ended between two moments of a table."""
    length = after.title.words.length
    was = length(before.view(None))
    begun = any(was.arguments.values())  # not before the first round
    return bool(begun and was != length(after.view(None)))
