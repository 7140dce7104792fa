"""Tables: the service between the games and the channel.

The order of effects, for everything that changes a game: lock the table, load it, check, play (pure), one
transaction, unlock. Drawing and sending come after, from the announcements that the transaction stored; so
players are told only of what is durable.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from msgspec import json
from msgspec.structs import replace

from bot.engine import AnyState, AnyView, Move, Resign, Return, fingerprint
from bot.games.title import Title
from bot.store.reminders import MOST_REMINDERS
from bot.store.rows import Card, NewMove, Recorded, Reminder, SeatRow
from bot.store.store import Store

from .announcements import announcement
from .gathering import Gathering
from .line import way_back
from .refused import Refused
from .table import Person, Table

REMINDER_HOURS = range(1, 24 * 14 + 1)

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Undo:
    """What became of the wish to take a move back: done at once, or proposed to the others."""

    table: Table
    done: bool
    target: int


class Tables(Gathering):
    """Every table of the house.

    `clock` gives Unix seconds, `new_seed` the 128 bits from which a game's chance comes. Everything that
    people ask for may raise Refused, or the engine's Refusal; then nothing has changed. `interaction` is
    Discord's id of the wish: what it did once it does not do again (Repeated).
    """

    def __init__(
        self,
        store: Store,
        titles: Mapping[str, Title],
        clock: Callable[[], float],
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(16),
    ) -> None:
        super().__init__(store, titles, clock)
        self._new_seed = new_seed

    async def start(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """Begin: the first position, the fingerprint of the seed, the first ping."""
        async with self._changing(channel, "lobby", interaction) as table:
            self._check_host(table, by, may_manage)
            game = table.title.game
            missing = game.seats[0] - len(table.seats)
            if missing > 0:
                raise Refused("too-few", missing=missing)
            seed = self._new_seed()
            state = game.new(len(table.seats), table.options, seed)
            joined = game.seating(len(table.seats), table.options, seed)
            seating = [replace(table.seats[number], seat=seat) for seat, number in enumerate(joined)]
            asked = [seating[decision.seat].user for decision in game.asked(state)]
            recorded = await self._store.start(
                table.id,
                NewMove(
                    kind="start",
                    rules_version=str(game.rules_version),
                    position=game.encode(state),
                    chance=json.encode(state.chance.drawn).decode(),
                    barrier=True,
                ),
                seed=seed,
                fingerprint=fingerprint(seed),
                now=self.clock(),
                seating=seating,
                announcements=[announcement("start", asked)],
                interaction=interaction,
            )
            return await self._keep(recorded, table, state)

    async def play(
        self,
        channel: int,
        person: Person,
        move: Move,
        *,
        interaction: int | None = None,
        revision: int | None = None,
    ) -> Table:
        """Play a move.

        `revision` is the position that the player chose on. A move chosen on an older one is played if only
        others have moved since; the player's own later move makes it stale.
        """
        async with self._changing(channel, "playing", interaction) as table:
            seat = self._seat_of(table, person)
            await self._check_fresh(table, seat, revision)
            game = table.title.game
            state = game.copy(table.state)
            game.play(state, seat, move)
            return await self._record_move(table, state, "move", seat, person, move, interaction)

    async def undo(self, channel: int, person: Person, *, interaction: int | None = None) -> Undo:
        """Take back one's last move, or ask the others whether one may."""
        async with self._changing(channel, "playing", interaction) as table:
            seat = self._seat_of(table, person)
            way = way_back(await self._store.moves(table.id), seat)
            if way is None:
                raise Refused("nothing-to-undo")
            if way.free:
                return Undo(
                    await self._go_back(table, way.target, seat, person, interaction), True, way.target
                )
            others = [other.user for other in table.seats if not other.gone and other.seat != seat]
            await self._store.proposals.propose(
                table.id, way.target, by_seat=seat, revision=table.revision, now=self.clock()
            )
            payload = announcement("undo-asked", others, by=seat, target=way.target)
            await self._store.announce(table.id, [payload], now=self.clock(), interaction=interaction)
            return Undo(table, False, way.target)

    async def answer_undo(
        self, channel: int, person: Person, agree: bool, *, revision: int, interaction: int | None = None
    ) -> Undo:
        """Agree that a move is taken back, or not. With the last agreement it is."""
        async with self._changing(channel, "playing", interaction) as table:
            seat = self._seat_of(table, person)
            proposal = await self._store.proposals.of(table.id)
            if proposal is None or proposal.revision != revision or proposal.revision != table.revision:
                raise Refused("undo-void")
            if proposal.by_seat == seat:
                raise Refused("undo-own")
            if not agree:
                await self._store.proposals.withdraw(table.id)
                await self._store.announce(
                    table.id,
                    [announcement("undo-refused", [table.user_at(proposal.by_seat)], by=seat)],
                    now=self.clock(),
                    interaction=interaction,
                )
                return Undo(table, False, proposal.target_revision)
            agreed = await self._store.proposals.agree(table.id, seat, revision=table.revision)
            needed = {other.seat for other in table.seats if not other.gone} - {proposal.by_seat}
            if agreed is None or not needed <= agreed.agreed_seats:
                return Undo(table, False, proposal.target_revision)
            asker = table.seats[proposal.by_seat]
            back = await self._go_back(
                table, proposal.target_revision, asker.seat, Person(asker.user, asker.name), interaction
            )
            return Undo(back, True, proposal.target_revision)

    async def resign(self, channel: int, person: Person, *, interaction: int | None = None) -> Table:
        """Leave a game that goes on without one."""
        async with self._changing(channel, "playing", interaction) as table:
            seat = self._seat_of(table, person)
            gone = replace(table.seats[seat], gone=True)
            return await self._apply(table, "resign", seat, person, Resign(), interaction, [gone])

    async def replace(
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
        async with self._changing(channel, "playing", interaction) as table:
            self._check_host(table, by, may_manage)
            if not 0 <= seat < len(table.seats):
                raise Refused("no-such-seat")
            if any(other.user == person.id and other.seat != seat for other in table.seats):
                raise Refused("seated-elsewhere", name=person.name)
            taken = SeatRow(
                table_id=table.id, seat=seat, user=person.id, name=person.name, taken_at=self.clock()
            )
            return await self._apply(table, "replace", seat, person, Return(), interaction, [taken])

    async def end(
        self, channel: int, by: Person, *, interaction: int | None = None, may_manage: bool = False
    ) -> Table:
        """Call a table off."""
        async with self._changing(channel, "open", interaction) as table:
            self._check_host(table, by, may_manage)
            told = [] if table.status == "lobby" else [announcement("stopped", [])]
            recorded = await self._store.change_status(
                table.id, "stopped", now=self.clock(), announcements=told, interaction=interaction
            )
            return await self.load(recorded.table)

    async def remind(self, channel: int, by: Person, hours: int | None, *, may_manage: bool = False) -> Table:
        """Ping again whoever is asked, every so many hours without a move; None: never."""
        async with self._changing(channel, "playing") as table:
            self._check_host(table, by, may_manage)
            if hours is not None and hours not in REMINDER_HOURS:
                raise Refused("reminder-hours", fewest=REMINDER_HOURS[0], most=REMINDER_HOURS[-1])
            every = None if hours is None else hours * 3600.0
            await self._store.reminders.set(table.id, every, now=self.clock())
            return table

    async def note_card(self, table: Table, card: Card) -> None:
        """Note which message shows the table now."""
        await self._store.set_card(table.id, card)

    async def put_due_reminders(self) -> None:
        """Write the announcements of all reminders whose moment has come; no table holds up another."""
        for reminder in await self._store.reminders.due(self.clock()):
            try:
                await self._remind(reminder)
            except Exception:
                _log.exception("table %s can't be reminded", reminder.table_id)

    # Inside

    async def _remind(self, reminder: Reminder) -> None:
        table = await self.by_id(reminder.table_id)
        if table is None or table.status != "playing":
            return
        last = reminder.count + 1 == MOST_REMINDERS
        told = announcement(
            "reminder-last" if last else "reminder", table.asked_users(), count=reminder.count + 1
        )
        await self._store.reminders.carry_out(reminder, [told], now=self.clock())

    async def _check_fresh(self, table: Table, seat: int, revision: int | None) -> None:
        """A choice made on an older position holds only while nothing but others' moves came after it."""
        if revision is None or revision == table.revision:
            return
        since = await self._store.moves(table.id, since=revision)
        if revision > table.revision or any(move.seat == seat or move.kind != "move" for move in since):
            raise Refused("stale")

    async def _record_move(
        self,
        table: Table,
        state: AnyState,
        kind: str,
        seat: int,
        person: Person,
        move: Move,
        interaction: int | None,
        seats: Sequence[SeatRow] = (),
    ) -> Table:
        """The transaction: the move with chance's results, the new position, what is to be told."""
        game = table.title.game
        people = {row.seat: row.user for row in (*table.seats, *seats)}
        over = state.outcome is not None
        if over:
            told = [announcement("ended", list(people.values()), by=seat)]
        elif kind == "move" and _is_unnoticed(table.view(None), game.view(state, None)):
            told = []
        else:
            before = set(table.asked_seats) | {seat}
            newly = [d.seat for d in game.asked(state) if d.seat not in before or kind == "replace"]
            told = [announcement(_TOLD_AS[kind], [people[asked] for asked in newly], by=seat)]
        recorded = await self._store.record(
            table.id,
            table.revision,
            NewMove(
                kind=kind,
                rules_version=str(state.rules_version),
                position=game.encode(state),
                seat=seat,
                user=person.id,
                move=json.encode(move).decode(),
                chance=json.encode(state.chance.drawn).decode(),
                barrier=_is_barrier(state),
            ),
            now=self.clock(),
            announcements=told,
            interaction=interaction,
            ended=over,
            seats=seats,
        )
        return await self._keep(recorded, table, state)

    async def _apply(
        self,
        table: Table,
        kind: str,
        seat: int,
        person: Person,
        move: Move,
        interaction: int | None,
        seats: Sequence[SeatRow],
    ) -> Table:
        """Somebody leaves or comes: part of the game's record like a move."""
        game = table.title.game
        state = game.copy(table.state)
        game.apply(state, seat, move)
        return await self._record_move(table, state, kind, seat, person, move, interaction, seats)

    async def _go_back(
        self, table: Table, target: int, seat: int, person: Person, interaction: int | None
    ) -> Table:
        """Record that the game goes on from an earlier position."""
        then = await self.at(table, target)
        before = set(table.asked_seats) | {seat}
        newly = [asked for asked in then.asked_seats if asked not in before]
        recorded = await self._store.record(
            table.id,
            table.revision,
            NewMove(
                kind="undo",
                rules_version=str(then.state.rules_version),
                position=table.title.game.encode(then.state),
                parent=target,
                seat=seat,
                user=person.id,
            ),
            now=self.clock(),
            announcements=[announcement("undo", [table.user_at(asked) for asked in newly], by=seat)],
            interaction=interaction,
        )
        return await self._keep(recorded, table, then.state)

    async def _keep(self, recorded: Recorded, table: Table, state: AnyState) -> Table:
        """The table as the transaction left it."""
        self.remember(recorded.table, state)
        return Table(recorded.table, table.title, tuple(await self._store.seats(table.id)), state)


_TOLD_AS = {"move": "turn", "resign": "resigned", "replace": "replaced"}


def _is_unnoticed(before: AnyView, after: AnyView) -> bool:
    """Whether the others notice nothing of a move: there is nothing to tell, and the same are asked the same."""
    return not after.events and bool(after.asked == before.asked)


def _is_barrier(state: AnyState) -> bool:
    """Whether something came to light, or chance decided, that a player may not know before going back."""
    return bool(state.chance.drawn) or any(event.reveals for event in state.events)
