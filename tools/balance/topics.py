"""Balance: counts over many games that show what tiles, cards and actions are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.engine import AnyState, Argument, Event, Text

Counting: TypeAlias = Callable[[AnyState, Sequence[Event], int], Mapping[str, int]]
"""From the last position, all events and a seat: how often the seat has used each thing, by id."""


@dataclass(frozen=True)
class Topic:
    """Things of one kind whose use is counted, such as tiles built or cards played.

    `things` are all of them by id, with the game's words for them, or plain English if it has none.
    """

    id: str
    title: str
    things: Mapping[str, Text | str]
    used: Counting


def named(name: Callable[[Any], Text], things: Iterable[str]) -> dict[str, Text]:
    """The game's words for things, by id."""
    return {thing: name(thing) for thing in things}


def keyed(name: Callable[[Any], Text], things: Iterable[str]) -> dict[str, Text]:
    """The game's words for things, by message key, as events name them."""
    return {name(thing).key: name(thing) for thing in things}


@dataclass(frozen=True)
class Balance:
    """What a game counts: its topics, and the seat that begins, from the first position."""

    begins: Callable[[AnyState], int] = lambda state: 0
    topics: tuple[Topic, ...] = ()


def held(things: Callable[[AnyState, int], Iterable[str]]) -> Counting:
    """Counts what a seat has at the end."""

    def used(state: AnyState, events: Sequence[Event], seat: int) -> Counter[str]:
        return Counter(things(state, seat))

    return used


def happened(*keys: str) -> Counting:
    """Counts these events of a seat; the things are their keys."""

    def used(state: AnyState, events: Sequence[Event], seat: int) -> Counter[str]:
        return Counter(event.key for event in events if event.seat == seat and event.key in keys)

    return used


def told(argument: str, *keys: str) -> Counting:
    """Counts the values of an argument of these events of a seat: an id, or the key of a text."""

    def used(state: AnyState, events: Sequence[Event], seat: int) -> Counter[str]:
        return Counter(
            _id_of(event.said[argument]) for event in events if event.seat == seat and event.key in keys
        )

    return used


def _id_of(argument: Argument) -> str:
    return argument.key if isinstance(argument, Text) else str(argument)
