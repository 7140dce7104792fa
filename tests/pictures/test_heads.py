"""The heads of computers after their names, in every line of text."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from bot.ai.players import LEVELS
from bot.assets import ASSETS
from bot.games import TITLES
from bot.i18n.fluent import words
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import HEADS, NAME, Style, head_apart, headed, pieces, width
from bot.pictures.names import Showing, drawable, fit, lines, shorten
from bot.pictures.theme import INK, PAPYRUS
from tools.samples import sample_position

LONG = "Maximilianus Aurelius Pompeianus"


def test_every_level_has_a_head_of_its_own() -> None:
    assert set(HEADS) == set(LEVELS)
    assert len(set(HEADS.values())) == len(LEVELS)
    assert all((ASSETS / f"{fonts.artwork(sign)}.svg").is_file() for sign in HEADS.values())


def test_people_have_no_head() -> None:
    assert headed("Livia", None) == "Livia"


def test_nobody_can_put_a_head_after_their_own_name() -> None:
    assert [drawable(headed("Livia", level), "Porphyry") for level in LEVELS] == ["Livia"] * len(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["Livia", "Θεόδωρος", "محمد بن علي"])
@pytest.mark.parametrize("size", [22, 40])
def test_a_head_is_after_the_name_and_as_high_as_it(level: str, name: str, size: int) -> None:
    style = Style(NAME.face, size)
    canvases = [Canvas(600, 100, PAPYRUS) for _ in range(2)]
    bare, behind = (
        canvas.text(10, 50, text, style, INK)
        for canvas, text in zip(canvases, (name, headed(name, level)), strict=True)
    )
    left, top, right, bottom = ImageChops.difference(*(each.image for each in canvases)).getbbox() or (0,) * 4
    assert 10 + bare < left <= right <= 10 + behind + 1
    assert bottom - top >= 0.85 * size
    assert top + bottom == pytest.approx(100, abs=6)


@pytest.mark.parametrize("room", [90, 160, 300])
def test_a_cut_name_keeps_its_head(room: int) -> None:
    text, style = fit(headed(LONG, "legatus"), NAME, room)
    assert width(text, style) <= room
    assert head_apart(text)[1] == HEADS["legatus"]
    assert head_apart(text)[0].endswith("…")


def test_a_head_stays_with_its_name_in_lines_and_sentences() -> None:
    name = headed("Gaius", "tiro")
    assert pieces(f"{name} builds, {name}: pass") == [
        "Gaius",
        HEADS["tiro"],
        " builds, Gaius",
        HEADS["tiro"],
        ": pass",
    ]
    assert lines(f"{name} Livia", NAME, width(name, NAME)) == [name, "Livia"]
    assert shorten(name, NAME, 1) == ""


@pytest.mark.parametrize("game", TITLES)
def test_every_picture_that_names_a_computer_shows_its_head(game: str) -> None:
    title = TITLES[game]
    seats = title.game.seats[0]
    state = sample_position(title, seats, "heads")
    view = title.game.view(state, None)
    names = ("Livia", "Gaius", "Marcus", "Titus")[:seats]
    pictures = []
    for computers in ((), (None, "veteranus", None, None)[:seats]):
        showing = Showing(names, words("en", game), computers)
        drawn = [draw(view, showing) for draw in title.artist.tables]
        drawn += [title.artist.mat(view, 1, showing), title.artist.gather(view, showing, settled=True)]
        pictures.append([canvas.image.tobytes() for canvas in drawn])
    assert all(one != other for one, other in zip(*pictures, strict=True))
