"""In which condition a table must be for what somebody wishes."""

from __future__ import annotations

from typing import Literal, TypeAlias

from .refused import Refused, not_running
from .table import Table

Condition: TypeAlias = Literal["open", "lobby", "playing", "readable", "begun", "shown"]
"""`open`: neither over nor called off; `lobby`, `playing`: open, and in that stage; `readable`: not set aside, its
position can be shown; `begun`: readable, over or not; `shown`: begun and not called off, so that there is a position to
look at."""


def require(table: Table, *needed: Condition) -> Table:
    """The table, if it is in each condition that is needed. Raises Refused for the first in which it is not."""
    for condition in needed:
        match condition:
            case "open":
                if not table.open:
                    raise not_running(table)
            case "readable":
                if table.row.fault is not None:
                    raise Refused("broken" if table.open else "unreadable", reference=table.row.fault)
            case "begun":
                require(table, "readable")
                if not table.begun:
                    require(table, "open")
                    raise Refused("not-playing")
            case "shown":
                require(table, "begun")
                if not table.over:
                    require(table, "open")
            case "lobby" | "playing":
                if table.status == "broken":
                    require(table, "readable")
                require(table, "open")
                if table.status != condition:
                    raise Refused(f"not-{condition}")
    return table
