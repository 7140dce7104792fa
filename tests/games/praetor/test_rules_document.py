"""docs/rules/praetor.md has every chapter that the game cites, and names tests and tables that are there."""

from __future__ import annotations

import re

from tests.games.rules_document import ROOT, astray, document, unwritten

STEP = re.compile(r"\b(?:9\.\d+|U[1-8]|5\.4 [A-E])\b")


def test_what_the_game_cites_of_its_rules_is_written_down() -> None:
    assert unwritten("praetor") == []


def test_the_steps_and_rulings_that_the_rules_cite_are_written_down() -> None:
    code = "".join(path.read_text() for path in (ROOT / "bot/games/praetor").rglob("*.py"))
    cited = set(STEP.findall(code))
    assert cited <= set(re.findall(rf"^(?:#### |- \*\*)({STEP.pattern})", document("praetor"), re.MULTILINE))
    assert {"9.40", "U8", "5.4 D"} <= cited


def test_the_tests_and_tables_that_the_rules_name_are_there() -> None:
    assert astray("praetor") == []
