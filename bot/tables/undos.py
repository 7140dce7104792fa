"""Taking moves back: at once, or when the others agree."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.store.store import Store

from .agreements import Agreements
from .changing import Changing, seat_of
from .line import may_go_back, way_back
from .questions import Answered
from .recording import Recording
from .refused import Refused
from .table import Person, Table

_OF_LATE: Final = 12
"""So many entries are looked at first: in most games the last move of a person is among them."""


@dataclass
class Undos:
    """The wishes to take moves back."""

    _store: Store
    _changing: Changing
    _recording: Recording
    _agreements: Agreements

    async def ask(self, channel: int, person: Person, *, interaction: int | None = None) -> Answered:
        """Take back one's last move, or ask the other people whether one may; one such question is open at a time."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            way = way_back(await self._store.moves(table.id), seat)
            if way is None:
                raise Refused("nothing-to-undo")
            if way.free:
                back = await self._recording.go_back(table, way.target, seat, interaction)
                return Answered(back, "done")
            if not any(other.seat != seat for other in table.people):
                raise Refused("undo-revealed")  # there is nobody who could agree to it
            return await self._agreements.propose(table, "undo", seat, interaction, target=way.target)

    async def possible(self, table: Table) -> bool:
        """Whether anybody at a table can take a move back, or ask the others whether they may."""
        people = {other.seat for other in table.people}
        if not people:
            return False
        for most in (_OF_LATE, table.revision):
            since = max(0, table.revision - most)
            moves = await self._store.moves(table.id, since=since, until=table.revision)
            if (possible := may_go_back(moves, people)) is not None:
                return possible
        return False
