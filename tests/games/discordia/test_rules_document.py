"""The rules of Discordia are written down as far as anything cites them."""

from __future__ import annotations

from tests.games import rules_document


def test_every_section_that_is_cited_is_a_chapter_of_the_document() -> None:
    assert rules_document.unwritten("discordia") == []


def test_every_test_and_table_that_the_document_names_is_there() -> None:
    assert rules_document.astray("discordia") == []
