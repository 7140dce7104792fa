"""The eye for what is wrong with a sentence has to be a good one."""

import pytest

from bot.words.fluent import Locale
from tests.games.sentences import faults


@pytest.mark.parametrize(
    ("locale", "wrong"),
    [
        ("en", "Ben has 1 workers."),
        ("en", "One points for Ben."),
        ("en", "Choose 2 to 2 figures."),
        ("en", "Ben  draws."),
        ("en", "Ben draws , then stops."),
        ("en", "Ben ()."),
        ("de", "Ben hat eine Figuren."),
        ("de", "Wähle 0 bis 0."),
        ("de", "bis zu 0 Steine"),
    ],
)
def test_what_is_wrong_is_found(locale: Locale, wrong: str) -> None:
    assert faults(wrong, locale)


@pytest.mark.parametrize(
    ("locale", "right"),
    [
        ("en", "Ben has 1 worker, 21 workers and +1 points."),
        ("en", "It scores 3, 2 or 1 points."),
        ("en", "Ben is raided, 3 to 3."),
        ("en", "… and so on …"),
        ("de", "Platz 4 von 4, keine Figuren, 1 bis 2."),
    ],
)
def test_what_is_right_is_left_alone(locale: Locale, right: str) -> None:
    assert faults(right, locale) == []
