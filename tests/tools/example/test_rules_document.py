"""The page of the rules has every chapter that the game cites, and names tests and tables that are there."""

from __future__ import annotations

from tests.games.rules_document import astray, unwritten


def test_what_the_game_cites_of_its_rules_is_written_down() -> None:
    assert unwritten("example") == []


def test_the_tests_and_tables_that_the_rules_name_are_there() -> None:
    assert astray("example") == []
