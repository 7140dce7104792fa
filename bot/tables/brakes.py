"""Brakes: how often somebody may be pinged at a table, whatever others do there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from msgspec import Struct, json

from bot.store.rows import Announcement
from bot.store.store import Store

from .table import Table

BRAKE: Final = 300.0
"""Seconds within which nobody is pinged twice at a table for the same matter, unless they have moved in between."""

WAITING: Final = frozenset({"start", "turn", "undo", "resigned", "replaced", "unpaused", "made-up", "asked"})
"""The kinds that all say that the game waits for whom they ping: one matter. Every other kind is one of its own."""


class _About(Struct):
    """Of a direct message which kind of announcement it goes with."""

    about: str = ""


@dataclass
class Brakes:
    """Knows by what was told of late whom another ping would be too many for."""

    _store: Store
    _clock: Callable[[], float]

    async def until(self, table: Table, kind: str, users: Iterable[int]) -> dict[int, float]:
        """Who is not to be pinged at a table by a kind of announcement yet, and until when."""
        latest = self._latest(await self._sent(table), kind, users)
        moved = {user: await self._store.last_moved(table.id, user) for user in latest}
        return {
            user: (told.sent_at or 0.0) + BRAKE
            for user, told in latest.items()
            if (moved[user] or 0) <= told.revision
        }

    async def is_written_to(self, table: Table, kind: str, user: int) -> bool:
        """Whether somebody has had a direct message of a kind about a table of late: another makes no sound."""
        return any(told.recipient == user and told.kind == kind for told in await self._sent(table))

    async def _sent(self, table: Table) -> list[Announcement]:
        return await self._store.outbox.sent_of(table.id, self._clock() - BRAKE)

    def _latest(
        self, sent: Iterable[Announcement], kind: str, users: Iterable[int]
    ) -> dict[int, Announcement]:
        """The last announcement about the same matter that has pinged each of some users; `sent` the latest first."""
        wanted, found = set(users), dict[int, Announcement]()
        for told in sent:
            if _matter(_kind(told)) == _matter(kind):
                for user in wanted & _pinged(told) - found.keys():
                    found[user] = told
        return found


def _matter(kind: str) -> str:
    return "waiting" if kind in WAITING else kind


def _kind(told: Announcement) -> str:
    """The kind of an announcement, or of that which a direct message goes with."""
    if told.recipient is None:
        return told.kind
    return json.decode(told.payload, type=_About).about or told.kind


def _pinged(told: Announcement) -> set[int]:
    """Whom an announcement that was sent has pinged."""
    if told.recipient is not None:
        return set() if told.message is None else {told.recipient}
    return set() if told.pinged is None else set(json.decode(told.pinged, type=list[int]))
