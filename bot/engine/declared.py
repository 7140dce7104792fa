"""What seats have and what lies on a table, declared once: words, pictures and tests take it from there."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, TypeAlias

from msgspec import Struct, json

from .events import Passage, Text, text
from .position import Position, View

Where: TypeAlias = Literal["changes", "result", "end"]
"""The changes that events tell, the picture of what a move will do, and the table of the end."""

Counted: TypeAlias = str | Callable[[Any, int], int]
"""Where it stands with a player ("villagers", "goods.gold"): a number, or what is as many; or of table and seat."""


@dataclass(frozen=True)
class Holding:
    """A thing that a seat has, by the name that events give its changes.

    There is as much of it as is `counted`, by its name where nothing else is said. Its `artwork` stands beside it, in
    the seat's colors if it is `coloured`. Its words are one message: `held-<name>` is what it is called, its `.change`
    tells of a change (`{ untold }` where other words do), and `said`, its `.counted` where that is left out, says that
    there is so much (`$amount`) of it, and how much of that is at hand (`$ready`) where something else is.

    It is shown everywhere but `without`, which says why not. `noted` is counted instead where events tell its changes
    in another unit, `ready` where a move's result shows what is at hand; `reads` are further fields of a player that it
    is made of. At the end it has a row of its own, unless a source of points says it, by which it is `scored`. Pictures
    put things of one `shelf` side by side, and say where a seat can have at the `most` so many; words tell all that is
    `listed` in one line, the rest in lines of the game's own. Of what is `unwanted`, less is the gain.
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
        """That a seat has so much of it."""
        ready = {"ready": self.ready_of(table, seat)} if self.ready else {}
        return self.amounting(self.of(table, seat), **ready)

    def amounting(self, amount: int, **ready: int) -> Text:
        """That there is so much of it."""
        return text(self.said or f"held-{self.name}.counted", amount=amount, **ready)

    @property
    def places(self) -> set[str]:
        """What it is made of, by the names that a player's fields or properties have."""
        ways = (self.counted or self.name, self.noted, self.ready, *self.reads)
        return {way.partition(".")[0] for way in ways if isinstance(way, str) and way}


def _counted(way: Counted, table: Any, seat: int) -> int:
    if not isinstance(way, str):
        return way(table, seat)
    value = table.players[seat]
    for step in way.split("."):
        value = value[step] if isinstance(value, Mapping) else getattr(value, step)
    return value if isinstance(value, int) else len(value)


@dataclass(frozen=True)
class Holdings:
    """Everything that seats have in a game, in the order of display, first what the score counts; a game's `HOLDINGS`.

    Raises ValueError for a field of `player` that neither makes up a holding nor is named in `elsewhere`, which says
    where players see it; and for what is declared of a field that there is not.
    """

    player: type[Struct]
    all: tuple[Holding, ...]
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        held = set[str]().union(*(holding.places for holding in self.all))
        fields, name = set(self.player.__struct_fields__), self.player.__name__
        if lost := fields - held - set(self.elsewhere):
            raise ValueError(
                f"players can't see {', '.join(sorted(lost))} of a {name}: make holdings of what they should see, and"
                " say in `elsewhere` where else they do"
            )
        if unknown := {way for way in (held | set(self.elsewhere)) if not hasattr(self.player, way)}:
            raise ValueError(
                f"a {name} has no {', '.join(sorted(unknown))}: say how it is `counted`, or leave it out"
            )

    def __getitem__(self, name: str) -> Holding:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Holding]:
        return {holding.name: holding for holding in self.all}

    def shown(self, where: Where) -> list[Holding]:
        """What is shown there."""
        return [holding for holding in self.all if where not in holding.without]

    def names(self, where: Where) -> tuple[str, ...]:
        """The names of what is shown there."""
        return tuple(holding.name for holding in self.shown(where))

    def on(self, shelf: str) -> list[Holding]:
        """What pictures put side by side."""
        return [holding for holding in self.all if holding.shelf == shelf]

    def listed(self, table: Any, seat: int) -> list[Text]:
        """The line that says how much a seat has of all that is `listed`; none where nothing is."""
        things = [holding.told(table, seat) for holding in self.all if holding.listed]
        return [text("status-listed", things=things)] if things else []

    def achieved(self, sources: Collection[str]) -> list[Holding]:
        """What has a row of its own at the end of a game with these sources of points."""
        return [holding for holding in self.shown("end") if holding.scored not in sources]

    def possessions(self, table: Any) -> dict[tuple[int, str], int]:
        """All that events tell changes of, by seat and name."""
        return {
            (seat, holding.name): holding.noted_of(table, seat)
            for seat in range(table.seats)
            for holding in self.shown("changes")
        }


