"""What computers are to think about at the tables, and what becomes of their answers.

Here is said what is thought, never when or where: that is the thinking's (`bot/thinking`).
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass

from bot.engine import AnyView, Move
from bot.games.title import Title
from bot.players import VETERANUS
from bot.store.rows import TableRow
from bot.store.store import Store

from .changing import Changing
from .drafts import LAID_OUT, Drafts
from .games import played_on
from .recording import Recording
from .refused import Refused
from .shelf import Shelf
from .table import Table


@dataclass(frozen=True)
class Thought:
    """What a computer is asked at a revision of a table; its answer depends on nothing else.

    `view` shares nothing with the table; `seed` is the thought's own.
    """

    table: int
    channel: int
    revision: int
    title: Title
    seat: int
    level: str
    view: AnyView
    seed: bytes


@dataclass
class Computers:
    """The computers that play at the tables."""

    _store: Store
    _shelf: Shelf
    _changing: Changing
    _recording: Recording
    _drafts: Drafts

    def listen(self, hear: Callable[[Table], None]) -> None:
        """Have somebody hear of every change of a game, as soon as it is durable."""
        self._recording.heard = hear

    async def waited_for(self) -> list[TableRow]:
        """The tables at which a computer is to answer something."""
        return await self._store.where_computers_are_asked()

    async def thought(self, table_id: int) -> Thought | None:
        """What a computer is to think about now, for itself or once for a person; None where none is asked."""
        table = await self._shelf.by_id(table_id)
        if table is None or table.status != "playing":
            return None
        asked = table.asked_computers or await self._deciding(table)
        return next((thought_of(table, seat, level) for seat, level in asked.items()), None)

    async def play_laid_out(self, table_id: int) -> Table | None:
        """Play the complete turn that somebody had laid out when their time ran out; None where there is none."""
        found = await self._shelf.by_id(table_id)
        if (
            found is None
            or found.status != "playing"
            or found.asked_computers
            or not await self._deciding(found)
        ):
            return None
        async with self._changing.table(found.channel, "playing") as table:
            for seat in await self._deciding(table) if table.id == found.id else ():
                kept = await self._drafts.of(table, seat)
                if kept.draft.ended and not kept.lost:
                    *before, (move, state) = played_on(table, seat, kept.draft.moves)
                    return await self._recording.move(
                        table, state, "move", seat, move, user=None, computer=LAID_OUT, before=before
                    )
        return None

    async def play(self, thought: Thought, move: Move) -> Table:
        """Play what a computer has come to, checked like anybody's move; the table after it.

        Raises Refusal for what the rules forbid, Refused where the game has gone on meanwhile.
        """
        async with self._changing.table(thought.channel, "playing") as table:
            if (table.id, table.revision) != (thought.table, thought.revision):
                raise Refused("stale")
            if table.computers[thought.seat] is None and thought.seat not in await self._deciding(table):
                raise Refused("stale")
            game = table.title.game
            state = game.copy(table.state)
            game.play(state, thought.seat, move)
            return await self._recording.move(
                table, state, "move", thought.seat, move, user=None, computer=thought.level
            )

    async def _deciding(self, table: Table) -> dict[int, str]:
        """The people for whom a computer decides this once, their time being over: its level by seat."""
        if table.row.pace is None or table.paused:
            return {}
        clocks = await self._store.clocks.of(table.id)
        return {
            clock.seat: VETERANUS.name
            for clock in clocks
            if clock.deciding and clock.seat in table.asked_people
        }


def thought_of(table: Table, seat: int, level: str) -> Thought:
    """What a computer of a level is to think about that answers for a seat."""
    return Thought(
        table=table.id,
        channel=table.channel,
        revision=table.revision,
        title=table.title,
        seat=seat,
        level=level,
        view=table.view(seat),
        seed=_seed(table, seat),
    )


def _seed(table: Table, seat: int) -> bytes:
    """The seed of a thought: from the table's own, which nobody finds out from what the computer does with it.

    It depends on the ply, not on the revision: taking moves back does not make a computer choose anew.
    """
    assert table.row.seed is not None, "a game that has begun has a seed"
    return hmac.digest(table.row.seed, f"thought of seat {seat} at ply {table.state.ply}".encode(), "sha256")
