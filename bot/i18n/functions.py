"""The functions that Fluent messages may use: lists of parts, and the reader as "you"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.engine import Argument, Text

PARTS: Final = " · "
SUM: Final = " + "
_COMMAS: Final = ", "


class Listed(str):
    """A list in words, which knows its items."""

    __slots__ = ("items",)
    items: Sequence[str]

    def __new__(cls, said: str, items: Sequence[str]) -> Listed:
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
    """Whether there are several things in what is said of an item: a list, or a text that has one in it."""
    match item:
        case Text():
            return any(map(tells_a_list, item.arguments.values()))
        case list() | tuple():
            return len(item) > 1 or any(map(tells_a_list, item))
        case _:
            return False


def _items(listed: str) -> Sequence[str]:
    return listed.items if isinstance(listed, Listed) else [listed]


class You(str):
    """The word for the reader, where somebody else's name would stand."""

    __slots__ = ()


def functions(say: Callable[..., str]) -> dict[str, Callable[..., Any]]:
    """The functions for the messages of one language; `say` says a message of it."""

    def verb(player: str, third: str, second: str) -> str:
        return second if isinstance(player, You) else third

    def whose(player: str, owned: str = "", yours: str = "") -> str:
        if isinstance(player, You):
            return yours or say("you-whose")
        return say("somebody-whose", name=player, owned=owned)

    return {
        "VERB": verb,
        "WHOSE": whose,
        "WHOM": lambda player: say("you-whom") if isinstance(player, You) else player,
        "TO-WHOM": lambda player: say("you-to-whom") if isinstance(player, You) else player,
        "WHO": lambda player: "you" if isinstance(player, You) else "other",
    }
