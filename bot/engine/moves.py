"""Moves: small typed values that rules, commands, buttons and records share. Refusals: why a move isn't legal."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from msgspec import Struct

from .events import Text

Value: TypeAlias = int | str
"""The value of a field of a move. Anything richer is named by a label ("M13") or a number."""


def kebab(name: str) -> str:
    """`BuildTower` as `build-tower`: the tag of a move in records and message keys."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Chosen:
    """Any move of any game, as a field type: the game's decoder turns it into the game's own moves."""

    __slots__ = ()


@dataclass(frozen=True)
class Group:
    """A step that narrows a field of many values: what several of them have in common is chosen first.

    `of` returns the group of a value; with fewer than `least` values the step is skipped. The `best` so many values are
    listed before the groups, to be chosen directly.
    """

    field: str
    of: Callable[[Any], Value]
    least: int = 2
    best: int = 0


class Move(Struct, Chosen, frozen=True, tag=kebab):
    """What a seat answers to a decision. Players fill in its fields in order."""

    command: ClassVar[bool] = True
    """Whether the move has a slash command of its own."""

    assumed: ClassVar[frozenset[str]] = frozenset()
    """Fields with one sensible value: the value that ranks highest is filled in without asking.

    A typed command may leave them out; on a page the player sees them before the last click, and can change them.
    """

    together: ClassVar[tuple[str, ...]] = ()
    """Consecutive fields that are one decision to a player: if they have few values, complete answers are offered."""

    at_once: ClassVar[bool] = False
    """Whether one tap plays it, without a preview: it costs nothing and needs no second thought."""

    declines: ClassVar[bool] = False
    """Whether it declines what the seat is asked: only one other kind of move is ever offered beside it."""

    ends: ClassVar[bool] = False
    """Whether it ends a series of the seat's moves, such as its turn."""

    groups: ClassVar[Mapping[str, Group]] = {}
    """Steps that narrow a field of many values when a move is clicked. Typed commands don't use them."""

    not_now: ClassVar[str | None] = None
    """The message key of the refusal while another question is open, instead of `refusal-first-<decision>`."""

    @property
    def unordered(self) -> bool:
        """Whether the order of the fields `together` makes no difference: each such answer is offered once."""
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
        """The fields, each after the groups of its values: the order in which a move is clicked."""
        return tuple(
            step
            for field in cls.__struct_fields__
            for step in (*(name for name, group in cls.groups.items() if group.field == field), field)
        )

    def values(self) -> dict[str, Any]:
        """The values by field."""
        return {field: getattr(self, field) for field in self.__struct_fields__}


ASK = "ask"
"""The way of an instruction that revokes the standing answer: to be asked each time."""


class Instruct(Move, frozen=True):
    """A player gives a standing answer to a kind of question, or revokes it. Possible at any time.

    `decision` is the kind of question, `way` one of its ways, or "ask".
    """

    command: ClassVar[bool] = False

    decision: str
    way: str


class Resign(Move, frozen=True):
    """A player leaves the game; the rules decide what happens to the seat. Possible at any time."""

    command: ClassVar[bool] = False


class Return(Move, frozen=True):
    """A new player takes a seat over."""

    command: ClassVar[bool] = False


class Refusal(Exception):
    """A move that the rules forbid. The state is untouched.

    `reason` is the sentence for the player. If one field is at fault, `move`, `field` and `offered` are that field and
    the values allowed for it.
    """

    def __init__(
        self,
        reason: Text,
        move: type[Move] | None = None,
        field: str | None = None,
        offered: Sequence[Value] = (),
    ) -> None:
        super().__init__(reason, move, field, offered)  # from which another process makes it again
        self.reason = reason
        self.move = move
        self.field = field
        self.offered = tuple(offered)

    def __str__(self) -> str:
        return self.reason.key
