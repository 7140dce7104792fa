"""Writes a database of this release, with games at many moments, for later releases to continue.

`python -m tests.releases.write NAME` writes `tests/releases/NAME.sqlite3.xz`. Run it before a change of what the
program stores; an existing file is never overwritten.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import json

from bot.ai.players import TIRO, RandomPlayer
from bot.engine import Chance, Game
from bot.games import GAMES, TITLES
from bot.lessons.lesson import teaching
from bot.play.clock.clocks import Pace
from bot.play.rows import Card, TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table
from bot.review.analysis import chances_of, concluded, costs_of
from tools.selfplay import played, seed_bytes

from .databases import CHANNELS, GUILD, PEOPLE, packed, path_of

STARTED = 1_789_000_000.0
"""When the first game begins, in seconds since the epoch."""


@dataclass(frozen=True)
class Moment:
    """How far a game has come, as a share of its moves, and the language of its table.

    `three`: a third seat is a computer's, and one of the people leaves.
    """

    share: float
    language: str
    three: bool = False


MOMENTS = (
    Moment(0.04, "en"),
    Moment(0.45, "de", three=True),
    Moment(0.7, "en"),
    Moment(1.0, "de"),
)
"""The games of each kind."""
DAY = 86_400.0
UNTOLD = 3
"""How many of the last moves of a running game are not announced yet."""


class Writer:
    """Writes the tables of a release; its clock advances with every action."""

    def __init__(self, store: Store) -> None:
        self.now = STARTED
        self._numbers = count(10**6)
        seeds = count(1)
        self.store = store
        self.tables = Tables(
            store, TITLES, self.clock, lambda: seed_bytes(f"a game of a release {next(seeds)}")
        )

    def clock(self) -> float:
        self.now += 7
        return self.now

    async def write(self) -> None:
        """Write everything that a database may hold."""
        channels = iter(CHANNELS)
        await self.settle()
        for game in GAMES.values():
            for moment in MOMENTS:
                await self.play(game, next(channels), moment)
            self.now += 3 * DAY
        await self.gather(next(channels))
        await self.call_off(next(channels))
        await self.learn()
        await self.tables.results.count()
        await self.tables.archiving.pack()

    async def settle(self) -> None:
        """Set settings of people and of the server."""
        anna, ben, carla, *_ = PEOPLE
        await self.tables.people.settle(anna.id, language="de", pictures="contrast", zone="Europe/Rome")
        await self.tables.people.settle(ben.id, pings="direct", quiet_from=1320, quiet_until=420)
        await self.tables.people.settle(carla.id, pictures="words", ranked=False)
        await self.tables.servers.settle(GUILD, language="de", pace="86400 wait")

    async def begin(self, channel: int, game: str, seats: int, language: str) -> Table:
        """Start a game of two people, and of a computer if there are three seats."""
        await self.tables.lobbies.open(PEOPLE[0].at(channel), game, TableSettings(language=language))
        await self.tables.lobbies.join(PEOPLE[1].at(channel))
        if seats > 2:
            await self.tables.lobbies.add_computer(PEOPLE[0].at(channel), "tiro")
        table = await self.tables.lobbies.start(PEOPLE[0].at(channel))
        await self.tell(table)
        return table

    async def play(self, game: Game, channel: int, moment: Moment) -> None:
        """Play a game up to its moment."""
        seats = game.seats[1 if moment.three else 0]
        length = played(game, seats, f"{seats}").state.ply
        await self.begin(channel, game.id, seats, moment.language)
        players = [RandomPlayer(seed_bytes(f"{channel} {seat}")) for seat in range(seats)]
        advance = partial(self.advance, channel, players, Chance(seed_bytes(f"{channel}")))
        if moment.share == 1:
            await self.tell(await advance())
            await self.analyze(channel)
            return
        table = await advance(round(length * moment.share))
        if moment.three:
            await self.tables.games.resign(PEOPLE[1].at(channel))
            table = await advance(table.state.ply + 8)
        await self.tell(table)
        if not moment.three:
            await self.tables.following.follow(PEOPLE[-1].at(channel), "rounds", "de")
            await self.tables.pacing.set(PEOPLE[-1].at(channel), Pace(3600.0, "decide"))
        table = await advance(table.state.ply + UNTOLD)
        if moment.share > 0.5:
            mover = (await self.store.moves(table.id))[-1].user
            await self.tables.advice.take(table, table.asked_seats[0], [])
            await self.tables.undos.ask(person_of(mover).at(channel))

    async def advance(
        self, channel: int, players: list[RandomPlayer], chance: Chance, most: int = sys.maxsize
    ) -> Table:
        """Play to the end, or up to ply `most`."""
        table = await self.tables.repository.current(channel)
        assert table is not None
        while not table.over and table.state.ply < most:
            thought = await self.tables.computers.thought(table.id)
            seat = chance.pick(list(table.asked_seats)) if thought is None else thought.seat
            move = players[seat].choose(table.view(seat))
            if thought is None:
                table = await self.tables.games.play(person_of(table.user_at(seat)).at(channel), move)
            else:
                table = await self.tables.computers.play(thought, move)
        return table

    async def analyze(self, channel: int) -> None:
        """Keep the analysis of a finished game, in which a few decisions are weighed."""
        table = await self.tables.repository.current(channel)
        assert table is not None
        title, record = table.title, (await self.tables.records.line(table)).record
        decisions = costs_of(title, record, range(4, 9), TIRO.depth)
        found = concluded(title, record, chances_of(title, record), decisions)
        await self.tables.analyses.ask(table)
        await self.tables.analyses.keep(table, found)

    async def tell(self, table: Table) -> None:
        """Mark the announcements that wait as sent, each as the card of the table."""
        for waiting in iter(await self.store.outbox.waiting(self.now, channel=table.channel)):
            claimed = await self.store.outbox.claim(waiting, self.now)
            assert claimed is not None
            message = next(self._numbers)
            card = Card(
                message=message,
                revision=table.revision,
                posted_at=self.now,
                seats=json.encode(list(table.asked_seats)).decode(),
                tells_since=max(0, table.revision - 2),
            )
            await self.store.outbox.mark_sent(claimed, message=message, now=self.now, card=card)

    async def gather(self, channel: int) -> None:
        """Open a lobby with an option chosen and a computer at the table."""
        game = next(game for game in GAMES.values() if game.options)
        await self.tables.lobbies.open(PEOPLE[1].at(channel), game.id, TableSettings(language="de"))
        await self.tables.lobbies.join(PEOPLE[2].at(channel))
        await self.tables.lobbies.add_computer(PEOPLE[1].at(channel), "tiro")
        option = game.options[0]
        await self.tables.lobbies.choose_option(PEOPLE[1].at(channel), option.id, option.allowed(3)[-1])

    async def call_off(self, channel: int) -> None:
        """Start a game and cancel it."""
        game = next(iter(GAMES.values()))
        await self.begin(channel, game.id, game.seats[0], "en")
        await self.tell(await self.tables.games.end(PEOPLE[-1].at(channel)))

    async def learn(self) -> None:
        """Finish one lesson of each game, and begin another."""
        for person, game in zip(PEOPLE, GAMES, strict=True):
            first, second, *_ = teaching(game).lessons
            for lesson in (first, second):
                learner = await self.tables.learning.begin(person.id, game, lesson.id)
                while learner.task is not None and (lesson is first or len(learner.progress.moves) < 1):
                    answer = learner.title.game.move_from(learner.task.right[0])
                    learner, _ = await self.tables.learning.answer(learner, answer)
            await self.tables.learning.is_new(person.id, game, "lesson")


def person_of(user: int | None) -> Caller:
    """Return the person with that id."""
    return next(person for person in PEOPLE if person.id == user)


async def write(path: Path) -> None:
    """Write the database of this release to a file."""
    store = await Store.open(path, now=STARTED)
    try:
        await Writer(store).write()
    finally:
        await store.close()


def main(name: str) -> None:
    """Write the database and pack it."""
    target = path_of(name)
    if target.exists():
        sys.exit(f"{target.name} is there already, and what a release has written is never written again.")
    with TemporaryDirectory() as folder:
        path = Path(folder, "release.sqlite3")
        asyncio.run(write(path))
        target.write_bytes(packed(path))


if __name__ == "__main__":
    main(*sys.argv[1:])
