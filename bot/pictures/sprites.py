"""Artwork: SVG as sprites, drawn at the size and in the colors needed, and cached; and as emojis."""

from __future__ import annotations

import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from io import BytesIO
from threading import Lock
from typing import Final, ParamSpec, TypeAlias, TypeVar, cast

import resvg_py
from PIL import Image, ImageFilter

from bot.assets import ASSETS

from .theme import NIGHT, SEATS, Colour, SeatLook, code

Drawn = TypeVar("Drawn")
Given = ParamSpec("Given")


class Cache:
    """Values by key; the least recently used go when together they weigh more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._lock = Lock()
        self._entries: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable) -> object | None:
        """What is kept under the key, which counts as used now."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                return None
            self._entries.move_to_end(key)
            return entry[0]

    def put(self, key: Hashable, value: object, weight: int) -> None:
        """Keep a value; nothing heavier than a quarter of the limit is kept at all."""
        if weight * 4 > self.limit:
            return
        with self._lock:
            known = self._entries.pop(key, None)
            if known is not None:
                self.size -= known[1]
            self._entries[key] = value, weight
            self.size += weight
            while self.size > self.limit:
                _, (_, dropped) = self._entries.popitem(last=False)
                self.size -= dropped

    def clear(self) -> None:
        with self._lock:
            self._entries.clear()
            self.size = 0


SPRITES = Cache(limit=40_000_000)  # every drawn piece, of whatever game

PANELS = Cache(limit=10_000_000)
"""Parts of the last tables: most of them look the same when one seat has moved."""


def part(key: Hashable, draw: Callable[[], Drawn], weight: int) -> Drawn:
    """What was drawn lately of what the key says, of so many bytes; drawn now where it is not at hand.

    What it returns is shared: paste it, don't change it.
    """
    found = PANELS.get(key)
    if found is None:
        found = draw()
        PANELS.put(key, found, weight)
    return cast(Drawn, found)


def weight(image: Image.Image) -> int:
    """How many bytes an image takes: four a pixel, one if it is a mask."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


def kept(draw: Callable[Given, Image.Image]) -> Callable[Given, Image.Image]:
    """Let a pure drawing function draw each piece once; what it returns is shared: copy, then change."""
    name = f"{draw.__module__}.{draw.__qualname__}"

    @wraps(draw)
    def drawn(*args: Given.args, **kwargs: Given.kwargs) -> Image.Image:
        key = (name, args, tuple(sorted(kwargs.items()))) if kwargs else (name, args)
        found = SPRITES.get(key)
        if isinstance(found, Image.Image):
            return found
        image = draw(*args, **kwargs)
        SPRITES.put(key, image, weight(image))
        return image

    return drawn


OUTLINE = 4.4
"""Width of the outline's stroke in an icon of 100 units; half of it shows outside the silhouette."""
LEAST_OUTLINE = 0.9  # what must be left of the outline, in px, however small the icon
LARGE, SMALL = 96, 36  # an icon in many sizes: how large it is drawn, and for which size its outline is made
Paint: TypeAlias = tuple[tuple[str, Colour], ...]  # colors by the class of the parts that take them


def paint(seat: SeatLook) -> Paint:
    return ("seat", seat.colour), ("seat-ink", seat.mark), ("seat-rim", seat.rim)


@kept
def icon(name: str, size: int, colours: Paint = ()) -> Image.Image:
    """An icon such as "common/gold" as a square sprite of `size` px.

    Below 41 px the outline keeps its width, so that small icons stay as firm as large ones.
    """
    return outlined(name, size, size, colours)


@kept
def scaled(name: str, size: int) -> Image.Image:
    """An icon that is needed in many sizes: one drawing made smaller, so that a new size costs little.

    Its outline is firm enough for the small ones.
    """
    if size > LARGE:
        return icon(name, size)
    return _large(name).resize((size, size), Image.Resampling.LANCZOS)


@kept
def _large(name: str) -> Image.Image:
    return outlined(name, LARGE, SMALL, ())


