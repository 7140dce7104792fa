"""Artwork: SVG as cached sprites of any size and color, and as emojis."""

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
    """A cache of at most `limit` bytes that drops the least recently used values."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self._lock = Lock()
        self._entries: OrderedDict[Hashable, tuple[object, int]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: Hashable) -> object | None:
        """The value of a key, which counts as used now."""
        with self._lock:
            entry = self._entries.get(key)
            if entry is None:
                return None
            self._entries.move_to_end(key)
            return entry[0]

    def put(self, key: Hashable, value: object, weight: int) -> None:
        """Keep a value, unless it is larger than a quarter of the limit."""
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


SPRITES = Cache(limit=40_000_000)  # drawn pieces of all games

PANELS = Cache(limit=10_000_000)
"""Parts of the last tables, most of which look the same after a move."""


def part(key: Hashable, draw: Callable[[], Drawn], weight: int) -> Drawn:
    """A part from the cache, or drawn now; `weight` is its size in bytes. It is shared: paste it, don't change it."""
    found = PANELS.get(key)
    if found is None:
        found = draw()
        PANELS.put(key, found, weight)
    return cast(Drawn, found)


def weight(image: Image.Image) -> int:
    """The size of an image in bytes: four for each pixel, one in a mask."""
    return image.width * image.height * (1 if len(image.getbands()) == 1 else 4)


def kept(draw: Callable[Given, Image.Image]) -> Callable[Given, Image.Image]:
    """Cache the results of a pure drawing function. They are shared: copy them before changing them."""
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
"""Width of the outline's stroke in an icon of 100 units; half of it is visible outside the silhouette."""
LEAST_OUTLINE = 0.9  # the least visible width of the outline, in px, however small the icon
LARGE, SMALL = 96, 36  # icons in many sizes are drawn in the first, with the outline of the second
Paint: TypeAlias = tuple[tuple[str, Colour], ...]  # colors by the class of the parts that have them


def paint(seat: SeatLook) -> Paint:
    return ("seat", seat.colour), ("seat-ink", seat.mark), ("seat-rim", seat.rim)


@kept
def icon(name: str, size: int, colours: Paint = ()) -> Image.Image:
    """An icon such as "common/gold" as a square sprite of `size` px.

    Below 41 px the outline keeps its width, so that small icons are as distinct as large ones.
    """
    return outlined(name, size, size, colours)


@kept
def scaled(name: str, size: int) -> Image.Image:
    """An icon that is needed in many sizes: one drawing, with an outline for small sizes, is reduced."""
    if size > LARGE:
        return icon(name, size)
    return _large(name).resize((size, size), Image.Resampling.LANCZOS)


@kept
def _large(name: str) -> Image.Image:
    return outlined(name, LARGE, SMALL, ())


def outlined(name: str, size: int, shown: int, colours: Paint) -> Image.Image:
    """An icon of `size` px, with the outline that it needs when it is shown at `shown` px."""
    rules = [f".{part}{{fill:{code(colour)}}}" for part, colour in colours]
    thinnest = 2 * LEAST_OUTLINE * 100 / shown
    if thinnest > OUTLINE:
        rules.append(f'[stroke-width="{OUTLINE}"]{{stroke-width:{thinnest:.2f}}}')
    return render(name, size, size, "".join(rules))


def render(name: str, width: int, height: int, style_sheet: str = "") -> Image.Image:
    """A piece of artwork in any size, RGBA. Raises FileNotFoundError with the file's name if there is none."""
    png = resvg_py.svg_to_bytes(
        svg_string=source(name), width=width, height=height, style_sheet=style_sheet or None
    )
    with Image.open(BytesIO(bytes(png))) as image:
        return image.convert("RGBA")


def proportion(name: str) -> float:
    """The ratio of a piece of artwork's width to its height."""
    found = re.search(r'viewBox="0 0 (\S+) (\S+)"', source(name))
    assert found, f"{name}.svg has no viewBox"
    return float(found[1]) / float(found[2])


@lru_cache(maxsize=512)
def source(name: str) -> str:
    """A piece of artwork as SVG. Raises FileNotFoundError with the file's name if there is none."""
    path = ASSETS / f"{name}.svg"
    if not path.is_file():
        raise FileNotFoundError(f"There is no artwork {name}.svg in {ASSETS}.")
    return path.read_text(encoding="utf-8")


@kept
def frieze(name: str, width: int, height: int) -> Image.Image:
    """A band of a pattern such as "friezes/meander". With an even height in px it has no seams."""
    period = round(proportion(name) * height)
    repeat = render(name, period, height)
    band = Image.new("RGB", (width, height), NIGHT)
    for x in range(0, width, period):
        band.paste(repeat, (x, 0), repeat)
    return band


EMOJI_SIZE: Final = 128  # width and height in px; Discord reduces them
SHOWN: Final = 22  # width and height in a sentence in px, for which the outlines are made

_RIM: Final = 5
"""Width in px of the light rim around the silhouette: without it a dark outline is invisible on a dark ground."""

_LIGHT: Final = (255, 250, 236)

_RECIPE: Final = "1"  # to be changed with the way emojis are made of artwork, so that all are uploaded anew


def emoji_digest(artwork: str) -> str:
    """A digest that changes with the emoji, found without drawing it. Raises FileNotFoundError like `emoji_png`."""
    name, colours = _seen_as(artwork)
    return hashlib.sha256(f"{_RECIPE} {colours} {source(name)}".encode()).hexdigest()[:16]


def emoji_png(artwork: str) -> bytes:
    """A piece of artwork, or a seat's token ("seat/1"), as a PNG. Raises FileNotFoundError with the file's name."""
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
