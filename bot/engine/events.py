"""What a game tells, as data: texts, which are a key with arguments, events, and what is said of positions and moves.

Sentences are made of them later, for each reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct, field


class Text(Struct, frozen=True, tag="text", omit_defaults=True):
    """A message of a game's Fluent files, with its arguments; a `strong` one stands out where it is told."""

    key: str
    arguments: dict[str, Argument] = {}
    strong: bool = False


class Player(Struct, frozen=True, tag="player"):
    """The name of the player on a seat."""

    seat: int


class Place(Struct, frozen=True, tag="place"):
    """A place on the board or the table, by the label that is printed there."""

    label: str


Argument: TypeAlias = int | str | Text | Player | Place | Sequence[Text | Player | Place]
"""A value in a message: a number, a literal, a text, a player, a place, or a list read as "a, b and c"."""


def text(key: str, /, **arguments: Argument) -> Text:
    """A message with its arguments, short to write."""
    return Text(key, arguments)


class Change(Struct, frozen=True):
    """A score or a stock of a seat that went up or down."""

    seat: int
    what: str
    amount: int


class Event(Struct, omit_defaults=True):
    """One thing that happened.

    `deed` says that it is what a seat did, not what came of it. `reveals` says that something unknown until
    now came to light: no player takes a move back beyond it alone. `secret` arguments are for the seats in
    `known_to`; everybody else gets the event `hidden`, without them. Where there is nothing public about it
    (no seat, no argument, no change), nobody else hears that anything happened.
    """

    key: str
    seat: int | None = None
    arguments: dict[str, Argument] = field(default_factory=dict)
    changes: list[Change] = field(default_factory=list)
    reveals: bool = False
    known_to: list[int] | None = None
    secret: dict[str, Argument] = field(default_factory=dict)
    deed: bool = False
    hidden: bool = False

    @property
    def said(self) -> dict[str, Argument]:
        """All arguments that this event has, secret ones too."""
        return self.arguments | self.secret

    @property
    def text(self) -> Text:
        """The event as a sentence: `event-…`, hidden `event-…-hidden`; `$player` is who did it."""
        player: dict[str, Argument] = {} if self.seat is None else {"player": Player(self.seat)}
        return Text(f"event-{self.key}{'-hidden' if self.hidden else ''}", {**self.said, **player})

    @property
    def places(self) -> tuple[str, ...]:
        """The labels of the places where it happened, in the order of its arguments."""
        return tuple(dict.fromkeys(place for value in self.said.values() for place in _places_in(value)))

    def places_of(self, *names: str) -> tuple[str, ...]:
        """The places under these names of arguments alone."""
        named = (self.said[name] for name in names if name in self.said)
        return tuple(dict.fromkeys(place for value in named for place in _places_in(value)))

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as a seat, or a spectator (None), may know it; None where they don't hear of it."""
        if self.known_to is None or viewer in self.known_to:
            return self
        if self.seat is None and not self.arguments and not self.changes:
            return None
        return Event(self.key, self.seat, self.arguments, self.changes, deed=self.deed, hidden=True)


def heard(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """Of these events all that a seat, or a spectator (None), may know."""
    seen = (event.seen_by(viewer) for event in events)
    return [event for event in seen if event is not None]


def deeds_of(events: Iterable[Event]) -> list[Event]:
    """What the seat that moved did: its deeds, up to what befell the table or another seat."""
    own: list[Event] = []
    for event in events:
        if event.seat is None or (own and event.seat != own[0].seat):
            break
        if event.deed:
            own.append(event)
    return own


def changes_of(events: Iterable[Event], seat: int) -> dict[str, int]:
    """By how much these events changed each score and stock of the seat; what came to nothing is left out."""
    sums: dict[str, int] = {}
    for event in events:
        for change in event.changes:
            if change.seat == seat:
                sums[change.what] = sums.get(change.what, 0) + change.amount
    return {what: amount for what, amount in sums.items() if amount}


def _places_in(value: Argument) -> Iterator[str]:
    match value:
        case Place():
            yield value.label
        case Text():
            for argument in value.arguments.values():
                yield from _places_in(argument)
        case list() | tuple():
            for item in value:
                yield from _places_in(item)


class Choice(Struct, frozen=True):
    """How a value of a field is shown to the player who may choose it.

    `label` names it, `also` are other names that a player may type for it, `hint` says what it costs or
    brings. What ranks higher stands first. Where the value is a place on the board, `place` is its label there
    and `badge` what a picture writes on it, in two or three signs; `legend` says what these signs mean, each as a part
    of a line ("**?** takes a bridge tile"). `note` is what a button says beside the label, in a few words, where the
    hint has no room. `called` is how a question names it that comes later, as its object ("the sawmill"); its label
    where there is none. `whole` names the answer of several fields that are chosen together, of which this is the last;
    where there is none, their labels stand one behind the other. Hint and note are then this one's alone.
    """

    label: Text
    hint: Text | None = None
    rank: float = 0
    place: str | None = None
    badge: str = ""
    also: tuple[str, ...] = ()
    called: Text | None = None
    note: Text | None = None
    legend: tuple[Text, ...] = ()
    whole: Text | None = None


class Passage(Struct, frozen=True):
    """A part of the table in words, for readers who don't see the picture: its title, and lines to be read aloud.

    `seat` is whose part it is; None for what belongs to nobody.
    """

    title: Text
    lines: list[Text]
    seat: int | None = None


class Described(Struct, frozen=True):
    """A picture of the table in few words: its description for readers who can't load or see it.

    `table` is what belongs to nobody, `seats` what is to be said of each seat, in short parts; both without names
    of players, what matters most first: where there is no room for all, the last are left out.
    """

    table: list[Text]
    seats: dict[int, list[Text]]


class Missing(Struct, frozen=True):
    """A value that is not offered though a player would look for it, and what it lacks."""

    label: Text
    lacks: Text


class RulesPage(Struct, frozen=True):
    """A page of the rules explained: a title, paragraphs, and the name of a picture where it has one."""

    title: Text
    paragraphs: list[Text]
    picture: str | None = None
