"""`python -m tests.conformance.verify GAME` plays the record on standard input, and prints the digest."""

from __future__ import annotations

import sys

from bot.engine import Record, digest
from tests.conformance.suite import SUITE


def main() -> None:
    game = SUITE[sys.argv[1]].game
    print(digest(game, Record.from_json(sys.stdin.read()).verify(game)))


if __name__ == "__main__":
    main()
