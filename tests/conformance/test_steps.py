"""The steps of a turn are numbered on the pictures of every game, in the order of the lines on the card."""

from __future__ import annotations

from itertools import islice

import pytest
from PIL import Image

from bot.engine import Event, Place
from bot.i18n.fluent import words
from bot.pictures import highlights as numbers
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing
from bot.pictures.theme import NIGHT
from tests.games.saying import Saying

from .entry import Conformance
from .suite import SUITE

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Flavia")
DRAWN = {game: entry for game, entry in SUITE.items() if entry.title.artist.result is not None}
MOVES, EVERY = 5, 23
"""How many moves are told together, and how many plies apart this is tried."""

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


def drawn_at(*boxes: Box) -> list[tuple[float, str]]:
    """Return the numbers drawn for steps at these places of a picture, with the left edge of each, in px."""
    found: list[tuple[float, str]] = []
    spots = {f"place {number}": box for number, box in enumerate(boxes)}
    steps = [[Event("moved", 0, {"place": Place(str(number))}, deed=True)] for number in range(len(boxes))]

    def centred(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        found.append((x - sprite.width / 2, told[-1]))

    told: list[str] = []
    disc = numbers._disc
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numbers, "_disc", lambda text, size: told.append(text) or disc(text, size))
        patch.setattr(Canvas, "centre", centred)
        numbers.draw_steps(Canvas(1600, 900, NIGHT), steps, 0, 1, lambda _: spots)
    return found


def test_steps_in_overlapping_places_have_their_numbers_side_by_side() -> None:
    told = drawn_at(Box(700, 300, 90, 90), Box(703, 310, 80, 90), Box(900, 300, 90, 90))
    assert [text for _, text in told] == ["1 2", "3"]


def test_numbers_at_the_edge_of_a_picture_are_not_cut() -> None:
    assert drawn_at(*[Box(-20, 300, 40, 40)] * 9) == [(0, "1 2 3 4 5 6 7 8 9")]


@each_game
def test_a_single_step_has_no_number_and_several_have(conformance: Conformance) -> None:
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
