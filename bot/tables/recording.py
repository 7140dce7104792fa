"""What makes a change of a game durable: the move, the position after it, and what is to be told of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from msgspec import json

from bot.engine import AnyState, AnyView, Move
from bot.store.rows import FormerSeat, NewMove, Recorded, SeatRow
from bot.store.store import Store

from .announcements import announcement
from .shelf import Shelf
from .table import Person, Table

_TOLD_AS: Final = {"move": "turn", "resign": "resigned", "replace": "replaced"}


@dataclass
class Recording:
    """Writes what a game has become, in one transaction, and keeps it at hand."""

    _store: Store
    _shelf: Shelf
    _clock: Callable[[], float]

    async def move(
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
        """Record a move with what chance decided; `state` is the position after it, `seats` those that changed."""
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
            now=self._clock(),
            announcements=told,
            interaction=interaction,
            ended=over,
            seats=seats,
        )
        return self.keep(recorded, table, state, seats)

    async def comes_or_goes(
        self, table: Table, kind: str, taken: SeatRow, move: Move, interaction: int | None
    ) -> Table:
        """Record that somebody leaves or takes a seat: part of the game like a move."""
        game = table.title.game
        state = game.copy(table.state)
        game.apply(state, taken.seat, move)
        person = Person(taken.user, taken.name)
        return await self.move(table, state, kind, taken.seat, person, move, interaction, [taken])

    async def go_back(
        self, table: Table, target: int, seat: int, person: Person, interaction: int | None
    ) -> Table:
        """Record that the game goes on from an earlier position."""
        then = await self._shelf.at(table, target)
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
            now=self._clock(),
            announcements=[announcement("undo", [table.user_at(asked) for asked in newly], by=seat)],
            interaction=interaction,
        )
        return self.keep(recorded, table, then.state)

    def keep(self, recorded: Recorded, table: Table, state: AnyState, seats: Sequence[SeatRow] = ()) -> Table:
        """The table as the transaction left it, kept for those who will soon look; `seats` have changed."""
        changed = {seat.seat: seat for seat in (*table.seats, *seats)}
        seated = tuple(seat for _, seat in sorted(changed.items()))
        left = [
            FormerSeat(
                table_id=table.id,
                seat=seat.seat,
                user=seat.user,
                name=seat.name,
                until=recorded.table.revision,
            )
            for seat in table.seats
            if table.begun and seat.user != changed[seat.seat].user
        ]
        return self._shelf.keep(Table(recorded.table, table.title, seated, state, (*table.former, *left)))


def _is_unnoticed(before: AnyView, after: AnyView) -> bool:
    """Whether the others notice nothing of a move: there is nothing to tell, and the same are asked the same."""
    return not after.events and bool(after.asked == before.asked)


def _is_barrier(state: AnyState) -> bool:
    """Whether something came to light, or chance decided, that a player may not know before going back."""
    return bool(state.chance.drawn) or any(event.reveals for event in state.events)
