"""Highlights on a picture: what just happened, the numbered steps of a turn, what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from math import atan2, cos, dist, sin
from typing import Final, TypeAlias

from PIL import Image

from bot.engine import Event

from . import fonts
from .canvas import Box, Canvas, Point
from .fonts import FIGURE, PLACE
from .sprites import icon, kept
from .theme import ALARM, INK, LIGHT_GOLD, NIGHT, Colour

TESSERA = 4  # side of the little squares of a dotted outline, in px
TESSERA_PITCH = 10

GAIN = 42
"""Type size of the last move's gains on a table: on a phone, digits are more than 6.5 px high."""

DASH = (22, 12, 8)  # length, gap and thickness of the dashes of a frame, in px


def dotted(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour) -> None:
    """Draw an outline of tesserae, with their middles on the edge of the box."""
    half = TESSERA // 2
    mask = _tesserae(round(width), round(height))
    canvas.paste(colour, (round(x) - half, round(y) - half), mask)


@kept
def _tesserae(width: int, height: int) -> Image.Image:
    """A mask: the outline, half a tessera larger than its box on every side."""
    mask = Image.new("L", (width + TESSERA, height + TESSERA))
    across, down = max(1, round(width / TESSERA_PITCH)), max(1, round(height / TESSERA_PITCH))
    columns = [round(width * step / across) for step in range(across + 1)]
    rows = [round(height * step / down) for step in range(down + 1)]
    places = [(x, y) for x in columns for y in (0, height)] + [(x, y) for x in (0, width) for y in rows]
    for x, y in places:
        mask.paste(255, (x, y, x + TESSERA, y + TESSERA))
    return mask


def frame(canvas: Canvas, x: float, y: float, width: float, height: float, radius: int = 7) -> None:
    """Draw the light gold frame with dark edges around a piece of the last move."""
    canvas.frame(x - 8, y - 8, width + 16, height + 16, 9, NIGHT, radius + 7)
    canvas.frame(x - 6, y - 6, width + 12, height + 12, 5, LIGHT_GOLD, radius + 5)


def gilded(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour) -> None:
    """Draw the ground of the panel or plaque of somebody the game waits for, framed in light gold."""
    canvas.rectangle(x - 6, y - 6, width + 12, height + 12, LIGHT_GOLD, 15)
    canvas.rectangle(x - 2, y - 2, width + 4, height + 4, NIGHT, 12)
    canvas.rectangle(x, y, width, height, colour, 10)


BACK = 0.42  # how strongly other things are dimmed


def veil(canvas: Canvas, box: Box, ground: Colour, depth: float = BACK) -> None:
    """Dim what can't be chosen by a veil in the color of its ground."""
    area = (box.x, box.y, box.right, box.bottom)
    below = canvas.image.crop(area)
    canvas.paste(Image.blend(below, Image.new("RGB", below.size, ground), depth), area)


def badge(
    canvas: Canvas, x: float, y: float, text: str, size: int = GAIN, artwork: str = "", limit: float = 0
) -> None:
    """Draw a gold pill around a point: a gain of the last move, with an icon unless it is points.

    Its right end stays left of `limit`, if given.
    """
    sprite = pill(text, size, artwork)
    canvas.centre(sprite, min(x, limit - sprite.width / 2) if limit else x, y)


