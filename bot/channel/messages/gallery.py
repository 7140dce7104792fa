"""The pictures of a message: what is uploaded, and the galleries that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

import discord

from .components import cut

LONGEST_ALT: Final = 1024
"""Characters of a picture's description."""


def galleries(count: int, alt: str | None) -> Iterator[discord.ui.MediaGallery[Any]]:
    """The pictures one below the other, each whole: side by side Discord would cut them to squares.

    `alt` is the first of them in words.
    """
    for index in range(count):
        words = cut(alt, LONGEST_ALT) if alt and index == 0 else None
        yield discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{_file_name(index)}", description=words)
        )


def uploads(pictures: Sequence[bytes]) -> list[discord.File]:
    """The pictures as files; made anew for every sending."""
    return [discord.File(BytesIO(picture), _file_name(index)) for index, picture in enumerate(pictures)]


def _file_name(index: int) -> str:
    return f"table-{index + 1}.png"
