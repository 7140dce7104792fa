"""Colonia tiles face up and face down, building tiles, cranes: pieces of any size, drawn once and kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PIL import Image

from bot.i18n.fluent import Locale
from bot.pictures import fonts
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.pieces import reduced
from bot.pictures.sprites import Paint, icon, kept
from bot.pictures.theme import INK, MARBLE, MARBLE_EDGE, NIGHT, WHITE, Colour, SeatLook, mix, rgb

from .artworks import of_building, of_tile
from .looks import (
    COLOURS,
    GROUND,
    JOINT,
    STONE_EDGE,
    STONE_FACE,
    TEMPLE_GROUND,
    TESSERAE_ON_GROUND,
    back,
    letter,
    ring_on_back,
)

SCORED = rgb("#8D8072")
"""The ground of a crane that has been scored."""
CHIP_EDGE = 4
"""Left and right of the letters of a chip, in px."""
STONE_PAINT: Paint = (("kind", rgb("#A5A9AA")), ("kind-light", rgb("#D2D4D2")), ("kind-dark", rgb("#6C7276")))


@kept
def ground(columns: int, rows: int, size: int) -> Image.Image:
    """Free ground for so many spaces, with joints between them."""
    canvas = Canvas(columns * size, rows * size, GROUND)
    for column in range(columns):
        for row in range(rows):
            canvas.frame(column * size, row * size, size, size, 1, JOINT)
    return canvas.image


@kept
def free(size: int) -> Image.Image:
    """A space that can be built on: a square of tesserae."""
    canvas = Canvas(size, size, GROUND)
    canvas.frame(0, 0, size, size, 1, JOINT)
    first, last = round(size * 0.2), round(size * 0.8) - 3
    for step in range(4):
        at = first + (last - first) * step // 3
        for x, y in ((at, first), (at, last), (first, at), (last, at)):
            canvas.rectangle(x, y, 3, 3, TESSERAE_ON_GROUND)
    return canvas.image


@kept
def temple(size: int) -> Image.Image:
    """A temple as it is printed on the colonia: no tile ever lies there."""
    canvas = Canvas(size, size, GROUND)
    canvas.frame(0, 0, size, size, 1, JOINT)
    canvas.rectangle(1, 1, size - 2, size - 2, TEMPLE_GROUND, 5)
    canvas.centre(icon("trajanum/temple", round(size * 0.86)), size / 2, size * 0.48)
    return canvas.image


@kept
def face_down(seat: SeatLook, width: int, height: int) -> Image.Image:
    """A colonia tile of a seat from behind."""
    colour = back(seat)
    canvas = Canvas(width, height, mix(colour, NIGHT, 0.45))
    canvas.rectangle(0, 0, width, height - 2, mix(colour, WHITE, 0.2), 5)
    canvas.rectangle(2, 2, width - 4, height - 5, colour, 4)
    canvas.centre(_outline(seat, round(min(width, height) * 0.42)), width / 2, height / 2 - 1)
    return canvas.rounded(5)


@kept
def _outline(seat: SeatLook, size: int) -> Image.Image:
    """The seat's shape as a thin ring."""
    colours: Paint = (("seat-ink", ring_on_back(seat)),)
    inner: Paint = (("seat-ink", back(seat)),)
    large = size * 4
    sprite = icon(f"common/mark_{seat.shape}", large, colours).copy()
    hole = icon(f"common/mark_{seat.shape}", round(large * 0.62), inner)
    down = 0.06 if seat.shape == "triangle" else 0.0
    corner = (large - hole.width) // 2, round((large - hole.width) / 2 + large * down)
    sprite.alpha_composite(hole, corner)
    return reduced(sprite)


@kept
def face_up(tile: str, width: int, height: int, locale: Locale) -> Image.Image:
    """A colonia tile from before: a slab of marble with its icons."""
    canvas = Canvas(width, height, INK)
    canvas.rectangle(1, 1, width - 2, height - 2, MARBLE_EDGE, 5)
    canvas.rectangle(1, 1, width - 2, height - 5, MARBLE, 5)
    _draw_gifts(canvas, of_tile(tile, locale), width, height - 4)
    return canvas.rounded(6)


def _draw_gifts(canvas: Canvas, artworks: Sequence[str], width: int, height: int) -> None:
    """The icons of a tile over the whole of a canvas: side by side, one above the other, or crosswise."""
    if len(artworks) == 1:
        canvas.centre(icon(artworks[0], round(min(width, height) * 0.84)), width / 2, height / 2)
        return
    if width >= height * 1.5:
        size = round(min(height * 0.88, width * 0.48))
        places = ((width * 0.27, height / 2), (width * 0.73, height / 2))
    elif height >= width * 1.5:
        size = round(min(width * 0.88, height * 0.48))
        places = ((width / 2, height * 0.27), (width / 2, height * 0.73))
    else:
        size = round(width * 0.62)
        places = ((width * 0.33, height * 0.36), (width * 0.67, height * 0.64))
    for artwork, (x, y) in zip(artworks, places, strict=True):
        canvas.centre(icon(artwork, size), x, y)


