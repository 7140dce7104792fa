"""The canvas a picture is drawn on: boxes, rectangles, sprites, text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from PIL import Image, ImageChops, ImageDraw

from . import fonts
from .fonts import Style
from .names import fit
from .png import encode
from .sprites import PANELS, icon, kept
from .theme import NIGHT, Colour


class Box(NamedTuple):
    """A rectangle, in px."""

    x: int
    y: int
    width: int
    height: int

    @classmethod
    def around(cls, boxes: Collection[Box]) -> Box:
        """The smallest box that contains all of these."""
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return cls(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, margin: int) -> Box:
        return Box(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def meets(self, other: Box) -> bool:
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether it contains the other."""
        across = self.x <= other.x and other.right <= self.right
        return across and self.y <= other.y and other.bottom <= self.bottom

    def overlap(self, other: Box) -> Box:
        """The intersection with a box that it meets."""
        left, top = max(self.x, other.x), max(self.y, other.y)
        return Box(left, top, min(self.right, other.right) - left, min(self.bottom, other.bottom) - top)

    def room_for(self, places: Iterable[Box], taken: Sequence[Box]) -> Box | None:
        """The first place inside that meets nothing taken; None if there is none."""
        return next(
            (place for place in places if self.holds(place) and not any(map(place.meets, taken))), None
        )

    def split(self, height: int, gap: int) -> tuple[Box, Box]:
        """An upper part of this height, and the rest below a gap."""
        below = Box(self.x, self.y + height + gap, self.width, self.height - height - gap)
        return self._replace(height=height), below

    def spread(self, places: int, columns: int = 1, gap: int = 10) -> list[Box]:
        rows = -(-places // columns)
        width = (self.width - gap * (columns - 1)) // columns
        height = (self.height - gap * (rows - 1)) // rows
        corners = [(place % columns, place // columns) for place in range(places)]
        return [
            Box(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
            for column, row in corners
        ]


Thing = TypeVar("Thing")


def around(middle: float, things: Sequence[Thing], pitch: float) -> Iterator[tuple[float, Thing]]:
    """Each thing with its middle, in a row around a point; `pitch` is the distance from one to the next."""
    for index, thing in enumerate(things):
        yield middle + (index - (len(things) - 1) / 2) * pitch, thing


Anchor: TypeAlias = Literal["left", "middle", "right"]
Corner: TypeAlias = Literal["nw", "ne", "se", "sw"]
Point: TypeAlias = tuple[float, float]
ALL_CORNERS: tuple[Corner, ...] = get_args(Corner)
WEST: tuple[Corner, ...] = ("nw", "sw")

_SMALL = 12_000
"""Up to this many px, one mask fills a rounded rectangle faster than seven pieces do."""

SMOOTHING = 4  # curved shapes are drawn this many times larger and reduced


Area: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom
Stroke: TypeAlias = tuple[Area, Any, Any]
"""An area, a color or image for it, and a mask or None. Images are Pillow's internal ones, which are equal only if they
are the same object."""


STROKE = 250  # the approximate size of a stroke, in bytes


class Canvas:
    """An RGB picture being drawn: strokes, each over those before it. Coordinates are px from the upper left.

    `spots` are places by name, set by the drawing functions, so that lessons and numbers of steps can mark them.
    """

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self.strokes: list[Stroke] = [((0, 0, width, height), ground, None)]
        self.spots: dict[str, Box] = {}
        self._image: Image.Image | None = None
        self._poured = 0

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        canvas = cls(image.width, image.height, NIGHT)
        canvas.paste(image if image.mode == "RGB" else image.convert("RGB"), (0, 0))
        return canvas

    @property
    def image(self) -> Image.Image:
        """All strokes so far as an image. Don't change it: draw strokes."""
        if self._image is None:
            self._image = Image.new("RGB", (self.width, self.height), None)
        _pour(self._image, self.strokes[self._poured :])
        self._poured = len(self.strokes)
        return self._image

    def cut(self, area: Area) -> Image.Image:
        """A part of the picture, drawn without the rest."""
        left, top, right, bottom = area
        image = Image.new("RGB", (right - left, bottom - top), None)
        _pour(image, self.within(area).strokes, -left, -top)
        return image

    def within(self, area: Area) -> Canvas:
        """The picture with only the strokes that are visible in an area."""
        left, top, right, bottom = area
        canvas = Canvas(self.width, self.height, NIGHT)
        canvas.strokes = [
            stroke
            for stroke in self.strokes
            if (at := stroke[0])[1] < bottom and at[3] > top and at[0] < right and at[2] > left
        ]
        return canvas

    def part(self, key: Hashable, draw: Callable[[Canvas], object]) -> None:
        """Draw a part whose look is determined by the key, with its spots, from the cache if it is there."""
        part = PANELS.get(key)
        if not isinstance(part, Canvas):
            part = Canvas(self.width, self.height, NIGHT)
            part.strokes.clear()
            draw(part)
            PANELS.put(key, part, STROKE * len(part.strokes))
        self.lay(part, 0, 0)
        self.spots |= part.spots

    def lay(self, other: Canvas, x: int, y: int) -> None:
        """Draw another canvas on this one at a point."""
        self.strokes += other.strokes if x == y == 0 else _moved(other.strokes, x, y)

    def paste(
        self, source: Colour | Image.Image, at: tuple[int, int] | Area, mask: Image.Image | None = None
    ) -> None:
        """Paste a color or an image through a mask, into a box or with its upper left corner at a point."""
        if len(at) == 2:
            shape = mask if isinstance(source, tuple) else source
            assert shape is not None, "a colour without a mask needs a box"
            wide, high = shape.im.size
            at = (*at, at[0] + wide, at[1] + high)
        what = source if isinstance(source, tuple) else source.im
        self.strokes.append((at, what, None if mask is None else mask.im))

    def rectangle(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        colour: Colour,
        radius: int = 0,
        corners: Sequence[Corner] = ALL_CORNERS,
    ) -> None:
        left, top, right, bottom = round(x), round(y), round(x + width), round(y + height)
        if right <= left or bottom <= top:
            return
        radius = min(radius, (right - left) // 2, (bottom - top) // 2)
        self._fill(colour, left, top, _solid(right - left, bottom - top, radius, tuple(corners)))

    def frame(
        self, x: float, y: float, width: float, height: float, thickness: int, colour: Colour, radius: int = 0
    ) -> None:
        """The outline of a rectangle, inside the given box."""
        self._fill(colour, round(x), round(y), _outline(round(width), round(height), thickness, radius))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        size = round(radius * 2)
        self.paste(colour, (round(x - size / 2), round(y - size / 2)), roundel(size))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        left, top, image = round(x), round(y), sprite.im
        wide, high = image.size
        mask = image if image.mode == "RGBA" else None
        self.strokes.append(((left, top, left + wide, top + high), image, mask))

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        wide, high = sprite.size
        self.put(sprite, x - wide / 2, y - high / 2)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        style: Style,
        colour: Colour,
        anchor: Anchor = "left",
        room: float | None = None,
    ) -> float:
        """Draw text and heads with the middle of capitals at y, shrunk or cut to fit `room`; return the width."""
        if room is not None:
            text, style = fit(text, style, room)
        if not text:
            return 0
        wide = fonts.width(text, style)
        if anchor == "middle":
            x -= wide / 2
        elif anchor == "right":
            x -= wide
        base = y + fonts.capital_height(style.face, style.size) / 2
        for piece in fonts.pieces(text):
            if artwork := fonts.artwork(piece):
                head = icon(artwork, fonts.size(style.size))
                self.put(head, x + fonts.gap(style.size), y - head.height / 2)
            else:
                mask = fonts.mask(piece, style)
                self.paste(colour, (round(x) + mask.left, round(base) + mask.top), mask.image)
            x += fonts.width(piece, style)
        return wide

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        self._cast(colour, points, 1, lambda pen, scaled: pen.polygon(scaled, fill=255))

    def line(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        wide = round(thickness * SMOOTHING)

        def draw(pen: ImageDraw.ImageDraw, scaled: list[Point]) -> None:
            pen.line(scaled, fill=255, width=wide, joint="curve")
            for x, y in (scaled[0], scaled[-1]):
                pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)

        self._cast(colour, points, thickness, draw)

    def rounded(self, radius: int) -> Image.Image:
        sprite = self.image.convert("RGBA")
        sprite.putalpha(_rounded(self.width, self.height, radius))
        return sprite

    def png(self, colours: Sequence[Colour] = ()) -> bytes:
        """The picture as a PNG of 256 colors: those given, or the best ones for it."""
        return encode(self.image, colours)

    def _fill(self, colour: Colour, x: int, y: int, shape: Iterable[tuple[Area, Any]]) -> None:
        for (left, top, right, bottom), mask in shape:
            self.strokes.append(((left + x, top + y, right + x, bottom + y), colour, mask))

    def _cast(
        self,
        colour: Colour,
        points: Sequence[Point],
        margin: float,
        draw: Callable[[ImageDraw.ImageDraw, list[Point]], None],
    ) -> None:
        left = floor(min(x for x, _ in points) - margin)
        top = floor(min(y for _, y in points) - margin)
        right = ceil(max(x for x, _ in points) + margin)
        bottom = ceil(max(y for _, y in points) + margin)
        mask = Image.new("L", ((right - left) * SMOOTHING, (bottom - top) * SMOOTHING))
        scaled = [((x - left) * SMOOTHING, (y - top) * SMOOTHING) for x, y in points]
        draw(ImageDraw.Draw(mask), scaled)
        self.paste(colour, (left, top), mask.reduce(SMOOTHING))


def _pour(image: Image.Image, strokes: Iterable[Stroke], x: int = 0, y: int = 0) -> None:
    """Draw strokes on an image, moved by x and y. The checks of `Image.paste` would take longer than most strokes."""
    paste = image.im.paste
    for (left, top, right, bottom), what, mask in strokes:
        at = left + x, top + y, right + x, bottom + y
        if mask is None:
            paste(what, at)
        else:
            paste(what, at, mask)


def _moved(strokes: Iterable[Stroke], x: int, y: int) -> Iterator[Stroke]:
    for (left, top, right, bottom), what, mask in strokes:
        yield (left + x, top + y, right + x, bottom + y), what, mask


@lru_cache(maxsize=512)
def _solid(width: int, height: int, radius: int, corners: tuple[Corner, ...]) -> list[tuple[Area, Any]]:
    """The areas and masks that make up a rounded rectangle."""
    if not radius:
        return [((0, 0, width, height), None)]
    if corners == ALL_CORNERS and width * height <= _SMALL:
        return [((0, 0, width, height), _rounded(width, height, radius).im)]
    middle = radius, radius, width - radius, height - radius
    return [(middle, None), *_outline(width, height, radius, radius, corners)]


@lru_cache(maxsize=512)
def _outline(
    width: int, height: int, thickness: int, radius: int, corners: tuple[Corner, ...] = ALL_CORNERS
) -> list[tuple[Area, Any]]:
    """The same for its outline."""
    if corners == ALL_CORNERS and width * height <= _SMALL:
        return [((0, 0, width, height), ring(width, height, thickness, radius).im)]
    size = max(radius, thickness)
    right, bottom = width - size, height - size
    sides = [
        (size, 0, right, thickness),
        (size, height - thickness, right, height),
        (0, size, thickness, bottom),
        (width - thickness, size, width, bottom),
    ]
    return [
        *((side, None) for side in sides),
        *(
            ((x, y, x + size, y + size), bend(thickness, radius, corner).im if corner in corners else None)
            for corner, x, y in _corners(width, height, size)
        ),
    ]


def _corners(width: int, height: int, size: int) -> Iterator[tuple[Corner, int, int]]:
    right, bottom = width - size, height - size
    return zip(ALL_CORNERS, (0, right, right, 0), (0, 0, bottom, bottom), strict=True)


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width, height), 255)
    if radius:
        for corner, x, y in _corners(width, height, radius):
            mask.paste(rounding(radius, corner), (x, y))
    return mask


@kept
def roundel(size: int) -> Image.Image:
    mask = Image.new("L", (size * SMOOTHING, size * SMOOTHING))
    ImageDraw.Draw(mask).ellipse((0, 0, size * SMOOTHING - 1, size * SMOOTHING - 1), fill=255)
    return mask.reduce(SMOOTHING)


@kept
def rounding(radius: int, corner: str) -> Image.Image:
    x, y = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}[corner]
    box = (x * radius, y * radius, (x + 1) * radius, (y + 1) * radius)
    return roundel(2 * radius).crop(box)


@kept
def bend(thickness: int, radius: int, corner: Corner) -> Image.Image:
    size = max(radius, thickness)
    x, y = next((x, y) for place, x, y in _corners(2 * size, 2 * size, size) if place == corner)
    return ring(2 * size, 2 * size, thickness, radius).crop((x, y, x + size, y + size))


@kept
def ring(width: int, height: int, thickness: int, radius: int) -> Image.Image:
    mask = _rounded(width, height, radius)
    inner = _rounded(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    hole = Image.new("L", mask.size)
    hole.paste(inner, (thickness, thickness))
    return ImageChops.subtract(mask, hole)
