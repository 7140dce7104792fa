"""A table, a game in a channel: an immutable snapshot at one revision."""

from __future__ import annotations

import dataclasses
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from typing import Any, Final, Generic, TypeVar, cast

from msgspec import Struct, json
from msgspec.structs import replace

from bot.ai.players import LEVELS
from bot.engine import AnyState, AnyView, Game, Move
from bot.games.title import Title
from bot.i18n.fluent import Locale, Words, locale_for, words

from .rows import Card, FormerSeat, SeatRow, Status, TableRow

T = TypeVar("T")


def unknown_title(name: str) -> Title:
    """A stand-in for a game that this bot doesn't know: it has a name, and nothing of it is ever read or drawn."""
    nothing = cast(Any, None)
    lacking = dict.fromkeys(("set_up", "seen_by", "imagined", "final"), nothing)
    game = Game(name, rules_version=0, seats=range(1), minutes=(0, 0), longest=0, state=object, **lacking)
    return Title(game, nothing, nothing)


COMPUTER: Final = "\N{ROBOT FACE}"
"""Follows the name of a computer wherever it is written; screen readers say what it means."""


class Person(Struct, frozen=True):
    """A Discord user and their name."""

    id: int
    name: str


class Caller(Person, frozen=True):
    """Who asks for something, in which channel and server, by which interaction, and whether they may manage it."""

    channel: int
    guild: int | None = None
    interaction: int | None = None
    may_manage: bool = False

    def at(self, channel: int) -> Caller:
        """The same caller, in another channel."""
        return replace(self, channel=channel)


