"""Letters in Discordia's pictures: those of the reader's language, as in its texts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.channel.moves.move_commands import typed_values
from bot.channel.moves.move_index import index_of
from bot.games import TITLES
from bot.games.discordia.pictures import ARTIST
from bot.games.discordia.rules.moves import Dispatch, Take
from bot.games.discordia.state import State
from bot.i18n.fluent import LOCALES, Locale
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from tests.asking import prompt_for
from tests.channel.test_choosing import table_of
from tests.games.letters import check_letters, check_nothing_kept_crosses_languages
from tools.samples import all_places

from .drawn import DRAWING
from .scenario import acting, new_game, owns, play, shows, stands
from .spoken import SAYING

FOREIGN: dict[Locale, set[str]] = {
    "de": {"Y", "F", "C", "F1", "D1", "D6", "discordia/farmer", "discordia/joker_yellow"},
    "en": {"G", "K", "A1", "L1", "L6", "discordia/farmer_g", "discordia/joker_yellow_g"},
}
"""Texts that only the other language uses, and the artwork with its letters."""


def at_the_field() -> State:
    """Return a turn with a tile that needs farmers on the display, and another one in the city."""
    state = acting(new_game(2), 0, "red", 1)
    shows(state, "1a", "farm_1a")
    stands(state, 0, "F2", "farm_2a", "Y")
    owns(state, 1, "joker_yellow")
    return state


TAKE = Take("1a", "F1")


def tables(locale: Locale) -> Iterator[Canvas]:
    """Draw the public pictures of two players and of four."""
    for draw in ARTIST.tables:
        yield draw(DRAWING.seen(play(at_the_field(), 0, TAKE)), DRAWING.showing(2, locale))
        yield draw(DRAWING.seen(DRAWING.sample(4, "turn")), DRAWING.showing(4, locale))


def pictures(locale: Locale) -> Iterator[Canvas]:
    """Draw a picture of each kind."""
    yield from tables(locale)
    state, showing = at_the_field(), DRAWING.showing(2, locale)
    asked = DRAWING.seen(state, 0)
    after = DRAWING.seen(play(at_the_field(), 0, TAKE), 0)
    assert ARTIST.result
    assert ARTIST.since
    yield ARTIST.tables[0](DRAWING.seen(DRAWING.sample(2, "end")), showing)
    yield ARTIST.gather(after, showing, settled=True)
    yield ARTIST.mat(after, 0, showing)
    yield ARTIST.choice(asked, 0, all_places(TITLES["discordia"], asked), showing)
    yield ARTIST.choice(asked, 0, {"F1": "−2"}, showing)
    yield ARTIST.choice(asked, 0, {"joker_yellow": "", "mil_s1": ""}, showing)
    result = ARTIST.result(SAYING.foreseen(state, 0, TAKE), showing)
    assert result
    yield result
    yield ARTIST.since(after, 0, Since([after.events]), showing)
    for draw_page in ARTIST.rules.values():
        yield draw_page(showing.words)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_picture_shows_letters_of_another_language(locale: Locale) -> None:
    check_letters(pictures, locale, FOREIGN)


def test_german_pictures_contain_nothing_cached_from_english_ones() -> None:
    check_nothing_kept_crosses_languages(tables)


@pytest.mark.parametrize(("locale", "typed"), [("en", "C1"), ("en", "K1"), ("de", "K1")])
def test_a_place_can_be_typed_with_its_letter_in_the_language_or_in_records(
    locale: Locale, typed: str
) -> None:
    state = acting(new_game(2), 0, "red", 1)
    stands(state, 0, "K1", "barracks_4a", "R")
    asked = prompt_for(table_of(TITLES["discordia"], state), 0, locale)
    assert typed_values(asked, asked.forms["dispatch"], {"tile": typed}) == ({"tile": "K1"}, None)
    found = index_of(asked).suggested(f"dispatch {typed}", locale, 25)
    assert {move.tile for move in found if isinstance(move, Dispatch)} == {"K1"}
