"""What a game says, as data: texts (a message key with arguments), events, descriptions of positions and moves.

They become sentences later, in each reader's language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct, field


class Text(Struct, frozen=True, tag="text", omit_defaults=True):
    """A message of the Fluent files, with its arguments; a `strong` one is emphasized."""

    key: str
    arguments: dict[str, Argument] = {}
    strong: bool = False


class Player(Struct, frozen=True, tag="player"):
    """A player, who is called by name in sentences."""

    seat: int


class Place(Struct, frozen=True, tag="place"):
    """A place on the board or the table, by its printed label."""

    label: str


Argument: TypeAlias = int | str | Text | Player | Place | Sequence[Text | Player | Place]
"""A value in a message: a number, a literal, a text, a player, a place, or a list read as "a, b and c"."""


def text(key: str, /, **arguments: Argument) -> Text:
    """Shorthand for `Text`: a message key with arguments."""
    return Text(key, arguments)


def yes(whether: object) -> str:
    """The form of a message for what is so, or isn't."""
    return "yes" if whether else "no"


class Change(Struct, frozen=True):
    """A change of a seat's score or stock."""

    seat: int
    what: str
    amount: int


class Event(Struct, omit_defaults=True):
    """One thing that happened.

    A `deed` is what a seat did, as opposed to what came of it. `reveals` marks that something hidden was revealed: a
    player can't take moves back beyond it alone. `secret` arguments are for the seats in `known_to`; everybody else
    gets the event `hidden`, without them, or, if nothing about it is public (no seat, argument or change), not at all.
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
        """All arguments, the secret ones included."""
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
        """The places in the arguments of these names."""
        named = (self.said[name] for name in names if name in self.said)
        return tuple(dict.fromkeys(place for value in named for place in _places_in(value)))

    def seen_by(self, viewer: int | None) -> Event | None:
        """The event as a seat, or a spectator (None), may know it; None if they may not know of it."""
        if self.known_to is None or viewer in self.known_to:
            return self
        if self.seat is None and not self.arguments and not self.changes:
            return None
        return Event(self.key, self.seat, self.arguments, self.changes, deed=self.deed, hidden=True)


def heard(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events as a seat, or a spectator (None), may know them."""
    seen = (event.seen_by(viewer) for event in events)
    return [event for event in seen if event is not None]


def deeds_of(events: Iterable[Event]) -> list[Event]:
    """The deeds of the seat that moved, up to the first event of the table or another seat."""
    own: list[Event] = []
    for event in events:
        if event.seat is None or (own and event.seat != own[0].seat):
            break
        if event.deed:
            own.append(event)
    return own


def changes_of(events: Iterable[Event], seat: int) -> dict[str, int]:
    """The sum of these events' changes of each score and stock of the seat, where it isn't zero."""
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

    `label` names it, `also` are other names that a player may type for it, `hint` says what it costs or brings. Higher
    `rank`s come first. For a place on the board, `place` is its label there and `badge` what a picture writes on it, in
    two or three characters; `legend` explains these, each in a part of a line ("**?** takes a bridge tile"). `note` is
    what a button says beside the label, where a hint has no room. `called` is how a later question names the value, as
    its object ("the sawmill"; default: the label). Of fields that are chosen together, the `whole` of the last names
    the complete answer (default: their labels in a row); hint and note then belong to that answer.
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
    """A section of the table in words, for readers who don't see the picture; its lines can be read aloud.

    `seat` is the seat that it is about, if any.
    """

    title: Text
    lines: list[Text]
    seat: int | None = None


class TableDescription(Struct, frozen=True):
    """The description of a picture of the table, for readers who can't load or see it.

    `table` is about what belongs to nobody, `seats` about each seat, in short parts without players' names. What
    matters most comes first: where space is short, the last parts are left out.
    """

    table: list[Text]
    seats: dict[int, list[Text]]


class MissingValue(Struct, frozen=True):
    """A value that is not offered although a player may look for it, and what it lacks."""

    label: Text
    lacks: Text


class RulesPage(Struct, frozen=True):
    """A page of the rules: a title, paragraphs, and the name of its picture, if any."""

    title: Text
    paragraphs: list[Text]
    picture: str | None = None
