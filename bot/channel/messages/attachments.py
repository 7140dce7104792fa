"""The pictures of a message: what is uploaded, what stays as it is, and the galleries that show it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

import discord

from bot.i18n.icons import filled

from .components import cut

LONGEST_ALT: Final = 1024  # characters of a picture's description


def galleries(names: Sequence[str], alts: Sequence[str]) -> Iterator[discord.ui.MediaGallery[Any]]:
    """The pictures one below the other, each whole: side by side Discord would cut them to squares.

    `names` are those of their files, `alts` the pictures in words, which have no icons.
    """
    for index, name in enumerate(names):
        words = cut(filled(alts[index]), LONGEST_ALT) if index < len(alts) and alts[index] else None
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=words))


def file_names(pictures: Sequence[bytes]) -> list[str]:
    """The names of the pictures' files, made of their bytes: a message says which pictures it has."""
    return [f"table-{hashlib.sha256(picture).hexdigest()[:16]}.png" for picture in pictures]


def uploads(pictures: Sequence[bytes]) -> list[discord.File]:
    """The pictures as files, equal ones once; made anew for every sending."""
    named = dict(zip(file_names(pictures), pictures, strict=True))
    return [discord.File(BytesIO(picture), name) for name, picture in named.items()]


def attachments(
    pictures: Sequence[bytes], message: discord.Message | None
) -> list[discord.Attachment | discord.File]:
    """The pictures as an edit of a message names them: those that it has by their ids, the others as uploads."""
    had = {} if message is None else {shown.filename: shown for shown in attached(message)}
    return [had.get(file.filename, file) for file in uploads(pictures)]


def attached(message: discord.Message) -> list[discord.Attachment]:
    """The pictures that a message shows, each once, as an edit names them so that they stay without an upload.

    `message.attachments` lacks what a gallery shows.
    """
    shown = {
        item.media.attachment_id: item.media
        for item in _items(message)
        if item.media.attachment_id is not None
    }
    return [
        discord.Attachment(
            data={
                "id": number,
                "filename": _file_name(media),
                "size": 0,
                "url": media.url,
                "proxy_url": media.proxy_url or media.url,
            },
            state=message._state,
        )
        for number, media in shown.items()
    ]


def shown_again(message: discord.Message) -> Iterator[discord.ui.MediaGallery[Any]]:
    """The galleries that a message has, for an edit that keeps its pictures."""
    items = _items(message)
    return galleries([_file_name(item.media) for item in items], [item.description or "" for item in items])


def _items(message: discord.Message) -> list[discord.MediaGalleryItem]:
    return [
        item
        for part in message.components
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def _file_name(media: discord.UnfurledMediaItem) -> str:
    return PurePosixPath(urlsplit(media.url).path).name
