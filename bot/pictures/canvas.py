"""The sheet a picture is drawn on: boxes, rectangles, sprites, text."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from math import ceil, floor
from typing import Literal, NamedTuple, TypeAlias, TypeVar

from PIL import Image, ImageChops, ImageDraw

from . import fonts
from .fonts import Style
from .names import fit
from .png import encode
from .sprites import icon, kept
from .theme import Colour


class Box(NamedTuple):
    """A rectangle, in px."""

    x: int
    y: int
    width: int
    height: int

    @classmethod
    def around(cls, boxes: Collection[Box]) -> Box:
        """The smallest that holds all of these."""
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
        """Whether all of the other lies in it."""
        across = self.x <= other.x and other.right <= self.right
        return across and self.y <= other.y and other.bottom <= self.bottom

    def overlap(self, other: Box) -> Box:
        """What lies in both of two that meet."""
        left, top = max(self.x, other.x), max(self.y, other.y)
        return Box(left, top, min(self.right, other.right) - left, min(self.bottom, other.bottom) - top)

    def room_for(self, places: Iterable[Box], taken: Sequence[Box]) -> Box | None:
        """The first place in it that meets nothing that is taken; None where there is none."""
        return next(
            (place for place in places if self.holds(place) and not any(map(place.meets, taken))), None
        )

    def split(self, height: int, gap: int) -> tuple[Box, Box]:
        """An upper part of that height, and the rest below a gap."""
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
    """Things in a row around a point: the middle of each, with the thing; it is so far from one to the next."""
    for index, thing in enumerate(things):
        yield middle + (index - (len(things) - 1) / 2) * pitch, thing


Anchor: TypeAlias = Literal["left", "middle", "right"]
Corner: TypeAlias = Literal["nw", "ne", "se", "sw"]
Point: TypeAlias = tuple[float, float]
ALL_CORNERS: tuple[Corner, ...] = ("nw", "ne", "se", "sw")
WEST: tuple[Corner, ...] = ("nw", "sw")

_SMALL = 12_000
"""Up to so many px, a rectangle is poured quicker through a mask of its own than as seven pieces."""

SMOOTHING = 4  # curved pieces are drawn this many times larger and reduced


class Canvas:
    """An RGB picture in the making. Coordinates in px from the upper left.

    `spots` are the places on it by their names, given by what draws them: a lesson marks one of them, or the number of
    a step stands there.
    """

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), ground)
        self.spots: dict[str, Box] = {}

    @classmethod
    def over(cls, image: Image.Image) -> Canvas:
        canvas = cls.__new__(cls)
        canvas.image = image.convert("RGB") if image.mode != "RGB" else image.copy()
        canvas.spots = {}
        return canvas

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    def paste(
        self,
        source: Colour | Image.Image,
        at: tuple[int, int] | tuple[int, int, int, int],
        mask: Image.Image | None = None,
    ) -> None:
        """Pour a colour, or lay an image, through a mask into a box or with its upper left corner at a point.

        It is what `Image.paste` does, without the checks that take longer than most of the pieces do.
        """
        if len(at) == 2:
            shape = mask if isinstance(source, tuple) else source
            assert shape is not None, "a colour without a mask needs a box"
            wide, high = shape.im.size
            at = (*at, at[0] + wide, at[1] + high)
        what = source if isinstance(source, tuple) else source.im
        if mask is None:
            self.image.im.paste(what, at)
        else:
            self.image.im.paste(what, at, mask.im)

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
        if not radius:
            self.paste(colour, (left, top, right, bottom))
            return
        if corners is ALL_CORNERS and (right - left) * (bottom - top) <= _SMALL:
            self.paste(colour, (left, top, right, bottom), block(right - left, bottom - top, radius))
            return
        self.paste(colour, (left, top + radius, right, bottom - radius))
        self.paste(colour, (left + radius, top, right - radius, top + radius))
        self.paste(colour, (left + radius, bottom - radius, right - radius, bottom))
        for corner, at_x, at_y in _corners(left, top, right, bottom, radius):
            if corner in corners:
                self.paste(colour, (at_x, at_y), rounding(radius, corner))
            else:
                self.paste(colour, (at_x, at_y, at_x + radius, at_y + radius))

    def frame(
        self, x: float, y: float, width: float, height: float, thickness: int, colour: Colour, radius: int = 0
    ) -> None:
        """The outline of a rectangle, inside the given box."""
        left, top, wide, high = round(x), round(y), round(width), round(height)
        if wide * high <= _SMALL:
            self.paste(colour, (left, top), ring(wide, high, thickness, radius))
            return
        right, bottom, size = left + wide, top + high, max(radius, thickness)
        self.paste(colour, (left + size, top, right - size, top + thickness))
        self.paste(colour, (left + size, bottom - thickness, right - size, bottom))
        self.paste(colour, (left, top + size, left + thickness, bottom - size))
        self.paste(colour, (right - thickness, top + size, right, bottom - size))
        for corner, at_x, at_y in _corners(left, top, right, bottom, size):
            self.paste(colour, (at_x, at_y), bend(thickness, radius, corner))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        size = round(radius * 2)
        self.paste(colour, (round(x - size / 2), round(y - size / 2)), roundel(size))

    def put(self, sprite: Image.Image, x: float, y: float) -> None:
        self.paste(sprite, (round(x), round(y)), sprite if sprite.mode == "RGBA" else None)

    def centre(self, sprite: Image.Image, x: float, y: float) -> None:
        self.put(sprite, x - sprite.width / 2, y - sprite.height / 2)

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
        """Text, with heads, with the middle of its capitals at y, shrunk or cut to fit `room`; returns its width."""
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
        self._pour(colour, points, 1, lambda pen, scaled: pen.polygon(scaled, fill=255))

    def line(self, points: Sequence[Point], thickness: float, colour: Colour) -> None:
        wide = round(thickness * SMOOTHING)

        def draw(pen: ImageDraw.ImageDraw, scaled: list[Point]) -> None:
            pen.line(scaled, fill=255, width=wide, joint="curve")
            for x, y in (scaled[0], scaled[-1]):
                pen.ellipse((x - wide / 2, y - wide / 2, x + wide / 2, y + wide / 2), fill=255)

        self._pour(colour, points, thickness, draw)

    def rounded(self, radius: int) -> Image.Image:
        sprite = self.image.convert("RGBA")
        sprite.putalpha(_rounded(self.width, self.height, radius))
        return sprite

    def png(self, colours: Sequence[Colour] = ()) -> bytes:
        """The picture as a PNG of 256 colours: those given, or those that suit it best."""
        return encode(self.image, colours)

    def _pour(
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


def _corners(left: int, top: int, right: int, bottom: int, size: int) -> tuple[tuple[Corner, int, int], ...]:
    return (
        ("nw", left, top),
        ("ne", right - size, top),
        ("se", right - size, bottom - size),
        ("sw", left, bottom - size),
    )


@kept
def block(width: int, height: int, radius: int) -> Image.Image:
    return _rounded(width, height, radius)


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    """The same, not kept: large ones are made as quickly as found, and would crowd out what is not."""
    mask = Image.new("L", (width, height), 255)
    if radius:
        for corner, x, y in _corners(0, 0, width, height, radius):
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
    found = {place: (x, y) for place, x, y in _corners(0, 0, 2 * size, 2 * size, size)}
    x, y = found[corner]
    return ring(2 * size, 2 * size, thickness, radius).crop((x, y, x + size, y + size))


@kept
def ring(width: int, height: int, thickness: int, radius: int) -> Image.Image:
    mask = block(width, height, radius).copy()
    inner = block(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    hole = Image.new("L", mask.size)
    hole.paste(inner, (thickness, thickness))
    return ImageChops.subtract(mask, hole)
