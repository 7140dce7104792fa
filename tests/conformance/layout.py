"""What pictures show, and where: recorded while they are drawn, with plain squares for artwork."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.pictures import fonts, panels, sprites
from bot.pictures.canvas import Box, Canvas
from bot.pictures.sprites import PANELS, SPRITES, Cache


@dataclass(frozen=True)
class Piece:
    """A text or the name of a piece of artwork, its box on a canvas, in px, and the panels that it may be a part of."""

    what: str
    canvas: int
    left: float
    top: float
    right: float
    bottom: float
    panels: tuple[int, ...] = ()

    @property
    def middle(self) -> float:
        """Return how far down its middle is, in px."""
        return (self.top + self.bottom) / 2


def moved(piece: Piece, x: float, y: float, canvas: int, drawn: tuple[int, ...]) -> Piece:
    """Return where a piece is after its canvas was put on another."""
    right, bottom = piece.right + x, piece.bottom + y
    return Piece(piece.what, canvas, piece.left + x, piece.top + y, right, bottom, drawn)


class Panel(NamedTuple):
    """The background of a seat's panel, and the frames of the functions that draw it."""

    canvas: int
    box: Box
    drawing: Any
    caller: Any


@dataclass
class Layout:
    """The texts and the artwork of pictures, recorded while they are drawn."""

    texts: list[Piece] = field(default_factory=list)
    icons: list[Piece] = field(default_factory=list)
    canvases: list[Canvas] = field(default_factory=list)
    panels: list[Panel] = field(default_factory=list)

    def clear(self) -> None:
        """Forget what was recorded."""
        for noted in (self.texts, self.icons, self.canvases, self.panels):
            noted.clear()

    def being_drawn(self) -> tuple[int, ...]:
        """Return the panels whose function is running, the last of each; those whose caller is, as -1, -2, …."""
        if not self.panels:
            return ()
        running, frame = set(), sys._getframe(2)
        while frame is not None:
            running.add(id(frame))
            frame = frame.f_back  # type: ignore[assignment]
        last = {id(panel.drawing): index for index, panel in enumerate(self.panels)}
        callers = {id(panel.caller): index for index, panel in enumerate(self.panels)}
        drawn = tuple(index for frame, index in last.items() if frame in running)
        return drawn + tuple(-1 - index for frame, index in callers.items() if frame in running)

    def parts_of(self, panel: int) -> list[Piece]:
        """Return a panel's texts and artwork: those by the function that draws its background, else by its caller."""
        pieces = [piece for piece in self.texts + self.icons if piece.canvas == self.panels[panel].canvas]
        own = [piece for piece in pieces if panel in piece.panels]
        if any(not piece.what.startswith("common/mark_") for piece in own):
            return own
        return [piece for piece in pieces if -1 - panel in piece.panels]

    def icon_beside(self, text: Piece) -> str:
        """Return the artwork that is nearest to a text on its line, if possible before it."""
        line = [
            icon for icon in self.icons if icon.canvas == text.canvas and abs(icon.middle - text.middle) <= 24
        ]
        before = [(text.left - icon.right, icon.what) for icon in line if icon.right <= text.left + 4]
        behind = [(icon.left - text.right, icon.what) for icon in line if icon.right > text.left + 4]
        return next((min(near)[1] for near in (before, behind) if near), "")

    def icons_of(self, pattern: re.Pattern[str], label: str = "") -> list[str]:
        """Return the artwork beside each text that matches; with a label, only of texts right behind it."""
        found = [text for text in self.texts if pattern.fullmatch(text.what)]
        return [self.icon_beside(text) for text in found if not label or self._is_behind(text, label)]

    def _is_behind(self, text: Piece, label: str) -> bool:
        before = [
            other
            for other in self.texts
            if other.canvas == text.canvas
            and abs(other.middle - text.middle) <= 8
            and other.right <= text.left + 1
        ]
        return bool(before) and max(before, key=lambda other: other.right).what == label


