"""Numbers of a game's components in its messages: `{ COMPONENT("constants.envoys") }`, so that no text repeats them.

A path goes through the tables of `components.toml`: names with dots between them, and in square brackets what picks one
table of several ("reward[track=library, step=2].gives"); a number is a place in a list, from 1
("game.crane_points.1"). What stands there is a number, or a list, whose length counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from fluent.runtime.types import FluentNone, FluentNumber, fluent_number

FUNCTION: Final = "COMPONENT"
"""What the function is called in messages."""

_NAME: Final = re.compile(r"([\w-]+)(?:\[(.*?)\])?(?:\.|$)")


def component(path: Path, where: str) -> int:
    """The number at a place of a file of components. Raises LookupError where there is none."""
    found: Any = _read(path)
    for name, picked in _NAME.findall(where):
        found = found[int(name) - 1] if isinstance(found, list) else found[name]
        if picked:
            wanted = [part.strip().partition("=") for part in picked.split(",")]
            fitting = [one for one in found if all(str(one.get(key)) == value for key, _, value in wanted)]
            if len(fitting) != 1:
                raise LookupError(f"{len(fitting)} tables of {path.name} are {name}[{picked}]: one is wanted")
            found = fitting[0]
    number = len(found) if isinstance(found, list) else found
    if not isinstance(number, int) or isinstance(number, bool):
        raise LookupError(f"{where} is no number and no list of {path.name}")
    return number


def functions(path: Path) -> dict[str, Callable[..., Any]]:
    """The function for the messages of a game that has its components in this file."""

    def say(where: str) -> FluentNumber | FluentNone:
        return fluent_number(component(path, where))

    return {FUNCTION: say}


@cache
def _read(path: Path) -> dict[str, Any]:
    read: dict[str, Any] = msgspec.toml.decode(path.read_bytes())
    return read