Lines: TypeAlias = Callable[[Any], Iterable[Text]]
"""What is said of a view; nothing where there is nothing now."""


def _nothing(view: object) -> Iterable[Text]:
    return ()


@dataclass(frozen=True)
class Part:
    """What lies together on a table: `reads` are the fields of a view that it shows, in words and on pictures; of each
    player one field is "players.placed".

    `told` gives its lines in the table in words, under the heading `passage-<name>`, and `brief` those in a picture's
    description. On pictures its place has its name, and a part that looks as before is not drawn again. A part with
    `until_end` is gone once the game is over.
    """

    name: str
    reads: tuple[str, ...]
    told: Lines
    brief: Lines = _nothing
    until_end: bool = False

    @property
    def fields(self) -> set[str]:
        """The fields of a view that it reads, wholly or in part."""
        return {way.partition(".")[0] for way in self.reads}


def _read(view: Any, way: str) -> Any:
    name, _, each = way.partition(".")
    value = getattr(view, name)
    return [getattr(one, each) for one in value] if each else value


@dataclass(frozen=True)
class Parts:
    """Everything that lies on the table of a game, in the order in which it is read; a game's `PARTS`.

    Raises ValueError for a field of `view` that no part reads and that is not named in `elsewhere`, which says where
    players see it; and for what is declared of a field that there is not.
    """

    view: type[Struct]
    all: tuple[Part, ...]
    elsewhere: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        read = set[str]().union(*(part.fields for part in self.all))
        fields, name = set(self.view.__struct_fields__), self.view.__name__
        if lost := fields - read - set(self.elsewhere) - OF_EVERY_VIEW:
            raise ValueError(
                f"players can't see {', '.join(sorted(lost))} of a {name}: let a part read what they should see, and"
                " say in `elsewhere` where else they do"
            )
        if unknown := (read | set(self.elsewhere)) - fields:
            raise ValueError(f"a {name} has no {', '.join(sorted(unknown))}: leave it out")

    def __getitem__(self, name: str) -> Part:
        return self._by_name[name]

    @cached_property
    def _by_name(self) -> dict[str, Part]:
        return {part.name: part for part in self.all}

    def passages(self, view: Any) -> list[Passage]:
        """All of it in words, each part that there is now under its heading."""
        over = "no" if view.outcome is None else "yes"
        told = ((text(f"passage-{part.name}", over=over), [*part.told(view)]) for part in self.lying(view))
        return [Passage(title, lines) for title, lines in told if lines]

    def brief(self, view: Any) -> list[Text]:
        """What the description of a picture says of it."""
        return [line for part in self.lying(view) for line in part.brief(view)]

    def looks(self, view: Any, *names: str) -> bytes:
        """The same for views in which these parts look the same."""
        ways = dict.fromkeys(way for name in names for way in self[name].reads)
        return json.encode([_read(view, way) for way in (*OF_A_GAME, *ways)])

    def lying(self, view: Any) -> list[Part]:
        """What lies there now."""
        return [part for part in self.all if view.outcome is None or not part.until_end]


OF_A_GAME = ("seats", "options", "rules_version")
"""What stays the same from a game's first position to its last."""
OF_EVERY_VIEW = {*Position.__struct_fields__, *View.__annotations__, "players"}
"""What views of all games have: the position, who looks and is asked, and the seats, whose holdings are declared."""
