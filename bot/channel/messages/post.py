"""Messages ready to be sent: private pages, and posts with the people they ping."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import discord
from discord import ui

from bot.i18n.fluent import Locale
from bot.i18n.icons import length_of
from bot.pictures.png import strengthened

from .components import TableButton, TableMenu, cut
from .message_pictures import PicturedBoard, board_in_words, file_names, galleries, shown_again


@dataclass(frozen=True)
class Page:
    """What somebody reads alone. `footnotes` stand small below the buttons.

    `descriptions` are the pictures in words; `board` is what the last picture shows, read out below it to those who
    wants that; so are the lines of `in_words`, of a picture that shows no board.
    """

    paragraphs: Sequence[str]
    pictures: Sequence[bytes] = ()
    descriptions: Sequence[str] = ()
    rows: Sequence[Sequence[TableButton] | TableMenu] = ()
    footnotes: Sequence[str] = field(default=())
    board: PicturedBoard | None = None
    in_words: Sequence[str] = ()

    def in_contrast(self) -> Page:
        return replace(self, pictures=[strengthened(picture) for picture in self.pictures])

    def read_out(self, locale: Locale) -> Sequence[str]:
        return [*self.in_words, *(() if self.board is None else board_in_words(self.board, locale))]

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
            view.add_item(ui.ActionRow(*([row] if isinstance(row, TableMenu) else row)))
        if below:
            view.add_item(ui.TextDisplay("\n".join(below)))
        return view


def rows_of(buttons: Iterable[TableButton]) -> Iterator[Sequence[TableButton]]:
    buttons = list(buttons)
    for start in range(0, len(buttons), 5):
        yield buttons[start : start + 5]


def _shortened(texts: Sequence[str]) -> list[str]:
    left = MOST_TEXT
    kept = []
    for written in texts:
        kept.append(cut(written, left) if left > 1 else "")
        left -= length_of(kept[-1]) + 1
    return kept


MOST_TEXT: Final = 3900  # characters in all texts of a message; Discord takes 4000
_IN_A_ROW: Final = 5

_FOR_A_WHILE: Final = 0x3FFF_FFFF
"""The component id of a line that the next edit of a message takes away: below those of marks."""


@dataclass(frozen=True)
class Post:
    """What a public message says and shows.

    Pictures, described by `alts`, come first, then the texts, a line that the next edit takes away (`for_a_while`),
    `answers` to the question that is asked, other buttons, and menus. `mark` is found again in the message by
    `is_marked`; it tells which
    announcement the message is.
    """

    texts: Sequence[str]
    for_a_while: str = ""
    pictures: Sequence[bytes] = ()
    alts: Sequence[str] = ()
    answers: Sequence[TableButton] = ()
    buttons: Sequence[TableButton] = ()
    menus: Sequence[TableMenu] = ()
    ping: Sequence[int] = ()
    role: int | None = None
    mark: int | None = None

    def after(self, texts: Sequence[str]) -> Post:
        return replace(self, texts=[*texts, *self.texts]) if texts else self

    def view(self) -> discord.ui.LayoutView:
        """The components; made anew for every sending."""
        view = discord.ui.LayoutView(timeout=None)
        for shown in galleries(file_names(self.pictures), self.alts):
            view.add_item(shown)
        texts = fitted_texts(self.texts, MOST_TEXT)
        view.add_item(discord.ui.TextDisplay("\n".join(texts) or "\u200b", id=self.mark))
        if self.for_a_while:
            view.add_item(discord.ui.TextDisplay(self.for_a_while, id=_FOR_A_WHILE))
        for row in (*_in_rows(self.answers), *_in_rows(self.buttons)):
            if row:
                view.add_item(discord.ui.ActionRow(*row))
        for menu in self.menus:
            view.add_item(discord.ui.ActionRow(menu))
        return view

    def mentions(self) -> discord.AllowedMentions:
        """Pings for exactly those, people and a role, whom the post pings."""
        return discord.AllowedMentions(
            everyone=False,
            roles=False if self.role is None else [discord.Object(self.role)],
            replied_user=False,
            users=[discord.Object(user) for user in self.ping],
        )


def _in_rows(buttons: Sequence[TableButton]) -> Sequence[Sequence[TableButton]]:
    half = -(-len(buttons) // 2)
    return [buttons] if len(buttons) <= _IN_A_ROW else [buttons[:half], buttons[half:]]


def fitted_texts(texts: Iterable[str], most: int) -> list[str]:
    """The texts, the oldest left out where they are too long; the last one, which says who is asked, stays."""
    kept: list[str] = []
    left = most
    for text in reversed(list(texts)):
        if length_of(text) + 1 > left:
            if not kept:
                kept.append(cut(text, left))
            elif kept[-1] != "…" and left >= 2:
                kept.append("…")
            break
        kept.append(text)
        left -= length_of(text) + 1
    return kept[::-1]


def mark_of(nonce: str) -> int:
    """A component id made of an announcement's nonce, beyond those that Discord gives by itself."""
    return 0x4000_0000 | (zlib.crc32(nonce.encode()) & 0x3FFF_FFFF)


def is_marked(message: discord.Message, mark: int) -> bool:
    return any(getattr(component, "id", None) == mark for component in message.components)


def with_line(message: discord.Message, line: str) -> discord.ui.LayoutView:
    """A message that stands in a channel with one more line, which holds for a while."""
    view = without_buttons(message)
    view.add_item(discord.ui.TextDisplay(line, id=_FOR_A_WHILE))
    for row in message.components:
        if isinstance(row, discord.ActionRow):
            buttons = [part for part in row.children if isinstance(part, discord.Button)]
            view.add_item(discord.ui.ActionRow(*map(discord.ui.Button.from_component, buttons)))
    return view


def has_line(message: discord.Message, line: str) -> bool:
    return any(isinstance(part, discord.TextDisplay) and part.content == line for part in message.components)


def without_buttons(message: discord.Message) -> discord.ui.LayoutView:
    """A message that stands in a channel, but for what can be clicked and what held for a while alone."""
    texts = [
        part.content
        for part in message.components
        if isinstance(part, discord.TextDisplay) and part.id != _FOR_A_WHILE
    ]
    view = discord.ui.LayoutView(timeout=None)
    for gallery in shown_again(message):
        view.add_item(gallery)
    view.add_item(discord.ui.TextDisplay("\n".join(texts)))
    return view