@kept
def pill(text: str, size: int, artwork: str = "") -> Image.Image:
    """A gold pill with round ends: a gain, with an icon unless it is points."""
    style = FIGURE.at(size)
    height = round(size * 1.4)
    sign = round(size * 0.94) + 4 if artwork else 0
    width = max(height, round(fonts.width(text, style)) + 26 + sign) + 6
    gain = Canvas(width, height, NIGHT)
    gain.rectangle(3, 3, width - 6, height - 6, LIGHT_GOLD, height // 2 - 3)
    gain.text((width - sign) / 2, height / 2, text, style, INK, "middle")
    if artwork:
        gain.centre(icon(artwork, sign - 4), width - sign / 2 - 12, height / 2)
    return gain.rounded(height // 2)


def price_box(prices: Sequence[tuple[str, str]], size: int, ground: Colour = NIGHT) -> Image.Image:
    """An outlined box with square ends: what is paid or lost, each amount with its artwork ("" for none)."""
    return _price_box(tuple(prices), size, ground)


@kept
def _price_box(prices: tuple[tuple[str, str], ...], size: int, ground: Colour) -> Image.Image:
    style = FIGURE.at(size)
    sign, gap = round(size * 1.05), 12
    widths = [fonts.width(figure, style) + (sign + 6 if artwork else 0) for artwork, figure in prices]
    width, height = round(sum(widths)) + gap * (len(prices) - 1) + 32, round(size * 1.5)
    box = Canvas(width, height, ALARM)
    box.rectangle(4, 4, width - 8, height - 8, ground, 6)
    x = 16.0
    for (artwork, figure), wide in zip(prices, widths, strict=True):
        taken = box.text(x, height / 2, figure, style, ALARM)
        if artwork:
            box.centre(icon(artwork, sign), x + taken + 6 + sign / 2, height / 2)
        x += wide + gap
    return box.rounded(9)


def dashed(canvas: Canvas, box: Box) -> None:
    """Draw a frame of light gold dashes with dark edges: where a piece will be."""
    canvas.frame(box.x - 10, box.y - 10, box.width + 20, box.height + 20, 12, NIGHT, 8)
    mask = _dashes(box.width + 16, box.height + 16)
    canvas.paste(LIGHT_GOLD, (box.x - 8, box.y - 8), mask)


@kept
def _dashes(width: int, height: int) -> Image.Image:
    mask = Image.new("L", (width, height))
    for x, long in _spread(width):
        mask.paste(255, (x, 0, x + long, DASH[2]))
        mask.paste(255, (x, height - DASH[2], x + long, height))
    for y, long in _spread(height):
        mask.paste(255, (0, y, DASH[2], y + long))
        mask.paste(255, (width - DASH[2], y, width, y + long))
    return mask


def _spread(length: int) -> list[tuple[int, int]]:
    """The starts and lengths of the dashes of an edge, the first and last of which are in the corners."""
    dash, gap, _ = DASH
    count = max(2, round((length + gap) / (dash + gap)))
    return [(round(index * (length - dash) / (count - 1)), dash) for index in range(count)]


@kept
def tesserae(length: int) -> Image.Image:
    mask = Image.new("L", (length, TESSERA))
    for x in range(0, length, 2 * TESSERA_PITCH):
        mask.paste(255, (x, 0, x + TESSERA, TESSERA))
    return mask


def disc(canvas: Canvas, x: float, y: float, text: str, size: int = 32) -> None:
    """Draw a small gold disc with text around a point, moved in from the edge of the picture."""
    sprite = _disc(text, size)
    canvas.centre(sprite, max(sprite.width / 2, min(x, canvas.width - sprite.width / 2)), y)


@kept
def _disc(text: str, size: int) -> Image.Image:
    style = FIGURE.at(size * 0.7)
    width = max(size, round(fonts.width(text, style)) + size // 2)
    coin = Canvas(width, size, NIGHT)
    coin.rectangle(2, 2, width - 4, size - 4, LIGHT_GOLD, size // 2 - 2)
    coin.text(width / 2, size / 2, text, style, INK, "middle")
    return coin.rounded(size // 2)


def wreathed(canvas: Canvas, x: float, y: float, text: str, size: int, colour: Colour, wreath: str) -> None:
    """Draw a number in a wreath ("points_wreath" or "leader_wreath") around a point."""
    canvas.centre(icon(f"common/{wreath}", size), x, y)
    canvas.text(x, y, text, FIGURE.at(max(22.0, size * (0.5 if len(text) < 2 else 0.46))), colour, "middle")


def label(canvas: Canvas, x: float, y: float, text: str, colour: Colour, ground: Colour) -> None:
    """Draw a word on a pill, so that it is readable on a picture."""
    wide = fonts.width(text, PLACE) + 20
    canvas.rectangle(x - wide / 2, y - 17, wide, 34, ground, 10)
    canvas.text(x, y, text, PLACE, colour, "middle")


def arrow(canvas: Canvas, start: tuple[float, float], end: tuple[float, float], thickness: float = 8) -> None:
    """Draw a gold arrow with dark edges from one point to another: a piece that moved."""
    angle = atan2(end[1] - start[1], end[0] - start[0])
    ahead, aside = (cos(angle), sin(angle)), (-sin(angle), cos(angle))
    for colour, grow in ((NIGHT, 3.0), (LIGHT_GOLD, 0.0)):
        length, half = 2.6 * thickness, 1.5 * thickness + grow
        neck = (end[0] - ahead[0] * length, end[1] - ahead[1] * length)
        canvas.line((start, neck), thickness + 2 * grow, colour)
        canvas.polygon(
            (
                (end[0] + ahead[0] * grow * 1.6, end[1] + ahead[1] * grow * 1.6),
                (neck[0] + aside[0] * half - ahead[0] * grow, neck[1] + aside[1] * half - ahead[1] * grow),
                (neck[0] - aside[0] * half - ahead[0] * grow, neck[1] - aside[1] * half - ahead[1] * grow),
            ),
            colour,
        )


Steps: TypeAlias = Sequence[Sequence[Event]]  # the events of each step
FEWEST: Final = 2  # a single step needs no number: the picture frames what was done last
DISC: Final = 46  # diameter of a number, in px
INSET, ROOMY = 12, 80
"""The distance of a number's middle from the right and upper edge of a place with at least the second size, in px; on
smaller ones it is on the corner."""
ON_BAND = (26, 0.74)
"""The position of the number of a step without a place on the band of a panel: px from the left, share of the
height."""


def draw_steps(
    canvas: Canvas,
    steps: Steps,
    part: int,
    parts: int,
    spots: Callable[[int], Mapping[str, Box]],
    passing: Collection[str] = (),
) -> None:
    """Number the steps on a picture of the table at their places, or else on the panel of their seat.

    A step in several adjacent places has its number at the first; numbers that would overlap are joined. `spots` are
    the places on each picture by name; `passing` are the arguments that name places where something else is by now.
    """
    if len(steps) < FEWEST:
        return
    here = spots(part)
    found: dict[Point, list[str]] = {}
    for number, events in enumerate(steps, 1):
        points: list[Point] = []
        for box in (box for event in events for box in _places(event, here, passing)):
            inset = INSET if min(box.width, box.height) >= ROOMY else 0
            points.append((box.right - inset, box.y + inset))
        if not points and not any(
            _places(event, spots(other), passing)
            for other in range(parts)
            if other != part
            for event in events
        ):
            panels = [here[name] for event in events if (name := _panel(event)) in here]
            points = [(panel.x + ON_BAND[0], panel.y + ON_BAND[1] * panel.height) for panel in panels]
        for point in points:
            beside = [place for place in found if dist(place, point) < 2 * DISC]
            if any(str(number) in found[place] for place in beside):
                continue
            place = next((place for place in beside if dist(place, point) < 0.7 * DISC), point)
            found.setdefault(place, []).append(str(number))
    for (x, y), numbers in found.items():
        disc(canvas, x, y, " ".join(numbers), DISC)


def _panel(event: Event) -> str:
    return f"seat {(event.seat or 0) + 1}"


def _places(event: Event, spots: Mapping[str, Box], passing: Collection[str]) -> list[Box]:
    """The places that an event names, preferring the seat's own to the table's."""
    firsts = (next((name for name in names if name in spots), None) for names in _names(event, passing))
    return [spots[name] for name in firsts if name]


def _names(event: Event, passing: Collection[str]) -> Iterator[Sequence[str]]:
    """The possible spots of each place of an event: one only for the number, the seat's own, the table's."""
    seat = _panel(event)
    for argument, value in event.said.items():
        if argument in passing:
            continue
        labels = [value] if isinstance(value, str) and value else event.places_of(argument)
        kind = argument.removesuffix("s")
        for label in labels:
            own = f"{seat} {kind} {label}", f"{seat} {label}"
            yield f"step {kind} {label}", f"step {label}", *own, f"{kind} {label}"
