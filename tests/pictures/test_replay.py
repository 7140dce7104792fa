"""Frames of a replay: the table below its narration, and the rail that shows progress."""

from functools import cache
from itertools import pairwise

import pytest

from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures import heading as heading_module
from bot.pictures.canvas import Canvas
from bot.pictures.names import Showing
from bot.pictures.replay_frame import ReplayProgress, draw_frame
from bot.pictures.theme import LIGHT_GOLD, WALL
from bot.review.replay import Frames
from tests.conformance.suite import random_game
from tests.type_sizes import measure_texts

NAMES = ("Maximilian der Große von und zu Köln am Rhein",) * 6


@cache
def whole_game(name: str) -> Frames:
    """Return a random game with the most seats."""
    title = TITLES[name]
    return Frames(title, random_game(title.game, title.game.seats[-1], {}, "frames").record())


@pytest.mark.parametrize("name", sorted(TITLES))
def test_the_rail_fills_from_the_first_frame_to_the_last_and_stays_in_place(name: str) -> None:
    title, frames = TITLES[name], whole_game(name)
    showing = Showing(NAMES[: title.game.seats[-1]], words("de", name))
    filled = []
    for index in (0, frames.last // 2, frames.last):
        image = title.artist.frame(frames.view(index), showing, frames.progress(index)).image
        table = title.artist.tables[0](frames.view(index), showing)
        assert image.size == (table.width, table.height)
        rail = image.crop((0, image.height - 68, image.width, image.height - 67))
        colours = {colour: count for count, colour in rail.getcolors(1600) or ()}
        filled.append(colours.get(LIGHT_GOLD, 0))
    assert all(earlier < later for earlier, later in pairwise(filled))


def test_the_last_move_of_a_round_belongs_to_it() -> None:
    rounds = (3, 2)
    assert [ReplayProgress(ply, rounds, "length-rounds").round for ply in range(6)] == [1, 1, 1, 1, 2, 2]
    assert ReplayProgress(0, rounds, "length-rounds").plies == 5


@pytest.mark.parametrize("name", sorted(TITLES))
def test_every_frame_names_the_seats_beside_their_points(name: str) -> None:
    title, frames = TITLES[name], whole_game(name)
    seats = title.game.seats[-1]
    showing = Showing(
        ("Gregory", "Θεόδωρος", "Maximiliane", "Владимир", "Livia", "Ödön")[:seats], words("en", name)
    )
    for index in (0, 1, frames.last // 2, frames.last):
        heading = title.artist.heading(frames.view(index), showing)
        table = Canvas(heading_module.WIDTH, heading_module.HEIGHT, WALL)
        with measure_texts(1600) as texts:
            draw_frame(heading, table.image, frames.progress(index))
        for shown in showing.names:
            heights = [height for text, height, _ in texts if text.startswith(shown[:2])]
            assert heights, shown
            assert min(heights) >= 6.5
        scores = {plaque.score for plaque in heading.plaques()}
        assert max(height for text, height, _ in texts if text in scores) >= 9
