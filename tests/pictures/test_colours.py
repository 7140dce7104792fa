"""Colours can be read and told apart, by everybody."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games import TITLES
from bot.pictures import palette
from bot.pictures.artwork import icon
from bot.pictures.ledger import ON_DARK
from bot.pictures.livery import Livery
from bot.pictures.mat import ON_PAPYRUS
from bot.pictures.palette import contrast, mix
from bot.pictures.pieces import mark
from bot.pictures.seats import SEATS, Seat

LIVERIES = [title.livery for title in TITLES.values()]
READABLE = 4.5


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *(
            (tone, ground)
            for tone in (ON_DARK.figure, ON_DARK.zero, ON_DARK.word)
            for ground in (palette.PANEL,)
        ),
        (ON_DARK.zero, palette.PANEL_ASKED),
        *(
            (tone, ground)
            for tone in (ON_PAPYRUS.figure, ON_PAPYRUS.word, palette.CRIMSON)
            for ground in (palette.PAPYRUS, palette.MARBLE)
        ),
        (ON_PAPYRUS.zero, palette.PAPYRUS),
        (palette.INK, palette.LIGHT_GOLD),
        (palette.CRIMSON, palette.MARBLE),
        (palette.GOLD, palette.PANEL),
        (palette.LIGHT_GOLD, palette.NIGHT),
    ],
)
def test_text_can_be_read(text: palette.Colour, ground: palette.Colour) -> None:
    assert contrast(text, ground) >= READABLE


@pytest.mark.parametrize("livery", LIVERIES, ids=lambda livery: livery.frieze)
def test_a_header_can_be_read(livery: Livery) -> None:
    assert contrast(mix(palette.IVORY, livery.accent, 0.12), livery.accent) >= READABLE
    assert contrast(mix(palette.IVORY, livery.dark, 0.18), livery.dark) >= READABLE
    assert contrast(palette.LIGHT_GOLD, livery.dark) >= READABLE
    assert contrast(palette.LIGHT_GOLD, livery.accent) >= READABLE
    assert contrast(livery.accent, palette.PAPYRUS) >= READABLE


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.key)
def test_the_mark_stands_out_from_its_seat(seat: Seat) -> None:
    assert contrast(seat.mark, seat.colour) >= READABLE


def test_seats_differ_in_name_colour_and_shape() -> None:
    for one, other in combinations(SEATS, 2):
        assert one.key != other.key
        assert one.shape != other.shape
        assert sum((a - b) ** 2 for a, b in zip(one.colour, other.colour, strict=True)) > 50**2


def test_the_shapes_of_seats_can_be_told_apart_when_small() -> None:
    shapes = {
        seat.key: mark(seat, 24).getchannel("A").point(lambda value: 255 * (value > 127)) for seat in SEATS
    }
    for one, other in combinations(shapes, 2):
        differing = sum(a != b for a, b in zip(shapes[one].tobytes(), shapes[other].tobytes(), strict=True))
        assert differing > 40, (one, other)


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast(palette.BLACK, palette.WHITE) == pytest.approx(21)
    assert contrast(palette.rgb("#777777"), palette.WHITE) == pytest.approx(4.48, abs=0.01)


def test_a_colour_survives_its_code() -> None:
    assert palette.rgb(palette.code((1, 200, 255))) == (1, 200, 255)


def test_all_six_tokens_are_drawn_by_the_project() -> None:
    assert len({icon(f"common/token_{seat.shape}", 40).tobytes() for seat in SEATS}) == len(SEATS)
