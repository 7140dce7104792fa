"""What the service refuses, with a sentence for the person, and what doesn't fit what is stored."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, Final

from bot.engine import Argument, Text

from .rows import TableRow

if TYPE_CHECKING:
    from .table import Table

_FOR_GOOD: Final = frozenset(
    {
        *("no-game", "over", "called-off", "broken", "unreadable", "old-lobby", "not-lobby", "begun-already"),
        *("leave-begun", "not-seated", "host-only", "question-void", "replace-void", "not-overdue"),
        *("no-such-seat", "seat-not-free", "plays-already", "computer-already", "sought-already"),
        *("no-such-game", "no-such-lesson", "no-lessons", "no-such-revision"),
    }
)
"""What is refused for what has become of a table or of who asks: the same page will never get another answer."""


class Refused(Exception):
    """A wish that can't be carried out; nothing has changed. `text` is a message of the bot."""

    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key)
        self.text = Text(f"refused-{key}", arguments)
        self.for_good = key in _FOR_GOOD


def not_running(table: Table) -> Refused:
    """That nothing can be done at a table any more, with what can be done instead."""
    return Refused("over" if table.over else "called-off")


class Repeated(Exception):
    """The wish was carried out before, Discord has delivered it twice; `table` is what it is now."""

    def __init__(self, table: Table) -> None:
        super().__init__(f"table {table.id}")
        self.table = table


def moment(at: float) -> str:
    """A moment (Unix seconds) as Discord shows it, to each reader in their own zone."""
    return f"<t:{math.ceil(at)}:f>"


class Conflict(Exception):
    """What is asked doesn't fit what is stored; nothing was written. `refused` is in which sentence it is refused."""

    refused: ClassVar[str | None] = None


class ChannelTaken(Conflict):
    """The channel has an open table already: `table`."""

    refused = "channel-taken"

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Channel {table.channel} has an open table already: {table.id}.")
        self.table = table


class NoSuchTable(Conflict):
    """No table has this id."""

    def __init__(self, table_id: int) -> None:
        super().__init__(f"There is no table {table_id}.")


class LobbyClosed(Conflict):
    """The game of this table has begun or was called off: seats and options are settled."""

    refused = "begun-already"

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Table {table.id} is no lobby any more, it is {table.status}.")
        self.table = table


class AlreadySought(Conflict):
    """Players were looked for at this lobby already."""

    refused = "sought-already"

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Players were looked for at table {table.id} already.")


class AlreadySeated(Conflict):
    """The user sits at this table already."""

    refused = "seated-already"

    def __init__(self, table_id: int, user: int) -> None:
        super().__init__(f"User {user} sits at table {table_id} already.")


class NotSeated(Conflict):
    """The user, or the computer of that name, doesn't sit at this table."""

    refused = "not-seated"

    def __init__(self, table_id: int, who: int | str) -> None:
        super().__init__(f"{who} doesn't sit at table {table_id}.")


class TableFull(Conflict):
    """Every seat of the table is taken."""

    def __init__(self, table_id: int, places: int) -> None:
        super().__init__(f"All {places} seats of table {table_id} are taken.")


class StaleRevision(Conflict):
    """The table has moved on since `expected`, or is not being played: `table` is what it is now."""

    def __init__(self, table: TableRow, expected: int) -> None:
        super().__init__(
            f"Table {table.id} is {table.status} at revision {table.revision}, not playing at {expected}."
        )
        self.table = table


class StillSeated(Conflict):
    """The person has a seat at a table that is open still: `table`."""

    def __init__(self, table: TableRow) -> None:
        super().__init__(f"Table {table.id} is {table.status}, and they have not given up their seat.")
        self.table = table


class AlreadyDone(Conflict):
    """The interaction was carried out before; Discord delivered it twice."""

    def __init__(self, interaction: int) -> None:
        super().__init__(f"Interaction {interaction} was carried out before.")
