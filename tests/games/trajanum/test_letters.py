"""Letters in Forum Trajanum's pictures: those of the color names in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.assets import ASSETS
from bot.engine import asked_of
from bot.games import TITLES
from bot.games.trajanum.components import COLOURS, WORKERS
from bot.games.trajanum.pictures import ARTIST, tiles
from bot.games.trajanum.pictures.tiles import COLOURS as LOOKS
from bot.games.trajanum.pictures.tiles import colour_letter, of_gain
from bot.games.trajanum.rules.moves import Take
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from tests.games.letters import check_letters, check_nothing_kept_crosses_languages
from tools.samples import all_places

from .drawn import DRAWING
from .scenario import bare, lay, taking
from .spoken import SAYING

FOREIGN: dict[Locale, set[str]] = {
    "de": {"Y", "trajanum/worker_green", "trajanum/worker_yellow"},
    "en": {"Gr", "Ge", "trajanum/worker_green_gr", "trajanum/worker_yellow_ge"},
}
"""Texts that only the other language uses, and the artwork with its letters; G is also a column of the forum."""


def tables(locale: Locale) -> Iterator[Canvas]:
    """Draw the public pictures: two colonias side by side; one large and three small ones."""
    for seats, moment in ((2, "using"), (4, "envoy")):
        view = DRAWING.seen(DRAWING.sample(seats, moment))
        for draw in ARTIST.tables:
            yield draw(view, DRAWING.showing(seats, locale))


def pictures(locale: Locale) -> Iterator[Canvas]:
    """Draw a picture of each kind."""
    yield from tables(locale)
    assert ARTIST.result
    assert ARTIST.since
    state, showing = DRAWING.sample(4, "envoy"), DRAWING.showing(4, locale)
    seat = asked_of(state)[0].seat
    own = DRAWING.seen(state, seat)
    yield ARTIST.gather(own, showing, settled=True)
    yield ARTIST.mat(own, seat, showing)
    yield ARTIST.choice(own, seat, all_places(TITLES["trajanum"], own), showing)
    yield ARTIST.choice(own, seat, {"B1": "+1"}, showing)
    yield ARTIST.since(own, seat, Since([own.events]), showing)
    take = taking(bare(), "chariot")
    lay(take, 0, A2="t_green_yellow", B1="t_green_yellow", C1="t_builder_yellow")
    result = ARTIST.result(SAYING.foreseen(take, 0, Take("B1")), DRAWING.showing(2, locale))
    assert result
    yield result
    for draw_page in ARTIST.rules.values():
        yield draw_page(showing.words)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_picture_shows_letters_of_another_language(locale: Locale) -> None:
    check_letters(pictures, locale, FOREIGN)


def test_german_pictures_contain_nothing_cached_from_english_ones() -> None:
    check_nothing_kept_crosses_languages(tables)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_color_has_its_own_letters_which_begin_its_name(locale: Locale) -> None:
    said = words(locale, "trajanum")
    assert len({colour_letter(colour, locale) for colour in COLOURS}) == len(COLOURS)
    assert all(
        said(f"colour-{colour}").startswith(colour_letter(colour, locale).lower()) for colour in COLOURS
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_every_worker_is_drawn_with_the_letters_of_its_color(locale: Locale) -> None:
    artworks = [of_gain(worker, locale) for worker in WORKERS]
    assert len(set(artworks)) == len(WORKERS)
    assert all((ASSETS / f"{name}.svg").is_file() for name in artworks)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("locale", LOCALES)
def test_the_letters_of_a_crane_fit_its_chip(colour: str, locale: Locale) -> None:
    for side in (22, 27, 32, 42):
        chip = tiles.chip(colour, side, side + 2, locale)
        inside = chip.convert("RGB").crop((2, 8, chip.width - 2, chip.height - 8))
        edges = (
            inside.crop((0, 0, 1, inside.height)),
            inside.crop((inside.width - 1, 0, inside.width, inside.height)),
        )
        assert {edge.getpixel((0, y)) for edge in edges for y in range(edge.height)} == {LOOKS[colour].stone}
