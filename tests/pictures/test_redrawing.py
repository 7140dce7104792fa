"""A picture that is redrawn from an earlier version is the same as one that is drawn from scratch."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PIL import Image

from bot.engine import foresee
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import words
from bot.pictures import png, redrawing
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.names import Showing
from bot.pictures.png import colours, encode
from bot.pictures.redrawing import LAST, redrawn
from bot.pictures.sprites import Cache, icon
from bot.pictures.theme import CRIMSON, GOLD, INK, IVORY, WALL
from tools.samples import SamplePlayer
from tools.selfplay import seed_bytes

PALETTE = (WALL, IVORY, CRIMSON, GOLD, INK)
EACH_GAME = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
WHOLE = pytest.param(10_000, id="the whole game", marks=pytest.mark.soak)


@pytest.fixture(autouse=True)
def nothing_drawn_yet() -> Iterator[None]:
    LAST.clear()
    yield
    LAST.clear()


@pytest.fixture
def reduced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """The sizes of what is drawn."""
    sizes = []
    reduce: Callable[..., Image.Image] = png.reduced

    def noted(image: Image.Image, palette: object) -> Image.Image:
        sizes.append(image.size)
        return reduce(image, palette)

    monkeypatch.setattr(redrawing, "reduced", noted)
    return sizes


def draw(points: str, *boxes: tuple[int, int]) -> Canvas:
    canvas = Canvas(400, 300, WALL)
    canvas.text(20, 30, points, COUNT, IVORY)
    for x, y in boxes:
        canvas.rectangle(x, y, 60, 40, CRIMSON, 8)
    canvas.centre(icon("common/gold", 40), 350, 250)
    return canvas


def check(canvas: Canvas) -> None:
    assert redrawn(canvas, PALETTE, "name") == encode(canvas.image, PALETTE)


def test_unchanged_parts_are_not_drawn_again(reduced: list[tuple[int, int]]) -> None:
    check(draw("7", (100, 100), (200, 100)))
    check(draw("8", (100, 100), (200, 100)))
    check(draw("8", (100, 100)))
    first, points, box = reduced
    assert first == (400, 300)
    assert points[0] < 40 > points[1]
    assert box == (60, 40)


def test_an_unchanged_picture_is_not_encoded_again(reduced: list[tuple[int, int]]) -> None:
    assert redrawn(draw("7"), PALETTE, "name") is redrawn(draw("7"), PALETTE, "name")
    assert reduced == [(400, 300)]


def test_another_order_of_overlapping_pieces_is_noticed() -> None:
    for last in (GOLD, INK):
        canvas = draw("7")
        for colour in (GOLD, INK) if last is INK else (INK, GOLD):
            canvas.rectangle(100, 100, 50, 50, colour)
        check(canvas)


def test_pieces_that_extend_beyond_the_picture_are_cut_off() -> None:
    for x in (-30, 370, 380):
        check(draw("7", (x, -20), (x, 280)))


def test_pictures_of_another_name_or_size_are_not_reused(reduced: list[tuple[int, int]]) -> None:
    for name, width in (("one", 400), ("other", 400), ("one", 390)):
        canvas = Canvas(width, 300, WALL)
        assert redrawn(canvas, PALETTE, name) == encode(canvas.image, PALETTE)
    assert reduced == [(400, 300), (400, 300), (390, 300)]


def test_without_a_palette_each_picture_has_colors_of_its_own() -> None:
    for points in "78":
        assert redrawn(draw(points), (), "name") == encode(draw(points).image)


@EACH_GAME
@pytest.mark.parametrize("moves", [pytest.param(12, id="some moves"), WHOLE])
def test_tables_after_each_move_look_as_if_drawn_from_scratch(
    title: Title, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, artist = title.game, title.artist
    state, showing = game.new(game.seats[-1], {}, seed_bytes("redrawn")), Showing((), words("en", game.id))
    player = SamplePlayer(title, seed_bytes("redrawn"))
    for _ in range(moves):
        view = game.view(state, None)
        for part, table in enumerate(artist.tables):
            drawn = artist.draw_part(part, view, showing)
            with monkeypatch.context() as anew:
                anew.setattr("bot.pictures.canvas.PANELS", Cache(limit=10_000_000))
                assert drawn == encode(table(view, showing).image, colours(game.id))
        if state.outcome is not None:
            break
        seat = game.asked(state)[0].seat
        game.play(state, seat, player.choose(game.view(state, seat)))


@EACH_GAME
@pytest.mark.parametrize("moves", [pytest.param(16, id="some moves"), WHOLE])
def test_boards_and_results_after_each_move_look_as_if_drawn_from_scratch(title: Title, moves: int) -> None:
    game, artist = title.game, title.artist
    state, showing = game.new(game.seats[0], {}, seed_bytes("redrawn")), Showing((), words("en", game.id))
    player = SamplePlayer(title, seed_bytes("redrawn"))
    for _ in range(moves):
        if state.outcome is not None:
            break
        seat = game.asked(state)[0].seat
        view = game.view(state, seat)
        move = player.choose(view)
        foreseen = foresee(game, view, move)
        drawn = [artist.draw_mat(view, seat, showing), *artist.draw_result(foreseen, showing)]
        LAST.clear()
        assert drawn == [artist.draw_mat(view, seat, showing), *artist.draw_result(foreseen, showing)]
        game.play(state, seat, move)
