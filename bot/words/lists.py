"""Lists in a message: how their items are joined, and the functions by which a message says that they are parts.

A list is read out: "a, b and c". Where items are lists themselves, the items are parts and each is a sum:
"A: 4 gold · B: 5 stone + 2 wood". A message says `PARTS($tiles)` where items are parts though none is a list ("2 blue
workers · 1 coin + 1 builder"), and `COMMAS($places)` where "and" stands beside the list already ("a or b, c").
"""

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
