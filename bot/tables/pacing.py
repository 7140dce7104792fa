"""How fast a table is played: its pace, and whose time runs until when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.store.clocks import Reckoned, Reckoning, Times
from bot.store.errors import StaleRevision
from bot.store.rows import NewAnnouncement, PersonRow
from bot.store.store import Store

from .agreements import Agreements, Proposed, settled
from .announcements import announcement
from .changing import Changing, check_host
from .clocks import all_anew, left, running
from .hours import hours_of
from .lobbies import Lobbies
from .pace import HOUR, OVERDUE, OWN_HOURS, PACES, Pace, pace_at, text_of
from .questions import Answered, Questions
from .refused import Refused
from .shelf import Shelf
from .table import Person, Table

CARD: Final = announcement("card", [])
"""That the card which stands is to show what has changed of the time; nobody is pinged, nothing is posted."""


@dataclass(frozen=True)
class Timing:
    """What is shown of a table's time: until when it runs (Unix seconds) and how many misses in a row, by seat."""

    until: dict[int, float] = field(default_factory=dict)
    missed: dict[int, int] = field(default_factory=dict)


UNTIMED: Final = Timing()


@dataclass
class Pacing:
    """The paces of tables, and their clocks as people see them."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _lobbies: Lobbies
    _questions: Questions
    _agreements: Agreements
    _clock: Callable[[], float]

    async def timing(self, table: Table) -> Timing:
        """What is shown of a table's time."""
        if table.row.pace is None or table.status != "playing":
            return UNTIMED
        clocks = await self._store.clocks.of(table.id)
        until = {clock.seat: clock.ends_at for clock in clocks if clock.ends_at is not None}
        return Timing(until, await self._store.clocks.missed(table.id))

    async def set(
        self,
        channel: int,
        by: Person,
        pace: Pace,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> Answered:
        """Give a table another pace, before its game or during it; the host's right. Who is asked has fresh time.

        Before a game those who have sat down do so once more. During it, to less time or a harder end of it, the others
        must agree; somebody who manages the channel and does not play needs nobody.
        """
        async with self._changing.table(channel, "open", interaction) as table:
            check_host(table, by, may_manage)
            _check(pace)
            if pace == pace_at(table.row):
                return Answered(table, "done")
            if table.status == "playing" and _is_harder(pace_at(table.row), pace):
                if (seat := table.seat_of(by.id)) is not None:
                    return await self._agreements.propose(
                        table, "pace", seat, interaction, pace=text_of(pace)
                    )
                if not may_manage:
                    raise Refused("pace-harder")
            after = await self.give(table, pace, interaction)
            if table.status == "lobby":
                await self._lobbies.consent_anew(after, by)
                after = await self._shelf.load(await self._store.table(table.id))
            return Answered(after, "done")

    async def give(self, table: Table, pace: Pace, interaction: int | None) -> Table:
        """Give a table that is locked another pace, as somebody may or all have agreed."""
        now = self._clock()
        asked, told = {}, []
        if table.status == "playing":
            asked, told = table.asked_people, [announcement("pace", []), CARD]
        standing = settled((await self._questions.standing(table, "pace", Proposed)).proposed)
        recorded = await self._store.clocks.set_pace(
            table.id,
            pace.seconds,
            pace.overdue,
            for_revision(table, telling(all_anew(asked, now), told)),
            now=now,
            interaction=interaction,
            proposed=None if standing is None else json.encode(standing).decode(),
        )
        return await self._shelf.load(recorded.table)

    async def hours_changed(self, before: PersonRow) -> list[int]:
        """Count the clocks of somebody by the hours they had `before`, and set them anew by those they have now.

        To be called once what they have settled is kept; the channels in which cards have changed by it.
        """
        now = self._clock()
        channels = []
        for table_id in await self._store.clocks.of_person(before.user):

            def recount(times: Times) -> Reckoned:
                clocks = []
                changed = False
                for clock in times.clocks.values():
                    if clock.next_at is not None and times.users.get(clock.seat) == before.user:
                        counted = replace(clock, seconds=left(clock, hours_of(before), now))
                        clock = running(counted, hours_of(times.person(before.user)), now)
                        changed = True
                    clocks.append(clock)
                return Reckoned(clocks, times.missed, [CARD] if changed else [])

            recorded = await self._store.clocks.change(table_id, recount, now=now)
            channels.append(recorded.table.channel)
        return channels


def telling(reckoning: Reckoning, told: list[NewAnnouncement]) -> Reckoning:
    """The same reckoning, of which something is told."""

    def reckon(times: Times) -> Reckoned:
        reckoned = reckoning(times)
        return Reckoned(reckoned.clocks, reckoned.missed, [*reckoned.announcements, *told])

    return reckon


def for_revision(table: Table, reckoning: Reckoning) -> Reckoning:
    """The same reckoning, as long as the game is where it was; else it raises StaleRevision."""

    def reckon(times: Times) -> Reckoned:
        if (times.table.revision, times.table.status) != (table.revision, table.status):
            raise StaleRevision(times.table, table.revision)
        return reckoning(times)

    return reckon


def _is_harder(before: Pace, after: Pace) -> bool:
    """Whether people have less time, or the end of it is harder."""
    less = after.seconds is not None and (before.seconds is None or after.seconds < before.seconds)
    return less or OVERDUE.index(after.overdue) > OVERDUE.index(before.overdue)


def _check(pace: Pace) -> None:
    """Raise Refused for a pace that can't be had."""
    hours = None if pace.seconds is None else pace.seconds / HOUR
    if pace.overdue not in OVERDUE or (pace.seconds not in PACES and hours not in OWN_HOURS):
        raise Refused("pace-hours", fewest=OWN_HOURS[0], most=OWN_HOURS[-1])
