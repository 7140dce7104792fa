"""Makes changes of a game durable: moves, the position after them, and their announcements, in one transaction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec import json
from msgspec.structs import replace

from bot.engine import AnyState, Game, Instruct, Move, Resign, Return, fingerprint
from bot.play.clock.clocks import AskedSeats
from bot.play.notify.outbox import PATIENCE, announcement

from .repository import Repository, TableLocks
from .rows import NewAnnouncement, NewMove, SeatRow, TableRow
from .statements import former_seats
from .store import Store
from .table import Table

_TOLD_AS: Final = {"move": "turn", "resign": "resigned", "replace": "replaced"}


class CommittedMove(NamedTuple):
    """A move and the position after it; `computer` is the level of a computer that played it."""

    move: Move
    state: AnyState
    computer: str | None = None


@dataclass
class Commit:
    """Writes changes of games, each in one transaction, and caches the result."""

    _store: Store
    _repository: Repository
    _clock: Callable[[], float]
    on_computer_asked: Callable[[Table], None] = lambda table: None
    """Called with every table that waits for a computer, once the change is durable."""

    async def move(
        self,
        table: Table,
        seat: int,
        *played: CommittedMove,
        user: int | None = None,
        interaction: int | None = None,
        seats: Sequence[SeatRow] = (),
        told: Sequence[NewAnnouncement] = (),
        excused: bool = False,
    ) -> Table:
        """Record the moves that a seat has `played`, all in one transaction; `seats` are those that changed.

        Those of no computer are a `user`'s. Further announcements, `told`, follow that of the last move. `excused`: the
        former player of the seat was away and wasn't asked.
        """
        *_, (move, state, _) = played
        game, after = table.title.game, _gone_on(table, state, seats)
        # A standing answer to no open question leaves its player asked as before, with the time that is left.
        answers = not isinstance(move, Instruct) or state.agenda != table.state.agenda
        answered = {seat} if answers else set[int]()
        newly = {*answered, *after.asked_seats} - ({*table.asked_seats} - answered)
        recorded = await self._store.record(
            table.id,
            table.revision,
            *(
                new_move(
                    game,
                    one.state,
                    kind_of_move(one.move),
                    seat,
                    one.move,
                    user=user if one.computer is None else None,
                    computer=one.computer,
                )
                for one in played
            ),
            now=self._clock(),
            announcements=[*_told(table, after, seat, played), *told],
            interaction=interaction,
            ended=state.outcome is not None,
            seats=seats,
            asked=AskedSeats.at(after, newly, () if user is None else answered),
            forgotten=table.row.forgotten,
            excused=excused,
        )
        return self._keep(recorded, table, after, excused=excused)

    async def begin(
        self,
        table: Table,
        state: AnyState,
        seed: bytes,
        start: NewMove,
        *played: NewMove,
        seating: Sequence[SeatRow] | None,
        interaction: int | None,
    ) -> Table:
        """Turn a lobby into a game at `state`, after the entry `start` and the moves `played` before it was loaded."""
        after = _gone_on(table, state, seating or ())
        recorded = await self._store.start(
            table.id,
            start,
            seed=seed,
            fingerprint=fingerprint(seed),
            now=self._clock(),
            seated=table.seats,
            seating=seating,
            announcements=[announcement("start", after.asked_people.values())],
            interaction=interaction,
            asked=AskedSeats.at(after, anew=after.asked_seats),
            played=played,
        )
        # Changing seats in the lobby makes nobody a former player of the game.
        return self._keep(recorded, after, after)

    async def comes_or_goes(
        self,
        table: Table,
        taken: SeatRow,
        move: Move,
        interaction: int | None,
        told: Sequence[NewAnnouncement] = (),
        *,
        excused: bool = False,
        before: Sequence[CommittedMove] = (),
    ) -> Table:
        """Record that somebody leaves or takes a seat, which is an entry of the game like a move, after the moves that
        were played there `before`."""
        game = table.title.game
        state = game.copy(before[-1].state if before else table.state)
        game.apply(state, taken.seat, move)
        return await self.move(
            table,
            taken.seat,
            *before,
            CommittedMove(move, state),
            user=taken.user,
            interaction=interaction,
            seats=[taken],
            told=told,
            excused=excused,
        )

    async def go_back(self, table: Table, target: int, seat: int, interaction: int | None) -> Table:
        """Record an undo: the game goes on from an earlier revision, as the user on a seat wishes."""
        after = _gone_on(table, (await self._repository.at(table, target)).state)
        newly = {*after.asked_seats} - {seat, *table.asked_seats}
        pinged = [user for asked, user in after.asked_people.items() if asked in newly]
        recorded = await self._store.record(
            table.id,
            table.revision,
            NewMove(
                kind="undo",
                rules_version=str(after.state.rules_version),
                position=table.title.game.encode(after.state),
                parent=target,
                seat=seat,
                user=table.user_at(seat),
            ),
            now=self._clock(),
            announcements=[announcement("undo", pinged, by=seat)],
            interaction=interaction,
            asked=AskedSeats.at(after, {*newly, seat}),
        )
        return self._keep(recorded, table, after)

    def _keep(self, recorded: TableRow, before: Table, after: Table, *, excused: bool = False) -> Table:
        """The table as the transaction left it, put into the cache. Nothing is read: what is durable must be told."""
        former = list(before.former)
        for was, seat in zip(before.seats, after.seats, strict=True):
            if was != seat:
                former += former_seats(was, seat, until=recorded.revision, excused=excused)
        # These seats have the former name of whoever was renamed or forgotten meanwhile: the next load reads them anew.
        row = replace(recorded, forgotten=before.row.forgotten)
        kept = self._repository.keep(Table(row, after.title, after.seats, after.state, tuple(former)))
        if kept.row.computer_asked:
            self.on_computer_asked(kept)
        return kept


@dataclass
class TableService:
    """Base of the services that change tables."""

    _store: Store
    _repository: Repository
    _locks: TableLocks
    _commit: Commit
    _clock: Callable[[], float]

    async def _reloaded(self, table: Table | TableRow) -> Table:
        return await self._repository.load(await self._store.table(table.id))

    async def _stop(
        self, table: Table, told: Sequence[NewAnnouncement] = (), interaction: int | None = None
    ) -> Table:
        row = await self._store.change_status(
            table.id,
            "stopped",
            now=self._clock(),
            announcements=told,
            interaction=interaction,
            expected=table.revision,
        )
        if table.revision == 0:  # nothing is read of a lobby: what is durable must be told
            return Table(replace(row, fault=table.row.fault), table.title, table.seats)
        return await self._repository.load(row)


def _gone_on(table: Table, state: AnyState, seats: Sequence[SeatRow] = ()) -> Table:
    """The table with a new position and changed seats."""
    seated = {row.seat: row for row in (*table.seats, *seats)}
    return Table(table.row, table.title, tuple(row for _, row in sorted(seated.items())), state)


def _told(table: Table, after: Table, seat: int, played: Sequence[CommittedMove]) -> list[NewAnnouncement]:
    """The announcement of moves, with pings for the people who are newly asked.

    A `computer`'s move isn't announced while only computers are asked, or if it is an answer that nobody sees yet: the
    next card tells everything since the last one. A computer's move for a person is always announced. The announcement
    of a move after which only computers are asked waits for their answers, unless these take long.
    """
    if after.state.outcome is not None:
        return [announcement("ended", [row.user for row in after.seats], by=seat)]
    view, asked = after.view(None), after.asked_people
    kind, computer = kind_of_move(played[-1].move), played[-1].computer
    decided = computer is not None and after.computers[seat] is None
    if computer is not None and not decided and (seat in view.answered or not asked):
        return []
    heard = any(table.title.game.view(one.state, None).events for one in played)
    if kind == "move" and not decided and not heard and view.asked == table.view(None).asked:
        return []  # nobody else can notice it
    before = set(table.asked_seats) - {seat} if decided else set(table.asked_seats) | {seat}
    newly = [user for other, user in asked.items() if other not in before or kind == "replace"]
    told = announcement(_TOLD_AS[kind], newly, by=seat)
    return [told if kind != "move" or asked else replace(told, patience=PATIENCE)]


def kind_of_move(move: Move) -> str:
    return "resign" if isinstance(move, Resign) else "replace" if isinstance(move, Return) else "move"


def new_move(
    game: Game,
    state: AnyState,
    kind: str,
    seat: int | None = None,
    move: Move | None = None,
    *,
    user: int | None = None,
    computer: str | None = None,
) -> NewMove:
    """A move to be recorded; `state` is the position after it."""
    return NewMove(
        kind=kind,
        rules_version=str(state.rules_version),
        position=game.encode(state),
        seat=seat,
        user=user,
        move=None if move is None else json.encode(move).decode(),
        chance=json.encode(state.chance.drawn).decode(),
        barrier=is_barrier(state),
        computer=computer,
    )


def is_barrier(state: AnyState) -> bool:
    """Whether something was revealed or drawn, so that a player can't take the move back alone."""
    return bool(state.chance.drawn) or any(event.reveals for event in state.events)
