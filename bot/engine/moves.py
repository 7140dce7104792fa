"""Moves, small typed values that rules, commands, buttons and records share; and refusals, which say why not."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from .events import Text

Value: TypeAlias = int | str
"""What a field of a move may hold. Anything richer is named by a label ("M13") or a number."""


def kebab(name: str) -> str:
    """`TakeWallTile` as `take-wall-tile`: the tag of a move in records and the key of its words."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Chosen:
    """Any move of any game, where a type is needed that stands for all of them."""

    __slots__ = ()


@dataclass(frozen=True)
class Group:
    """A step that narrows a field of many values: what several of them have in common is chosen first.

    `of` says to which group a value of the field belongs; `least` is the number of values from which on the
    step is worth taking; so many of the `best` values stand before the groups, to be chosen without them.
    """

    field: str
    of: Callable[[Any], Value]
    least: int = 2
    best: int = 0


class Move(Struct, Chosen, frozen=True, tag=kebab):
    """What a seat chooses when asked. Its fields, in order, are what a player fills in."""

    command: ClassVar[bool] = True
    """Whether the move has a slash command of its own."""

    assumed: ClassVar[frozenset[str]] = frozenset()
    """Fields that have one sensible value: of several the one that ranks highest is filled in, and nobody is asked.

    A command may leave them out; who clicks a move together sees them before the last click, and may change them.
    """

    together: ClassVar[tuple[str, ...]] = ()
    """Fields that are one decision to a player, one behind the other: where they have few values, whole answers are
    chosen."""

    at_once: ClassVar[bool] = False
    """Whether one tap plays it, without a page before it: what costs nothing and needs no second thought."""

    declines: ClassVar[bool] = False
    """Whether it declines what a seat is asked: only one other kind of move ever stands beside it."""

    ends: ClassVar[bool] = False
    """Whether it ends what a seat does one after the other, such as its turn."""

    groups: ClassVar[Mapping[str, Group]] = {}
    """Steps by which a field of many values is narrowed when a move is clicked together. Commands have none."""

    not_now: ClassVar[str | None] = None
    """What is said (a message's key) where the move does not answer what is asked, instead of what comes first."""

    @property
    def unordered(self) -> bool:
        """Whether the fields that are one decision mean the same in any order: each such answer is offered once."""
        return False

    @classmethod
    def kind(cls) -> str:
        """The name of this kind of move in records, commands and message keys."""
        return str(cls.__struct_config__.tag)

    @classmethod
    def fields(cls) -> tuple[str, ...]:
        """The names of the fields, in the order in which they are chosen."""
        return cls.__struct_fields__

    @classmethod
    def steps(cls) -> tuple[str, ...]:
        """The fields, each behind the groups of its values: the order in which a move is clicked together."""
        return tuple(
            step
            for field in cls.__struct_fields__
            for step in (*(name for name, group in cls.groups.items() if group.field == field), field)
        )

    def values(self) -> dict[str, Any]:
        """What is chosen, by field."""
        return {field: getattr(self, field) for field in self.__struct_fields__}


ASK = "ask"
"""The way of an instruction that takes it back: to be asked each time."""


class Instruct(Move, frozen=True):
    """A player says in what way a kind of question is answered for them from now on. Possible at any time.

    `decision` is the kind of question, `way` one of its ways, or "ask".
    """

    command: ClassVar[bool] = False

    decision: str
    way: str


class Resign(Move, frozen=True):
    """A player leaves the game; the rules say what becomes of the seat. Possible at any time."""

    command: ClassVar[bool] = False


class Return(Move, frozen=True):
    """Somebody takes over a seat whose player is gone."""

    command: ClassVar[bool] = False


class Refusal(Exception):
    """A move that the rules forbid. The state is untouched.

    `reason` is the sentence to say. Where one field is at fault, `move`, `field` and `offered` tell which
    values it may hold after the fields before it.
    """

    def __init__(
        self,
        reason: Text,
        move: type[Move] | None = None,
        field: str | None = None,
        offered: Sequence[Value] = (),
    ) -> None:
        super().__init__(reason.key)
        self.reason = reason
        self.move = move
        self.field = field
        self.offered = tuple(offered)
