"""Computers at the tables: their turns, playing on for people, and advice."""

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
from bot.play.commit import TableService
from bot.play.errors import Refused
from bot.play.history.game_log import main_line
from bot.play.people.people import Servers
from bot.play.repository import check_frees
from bot.play.rows import AdviceRow, MoveRow, TableRow
from bot.play.table import Caller, Table

from .agreements import Proposals
from .games import LAID_OUT, Drafts, played_on


@dataclass(frozen=True)
class Thought:
    """What a computer is asked at a table as it stands; its answer depends on nothing but view and seed.

    `view` shares nothing with the table; `seed` is the thought's own. It may be asked `for_person` who sits there.
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
        """Have somebody hear of every table at which a computer is asked, as soon as that is durable."""
        self._commit.on_computer_asked = hear

    async def waited_for(self) -> list[TableRow]:
        """The tables at which a computer is to answer something."""
        return await self._store.read.where(TableRow, "status = 'playing' AND computer_asked ORDER BY id")

    async def thought(self, table_id: int) -> Thought | None:
        """What a computer is to think about now, for itself or once for a person; None where none is asked."""
        table = await self._repository.by_id(table_id)
        if table is None or table.status != "playing":
            return None
        asked = table.asked_computers or await self._deciding(table)
        return next((thought_of(table, seat, level) for seat, level in asked.items()), None)

    async def play_laid_out(self, thought: Thought) -> Table | None:
        """Play the complete turn that somebody had laid out when their time ran out; None where there is none.

        Raises Refused where the game is no longer being played.
        """
        async with self._changing.table(thought.table.channel, "playing") as table:
            for seat in await self._deciding(table) if table.id == thought.table.id else ():
                kept = await self._drafts.of(table, seat)
                if kept.draft.ended and not kept.lost:
                    *before, (move, state) = played_on(table, seat, kept.draft.moves)
                    return await self._commit.move(
                        table, state, seat, move, user=None, computer=LAID_OUT, before=before
                    )
        return None

    async def play(self, thought: Thought, move: Move) -> Table:
        """Play what a computer has come to, checked like anybody's move; the table after it.

        Raises Refusal for what the rules forbid, Refused where the game has gone on meanwhile.
        """
        async with self._changing.table(thought.table.channel, "playing", handed=thought.table) as table:
            if (table.id, table.revision) != (thought.table.id, thought.table.revision):
                raise Refused("stale")
            if table.computers[thought.seat] is None and thought.seat not in await self._deciding(table):
                raise Refused("stale")
            game = table.title.game
            state = game.copy(table.state)
            game.play(state, thought.seat, move)
            return await self._commit.move(
                table, state, thought.seat, move, user=None, computer=thought.level
            )

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
    """What a computer of a level is to think about that answers for a seat.

    The seed of its thought comes from the table's own, which nobody finds out from what the computer does with it. It
    depends on the ply, not on the revision: taking moves back does not make a computer choose anew.
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
    """The seats of people for whom computers play.

    A computer sees what its seat sees, and tells nobody: so a player who wants a stand-in needs nobody's consent,
    and a seat that is given up, or has not answered for a week, needs the host's wish alone; one whose person has left
    the server, that of anybody who plays. They may come back at any time.
    """

    _proposals: Proposals
    _servers: Servers

    async def put_in(self, by: Caller, seat: int, level: str) -> Table:
        """Let a computer of a level play on for the person of a seat."""
        async with self._changing.table(by.channel, "playing", by.interaction) as table:
            await self.check(table, by, seat, level)
            row = table.seats[seat]
            taken = replace(row, computer=level, gone=False, taken_at=self._clock())
            return await self._commit.comes_or_goes(table, taken, Return(), by.interaction)

    async def check(self, table: Table, by: Caller, seat: int, level: str) -> None:
        """Raise Refused unless somebody may wish that a computer plays on."""
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

    async def take_back(self, by: Caller) -> Table:
        """Play on oneself, where a computer has done so."""
        async with self._changing.table(by.channel, "playing", by.interaction) as table:
            seat = table.seat_of(by.id)
            if seat is None or table.computers[seat] is None:
                raise Refused("plays-already" if seat is not None else "not-seated")
            taken = replace(table.seats[seat], computer=None, taken_at=self._clock())
            return await self._commit.comes_or_goes(table, taken, Return(), by.interaction)


class Advice(TableService):
    """What a computer would do in the place of a player, for that player alone."""

    def question(self, table: Table, seat: int) -> Thought:
        """What is to be thought about for a seat that is asked. Raises Refused where there is no advice."""
        if not table.row.advice:
            raise Refused("advice-off")
        if not known(table):
            raise Refused("advice-unknown")
        return thought_of(table, seat, LEGATUS.name)

    async def take(self, table: Table, seat: int, moves: Sequence[Move]) -> None:
        """Note which moves a seat is advised on what it is asked now; on the same question it counts once."""
        advised = json.encode(moves).decode()
        row = AdviceRow(
            table_id=table.id, revision=table.revision, seat=seat, at=self._clock(), moves=advised
        )
        await self._store.database.put(row, kept=("at",))

    async def followed(self, table: Table) -> dict[str, int]:
        """How many moves that were advised each player has played themselves, by the name of who sat there then.

        It counts in whichever step of the turn it is played. Who has looked at advice and played something else, or has
        taken back what they played, has not followed it.
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
    """Whether computers know the game of a table: whether weights have been made for it."""
    return bool(table.title.evaluation.weights.figures)


def advice_offered(table: Table) -> bool:
    """Whether the players of a table may ask for advice."""
    return table.row.advice and known(table)
