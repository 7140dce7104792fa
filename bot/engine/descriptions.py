"""What a game says of its own positions and moves, as data; words are made of it elsewhere."""

from __future__ import annotations

from msgspec import Struct

from .events import Text


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
