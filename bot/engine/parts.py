"""What lies on a table beside what the seats have, declared once: words, pictures and tests take it from there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from msgspec import Struct, json

from .events import Passage, Text, text
from .position import Position, View

Lines: TypeAlias = Callable[[Any], Iterable[Text]]
"""What is said of a view; nothing where there is nothing now."""


def _nothing(view: object) -> Iterable[Text]:
    return ()


@dataclass(frozen=True)
class Part:
    """What lies together on a table: `reads` are the fields of a view that it shows, in words and on pictures.

    In words it is `told` under the heading `passage-<name>`, and in a picture's description `brief`. Pictures name its
    place after it, and draw it as they did lately where it `looks` the same. What lies there `until_end` is told of no
    game that is over.
    """

    name: str
    reads: tuple[str, ...]
    told: Lines
    brief: Lines = _nothing
    until_end: bool = False

    def looks(self, view: Any) -> bytes:
        """The same for views in which it looks the same."""
        return json.encode([getattr(view, name) for name in (*OF_A_GAME, *self.reads)])


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
        read = {name for part in self.all for name in part.reads}
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

    def lying(self, view: Any) -> list[Part]:
        """What lies there now."""
        return [part for part in self.all if view.outcome is None or not part.until_end]


OF_A_GAME = ("seats", "options", "rules_version")
"""What stays the same from a game's first position to its last."""
OF_EVERY_VIEW = {*Position.__struct_fields__, *View.__annotations__, "players"}
"""What views of all games have: the position, who looks and is asked, and the seats, whose holdings are declared."""
