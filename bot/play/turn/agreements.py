"""Wishes of a player to which others must agree: undo, end, pause, pace, replacing a player."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, TypeVar

from msgspec import Struct, json
from msgspec.structs import replace

from bot.engine import Player, Return
from bot.play.clock.hours import hours_of
from bot.play.commit import TableService
from bot.play.errors import Refused, StaleRevision
from bot.play.history.game_log import main_line, way_back
from bot.play.lobby.invitations import Invitations, MostOpen
from bot.play.notify.outbox import announcement, payload_of
from bot.play.people.people import NameUpdates
from bot.play.repository import check_frees, seat_of
from bot.play.rows import Announcement, InvitationRow, NewAnnouncement, ProposalKind, ProposalRow, SeatRow
from bot.play.statements import propose
from bot.play.table import Caller, Person, Table

WHATEVER: Final = ""
"""Whatever was proposed before; no JSON is empty."""

LATE: Final = 7 * 86_400.0
"""Seconds without an answer after which nobody waits for a player's consent."""

P = TypeVar("P", bound=Struct)


@dataclass(frozen=True)
class WishOutcome:
    """The result of a wish or an answer: carried out, declined, or still waiting for answers."""

    table: Table
    became: Literal["done", "declined", "asked"]

    @property
    def done(self) -> bool:
        return self.became == "done"


class Proposals(TableService):
    """Proposals at tables: at most one of each kind. They are made and answered while the table is locked."""

    async def standing(
        self, table: Table, kind: ProposalKind, proposal: type[P]
    ) -> tuple[P | None, str | None]:
        """What is proposed at a table, and its stored form; None if nothing is."""
        row = await self._store.read.find(ProposalRow, table.id, kind)
        return (json.decode(row.content, type=proposal), row.content) if row else (None, None)

    async def wish(self, table: Table, kind: ProposalKind) -> tuple[OpenWish, str | None]:
        """The same for a wish; an empty one if nobody has any."""
        wish, content = await self.standing(table, kind, OpenWish)
        return wish or OpenWish(), content

    async def put(
        self,
        table: Table,
        kind: ProposalKind,
        proposed: Struct | None,
        told: Sequence[NewAnnouncement] = (),
        interaction: int | None = None,
        *,
        was: str | None = WHATEVER,
        invitation: InvitationRow | None = None,
    ) -> None:
        """Store a proposal, or (None) remove it, in place of what `was` stored before.

        `invitation` is the newcomer's, asked or answered by it. Raises AlreadyDone, NoSuchTable, and StaleRevision if
        something else was stored: another process was quicker.
        """
        content = None if proposed is None else json.encode(proposed).decode()
        async with self._store.change(table.id, self._clock(), interaction, told) as change:
            standing = await change.database.find(ProposalRow, table.id, kind)
            if was not in (WHATEVER, standing and standing.content):
                raise StaleRevision
            await propose(change.database, table.id, kind, content)
            if invitation is not None:
                await change.database.put(invitation)

    async def is_silent(self, table: Table, seat: int) -> bool:
        """Whether a seat's player needn't be asked: gone, out of time, asked for a week, or no longer on the server."""
        if table.seats[seat].gone or table.user_at(seat) in table.absent:
            return True
        clocks = await self._store.clocks.of(table.id)
        if any(clock.seat == seat and clock.overdue_at is not None for clock in clocks):
            return True
        latest = await self._store.latest(table.id)
        return seat in table.asked_seats and await self.has_waited(table, latest.at)

    async def has_waited(self, table: Table, since: float) -> bool:
        """Whether a game has waited for a week since a moment, without having been paused, out of reach or set aside.

        When it goes on, the players to move are asked again, and have another week.
        """
        week_ago = self._clock() - LATE
        if table.paused or since > week_ago:
            return False
        recent = "table_id = ? AND created_at > ? AND kind IN ('turn', 'unpaused')"
        told = await self._store.read.where(Announcement, recent, table.id, week_ago)
        return not any(payload_of(announced.payload).ping for announced in told)

    async def others(self, table: Table, seat: int) -> set[int]:
        """The other seats whose players can be asked for consent."""
        return {
            other.seat
            for other in table.people
            if other.seat != seat and not await self.is_silent(table, other.seat)
        }


