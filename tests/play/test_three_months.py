"""A game of three months on a clock that the test sets: nights in two time zones, daylight saving time, absences.

The times that the tables compute are compared with local time, quarter hour by quarter hour.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.play.clock.clocks import HOUR, Pace
from bot.play.rows import Announcement, PersonRow
from bot.play.table import Caller, Table

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, BaseBot
from .test_computers import thought_on

DAY = 24 * HOUR
QUARTER = HOUR / 4
ALLOWED = 96 * HOUR
LEFT_AT_A_MOVE = 6 * HOUR

BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
NIGHTS = {ANNA.id: (BERLIN, 22, 8), BEN.id: (NEW_YORK, 23, 7), DORA.id: (BERLIN, 21, 9)}
"""Quiet hours by user: the time zone, and the hours at which they begin and end.

Clocks go forward in Berlin on March 29, 2026, and in New York three weeks before.
"""


def day(month: int, of_month: int) -> float:
    """Return noon of a day in 2026, UTC, in seconds since the epoch."""
    return datetime(2026, month, of_month, 12, tzinfo=UTC).timestamp()


@dataclass(frozen=True)
class Missed:
    """A missed deadline: whose, when they were asked, and when their time was up."""

    seat: int
    asked_at: float
    at: float


@dataclass
class Observations:
    """What was seen of the game: the announcements with their times, missed deadlines, and which computers played."""

    told: list[tuple[float, str, list[int]]] = field(default_factory=list)
    missed: list[Missed] = field(default_factory=list)
    computers: list[tuple[str | None, ...]] = field(default_factory=list)
    known: int = 0

    def times(self, *kinds: str) -> list[tuple[float, int]]:
        return [(at, user) for at, kind, users in self.told if kind in kinds for user in users]


@dataclass
class Simulation:
    """The players of the game and what they do."""

    bot: BaseBot
    table: Table
    observed: Observations = field(default_factory=Observations)
    away: dict[int, tuple[float, float]] = field(default_factory=dict)
    silent: set[int] = field(default_factory=set)

    @property
    def now(self) -> float:
        return self.bot.now

    def is_quiet(self, user: int, at: float) -> bool:
        """Return whether somebody must not be disturbed at a moment, by their local time."""
        start, end = self.away.get(user, (0.0, 0.0))
        if user not in NIGHTS:
            return start <= at < end
        zone, begins, ends = NIGHTS[user]
        hour = datetime.fromtimestamp(at, zone).hour
        return start <= at < end or hour >= begins or hour < ends

    def seconds_available(self, user: int, start: float, end: float) -> float:
        """Return for how many seconds of a time somebody may be disturbed."""
        quarters = range(int((end - start) / QUARTER))
        return QUARTER * sum(not self.is_quiet(user, start + number * QUARTER) for number in quarters)

    async def look(self) -> None:
        """Look at the clocks twice, as two processes would."""
        before = {clock.seat: clock for clock in await self.bot.store.clocks.of(self.table.id)}
        computers = self.table.computers
        for _ in range(2):
            await self.bot.tables.deadlines.look()
        await self.refreshed()
        after = {clock.seat: clock for clock in await self.bot.store.clocks.of(self.table.id)}
        for seat, clock in before.items():
            late = seat in after and after[seat].overdue_at is not None and clock.overdue_at is None
            if late or computers[seat] != self.table.computers[seat]:
                self.observed.missed.append(Missed(seat, clock.asked_at, self.now))
        self.table = await thought_on(self.bot, self.table)
        await self.read()

    async def advance_to(self, until: float) -> None:
        """Let the bot run up to a moment, and do what is due then."""
        self.bot.now = max(self.now, until)
        await self.bot.store.set_setting("alive", repr(self.now))
        await self.look()

    async def refreshed(self) -> None:
        table = await self.bot.tables.repository.by_id(self.table.id)
        assert table is not None
        self.table = table

    async def read(self) -> None:
        """Read the new announcements."""
        waiting: list[Announcement] = await self.bot.store.outbox.waiting(self.now)
        for one in waiting:
            if one.id > self.observed.known:
                self.observed.told.append((self.now, one.kind, json.decode(one.payload)["ping"]))
                self.observed.known = one.id
        if not self.observed.computers or self.observed.computers[-1] != self.table.computers:
            self.observed.computers.append(self.table.computers)

    async def play_until(self, until: float) -> None:
        """Play up to a moment: players who are not silent move when they have six hours left."""
        while self.table.status == "playing" and self.now < until:
            clocks = await self.bot.store.clocks.of(self.table.id)
            moving = {
                clock.seat: max(self.now, clock.ends_at - LEFT_AT_A_MOVE)
                for clock in clocks
                if clock.ends_at is not None and self.table.asked_people[clock.seat] not in self.silent
            }
            due = [clock.next_at for clock in clocks if clock.next_at is not None]
            moment = min([*moving.values(), *due, until])
            await self.advance_to(moment)
            for seat in [seat for seat, at in moving.items() if at <= moment < until]:
                if seat in self.table.asked_people:
                    await self.move(seat)

    async def move(self, seat: int) -> None:
        view = self.table.view(seat)
        move = next(iter(view.decision.forms(view))).sample(lambda below: 0)
        row = self.table.seats[seat]
        assert row.user is not None
        self.table = await self.bot.tables.games.play(Caller(row.user, row.name, CHANNEL), move)
        self.table = await thought_on(self.bot, self.table)
        await self.read()

    async def settle(self, person: PersonRow) -> None:
        """Change somebody's settings."""
        await self.bot.store.people.settle(person, now=self.now)


