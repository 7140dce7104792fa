"""Lobbies: opening a table, joining, leaving, choosing options, starting the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from typing import Final

from msgspec import json
from msgspec.structs import replace

from bot.ai.players import LEVELS, TIRO
from bot.db.database import Value, marks
from bot.engine import Player, completed
from bot.i18n.fluent import LOCALES
from bot.lessons.lesson import teaching
from bot.play.clock.clocks import at_pace, pace_on
from bot.play.commit import TableService, new_move
from bot.play.errors import Refused, StaleRevision
from bot.play.notify.outbox import announcement
from bot.play.people.people import NameUpdates, Servers, name_at
from bot.play.repository import check_host, require
from bot.play.rows import SWITCHES, NewTable, SeatRow, Sitter, TableRow, TableSettings, shared
from bot.play.statements import TableChange, announce, lobby
from bot.play.table import Caller, Person, Table

from .invitations import INVITED_AGAIN, Invitations, MostOpen
from .lobby_queries import LobbyChange, first_seats

LOBBY_KEPT: Final = 7 * 86_400.0
"""Seconds after which a lobby is closed."""

SEAT_KEPT: Final = 86_400.0
"""Seconds for which a seat is kept for somebody."""


_OF_EVERY_GAME: Final = {"language": LOCALES, **dict.fromkeys(SWITCHES, ("on", "off"))}
"""The options of every game, with their values."""


@dataclass
class Lobbies(TableService):
    """Tables before their game."""

    _servers: Servers
    _most_open: MostOpen
    _invitations: Invitations
    _names: NameUpdates
    _new_seed: Callable[[], bytes]

    async def open(self, by: Caller, game: str, settings: TableSettings, *, in_thread: bool = False) -> Table:
        """Open a table in the channel, or in a thread of it."""
        new = self._new(by, game, settings)
        new = at_pace(new, pace_on(await self._servers.of(by.guild)))
        return await self._open(new, by.interaction if in_thread else None, in_thread=in_thread)

    async def first_game(self, by: Caller, game: str, language: str, *, in_thread: bool) -> Table:
        """Open a table for a beginner: a game against a tiro, with a coach. Raises Refused."""
        await self._servers.check_computers(by.guild)
        options = json.encode(teaching(game).first_game).decode()
        first = self._new(by, game, TableSettings(language=language, options=options))
        name = name_at(by.interaction or by.channel, [by.name])
        seated = (*first.seated, Sitter(None, name, TIRO.name))
        first = replace(first, seated=seated, coached=True)
        return await self._open(first, by.interaction, in_thread=in_thread)

    async def learn_by_playing(self, by: Caller) -> Table:
        """Turn a lobby with no other people into one for a first game: short, against a tiro, with a coach."""
        async with self._locks.table(by.channel, "lobby") as table:
            check_host(table, replace(by, may_manage=False))
            if [seat.user for seat in (*table.people, *table.kept)] != [by.id]:
                raise Refused("learn-alone")
            if len(table.seats) == 1:
                await self._servers.check_computers(table.guild)
            options = json.encode(teaching(table.title.game.id).first_game).decode()
            async with self._seats(table) as change:
                if len(change.seats) == 1:
                    tiro = Sitter(None, name_at(table.id, table.names), TIRO.name)
                    change.sit_down(tiro, places=_places(table))
                await change.columns(options=options, coached=True)
            return lobby_after(table, change.table, change.seats)

    def _new(self, by: Caller, game: str, settings: TableSettings) -> NewTable:
        return NewTable(
            **shared(settings, TableSettings),
            channel=by.channel,
            guild=by.guild,
            game=game,
            rules_version=str(self._repository.title(game).game.rules_version),
            host=by.id,
            seated=(Sitter(by.id, by.name),),
        )

    async def again(self, over: Table, by: Caller, level: str | None = None) -> Table:
        """Open a rematch for the players of a game, in the same order but one seat on, and its computers, if allowed.

        It gets a new thread if the game had one and the caller is in the channel.
        """
        if over.seat_of(by.id) is None:
            raise Refused("again-players")
        computers = (await self._servers.of(over.guild)).computers
        order = (*over.seats[1:], *over.seats[:1])
        seated = tuple(
            Sitter(
                seat.user,
                self._names.latest(over.guild, seat.user, seat.name),
                (level or seat.computer) if seat.user is None else None,
            )
            for seat in order
            if not seat.gone and (computers if seat.user is None else seat.person is not None)
        )
        game = over.title.game.id
        again = replace(self._new(by, game, over.row), seated=self.kept_for(seated, by))
        if not computers:
            again = replace(again, overdue="wait")
        if by.channel == over.row.home:
            return await self._open(again, by.interaction, in_thread=True)
        return await self._open(replace(again, home=over.row.home, home_message=over.row.home_message))

    def kept_for(self, seated: Sequence[Sitter], by: Person) -> tuple[Sitter, ...]:
        """The same, with seats kept for everybody but the caller: nobody can sit another person down."""
        until = self._clock() + SEAT_KEPT
        return tuple(one if one.user in (None, by.id) else replace(one, kept_until=until) for one in seated)

    async def ask_kept(self, table: Table) -> None:
        """Ping those for whom seats are kept, except whom the same host has asked within the last hour."""
        async with self._locks.channel(table.channel):
            now = self._clock()
            kept = [seat.person for seat in table.kept]
            asked = {user: await self._invitations.latest(user, table.host) for user in kept if user}
            users = [user for user, at in asked.items() if at is None or at + INVITED_AGAIN <= now]
            if not users:
                return
            told = announcement("kept-asked", users, by=table.seat_of(table.host) or 0)
            async with self._store.database.transaction(table.id) as database:
                row = await lobby(database, table.id)
                for user in users:
                    await database.put(self._invitations.asked(table, table.host, user))
                await announce(database, row, [told], now)

    async def _open(self, new: NewTable, interaction: int | None = None, *, in_thread: bool = False) -> Table:
        """Open a table, once for an interaction. Until its thread exists, the interaction's id, which is unique, is its
        channel."""
        told = []
        if in_thread and interaction is not None:
            told = [replace(announcement("thread", []), channel=new.channel)]
            new = replace(new, channel=interaction, home=new.channel)
        async with self._locks.channel(new.channel):
            opened = None if interaction is None else await self._store.lobbies.opened_by(interaction)
            if opened is not None:
                return await self._repository.load(opened)
            await self._most_open.check_hosts(new.host)
            row = await self._store.lobbies.open(
                new, now=self._clock(), announcements=told, interaction=interaction
            )
            return Table(row, self._repository.title(new.game), tuple(first_seats(new, row)))

    async def join(self, by: Caller, seat: int | None = None) -> Table:
        """Take the next seat; in a loaded game take this `seat`, or change to it.

        A computer of the same name gets another one.
        """
        async with self._locks.table(by.channel, "lobby") as table:
            if seat is not None:
                check_loaded(table)
            if table.seat_of(by.id) is None:
                await self._most_open.check_sits(by.id)
            async with self._seats(table) as change:
                change.sit_down(Sitter(by.id, by.name), places=_places(table), seat=seat)
                for other in [*change.seats]:
                    if other.user is None and other.name.casefold() == by.name.casefold():
                        name = name_at(table.id, [each.name for each in change.seats])
                        change.seats[other.seat] = replace(other, name=name)
            return lobby_after(table, change.table, change.seats)

    async def free(self, by: Caller, user: int) -> Table:
        """Stop keeping a seat for somebody who hasn't sat down, as the host may."""
        async with self._locks.table(by.channel, "lobby") as table:
            check_host(table, by)
            kept = next((seat for seat in table.kept if seat.user == user), None)
            if kept is None:
                raise Refused("not-kept")
            return await self._get_up(table, kept)

    async def free_kept(self) -> list[Table]:
        """Free, and announce, the seats that nobody took in time; return the tables after that."""
        freed = []
        late = "id IN (SELECT table_id FROM seats WHERE kept_until <= ?) ORDER BY id"
        for row in await self._store.open_where(f"status = 'lobby' AND {late}", self._clock()):
            async with self._locks.channel(row.channel):
                table, now = await self._reloaded(row), self._clock()
                if table.status != "lobby":
                    continue
                async with self._store.lobbies.seats(table.id, now) as change:
                    over = [
                        seat
                        for seat in change.seats
                        if seat.kept_until is not None and seat.kept_until <= now
                    ]
                    for seat in over:
                        change.get_up(seat)
                    if over:
                        told = announcement("kept-over", [], seats=[seat.seat for seat in over])
                        change.told.append(told)
                freed.append(lobby_after(table, change.table, change.seats))
        return freed

    async def consent_anew(self, table: Table, by: Person, change: TableChange) -> None:
        """In a change of a locked lobby's settings, ask all but the host and the caller to sit down once more."""
        await lobby(change.database, table.id)
        others = [seat for seat in table.people if seat.user not in (by.id, table.host)]
        if users := [seat.user for seat in others if seat.user is not None]:
            sql = f'UPDATE seats SET kept_until = ? WHERE table_id = ? AND "user" IN ({marks(users)})'  # noqa: S608
            await change.database.run(sql, self._clock() + SEAT_KEPT, table.id, *users)
            told = announcement("settings-asked", users, by=table.seat_of(table.host) or 0)
            change.told.append(told)

    async def add_computer(self, by: Caller, level: str) -> Table:
        async with self._locks.table(by.channel, "lobby") as table:
            check_host(table, by)
            if level not in LEVELS:
                raise Refused("no-such-level", level=level)
            await self._servers.check_computers(table.guild)
            async with self._seats(table) as change:
                computer = Sitter(None, name_at(table.id, table.names), level)
                change.sit_down(computer, places=_places(table))
            return lobby_after(table, change.table, change.seats)

    async def take_out_computer(self, by: Caller, name: str) -> Table:
        async with self._locks.table(by.channel, "lobby") as table:
            check_host(table, by)
            return await self._get_up(table, Sitter(None, name))

    async def _get_up(self, table: Table, sitter: Sitter | SeatRow) -> Table:
        async with self._seats(table) as change:
            change.get_up(sitter)
        return lobby_after(table, change.table, change.seats)

    def _seats(self, table: Table) -> AbstractAsyncContextManager[LobbyChange]:
        return self._store.lobbies.seats(table.id, self._clock())

    async def leave(self, by: Caller) -> Table:
        """Leave a lobby: another person becomes the host, and the last one to leave closes it.

        The host of a loaded game stays its host, wherever they sit.
        """
        async with self._locks.table(by.channel, "open") as table:
            if table.revision > 0:  # a lobby of a game that this bot doesn't know can be left, too
                require(table, "lobby")
            if not table.row.loaded and [seat.user for seat in table.people] == [by.id]:
                return await self._stop(table)
            async with self._seats(table) as change:
                change.get_up(Sitter(by.id, by.name))
                if by.id == table.host and not table.row.loaded:
                    staying = (seat.person for seat in change.seats if not seat.kept)
                    await change.columns(host=next(filter(None, staying)))
            return lobby_after(table, change.table, change.seats)

    async def part_with(self, table: Table, users: Collection[int]) -> Table:
        """Free the seats of people who have left the server, in a locked lobby; if the host has, another becomes it.

        If nobody is left who could be the host, the lobby is closed.
        """
        parting = [seat for seat in table.people if seat.user in users]
        staying = (seat.person for seat in table.people if seat.user not in users)
        host = next(staying, None) if table.host in users else table.host
        if host is None:
            return await self._stop(table)
        async with self._seats(table) as change:
            for seat in parting:
                change.get_up(seat)
            await change.columns(host=host)
            if parting:
                change.told.append(announcement("parted", [], seats=[seat.seat for seat in parting]))
        return lobby_after(table, change.table, change.seats)

    async def choose_option(self, by: Caller, option: str, value: str) -> Table:
        """Set an option of the game to be, its `language`, or one of the `SWITCHES` (on or off)."""
        async with self._locks.table(by.channel, "lobby") as table:
            check_host(table, by)
            if value not in _OF_EVERY_GAME.get(option, (value,)):
                raise Refused("no-such-choice")
            if option == "language":
                return lobby_after(
                    table, await self._store.lobbies.change(table.id, language=value), table.seats
                )
            chosen: dict[str, Value] = {option: value == "on"}
            if option not in SWITCHES:
                if table.row.loaded:
                    raise Refused("option-loaded")
                options = table.options | {option: value}
                completed(table.title.game.options, options, table.title.game.seats[-1])
                chosen = {"options": json.encode(options).decode()}
            async with self._store.change(table.id, self._clock()) as change:
                await change.columns(**chosen)
                if shared(change.table, TableSettings) != shared(table.row, TableSettings):
                    await self.consent_anew(table, by, change)
                seats = await change.database.select(SeatRow, table.id)
            return lobby_after(table, change.table, seats)

    async def start(self, by: Caller) -> Table:
        async with self._locks.table(by.channel, "lobby", by.interaction) as table:
            check_host(table, by)
            assert not table.row.loaded, "a loaded game starts by `Loading.start`"
            check_consent(table)
            game = table.title.game
            missing = game.seats[0] - len(table.seats)
            if missing > 0:
                raise Refused("too-few", missing=missing)
            seed = self._new_seed()
            state = game.new(len(table.seats), table.options, seed)
            joined = game.seating(len(table.seats), table.options, seed)
            seating = [replace(table.seats[number], seat=seat) for seat, number in enumerate(joined)]
            start = replace(new_move(game, state, "start"), barrier=True)
            return await self._commit.begin(
                table, state, seed, start, seating=seating, interaction=by.interaction
            )

    async def expire(self) -> None:
        """Close the lobbies in which nobody has started a game for a week."""
        before = self._clock() - LOBBY_KEPT
        for row in await self._store.open_where("status = 'lobby' AND created_at < ?", before):
            async with self._locks.channel(row.channel):
                table = await self._reloaded(row)
                if table.open and table.revision == 0:
                    with suppress(StaleRevision):  # its game has just begun in another process
                        await self._stop(table, [announcement("expired", [])])


def lobby_after(table: Table, row: TableRow, seats: Sequence[SeatRow]) -> Table:
    """A lobby as a transaction left it. Nothing is read: what is durable must be told."""
    # Of a game that this bot doesn't know, the lobby is set aside.
    return Table(replace(row, status=table.status, fault=table.row.fault), table.title, tuple(seats))


def _places(table: Table) -> int:
    return len(table.seats) if table.row.loaded else table.title.game.seats[-1]


def check_loaded(table: Table) -> None:
    if not table.row.loaded:
        raise Refused("not-loaded")


def check_consent(table: Table) -> None:
    if table.kept:
        players = [Player(seat.seat) for seat in table.kept]
        raise Refused("seats-kept", players=players, count=len(players))
