"""Redraws only the parts of a picture that have changed since the last version: after a move, that is little."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from operator import itemgetter
from typing import NamedTuple

from PIL import Image

from .canvas import STROKE, Area, Canvas, Stroke
from .png import reduced, written
from .sprites import Cache
from .theme import Colour

LAST = Cache(limit=32_000_000)  # the last pictures


class _Drawn(NamedTuple):
    strokes: Sequence[Stroke]
    known: frozenset[Stroke]
    reduced: Image.Image
    png: bytes


def redrawn(canvas: Canvas, colours: Sequence[Colour], name: Hashable) -> bytes:
    """The picture as a PNG in this palette, if there is one; pictures of the same `name` are versions of each other."""
    key, strokes = (name, canvas.width, canvas.height), canvas.strokes
    before, known = LAST.get(key), frozenset(strokes)
    if colours and isinstance(before, _Drawn) and (areas := _changed(before, strokes, known)) is not None:
        if not areas:
            return before.png
        image = before.reduced.copy()
        for band in _apart(areas, 1):
            near = canvas.within(_around(band))
            for area in _together(band):
                image.im.paste(reduced(near.cut(area), colours).im, area)
    else:
        image = reduced(canvas.image, colours)
    png = written(image)
    LAST.put(key, _Drawn(strokes, known, image, png), image.width * image.height + len(strokes) * STROKE)
    return png


def _changed(before: _Drawn, strokes: Sequence[Stroke], known: frozenset[Stroke]) -> list[Area] | None:
    """The areas of added and removed strokes; None if the order of the remaining ones has changed."""
    has_stayed = (before.known & known).__contains__
    if list(filter(has_stayed, before.strokes)) != list(filter(has_stayed, strokes)):
        return None
    return [area for area, _, _ in before.known ^ known]


def _together(band: Iterable[Area]) -> Iterator[Area]:
    """Boxes around all areas of a band across the picture: split into columns, and these into rows."""
    for column in _apart(band, 0):
        yield from map(_around, _apart(column, 1))


def _around(areas: Iterable[Area]) -> Area:
    left, top, right, bottom = zip(*areas, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _apart(areas: Iterable[Area], axis: int) -> Iterator[list[Area]]:
    """Groups of areas that are separated along an axis."""
    group: list[Area] = []
    end = 0
    for area in sorted(areas, key=itemgetter(axis)):
        if group and area[axis] > end:
            yield group
            group, end = [], 0
        group.append(area)
        end = max(end, area[axis + 2])
    if group:
        yield group
