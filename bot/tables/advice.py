"""Advice: where there is any, and who took it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from bot.players import LEGATUS
from bot.store.store import Store

from .computers import Thought, thought_of
from .refused import Refused
from .table import Table


@dataclass
class Advice:
    """What a commander would do in the place of a player, for that player alone."""

    _store: Store
    _clock: Callable[[], float]

    def question(self, table: Table, seat: int) -> Thought:
        """What is to be thought about for a seat that is asked. Raises Refused where there is no advice."""
        if not table.row.advice:
            raise Refused("advice-off")
        if not known(table):
            raise Refused("advice-unknown")
        return thought_of(table, seat, LEGATUS.name)

    async def take(self, table: Table, seat: int) -> None:
        """Note that a seat takes advice on what it is asked now; on the same question it counts once."""
        await self._store.advice.note(table.id, revision=table.revision, seat=seat, now=self._clock())

    async def taken(self, table: Table) -> dict[str, int]:
        """How often each player took advice, by the name of whoever sat there then."""
        rows = await self._store.advice.of(table.id)
        return dict(Counter(table.seated_at(row.revision)[row.seat].name for row in rows))


def known(table: Table) -> bool:
    """Whether computers know the game of a table: whether weights have been made for it."""
    return bool(table.title.judgement.weights.figures)


def offered(table: Table) -> bool:
    """Whether the players of a table may ask for advice."""
    return table.row.advice and known(table)
