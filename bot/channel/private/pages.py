"""A private message: paragraphs, a picture, buttons and menus below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from discord import ui

from bot.channel.interactions.answers import locale_of, settled_by, show, show_publicly
from bot.channel.interactions.house import Interaction
from bot.channel.messages.components import TableButton, TableMenu, cut
from bot.channel.messages.gallery import file_names, galleries
from bot.channel.messages.post import MOST_TEXT
from bot.pictures.contrast import strengthened
from bot.words.icons import length_of

from .reading_out import Board, words_of


@dataclass(frozen=True)
class Page:
    """What somebody reads alone. `footnotes` stand small below the buttons.

    `descriptions` are the pictures in words; `board` is what the last picture shows, to be read out below it to whoever
    wants that; so are the lines of `in_words`, of a picture that shows no board.
    """

    paragraphs: Sequence[str]
    pictures: Sequence[bytes] = ()
    descriptions: Sequence[str] = ()
    rows: Sequence[Sequence[TableButton] | TableMenu] = ()
    footnotes: Sequence[str] = field(default=())
    board: Board | None = None
    in_words: Sequence[str] = ()

    def layout(self, read_out: Sequence[str] = ()) -> ui.LayoutView:
        """The page as Discord's components, with lines that are read out at its end."""
        view = ui.LayoutView(timeout=None)
        texts = _shortened([*self.paragraphs, *(f"-# {note}" for note in self.footnotes), *read_out])
        above, below = texts[: len(self.paragraphs)], texts[len(self.paragraphs) :]
        if above:
            view.add_item(ui.TextDisplay("\n".join(above)))
        for shown in galleries(file_names(self.pictures), self.descriptions):
            view.add_item(shown)
        for row in self.rows:
            view.add_item(ui.ActionRow(*_items(row)))
        if below:
            view.add_item(ui.TextDisplay("\n".join(below)))
        return view


async def show_page(interaction: Interaction, page: Page) -> None:
    """Answer with a page: in place of "thinking …", or of the private message that was clicked.

    Its pictures are as the reader wants them: as they are drawn, in strong contrast, or read out below.
    """
    wanted = settled_by(interaction).pictures
    if wanted == "contrast":
        page = replace(page, pictures=[strengthened(picture) for picture in page.pictures])
    read_out: Sequence[str] = ()
    if wanted == "words":
        board = () if page.board is None else words_of(page.board, locale_of(interaction))
        read_out = [*page.in_words, *board]
    await show(interaction, page.layout(read_out), page.pictures)


async def show_to_all(interaction: Interaction, page: Page) -> None:
    """Post a page for everybody in the channel of a click; what was clicked stays as it is."""
    await show_publicly(interaction, page.layout(), page.pictures)


def rows_of(buttons: Iterable[TableButton]) -> Iterator[Sequence[TableButton]]:
    """Buttons in rows of five."""
    buttons = list(buttons)
    for start in range(0, len(buttons), 5):
        yield buttons[start : start + 5]


def _items(row: Sequence[TableButton] | TableMenu) -> Sequence[ui.Item[Any]]:
    return [row] if isinstance(row, TableMenu) else row


def _shortened(texts: Sequence[str]) -> list[str]:
    """Texts that fit in one message, the last ones cut."""
    left = MOST_TEXT
    kept = []
    for written in texts:
        kept.append(cut(written, left) if left > 1 else "")
        left -= length_of(kept[-1]) + 1
    return kept
