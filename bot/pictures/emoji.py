"""The icons as emojis: pictures of 128 px that can still be told at the 22 px of a sentence, on dark and on light."""

from __future__ import annotations

import hashlib
from io import BytesIO
from typing import Final

from PIL import Image, ImageFilter

from .sprites import Paint, outlined, paint, source
from .theme import SEATS

SIZE: Final = 128
"""Width and height in px; Discord makes them smaller."""

SHOWN: Final = 22
"""Width and height in px in a sentence: for that size the outlines are made."""

_RIM: Final = 5
"""Width in px of the light rim around the silhouette: without it a dark outline is lost on a dark ground."""

_LIGHT: Final = (255, 250, 236)

_RECIPE: Final = "1"
"""Changes with how a picture is made of its artwork: then all are uploaded anew."""


def digest(artwork: str) -> str:
    """Changes with the picture, and costs less than to draw it. Raises FileNotFoundError as `drawn` does."""
    name, colours = _seen_as(artwork)
    return hashlib.sha256(f"{_RECIPE} {colours} {source(name)}".encode()).hexdigest()[:16]


def drawn(artwork: str) -> bytes:
    """A piece of artwork, or with "seat/1" the token of a seat, as a PNG. Raises FileNotFoundError naming the file."""
    name, colours = _seen_as(artwork)
    image = outlined(name, 3 * SIZE // 2, SHOWN, colours)
    image = image.crop(image.getbbox())
    room = SIZE - 2 * _RIM
    scale = room / max(image.size)
    image = image.resize(
        (max(1, round(image.width * scale)), max(1, round(image.height * scale))), Image.Resampling.LANCZOS
    )
    placed = Image.new("RGBA", (SIZE, SIZE))
    placed.paste(image, ((SIZE - image.width) // 2, (SIZE - image.height) // 2))
    rim = (
        placed.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1)).filter(ImageFilter.GaussianBlur(1))
    )
    whole = Image.new("RGBA", (SIZE, SIZE), (*_LIGHT, 0))
    whole.putalpha(rim)
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