def outlined(name: str, size: int, shown: int, colours: Paint) -> Image.Image:
    """An icon of `size` px, with the outline that it needs where it is shown with `shown` px."""
    rules = [f".{part}{{fill:{code(colour)}}}" for part, colour in colours]
    thinnest = 2 * LEAST_OUTLINE * 100 / shown
    if thinnest > OUTLINE:
        rules.append(f'[stroke-width="{OUTLINE}"]{{stroke-width:{thinnest:.2f}}}')
    return render(name, size, size, "".join(rules))


def render(name: str, width: int, height: int, style_sheet: str = "") -> Image.Image:
    """A piece of artwork in any size, RGBA.

    Raises FileNotFoundError naming the file when there is no such artwork.
    """
    png = resvg_py.svg_to_bytes(
        svg_string=source(name), width=width, height=height, style_sheet=style_sheet or None
    )
    with Image.open(BytesIO(bytes(png))) as image:
        return image.convert("RGBA")


def proportion(name: str) -> float:
    """How much wider than high a piece of artwork is drawn."""
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', source(name))
    assert found, f"{name}.svg has no viewBox"
    return float(found[1]) / float(found[2])


@lru_cache(maxsize=512)
def source(name: str) -> str:
    """A piece of artwork as SVG. Raises FileNotFoundError naming the file when there is no such artwork."""
    path = ASSETS / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"There is no artwork {name}.svg in {ASSETS}.")
    return path.read_text(encoding="utf-8")


@kept
def frieze(name: str, width: int, height: int) -> Image.Image:
    """A band of the pattern, such as "friezes/meander". Heights of an even number of px join without a seam."""
    period = round(proportion(name) * height)
    repeat = render(name, period, height)
    band = Image.new("RGB", (width, height), NIGHT)
    for x in range(0, width, period):
        band.paste(repeat, (x, 0), repeat)
    return band


EMOJI_SIZE: Final = 128  # width and height in px; Discord makes them smaller
SHOWN: Final = 22  # width and height in px in a sentence: for that size the outlines are made

_RIM: Final = 5
"""Width in px of the light rim around the silhouette: without it a dark outline is lost on a dark ground."""

_LIGHT: Final = (255, 250, 236)

_RECIPE: Final = "1"  # changes with how a picture is made of its artwork: then all are uploaded anew


def emoji_digest(artwork: str) -> str:
    """Changes with the picture, and costs less than to draw it. Raises FileNotFoundError as `emoji_png` does."""
    name, colours = _seen_as(artwork)
    return hashlib.sha256(f"{_RECIPE} {colours} {source(name)}".encode()).hexdigest()[:16]


def emoji_png(artwork: str) -> bytes:
    """A piece of artwork, or with "seat/1" the token of a seat, as a PNG. Raises FileNotFoundError naming the file."""
    name, colours = _seen_as(artwork)
    image = outlined(name, 3 * EMOJI_SIZE // 2, SHOWN, colours)
    image = image.crop(image.getbbox())
    room = EMOJI_SIZE - 2 * _RIM
    scale = room / max(image.size)
    wide, high = (max(1, round(side * scale)) for side in image.size)
    image = image.resize((wide, high), Image.Resampling.LANCZOS)
    placed = Image.new("RGBA", (EMOJI_SIZE, EMOJI_SIZE))
    placed.paste(image, ((EMOJI_SIZE - image.width) // 2, (EMOJI_SIZE - image.height) // 2))
    rim = placed.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1))
    whole = Image.new("RGBA", (EMOJI_SIZE, EMOJI_SIZE), (*_LIGHT, 0))
    whole.putalpha(rim.filter(ImageFilter.GaussianBlur(1)))
    whole.alpha_composite(placed)
    buffer = BytesIO()
    whole.save(buffer, "PNG")
    return buffer.getvalue()


def _seen_as(artwork: str) -> tuple[str, Paint]:
    kind, _, number = artwork.partition("/")
    if kind != "seat":
        return artwork, ()
    seat = SEATS[int(number) - 1]
    return f"common/token_{seat.shape}", paint(seat)
