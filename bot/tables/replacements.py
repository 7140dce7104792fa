"""Seating somebody else in place of a player."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Return
from bot.store.rows import SeatRow
from bot.store.store import Store

from .changing import Changing, check_host
from .recording import Recording
from .refused import Refused
from .table import Person, Table


class Replacements:
    """The wishes to replace players."""

    def __init__(
        self, store: Store, changing: Changing, recording: Recording, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._changing = changing
        self._recording = recording
        self._clock = clock

    async def seat(
        self,
        channel: int,
        by: Person,
        seat: int,
        person: Person,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> Table:
        """Seat somebody else in place of a player, gone or not."""
        async with self._changing.table(channel, "playing", interaction) as table:
            check_host(table, by, may_manage)
            if not 0 <= seat < len(table.seats):
                raise Refused("no-such-seat")
            if any(other.user == person.id and other.seat != seat for other in table.seats):
                raise Refused("seated-elsewhere", name=person.name)
            taken = SeatRow(
                table_id=table.id, seat=seat, user=person.id, name=person.name, taken_at=self._clock()
            )
            return await self._recording.comes_or_goes(table, "replace", taken, Return(), interaction)
