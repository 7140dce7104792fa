"""Whose database this is, and who may read it."""

from __future__ import annotations

import errno
import logging
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from bot.db.errors import CannotOpen, InUse

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
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, *_bytes(shard))
        except OSError as error:
            if error.errno in (errno.EACCES, errno.EAGAIN):
                return False
            raise
        return True


def _bytes(shard: int | None) -> tuple[int, int]:
    """How many bytes, and from where: all to the end where no shard is named."""
    return (0, 0) if shard is None else (1, shard)


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
