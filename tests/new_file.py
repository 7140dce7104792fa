"""A database file with nothing in it but its tables: a copy of one that each process of the run makes once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.db.sqlite import prepare


def make_new_file(path: Path) -> None:
    """Make the file that the first start of the bot makes, and its folder; carrying out all migrations takes long."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_content())


@cache
def _content() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        prepare(path, now=0)
        return path.read_bytes()
