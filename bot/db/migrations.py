"""Migrations: numbered files that never change once they are released, one folder for each kind of database.

An older and a newer version of the bot run beside each other while a release rolls. So a change is made in two
releases: the first expands (a new table, a new column that may be left out), the second contracts (drops what nobody
uses any more, demands what everybody writes). Each file says in its first line the oldest version of the schema whose
bot may run on the outcome: `-- oldest: 7`. A file that expands repeats the number of the one before; one that
contracts names a later one, and is not carried out while a process that is older still runs.

To expand is: CREATE TABLE, CREATE INDEX, ADD COLUMN that is NULL or has a DEFAULT, a CHECK that allows more. All else
contracts. Statements name the columns that they write, so that one more does no harm.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .database import InUse, TooNew

OLDEST: Final = "oldest version"
"""The setting in which a database keeps what its migrations say."""


def read(folder: Path) -> dict[int, str]:
    """The migrations in a folder, by number."""
    return {
        int(file.name.partition("_")[0]): file.read_text(encoding="utf-8")
        for file in sorted((folder / "migrations").glob("*.sql"))
    }


def oldest(migration: str, number: int) -> int:
    """The oldest version that may run after a migration; where it says nothing, its own."""
    said = re.match(r"-- oldest: (\d+)\n", migration)
    return int(said[1]) if said else number


def check_known(database: object, *, version: int, known: int, oldest: int) -> None:
    """Raise TooNew unless a bot that knows the schema up to `known` may run on a database."""
    if known < version and known < oldest:
        raise TooNew(
            f"The database {database} has version {version}, which bots may use that know version {oldest}; this bot "
            f"knows versions up to {known}. Start the newer bot that wrote it, or name another one in DATABASE."
        )


def check_running(database: object, *, oldest: int, running: Sequence[int]) -> None:
    """Raise InUse where a process is running that is too old for what a migration would make."""
    if running and min(running) < oldest:
        raise InUse(
            f"The database {database} is to be brought up to date, but a bot is running on it that knows "
            f"version {min(running)} and would need version {oldest}. Stop that one first."
        )