@pytest.fixture
async def simulation(tmp_path: Path) -> AsyncIterator[Simulation]:
    bot = BaseBot(tmp_path / "ludi.sqlite3")
    bot.now = day(2, 20)
    await bot.open()
    for user, (zone, begins, ends) in NIGHTS.items():
        night = {"quiet_from": begins * 60, "quiet_until": ends * 60}
        await bot.store.people.settle(PersonRow(user=user, zone=zone.key, **night), now=bot.now)
    await bot.lobby(ANNA)
    await bot.tables.pacing.set(ANNA, Pace(ALLOWED, "seat"))
    for person in (BEN, CARLA, DORA):
        await bot.tables.lobbies.join(person)
    table = await bot.tables.lobbies.start(ANNA)
    yield Simulation(bot, table, silent={DORA.id})
    await bot.store.close()


async def test_in_a_game_of_three_months_everybody_has_their_nights_and_their_time(
    simulation: Simulation,
) -> None:
    bot = simulation.bot

    # Carla goes away for a week, in the middle of a decision
    await simulation.play_until(day(3, 14))
    assert simulation.table.asked_people == {2: CARLA.id}
    leaves, revision = simulation.now, simulation.table.revision
    simulation.away[CARLA.id] = (leaves, leaves + 7 * DAY)
    carla = await bot.store.people.of(CARLA.id)
    await simulation.settle(replace(carla, away_from=leaves, away_until=leaves + 7 * DAY))
    await simulation.play_until(leaves + 7 * DAY)
    assert simulation.table.revision == revision, "she has had no need to move"
    await simulation.play_until(day(4, 22))

    # The bot is down for two days
    await simulation.advance_to(simulation.now)
    down = simulation.now
    bot.now += 2 * DAY
    await bot.reopen()
    await simulation.look()
    back = simulation.now
    await simulation.play_until(day(5, 9))

    # Dora comes back to her seat, which a computer has taken
    assert simulation.table.computers[3] == "veteranus"
    simulation.table = await bot.tables.substitutes.take_back(DORA)
    simulation.silent = set()
    await simulation.play_until(day(12, 31))

    observed = simulation.observed
    assert simulation.table.status == "ended"
    assert (simulation.now - day(2, 20)) / DAY > 90

    # Nobody is reminded at night or while away, but everybody who takes that long is
    assert {user for _, user in observed.times("reminder")} == {ANNA.id, BEN.id, CARLA.id, DORA.id}
    for at, user in observed.times("reminder", "reminder-last"):
        assert not simulation.is_quiet(user, at), (datetime.fromtimestamp(at, UTC), user)
    # Players who don't answer have all of their time, and no more; after the downtime a quarter of it
    assert [missed.seat for missed in observed.missed] == [3, 3, 3]
    first, second, last = observed.missed
    assert last.asked_at < down < back < last.at
    for start, end, seconds in (
        (first.asked_at, first.at, ALLOWED),
        (second.asked_at, second.at, ALLOWED),
        (back, last.at, ALLOWED / 4),
    ):
        assert simulation.seconds_available(DORA.id, start, end) == pytest.approx(seconds, abs=HOUR / 2)
    # Nothing falls due while the bot is down; when it is back, one message says so
    assert not [told for told in observed.told if down < told[0] < back]
    assert [told for told in observed.told if told[0] == back] == [
        (back, "made-up", [DORA.id]),
        (back, "card", []),
    ]
    # A computer has taken the seat, and given it back
    assert observed.computers == [(None,) * 4, (None, None, None, "veteranus"), (None,) * 4]
    assert [user for _, user in observed.times("seat-taken")] == [DORA.id]
