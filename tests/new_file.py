"""A new database file that contains only the tables, copied from one that each process creates once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.db.sqlite import prepare


def make_new_file(path: Path) -> None:
    """Create a database file as the bot's first start does, and its folder, without the time that migrations take."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_content())


@cache
def _content() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        prepare(path, now=0)
        return path.read_bytes()
