"""The search for faults in sentences."""

import pytest

from bot.i18n.fluent import Locale

from .sentences import faults, faults_of_line


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
        ("en", "Ben sends figures to a farm (III) (B2)."),
        ("en", "Ben: ±0 gold."),
        ("en", "–"),
    ],
)
def test_a_faulty_sentence_is_found(locale: Locale, wrong: str) -> None:
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
def test_a_correct_sentence_has_no_faults(locale: Locale, right: str) -> None:
    assert faults(right, locale) == []


NAMES = ("Ben", "Carla")


@pytest.mark.parametrize(
    "wrong",
    [
        "Ben takes 1 gold and 2 stone and 1 wood.",
        "Ben bekommt 1 Gold und 2 Steine und 1 Holz.",
        "Cranes: Ben +3 points; Carla +1 point; Ben +2 points.",
        "Cranes: Ben and Carla +3 points each; Ben +2 points.",
        "you have 0 coins",
        f"Ben {'very ' * 60}much.",
    ],
)
def test_a_faulty_line_is_found(wrong: str) -> None:
    assert faults_of_line(wrong, NAMES)


@pytest.mark.parametrize(
    "right",
    [
        "Ben builds a house on A1 and a park on A2: −1 coin; Carla +10 coins.",
        "A: 4 gold · B: 5 stone and 2 wood, 3 wood and 1 clay.",
        "Ben activates the mine (fee to Carla): +1 gold, −1 gold; Carla +1 gold.",
        "Cranes: Ben and Carla +3 points each.",
        "Ben claims the decree “12 figures on tiles and towers” and covers Q2.",
    ],
)
def test_a_correct_line_has_no_faults(right: str) -> None:
    assert faults_of_line(right, NAMES) == []
