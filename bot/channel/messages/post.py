"""A message for everybody, ready to be sent: texts, pictures, buttons, and whom it pings."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import discord

from .components import TableButton, cut
from .gallery import galleries, uploads

MOST_TEXT: Final = 3900
"""Characters in all texts of a message; Discord takes 4000."""


@dataclass(frozen=True)
class Post:
    """What a public message says and shows.

    Pictures, described by `alts`, come first, then the texts, then one row of at most five buttons. `mark` is found
    again in the message by `is_marked`; it tells which announcement the message is.
    """

    texts: Sequence[str]
    pictures: Sequence[bytes] = ()
    alts: Sequence[str] = ()
    buttons: Sequence[TableButton] = ()
    ping: Sequence[int] = ()
    mark: int | None = None

    def view(self) -> discord.ui.LayoutView:
        """The components; made anew for every sending."""
        view = discord.ui.LayoutView(timeout=None)
        for shown in galleries(len(self.pictures), self.alts):
            view.add_item(shown)
        texts = fitted(self.texts, MOST_TEXT)
        view.add_item(discord.ui.TextDisplay("\n".join(texts) or "\u200b", id=self.mark))
        if self.buttons:
            view.add_item(discord.ui.ActionRow(*self.buttons))
        return view

    def files(self) -> list[discord.File]:
        """The pictures as uploads; made anew for every sending."""
        return uploads(self.pictures)

    def mentions(self) -> discord.AllowedMentions:
        """Pings for exactly those whom the post pings."""
        return discord.AllowedMentions(
            everyone=False,
            roles=False,
            replied_user=False,
            users=[discord.Object(user) for user in self.ping],
        )


def fitted(texts: Iterable[str], most: int) -> list[str]:
    """The texts, the oldest lines left out where all of them would be more than so many characters.

    The last text is kept whole as far as it fits: it says who is asked.
    """
    kept: list[str] = []
    left = most
    for text in reversed(list(texts)):
        if len(text) + 1 > left:
            if not kept:
                kept.append(cut(text, left))
            elif kept[-1] != "…" and left >= 2:
                kept.append("…")
            break
        kept.append(text)
        left -= len(text) + 1
    return kept[::-1]


def mark_of(nonce: str) -> int:
    """A component id made of an announcement's nonce, beyond those that Discord gives by itself."""
    return 0x4000_0000 | (zlib.crc32(nonce.encode()) & 0x3FFF_FFFF)


def is_marked(message: discord.Message, mark: int) -> bool:
    """Whether the message is the one that carries the mark."""
    return any(getattr(component, "id", None) == mark for component in message.components)


def without_buttons(message: discord.Message) -> discord.ui.LayoutView:
    """The components of a message that stands in a channel, but for what can be clicked."""
    shown = [
        item
        for part in message.components
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]
    texts = [part.content for part in message.components if isinstance(part, discord.TextDisplay)]
    view = discord.ui.LayoutView(timeout=None)
    for gallery in galleries(len(shown), [item.description or "" for item in shown]):
        view.add_item(gallery)
    view.add_item(discord.ui.TextDisplay("\n".join(texts)))
    return view
