"""What computers are called at a table."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Final

from bot.engine import Chance

_LISTS: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))

NAMES: Final[tuple[str, ...]] = (*_LISTS["women"], *_LISTS["men"])
"""All names, of women and of men."""


def name_at(table: int, taken: Collection[str]) -> str:
    """A name for one more computer at a table, which nobody there has; chance of the table's own decides."""
    there = {name.casefold() for name in taken}
    names = Chance(f"computers at table {table}".encode()).shuffled(NAMES)
    return next(name for name in names if name.casefold() not in there)
