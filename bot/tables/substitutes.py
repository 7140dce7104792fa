"""Computers that play on for people, and people who take their seats back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from msgspec.structs import replace

from bot.engine import Player, Return
from bot.players import LEVELS

from .changing import Changing, check_frees
from .questions import Questions
from .recording import Recording
from .refused import Refused
from .servers import Servers
from .table import Person, Table


@dataclass
class Substitutes:
    """The seats of people for whom computers play.

    A computer sees what its seat sees, and tells nobody: so whoever wants to be stood in for needs nobody's consent,
    and a seat that is given up, or has not answered for a week, needs the host's wish alone; one whose person has left
    the server, that of anybody who plays. They may come back at any time.
    """

    _changing: Changing
    _recording: Recording
    _questions: Questions
    _servers: Servers
    _clock: Callable[[], float]

    async def put_in(
        self,
        channel: int,
        by: Person,
        seat: int,
        level: str,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> Table:
        """Let a computer of a level play on for the person of a seat."""
        async with self._changing.table(channel, "playing", interaction) as table:
            await self.check(table, by, seat, level, may_manage=may_manage)
            row = table.seats[seat]
            taken = replace(row, computer=level, gone=False, taken_at=self._clock())
            return await self._recording.comes_or_goes(table, "replace", taken, Return(), interaction)

    async def check(
        self, table: Table, by: Person, seat: int, level: str, *, may_manage: bool = False
    ) -> None:
        """Raise Refused unless somebody may wish that a computer plays on."""
        await self._servers.check_computers(table.guild)
        if level not in LEVELS:
            raise Refused("no-such-level", level=level)
        if not 0 <= seat < len(table.seats):
            raise Refused("no-such-seat")
        row = table.seats[seat]
        if row.computer is not None:
            raise Refused("computer-already", player=Player(seat))
        if not any(other.seat != seat for other in table.present):
            raise Refused("no-person-left")
        if row.gone or row.user != by.id:
            check_frees(table, by, seat, may_manage)
            if not await self._questions.is_silent(table, seat):
                raise Refused("seat-not-free", player=Player(seat))

    async def take_back(self, channel: int, person: Person, *, interaction: int | None = None) -> Table:
        """Play on oneself, where a computer has done so."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = table.seat_of(person.id)
            if seat is None or table.computers[seat] is None:
                raise Refused("plays-already" if seat is not None else "not-seated")
            taken = replace(table.seats[seat], computer=None, taken_at=self._clock())
            return await self._recording.comes_or_goes(table, "replace", taken, Return(), interaction)
