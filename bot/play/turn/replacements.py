"""Seating somebody else in place of a player: with the newcomer's consent, and the player's while they are there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Player, Return
from bot.play.clock.hours import hours_of
from bot.play.commit import Commit
from bot.play.errors import Refused
from bot.play.lobby.invitations import Invitations, MostOpen
from bot.play.notify.announcements import announcement
from bot.play.people.names import NameUpdates
from bot.play.rows import SeatRow
from bot.play.store import Store
from bot.play.table import Person, Table
from bot.play.transaction import Changing, check_frees, seat_of

from .agreements import Questions, WishOutcome

Needed: TypeAlias = Literal["newcomer", "player", "most", "others"]
"""Who must consent: the newcomer alone, the player too, or most of the others, where a computer plays or (`others`) the
player is away."""


class ProposedReplacement(Struct, frozen=True):
    """The question whether `newcomer` may take a seat; `seated` was on it when `asked_by` wished it.

    `accepted`: the newcomer has said yes; `agreed`: the seats that have.
    """

    seat: int
    seated: int | None
    newcomer: Person
    asked_by: int
    accepted: bool
    agreed: frozenset[int]


@dataclass
class Replacements:
    """The wishes to replace players, and the answers to them.

    Whoever takes a seat sees what it hides, and whoever loses it loses their game: so nobody gives away the seat of
    somebody who is there. For a player who is away most of the others decide, and the game does not count for them; one
    who has left, or has not answered in time, needs not be asked.
    """

    _store: Store
    _changing: Changing
    _recording: Commit
    _questions: Questions
    _most_open: MostOpen
    _invitations: Invitations
    _names: NameUpdates
    _clock: Callable[[], float]

    async def ask(
        self,
        channel: int,
        by: Person,
        seat: int,
        newcomer: Person,
        *,
        interaction: int | None = None,
        may_manage: bool = False,
    ) -> WishOutcome:
        """Wish that a newcomer takes a seat; the host's right. Who wishes it has thereby answered."""
        async with self._changing.table(channel, "playing", interaction) as table:
            check_replacement(table, by, seat, newcomer, may_manage=may_manage)
            await self._invitations.check(table, by, newcomer)
            own = table.seat_of(by.id)
            wish = ProposedReplacement(
                seat,
                table.user_at(seat),
                newcomer,
                asked_by=by.id,
                accepted=newcomer.id == by.id,
                agreed=frozenset() if own is None else frozenset({own}),
            )
            needed = await self.needed(table, seat)
            if wish.accepted:
                await self._most_open.check_sits(newcomer.id)
            if wish.accepted and _consented(table, wish, needed):
                return await self._carry_out(table, wish, interaction)
            asked = [newcomer.id]
            if needed == "player" and wish.seated is not None:
                asked.append(wish.seated)
            elif needed in ("most", "others"):
                asked += [
                    other.person for other in table.present if other.person not in (None, wish.seated, by.id)
                ]
            told = announcement("replace-asked", asked, by=seat, newcomer=newcomer.id, needed=needed)
            invited = None if wish.accepted else self._invitations.asked(table, by.id, newcomer.id)
            await self._questions.put(table, "replace", wish, [told], interaction, invitation=invited)
            return WishOutcome(table, "asked")

    async def answer(
        self,
        channel: int,
        person: Person,
        agree: bool,
        *,
        seat: int,
        newcomer: int,
        interaction: int | None = None,
    ) -> WishOutcome:
        """Agree that the newcomer takes the seat, or not: as the newcomer, as who sits there, or as another player.

        The newcomer and whoever sits there can decline for good. What the others say counts while the player is away.
        """
        async with self._changing.table(channel, "playing", interaction) as table:
            standing = await self._questions.standing(table, "replace", ProposedReplacement)
            wish = standing.proposed
            if wish is None or (wish.seat, wish.newcomer.id, wish.seated) != (
                seat,
                newcomer,
                table.user_at(seat),
            ):
                raise Refused("replace-void")
            if person.id == newcomer:
                if agree:
                    await self._most_open.check_sits(newcomer)
                decisive, wish = True, replace(wish, accepted=agree)
            else:
                own = seat_of(table, person)
                agreed = wish.agreed | {own} if agree else wish.agreed - {own}
                decisive, wish = own == seat, replace(wish, agreed=agreed)
            if decisive and not agree:
                answered = None
                if person.id == newcomer != wish.asked_by:
                    answered = self._invitations.declined(table, wish.asked_by, newcomer)
                await self._questions.put(
                    table, "replace", None, [], interaction, was=standing.content, invitation=answered
                )
                return WishOutcome(table, "declined")
            if wish.accepted and _consented(table, wish, await self.needed(table, seat)):
                return await self._carry_out(table, wish, interaction)
            await self._questions.put(table, "replace", wish, [], interaction, was=standing.content)
            return WishOutcome(table, "asked")

    async def needed(self, table: Table, seat: int) -> Needed:
        """Whose consent it needs, beside the newcomer's, that another takes a seat."""
        if await self._questions.is_silent(table, seat):
            return "newcomer"
        if table.computers[seat] is not None:
            return "most"
        user = table.user_at(seat)
        return "others" if user is not None and await self._is_away(user) else "player"

    async def _is_away(self, user: int) -> bool:
        away = hours_of(await self._store.people.of(user)).away
        return away is not None and away.start <= self._clock() < away.end

    async def _carry_out(
        self, table: Table, wish: ProposedReplacement, interaction: int | None
    ) -> WishOutcome:
        person = wish.newcomer
        name = self._names.latest(table.guild, person.id, person.name)
        taken = SeatRow(table_id=table.id, seat=wish.seat, user=person.id, name=name, taken_at=self._clock())
        excused = wish.seat not in wish.agreed and await self.needed(table, wish.seat) == "others"
        after = await self._recording.comes_or_goes(
            table, "replace", taken, Return(), interaction, excused=excused
        )
        await self._questions.put(after, "replace", None)
        return WishOutcome(after, "done")


def check_replacement(
    table: Table, by: Person, seat: int, newcomer: Person, *, may_manage: bool = False
) -> None:
    """Raise Refused unless somebody may wish that a newcomer takes a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat")
    check_frees(table, by, seat, may_manage)
    if table.seats[seat].user == newcomer.id and table.seat_of(newcomer.id) == seat:
        raise Refused("replace-same", player=Player(seat))
    if any(other.user == newcomer.id and other.seat != seat for other in table.seats):
        raise Refused("seated-elsewhere", name=newcomer.name)


def _consented(table: Table, wish: ProposedReplacement, needed: Needed) -> bool:
    """Whether all agree who must; of `others` most, somebody beside whoever wishes it among them."""
    if needed == "newcomer" or wish.seat in wish.agreed:
        return True
    if needed == "player":
        return False
    others = {other.seat for other in table.people} - {wish.seat}
    agreed = wish.agreed & others
    return 2 * len(agreed) > len(others) and bool(agreed - {table.seat_of(wish.asked_by)})
