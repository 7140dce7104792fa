"""Whose database this is: each shard's part of it belongs to one living process.

The lock is that of the operating system on a byte of a file beside the database, one byte a shard; a process
that ends, however it ends, lets go of it. Windows knows no such locks, and two bots there are not kept apart.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.store.errors import CannotOpen, InUse

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
