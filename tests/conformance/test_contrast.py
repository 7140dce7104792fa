"""Every text on a picture stands out from its background, enough for people with weak eyesight."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image, ImageStat

from bot.pictures import fonts
from bot.pictures.artist import Since
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import PANELS, SPRITES
from bot.pictures.theme import Colour, contrast
from tests.games.drawing import Drawing
from tools.samples import all_places

from .entry import Conformance
from .suite import SUITE

READABLE = 4.5

_WITHIN = 100
"""How much of a pixel, of 255, a letter must cover for the pixel to count as under it."""


@contextmanager
def contrasts() -> Iterator[dict[tuple[str, Colour, Colour], float]]:
    """Record the contrast of each text that is drawn, by its color and the median of what is under it."""
    found: dict[tuple[str, Colour, Colour], float] = {}
    written: dict[int, tuple[str, Image.Image]] = {}
    mask, paste = fonts.mask, Canvas.paste

    def noted(text: str, style: fonts.Style) -> fonts.Mask:
        drawn = mask(text, style)
        written[id(drawn.image)] = text, drawn.image
        return drawn

    def measured(canvas: Canvas, source: Any, at: Any, through: Image.Image | None = None) -> None:
        if through is not None and id(through) in written and isinstance(source, tuple):
            x, y = at[:2]
            box = (x, y, x + through.width, y + through.height)
            letters = through.point(lambda value: 255 * (value > _WITHIN))
            if letters.getbbox() and _lies_within(box, canvas):
                red, green, blue = map(int, ImageStat.Stat(canvas.image.crop(box), letters).median)
                ground = (red, green, blue)
                found[written[id(through)][0], source, ground] = contrast(source, ground)
        paste(canvas, source, at, through)

    with pytest.MonkeyPatch.context() as patch:
        SPRITES.clear()
        PANELS.clear()
        patch.setattr(fonts, "mask", noted)
        patch.setattr(Canvas, "paste", measured)
        yield found
    SPRITES.clear()
    PANELS.clear()


def _lies_within(box: tuple[int, int, int, int], canvas: Canvas) -> bool:
    """Return whether a text is wholly visible; what is cut off is shown in full elsewhere."""
    return box[0] >= 0 and box[1] >= 0 and box[2] <= canvas.width and box[3] <= canvas.height


def draw_all(conformance: Conformance) -> None:
    """Draw the kinds of pictures of a game, at its start, in its middle and at its end.

    Not the results of moves: there the rest of the table fades on purpose.
    """
    drawing = conformance.drawing or Drawing(conformance.title)
    game, artist = drawing.title.game, drawing.title.artist
    for seats, moments in ((game.seats[0], ("start", "middle")), (game.seats[-1], ("middle", "end"))):
        showing = drawing.showing(seats)
        artist.gather(drawing.seen(drawing.sample(seats, "start")), showing, settled=True)
        for moment in moments:
            state = drawing.sample(seats, moment)
            for draw in artist.tables:
                draw(drawing.seen(state), showing)
            seat = next((asked.seat for asked in game.asked(state)), 0)
            own = drawing.seen(state, seat)
            artist.mat(own, seat, showing)
            if game.asked(state) and (places := all_places(drawing.title, own)):
                artist.choice(own, seat, places, showing)
            if moment == "middle" and artist.since is not None:
                artist.since(own, seat, Since([own.events]), showing)
    for page in artist.rules.values():
        page(showing.words)


@pytest.mark.parametrize("game", SUITE)
def test_every_text_stands_out_from_its_background(game: str) -> None:
    with contrasts() as found:
        draw_all(SUITE[game])
    assert len(found) > 20
    faint = sorted((round(ratio, 2), *text) for text, ratio in found.items() if ratio < READABLE)
    assert faint == []


def test_a_faint_text_is_found() -> None:
    with contrasts() as found:
        canvas = Canvas(200, 60, (200, 200, 200))
        canvas.text(20, 30, "faint", fonts.DETAIL, (150, 150, 150))
        canvas.text(90, 30, "clear", fonts.DETAIL, (0, 0, 0))
    assert {text for (text, _, _), ratio in found.items() if ratio < READABLE} == {"faint"}
