"""What is to be said, as data: a key and its arguments. Sentences are made of it later, per reader."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class Text(Struct, frozen=True, tag="text"):
    """A message of a game's Fluent files, with its arguments."""

    key: str
    arguments: dict[str, Argument] = {}


class Player(Struct, frozen=True, tag="player"):
    """Stands for the name of whoever sits on a seat."""

    seat: int


Argument: TypeAlias = int | str | Text | Player | list[Text | Player]
"""A value in a message: a number, a literal, another message, a player, or a list read as "a, b and c"."""


def text(key: str, /, **arguments: Argument) -> Text:
    """A message with its arguments, short to write."""
    return Text(key, arguments)
