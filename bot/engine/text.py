"""What is to be said, as data: a key and its arguments. Sentences are made of it later, per reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from msgspec import Struct


class Text(Struct, frozen=True, tag="text", omit_defaults=True):
    """A message of a game's Fluent files, with its arguments; a `strong` one stands out where it is told."""

    key: str
    arguments: dict[str, Argument] = {}
    strong: bool = False


class Player(Struct, frozen=True, tag="player"):
    """Stands for the name of whoever sits on a seat."""

    seat: int


class Place(Struct, frozen=True, tag="place"):
    """A place on the board or the table, by the label that is printed there."""

    label: str


Argument: TypeAlias = int | str | Text | Player | Place | Sequence[Text | Player | Place]
"""A value in a message: a number, a literal, a text, a player, a place, or a list read as "a, b and c"."""


def text(key: str, /, **arguments: Argument) -> Text:
    """A message with its arguments, short to write."""
    return Text(key, arguments)
