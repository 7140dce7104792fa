"""The pictures of a move's result: readable, small, the same every time, and as the rules foresee it."""

from __future__ import annotations

from functools import cache

import pytest

from bot.engine import Chance, MovePreview, foresee
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.names import Showing
from bot.pictures.png import colours
from bot.pictures.preview import WIDTH
from tests.games.drawing import alike
from tools.selfplay import seed_bytes

from .entry import Conformance
from .suite import SUITE, course, random_game

DRAWN = {game: entry for game, entry in SUITE.items() if entry.title.artist.result is not None}
MOST_BYTES = 250_000

each_game = pytest.mark.parametrize("conformance", DRAWN.values(), ids=DRAWN)


@cache
def some_foreseen(name: str, seats: int) -> list[MovePreview]:
    """Return two moves of every kind that comes up, or one if there are no two."""
    game, chance = SUITE[name].game, Chance(seed_bytes("results"))
    found: dict[str, list[MovePreview]] = {}
    for state in course(name, seats)[::4]:
        for decision in game.asked(state)[:1]:
            view = game.view(state, decision.seat)
            for form in decision.forms(view):
                known = found.setdefault(form.move.kind(), [])
                if len(known) < 2:
                    known.append(foresee(game, view, form.sample(chance.below)))
    return [foreseen for known in found.values() for foreseen in known]


def showing(conformance: Conformance, seats: int, locale: Locale) -> Showing:
    names = ("Anna", "Maximiliane-Charlotte von und zu", "Carla", "Dirk", "Eva", "Flavia Domitilla")
    return Showing(names[:seats], words(locale, conformance.game.id))


@each_game
def test_a_result_is_drawn_within_the_budget_and_the_same_every_time(
    conformance: Conformance,
) -> None:
    game, draw = conformance.game.id, conformance.title.artist.result
    assert draw
    seats = conformance.game.seats[-1]
    shown = showing(conformance, seats, "en")
    drawn = 0
    for foreseen in some_foreseen(game, seats):
        picture = draw(foreseen, shown)
        if picture is not None:
            drawn += 1
            assert picture.width == WIDTH == 1200, "as wide as all that one reader sees"
            assert picture.height <= 1200
            assert len(picture.png(colours(game))) <= MOST_BYTES, foreseen.move
            again = draw(foreseen, shown)
            assert again
            assert alike(picture, again)
    assert drawn


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_a_result_exists(
    conformance: Conformance, locale: Locale, no_argument_missing: None
) -> None:
    seats, draw = conformance.game.seats[0], conformance.title.artist.result
    assert draw
    for foreseen in some_foreseen(conformance.game.id, seats):
        draw(foreseen, showing(conformance, seats, locale))


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_after_a_move_is_drawn_and_told_in_full(
    conformance: Conformance, locale: Locale, no_argument_missing: None
) -> None:
    seats = conformance.game.seats[0]
    shown = showing(conformance, seats, locale)
    said = words(locale, conformance.game.id).naming(shown.names)
    for foreseen in some_foreseen(conformance.game.id, seats):
        after, seat = foreseen.after, foreseen.seat
        assert conformance.title.artist.mat(after, seat, shown)
        for form in ("whole", "brief", None):
            assert said.lines(conformance.title.words.status(after, seat), form)
        assert all(said.lines(part.lines, "whole") for part in conformance.title.words.in_words(after))


@each_game
def test_a_result_shows_what_is_foreseen_and_no_secret(conformance: Conformance) -> None:
    game, seats = conformance.game, conformance.game.seats[0]
    draw = conformance.title.artist.draw_result
    state = random_game(game, seats, {}, "results", 25).state
    seat = game.asked(state)[0].seat
    view = game.view(state, seat)
    imagined = game.view(game.imagine(view, Chance(seed_bytes("another"))), seat)
    chance = Chance(b"alike")
    for form in view.decision.forms(view):
        move = form.sample(chance.below)
        shown = showing(conformance, seats, "en")
        assert draw(foresee(game, view, move), shown) == draw(foresee(game, imagined, move), shown)
