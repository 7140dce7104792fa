"""The picture of an analysis: the bands of the seats, and the room for few moves and many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.analysis_page import Band, Sheet, Swing, draw_analysis
from bot.pictures.canvas import Canvas
from bot.pictures.rich_text import TextRun
from bot.pictures.theme import SEATS, WALL
from tests.type_sizes import measure_texts

THEME = TITLES["praetor"].theme
WORDS = words("en", "praetor")
LONG = "Maximiliane von und zu Hohenfels"


def sheet(seats: int, plies: Sequence[int], shares: Sequence[float] = ()) -> Sheet:
    """Return a game of 100 moves in which the chances stay the same and the first seat wins."""
    chances = shares or [1 / seats] * seats
    bands = tuple(
        Band(SEATS[seat], LONG, (chances[seat],) * 3, None if seat == 1 else 100 - seat, seat == 0)
        for seat in range(seats)
    )
    told = (
        (
            TextRun(LONG, bold=True),
            TextRun(" does what takes many words to tell, and more of them"),
            TextRun(": +1"),
        ),
    )
    swings = tuple(Swing(SEATS[0], ply, "", told, told, 19, 4) for ply in plies)
    return Sheet((0.0, 50.0, 100.0), bands, swings)


def height_of_field(canvas: Canvas) -> int:
    """Return how far below the top of the field the wall begins again, in px."""
    return next(y for y in range(220, canvas.height) if canvas.image.getpixel((600, y)) == WALL) - 206


def test_bands_are_stacked_in_the_colors_of_their_seats() -> None:
    image = draw_analysis(THEME, sheet(3, []), WORDS).image
    column = [image.getpixel((950, y)) for y in range(220, 790)]
    assert [column.count(seat.colour) > 150 for seat in SEATS[:3]] == [True, True, True]
    assert column.index(SEATS[2].colour) < column.index(SEATS[1].colour) < column.index(SEATS[0].colour)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TITLES)
def test_nothing_in_the_header_is_cut(game: str, locale: Locale) -> None:
    with measure_texts() as texts:
        draw_analysis(TITLES[game].theme, sheet(2, []), words(locale, game))
    assert [text for text, *_ in texts if "…" in text and not text.startswith(LONG[:5])] == []


def test_a_better_move_that_is_too_long_for_a_line_is_whole_on_two() -> None:
    better = (
        "Use a tile · From somebody far away: 1 red worker and 1 yellow worker · No second tile (+1 envoy)"
    )
    drawn = sheet(2, [5])
    swings = tuple(replace(swing, better=((TextRun(better),),)) for swing in drawn.swings)
    with measure_texts() as texts:
        draw_analysis(THEME, replace(drawn, swings=swings), WORDS)
    assert better not in [text for text, *_ in texts]
    assert better in "".join(text for text, *_ in texts)


@pytest.mark.parametrize("plies", [(), (5,), (5, 6), (5, 6, 7), (97, 98, 99)])
def test_the_field_fills_the_room_that_moves_leave(plies: Sequence[int]) -> None:
    drawn = draw_analysis(THEME, sheet(2, plies), WORDS)
    assert (drawn.width, drawn.height) == (1600, 1016)
    assert height_of_field(drawn) == 320 + 4 + 142 * (3 - max(1, len(plies)))


def test_six_seats_and_bands_too_thin_for_a_name_are_drawn() -> None:
    thin = draw_analysis(THEME, sheet(6, [10, 50, 60], [0.95, 0.01, 0.01, 0.01, 0.01, 0.01]), WORDS)
    assert draw_analysis(THEME, sheet(6, [10, 50, 60]), WORDS).png() != thin.png()
