"""The functions for Fluent messages: lists, the reader as "you", numbers of a game's components."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime.types import fluent_number

from bot.engine import Argument, Text, components_under, versions_named

PARTS: Final = " · "
SUM: Final = " + "
_COMMAS: Final = ", "


class ListText(str):
    """A list in words, which knows its items."""

    __slots__ = ("items",)
    items: Sequence[str]

    def __new__(cls, said: str, items: Sequence[str]) -> ListText:
        """What is said of the items."""
        listed = super().__new__(cls, said)
        listed.items = items
        return listed


FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "PARTS": lambda listed: PARTS.join(_items(listed)),
    "COMMAS": lambda listed: _COMMAS.join(_items(listed)),
}
"""The functions for the messages of every language."""


def tells_a_list(item: Argument) -> bool:
    """Whether an item contains several things: a list, or a text with one."""
    match item:
        case Text():
            return any(map(tells_a_list, item.arguments.values()))
        case list() | tuple():
            return len(item) > 1 or any(map(tells_a_list, item))
        case _:
            return False


def _items(listed: str) -> Sequence[str]:
    return listed.items if isinstance(listed, ListText) else [listed]


class You(str):
    """The word for the reader, in place of a name."""

    __slots__ = ()


def functions(
    say: Callable[..., str], components: Path | None, rules_version: int | None = None
) -> dict[str, Callable[..., Any]]:
    """The functions for the messages of one language; `say` formats a message.

    `components` is the file of a game's components, whose numbers under a version of its rules messages use.
    """

    def verb(player: str, third: str, second: str) -> str:
        return second if isinstance(player, You) else third

    def whose(player: str, owned: str = "", yours: str = "") -> str:
        if isinstance(player, You):
            return yours or say("you-whose")
        return say("somebody-whose", name=player, owned=owned)

    def number(where: str) -> Any:
        assert components is not None, "only messages of a game say its numbers"
        found = component(components, where, rules_version)
        return figure(found) if found < 0 else fluent_number(found)

    return FUNCTIONS | {
        FUNCTION: number,
        "VERB": verb,
        "WHOSE": whose,
        "WHOM": lambda player: say("you-whom") if isinstance(player, You) else player,
        "TO-WHOM": lambda player: say("you-to-whom") if isinstance(player, You) else player,
        "WHO": lambda player: "you" if isinstance(player, You) else "other",
    }


FUNCTION: Final = "COMPONENT"  # the name of the function in messages
_NAME: Final = re.compile(r"([\w-]+)(?:\[(.*?)\])?(?:\.|$)")


def component(path: Path, where: str, rules_version: int | None = None) -> int:
    """The number at a path in a file of components, under a version of the rules (None: the present one).

    Raises LookupError if there is none.
    """
    found: Any = _under(rules_version, path)
    for name, picked in _NAME.findall(where):
        found = found[int(name) - 1] if isinstance(found, list) else found[name]
        if picked:
            wanted = [part.strip().partition("=") for part in picked.split(",")]
            fitting = [one for one in found if all(str(one.get(key)) == value for key, _, value in wanted)]
            if len(fitting) != 1:
                raise LookupError(f"{len(fitting)} tables of {path.name} are {name}[{picked}]: one is wanted")
            found = fitting[0]
    number = len(found) if isinstance(found, list) else found
    if not isinstance(number, int) or isinstance(number, bool):
        raise LookupError(f"{where} is no number and no list of {path.name}")
    return number


def figure(amount: int) -> str:
    """A number with a typographic minus."""
    return str(amount).replace("-", "\N{MINUS SIGN}")


def last_alike(path: Path, rules_version: int) -> int | None:
    """The last version of the rules with the same components as this one; None if they are the present ones."""
    later = [version for version in versions_named(_read(path)) if version > rules_version]
    return min(later) - 1 if later else None


@cache
def _under(rules_version: int | None, path: Path) -> Any:
    return components_under(rules_version, _read(path))


@cache
def _read(path: Path) -> Any:
    return msgspec.toml.decode(path.read_bytes()) if path.exists() else {}
