"""The pictures of a move's result: readable, small, the same every time, and as the rules foresee it."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.engine import Chance, Foreseen, foresee
from bot.i18n.fluent import LOCALES, Locale, words
from bot.pictures.names import Showing
from bot.pictures.preview import WIDTH
from tests.games.drawing import opened
from tools.selfplay import seed_bytes

from .entry import Conformance
from .suite import SUITE, course, random_game

DRAWN = {game: entry for game, entry in SUITE.items() if entry.title.artist.result is not None}
MOST_BYTES = 250_000

each_game = pytest.mark.parametrize("conformance", DRAWN.values(), ids=DRAWN)


def some_foreseen(conformance: Conformance, seats: int) -> list[Foreseen]:
    """Return two moves of every kind that comes up, or one if there are no two."""
    game, chance = conformance.game, Chance(seed_bytes("results"))
    found: dict[str, list[Foreseen]] = {}
    for state in course(game.id, seats)[::4]:
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
    seats = conformance.game.seats[-1]
    shown = showing(conformance, seats, "en")
    drawn = 0
    for foreseen in some_foreseen(conformance, seats):
        for picture in conformance.title.artist.draw_result(foreseen, shown):
            drawn += 1
            assert opened(picture).width == WIDTH == 1200, "as wide as all that one reader sees"
            assert opened(picture).height <= 1200
            assert len(picture) <= MOST_BYTES, foreseen.move
            assert [picture] == conformance.title.artist.draw_result(foreseen, shown)
    assert drawn


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_every_word_of_a_result_exists(
    conformance: Conformance, locale: Locale, no_argument_missing: None
) -> None:
    seats = conformance.game.seats[0]
    for foreseen in some_foreseen(conformance, seats):
        conformance.title.artist.draw_result(foreseen, showing(conformance, seats, locale))


@each_game
@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_after_a_move_is_drawn_and_told_in_full(
    conformance: Conformance, locale: Locale, no_argument_missing: None
) -> None:
    seats = conformance.game.seats[0]
    shown = showing(conformance, seats, locale)
    said = words(locale, conformance.game.id).naming(shown.names)
    for foreseen in some_foreseen(conformance, seats):
        after, seat = foreseen.after, foreseen.seat
        assert conformance.title.artist.draw_mat(after, seat, shown)
        for form in ("whole", "brief", None):
            assert said.lines(conformance.title.words.status(after, seat), form)
        assert all(said.lines(part.lines, "whole") for part in conformance.title.words.in_words(after))


@each_game
def test_a_result_shows_what_is_foreseen_and_no_secret(conformance: Conformance) -> None:
    game, seats = conformance.game, conformance.game.seats[0]
    state = random_game(game, seats, {}, "results", 25).state
    seat = game.asked(state)[0].seat
    view = game.view(state, seat)
    imagined = game.view(game.imagine(view, Chance(seed_bytes("another"))), seat)
    chance = Chance(b"alike")
    for form in view.decision.forms(view):
        move = form.sample(chance.below)
        pictures: list[list[Image.Image]] = [
            [opened(picture) for picture in conformance.title.artist.draw_result(foreseen, shown)]
            for shown in [showing(conformance, seats, "en")]
            for foreseen in (foresee(game, view, move), foresee(game, imagined, move))
        ]
        assert [p.tobytes() for p in pictures[0]] == [p.tobytes() for p in pictures[1]]
