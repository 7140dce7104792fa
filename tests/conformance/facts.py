"""The facts of a view: where its numbers are, and the view with another number in such a place."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import AnyState, Holding, Holdings
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.i18n.icons import filled

Path: TypeAlias = tuple[Any, ...]

NOT_OF_THE_TABLE = {
    *("events", "recent", "agenda", "ply", "fingerprint", "seats", "viewer", "options", "outcome"),
    *("decision", "asked", "answered", "rules_version", "chance"),
}
"""Fields that are not about the table: what happened, what is asked, and what every position has."""


def numbers_of(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Yield the path of each number in a view, and the number."""
    match value:
        case bool() | str() | None:
            return
        case int():
            yield path, value
        case Struct():
            for name in value.__struct_fields__:
                if path or name not in NOT_OF_THE_TABLE:
                    yield from numbers_of(getattr(value, name), (*path, name))
        case Mapping():
            for key, part in value.items():
                yield from numbers_of(part, (*path, key))
        case list() | tuple():
            for index, part in enumerate(value):
                yield from numbers_of(part, (*path, index))


def kind_of(path: Path) -> str:
    """Return what the paths of similar numbers have in common: the path without seats and other indices."""
    return ".".join(step for step in path if isinstance(step, str))


def put(value: Any, path: Path, number: Any) -> Any:
    """Return a copy with another number at that path; the original doesn't change."""
    if not path:
        return number
    step, *further = path
    match value:
        case Struct():
            return replace(value, **{step: put(getattr(value, step), tuple(further), number)})
        case Mapping():
            return {**value, step: put(value[step], tuple(further), number)}
    assert isinstance(value, Sequence)
    parts = [put(part, tuple(further), number) if i == step else part for i, part in enumerate(value)]
    return type(value)(parts)


@dataclass(frozen=True)
class Fact:
    """Something that a seat has or that lies on the table, described by a game's tests independently of the game.

    `at`: the path of its number in a view, with `*` for the seat.
    `count` returns the amount that is told, if it isn't this number.
    `words`: patterns of the table in words, in English and German, with # for the number.
    `alt`, `status`: the same for the description of the pictures and for what a seat has; None if it isn't there.
    `icon`: the artwork beside it on the pictures in `drawn`; if empty, any.
    `shown`: the pattern of its text there.
    `label`: a text right before it.
    `result`, `result_icon`: its word in the picture of a move's result, in both languages, and its artwork there.
    `unlikely`: values for two seats, if the place takes no unlikely numbers.
    `noun`: a pattern of what English hints call it.
    `ends`: the least and the most that is possible.
    `more`: a value with more of it than before, if it isn't a number.
    """

    name: str
    at: str = ""
    words: tuple[str, str] | None = None
    alt: tuple[str, str] | Literal["as words"] | None = "as words"
    status: tuple[str, str] | Literal["as words"] | None = "as words"
    icon: str = ""
    drawn: tuple[str, ...] = ("table", "mat")
    shown: str = "#"
    label: str = ""
    result: tuple[str, str] | None = None
    result_icon: str = ""
    count: Callable[[Any, int], int] | None = None
    unlikely: tuple[Any, ...] = ()
    noun: str = ""
    ends: tuple[int, int] = (0, 10**6)
    more: Any = None

    @property
    def of_seats(self) -> bool:
        """Return whether every seat has it."""
        return "*" in self.at or not self.at

    def path(self, seat: int) -> Path:
        """Return the path of its number."""
        steps = self.at.split(".")
        return tuple(seat if step == "*" else int(step) if step.isdigit() else step for step in steps)

    def of(self, view: Any, seat: int) -> int:
        """Return how much of it there is in a view."""
        if self.count:
            return self.count(view, seat)
        return functools.reduce(_part, self.path(seat), view)

    def said(self, channel: str) -> tuple[str, str] | None:
        """Return its patterns in "words", "alt" or "status"."""
        patterns = getattr(self, channel)
        return self.words if patterns == "as words" else patterns


def possessions_of(holdings: Holdings) -> Callable[[AnyState], dict[tuple[int, str], int]]:
    """The amounts of all holdings whose changes events note, by seat and name."""
    return lambda table: {
        (seat, holding.name): holding.noted_of(table, seat)
        for seat in range(table.seats)
        for holding in holdings.shown("changes")
    }


def with_holdings(title: Title, *facts: Fact) -> tuple[Fact, ...]:
    """Return these facts, and one for each other holding of a game, as the holding's own messages tell it."""
    holdings, named = title.artist.heading.holdings, {fact.name for fact in facts}
    further = (held for held in (holdings.all if holdings else ()) if held.name not in named)
    return (*facts, *(as_declared(title, held) for held in further))


def as_declared(title: Title, held: Holding) -> Fact:
    """Return the fact that a seat has so much of a holding, told by its own messages and drawn beside its artwork."""
    holdings, said = title.artist.heading.holdings, [words(locale, title.game.id) for locale in LOCALES]
    english, german = (
        re.escape(filled(one.text(held.amounting(SO_MUCH)))).replace(str(SO_MUCH), "#") for one in said
    )
    called = (filled(said[0](f"held-{held.name}")), filled(said[1](f"held-{held.name}")))
    way = held.counted or held.name
    is_a_number = holdings is not None and get_type_hints(holdings.player).get(str(way)) is int
    place = {"at": f"players.*.{way}"} if is_a_number else {"count": held.of}
    return Fact(held.name, words=(english, german), icon=held.artwork, result=called, **place)


SO_MUCH = 37


def _part(value: Any, step: Any) -> Any:
    return getattr(value, step) if isinstance(value, Struct) else value[step]


def pattern_of(pattern: str, number: int) -> re.Pattern[str]:
    """Compile a pattern for a number that stands alone, not within a longer one."""
    told = re.escape(str(number).replace("-", "−"))
    for sign in ("−", r"\+"):
        pattern = pattern.replace(f"{sign}#", rf"{sign}{told}(?!\d)")
    return re.compile(pattern.replace("#", rf"(?<![\d−+]){told}(?!\d)"))


def only_in_results(name: str, result: tuple[str, str], icon: str, count: Callable[[Any, int], int]) -> Fact:
    """Return a fact that only the picture of a move's result tells with a number of its own."""
    return Fact(name, "", None, None, None, drawn=(), result=result, result_icon=icon, count=count)
