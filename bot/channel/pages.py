"""A private message: paragraphs, a picture, buttons and menus below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any, Final

import discord
from discord import ui

from .answers import Interaction, show, show_anew
from .items import TableButton, TableMenu, cut

_PICTURE: Final = "picture.png"
_TEXT: Final = 3900
"""A little less than the characters that Discord takes in all texts of a message."""


@dataclass(frozen=True)
class Page:
    """What somebody reads alone. `footnotes` stand small below the buttons.

    `description` is the picture in words.
    """

    paragraphs: Sequence[str]
    picture: bytes | None = None
    description: str = ""
    rows: Sequence[Sequence[TableButton] | TableMenu] = ()
    footnotes: Sequence[str] = field(default=())

    def layout(self) -> ui.LayoutView:
        """The page as Discord's components."""
        view = ui.LayoutView(timeout=None)
        texts = _shortened([*self.paragraphs, *(f"-# {note}" for note in self.footnotes)])
        above, below = texts[: len(self.paragraphs)], texts[len(self.paragraphs) :]
        if above:
            view.add_item(ui.TextDisplay("\n".join(above)))
        if self.picture is not None:
            view.add_item(
                ui.MediaGallery(
                    discord.MediaGalleryItem(
                        f"attachment://{_PICTURE}", description=cut(self.description, 1024) or None
                    )
                )
            )
        for row in self.rows:
            view.add_item(ui.ActionRow(*_items(row)))
        if below:
            view.add_item(ui.TextDisplay("\n".join(below)))
        return view

    def files(self) -> list[discord.File]:
        """The picture to send along."""
        return [] if self.picture is None else [discord.File(BytesIO(self.picture), _PICTURE)]


async def show_page(interaction: Interaction, page: Page, *, anew: bool = False) -> None:
    """Answer with a page: in place of what was clicked, or `anew` as a message of its own."""
    await (show_anew if anew else show)(interaction, page.layout(), page.files())


def rows_of(buttons: Iterable[TableButton]) -> Iterator[Sequence[TableButton]]:
    """Buttons in rows of five."""
    buttons = list(buttons)
    for start in range(0, len(buttons), 5):
        yield buttons[start : start + 5]


def _items(row: Sequence[TableButton] | TableMenu) -> Sequence[ui.Item[Any]]:
    return [row] if isinstance(row, TableMenu) else row


def _shortened(texts: Sequence[str]) -> list[str]:
    """Texts that fit in one message, the last ones cut."""
    left = _TEXT
    kept = []
    for written in texts:
        kept.append(cut(written, left) if left > 1 else "")
        left -= len(kept[-1]) + 1
    return kept
