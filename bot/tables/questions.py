"""Questions to the people at a table: what is proposed, until it is settled or the game moves on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar

from msgspec import Struct, json

from bot.store.proposals import WHATEVER, Kind
from bot.store.rows import InvitationRow, NewAnnouncement
from bot.store.store import Store

from .table import Table

LATE: Final = 7 * 86_400.0
"""Seconds without an answer after which nobody waits for a player's consent."""

P = TypeVar("P", bound=Struct)


@dataclass(frozen=True)
class Answered:
    """What became of a wish: it is carried out, somebody has declined, or answers are missing still."""

    table: Table
    became: Literal["done", "declined", "asked"]

    @property
    def done(self) -> bool:
        """Whether it is carried out."""
        return self.became == "done"


@dataclass(frozen=True)
class Standing(Generic[P]):
    """What is proposed now, and how it is stored; None where nothing is."""

    proposed: P | None
    content: str | None


@dataclass
class Questions:
    """At most one of a kind at a table. Each is asked, and answered, with the table locked."""

    _store: Store
    _clock: Callable[[], float]

    async def standing(self, table: Table, kind: Kind, proposal: type[P]) -> Standing[P]:
        """What is proposed at a table."""
        content = await self._store.proposals.of(table.id, kind)
        return Standing(None if content is None else json.decode(content, type=proposal), content)

    async def put(
        self,
        table: Table,
        kind: Kind,
        proposed: Struct | None,
        told: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
        *,
        was: str | None = WHATEVER,
        invitation: InvitationRow | None = None,
    ) -> None:
        """Propose something, or (None) nothing any more, instead of what `was` stored before.

        With the `invitation` that it is, or that is answered.
        """
        await self._store.proposals.put(
            table.id,
            kind,
            None if proposed is None else json.encode(proposed).decode(),
            now=self._clock(),
            was=was,
            announcements=told,
            interaction=interaction,
            invitation=invitation,
        )

    def now(self) -> float:
        """What time it is (Unix seconds)."""
        return self._clock()

    async def is_silent(self, table: Table, seat: int) -> bool:
        """Whether a seat is given up, out of its time, asked for too long, or its player has left the server."""
        if table.seats[seat].gone or table.user_at(seat) in table.absent:
            return True
        clocks = await self._store.clocks.of(table.id)
        if any(clock.seat == seat and clock.overdue_at is not None for clock in clocks):
            return True
        (latest,) = await self._store.moves(table.id, since=table.revision - 1)
        return seat in table.asked_seats and self._clock() - latest.at >= LATE
