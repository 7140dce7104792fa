"""docs/rules/provincia.md has every chapter that the game cites, and names only tests and data that exist."""

from __future__ import annotations

import re

from bot.games.provincia.game import GAME
from tests.games import rules_document


def test_every_chapter_that_the_game_cites_is_in_the_document() -> None:
    assert rules_document.unwritten(GAME.id) == []


def test_the_tests_and_tables_that_the_document_names_exist() -> None:
    assert rules_document.astray(GAME.id) == []


def test_every_worked_example_names_its_test() -> None:
    examples = rules_document.document(GAME.id).partition("## 10 ")[2].partition("## 11 ")[0]
    assert len(re.findall(r"^\d+\. .*`test_\w+`$", examples, re.MULTILINE)) == len(
        re.findall(r"^\d+\. ", examples, re.MULTILINE)
    )
