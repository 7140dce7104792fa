"""The facts of a view, one by one: where its numbers stand, and the view with another number in such a place."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Holding
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.i18n.icons import filled

Path: TypeAlias = tuple[Any, ...]

NOT_OF_THE_TABLE = {
    *("events", "recent", "agenda", "ply", "fingerprint", "seats", "viewer", "options", "outcome"),
    *("decision", "asked", "answered", "rules_version", "chance"),
}
"""What the channel tells beside the table (what happened, what is asked), and what a position consists of."""


def numbers_of(value: Any, path: Path = ()) -> Iterator[tuple[Path, int]]:
    """Where numbers stand in a view, and which."""
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
    """What the numbers in such places have in common: the path without seats and other indices."""
    return ".".join(step for step in path if isinstance(step, str))


def put(value: Any, path: Path, number: Any) -> Any:
    """The same with another number in that place; what is around it is made anew, nothing is changed."""
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
    """Something that a seat has, or that lies on the table, as a game's tests know it apart from the game.

    `at` is where its number stands in a view, with `*` for the seat; `count` what is said of it, where that is not
    this number. `words` are patterns in English and German, with # for the number, that the table in words has; `alt`
    and `status` the same of the description of the pictures and of what a seat has, None where it is not there.
    `icon` is the artwork beside it on the pictures `drawn`, any where it is empty, and `shown` the pattern of it there,
    `label` a text right before it.
    `result` is its word in what a move will do, in both languages, `result_icon` its artwork there. `unlikely` are the
    values for two seats where a place takes no unlikely numbers; `noun` matches what English hints call it; `ends` are
    the least and the most that there can be, `more` what stands in its place where there is more of it than before.
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
        """Whether every seat has it."""
        return "*" in self.at or not self.at

    def path(self, seat: int) -> Path:
        """Where its number stands."""
        steps = self.at.split(".")
        return tuple(seat if step == "*" else int(step) if step.isdigit() else step for step in steps)

    def of(self, view: Any, seat: int) -> int:
        """How much there is of it in a view."""
        if self.count:
            return self.count(view, seat)
        return functools.reduce(_part, self.path(seat), view)

    def said(self, channel: str) -> tuple[str, str] | None:
        """Its patterns in one of "words", "alt" and "status"."""
        patterns = getattr(self, channel)
        return self.words if patterns == "as words" else patterns


def with_holdings(title: Title, *facts: Fact) -> tuple[Fact, ...]:
    """These facts, and one of each holding of a game that is none of them, as the holding's own messages say it."""
    holdings, named = title.artist.heading.holdings, {fact.name for fact in facts}
    further = (held for held in (holdings.all if holdings else ()) if held.name not in named)
    return (*facts, *(as_declared(title, held) for held in further))


def as_declared(title: Title, held: Holding) -> Fact:
    """That a seat has so much of a holding, said by its own messages, and drawn beside its artwork."""
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
    """What says so of that number: it stands alone, and is no part of a longer one."""
    told = re.escape(str(number).replace("-", "−"))
    for sign in ("−", r"\+"):
        pattern = pattern.replace(f"{sign}#", rf"{sign}{told}(?!\d)")
    return re.compile(pattern.replace("#", rf"(?<![\d−+]){told}(?!\d)"))


def only_in_results(name: str, result: tuple[str, str], icon: str, count: Callable[[Any, int], int]) -> Fact:
    """What nothing but the picture of what a move will do says with a number of its own."""
    return Fact(name, "", None, None, None, drawn=(), result=result, result_icon=icon, count=count)
