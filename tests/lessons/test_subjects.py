"""What a coach says a move is good for: every figure of an evaluation has a subject, and every subject has words."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.ai.advice import OTHERS
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.lessons.lesson import good_for, subject, teaching

ALWAYS = "always"
"""A figure that is the same in all positions, so nothing can be gained by it."""


@pytest.mark.parametrize("game", TITLES)
def test_each_figure_of_an_evaluation_has_one_subject_or_is_a_holding(game: str) -> None:
    figures = Counter(figure for about in teaching(game).subjects.values() for figure in about)
    holdings = TITLES[game].artist.heading.holdings
    of_holdings = {held.name for held in holdings.all} if holdings else set()
    weighed = set(TITLES[game].evaluation.weights.figures) - {ALWAYS}
    assert figures == Counter(weighed - (of_holdings - figures.keys()))


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("locale", LOCALES)
def test_each_subject_has_words_that_fit_into_the_sentence(game: str, locale: str) -> None:
    said = words(locale, game)
    for name in (*teaching(game).subjects, OTHERS):
        told = said(f"subject-{name}")
        assert 8 <= len(told) <= 60, name
        assert told[0].islower(), name
        assert told[-1] != ".", name


def test_a_figure_with_the_name_of_a_holding_is_about_that_holding() -> None:
    assert subject("praetor", {"wall_tiles": 2.0, "favor": 1.0}) == "wall_tiles"
    assert good_for(words("en", "praetor"), {"wall_tiles": 2.0, "favor": 1.0}) == "for wall tiles"
    assert good_for(words("de", "praetor"), {"wall_tiles": 2.0, "favor": 1.0}) == "für Wallplättchen"
    assert good_for(words("en", "praetor"), {"wall_tiles": -2.0}) == ""


def test_the_largest_gain_is_named() -> None:
    gains = {"gold for wages": 2.0, "wages short": 1.0, "first wood": 2.5, "favor": -4.0}
    assert subject("praetor", gains) == "wages"
    assert subject("praetor", {OTHERS: 1.5, "favor": 1.0}) == OTHERS


def test_nothing_is_named_if_no_gain_stands_out() -> None:
    gains = {"gold for wages": 1.0, "first wood": 1.1, "morale": 1.0, "temples": 1.0}
    assert subject("praetor", gains) is None
    assert subject("praetor", {"favor": -1.0}) is None
    assert subject("praetor", {}) is None
