"""A private message: paragraphs, a picture, buttons and menus below it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from discord import ui

from bot.pictures.contrast import strengthened
from bot.words.fluent import Locale
from bot.words.icons import length_of

from .components import TableButton, TableMenu, cut
from .gallery import file_names, galleries
from .post import MOST_TEXT
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

    def in_contrast(self) -> Page:
        """The page with its pictures in strong contrast."""
        return replace(self, pictures=[strengthened(picture) for picture in self.pictures])

    def read_out(self, locale: Locale) -> Sequence[str]:
        """The lines in which its pictures are read out."""
        return [*self.in_words, *(() if self.board is None else words_of(self.board, locale))]

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
