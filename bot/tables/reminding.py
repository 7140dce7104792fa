"""Pinging again whoever is asked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from msgspec import Struct, json

from bot.engine import Player
from bot.store.store import Store

from .announcements import announcement
from .changing import Changing, seat_of
from .refused import Refused
from .table import Person, Table

NUDGE_REST: Final = 3600.0
"""Seconds for which nobody is nudged who has been, or was reminded."""


class Pinged(Struct):
    """Whom an announcement pings."""

    ping: list[int]


@dataclass(frozen=True)
class Nudge:
    """Whose players were pinged again, and whose were not, since they had been within the hour; by seat."""

    table: Table
    pinged: list[int]
    resting: list[int]


@dataclass
class Reminding:
    """The nudges that players give."""

    _store: Store
    _changing: Changing
    _clock: Callable[[], float]

    async def nudge(self, channel: int, by: Person, *, interaction: int | None = None) -> Nudge:
        """Ping again at once whoever is asked beside the player who wishes it, each at most once an hour.

        Raises Refused where nobody can be pinged now.
        """
        async with self._changing.table(channel, "playing", interaction) as table:
            seat, now = seat_of(table, by), self._clock()
            asked = {
                other: user
                for other in table.asked_seats
                if other != seat
                and table.computers[other] is None
                and (user := table.user_at(other)) is not None
            }
            if not asked:
                if table.asked_computers and seat not in table.asked_seats:
                    raise Refused("nudge-computers")
                raise Refused("nudge-nobody")
            told = await self._store.reminders.told_since(table.id, now - NUDGE_REST)
            rested = {
                user: each.created_at + NUDGE_REST
                for each in told
                for user in json.decode(each.payload, type=Pinged).ping
            }
            resting = [other for other, user in asked.items() if user in rested]
            pinged = [other for other in asked if other not in resting]
            soonest = min((rested[asked[other]] for other in resting), default=now)
            if not pinged:
                players = [Player(other) for other in resting]
                raise Refused(
                    "nudged-already", players=players, count=len(players), moment=f"<t:{int(soonest)}:t>"
                )
            users = [asked[other] for other in pinged]
            await self._store.reminders.nudge(
                table.id, announcement("nudge", users, by=seat), now=now, interaction=interaction
            )
            return Nudge(table, pinged, resting)
