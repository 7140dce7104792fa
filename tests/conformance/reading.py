"""The texts of pictures, recorded as they are drawn, and how large a phone shows them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.sprites import PANELS, SPRITES, Cache

PHONE = 550
"""The width at which a phone shows a picture, in px."""

LEGIBLE = 11
"""The height on a phone at which type is easy to read, in px."""


@dataclass
class Reading:
    """The texts of pictures, each with the height of its type on a phone, in px."""

    texts: list[tuple[str, float]] = field(default_factory=list)

    @property
    def small(self) -> list[tuple[str, float]]:
        """Return what can't be read on a phone."""
        return [(text, size) for text, size in self.texts if size < LEGIBLE]

    @property
    def legible(self) -> list[str]:
        """Return what can be read on a phone."""
        return [text for text, size in self.texts if size >= LEGIBLE]

    def says(self, text: str) -> bool:
        """Return whether a text can be read, by itself or within a longer text."""
        return any(text == other or (len(text) > 2 and text in other) for other in self.legible)


class Reader:
    """Records the texts that are drawn, including those on pieces that were drawn earlier."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._pieces: dict[object, list[tuple[str, float]]] = {}
        self._begun: list[tuple[object, int]] = []
        self._drawn: list[tuple[str, float]] = []
        mask = fonts.mask

        def noted(text: str, style: fonts.Style) -> fonts.Mask:
            self._drawn.append((text, style.size))
            return mask(text, style)

        patch.setattr(fonts, "mask", noted)
        for memory in (SPRITES, PANELS):
            self._watch(memory, patch)

    def _watch(self, memory: Cache, patch: pytest.MonkeyPatch) -> None:
        get, put = memory.get, memory.put

        def got(key: object) -> object | None:
            if (piece := get(key)) is None:  # type: ignore[arg-type]
                self._begun.append((key, len(self._drawn)))
            elif not (
                isinstance(key, tuple) and key[0] == "header"
            ):  # the header, which all pictures of a table have, is read once
                self._drawn += self._pieces.get(key, [])
            return piece

        def laid_by(key: object, value: object, weight: int) -> None:
            begun, first = self._begun.pop()
            assert begun == key
            self._pieces[key] = self._drawn[first:]
            put(key, value, weight)  # type: ignore[arg-type]

        memory.clear()
        patch.setattr(memory, "get", got)
        patch.setattr(memory, "put", laid_by)

    def read(self, *pictures: Any) -> Reading:
        """Draw the pictures and return their texts."""
        reading = Reading()
        for draw in pictures:
            self._drawn, self._begun = [], []
            canvas: Canvas = draw()
            reading.texts += [(text, size * PHONE / canvas.width) for text, size in self._drawn]
        return reading


@contextmanager
def reader() -> Iterator[Reader]:
    with pytest.MonkeyPatch.context() as patch:
        yield Reader(patch)
