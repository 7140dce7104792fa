"""The final table."""

from __future__ import annotations

import pytest

from bot.engine import Standing
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.standings import draw_standings
from bot.pictures.theme import WALL
from tests.type_sizes import measure_texts

SOURCES = {
    game: title.artist.heading.sources for game, title in TITLES.items() if title.artist.heading.sources
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", SOURCES)
def test_no_total_is_cut_with_the_most_seats(game: str, locale: Locale) -> None:
    seats = TITLES[game].game.seats[-1]
    counted = dict.fromkeys(SOURCES[game], 188)
    standings = [Standing(seat, seat + 1, 188, counted, {}) for seat in range(seats)]
    with measure_texts(1600) as texts:
        canvas, box = Canvas(1600, 1060, WALL), Box(808, 266, 768, 776)
        draw_standings(canvas, box, standings, words(locale, game), SOURCES[game])
    assert sum(text == "188" for text, *_ in texts) == seats * (len(counted) + 1)
