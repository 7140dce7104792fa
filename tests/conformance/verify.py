"""`python -m tests.conformance.verify < records` replays every record and prints the resulting digests."""

from __future__ import annotations

import sys

from bot.engine import Record, digest
from tests.conformance.suite import SUITE

if __name__ == "__main__":
    for line in sys.stdin.buffer:
        record = Record.from_json(line)
        game = SUITE[record.game].game
        sys.stdout.write(digest(game, record.verify(game)) + "\n")
