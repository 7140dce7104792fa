"""The rules page has every chapter that the game cites, and names only tests and tables that exist."""

from __future__ import annotations

from tests.games.rules_document import astray, unwritten


def test_every_rule_that_the_game_cites_is_in_the_document() -> None:
    assert unwritten("example") == []


def test_the_tests_and_tables_that_the_document_names_exist() -> None:
    assert astray("example") == []
