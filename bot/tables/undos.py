"""Taking moves back: at once, or when the others agree."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, seat_of
from .line import way_back
from .recording import Recording
from .refused import Refused
from .table import Person, Table


@dataclass(frozen=True)
class Undo:
    """What became of the wish to take a move back: done at once, or proposed to the others."""

    table: Table
    done: bool
    target: int


class Undos:
    """The wishes to take moves back, and the others' answers."""

    def __init__(
        self, store: Store, changing: Changing, recording: Recording, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._changing = changing
        self._recording = recording
        self._clock = clock

    async def ask(self, channel: int, person: Person, *, interaction: int | None = None) -> Undo:
        """Take back one's last move, or ask the others whether one may; one such question is open at a time."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            way = way_back(await self._store.moves(table.id), seat)
            if way is None:
                raise Refused("nothing-to-undo")
            if way.free:
                back = await self._recording.go_back(table, way.target, seat, person, interaction)
                return Undo(back, True, way.target)
            if await self._store.proposals.of(table.id) is not None:
                raise Refused("undo-open")
            others = [other.user for other in table.seats if not other.gone and other.seat != seat]
            await self._store.proposals.propose(
                table.id,
                way.target,
                by_seat=seat,
                revision=table.revision,
                now=self._clock(),
                announcements=[announcement("undo-asked", others, by=seat, target=way.target)],
                interaction=interaction,
            )
            return Undo(table, False, way.target)

    async def answer(
        self, channel: int, person: Person, agree: bool, *, revision: int, interaction: int | None = None
    ) -> Undo:
        """Agree that a move is taken back, or not. With the last agreement it is."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            proposal = await self._store.proposals.of(table.id)
            if proposal is None or proposal.revision != revision or proposal.revision != table.revision:
                raise Refused("undo-void")
            if proposal.by_seat == seat:
                raise Refused("undo-own")
            if not agree:
                await self._store.proposals.withdraw(
                    table.id,
                    now=self._clock(),
                    announcements=[announcement("undo-refused", [table.user_at(proposal.by_seat)], by=seat)],
                    interaction=interaction,
                )
                return Undo(table, False, proposal.target_revision)
            agreed = await self._store.proposals.agree(table.id, seat, revision=table.revision)
            needed = {other.seat for other in table.seats if not other.gone} - {proposal.by_seat}
            if agreed is None or not needed <= agreed.agreed_seats:
                return Undo(table, False, proposal.target_revision)
            asker = table.seats[proposal.by_seat]
            back = await self._recording.go_back(
                table, proposal.target_revision, asker.seat, Person(asker.user, asker.name), interaction
            )
            return Undo(back, True, proposal.target_revision)
