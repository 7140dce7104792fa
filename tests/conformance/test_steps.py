"""The steps of a turn are numbered on the pictures of every game, in the order of the card's lines."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.engine import Event
from bot.i18n.fluent import words
from bot.pictures import highlights as numbers
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing
from tests.games.saying import Saying

from .entry import Conformance
from .suite import SUITE

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
DRAWN = {game: entry for game, entry in SUITE.items() if entry.title.artist.result is not None}
MOVES, EVERY = 5, 23
"""So many moves are told together, of as many in the games."""

each_game = pytest.mark.parametrize("conformance", DRAWN.values(), ids=DRAWN)


@each_game
def test_every_step_has_its_number_on_a_picture(
    conformance: Conformance, monkeypatch: pytest.MonkeyPatch
) -> None:
    artist, game = conformance.title.artist, conformance.game
    drawn: list[str] = []
    monkeypatch.setattr(numbers, "disc", lambda canvas, x, y, text, size: drawn.append(text))
    saying = Saying(game, conformance.title.words)
    steps: list[list[Event]] = []
    tried = 0
    for ply, (state, *_) in enumerate(saying.turns(game.seats[-1], seed=3)):
        view = game.view(state, None)
        steps = [*steps, *([event] for event in view.events if event.deed)][-MOVES:]
        if ply % EVERY or len(steps) < MOVES:
            continue
        drawn.clear()
        parts = len(artist.tables)
        showing = Showing(NAMES[: view.seats], words("en", game.id).naming(NAMES[: view.seats]))
        spots = [artist.spots_of(part, view, showing) for part in range(parts)]
        for part in range(parts):
            numbers.draw_steps(Canvas(1, 1, (0, 0, 0)), steps, part, parts, spots.__getitem__, artist.passing)
        told = {int(number) for text in drawn for number in text.split()}
        assert told == set(range(1, MOVES + 1)), [step[0].key for step in steps]
        tried += 1
    assert tried > 1


@each_game
def test_one_step_alone_has_no_number_and_several_are_drawn(conformance: Conformance) -> None:
    artist, game = conformance.title.artist, conformance.game
    seats = game.seats[0]
    showing = Showing(NAMES[:seats], words("en", game.id).naming(NAMES[:seats]))
    saying = Saying(game, conformance.title.words)
    steps: list[list[Event]] = []
    for state, *_ in islice(saying.turns(seats, seed=3), 30):
        view = game.view(state, None)
        steps += [[event] for event in view.events if event.deed]
    plain = artist.draw_table(view, showing)
    parts = range(len(artist.tables))
    assert [artist.draw_part(part, view, showing, steps[-1:]) for part in parts] == plain
    assert [artist.draw_part(part, view, showing, steps[-3:]) for part in parts] != plain
