"""Games as records: packed once they ended long ago."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from msgspec import DecodeError, Struct, msgpack

from bot.db.database import Damaged, Queries
from bot.play.rows import ComputerMoveRow, MoveRow, RecordRow, TableRow
from bot.play.statements import one_table

DIGEST: Final = 4
"""Bytes of the digest of a position: one that differs is taken for the same once in four thousand million times."""

_BEST: Final = 9


@dataclass(frozen=True)
class Packed:
    """Moves, all that there were, oldest first, and the digest of the position after each.

    The digests hold for positions as they are encoded under a version of the rules.
    """

    moves: Sequence[MoveRow]
    digests: Sequence[bytes]
    encoded_under: str


class _Columns(Struct, array_like=True, frozen=True):
    """What is packed, column by column, since what is alike stands together then.

    `backs` says how far behind its revision a move's parent is, 0 where it has none; `passed` the seconds since the
    move before.
    """

    encoded_under: str
    kinds: list[str]
    backs: list[int]
    seats: list[int | None]
    moves: list[str | None]
    chances: list[str | None]
    barriers: list[bool]
    rules_versions: list[str]
    passed: list[int]
    computers: list[str | None]
    digests: bytes


def pack(packed: Packed) -> bytes:
    """Moves in one piece; their moments to the second, and without the users: a table's seats say who sat there."""
    moves = packed.moves
    moments = [0, *(round(move.at) for move in moves)]
    columns = _Columns(
        packed.encoded_under,
        [move.kind for move in moves],
        [0 if move.parent is None else move.revision - move.parent for move in moves],
        [move.seat for move in moves],
        [move.move for move in moves],
        [move.chance for move in moves],
        [move.barrier for move in moves],
        [move.rules_version for move in moves],
        [at - before for before, at in pairwise(moments)],
        [move.computer for move in moves],
        b"".join(packed.digests),
    )
    return zlib.compress(msgpack.encode(columns), _BEST)


def unpack(table_id: int, content: bytes) -> Packed:
    """The moves of a table again, numbered from 1. Raises ValueError for what are none."""
    try:
        columns = msgpack.decode(zlib.decompress(content), type=_Columns)
    except (zlib.error, DecodeError) as error:
        raise ValueError(str(error)) from error
    moves, at = [], 0
    for place, kind in enumerate(columns.kinds):
        at += columns.passed[place]
        revision, back = place + 1, columns.backs[place]
        moves.append(
            MoveRow(
                table_id=table_id,
                revision=revision,
                parent=revision - back if back else None,
                kind=kind,
                seat=columns.seats[place],
                move=columns.moves[place],
                chance=columns.chances[place],
                barrier=columns.barriers[place],
                rules_version=columns.rules_versions[place],
                at=float(at),
                computer=columns.computers[place],
            )
        )
    digests = [columns.digests[start : start + DIGEST] for start in range(0, len(columns.digests), DIGEST)]
    return Packed(moves, digests, columns.encoded_under)


KNOWS_PACKED: Final = 10
"""The first version whose bots can read a game that is packed."""


class _Stored(Struct, frozen=True):
    revision: int
    position: bytes


class RecordQueries(Queries):
    """What is kept of games in one piece."""

    async def of(self, table_id: int) -> Packed | None:
        record = await self._read.find(RecordRow, table_id)
        if record is None:
            return None
        try:
            return unpack(table_id, record.content)
        except ValueError as error:
            raise Damaged(f"The record of table {table_id} is damaged ({error}).") from error

    async def may_be_packed(self, *, now: float) -> bool:
        """Whether all processes that run on the database can read what is packed."""
        older = await self._read.value(
            "SELECT 1 FROM leases WHERE until > ? AND version < ? LIMIT 1", now, KNOWS_PACKED
        )
        return older is None

    async def to_pack(self, before: float, *, after: TableRow | None = None) -> TableRow | None:
        """The game that has been over longest since a moment, and is not packed; the next one `after` another.

        One that was played to its end is counted first: that reads its last position.
        """
        since, number = (0.0, 0) if after is None else (after.ended_at or 0.0, after.id)
        found = await self._read.where(
            TableRow,
            """
            ended_at IS NOT NULL AND revision > 0 AND NOT packed AND (counted OR status = 'stopped')
                AND ended_at < ? AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT 1
            """,
            *(before, since, number),
        )
        return found[0] if found else None

    async def positions(self, table_id: int) -> dict[int, bytes]:
        """The positions of a table that are kept, by revision, each as `zlib` has packed it."""
        stored = await self._read.rows(
            _Stored, "SELECT revision, position FROM moves WHERE table_id = ?", table_id
        )
        return {row.revision: row.position for row in stored if row.position}

    async def pack(self, table_id: int, packed: Packed) -> None:
        """Keep the moves of a game that is over in one piece, instead of its rows. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            if table.open or table.packed:
                return
            await database.insert(RecordRow(table_id=table_id, content=pack(packed)))
            await database.delete(ComputerMoveRow, table_id)
            await database.delete(MoveRow, table_id)
            await database.update(TableRow, table_id, packed=True, thinned=True)
