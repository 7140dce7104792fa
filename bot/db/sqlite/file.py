"""The file of a database: whose it is, who may read it, and copies of it while it is in use."""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import sys
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.db.database import CannotBackUp, CannotOpen, InUse

from .database import explained

if sys.platform != "win32":
    import fcntl


class Ownership:
    """The shards of which this process writes; without a list those of every shard there may be."""

    def __init__(self, database: Path, shards: Sequence[int] | None) -> None:
        """Take the shards. Raises InUse, where another process has one of them, and CannotOpen."""
        path = database.with_name(database.name + ".lock")
        try:
            self._file = path.open("ab")
        except OSError as error:
            raise CannotOpen(f"The file {path} can't be written: {error.strerror}.") from error
        for shard in (None,) if shards is None else shards:
            if not self._take(shard):
                self.release()
                whose = "" if shard is None else f" for shard {shard}"
                raise InUse(
                    f"Another bot is running{whose} on the database {database}. "
                    "Stop it, or name another file in DATABASE."
                )

    def release(self) -> None:
        """Let go of everything."""
        self._file.close()

    def _take(self, shard: int | None) -> bool:
        if sys.platform == "win32":
            return True
        try:
            part = (
                (0, 0) if shard is None else (1, shard)
            )  # how many bytes, from where: all where no shard is named
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, *part)
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN):
                return False
            raise
        return True


OWN: Final = 0o600

_log = logging.getLogger(__name__)


def create(path: Path) -> None:
    """Make an empty file that nobody else may read, whatever the umask. Raises FileExistsError, OSError."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWN))
    path.chmod(OWN)  # a umask may have taken more


def tighten(paths: Iterable[Path]) -> None:
    """Take from everybody else what they may do with files; those that belong to another user stay as they are."""
    for path in paths:
        try:
            if path.stat().st_mode & 0o777 & ~OWN:
                path.chmod(OWN)
        except FileNotFoundError:
            continue
        except OSError as error:
            _log.warning(
                "Others may read %s, in which seeds of running games are: %s. Let it belong to the user of the bot, "
                "with the rights 600.",
                path,
                error.strerror,
            )


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
