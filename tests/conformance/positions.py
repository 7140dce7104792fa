"""Positions stored under every version of the rules.

`python -m tests.conformance.positions [GAME ...]` stores one of each game, or of those named, under the present
version of its rules; those that are there are never written again.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bot.workshop.bench.play import middle
from tests.conformance.suite import FOLDERS, SUITE


def path_of(game: str, version: int) -> Path:
    """Where the position of that version of the rules is kept."""
    return FOLDERS[game] / "positions" / f"{version}.msgpack"


def main(games: Sequence[str]) -> None:
    for name in games or SUITE:
        game = SUITE[name].game
        path = path_of(name, game.rules_version)
        if not path.exists():
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(game.encode(middle(game, game.seats[-1])))


if __name__ == "__main__":
    main(sys.argv[1:])
