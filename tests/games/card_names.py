"""A check that nothing else on a card touches its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageChops, ImageFilter

from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import SOFT_HYPHEN
from bot.pictures.theme import PAPYRUS


class Ink(NamedTuple):
    """The pixels of something drawn, in gray, and the position of their upper left corner."""

    shape: Image.Image
    x: int
    y: int


def touching(draw: Callable[[Canvas], None], name: str, width: int, height: int) -> list[str]:
    """Return what touches the name on a card, or a line of the name another; `draw` draws the card once."""
    drawn: list[tuple[str, Ink]] = []
    writing: list[str] = []
    text, paste = Canvas.text, Canvas.paste

    def written(self: Canvas, x: float, y: float, said: str, *more: Any, **named: Any) -> float:
        writing.append(said)
        try:
            return text(self, x, y, said, *more, **named)
        finally:
            writing.pop()

    def pasted(self: Canvas, source: Any, at: Any, mask: Image.Image | None = None) -> None:
        if (writing or isinstance(source, Image.Image)) and mask is not None:
            shape = mask.getchannel("A") if mask.mode == "RGBA" else mask
            drawn.append((writing[-1] if writing else "a picture", Ink(shape, at[0], at[1])))
        paste(self, source, at, mask)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", written)
        patch.setattr(Canvas, "paste", pasted)
        draw(Canvas(width, height, PAPYRUS))
    whole = name.replace(SOFT_HYPHEN, "")
    lines = [
        number for number, (said, _) in enumerate(drawn) if said.rstrip("-") and said.rstrip("-") in whole
    ]
    assert lines, f"{whole} is not whole on its card: {[said for said, _ in drawn]}"
    return [
        f"{whole}: {drawn[line][0]!r} touches {said!r}"
        for line in lines
        for number, (said, ink) in enumerate(drawn)
        if number not in lines and _touch(drawn[line][1], ink)
    ]


def _around(ink: Ink) -> Box:
    return Box(ink.x, ink.y, ink.shape.width, ink.shape.height)


def _touch(one: Ink, other: Ink) -> bool:
    """Return whether the two meet anywhere, with no pixel between them."""
    if not _around(one).inset(-1).meets(_around(other)):
        return False
    left, top = min(one.x, other.x) - 1, min(one.y, other.y) - 1
    size = (
        max(one.x + one.shape.width, other.x + other.shape.width) - left + 1,
        max(one.y + one.shape.height, other.y + other.shape.height) - top + 1,
    )
    laid = []
    for ink in (one, other):
        sheet = Image.new("L", size)
        sheet.paste(ink.shape.point(lambda value: 255 if value > 96 else 0), (ink.x - left, ink.y - top))
        laid.append(sheet)
    return ImageChops.multiply(laid[0].filter(ImageFilter.MaxFilter(3)), laid[1]).getbbox() is not None
