"""Rebuilding positions from recorded moves, and packing games that ended long ago."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import json

from bot.app.processes import Elsewhere
from bot.db.database import BoundedCache, StoreError
from bot.engine import AnyState, Game, Mismatch, Refusal
from bot.games.title import Title
from bot.play.rows import MoveRow, TableRow
from bot.play.store import Store

from .record_queries import DIGEST, PackedMoves

_AT_HAND: Final = 8
"""Games whose positions are cached, some hundred kB each: somebody who looks at one looks at the next."""


@dataclass
class Rebuilding:
    """Rebuilds positions that are no longer stored."""

    _store: Store
    _elsewhere: Elsewhere
    _made: BoundedCache[int, Mapping[int, bytes]] = field(default_factory=lambda: BoundedCache(_AT_HAND))

    async def position(self, row: TableRow, title: Title, seats: int, revision: int) -> bytes | None:
        """The encoded state after a move; None if there is none. Raises Mismatch, Damaged."""
        made = self._made.get(row.id)
        if made is None or revision not in made:
            moves = await self._store.moves(row.id)
            if not 0 < revision <= len(moves):
                return None
            digests = await self._digests(row, title)
            made = await self._elsewhere(partial(_encoded, title.game, row, seats, moves, digests))
        self._made[row.id] = made
        return made[revision]

    async def _digests(self, row: TableRow, title: Title) -> Sequence[bytes]:
        """The digests that the positions must have; none if the encoding has changed since they were made."""
        packed = await self._store.records.of(row.id)
        if packed is None or packed.encoded_under != str(title.game.rules_version):
            return ()
        return packed.digests


def _encoded(
    game: Game, row: TableRow, seats: int, moves: Sequence[MoveRow], digests: Sequence[bytes]
) -> dict[int, bytes]:
    made = {}
    for move, state in positions(game, row, seats, moves):
        encoded = game.encode(state)
        if digests and digest(encoded) != digests[move.revision - 1]:
            raise Mismatch(f"ply {move.revision - 1}: the position is another than it was")
        made[move.revision] = encoded
    return made


def positions(
    game: Game, row: TableRow, seats: int, moves: Sequence[MoveRow]
) -> Iterator[tuple[MoveRow, AnyState]]:
    """All moves of a game, undone ones and undos included, each with the position after it.

    Raises Mismatch for the first that the rules don't allow, or for which chance draws something else.
    """
    assert row.seed is not None, "a game that has begun has a seed"
    options = json.decode(row.options, type=dict[str, str])
    gone_back_to = {move.parent for move in moves if move.kind == "undo"}
    kept: dict[int | None, AnyState] = {}
    state: AnyState = None
    for move in moves:
        try:
            if move.parent is None:
                state = game.new(seats, options, row.seed, int(move.rules_version))
            elif move.kind == "undo":
                state = game.copy(kept[move.parent])
            else:
                assert move.seat is not None, "every move is somebody's"
                game.apply(state, move.seat, game.move_from(json.decode(move.move or "{}")))
        except (Refusal, msgspec.ValidationError) as problem:
            raise Mismatch(f"ply {move.revision - 1}: {move.move} may not be played ({problem})") from problem
        if move.kind != "undo" and json.decode(move.chance or "[]") != state.chance.drawn:
            raise Mismatch(f"ply {move.revision - 1}: chance decides {state.chance.drawn}, not {move.chance}")
        if move.revision in gone_back_to:
            kept[move.revision] = game.copy(state)
        yield move, state


def digest(encoded: bytes) -> bytes:
    """The first bytes of the SHA-256 of an encoded position."""
    return sha256(encoded).digest()[:DIGEST]


ROWS_KEPT: Final = 7 * 86_400.0
"""Seconds after its end for which every position of a game is kept."""

_BREATH: Final = 0.1
"""Seconds between two games, so that packing many slows nobody down."""

_log = logging.getLogger(__name__)


@dataclass
class Archiving:
    """Packs games that are over."""

    _store: Store
    _titles: Mapping[str, Title]
    _clock: Callable[[], float]

    async def pack(self) -> int:
        """Pack games that have been over for a week; return how many. One that replays differently stays as it is.

        Nothing is packed while an older process runs that couldn't read it.
        """
        before = self._clock() - ROWS_KEPT
        packed, table = 0, None
        while await self._store.records.may_be_packed(now=self._clock()):
            table = await self._store.records.to_pack(before, after=table)
            if table is None:
                break
            try:
                packed += await self._pack(table)
            except (Mismatch, msgspec.DecodeError, StoreError) as problem:
                _log.error("table %s stays as it is and is not packed: %s", table.id, problem)
            except Exception:  # a fault in the rules, which holds up no other game
                _log.exception("table %s stays as it is and is not packed", table.id)
            await asyncio.sleep(_BREATH)
        return packed

    async def _pack(self, table: TableRow) -> bool:
        title = self._titles.get(table.game)
        if title is None:
            return False  # the bot that knows the game packs it
        moves = await self._store.moves(table.id)
        kept = await self._store.records.positions(table.id)
        seats = len(await self._store.seats(table.id))
        packed = await asyncio.to_thread(_proved, title.game, table, seats, moves, kept)
        await self._store.records.pack(table.id, packed)
        return True


def _proved(
    game: Game, row: TableRow, seats: int, moves: Sequence[MoveRow], kept: Mapping[int, bytes]
) -> PackedMoves:
    """The moves of a table with the digests of their positions, after proof that they rebuild every stored position.

    Raises Mismatch if a position differs, DecodeError if one is damaged.
    """
    digests = []
    for move, state in positions(game, row, seats, moves):
        encoded = game.encode(state)
        if move.revision in kept and _as_now(game, kept[move.revision], encoded) != encoded:
            raise Mismatch(f"ply {move.revision - 1}: the position is another than the one that is kept")
        digests.append(digest(encoded))
    return PackedMoves(moves, digests, str(game.rules_version))


def _as_now(game: Game, kept: bytes, encoded: bytes) -> bytes:
    """A stored position in the present encoding; it may be stored in that of an earlier version of the rules."""
    try:
        before = zlib.decompress(kept)
    except zlib.error as problem:
        raise Mismatch(f"a position is damaged ({problem})") from problem
    return before if before == encoded else game.encode(game.decode(before))
