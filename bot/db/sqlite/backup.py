"""A copy of a database in use, by SQLite's online backup: of one moment, whole, in a single file, checked."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.db.errors import CannotBackUp, CannotOpen

from .database import explained
from .ownership import create


def copy(source: Path, target: Path) -> None:
    """Copy the database `source`, which may be in use, to the file `target`, which must not exist.

    `target` appears complete or not at all, and is readable for this user alone.
    Raises CannotOpen, CannotBackUp or another StoreError.
    """
    if not source.exists():
        raise CannotOpen(f"There is no database {source} to back up. Check DATABASE.")
    try:
        create(target)  # the name is ours from here on
    except FileExistsError:
        raise CannotBackUp(f"The file {target} exists and is not overwritten. Name a new file.") from None
    except OSError as error:
        raise CannotBackUp(f"The file {target} can't be written: {error.strerror}.") from error
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)  # left by a backup that was cut off
        create(part)
        copy_pages(source, part)
        part.replace(target)
    except BaseException as error:
        part.unlink(missing_ok=True)
        target.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise CannotBackUp(f"The file {target} can't be written: {error.strerror}.") from error
        raise


def copy_pages(source: Path, part: Path) -> None:
    """Copy all pages in one step, so that writers can't make it start over, and check the copy."""
    with (
        explained(source),
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as original,
        closing(sqlite3.connect(part, isolation_level=None)) as duplicate,
    ):
        original.backup(duplicate)
        duplicate.execute("PRAGMA journal_mode = DELETE")  # one file, with no log beside it
        (found,) = duplicate.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise CannotBackUp(
            f"The copy of {source} doesn't stand SQLite's check ({found}). Keep your older backups."
        )
    with part.open("rb+") as file:
        os.fsync(file.fileno())
