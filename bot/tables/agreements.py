"""What one player wishes and all the others must agree to: taking a move back, calling a game off, less time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .announcements import Kind, announcement
from .changing import Changing, seat_of
from .questions import LATE, Answered, Questions
from .refused import Refused
from .table import Person, Table, users_asked

Wish: TypeAlias = Literal["undo", "end", "pause", "pace"]

_ASKED: Final[Mapping[Wish, Kind]] = {
    "undo": "undo-asked",
    "end": "end-asked",
    "pause": "pause-asked",
    "pace": "pace-asked",
}
_REFUSED: Final[Mapping[Wish, Kind]] = {
    "undo": "undo-refused",
    "end": "end-refused",
    "pause": "pause-refused",
    "pace": "pace-refused",
}


class Proposed(Struct, frozen=True):
    """A wish of the seat `by`, uttered at a revision (at the moment `at`) and void after it.

    `target` is the revision gone back to; of a pause 1, of going on 0. `pace` is the one that is wished (as `text_of`
    has it). `refused` are wishes to which somebody has not
    agreed, by seat and target: they are not asked again.
    """

    by: int
    revision: int
    target: int = 0
    agreed: frozenset[int] = frozenset()
    at: float | None = None
    refused: tuple[tuple[int, int], ...] = ()
    pace: str = ""


_NONE: Final = -1
"""The revision of no wish: what stands says only what was refused."""

_REFUSALS: Final = 12
"""So many refused wishes are remembered, the latest."""


def check_not_refused(wish: Wish, proposed: Proposed | None, seat: int, target: int) -> None:
    """Raise Refused where somebody has not agreed to a wish already."""
    if proposed is not None and (seat, target) in proposed.refused:
        raise Refused(f"{wish}-refused-before")


def with_refused(proposed: Proposed | None, seat: int, target: int) -> Proposed:
    """What stands once somebody has not agreed to a wish: nothing but that."""
    before = () if proposed is None else proposed.refused
    return Proposed(seat, _NONE, refused=(*before, (seat, target))[-_REFUSALS:])


def settled(proposed: Proposed | None) -> Proposed | None:
    """What stands once a question is settled: what was refused before, where anything was."""
    if proposed is None or not proposed.refused:
        return None
    return Proposed(proposed.by, _NONE, refused=proposed.refused)


CarryOut: TypeAlias = Callable[[Table, Proposed, int | None], Awaitable[Table]]


@dataclass
class Agreements:
    """The wishes to which the others must agree, and their answers; `_carry_out` says what is done at the last.

    Whoever has left, for whom a computer plays, or who has let the table wait too long, is not asked.
    """

    _changing: Changing
    _questions: Questions
    _carry_out: Mapping[Wish, CarryOut]

    async def ask(
        self, channel: int, person: Person, wish: Wish, *, interaction: int | None = None
    ) -> Answered:
        """Ask the others for what needs nothing but their consent. Raises Refused."""
        async with self._changing.table(channel, "playing", interaction) as table:
            target = int(wish == "pause" and not table.paused)
            return await self.propose(table, wish, seat_of(table, person), interaction, target=target)

    async def propose(
        self,
        table: Table,
        wish: Wish,
        seat: int,
        interaction: int | None,
        *,
        target: int = 0,
        pace: str = "",
    ) -> Answered:
        """Ask the others at a table that is locked; where nobody is to be asked, it is done. Raises Refused."""
        standing = await self._questions.standing(table, wish, Proposed)
        if (before := standing.proposed) is not None and before.revision == table.revision:
            if await self._missing(table, before):
                raise Refused(f"{wish}-open")
            # Those who had not answered need not any more.
            return Answered(await self._carry_out[wish](table, before, interaction), "done")
        check_not_refused(wish, before, seat, target)
        refused = () if before is None else before.refused
        now = self._questions.now()
        proposed = Proposed(seat, table.revision, target, at=now, refused=refused, pace=pace)
        if not (others := await self._others(table, seat)):
            return Answered(await self._carry_out[wish](table, proposed, interaction), "done")
        users = users_asked(table.seats, sorted(others))
        told = announcement(_ASKED[wish], users, by=seat, **({"pace": pace} if pace else {}))
        await self._questions.put(table, wish, proposed, [told], interaction, was=standing.content)
        return Answered(table, "asked")

    async def answer(
        self,
        channel: int,
        person: Person,
        wish: Wish,
        agree: bool,
        *,
        revision: int,
        interaction: int | None = None,
    ) -> Answered:
        """Agree to what somebody wished at a revision, or not. With the last agreement it is done. Raises Refused."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            standing = await self._questions.standing(table, wish, Proposed)
            proposed = standing.proposed
            if proposed is None or not proposed.revision == revision == table.revision:
                raise Refused("question-void")
            if proposed.by == seat:
                raise Refused("question-own")
            if not agree:
                told = announcement(_REFUSED[wish], users_asked(table.seats, [proposed.by]), by=seat)
                noted = with_refused(proposed, proposed.by, proposed.target)
                await self._questions.put(table, wish, noted, [told], interaction, was=standing.content)
                return Answered(table, "declined")
            proposed = replace(proposed, agreed=proposed.agreed | {seat})
            if not await self._missing(table, proposed):
                return Answered(await self._carry_out[wish](table, proposed, interaction), "done")
            await self._questions.put(table, wish, proposed, [], interaction, was=standing.content)
            return Answered(table, "asked")

    async def _missing(self, table: Table, proposed: Proposed) -> set[int]:
        """The seats whose consent is still missing; after a week nobody waits for any."""
        if proposed.at is not None and self._questions.now() - proposed.at >= LATE:
            return set()
        return await self._others(table, proposed.by) - proposed.agreed

    async def _others(self, table: Table, by: int) -> set[int]:
        """The seats of those whose consent counts."""
        return {
            other.seat
            for other in table.people
            if other.seat != by and not await self._questions.is_silent(table, other.seat)
        }
