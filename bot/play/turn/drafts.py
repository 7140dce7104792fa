"""Drafts: a turn is composed by its player alone, kept in the store, and played as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
from msgspec import json

from bot.engine import Draft, Lost, Move, drafted
from bot.play.errors import Refused
from bot.play.rows import DraftRow
from bot.play.store import Store
from bot.play.table import Table

LONGEST: Final = 40
"""So many moves a draft holds: four times the longest turn of the games by chance that were looked at."""


LAID_OUT: Final = "draft"
"""Stands in the record of moves for the level of a computer where time ran out and what was laid out was played."""


@dataclass(frozen=True)
class Kept:
    """A draft as it is kept: which `edition` of it, and what of it was `lost` since the game has moved on."""

    draft: Draft
    edition: int = 0
    lost: Sequence[Lost] = ()


@dataclass
class Drafts:
    """What people have laid out of their turns."""

    _store: Store

    async def of(self, table: Table, seat: int) -> Kept:
        """What the player of a seat has laid out, carried out on what they see now; nothing of it is played."""
        view = table.view(seat)
        user = table.user_at(seat)
        row = None if user is None else await self._store.drafts.of(table.id, seat, user)
        if row is None:
            return Kept(Draft(view))
        draft, lost = drafted(table.title.game, view, _moves(table, row))
        return Kept(draft, row.edition, lost)

    async def put(self, table: Table, seat: int, edition: int, draft: Draft) -> Kept:
        """Keep a draft in place of an edition of it. Raises Refused where it has changed, on another device."""
        user = table.user_at(seat)
        assert user is not None, "a draft is a person's"
        if len(draft.steps) > LONGEST:
            raise Refused("draft-long")
        row = DraftRow(
            table_id=table.id,
            seat=seat,
            user=user,
            edition=edition + 1,
            moves=json.encode(draft.moves).decode(),
        )
        if not await self._store.drafts.put(row):
            raise Refused("draft-changed")
        return Kept(draft, row.edition)


def _moves(table: Table, row: DraftRow) -> list[Move]:
    """The moves that are kept; those that this version of the bot does not know are not among them."""
    moves = []
    for values in json.decode(row.moves, type=list[dict[str, object]]):
        try:
            moves.append(table.title.game.move_from(values))
        except msgspec.ValidationError:
            continue
    return moves
