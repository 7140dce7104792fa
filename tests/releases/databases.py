"""Databases written by earlier releases, each packed into a file in this folder."""

from __future__ import annotations

import lzma
import sqlite3
import zlib
from pathlib import Path
from typing import Final

from bot.play.table import Caller

FOLDER: Final = Path(__file__).parent
SUFFIX: Final = ".sqlite3.xz"

GUILD: Final = 900
CHANNELS: Final = range(1001, 1041)
PEOPLE: Final = tuple(
    Caller(101 + number, name, CHANNELS[0], GUILD, may_manage=name == "Emil")
    for number, name in enumerate(("Anna", "Ben", "Carla", "Dora", "Emil"))
)
"""The server, channels and people of every database; the last person manages the channels."""

AFTERWARDS: Final = 1_790_400_000.0
"""A time after everything in every database, in seconds since the epoch."""

LOST: Final[dict[str, tuple[str, ...]]] = {
    "2026-11-21": (
        r"the deed [a-z-]+ in the strip is left out: KeyError",
        r"the event event-dealt in (en|de) is left out: KeyError: \"no message 'slot-card'",
        r"the event event-(played|discarded-hidden) in (en|de) is left out: Incomplete: Unknown external: thing",
        r"the event event-built in (en|de) is left out: Incomplete: Unknown external: contested",
        r"the event event-fountain-built in (en|de) is left out: Incomplete: Unknown external: level",
    )
}
"""What each release has written that can no longer be drawn or told: patterns of the faults that are logged."""

POSITIONS: Final = "UPDATE moves SET position = packing(position) WHERE length(position)"


def path_of(name: str) -> Path:
    """Return the path of a release's database."""
    return FOLDER / f"{name}{SUFFIX}"


def names() -> list[str]:
    """Return the releases that have a database here, the oldest first."""
    return sorted(path.name.removesuffix(SUFFIX) for path in FOLDER.glob(f"*{SUFFIX}"))


def packed(path: Path) -> bytes:
    """Return a database compressed; positions are first unpacked, as successive ones are much alike."""
    _each_position(path, zlib.decompress)
    return lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)


def unpack(name: str, path: Path) -> None:
    """Write the database of a release, as that release left it, to where a bot will open it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(lzma.decompress(path_of(name).read_bytes()))
    _each_position(path, zlib.compress)


def _each_position(path: Path, packing: object) -> None:
    with sqlite3.connect(path, isolation_level=None) as database:
        database.create_function("packing", 1, packing)  # type: ignore[arg-type]
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("BEGIN")
        database.execute(POSITIONS)
        database.execute("COMMIT")
        database.execute("VACUUM")
    database.close()
