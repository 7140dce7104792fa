"""Keeping small: of a game that was over long ago the moves are packed, once they have made it again."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from bot.engine import Game
from bot.engine.record import Mismatch
from bot.games.title import Title
from bot.store.errors import StoreError
from bot.store.packing import Packed
from bot.store.rows import MoveRow, TableRow
from bot.store.store import Store

from .played_again import SetUp, digest, positions

ROWS_KEPT: Final = 7 * 86_400.0
"""Seconds after its end for which a game is kept as it was played, with every position."""

_BREATH: Final = 0.1
"""Seconds between two games, so that nobody at a table notices that there are many."""

_log = logging.getLogger(__name__)


@dataclass
class Keeping:
    """Packs the games that are over."""

    _store: Store
    _titles: Mapping[str, Title]
    _clock: Callable[[], float]

    async def pack(self) -> int:
        """Pack what has been over for long; how many games. Those that do not come out the same stay as they are.

        While a process runs that could not read them, nothing is packed.
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
            await asyncio.sleep(_BREATH)
        return packed

    async def _pack(self, table: TableRow) -> bool:
        title = self._titles.get(table.game)
        if title is None:
            return False  # the bot that knows the game packs it
        moves = await self._store.moves(table.id)
        kept = await self._store.records.positions(table.id)
        set_up = SetUp.of(table, len(await self._store.seats(table.id)))
        packed = await asyncio.to_thread(_proved, title.game, set_up, moves, kept)
        await self._store.records.pack(table.id, packed)
        return True


def _proved(game: Game, set_up: SetUp, moves: Sequence[MoveRow], kept: Mapping[int, bytes]) -> Packed:
    """The moves of a table with the digests of the positions that they make again: those that are kept, to the byte.

    Raises Mismatch where they make another, DecodeError where one is damaged.
    """
    digests = []
    for move, state in positions(game, set_up, moves):
        encoded = game.encode(state)
        if move.revision in kept and _as_now(game, kept[move.revision], encoded) != encoded:
            raise Mismatch(f"ply {move.revision - 1}: the position is another than the one that is kept")
        digests.append(digest(encoded))
    return Packed(moves, digests, str(game.rules_version))


def _as_now(game: Game, kept: bytes, encoded: bytes) -> bytes:
    """A position that is kept, as it is encoded now; it may have been under an earlier version of the rules."""
    try:
        before = zlib.decompress(kept)
    except zlib.error as problem:
        raise Mismatch(f"a position is damaged ({problem})") from problem
    return before if before == encoded else game.encode(game.decode(before))
