"""Taking moves back: at once, or when the others agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec import Struct, json
from msgspec.structs import replace

from bot.store.rows import NewAnnouncement
from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, seat_of
from .line import way_back
from .recording import Recording
from .refused import Refused
from .table import Person, Table, users_asked


class Proposed(Struct, frozen=True):
    """The question whether a seat's last move may be taken back: asked at a revision, and void after it."""

    target: int
    by: int
    revision: int
    agreed: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Undo:
    """What became of the wish to take a move back: done at once, or proposed to the others."""

    table: Table
    done: bool
    target: int


@dataclass
class Undos:
    """The wishes to take moves back, and the others' answers."""

    _store: Store
    _changing: Changing
    _recording: Recording
    _clock: Callable[[], float]

    async def ask(self, channel: int, person: Person, *, interaction: int | None = None) -> Undo:
        """Take back one's last move, or ask the other people whether one may; one such question is open at a time."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            way = way_back(await self._store.moves(table.id), seat)
            if way is None:
                raise Refused("nothing-to-undo")
            others = [other.user for other in table.people if other.user is not None and other.seat != seat]
            if not way.free and not others:
                raise Refused("undo-revealed")  # computers can't agree to forget what has come to light
            if way.free:
                back = await self._recording.go_back(table, way.target, seat, interaction)
                return Undo(back, True, way.target)
            if await self._store.proposals.of(table.id, "undo") is not None:
                raise Refused("undo-open")
            proposed = Proposed(way.target, seat, table.revision)
            told = announcement("undo-asked", others, by=seat, target=way.target)
            await self._put(table, proposed, [told], interaction, was=None)
            return Undo(table, False, way.target)

    async def answer(
        self, channel: int, person: Person, agree: bool, *, revision: int, interaction: int | None = None
    ) -> Undo:
        """Agree that a move is taken back, or not. With the last agreement it is."""
        async with self._changing.table(channel, "playing", interaction) as table:
            seat = seat_of(table, person)
            content = await self._store.proposals.of(table.id, "undo")
            proposed = None if content is None else json.decode(content, type=Proposed)
            if proposed is None or not proposed.revision == revision == table.revision:
                raise Refused("undo-void")
            if proposed.by == seat:
                raise Refused("undo-own")
            if not agree:
                told = announcement("undo-refused", users_asked(table.seats, [proposed.by]), by=seat)
                await self._put(table, None, [told], interaction, was=content)
                return Undo(table, False, proposed.target)
            proposed = replace(proposed, agreed=proposed.agreed | {seat})
            if {other.seat for other in table.people} - {proposed.by} <= proposed.agreed:
                back = await self._recording.go_back(table, proposed.target, proposed.by, interaction)
                return Undo(back, True, proposed.target)
            await self._put(table, proposed, [], interaction, was=content)
            return Undo(table, False, proposed.target)

    async def _put(
        self,
        table: Table,
        proposed: Proposed | None,
        told: Sequence[NewAnnouncement],
        interaction: int | None,
        *,
        was: str | None,
    ) -> None:
        content = None if proposed is None else json.encode(proposed).decode()
        await self._store.proposals.put(
            table.id,
            "undo",
            content,
            now=self._clock(),
            was=was,
            announcements=told,
            interaction=interaction,
        )