Wish: TypeAlias = Literal["undo", "end", "pause", "pace"]


NONE: Final = -1
"""The revision of an `OpenWish` that only says what was refused."""

_REFUSALS: Final = 12
"""How many refused wishes are remembered, the latest ones."""


class OpenWish(Struct, frozen=True):
    """A wish of the seat `by`, made at a revision (at the time `at`) and void after the next move.

    `target` is the revision to go back to; 1 for a pause, 0 for its end. `pace` is the one wished, as `text_of` returns
    it. `refused` are wishes that somebody has refused, by seat and target: they can't be made again. `paused_at` is
    when the first pause since the last move began, once it has ended.
    """

    by: int = 0
    revision: int = NONE
    target: int = 0
    agreed: frozenset[int] = frozenset()
    at: float | None = None
    refused: tuple[tuple[int, int], ...] = ()
    pace: str = ""
    paused_at: float | None = None

    def check_not_refused(self, wish: Wish, seat: int, target: int) -> None:
        """Raise Refused if somebody has refused the same wish before."""
        if (seat, target) in self.refused:
            raise Refused(f"{wish}-refused-before")

    def with_refused(self, seat: int, target: int) -> OpenWish:
        """No wish, but the memory of this refusal and earlier ones."""
        refused = (*self.refused, (seat, target))[-_REFUSALS:]
        return OpenWish(seat, refused=refused, paused_at=self.paused_at)


CarryOut: TypeAlias = Callable[[Table, OpenWish, int | None], Awaitable[Table]]


@dataclass
class Agreements(TableService):
    """Wishes to which the others must agree, and their answers; `_carry_out` says how each kind is carried out.

    Players who have left, for whom a computer plays, or who have let the table wait too long, aren't asked.
    """

    _proposals: Proposals
    _carry_out: Mapping[Wish, CarryOut]

    async def ask(self, by: Caller, wish: Wish) -> WishOutcome:
        """Ask the others for something that only needs their consent. Raises Refused."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            return await self.propose(table, by, wish, target=int(wish == "pause" and not table.paused))

    async def propose(
        self, table: Table, by: Caller, wish: Wish, *, target: int = 0, pace: str = ""
    ) -> WishOutcome:
        """Ask the others at a locked table; carry the wish out if there is nobody to ask. Raises Refused."""
        seat = seat_of(table, by)
        before, content = await self._proposals.wish(table, wish)
        if before.revision >= (await self._store.latest(table.id)).revision:
            if await self._missing(table, before):
                raise Refused(f"{wish}-open")
            if (before.target, before.pace) == (target, pace):  # those who hadn't answered needn't any more
                return WishOutcome(await self._carry_out[wish](table, before, by.interaction), "done")
        before.check_not_refused(wish, seat, target)
        now = self._clock()
        proposed = replace(
            before, by=seat, revision=table.revision, target=target, agreed=frozenset(), at=now, pace=pace
        )
        if not (others := await self._proposals.others(table, seat)):
            return WishOutcome(await self._carry_out[wish](table, proposed, by.interaction), "done")
        users = [other.user for other in table.people if other.seat in others]
        wished = {"pace": pace} if pace else {}
        told = announcement(f"{wish}-asked", users, by=seat, at=int(now), **wished)
        await self._proposals.put(table, wish, proposed, [told], by.interaction, was=content)
        return WishOutcome(table, "asked")

    async def answer(
        self, by: Caller, wish: Wish, agree: bool, *, revision: int, asked_at: int | None = None
    ) -> WishOutcome:
        """Agree to the wish made at a revision, or refuse it. The last agreement carries it out. Raises Refused.

        `asked_at` is the second in which it was made; questions of earlier versions of the bot have only the revision.
        """
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            seat = seat_of(table, by)
            proposed, content = await self._proposals.wish(table, wish)
            is_meant = (
                proposed.revision == revision if asked_at is None else int(proposed.at or 0) == asked_at
            )
            if not is_meant or proposed.revision < (await self._store.latest(table.id)).revision:
                raise Refused("question-void")
            if proposed.by == seat:
                raise Refused("question-own")
            if not agree:
                asked = [other.user for other in table.people if other.seat == proposed.by]
                told = announcement(f"{wish}-refused", asked, by=seat)
                noted = proposed.with_refused(proposed.by, proposed.target)
                await self._proposals.put(table, wish, noted, [told], by.interaction, was=content)
                return WishOutcome(table, "declined")
            proposed = replace(proposed, agreed=proposed.agreed | {seat})
            if not await self._missing(table, proposed):
                return WishOutcome(await self._carry_out[wish](table, proposed, by.interaction), "done")
            await self._proposals.put(table, wish, proposed, [], by.interaction, was=content)
            return WishOutcome(table, "asked")

    async def _missing(self, table: Table, proposed: OpenWish) -> set[int]:
        """The seats whose consent is still missing; after a week none is."""
        if proposed.at is not None and await self._proposals.has_waited(table, proposed.at):
            return set()
        return await self._proposals.others(table, proposed.by) - proposed.agreed


MOST_FREE: Final = 3
"""How often a player may go back to the same position without asking: each time pings the others again."""

MOST_UNDONE: Final = 4_000
"""The most undone moves and undos of a game: an undo reads all its moves."""


@dataclass
class Undos(TableService):
    """Taking moves back."""

    _agreements: Agreements

    async def ask(self, by: Caller) -> WishOutcome:
        """Take back one's last move, or ask the others for their consent; only one such wish is open at a time."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            seat = seat_of(table, by)
            moves = await self._store.moves(table.id)
            way = way_back(moves, seat)
            if way is None:
                raise Refused("nothing-to-undo")
            if len(moves) - len(main_line(moves)) >= MOST_UNDONE:
                raise Refused("undo-too-often")
            others = any(other.seat != seat for other in table.people)
            if way.free and (way.times < MOST_FREE or not others):
                back = await self._commit.go_back(table, way.target, seat, by.interaction)
                return WishOutcome(back, "done")
            if way.free and way.standing:
                raise Refused("undo-standing")
            if not others:
                raise Refused("undo-revealed")  # nobody is there who could agree
            return await self._agreements.propose(table, by, "undo", target=way.target)


