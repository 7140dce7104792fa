"""Games of every version of the rules replay as they were played, with the same result.

The records of each version, `records/<version>.jsonl` among the tests of the game, were written when the version was
new, and are never rewritten. For a record of the present version, the digest is checked, too.
"""

from __future__ import annotations

import pytest

from bot.engine import Record
from tests.conformance.suite import SUITE
from tests.conformance.version import records_path

VERSIONS = [
    (name, version)
    for name, conformance in SUITE.items()
    for version in range(1, conformance.game.rules_version + 1)
]


@pytest.mark.parametrize(("name", "version"), VERSIONS)
def test_a_recorded_game_keeps_its_moves_draws_and_result(name: str, version: int) -> None:
    path = records_path(name, version)
    assert path.exists(), f"none are kept; this does it: python -m tests.conformance.version {name}"
    for line in path.read_bytes().splitlines():
        record = Record.from_json(line)
        assert record.rules_version == version
        assert record.verify(SUITE[name].game).outcome == record.outcome
