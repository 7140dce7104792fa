"""Declarations of what seats have and what lies on a table: words, pictures and tests are derived from them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from .events import Passage, Text, text, yes
from .position import Position, View

Where: TypeAlias = Literal["changes", "result", "end"]
"""Where holdings are shown: the changes in events, the preview of a move, the final table."""

Counted: TypeAlias = str | Callable[[Any, int], int]
"""How an amount is found: the path of a player's field ("villagers", "goods.gold"), a number or a collection whose
length counts; or a function of table and seat."""


@dataclass(frozen=True)
class Holding:
    """Something that a seat has, under the `name` that events use for its changes.

    `counted` says how its amount is found (default: the field called `name`); `noted` the same in the unit in which
    events note changes, `ready` for the part that is at hand. `reads` are further fields of a player that it shows.

    `artwork` is drawn beside it, in the seat's color if it is `coloured`. Its words are the message `held-<name>`: its
    name, `.change` for a change (`{ untold }` where other words tell it), `.counted` for an `$amount` (and `$ready`);
    `said` is another message in place of `.counted`.

    It is shown everywhere except in the places that `without` names, each with the reason. The final table has a row
    for it, unless the source of points `scored` shows it already. Pictures draw things of one `shelf` side by side,
    with the `most` that a seat can have. All that is `listed` shares one line of words; the game has lines of its own
    for the rest. Of something `unwanted`, less is better.
    """

    name: str
    artwork: str
    counted: Counted = ""
    noted: Counted = ""
    ready: Counted = ""
    reads: tuple[str, ...] = ()
    said: str = ""
    scored: str = ""
    shelf: str = ""
    most: int = 0
    listed: bool = False
    coloured: bool = False
    unwanted: bool = False
    without: Mapping[Where, str] = field(default_factory=dict)

    def of(self, table: Any, seat: int) -> int:
        """How much of it a seat has."""
        return _counted(self.counted or self.name, table, seat)

    def noted_of(self, table: Any, seat: int) -> int:
        """The same in the unit in which events tell its changes."""
        return _counted(self.noted or self.counted or self.name, table, seat)

    def ready_of(self, table: Any, seat: int) -> int:
        """How much of it is at hand."""
        return _counted(self.ready or self.counted or self.name, table, seat)

    def told(self, table: Any, seat: int) -> Text:
        """The words for how much of it a seat has."""
        ready = {"ready": self.ready_of(table, seat)} if self.ready else {}
        return self.amounting(self.of(table, seat), **ready)

    def amounting(self, amount: int, **ready: int) -> Text:
        """The words for this amount of it."""
        return text(self.said or f"held-{self.name}.counted", amount=amount, **ready)

    @property
    def places(self) -> set[str]:
        """The names of the player's fields or properties that it shows."""
        counted = (self.counted or self.name, self.noted, self.ready, *self.reads)
        return {path.partition(".")[0] for path in counted if isinstance(path, str) and path}


def _counted(counted: Counted, table: Any, seat: int) -> int:
    if not isinstance(counted, str):
        return counted(table, seat)
    value = table.players[seat]
    for name in counted.split("."):
        value = value[name] if isinstance(value, Mapping) else getattr(value, name)
    return value if isinstance(value, int) else len(value)


@dataclass(frozen=True)
class Holdings:
    """Everything that seats have in a game, in the order of display, what scores first; a game's `HOLDINGS`.

    Raises ValueError for a field of `player` that is neither part of a holding nor named in `elsewhere`, which says
    where players see it; and for declarations of fields that don't exist.
    """

    player: type[Struct]
    all: tuple[Holding, ...]
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        held = set[str]().union(*(holding.places for holding in self.all))
        fields, kind = set(self.player.__struct_fields__), self.player.__name__
        if unseen := fields - held - set(self.elsewhere):
            raise ValueError(
                f"players can't see {', '.join(sorted(unseen))} of a {kind}: make holdings of what they should see, and"
                " say in `elsewhere` where else they do"
            )
        if unknown := {name for name in (held | set(self.elsewhere)) if not hasattr(self.player, name)}:
            raise ValueError(
                f"a {kind} has no {', '.join(sorted(unknown))}: say how it is `counted`, or leave it out"
            )

    def __getitem__(self, name: str) -> Holding:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Holding]:
        return {holding.name: holding for holding in self.all}

    def shown(self, where: Where) -> list[Holding]:
        """The holdings shown in a place."""
        return [holding for holding in self.all if where not in holding.without]

    def names(self, where: Where) -> tuple[str, ...]:
        """The names of the holdings shown in a place."""
        return tuple(holding.name for holding in self.shown(where))

    def on(self, shelf: str) -> list[Holding]:
        """The holdings that pictures draw side by side on a shelf."""
        return [holding for holding in self.all if holding.shelf == shelf]

    def listed(self, table: Any, seat: int) -> list[Text]:
        """The line with all `listed` holdings of a seat; no line where none is listed."""
        things = [holding.told(table, seat) for holding in self.all if holding.listed]
        return [text("status-listed", things=things)] if things else []

    def achieved(self, sources: Collection[str]) -> list[Holding]:
        """The holdings with a row of their own in the final table of a game with these sources of points."""
        return [holding for holding in self.shown("end") if holding.scored not in sources]


