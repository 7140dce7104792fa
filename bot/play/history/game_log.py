"""The log of a game: which moves count, and what each reader may know of them."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

import msgspec

from bot.engine import Event
from bot.play.errors import Refused
from bot.play.repository import Repository
from bot.play.rows import FormerSeat, MoveRow, SeatRow
from bot.play.store import Store
from bot.play.table import Table, told_apart
from bot.play.turn.games import LAID_OUT


def main_line(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The entries that count, oldest first: without undone moves and undos.

    `moves` may be only the latest entries of a game.
    """
    by_revision = {move.revision: move for move in moves}
    counted: list[MoveRow] = []
    move = moves[-1] if moves else None
    while move is not None:
        if move.kind != "undo":
            counted.append(move)
        move = by_revision.get(move.parent) if move.parent is not None else None
    return counted[::-1]


@dataclass(frozen=True)
class WayBack:
    """Where an undo leads: to `target`, the revision before the player's last move that counts.

    `free`: nobody has to agree, since nothing was revealed, drawn or done by other people after it (turns that they had
    laid out are theirs); computers' moves go back with it. `times` says how often the game has already gone back there;
    standing answers in between make no difference. `standing`: it takes back a standing answer.
    """

    target: int
    free: bool
    times: int
    standing: bool


def way_back(moves: Sequence[MoveRow], seat: int) -> WayBack | None:
    """How a seat takes back its last move; None if there is none, or if somebody has left or joined since."""
    free = True
    counted = main_line(moves)
    for move in reversed(counted):
        if move.kind != "move" or move.parent is None:
            return None
        free = free and (move.seat == seat or move.computer not in (None, LAID_OUT)) and not move.barrier
        if move.seat == seat:
            times = _gone_back(moves, move.parent)
            return WayBack(move.parent, free, times, move.is_standing_answer)
    return None


def _gone_back(moves: Sequence[MoveRow], revision: int) -> int:
    by_revision = {move.revision: move for move in moves}
    times = 0
    while (move := by_revision.get(revision)) and move.parent is not None:
        if move.kind != "undo" and not move.is_standing_answer:
            break
        times, revision = times + (move.kind == "undo"), move.parent
    return times


_OF_LATE: Final = 40
"""How many of the latest entries are read to tell what happened, or to find a move to undo; no round has more."""

_AT_ONCE: Final = 8
"""How many moves are read at once, from the newest back: a card tells the last few."""


Came: TypeAlias = Literal["person", "computer", "back"]


class LogEntry(msgspec.Struct, frozen=True):
    """An entry of a table's log, with its events as the reader may know them.

    `names` and `computers` are the players and the computers' levels at that time, by seat; `computer` is the level of
    the one that chose this move. `former` is the name of a player who was replaced, and `came` says by whom: another
    person, a computer, or the player coming back. An undo `took_more_back` than the player's own move if anything had
    happened since; how much isn't told, as some of it may be secret. `back_to` is the revision that it went back to.
    """

    revision: int
    kind: str
    seat: int | None
    at: float
    events: list[Event]
    names: tuple[str, ...]
    computers: tuple[str | None, ...] = ()
    computer: str | None = None
    former: str | None = None
    came: Came | None = None
    took_more_back: bool = False
    back_to: int | None = None

    @property
    def told(self) -> list[Event]:
        """The events to be told: who has come is said in another way."""
        return [event for event in self.events if self.former is None or event.key != "returned"]


@dataclass
class Log:
    """Reads logs. They contain undone moves and undos, too: the log is what people saw."""

    _store: Store
    _repository: Repository

    async def between(self, table: Table, viewer: int | None, since: int, until: int) -> list[LogEntry]:
        """The entries after one revision and up to another, as a seat or a spectator (None) may know them."""
        moves = await self._store.moves(table.id, since=max(0, since), until=until)
        return [await self._entry(table, viewer, move) for move in moves]

    async def after(self, table: Table, viewer: int | None, since: int) -> list[LogEntry]:
        return await self.between(table, viewer, since, table.revision)

    async def since_last_move(self, table: Table, seat: int) -> list[LogEntry]:
        """The latest entries since a seat's player last moved themselves, or took the seat from another person."""
        user = table.seats[seat].user
        moved = await self._store.last_move(table.id, user, without="replace")
        came = [left.until for left in table.former if left.seat == seat and left.user != user]
        return await self.after(table, seat, max(moved, *came, table.revision - _OF_LATE))

    async def recent(self, table: Table, since: int) -> list[LogEntry]:
        """The entries after a revision, and at least those of the last turn.

        Moves that the others hear nothing of don't count as turns.
        """
        recent: list[LogEntry] = []
        turn: LogEntry | None = None
        whole = False
        for until in range(table.revision, 0, -_AT_ONCE):
            moves = await self._store.moves(table.id, since=max(0, until - _AT_ONCE), until=until)
            for move in reversed(moves):
                entry = await self._entry(table, None, move)
                if entry.events or entry.kind != "move":
                    whole = whole or (turn is not None and entry.seat != turn.seat)
                    turn = entry
                if whole and entry.revision <= since:
                    return recent[::-1]
                recent.append(entry)
        return recent[::-1]

    async def is_way_back(self, table: Table) -> bool:
        """Whether anybody at a table can take a move back, alone or with the others' consent."""
        people = [other.seat for other in table.people]
        moves = await self._store.moves(table.id, since=table.revision - _OF_LATE, until=table.revision)
        ways = (way_back(moves, seat) for seat in people)
        return any(way is not None and (way.free or len(people) > 1) for way in ways)

    async def taken_back(self, table: Table) -> list[int | None]:
        """The seats whose moves were taken back by the undo that made this revision."""
        (undo,) = await self._store.moves(table.id, since=table.revision - 1, until=table.revision)
        undone = await self._store.moves(table.id, since=undo.parent or 0, until=table.revision - 1)
        return [move.seat for move in undone]

    async def _entry(self, table: Table, viewer: int | None, move: MoveRow) -> LogEntry:
        events: list[Event] = []
        if move.kind != "undo":
            with suppress(Refused):  # the repository has logged what can't be read
                events = list((await self._repository.at(table, move.revision)).view(viewer).events)
        seated = table.seated_at(move.revision)
        left = next(
            (seat for seat in table.former if (seat.seat, seat.until) == (move.seat, move.revision)), None
        )
        return LogEntry(
            move.revision,
            move.kind,
            move.seat,
            move.at,
            events,
            names=told_apart(seated),
            computers=tuple(seat.computer for seat in seated),
            computer=move.computer,
            former=None if left is None else left.name,
            came=None if left is None else _came(left, seated[left.seat]),
            took_more_back=move.kind == "undo" and await self._took_more_back(table, move),
            back_to=move.parent if move.kind == "undo" else None,
        )

    async def _took_more_back(self, table: Table, undo: MoveRow) -> bool:
        undone = await self._store.moves(table.id, since=undo.parent or 0, until=undo.revision - 1)
        return len(main_line(undone)) > 1


def _came(left: FormerSeat, now: SeatRow) -> Came:
    if left.user != now.user:
        return "person"
    return "back" if now.computer is None else "computer"
