"""A sign of life that another process can check: a file whose time the running bot renews."""

from __future__ import annotations

import os
from pathlib import Path

EVERY = 20.0  # seconds between two beats of a bot that is well
OVERDUE = 90.0  # seconds after which it is taken to be unwell


def beat(file: Path, *, now: float) -> None:
    """Say that the bot is well at this moment (Unix seconds)."""
    file.parent.mkdir(parents=True, exist_ok=True)  # with a database on a server nobody else makes it
    file.touch()
    os.utime(file, (now, now))


def problem(file: Path, *, now: float) -> str | None:
    """What is wrong with the bot whose beats go to the file, as a sentence; None if it is well."""
    try:
        last = file.stat().st_mtime
    except FileNotFoundError:
        return f"The bot is not running, or has not connected to Discord yet: there is no {file}."
    if now - last > OVERDUE:
        return f"The bot has given no sign of life for {now - last:.0f} seconds. Look into its log."
    return None
