"""Games that were played under an earlier version of the rules play again as they went, with the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine import Record
from bot.games import GAMES

RECORDS = Path(__file__).parent / "records"
"""`<game>-<version>.jsonl`, written by the release that had this version; never written again."""


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_recorded_game_keeps_its_moves_its_chance_and_its_result(path: Path) -> None:
    name, _, version = path.stem.rpartition("-")
    for line in path.read_bytes().splitlines():
        record = Record.from_json(line)
        assert record.rules_version == int(version)
        assert record.verify(GAMES[name]).outcome == record.outcome


@pytest.mark.parametrize("game", GAMES)
def test_every_earlier_version_of_the_rules_has_its_records(game: str) -> None:
    versions = range(1, GAMES[game].rules_version)
    assert [version for version in versions if not (RECORDS / f"{game}-{version}.jsonl").exists()] == []
