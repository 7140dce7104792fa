"""The health file: the running bot renews it, with what is wrong, for other processes to check."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

EVERY = 20.0  # seconds between two beats
OVERDUE = 90.0  # seconds after which a bot is taken to be dead or stuck


def beat(file: Path, *, now: float, missing: Sequence[str] = ()) -> None:
    """Write that the bot is alive now (Unix seconds), and what is `missing` for it to be ready, in sentences."""
    file.parent.mkdir(parents=True, exist_ok=True)  # with PostgreSQL nothing else makes the folder
    aside = file.with_name(f"{file.name}.new")
    aside.write_text("".join(f"{sentence}\n" for sentence in missing), encoding="utf-8")
    os.utime(aside, (now, now))
    aside.replace(file)  # nobody reads half of it


def problem(file: Path, *, now: float, live: bool = False) -> str | None:
    """What is wrong with the bot that writes this file, in sentences; None if it is ready.

    With `live`, only whether it runs and its event loop runs; if not, a restart may help.
    """
    try:
        last = file.stat().st_mtime
        missing = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return f"The bot is not running, or has not connected to Discord yet: there is no {file}."
    except OSError as error:
        return f"The health file {file} can't be read: {error.strerror}. Run this as the bot's user."
    if now - last > OVERDUE:
        return f"The bot's last heartbeat was {now - last:.0f} seconds ago. See its log."
    return None if live else missing.strip() or None
