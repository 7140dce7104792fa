"""A game played again from its recorded moves: how it stood at any time, proved move by move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import json

from bot.engine import AnyState, Game, Refusal
from bot.engine.record import Mismatch
from bot.games.title import Title
from bot.processes.elsewhere import Elsewhere
from bot.store.packing import DIGEST
from bot.store.rows import MoveRow, TableRow
from bot.store.store import Store

_AT_HAND: Final = 10_000_000
"""Bytes of positions that are kept at hand, those of a whole game at least: who looks at one, looks at the next."""


@dataclass(frozen=True)
class SetUp:
    """With what a game began."""

    seats: int
    options: Mapping[str, str]
    seed: bytes

    @classmethod
    def of(cls, row: TableRow, seats: int) -> SetUp:
        """That of a table whose seed is drawn."""
        assert row.seed is not None, "a game that has begun has a seed"
        return cls(seats, json.decode(row.options, type=dict[str, str]), row.seed)


@dataclass
class PlayedAgain:
    """Makes the positions of games again that are not kept."""

    _store: Store
    _elsewhere: Elsewhere
    _made: OrderedDict[int, Mapping[int, bytes]] = field(default_factory=OrderedDict)

    async def position(self, row: TableRow, title: Title, seats: int, revision: int) -> bytes | None:
        """The encoded state after a move, None where there is none; raises Mismatch, Damaged."""
        made = self._made.get(row.id)
        if made is None or revision not in made:
            moves = await self._store.moves(row.id)
            if not 0 < revision <= len(moves):
                return None
            digests = await self._digests(row, title)
            made = await self._elsewhere(partial(_encoded, title, SetUp.of(row, seats), moves, digests))
        self._made[row.id] = made
        self._made.move_to_end(row.id)
        while len(self._made) > 1 and self._size() > _AT_HAND:
            self._made.popitem(last=False)
        return made[revision]

    def _size(self) -> int:
        return sum(len(position) for made in self._made.values() for position in made.values())

    async def _digests(self, row: TableRow, title: Title) -> Sequence[bytes]:
        """What the positions must come to; nothing, where they are encoded otherwise by now."""
        packed = await self._store.records.of(row.id)
        if packed is None or packed.encoded_under != str(title.game.rules_version):
            return ()
        return packed.digests


def _encoded(
    title: Title, set_up: SetUp, moves: Sequence[MoveRow], digests: Sequence[bytes]
) -> dict[int, bytes]:
    """All positions of a game, by revision. Raises Mismatch for the first that has another digest."""
    made, game = {}, title.game
    for move, state in positions(game, set_up, moves):
        encoded = game.encode(state)
        if digests and digest(encoded) != digests[move.revision - 1]:
            raise Mismatch(f"ply {move.revision - 1}: the position is another than it was")
        made[move.revision] = encoded
    return made


def positions(game: Game, set_up: SetUp, moves: Sequence[MoveRow]) -> Iterator[tuple[MoveRow, AnyState]]:
    """Every move of a game from its start on, those taken back and the undos too, with the position after it.

    Raises Mismatch for the first that the rules do not allow, or for which chance decides something else.
    """
    gone_back_to = {move.parent for move in moves if move.kind == "undo"}
    kept: dict[int | None, AnyState] = {}
    state: AnyState = None
    for move in moves:
        try:
            if move.parent is None:
                state = game.new(set_up.seats, set_up.options, set_up.seed, int(move.rules_version))
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
    """The beginning of the SHA-256 of an encoded position."""
    return sha256(encoded).digest()[:DIGEST]
