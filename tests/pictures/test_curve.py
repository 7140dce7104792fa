"""The picture of a curve: lines, labels, turning points."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games import TITLES
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.curve_page import Chart, CurveLine, Pin, draw_curve, spread
from bot.pictures.fonts import headed
from bot.pictures.rich_text import TextRun, runs_width, wrapped
from bot.pictures.theme import CRIMSON, LIGHT_GOLD, NIGHT, SEATS, Theme
from tests.type_sizes import measure_texts

THEME = Theme(CRIMSON, NIGHT, "friezes/meander", "example/olive")
NAMES = (
    "Anna",
    headed("Gaius Longinus", "veteranus"),
    "Maximiliane von und zu Hohenfels",
    "Ω",
    "Θεόδωρος",
    "W" * 32,
)


WORDS = words("en", "praetor")


def chart(
    rounds: int, seats: int, *, pins: int = 3, least: int = 0, final: bool = False, won: int = 1
) -> Chart:
    """Return the chart of a game in which everybody gains points, each seat more than the next."""
    ends = rounds + final + 1
    lines = tuple(
        CurveLine(SEATS[seat], NAMES[seat], tuple(least + at * (9 - seat) for at in range(ends)), seat < won)
        for seat in range(seats)
    )
    told = [
        TextRun("Anna builds a very long aqueduct to the temple on the hill at Q27: "),
        TextRun("+19", gold=True),
    ]
    pinned = tuple(
        Pin(number % seats, number + 1, f"Round {number + 1}", [told]) for number in range(min(pins, rounds))
    )
    return Chart("curve-length-rounds", "4 players", "", rounds, lines, pinned, final)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize(("rounds", "final"), [(1, True), (2, False), (21, True)])
def test_games_of_every_length_and_number_of_seats_are_drawn(rounds: int, final: bool, seats: int) -> None:
    canvas = draw_curve(THEME, chart(rounds, seats, final=final), WORDS)
    colours = {colour for _, colour in canvas.image.getcolors(1 << 24) or ()}
    assert {SEATS[seat].colour for seat in range(seats)} <= colours
    assert (canvas.width, canvas.height) == (1600, 1016)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TITLES)
def test_the_unit_of_a_games_length_is_not_cut(game: str, locale: Locale) -> None:
    unit = {"discordia": "curve-length-seasons"}.get(game, "curve-length-rounds")
    with measure_texts() as texts:
        draw_curve(THEME, replace(chart(6, 2), unit=unit), words(locale, game))
    assert [text for text, *_ in texts if "…" in text and text[:1] not in {name[0] for name in NAMES}] == []


def test_points_below_zero_are_drawn_within_the_field() -> None:
    canvas = draw_curve(THEME, chart(6, 4, least=-30), WORDS)
    below = canvas.image.crop((150, 714, 1000, 786))
    assert SEATS[0].colour not in {colour for _, colour in below.getcolors(1 << 24) or ()}


def test_without_turning_points_the_field_extends_to_the_bottom() -> None:
    canvas = draw_curve(THEME, chart(6, 3, pins=0), WORDS)
    assert LIGHT_GOLD not in {
        colour for _, colour in canvas.image.crop((24, 800, 1600, 1016)).getcolors(1 << 24) or ()
    }


def test_two_victors_have_one_frame_each() -> None:
    framed = [
        draw_curve(THEME, chart(6, 3, pins=0, won=won), WORDS).image.crop((1095, 140, 1576, 1016))
        for won in (1, 2)
    ]
    gold = [
        sum(count for count, colour in image.getcolors(1 << 24) or () if colour == LIGHT_GOLD)
        for image in framed
    ]
    assert gold[1] > 1.9 * gold[0]


def test_labels_stay_in_order_and_never_overlap() -> None:
    wanted, heights = [200.0, 205.0, 210.0, 500.0, 770.0, 775.0], [118, 90, 78, 78, 78, 78]
    found = spread(wanted, heights, 146, 786)
    for (above, high), (below, low) in pairwise(zip(found, heights, strict=True)):
        assert below - above >= (high + low) / 2 - 0.001
    assert found[0] - 59 >= 146
    assert found[-1] + 39 <= 786


def test_a_label_with_enough_room_is_at_its_line() -> None:
    assert spread([250, 500], [98, 98], 146, 786) == [250, 500]


def test_a_wrapped_sentence_loses_nothing_and_keeps_its_styles() -> None:
    runs = [TextRun("Anna builds the great aqueduct: "), TextRun("+19", True, True), TextRun(", 24 in all")]
    lines = wrapped(runs, 260, 38)
    assert len(lines) > 1
    assert "".join(run.text for line in lines for run in line) == "".join(run.text for run in runs)
    assert all(runs_width(line, 38) <= 280 for line in lines)
    assert [run.text for line in lines for run in line if run.gold] == ["+19"]
    assert not any(line[0].text.startswith(",") for line in lines), "no comma begins a line"
