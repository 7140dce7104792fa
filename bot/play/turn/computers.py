"""Computers at the tables: their turns, playing for people, and advice."""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile, islice, takewhile

from msgspec import json
from msgspec.structs import replace

from bot.ai.players import LEGATUS, LEVELS, VETERANUS
from bot.engine import AnyView, Instruct, Move, Player, Return
from bot.play.commit import CommittedMove, TableService
from bot.play.errors import Refused
from bot.play.history.game_log import main_line
from bot.play.people.people import Servers
from bot.play.repository import check_frees
from bot.play.rows import AdviceRow, MoveRow, TableRow
from bot.play.table import Caller, Table

from .agreements import Proposals
from .games import Drafts


@dataclass(frozen=True)
class Thought:
    """A decision for a computer to think about; the answer depends only on level, view and seed.

    `view` shares nothing with the table, and `seed` is derived for this decision. `for_person`: it decides for the
    person on the seat.
    """

    table: Table
    seat: int
    level: str
    view: AnyView
    seed: bytes
    for_person: bool


@dataclass
class Computers(TableService):
    """The computers that play at the tables."""

    _drafts: Drafts

    def listen(self, hear: Callable[[Table], None]) -> None:
        """Call `hear` with every table at which a computer is asked, as soon as that is durable."""
        self._commit.on_computer_asked = hear

    async def waited_for(self) -> list[TableRow]:
        return await self._store.read.where(TableRow, "status = 'playing' AND computer_asked ORDER BY id")

    async def thought(self, table_id: int) -> Thought | None:
        """What a computer must think about now, for itself or once for a person; None if no computer is asked."""
        table = await self._repository.by_id(table_id)
        if table is None or table.status != "playing":
            return None
        asked = table.asked_computers or await self._deciding(table)
        return next((thought_of(table, seat, level) for seat, level in asked.items()), None)

    async def play_laid_out(self, thought: Thought) -> Table | None:
        """Play the complete turn that a player had laid out when their time ran out; None if there is none.

        Raises Refused if the game is no longer being played.
        """
        async with self._locks.table(thought.table.channel, "playing") as table:
            for seat in await self._deciding(table) if table.id == thought.table.id else ():
                if played := await self._drafts.laid_out(table, seat):
                    return await self._commit.move(table, seat, *played)
        return None

    async def play(self, thought: Thought, move: Move) -> Table:
        """Play a computer's move, checked like anybody's; return the table after it.

        Raises Refusal if the rules forbid it, Refused if the game has gone on meanwhile.
        """
        async with self._locks.table(thought.table.channel, "playing", handed=thought.table) as table:
            if (table.id, table.revision) != (thought.table.id, thought.table.revision):
                raise Refused("stale")
            if table.computers[thought.seat] is None and thought.seat not in await self._deciding(table):
                raise Refused("stale")
            game = table.title.game
            state = game.copy(table.state)
            game.play(state, thought.seat, move)
            return await self._commit.move(table, thought.seat, CommittedMove(move, state, thought.level))

    async def _deciding(self, table: Table) -> dict[int, str]:
        if table.row.pace is None or table.paused:
            return {}
        clocks = await self._store.clocks.of(table.id)
        return {
            clock.seat: VETERANUS.name
            for clock in clocks
            if clock.deciding and clock.seat in table.asked_people
        }


def thought_of(table: Table, seat: int, level: str) -> Thought:
    """What a computer of this level must think about for a seat.

    The seed is a keyed hash of the table's own, so a computer's moves reveal nothing of that. It depends on the ply and
    not on the revision: taking moves back doesn't make a computer choose anew.
    """
    assert table.row.seed is not None, "a game that has begun has a seed"
    said = f"thought of seat {seat} at ply {table.state.ply}".encode()
    return Thought(
        table,
        seat,
        level,
        table.view(seat),
        seed=hmac.digest(table.row.seed, said, "sha256"),
        for_person=table.computers[seat] is None,
    )


