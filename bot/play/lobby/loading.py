"""Loading a game from its record: it is verified, gets a lobby, and goes on from its last move."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from msgspec import json, structs

from bot.app.processes import Elsewhere
from bot.engine import AnyState, Game, Record, Return
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.play.clock.clocks import at_pace, pace_on
from bot.play.commit import TableService, is_barrier, kind_of_move, new_move
from bot.play.errors import Refused
from bot.play.history.rebuilding import digest, positions
from bot.play.history.record_queries import PackedMoves, pack
from bot.play.people.people import Servers, name_at
from bot.play.repository import check_host
from bot.play.rows import MoveRow, NewMove, NewTable, PlayedMove, SeatRow, Sitter, TableRow, shared
from bot.play.table import Caller, Table
from bot.review.verification import verified

from .invitations import MostOpen
from .lobbies import check_consent, check_loaded
from .lobby_queries import first_seats


@dataclass(frozen=True)
class LoadedRecord:
    """A verified record, with its moves packed for the store."""

    record: Record
    packed: bytes


@dataclass
class Loading(TableService):
    """Loads games that were begun elsewhere."""

    _titles: Mapping[str, Title]
    _servers: Servers
    _most_open: MostOpen
    _elsewhere: Elsewhere
    _one: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def read(self, content: bytes) -> LoadedRecord:
        """Verify a record off the event loop, one at a time. Raises `Wrong` with the first thing that is wrong."""
        async with self._one:
            return await self._elsewhere(partial(_loaded, self._titles, content, self._clock()))

    async def open(self, by: Caller, loaded: LoadedRecord, language: str) -> Table:
        """Open a lobby that goes on from a record, with computers where they sat. Raises Refused."""
        record, server = loaded.record, await self._servers.of(by.guild)
        said = words(language, record.game)
        seated: list[Sitter | str] = [said(f"seat-{seat + 1}") for seat in range(record.seats)]
        last = {entry.seat: entry.computer for entry in record.entries} if server.computers else {}
        for seat, level in last.items():
            if level is not None:
                names = [one.name if isinstance(one, Sitter) else one for one in seated]
                seated[seat] = Sitter(None, name_at(by.channel, names), level)
        new = NewTable(
            channel=by.channel,
            guild=by.guild,
            game=record.game,
            rules_version=str(record.rules_version),
            options=json.encode(record.options).decode(),
            language=language,
            host=by.id,
            seated=tuple(seated),
            record=loaded.packed,
            seed=bytes.fromhex(record.seed),
        )
        async with self._locks.channel(by.channel):
            await self._most_open.check_hosts(by.id, loads=True)
            row = await self._store.lobbies.open(at_pace(new, pace_on(server)), now=self._clock())
            return Table(row, self._titles[record.game], tuple(first_seats(new, row)))

    async def position(self, table: Table) -> Table:
        """A lobby's table with the position from which its game will go on. Raises Mismatch, Damaged."""
        state = await self._repository.to_go_on(table)
        return replace(table, state=state)

    async def start(self, by: Caller) -> Table:
        """Begin the game: copy every move of the record; seats whose players had left are played again."""
        async with self._locks.table(by.channel, "lobby", by.interaction) as table:
            check_loaded(table)
            check_host(table, by)
            check_consent(table)
            state = await self._repository.to_go_on(table)
            missing = [row.seat for row in table.seats if row.free and not state.gone[row.seat]]
            if missing:
                raise Refused("too-few", missing=len(missing))
            if not any(row.person is not None for row in table.seats):
                raise Refused("load-nobody")
            row, game = table.row, table.title.game
            back = [seat.seat for seat in table.seats if not seat.free and state.gone[seat.seat]]
            moves = await self._store.moves(table.id)
            start, *played = await self._elsewhere(partial(_as_moves, game, row, table.seats, moves, back))
            state = game.decode([start, *played][-1].position)
            assert row.seed is not None, "a game that is taken up has a seed"
            return await self._commit.begin(
                table, state, row.seed, start, *played, seating=None, interaction=by.interaction
            )


def _loaded(titles: Mapping[str, Title], content: bytes, now: float) -> LoadedRecord:
    barriers: list[bool] = []
    digests: list[bytes] = []

    def hear(game: Game, state: AnyState) -> None:
        barriers.append(is_barrier(state))
        digests.append(digest(game.encode(state)))

    title, record = verified(titles, content, hear)
    rows = [
        structs.replace(move, barrier=barrier)
        for move, barrier in zip(_rows(title.game, record, now), barriers, strict=True)
    ]
    return LoadedRecord(record, pack(PackedMoves(rows, digests, str(title.game.rules_version))))


def _rows(game: Game, record: Record, now: float) -> Iterator[MoveRow]:
    start = MoveRow(
        table_id=0,
        revision=1,
        kind="start",
        chance=json.encode(record.drawn).decode(),
        rules_version=str(record.rules_version),
        at=now,
    )
    yield start
    for revision, entry in enumerate(record.entries, 2):
        move = game.move_from(entry.move)
        yield structs.replace(
            start,
            revision=revision,
            parent=revision - 1,
            kind=kind_of_move(move),
            seat=entry.seat,
            move=json.encode(entry.move).decode(),
            chance=json.encode(entry.drawn).decode(),
            computer=entry.computer,
        )


def _as_moves(
    game: Game, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow], back: Sequence[int]
) -> list[NewMove]:
    """The moves of a record, and then those by which the seats `back` are played again.

    Only the last position is stored; the others are rebuilt when needed.
    """
    state: AnyState = None
    new = []
    for move, after in positions(game, row, len(seats), moves):
        state = after
        new.append(NewMove(position=b"", **shared(move, PlayedMove) | {"parent": None, "user": None}))
    for seat in back:
        game.apply(state, seat, Return())
        moved = new_move(game, state, "replace", seat, Return(), user=seats[seat].user)
        new.append(structs.replace(moved, position=b""))
    new[-1] = structs.replace(new[-1], position=game.encode(state))
    return new