Needed: TypeAlias = Literal["newcomer", "player", "most", "others"]
"""Who must consent besides the newcomer: nobody, the seat's player, or most of the others, because a computer plays
(`most`) or the player is away (`others`).

It is the player, too, if nobody but the one who asks could consent in their place.
"""


class ProposedReplacement(Struct, frozen=True):
    """The wish of `asked_by` that `newcomer` takes a seat, on which `seated` was at that time.

    `accepted`: the newcomer has agreed; `agreed` are the seats that have; `asked` are the players whose consent was
    asked for.
    """

    seat: int
    seated: int | None
    newcomer: Person
    asked_by: int
    accepted: bool
    agreed: frozenset[int]
    asked: frozenset[int] = frozenset()


@dataclass
class Replacements(TableService):
    """Wishes to replace players, and the answers to them.

    Whoever takes a seat sees its secrets, and whoever loses it loses their game: so nobody can give away the seat of a
    player who is there. If a player is away, most of the others decide, and the game doesn't count for that player. One
    who has left, or hasn't answered in time, isn't asked.
    """

    _proposals: Proposals
    _most_open: MostOpen
    _invitations: Invitations
    _names: NameUpdates

    async def ask(self, by: Caller, seat: int, newcomer: Person) -> WishOutcome:
        """Ask that a newcomer takes a seat. Whoever asks agrees thereby."""
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            check_replacement(table, by, seat, newcomer)
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
            needed = await self.needed(table, seat, by.id)
            if wish.accepted:
                await self._most_open.check_sits(newcomer.id)
            if wish.accepted and await self._consented(table, wish):
                return await self._carry_out(table, wish, by.interaction)
            asked = []
            if needed == "player":
                asked = [wish.seated]
            elif needed in ("most", "others"):
                asked = [other.person for other in table.present if other.person != wish.seated]
            players = [user for user in asked if user is not None and user != by.id]
            wish = replace(wish, asked=frozenset(players))
            pinged = players if wish.accepted else [newcomer.id, *players]
            told = announcement("replace-asked", pinged, by=seat, newcomer=newcomer.id, needed=needed)
            invited = None if wish.accepted else self._invitations.asked(table, by.id, newcomer.id)
            await self._proposals.put(table, "replace", wish, [told], by.interaction, invitation=invited)
            return WishOutcome(table, "asked")

    async def answer(self, by: Caller, agree: bool, *, seat: int, newcomer: int) -> WishOutcome:
        """Agree or refuse: as the newcomer, as the seat's player, or as another player.

        A refusal of the newcomer or of the seat's player ends it; the others' votes count while the player is away.
        """
        async with self._locks.table(by.channel, "playing", by.interaction) as table:
            wish, content = await self._proposals.standing(table, "replace", ProposedReplacement)
            if (
                wish is None
                or (wish.seat, wish.newcomer.id) != (seat, newcomer)
                or wish.seated != table.user_at(seat)
            ):
                raise Refused("replace-void")
            if by.id == newcomer:
                if agree:
                    await self._most_open.check_sits(newcomer)
                decisive, wish = True, replace(wish, accepted=agree)
            else:
                own = seat_of(table, by)
                agreed = wish.agreed | {own} if agree else wish.agreed - {own}
                decisive, wish = own == seat, replace(wish, agreed=agreed)
            if decisive and not agree:
                answered = None
                if by.id == newcomer != wish.asked_by:
                    answered = self._invitations.asked(table, wish.asked_by, newcomer, declined=True)
                await self._proposals.put(
                    table, "replace", None, [], by.interaction, was=content, invitation=answered
                )
                return WishOutcome(table, "declined")
            if wish.accepted and await self._consented(table, wish):
                return await self._carry_out(table, wish, by.interaction)
            await self._proposals.put(table, "replace", wish, [], by.interaction, was=content)
            return WishOutcome(table, "asked")

    async def needed(self, table: Table, seat: int, asked_by: int) -> Needed:
        """Whose consent is needed, besides the newcomer's, to replace the player of a seat as somebody asks."""
        if await self._proposals.is_silent(table, seat):
            return "newcomer"
        user, stood_in = table.user_at(seat), table.computers[seat] is not None
        if user is not None:
            others = await self._proposals.others(table, seat) - {table.seat_of(asked_by)}
            if user == asked_by or not others or not (stood_in or await self._is_away(user)):
                return "player"
        return "most" if stood_in else "others"

    async def _consented(self, table: Table, wish: ProposedReplacement) -> bool:
        """Whether all who must agree do; of the others most must, without those who needn't be asked."""
        needed = await self.needed(table, wish.seat, wish.asked_by)
        if needed == "newcomer" or wish.seat in wish.agreed:
            return True
        agreed = wish.agreed & {other.seat for other in table.people} - {wish.seat}
        others = agreed | await self._proposals.others(table, wish.seat)
        return needed != "player" and 2 * len(agreed) > len(others)

    async def _is_away(self, user: int) -> bool:
        away = hours_of(await self._store.people.of(user)).away
        return away is not None and away.start <= self._clock() < away.end

    async def _carry_out(
        self, table: Table, wish: ProposedReplacement, interaction: int | None
    ) -> WishOutcome:
        person = wish.newcomer
        name = self._names.latest(table.guild, person.id, person.name)
        taken = SeatRow(table_id=table.id, seat=wish.seat, user=person.id, name=name, taken_at=self._clock())
        excused = wish.seat not in wish.agreed and (
            await self.needed(table, wish.seat, wish.asked_by) == "others"
        )
        after = await self._commit.comes_or_goes(table, taken, Return(), interaction, excused=excused)
        return WishOutcome(after, "done")


def check_replacement(table: Table, by: Caller, seat: int, newcomer: Person) -> None:
    """Raise Refused unless somebody may ask that a newcomer takes a seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat")
    check_frees(table, by, seat)
    if table.seats[seat].user == newcomer.id and table.seat_of(newcomer.id) == seat:
        raise Refused("replace-same", player=Player(seat))
    if any(other.user == newcomer.id and other.seat != seat for other in table.seats):
        raise Refused("seated-elsewhere", name=newcomer.name)