@kept
def corner(colour: str, tile: str, size: int, locale: Locale) -> Image.Image:
    """A corner of the colonia: the open tile in a frame of its crane's colour."""
    canvas = Canvas(size, size, INK)
    canvas.rectangle(1, 1, size - 2, size - 2, COLOURS[colour].base, 5)
    inner = size - 2 * _corner_frame(size)
    canvas.rectangle((size - inner) / 2, (size - inner) / 2, inner, inner, MARBLE_EDGE, 4)
    canvas.rectangle((size - inner) / 2, (size - inner) / 2, inner, inner - 3, MARBLE, 4)
    artworks = of_tile(tile, locale)
    if len(artworks) == 1:
        canvas.centre(icon(artworks[0], round(inner * 0.86)), size / 2, size / 2 - 1)
    else:
        small = round(inner * 0.66)
        for artwork, share in zip(artworks, (0.37, 0.63), strict=True):
            canvas.centre(icon(artwork, small), size * share, size * share - 1)
    return canvas.rounded(6)


def _corner_frame(size: int) -> int:
    return max(5, round(size * 0.11))


@kept
def crane(colour: str, size: int, scored: bool) -> Image.Image:
    """A corner without a tile: its crane, grey once it has been scored."""
    kind = COLOURS[colour]
    canvas = Canvas(size, size, INK)
    canvas.rectangle(1, 1, size - 2, size - 2, SCORED if scored else kind.tile, 5)
    if not scored:
        canvas.frame(1, 1, size - 2, size - 2, max(3, size // 16), kind.base, 5)
    load: Paint = (
        STONE_PAINT if scored else (("kind", kind.base), ("kind-light", kind.light), ("kind-dark", kind.dark))
    )
    sprite = icon("trajanum/crane", round(size * 0.78), load)
    canvas.centre(faded(sprite, 0.55) if scored else sprite, size / 2, size / 2)
    return canvas.rounded(6)


@kept
def building(parts: tuple[str, ...], size: int, upright: bool) -> Image.Image:
    """A building tile with one or two parts, side by side or `upright` one below the other."""
    count = len(parts)
    width, height = (size, size * count) if upright else (size * count, size)
    canvas = Canvas(width, height, NIGHT)
    light = max(2, size // 16)
    for index, part in enumerate(parts):
        x, y = (0, index * size) if upright else (index * size, 0)
        artwork, colour = of_building(part)
        tone: Colour = COLOURS[colour].tile if colour else STONE_FACE
        edge = mix(COLOURS[colour].light, WHITE, 0.35) if colour else STONE_EDGE
        left, top = 2 if x == 0 else 0, 1 if y == 0 else 0
        right = 2 if x + size == width else 0
        below = max(3, size // 14) if y + size == height else 0
        canvas.rectangle(x + left, y + top, size - left - right, size - top - below, tone)
        if y == 0:
            canvas.rectangle(x + left, y + 1, size - left - right, light, edge)
        canvas.centre(icon(artwork, round(size * 0.78)), x + size / 2, y + size / 2)
    return canvas.rounded(5)


def faded(sprite: Image.Image, share: float) -> Image.Image:
    """A sprite that shows only so much of itself."""
    paler = sprite.copy()
    paler.putalpha(sprite.getchannel("A").point(lambda value: round(value * share)))
    return paler


@kept
def faint(artwork: str, size: int, percent: int) -> Image.Image:
    """An icon that shows only so much of itself: what is not active, or not there yet."""
    return faded(icon(artwork, size), percent / 100)


@kept
def chip(colour: str, least: int, height: int, locale: Locale) -> Image.Image:
    """A crane's letter on its colour; wider where the language has two letters."""
    kind, shown = COLOURS[colour], letter(colour, locale)
    style = COUNT.at(max(22, round(height * 0.8)))
    width = max(least, ceil(fonts.width(shown, style)) + 2 * CHIP_EDGE) if len(shown) > 1 else least
    canvas = Canvas(width, height, INK)
    canvas.rectangle(2, 2, width - 4, height - 4, kind.stone, 4)
    canvas.text(width / 2, height / 2, shown, style, kind.ink, "middle")
    return canvas.rounded(5)
