"""What people give: the options of a command, the values of a menu. Nothing is made of it that was not offered.

Discord checks some of it itself; what it lets through, or an own client makes up, is refused here before a handler sees
it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.tables.refused import Refused

from .house import Interaction

LONGEST_TYPED: Final = 200
"""Characters of a text that is typed into an option: the longest that is offered has 100, as a link of a game has."""

_HIGHEST: Final = 2**63 - 1
"""The highest number that stands for something in Discord or in a database."""


def check_given(interaction: Interaction) -> None:
    """Raise Refused where an option of a command is longer than any, or none of its choices."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    data: Mapping[str, Any] = interaction.data or {}
    given = dict(_given(data.get("options", ())))
    for parameter in command.parameters:
        value = given.get(str(parameter.display_name))
        if isinstance(value, str) and len(value) > LONGEST_TYPED:
            raise Refused("too-long", most=LONGEST_TYPED)
        if value is not None and parameter.choices and value not in [one.value for one in parameter.choices]:
            raise Refused("no-such-choice")


def check_chosen(values: Sequence[str]) -> None:
    """Raise Refused unless one value is chosen in a menu."""
    if len(values) != 1:
        raise Refused("no-such-choice")


def number_given(value: str) -> int | None:
    """The number that a value is, from 0; None for anything else."""
    if not (value.isascii() and value.isdecimal() and len(value) <= len(str(_HIGHEST))):
        return None
    return number if (number := int(value)) <= _HIGHEST else None


def _given(options: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Any]]:
    """The options of a command by name, those of its words too."""
    for option in options:
        if "value" in option:
            yield option["name"], option["value"]
        yield from _given(option.get("options", ()))
