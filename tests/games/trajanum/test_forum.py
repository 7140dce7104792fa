"""Forum Trajanum's pictures of the forum: names, gains, envoys and numbers beside the letters of its cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from unittest.mock import patch

import pytest
from PIL import ImageChops

from bot.engine import Event, Place
from bot.games.trajanum.pictures import forum, private, scene, tiles
from bot.games.trajanum.state import View
from bot.i18n.fluent import LOCALES, Locale
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import PANELS, SPRITES
from bot.pictures.theme import PAPYRUS
from tests.games.drawing import laid_by
from tests.type_sizes import PHONE, measure_texts

from .drawn import DRAWING

seen, showing, sample = DRAWING.seen, DRAWING.showing, DRAWING.sample


FORUMS = pytest.mark.parametrize(
    ("seats", "moment"), [(2, "last round"), (3, "scored"), (4, "scored"), (4, "envoy")]
)
"""Forums with envoys; the last one has small cells."""
ON_CELLS = ((private.FORUM_HEIGHT, ""), (private.CHOICE_FORUM, "+10!"))
"""The heights of the forum in the mat and in a choice, and what its cells would bring there."""


def draw_cells(view: View, places: Mapping[str, str], tallest: int, locale: Locale) -> Canvas:
    """Draw the forum with cells to choose."""
    canvas = Canvas(1200, 1100, PAPYRUS)
    forum.forum_section(view, places, tallest, locale).draw(canvas, 0)
    return canvas


def letters_shown_by(draw: Callable[[], Canvas]) -> bytes:
    """Return all that a picture shows of the letters of the forum's cells; the rest is black."""
    drawn = []
    for letter in (tiles.colour_letter, lambda *_: " "):
        for cache in (SPRITES, PANELS):
            cache.clear()
        with patch.object(forum, "colour_letter", letter):
            drawn.append(draw().image)
    letters = ImageChops.difference(*drawn)
    assert letters.getbbox()
    return letters.tobytes()


@FORUMS
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_covers_the_letters_of_the_forums_cells(seats: int, moment: str, locale: Locale) -> None:
    names, view, empty = showing(seats, locale), *(seen(sample(seats, moment), 0) for _ in range(2))
    empty.forum.envoys = {}
    cells = view.forum.colours()
    free = [cell for cell in cells if cell not in view.forum.envoys]
    for tallest, gain in ON_CELLS:
        letters = letters_shown_by(partial(draw_cells, empty, {}, tallest, locale))
        chosen = partial(draw_cells, view, dict.fromkeys(free, gain), tallest, locale)
        assert letters_shown_by(chosen) == letters
    moved = [[Event("envoy-placed", 0, {"cell": Place(cell)})] for cell in cells]
    letters, numbered = (
        letters_shown_by(partial(private.draw_since, one, 0, since, names))
        for one, since in ((empty, Since(())), (view, Since(moved)))
    )
    assert numbered == letters
    letters, placed = (letters_shown_by(partial(scene.draw_forum, one, names)) for one in (empty, view))
    assert placed == letters


@pytest.mark.parametrize("locale", LOCALES)
def test_no_number_of_a_step_covers_the_letter_of_a_large_cell(locale: Locale) -> None:
    view = seen(sample(4, "scored"))

    def numbered(*cells: str) -> Canvas:
        canvas = scene.draw_forum(view, showing(4, locale))
        steps = [[Event("envoy-placed", 0, {"cell": Place(cell)})] for cell in cells]
        highlights.draw_steps(canvas, steps, 0, 1, lambda _: canvas.spots)
        return canvas

    letters = letters_shown_by(numbered)
    for cells in (["B1", "C3", "B5"], ["C2", "A3", "E8"]):
        assert letters_shown_by(partial(numbered, *cells)) == letters


@FORUMS
def test_name_and_gain_of_a_cell_are_written_below_each_other_inside_it(seats: int, moment: str) -> None:
    view = seen(sample(seats, moment))
    cell = next(cell for cell in reversed(view.forum.colours()) if cell not in view.forum.envoys)
    for tallest, gain in ON_CELLS:
        draw = partial(draw_cells, view, {cell: gain}, tallest, "en")
        written = {one.text: one.box for one in laid_by(draw) if one.text}
        box = draw().spots[f"cell {cell}"].inset(3)
        assert box.holds(written[cell])
        if gain:
            assert box.holds(written[gain])
            assert not written[gain].meets(written[cell])


def test_the_letters_of_the_forums_columns_keep_clear_of_the_numbers_of_its_rows() -> None:
    section = forum.forum_section(seen(sample(4, "envoy")), {}, private.FORUM_HEIGHT, "en")
    with measure_texts(width=1) as texts:
        section.draw(Canvas(1200, 800, PAPYRUS), 0)
    rails = {text: (height / PHONE, y) for text, height, y in texts}
    (height, letter), (_, number) = rails["C"], rails["4"]
    assert letter - number > height, "where column C begins below row 4"
