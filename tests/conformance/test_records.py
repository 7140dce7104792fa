"""Games that were played under an earlier version of the rules play again as they went, with the same end.

The records of each version, `records/<version>.jsonl` among the tests of the game, were written by the release
that had it, and are never written again.
"""

from __future__ import annotations

import pytest

from bot.engine import Record
from bot.games import GAMES
from tests.conformance.suite import FOLDERS

EARLIER = [(name, version) for name, game in GAMES.items() for version in range(1, game.rules_version)]


@pytest.mark.parametrize(("name", "version"), EARLIER)
def test_a_recorded_game_keeps_its_moves_its_chance_and_its_result(name: str, version: int) -> None:
    for line in (FOLDERS[name] / "records" / f"{version}.jsonl").read_bytes().splitlines():
        record = Record.from_json(line)
        assert record.rules_version == version
        assert record.verify(GAMES[name]).outcome == record.outcome