@contextmanager
def layout() -> Iterator[Layout]:
    """Record what is drawn from now on. Pieces with texts or artwork are not cached, but drawn every time."""
    found = Layout()
    write, put, rounded, seat_panel = Canvas.text, Canvas.put, Canvas.rounded, panels.seat_panel

    def number(canvas: Canvas) -> int:
        if not any(canvas is known for known in found.canvases):
            found.canvases.append(canvas)
        return next(index for index, known in enumerate(found.canvases) if known is canvas)

    def written(
        canvas: Canvas, x: float, y: float, text: str, style: Any, colour: Any, *rest: Any, **named: Any
    ) -> float:
        wide = write(canvas, x, y, text, style, colour, *rest, **named)
        anchor = rest[0] if rest else named.get("anchor", "left")
        left = x - {"left": 0, "middle": wide / 2, "right": wide}[anchor]
        high = fonts.capital_height(style.face, style.size)
        found.texts.append(
            Piece(text, number(canvas), left, y - high / 2, left + wide, y + high / 2, found.being_drawn())
        )
        return wide

    def panel(
        canvas: Canvas, seat: Any, x: int, y: int, wide: int, high: int, *rest: Any, **named: Any
    ) -> None:
        drawing = sys._getframe(1)
        found.panels.append(Panel(number(canvas), Box(x, y, wide, high), drawing, drawing.f_back))
        seat_panel(canvas, seat, x, y, wide, high, *rest, **named)

    def laid(canvas: Canvas, sprite: Image.Image, x: float, y: float) -> None:
        put(canvas, sprite, x, y)
        said = sprite.info.get("said")
        if said is None:
            said = next((index for index, known in enumerate(found.canvases) if known.image is sprite), None)
        if said is not None:
            on, drawn = number(canvas), found.being_drawn()
            for pieces in (found.texts, found.icons):
                pieces += [moved(piece, x, y, on, drawn) for piece in pieces if piece.canvas == said]
        if name := sprite.info.get("artwork"):
            right, bottom = x + sprite.width, y + sprite.height
            found.icons.append(Piece(name, number(canvas), x, y, right, bottom, found.being_drawn()))

    def round_off(canvas: Canvas, radius: int) -> Image.Image:
        image = rounded(canvas, radius)
        image.info["said"] = number(canvas)
        return image

    def square(name: str, size: int, shown: int, colours: Any) -> Image.Image:
        image = Image.new("RGBA", (size, size), (120, 120, 120, 255))
        image.info["artwork"] = name
        return image

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", written)
        patch.setattr(Canvas, "put", laid)
        patch.setattr(Canvas, "rounded", round_off)
        patch.setattr(sprites, "outlined", square)
        for module in [*sys.modules.values()]:
            if getattr(module, "seat_panel", None) is seat_panel:
                patch.setattr(module, "seat_panel", panel)
        for cache in (SPRITES, PANELS):
            cache.clear()
            _cache_only_empty_pieces(cache, found, patch)
        try:
            yield found
        finally:
            SPRITES.clear()
            PANELS.clear()


def _cache_only_empty_pieces(cache: Cache, found: Layout, patch: pytest.MonkeyPatch) -> None:
    get, put = cache.get, cache.put
    begun: dict[Any, int] = {}

    def got(key: Any) -> object | None:
        if (piece := get(key)) is None:
            begun[key] = len(found.texts) + len(found.icons)
        return piece

    def laid_by(key: Any, value: object, weight: int) -> None:
        if begun.pop(key) == len(found.texts) + len(found.icons):
            put(key, value, weight)

    patch.setattr(cache, "get", got)
    patch.setattr(cache, "put", laid_by)


def read(found: Layout, draw: Callable[[], object]) -> Layout:
    """Draw a picture and return what it shows."""
    found.clear()
    draw()
    return found
