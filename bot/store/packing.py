"""The moves of a game in one piece: a thirtieth of what they take as rows."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from msgspec import DecodeError, Struct, msgpack

from bot.store.rows import MoveRow

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
                user=None,
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
