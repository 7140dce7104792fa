"""The artwork: SVG files in `assets/`, turned into sprites of the size and the colours needed."""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import TypeAlias

import resvg_py
from PIL import Image

from .cache import kept
from .palette import Colour, code
from .seats import Seat


def _found() -> Path:
    """Where the artwork lies: in the installed package, else beside it in the checkout."""
    package = Path(__file__).resolve().parents[1]
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


ASSETS = _found()
"""The folder of the artwork."""

OUTLINE = 4.4
"""Width of the outline's stroke in an icon of 100 units; half of it shows outside the silhouette."""
LEAST_OUTLINE = 0.9
"""What must be left of the outline, in px, however small the icon."""

LARGE, SMALL = 96, 36
"""An icon in many sizes: how large it is drawn, and for which size its outline is made."""

Paint: TypeAlias = tuple[tuple[str, Colour], ...]
"""Colours by the class of the parts that take them."""


def paint(seat: Seat) -> Paint:
    """The colours that turn a blank piece into a seat's."""
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
