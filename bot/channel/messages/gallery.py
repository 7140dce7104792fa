"""The pictures of a message: what is uploaded, and the galleries that show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Any, Final

import discord

from .components import cut

LONGEST_ALT: Final = 1024
"""Characters of a picture's description."""


def galleries(count: int, alts: Sequence[str]) -> Iterator[discord.ui.MediaGallery[Any]]:
    """The pictures one below the other, each whole: side by side Discord would cut them to squares.

    `alts` are the pictures in words.
    """
    for index in range(count):
        words = cut(alts[index], LONGEST_ALT) if index < len(alts) and alts[index] else None
        yield discord.ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{_file_name(index)}", description=words)
        )


def uploads(pictures: Sequence[bytes]) -> list[discord.File]:
    """The pictures as files; made anew for every sending."""
    return [discord.File(BytesIO(picture), _file_name(index)) for index, picture in enumerate(pictures)]


def attached(message: discord.Message) -> list[discord.Attachment]:
    """The pictures that a message shows, as an edit must name them so that they stay without being uploaded again.

    `message.attachments` lacks what a gallery shows.
    """
    shown = [
        item.media
        for part in message.components
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]
    return [
        discord.Attachment(
            data={
                "id": media.attachment_id or 0,
                "filename": _file_name(index),
                "size": 0,
                "url": media.url,
                "proxy_url": media.proxy_url or media.url,
            },
            state=message._state,
        )
        for index, media in enumerate(shown)
    ]


def _file_name(index: int) -> str:
    return f"table-{index + 1}.png"
