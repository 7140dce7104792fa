"""What is asked doesn't fit what is stored: nothing was written, and the caller learns how it stands."""

from __future__ import annotations

from typing import ClassVar

from .rows import TableRow


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
