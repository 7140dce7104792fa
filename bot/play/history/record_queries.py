"""Packed games: all moves in one row, once a game ended long ago."""

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
"""Bytes of a position's digest: a difference goes unnoticed once in four billion times."""

_BEST: Final = 9


@dataclass(frozen=True)
class PackedMoves:
    """All moves of a game, oldest first, and the digest of the position after each.

    The digests hold for positions in the encoding of the rules version `encoded_under`.
    """

    moves: Sequence[MoveRow]
    digests: Sequence[bytes]
    encoded_under: str


class _Columns(Struct, array_like=True, frozen=True):
    """The packed moves, by column, which compresses better.

    `backs` says how far behind its revision a move's parent is (0: none); `passed` are the seconds since the move
    before.
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


def pack(packed: PackedMoves) -> bytes:
    """Pack moves: with times to the second, and without users, whom the table's seats tell."""
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


def unpack(table_id: int, content: bytes) -> PackedMoves:
    """Unpack the moves of a table. Raises ValueError if the content is damaged."""
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
    return PackedMoves(moves, digests, columns.encoded_under)


KNOWS_PACKED: Final = 10
"""The first version of the schema whose bots can read packed games."""


class _Stored(Struct, frozen=True):
    revision: int
    position: bytes


class RecordQueries(Queries):
    """Queries about packed games."""

    async def of(self, table_id: int) -> PackedMoves | None:
        record = await self._read.find(RecordRow, table_id)
        if record is None:
            return None
        try:
            return unpack(table_id, record.content)
        except ValueError as error:
            raise Damaged(f"The record of table {table_id} is damaged ({error}).") from error

    async def may_be_packed(self, *, now: float) -> bool:
        """Whether all processes that run on the database can read packed games."""
        older = await self._read.value(
            "SELECT 1 FROM leases WHERE until > ? AND version < ? LIMIT 1", now, KNOWS_PACKED
        )
        return older is None

    async def to_pack(self, before: float, *, after: TableRow | None = None) -> TableRow | None:
        """The game that has been over longest, ended before a moment and isn't packed; the next one `after` another.

        A game that was played to its end must be counted before, as that reads its last position.
        """
        since, number = (0.0, 0) if after is None else (after.ended_at or 0.0, after.id)
        ready = """
            ended_at IS NOT NULL AND revision > 0 AND NOT packed AND (counted OR status = 'stopped')
                AND ended_at < ? AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT 1
        """
        found = await self._read.where(TableRow, ready, before, since, number)
        return found[0] if found else None

    async def positions(self, table_id: int) -> dict[int, bytes]:
        """The stored positions of a table, by revision, compressed by zlib."""
        stored = await self._read.rows(
            _Stored, "SELECT revision, position FROM moves WHERE table_id = ?", table_id
        )
        return {row.revision: row.position for row in stored if row.position}

    async def pack(self, table_id: int, packed: PackedMoves) -> None:
        """Replace the rows of a closed game's moves by one packed row. Raises NoSuchTable."""
        async with self._database.transaction(table_id) as database:
            table = await one_table(database, table_id)
            if table.open or table.packed:
                return
            await database.insert(RecordRow(table_id=table_id, content=pack(packed)))
            await database.delete(ComputerMoveRow, table_id)
            await database.delete(MoveRow, table_id)
            await database.update(TableRow, table_id, packed=True, thinned=True)
