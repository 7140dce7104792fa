"""docs/rules/praetor.md has every chapter that the game cites, and names only tests and tables that exist."""

from __future__ import annotations

import re

from tests.games.rules_document import ROOT, astray, document, unwritten

STEP = re.compile(r"\b(?:9\.\d+|U[1-8]|5\.4 [A-E])\b")


def test_every_rule_that_the_game_cites_is_in_the_document() -> None:
    assert unwritten("praetor") == []


def test_the_steps_and_rulings_that_the_document_cites_exist() -> None:
    code = "".join(path.read_text() for path in (ROOT / "bot/games/praetor").rglob("*.py"))
    cited = set(STEP.findall(code))
    assert cited <= set(re.findall(rf"^(?:#### |- \*\*)({STEP.pattern})", document("praetor"), re.MULTILINE))
    assert {"9.40", "U8", "5.4 D"} <= cited


def test_the_tests_and_tables_that_the_document_names_exist() -> None:
    assert astray("praetor") == []
