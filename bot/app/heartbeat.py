"""A sign of life that another process can check: a file that the running bot renews, with what it lacks to be well."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

EVERY = 20.0  # seconds between two beats
OVERDUE = 90.0  # seconds after which a bot is taken to be dead or stuck


def beat(file: Path, *, now: float, missing: Sequence[str] = ()) -> None:
    """Say that the bot lives at this moment (Unix seconds), and what it lacks to be well, a sentence each."""
    file.parent.mkdir(parents=True, exist_ok=True)  # with a database on a server nobody else makes it
    aside = file.with_name(f"{file.name}.new")
    aside.write_text("".join(f"{sentence}\n" for sentence in missing), encoding="utf-8")
    os.utime(aside, (now, now))
    aside.replace(file)  # nobody reads half of it


def problem(file: Path, *, now: float, live: bool = False) -> str | None:
    """What is wrong with the bot whose beats go to the file, in sentences; None if it is well.

    With `live` it is only asked whether the bot runs and its event loop turns: what a new start may cure.
    """
    try:
        last = file.stat().st_mtime
        missing = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return f"The bot is not running, or has not connected to Discord yet: there is no {file}."
    except OSError as error:
        return f"The sign of life {file} can't be read: {error.strerror}."
    if now - last > OVERDUE:
        return f"The bot has given no sign of life for {now - last:.0f} seconds. Look into its log."
    return None if live else missing.strip() or None
