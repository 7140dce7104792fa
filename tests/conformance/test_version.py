"""The files of a version are written once, when the version is new."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Record
from tests.conformance.suite import FOLDERS, SUITE
from tests.conformance.version import (
    components_path,
    position_path,
    records_path,
    schema_path,
    unfinished_path,
    write,
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setitem(FOLDERS, "example", tmp_path)
    return tmp_path


def test_a_new_version_gets_all_its_files_and_earlier_ones_stay(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write("example")
    before = {path: path.read_bytes() for path in folder.rglob("*.*")}
    now = SUITE["example"]
    risen = replace(now, title=replace(now.title, game=replace(now.game, rules_version=2)))
    monkeypatch.setitem(SUITE, "example", risen)
    written = write("example")
    new = [schema_path("example", 2), position_path("example", 2), records_path("example", 2)]
    assert written == [*new, unfinished_path("example"), components_path("example", 2)]
    for line in (
        *records_path("example", 2).read_bytes().splitlines(),
        unfinished_path("example").read_bytes(),
    ):
        record = Record.from_json(line)
        assert record.rules_version == 2
        record.verify(risen.game)
    changed = {path for path, content in before.items() if path.read_bytes() != content}
    assert changed == {unfinished_path("example"), folder / "golden.txt"}


def test_the_files_of_a_version_are_rewritten_only_on_request(folder: Path) -> None:
    first = write("example")
    schema_path("example", 1).write_text("another")
    assert write("example") == []
    assert schema_path("example", 1).read_text() == "another"
    assert write("example", anew=True) == first
    assert schema_path("example", 1).read_text() != "another"


def test_the_unfinished_game_is_not_over(folder: Path) -> None:
    write("example")
    record = Record.from_json(unfinished_path("example").read_bytes())
    assert record.entries
    assert record.outcome is None


def test_a_player_leaves_one_of_the_whole_games(folder: Path) -> None:
    write("example")
    records = map(Record.from_json, records_path("example", 1).read_bytes().splitlines())
    assert any(entry.move["type"] == "resign" for record in records for entry in record.entries)
