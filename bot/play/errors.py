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
    """What is asked doesn't fit what is stored; nothing was written.

    What it is `about` stands in the sentence that the kind `says`; `refused` is in which sentence people are refused.
    """

    refused: ClassVar[str | None] = None
    says: ClassVar[str]

    def __init__(self, *about: TableRow | int | str) -> None:
        super().__init__(self.says.format(*about))
        self.about = about


class ChannelTaken(Conflict):
    """The channel has an open table already."""

    refused = "channel-taken"
    says = "Channel {0.channel} has an open table already: {0.id}."


class NoSuchTable(Conflict):
    """No table has this id."""

    says = "There is no table {}."


class LobbyClosed(Conflict):
    """The game of this table has begun or was called off: seats and options are settled."""

    refused = "begun-already"
    says = "Table {0.id} is no lobby any more, it is {0.status}."


class AlreadySought(Conflict):
    """Players were looked for at this lobby already."""

    refused = "sought-already"
    says = "Players were looked for at table {0.id} already."


class AlreadySeated(Conflict):
    """The user sits at this table already."""

    refused = "seated-already"
    says = "User {1} sits at table {0} already."


class NotSeated(Conflict):
    """The user, or the computer of that name, doesn't sit at this table."""

    refused = "not-seated"
    says = "{1} doesn't sit at table {0}."


class TableFull(Conflict):
    """Every seat of the table is taken."""

    says = "All {1} seats of table {0} are taken."


class StaleRevision(Conflict):
    """The table has moved on since a revision, or is not being played."""

    says = "Table {0.id} is {0.status} at revision {0.revision}, not playing at {1}."


class StillSeated(Conflict):
    """The person has a seat at a table that is open still."""

    says = "Table {0.id} is {0.status}, and they have not given up their seat."


class AlreadyDone(Conflict):
    """The interaction was carried out before; Discord delivered it twice."""

    says = "Interaction {} was carried out before."