@dataclass
class Substitutes(TableService):
    """Computers that play for people.

    A computer sees only what its seat sees and tells nobody. So a player needs nobody's consent for a substitute; the
    host alone decides for a seat that is given up or hasn't answered for a week, and any player for one whose person
    has left the server. The person may come back at any time.
    """

    _proposals: Proposals
    _servers: Servers

    async def put_in(self, by: Caller, seat: int, level: str) -> Table:
        """Let a computer of this level play for the person of a seat."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            await self.check(table, by, seat, level)
            row = table.seats[seat]
            taken = replace(row, computer=level, gone=False, taken_at=self._clock())
            return await self._commit.comes_or_goes(table, taken, Return(), by.interaction)

    async def check(self, table: Table, by: Caller, seat: int, level: str) -> None:
        """Raise Refused unless somebody may let a computer play for a seat."""
        await self._servers.check_computers(table.guild)
        if level not in LEVELS:
            raise Refused("no-such-level", level=level)
        if not 0 <= seat < len(table.seats):
            raise Refused("no-such-seat")
        row = table.seats[seat]
        if row.computer is not None:
            raise Refused("computer-already", player=Player(seat))
        if not any(other.seat != seat for other in table.present):
            raise Refused("no-person-left")
        if row.gone or row.user != by.id:
            check_frees(table, by, seat)
            if not await self._proposals.is_silent(table, seat):
                raise Refused("seat-not-free", player=Player(seat))
        elif await self._has_just_sat_down(table, seat):
            raise Refused("stand-in-again")

    async def _has_just_sat_down(self, table: Table, seat: int) -> bool:
        """Whether a seat's player hasn't moved since they took it: each time they do, they have their full time."""
        moves = reversed(await self._store.moves(table.id))
        own = (move for move in moves if move.seat == seat and not move.is_standing_answer)
        latest = next(own, None)
        return latest is not None and latest.kind == "replace"

    async def take_back(self, by: Caller) -> Table:
        """Play again in place of one's substitute."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            seat = table.seat_of(by.id)
            if seat is None or table.computers[seat] is None:
                raise Refused("plays-already" if seat is not None else "not-seated")
            taken = replace(table.seats[seat], computer=None, taken_at=self._clock())
            return await self._commit.comes_or_goes(table, taken, Return(), by.interaction)


class Advice(TableService):
    """Advice: what a computer would do in a player's place, for that player only."""

    def question(self, table: Table, seat: int) -> Thought:
        """What to think about for a seat that is asked. Raises Refused if there is no advice."""
        if not table.row.advice:
            raise Refused("advice-off")
        if not known(table):
            raise Refused("advice-unknown")
        return thought_of(table, seat, LEGATUS.name)

    async def take(self, table: Table, seat: int, moves: Sequence[Move]) -> None:
        """Store which moves a seat is advised now; advice on the same question counts once."""
        advised = json.encode(moves).decode()
        row = AdviceRow(
            table_id=table.id, revision=table.revision, seat=seat, at=self._clock(), moves=advised
        )
        await self._store.database.put(row, kept=("at",))

    async def followed(self, table: Table) -> dict[str, int]:
        """How many advised moves each player has played themselves, by the name of the player at that time.

        A move counts in any step of the turn that follows the advice, unless it was taken back.
        """
        rows = await self._store.read.select(AdviceRow, table.id)
        if not rows:
            return {}
        counted = main_line(await self._store.moves(table.id, until=table.revision))
        played = [
            (entry, json.decode(entry.move))
            for entry in counted
            if entry.kind == "move" and entry.move is not None
        ]
        answers = [(entry, move) for entry, move in played if move["type"] != Instruct.kind()]
        found: dict[int, str] = {}
        for row in rows:
            advised = [] if row.moves is None else json.decode(row.moves)
            turn = _turn_after(answers, row.revision, row.seat)
            by_themselves = (one for one in turn if one[0].computer is None and one[1] in advised)
            for entry, _ in islice(by_themselves, 1):
                found[entry.revision] = table.seated_at(row.revision)[row.seat].name
        return dict(Counter(found.values()))


def _turn_after(
    answers: Sequence[tuple[MoveRow, object]], revision: int, seat: int
) -> Iterator[tuple[MoveRow, object]]:
    later = (one for one in answers if one[0].revision > revision)
    return takewhile(lambda one: one[0].seat == seat, dropwhile(lambda one: one[0].seat != seat, later))


def known(table: Table) -> bool:
    """Whether computers can evaluate the game of a table: whether it has weights."""
    return bool(table.title.evaluation.weights.figures)


def advice_offered(table: Table) -> bool:
    return table.row.advice and known(table)
