"""The rules of Forum Trajanum as implemented are written down, with every chapter that is cited."""

from __future__ import annotations

from tests.games.rules_document import astray, unwritten


def test_every_section_that_is_cited_is_a_chapter_of_the_rules() -> None:
    assert not unwritten("trajanum")


def test_every_test_and_table_that_the_rules_name_is_there() -> None:
    assert not astray("trajanum")
