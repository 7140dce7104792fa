"""Nudges, and following a table without sitting there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from bot.engine import Player
from bot.play.clock.hours import hours_of
from bot.play.errors import Refused, moment
from bot.play.rows import Follower
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.play.transaction import Changing, seat_of

from .announcements import announcement

NUDGE_REST: Final = 6 * 3600.0
"""Seconds between two nudges at a table."""


@dataclass(frozen=True)
class Nudge:
    """Whose players were nudged, and until when those rest who were not; by seat."""

    table: Table
    nudged: list[int]
    resting: dict[int, float]


@dataclass
class Nudging:
    """The nudges that players give."""

    _store: Store
    _changing: Changing
    _clock: Callable[[], float]

    async def nudge(self, channel: int, by: Person, *, interaction: int | None = None) -> Nudge:
        """Ping at once whoever is asked beside the player who wishes it, and does not rest.

        Raises Refused where nobody can be, or the table was nudged a while ago.
        """
        async with self._changing.table(channel, "playing", interaction) as table:
            seat, now = seat_of(table, by), self._clock()
            if table.paused:
                raise Refused("nudge-paused")
            asked = _asked_beside(table, seat)
            if gone := [Player(other) for other, user in asked.items() if user in table.absent]:
                asked = {other: user for other, user in asked.items() if user not in table.absent}
                if not asked:
                    raise Refused("nudge-absent", players=gone, count=len(gone))
            latest = await self._store.nudges.latest(table.id, now - NUDGE_REST)
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
            await self._store.nudges.put(table.id, told, now=now, interaction=interaction)
            return Nudge(table, nudged, resting)

    async def possible(self, table: Table, user: int) -> bool:
        """Whether a nudge by somebody would reach anybody now, as far as that can be told without asking them."""
        seat = table.seat_of(user)
        if seat is None or table.paused or not any(other != seat for other in table.asked_people):
            return False
        return await self._store.nudges.latest(table.id, self._clock() - NUDGE_REST) is None


def _asked_beside(table: Table, seat: int) -> dict[int, int]:
    """The people who are asked beside one seat: users by seat. Raises Refused where there is none."""
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


@dataclass
class Following:
    """Who follows which table, and who of them is told of what has happened there."""

    _store: Store
    _changing: Changing

    async def follow(
        self, channel: int, person: Person, hears: Literal["rounds", "end"], language: str
    ) -> Table:
        """Hear of the channel's table from now on. Raises Refused for whoever plays there."""
        async with self._changing.table(channel, "playing") as table:
            if table.seat_of(person.id) is not None:
                raise Refused("follow-seated")
            follower = Follower(table_id=table.id, user=person.id, hears=hears, language=language)
            await self._store.followers.put(follower)
            return table

    async def unfollow(self, table: Table, user: int) -> None:
        """Hear of a table no more."""
        await self._store.followers.drop(table.id, user)

    async def of(self, table: Table, user: int) -> Follower | None:
        """How somebody follows a table."""
        return next((each for each in await self.all(table) if each.user == user), None)

    async def all(self, table: Table) -> list[Follower]:
        """Who follows a table, and doesn't sit there meanwhile."""
        return [each for each in await self._store.followers.of(table.id) if table.seat_of(each.user) is None]


def has_ended_a_round(before: Table, after: Table) -> bool:
    """Whether between two moments of a table a round has ended, or whatever else the game counts its length in."""
    length = after.title.words.length
    was = length(before.view(None))
    begun = any(was.arguments.values())  # what comes before the first round is none
    return bool(begun and was != length(after.view(None)))