class Column(Generic[T]):
    """Exposes a column of a table's row under the same name."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, table: Table, owner: type) -> T:
        return cast(T, getattr(table.row, self._name))


@dataclass(frozen=True)
class Table:
    """A table at one revision of its game.

    `state` is for the service only: code that shows something takes a view. `former` are the players whose seats others
    have taken, the earliest first. With moves `laid_out`, the state is the imagined one after them, for that player's
    own pages only. `revision` rises with every change of the game, undos included, and is what buttons carry.
    `fingerprint` is the SHA-256 of the seed, known from the start.
    """

    row: TableRow
    title: Title
    seats: tuple[SeatRow, ...]
    state: AnyState = None
    former: tuple[FormerSeat, ...] = ()
    laid_out: tuple[Move, ...] = ()

    id = Column[int]()
    channel = Column[int]()
    guild = Column[int | None]()
    host = Column[int]()
    status = Column[Status]()
    open = Column[bool]()
    revision = Column[int]()
    fingerprint = Column[str | None]()
    lobby_message = Column[int | None]()

    @cached_property
    def options(self) -> dict[str, str]:
        """The chosen options, by id."""
        return json.decode(self.row.options, type=dict[str, str])

    @property
    def language(self) -> Locale:
        """The language of messages that everybody reads."""
        return locale_for(self.row.language)

    @property
    def seed(self) -> bytes | None:
        """The seed, revealed once the game is over."""
        return self.row.seed if self.status in ("ended", "stopped") else None

    @property
    def rules_version(self) -> int | None:
        """The version of the rules that the game is played by; None before it has begun."""
        return int(self.state.rules_version) if self.begun else None

    @property
    def card(self) -> Card | None:
        """The message that shows the table now, if any."""
        row = self.row
        if row.card_message is None or row.card_revision is None or row.card_posted_at is None:
            return None
        return Card(
            message=row.card_message,
            revision=row.card_revision,
            posted_at=row.card_posted_at,
            seats=row.card_seats or "[]",
            tells_since=row.card_revision if row.card_tells_since is None else row.card_tells_since,
        )

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.status == "ended"

    @property
    def next_level(self) -> str | None:
        """After a game that only people won against computers: the level above the best of these, if any."""
        levels = [*LEVELS]
        beaten = [
            levels.index(seat.computer)
            for seat in self.seats
            if seat.user is None and seat.computer in LEVELS
        ]
        if not self.over or not beaten or any(self.computers[seat] for seat in self.state.outcome.winners):
            return None
        return next(iter(levels[max(beaten) + 1 :]), None)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, made unique."""
        return told_apart(self.seats)

    @property
    def full(self) -> bool:
        if self.row.loaded:
            return not any(seat.free for seat in self.seats)
        return len(self.seats) >= self.title.game.seats[-1]

    def words(self, locale: Locale | None = None) -> Words:
        """The game's words, with the players' names and the numbers of its rules version; default: in the table's
        language."""
        said = words(locale or self.language, self.title.game.id, self.rules_version)
        names = tuple(with_signs(self.names, self.computers))
        return dataclasses.replace(said, names=names, looks=self._looks)

    @cached_property
    def _looks(self) -> tuple[int | None, ...] | None:
        artist = self.title.artist
        if not self.title.game.steps or artist.look is None:  # a game that this bot does not know has neither
            return None
        return artist.looks(self.view(None) if self.begun else None, len(self.names))

    def called(self, locale: Locale | None = None) -> str:
        """The name of the game; its id if this bot doesn't know it."""
        said = self.words(locale)
        return said("game-title") if said.has("game-title") else self.row.game

    def seat_of(self, user: int) -> int | None:
        """The seat of a user who plays here."""
        return next(
            (seat.seat for seat in self.seats if seat.user == user and not seat.gone and not seat.kept), None
        )

    @property
    def people(self) -> tuple[SeatRow, ...]:
        """The seats of people who play themselves: who have not left, and for whom no computer plays.

        Before a game: all who have sat down, but not those for whom seats are kept.
        """
        return tuple(
            seat
            for seat in self.seats
            if seat.user is not None and not seat.gone and seat.computer is None and not seat.kept
        )

    @property
    def kept(self) -> tuple[SeatRow, ...]:
        """The seats that are kept for people who have not sat down."""
        return tuple(seat for seat in self.seats if seat.kept)

    @cached_property
    def absent(self) -> frozenset[int]:
        """The users who have a seat but are no longer members of the server."""
        return frozenset(user for user in self.row.absent_users if self.seat_of(user) is not None)

    @property
    def present(self) -> tuple[SeatRow, ...]:
        """The seats of people who play themselves and, as far as is known, are members of the server."""
        return tuple(seat for seat in self.people if seat.user not in self.absent)

    @cached_property
    def computers(self) -> tuple[str | None, ...]:
        """The levels of the computers that play now, by seat; None where a person plays."""
        return tuple(seat.computer for seat in self.seats)

    def seated_at(self, revision: int) -> tuple[SeatRow, ...]:
        """Who sat on each seat at a revision."""
        seats = list(self.seats)
        for left in reversed(self.former):
            if revision < left.until:
                seats[left.seat] = replace(
                    seats[left.seat], user=left.user, name=left.name, computer=left.computer
                )
        return tuple(seats)

    def user_at(self, seat: int) -> int | None:
        """The user on a seat; None for a computer, and for a person whom the bot has forgotten."""
        return self.seats[seat].person

    def view(self, viewer: int | None) -> AnyView:
        """The view of a seat, or of a spectator (None). Raises ValueError if the game has not begun."""
        if self.state is None:
            raise ValueError(f"table {self.id} has not begun")
        return self.title.game.view(self.state, viewer)

    @property
    def begun(self) -> bool:
        """Whether there is a position."""
        return self.state is not None

    @cached_property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that must answer something now."""
        if self.state is None:
            return ()
        return tuple(decision.seat for decision in self.title.game.asked(self.state))

    def asked_users(self) -> list[int]:
        """The users who must answer something now and play themselves."""
        return list(self.asked_people.values())

    @cached_property
    def asked_people(self) -> dict[int, int]:
        """The same by seat."""
        rows = [self.seats[seat] for seat in self.asked_seats]
        return {row.seat: row.person for row in rows if row.person is not None and row.computer is None}

    @property
    def is_set_aside(self) -> bool:
        """Whether its game can't go on with this bot: nobody can play it or leave it."""
        return self.row.fault is not None and self.revision > 0

    @property
    def paused(self) -> bool:
        """Whether the game is paused: no clock runs, and nobody is pinged."""
        return self.row.paused_at is not None

    @cached_property
    def asked_computers(self) -> dict[int, str]:
        """The seats at which a computer must answer something now, with its level."""
        return {seat: level for seat in self.asked_seats if (level := self.computers[seat]) is not None}


def seat_names(table: Table) -> list[str]:
    """The names of a table's seats while nobody sits there."""
    said = table.words()
    return [said(f"seat-{seat + 1}") for seat in range(len(table.seats))]


def told_apart(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The names on these seats, made unique: people whose name is already taken get a number after it.

    Names that differ only in case or in compatible Unicode forms count as the same. Computers keep their names.
    """
    taken = {_as_read(seat.name) for seat in seats if seat.user is None}
    names = []
    for seat in seats:
        name = seat.name
        if seat.user is not None:
            numbered = (f"{seat.name} {number}" for number in count(2))
            while _as_read(name) in taken:
                name = next(numbered)
            taken.add(_as_read(name))
        names.append(name)
    return tuple(names)


def _as_read(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def with_signs(names: Iterable[str], computers: Iterable[str | None]) -> list[str]:
    """The names, those of computers followed by their sign."""
    return [
        name if level is None else f"{name} {COMPUTER}" for name, level in zip(names, computers, strict=True)
    ]
