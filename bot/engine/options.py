"""Options of a new game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from .refusal import Refusal
from .text import Text, text


class Option(Struct, frozen=True):
    """A choice at the opening of a game; its first value is the default.

    `seats` maps a value to the fewest seats with which it may be chosen.
    """

    id: str
    values: tuple[str, ...]
    fewest: Mapping[str, int] = {}

    def allowed(self, seats: int) -> list[str]:
        """The values that may be chosen with so many seats."""
        return [value for value in self.values if self.fewest.get(value, 0) <= seats]


def completed(options: Sequence[Option], chosen: Mapping[str, str], seats: int) -> dict[str, str]:
    """The options chosen, checked, with defaults for the others. Raises Refusal."""
    known = {option.id for option in options}
    for name in chosen:
        if name not in known:
            raise Refusal(text("refusal-option-unknown", option=name))
    result: dict[str, str] = {}
    for option in options:
        value = chosen.get(option.id, option.values[0])
        title = Text(f"option-{option.id}")
        if value not in option.values:
            raise Refusal(text("refusal-option-value", option=title, value=value))
        if value not in option.allowed(seats):
            raise Refusal(
                text(
                    "refusal-option-seats",
                    option=title,
                    value=Text(f"option-{option.id}-{value}"),
                    fewest=option.fewest[value],
                    seats=seats,
                )
            )
        result[option.id] = value
    return result
