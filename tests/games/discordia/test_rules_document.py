"""docs/rules/discordia.md has every chapter that the game cites, and names only tests and tables that exist."""

from __future__ import annotations

from tests.games import rules_document


def test_every_chapter_that_the_game_cites_is_in_the_document() -> None:
    assert rules_document.unwritten("discordia") == []


def test_the_tests_and_tables_that_the_document_names_exist() -> None:
    assert rules_document.astray("discordia") == []
