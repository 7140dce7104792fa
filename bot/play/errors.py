"""Errors of the service: refusals with a sentence for the person, and conflicts with what is stored."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bot.engine import Argument, Text

if TYPE_CHECKING:
    from .table import Table

_FOR_GOOD: Final = frozenset(
    {
        "no-game",
        "over",
        "called-off",
        "broken",
        "unreadable",
        "old-lobby",
        "not-lobby",
        "begun-already",
        "not-seated",
        "host-only",
        "question-void",
        "replace-void",
        "not-overdue",
        "no-such-seat",
        "seat-not-free",
        "plays-already",
        "computer-already",
        "sought-already",
        "no-such-game",
        "no-such-lesson",
        "no-lessons",
        "no-such-revision",
    }
)
"""Refusals that are final: the same page would never get another answer."""


class Refused(Exception):
    """A request that can't be carried out; nothing has changed. `text` is the sentence for the person."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key)
        self.text = Text(f"refused-{key}", arguments)
        self.for_good = key in _FOR_GOOD


def not_running(table: Table) -> Refused:
    """The refusal at a table that is over or was called off."""
    return Refused("over" if table.over else "called-off")


class RepeatedRequest(Exception):
    """The request was carried out before: Discord has delivered it twice. `table` is the table as it is now."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"table {table.id}")
        self.table = table


def moment(at: float) -> str:
    """A moment (Unix seconds) in Discord's markup, which shows it in each reader's time zone."""
    return f"<t:{math.ceil(at)}:f>"


class StaleRevision(Refused):
    """The table has changed since it was read, or isn't being played; nothing was written."""

    def __init__(self) -> None:
        super().__init__("moved-on")


class NoSuchTable(Exception):
    """No table has this id; nothing was written."""


class AlreadyDone(Exception):
    """The interaction was carried out before: Discord has delivered it twice. Nothing was written."""
