"""Refusals: why a move can't be made, and what could be."""

from __future__ import annotations

from collections.abc import Sequence

from .moves import Move, Value
from .text import Text


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
