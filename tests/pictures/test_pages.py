"""Pages about people: a person's games, and a ranking."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures import fonts, person, ranking
from bot.pictures.fonts import headed
from bot.pictures.page_header import Scale, Shown, thinned
from bot.pictures.person import PersonAt, draw_person_at
from tools.example.title import TITLE

LEAST = 32
"""The smallest size of text, in px."""
HIGHEST = 1200

PLAYED = person.GameStatistics(
    1312, 0, "2.3", -12, tuple(range(1400, 1700, 3)), Shown(1397, 112, doubtful=True)
)
ROW = person.GameStatisticsRow("A Game of Many Words", TITLE.theme, PLAYED)
LINE = ranking.RankingRow(
    1, headed("Maximiliane von und zu Hohenlohe", "legatus"), Shown(1700, 24), 1240, 961, -112
)
HEADING = ranking.RankingHeading("Friends of long names and of more", "September", "Sept.")
OF_A_GAME = "marble"
AT = PersonAt(
    "Maximiliane von und zu Hohenlohe",
    "1312 games, 961 won",
    PLAYED,
    tuple((seats, PLAYED) for seats in range(2, 7)),
    "Majorities in the districts of the city",
)


def lines(number: int, own: int | None = None) -> list[ranking.RankingRow]:
    return [
        replace(LINE, place=place, rating=Shown(1700 - place * 9, 40 + place), own=place == own)
        for place in range(1, number + 1)
    ]


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """The size of every text that is drawn."""
    drawn: dict[str, float] = {}
    mask = fonts.mask

    def noted(text: str, style: fonts.Style) -> Any:
        drawn[text] = style.size
        return mask(text, style)

    monkeypatch.setattr(fonts, "mask", noted)
    return drawn


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_on_the_pages_is_too_small_to_be_read(locale: Locale, sizes: dict[str, float]) -> None:
    said, of_game = words(locale), words(locale, OF_A_GAME)
    rows = [ROW, replace(ROW, name="Other", played=None), replace(ROW, name="Third")]
    person.draw_person("Maximiliane von und zu Hohenlohe", "1312 games since March 2021", rows, 1400, said)
    few, unrated = replace(PLAYED, curve=(1400, 1410)), replace(PLAYED, rating=None, best=None)
    for played in (PLAYED, few, unrated):
        draw_person_at(TITLE.theme, replace(AT, played=played), 1400, of_game)
    ranking.draw_ranking(TITLE.theme, HEADING, lines(20), replace(LINE, place=134, own=True), of_game)
    ranking.draw_ranking(TITLE.theme, HEADING, lines(12, own=1), None, of_game)
    small = {text: size for text, size in sizes.items() if size < LEAST}
    assert set(small) <= {"1"}, "only the first place may be smaller: its wreath says it too"


@pytest.mark.parametrize("number", [2, 12, 13, 20])
@pytest.mark.parametrize("apart", [False, True])
def test_a_ranking_is_no_higher_than_discord_shows_in_full(number: int, apart: bool) -> None:
    own = replace(LINE, place=None, own=True)
    drawn = ranking.draw_ranking(
        TITLE.theme,
        HEADING,
        lines(number, None if apart else 2),
        own if apart else None,
        words("en", OF_A_GAME),
    )
    assert drawn.height <= HIGHEST


def test_the_same_page_gives_the_same_bytes() -> None:
    first, second = (person.draw_person("Anna", "3 games", [ROW], 1400, words("en")).png() for _ in range(2))
    assert first == second


def test_a_curve_of_many_games_keeps_the_first_and_the_last() -> None:
    curve = tuple(range(1000))
    few = thinned(curve, 28)
    assert (len(few), few[0], few[-1]) == (28, 0, 999)
    assert thinned(curve[:5], 28) == curve[:5]


def test_a_few_rated_games_have_no_curve() -> None:
    few = replace(ROW, played=replace(PLAYED, curve=(1400, 1410, 1420)))
    none = replace(ROW, played=replace(PLAYED, curve=(1400,)))
    more = replace(ROW, played=replace(PLAYED, curve=(1400, 1410, 1420, 1430)))
    drawn = [person.draw_person("Anna", "", [row], 1400, words("en")).png() for row in (few, none, more)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_small_difference_looks_small_on_a_scale() -> None:
    scale = Scale.over([1400, 1410], 0.0, 100.0, least=100)
    assert (scale.at(1400), scale.at(1410)) == (45.0, 55.0)
