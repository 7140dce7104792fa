"""Colors are readable, and everybody can tell them apart."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games import TITLES
from bot.pictures import theme
from bot.pictures.panels import ON_DARK
from bot.pictures.pieces import mark
from bot.pictures.private_board import ON_PAPYRUS
from bot.pictures.sprites import icon
from bot.pictures.theme import SEATS, SeatLook, Theme, contrast, mix

THEMES = [title.theme for title in TITLES.values()]
READABLE = 4.5


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        *(
            (tone, ground)
            for tone in (ON_DARK.figure, ON_DARK.zero, ON_DARK.word)
            for ground in (theme.PANEL,)
        ),
        (ON_DARK.zero, theme.PANEL_ASKED),
        *(
            (tone, ground)
            for tone in (ON_PAPYRUS.figure, ON_PAPYRUS.word, theme.CRIMSON)
            for ground in (theme.PAPYRUS, theme.MARBLE)
        ),
        (ON_PAPYRUS.zero, theme.PAPYRUS),
        (theme.INK, theme.LIGHT_GOLD),
        (theme.CRIMSON, theme.MARBLE),
        (theme.GOLD, theme.PANEL),
        (theme.LIGHT_GOLD, theme.NIGHT),
    ],
)
def test_text_can_be_read(text: theme.Colour, ground: theme.Colour) -> None:
    assert contrast(text, ground) >= READABLE


@pytest.mark.parametrize("look", THEMES, ids=lambda look: look.frieze)
def test_a_header_can_be_read(look: Theme) -> None:
    assert contrast(mix(theme.IVORY, look.accent, 0.12), look.accent) >= READABLE
    assert contrast(mix(theme.IVORY, look.dark, 0.18), look.dark) >= READABLE
    assert contrast(theme.LIGHT_GOLD, look.dark) >= READABLE
    assert contrast(theme.LIGHT_GOLD, look.accent) >= READABLE
    assert contrast(look.accent, theme.PAPYRUS) >= READABLE


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.key)
def test_the_mark_stands_out_from_its_seat(seat: SeatLook) -> None:
    assert contrast(seat.mark, seat.colour) >= READABLE


def test_seats_differ_in_name_color_and_shape() -> None:
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


def test_contrast_is_computed_as_in_the_guidelines() -> None:
    assert contrast(theme.BLACK, theme.WHITE) == pytest.approx(21)
    assert contrast(theme.rgb("#777777"), theme.WHITE) == pytest.approx(4.48, abs=0.01)


def test_a_color_is_read_back_from_its_code() -> None:
    assert theme.rgb(theme.code((1, 200, 255))) == (1, 200, 255)


def test_all_six_tokens_look_different() -> None:
    assert len({icon(f"common/token_{seat.shape}", 40).tobytes() for seat in SEATS}) == len(SEATS)