Lines: TypeAlias = Callable[[Any], Iterable[Text]]
"""The lines about a view; none where there is nothing to say."""


def _nothing(view: object) -> Iterable[Text]:
    return ()


@dataclass(frozen=True)
class Part:
    """Things that lie together on a table.

    `reads` are the fields of a view that it shows, in words and in pictures; "players.placed" is a field of every
    player. `told` gives its lines in the table in words, under the heading `passage-<name>`, `brief` those in a
    picture's description. In pictures its area has its name, and is not drawn again while it looks the same. A part
    with `until_end` is gone once the game is over.
    """

    name: str
    reads: tuple[str, ...]
    told: Lines
    brief: Lines = _nothing
    until_end: bool = False

    @property
    def fields(self) -> set[str]:
        """The fields of a view that it reads, in full or in part."""
        return {path.partition(".")[0] for path in self.reads}


def _read(view: Any, path: str) -> Any:
    name, _, each = path.partition(".")
    value = getattr(view, name)
    return [getattr(one, each) for one in value] if each else value


@dataclass(frozen=True)
class Parts:
    """Everything that lies on the table of a game, in reading order; a game's `PARTS`.

    Raises ValueError for a field of `view` that no part reads and that is not named in `elsewhere`, which says where
    players see it; and for declarations of fields that don't exist.
    """

    view: type[Struct]
    all: tuple[Part, ...]
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        read = set[str]().union(*(part.fields for part in self.all))
        fields, kind = set(self.view.__struct_fields__), self.view.__name__
        if unseen := fields - read - set(self.elsewhere) - OF_EVERY_VIEW:
            raise ValueError(
                f"players can't see {', '.join(sorted(unseen))} of a {kind}: let a part read what they should see, and"
                " say in `elsewhere` where else they do"
            )
        if unknown := (read | set(self.elsewhere)) - fields:
            raise ValueError(f"a {kind} has no {', '.join(sorted(unknown))}: leave it out")

    def __getitem__(self, name: str) -> Part:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Part]:
        return {part.name: part for part in self.all}

    def passages(self, view: Any) -> list[Passage]:
        """The table in words: each part that is on it now, under its heading."""
        over = yes(view.outcome is not None)
        told = ((text(f"passage-{part.name}", over=over), [*part.told(view)]) for part in self.lying(view))
        return [Passage(title, lines) for title, lines in told if lines]

    def brief(self, view: Any) -> list[Text]:
        """The table in the description of a picture."""
        return [line for part in self.lying(view) for line in part.brief(view)]

    def looks(self, view: Any, *names: str) -> bytes:
        """A key that is equal for views in which these parts look the same."""
        paths = dict.fromkeys(path for name in names for path in self[name].reads)
        return json.encode([_read(view, path) for path in (*OF_A_GAME, *paths)])

    def lying(self, view: Any) -> list[Part]:
        """The parts that are on the table now."""
        return [part for part in self.all if view.outcome is None or not part.until_end]


OF_A_GAME = ("seats", "options", "rules_version")
"""Fields that stay the same throughout a game."""
OF_EVERY_VIEW = {*Position.__struct_fields__, *View.__annotations__, "players"}
"""Fields that the views of all games have, and `players`, whose fields are declared as holdings."""
