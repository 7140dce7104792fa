"""The final table."""

from __future__ import annotations

import pytest

from bot.engine import Outcome, Standing
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.standings import draw_standings
from bot.pictures.theme import WALL
from tests.i18n.files import GAMES, keys
from tests.type_sizes import measure_texts

SOURCES = {
    game: title.artist.heading.sources for game, title in TITLES.items() if title.artist.heading.sources
}


def _named(game: str, what: str) -> list[str]:
    return [key.removeprefix(what) for key in keys(GAMES[game] / "text") if key.startswith(what)]


def _ties(game: str) -> list[str]:
    return _named(game, "tie-")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", SOURCES)
def test_no_total_is_cut_with_the_most_seats(game: str, locale: Locale) -> None:
    seats = TITLES[game].game.seats[-1]
    counted = dict.fromkeys(SOURCES[game], 188)
    standings = [Standing(seat, seat + 1, 188, counted, {}) for seat in range(seats)]
    with measure_texts(1600) as texts:
        canvas, box = Canvas(1600, 1060, WALL), Box(808, 266, 768, 776)
        draw_standings(canvas, box, Outcome("ended", standings), words(locale, game), SOURCES[game])
    assert sum(text == "188" for text, *_ in texts) == seats * (len(counted) + 1)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", [game for game in TITLES if _ties(game)])
def test_what_broke_a_tie_is_named_with_its_figures(game: str, locale: Locale) -> None:
    ties, said, box = _ties(game), words(locale, game), Box(1000, 266, 576, 776)
    source = _named(game, "source-")[0]
    breaks = [dict.fromkeys(ties, 5) | {ties[-1]: last} for last in (7, 6)]
    for totals, figures in (((9, 9), [*"55" * (len(ties) - 1), *"67"]), ((9, 8), [])):
        standings = [
            Standing(seat, seat + 1, totals[seat], {source: totals[seat]}, breaks[seat]) for seat in range(2)
        ]
        canvas = Canvas(1600, 1060, WALL)
        with measure_texts(1600) as texts:
            draw_standings(canvas, box, Outcome("ended", standings), said, {source: "common/coin"})
        shown = [text for text, *_ in texts]
        assert sorted(text for text in shown if text in {*"567"}) == figures
        assert [said(f"tie-{name}") in shown for name in ties] == [bool(figures)] * len(ties)
