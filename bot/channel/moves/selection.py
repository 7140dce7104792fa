"""How far a player has come in choosing a move: all of it fits in the id of a button."""

from __future__ import annotations

import string
from collections.abc import Mapping
from typing import Self

from msgspec import Struct, structs

from bot.channel.interactions.context import parse_number
from bot.engine import Form, Value

_PAGE = "+"
_ASKS = "*"

_STEPS = string.digits + string.ascii_lowercase
"""The signs that stand for the steps of a move, in their order."""


class Selection(Struct, frozen=True):
    """The kind of move, and the steps taken so far (fields and groups of their values), in their order.

    What follows by itself, or is filled in, is not in here: the forms give it again. `asks` is the step that is
    asked though it is not the next one, `page` the page of a long menu.
    """

    kind: str | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    asks: str | None = None
    page: int = 0

    @classmethod
    def of(cls, kind: str, wanted: Mapping[str, Value]) -> Self:
        """What somebody has typed in a command, as if they had clicked it."""
        return cls(kind, tuple((field, str(value)) for field, value in wanted.items()))

    def choose(self, step: str, token: str) -> Selection:
        return Selection(self.kind, (*self.chosen, (step, token)))

    def change(self, step: str, token: str, form: Form) -> Selection:
        """With another value of a step; of what was changed before, what still fits stays."""
        changed = self.without(form.move.assumed | {step}).choose(step, token)
        for other, value in self.chosen:
            if other != step and other in form.move.assumed:
                also = changed.choose(other, value)
                changed = also if also.wanted(form) is not None else changed
        return changed

    def without(self, steps: frozenset[str]) -> Selection:
        return Selection(self.kind, tuple(taken for taken in self.chosen if taken[0] not in steps))

    def ask(self, step: str) -> Selection:
        return structs.replace(self, asks=step, page=0)

    def on_page(self, page: int) -> Selection:
        return structs.replace(self, page=page)

    def rest(self, forms: Mapping[str, Form]) -> tuple[str, ...]:
        """What an address carries of it: the kind, each step's sign with its value, the step asked, the page."""
        if self.kind is None:
            return ()
        steps = forms[self.kind].move.steps()
        chosen = (f"{_STEPS[steps.index(step)]}{token}" for step, token in self.chosen)
        asks = [f"{_ASKS}{_STEPS[steps.index(self.asks)]}"] if self.asks is not None else []
        return (self.kind, *chosen, *asks, *([f"{_PAGE}{self.page}"] if self.page else []))

    @classmethod
    def from_rest(cls, rest: tuple[str, ...], forms: Mapping[str, Form]) -> Self | None:
        """What an address says; None where that is not, or no longer, possible."""
        if not rest:
            return cls()
        kind, *parts = rest
        if kind not in forms:
            return None
        steps = dict(zip(_STEPS, forms[kind].move.steps(), strict=False))
        page = 0
        if (
            parts
            and parts[-1].startswith(_PAGE)
            and (turned_to := parse_number(parts[-1].removeprefix(_PAGE))) is not None
        ):
            page = turned_to
            parts.pop()
        asks = None
        if parts and parts[-1].startswith(_ASKS):
            asks = steps.get(parts.pop()[1:])
            if asks is None:
                return None
        chosen = []
        for part in parts:
            if part[:1] not in steps:
                return None
            chosen.append((steps[part[0]], part[1:]))
        choosing = cls(kind, tuple(chosen), asks, page)
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
