"""How far a player has come in choosing a move: all of it fits in the id of a button."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Form, Value

_PAGE = "+"

_STEPS = string.digits + string.ascii_lowercase
"""The signs that stand for the steps of a move, in their order."""


class Choosing(Struct, frozen=True):
    """The kind of move, and the steps taken so far (fields and groups of their values), in their order.

    What follows by itself is not in here: the forms give it again. `page` is the page of a long menu.
    """

    kind: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    page: int = 0

    @classmethod
    def of(cls, kind: str, wanted: Mapping[str, Value]) -> Self:
        """What somebody has typed in a command, as if they had clicked it."""
        return cls(kind, tuple((field, str(value)) for field, value in wanted.items()))

    def choose(self, step: str, token: str) -> Choosing:
        """With one step more."""
        return replace(self, chosen=(*self.chosen, (step, token)), page=0)

    def back(self) -> Choosing | None:
        """One step back; None before the first."""
        if self.chosen:
            return replace(self, chosen=self.chosen[:-1], page=0)
        return Choosing() if self.kind is not None else None

    def on_page(self, page: int) -> Choosing:
        """With another page of the menu open."""
        return replace(self, page=page)

    def rest(self, forms: Mapping[str, Form]) -> tuple[str, ...]:
        """What an address carries of it: the kind, each step's sign with its value, the page."""
        if self.kind is None:
            return ()
        steps = forms[self.kind].move.steps()
        chosen = (f"{_STEPS[steps.index(step)]}{token}" for step, token in self.chosen)
        return (self.kind, *chosen, *([f"{_PAGE}{self.page}"] if self.page else []))

    @classmethod
    def from_rest(cls, rest: tuple[str, ...], forms: Mapping[str, Form]) -> Self | None:
        """What an address says; None where that is not, or no longer, possible."""
        if not rest:
            return cls()
        kind, *parts = rest
        if kind not in forms:
            return None
        page = 0
        if parts and parts[-1].startswith(_PAGE) and parts[-1][1:].isdecimal():
            page = int(parts.pop()[1:])
        steps = dict(zip(_STEPS, forms[kind].move.steps(), strict=False))
        chosen = []
        for part in parts:
            if part[:1] not in steps:
                return None
            chosen.append((steps[part[0]], part[1:]))
        choosing = cls(kind, tuple(chosen), page)
        return choosing if choosing.wanted(forms[kind]) is not None else None

    def wanted(self, form: Form) -> dict[str, Value] | None:
        """The values chosen, by step; None where they don't make a move (any more)."""
        wanted: dict[str, Value] = {}
        for step, token in self.chosen:
            if step in wanted:
                return None
            fitting = [value for value in form.options(step, wanted) if str(value) == token]
            if not fitting:
                return None
            wanted[step] = fitting[0]
        return wanted
