"""Who may read a database: the user of the bot alone, for seeds and hands of running games are in it."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

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
