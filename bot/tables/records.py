"""Records of tables: the moves that count, from which everything else of a game can be made again."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import json

from bot.engine.record import Entry, Record, digest
from bot.store.rows import MoveRow
from bot.store.store import Store

from .drafts import LAID_OUT
from .line import line
from .refused import Refused
from .table import Table


@dataclass(frozen=True)
class Line:
    """The moves of a table that count, as a record.

    `revisions` and `moments` (Unix seconds) are those of the set-up and of each entry: one more than there are entries.
    """

    record: Record
    revisions: tuple[int, ...]
    moments: tuple[float, ...]


@dataclass
class Records:
    """Makes records of what is stored."""

    _store: Store

    async def line(self, table: Table) -> Line:
        """The moves up to now of a game that has begun; its seed and what is secret are in it: it stays in the house.

        Raises Refused where the table has not begun, or its game can't be read.
        """
        if not table.begun:
            raise Refused("not-playing")
        assert table.row.seed is not None, "a game that has begun has a seed"
        start, *moves = line(await self._store.moves(table.id, until=table.revision))
        record = Record(
            game=table.title.game.id,
            rules_version=int(table.row.rules_version),
            seats=table.state.seats,
            options=table.state.options,
            seed=table.row.seed.hex(),
            drawn=_drawn(start),
            entries=[
                Entry(_seat(move), json.decode(move.move or "{}"), _drawn(move), _computer(move))
                for move in moves
            ],
            outcome=table.state.outcome,
            digest=digest(table.title.game, table.state),
        )
        return Line(
            record,
            tuple(move.revision for move in (start, *moves)),
            tuple(move.at for move in (start, *moves)),
        )

    async def handed_out(self, table: Table) -> bytes:
        """The record of a game that is over, as JSON: it can be played again and checked. Raises Refused."""
        if table.seed is None or not table.begun:
            raise Refused("record-not-over")
        return (await self.line(table)).record.to_json()


def _drawn(move: MoveRow) -> list[int]:
    """What chance decided in a move."""
    return json.decode(move.chance or "[]", type=list[int])


def _computer(move: MoveRow) -> str | None:
    """The level of the computer that chose the move; None where somebody had laid it out themselves."""
    return None if move.computer == LAID_OUT else move.computer


def _seat(move: MoveRow) -> int:
    """The seat whose move it was."""
    assert move.seat is not None, "every move of the line is somebody's"
    return move.seat
