"""Messages ready to be sent: private pages, public posts with their pings, and their pictures."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import PurePosixPath
from types import MappingProxyType
from typing import Any, Final
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.engine import AnyView, Passage
from bot.games.game_words import LONGEST_ALT
from bot.i18n.fluent import Locale, Words, those_that_fit
from bot.i18n.icons import filled, length_of
from bot.pictures.names import Showing
from bot.play.table import Table

from .components import TableButton, TableMenu, cut, rows_on_a_phone
from .sentences import mention_of, message_words


@dataclass(frozen=True)
class Page:
    """A private page. `footnotes` are small, below the buttons.

    `descriptions` are the pictures' alt texts. For those who want it, `board`, which the last picture shows, is
    described below it; `in_words` does the same for a picture that shows no board.
    """

    paragraphs: Sequence[str]
    pictures: Sequence[bytes] = ()
    descriptions: Sequence[str] = ()
    rows: Sequence[Sequence[TableButton] | TableMenu] = ()
    footnotes: Sequence[str] = field(default=())
    board: PicturedBoard | None = None
    in_words: Sequence[str] = ()

    def layout(self, read_out: Locale | None = None) -> ui.LayoutView:
        """The page as Discord components; with `read_out`, the pictures' contents in words are at its end."""
        view = ui.LayoutView(timeout=None)
        more = [] if read_out is None else list(self.in_words)
        if read_out is not None and self.board is not None:
            more += board_in_words(self.board, read_out)
        texts = fitted_texts([*self.paragraphs, *(f"-# {note}" for note in self.footnotes), *more])
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


def rows_of(buttons: Iterable[TableButton]) -> list[list[TableButton]]:
    """As few rows as possible, of at most five buttons; if it costs no row, they break where a phone breaks them."""
    buttons = list(buttons)
    rows: list[list[TableButton]] = []
    for line in rows_on_a_phone(buttons):
        if rows and len(rows[-1]) + len(line) <= _IN_A_ROW:
            rows[-1] += line
        else:
            rows.append(line)
    fives = [buttons[start : start + _IN_A_ROW] for start in range(0, len(buttons), _IN_A_ROW)]
    return rows if len(rows) == len(fives) and max(map(len, rows), default=0) <= _IN_A_ROW else fives


MOST_TEXT: Final = 3900  # characters in all texts of a message; Discord allows 4000
_IN_A_ROW: Final = 5

_FOR_A_WHILE: Final = 0x3FFF_FFFF
"""The component id of a line that the next edit of a message removes: below those of marks."""


@dataclass(frozen=True)
class Post:
    """A public message.

    Pictures with their `alts` come first, then the texts, a line that the next edit removes (`for_a_while`), `answers`
    to the question, other buttons, and menus. `mark` is a component id that identifies the announcement.
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

    def view(self) -> discord.ui.LayoutView:
        """The components, made anew for each attempt to send."""
        view = discord.ui.LayoutView(timeout=None)
        for shown in galleries(file_names(self.pictures), self.alts):
            view.add_item(shown)
        view.add_item(discord.ui.TextDisplay("\n".join(fitted_texts(self.texts)) or "\u200b", id=self.mark))
        if self.for_a_while:
            view.add_item(discord.ui.TextDisplay(self.for_a_while, id=_FOR_A_WHILE))
        for buttons in (self.answers, self.buttons):
            for row in rows_of(buttons):
                view.add_item(discord.ui.ActionRow(*row))
        for menu in self.menus:
            view.add_item(discord.ui.ActionRow(menu))
        return view

    def mentions(self) -> discord.AllowedMentions:
        """The allowed mentions: exactly the people and the role that the post pings."""
        return discord.AllowedMentions(
            everyone=False,
            roles=False if self.role is None else [discord.Object(self.role)],
            replied_user=False,
            users=[discord.Object(user) for user in self.ping],
        )


def fitted_texts(texts: Iterable[str]) -> list[str]:
    """As many of the texts as fit into a message, the last one cut."""
    kept: list[str] = []
    left = MOST_TEXT
    for text in texts:
        if left <= 1:
            break
        kept.append(cut(text, left))
        left -= length_of(kept[-1]) + 1
    return kept


def mark_of(nonce: str) -> int:
    """The component id that carries an announcement's nonce; it is above the ids that Discord assigns."""
    return 0x4000_0000 | (zlib.crc32(nonce.encode()) & 0x3FFF_FFFF)


def without_buttons(message: discord.Message) -> discord.ui.LayoutView:
    """The layout of a posted message without its buttons, menus and temporary line."""
    texts = [
        part.content
        for part in message.components
        if isinstance(part, discord.TextDisplay) and part.id != _FOR_A_WHILE
    ]
    shown = _pictures_in(message)
    view = discord.ui.LayoutView(timeout=None)
    for gallery in galleries([name for name, _ in shown], [item.description or "" for _, item in shown]):
        view.add_item(gallery)
    view.add_item(discord.ui.TextDisplay("\n".join(texts)))
    return view


NO_DOCUMENTS: Final[Mapping[str, bytes]] = MappingProxyType({})


def galleries(names: Sequence[str], alts: Sequence[str]) -> Iterator[discord.ui.MediaGallery[Any]]:
    """A gallery for each picture, one below the other: side by side Discord would crop them to squares.

    `names` are their files' names, `alts` their alt texts, in which icons become words and nothing is bold.
    """
    for index, name in enumerate(names):
        alt = filled(alts[index]).replace("**", "") if index < len(alts) else ""
        words = cut(alt, LONGEST_ALT) or None
        yield discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=words))


def file_names(pictures: Sequence[bytes]) -> list[str]:
    """The names of the pictures' files, which are digests, so that a message says which pictures it has."""
    return [f"table-{hashlib.sha256(picture).hexdigest()[:16]}.png" for picture in pictures]


def uploads(pictures: Sequence[bytes], documents: Mapping[str, bytes] = NO_DOCUMENTS) -> list[discord.File]:
    """The pictures as files, equal ones once, and documents by name; made anew for each attempt to send."""
    named = dict(zip(file_names(pictures), pictures, strict=True)) | dict(documents)
    return [discord.File(BytesIO(content), name) for name, content in named.items()]


def attached(message: discord.Message) -> list[discord.Attachment]:
    """The pictures that a message shows, each once, in the form in which an edit keeps them without an upload.

    `message.attachments` lacks the pictures in galleries.
    """
    shown = {item.media.attachment_id: (name, item.media) for name, item in _pictures_in(message)}
    return [
        discord.Attachment(
            data={
                "id": number,
                "filename": name,
                "size": 0,
                "url": media.url,
                "proxy_url": media.proxy_url or media.url,
            },
            state=message._state,
        )
        for number, (name, media) in shown.items()
        if number is not None
    ]


def _pictures_in(message: discord.Message) -> list[tuple[str, discord.MediaGalleryItem]]:
    return [
        (PurePosixPath(urlsplit(item.media.url).path).name, item)
        for part in message.components
        if isinstance(part, discord.MediaGalleryComponent)
        for item in part.items
    ]


def names_replaced(
    table: Table, said: Words, *, view: AnyView | None = None, drawn_in: Locale | None = None
) -> Sequence[str]:
    """A line that says who is who in a picture, if it can't show some names.

    The picture is `drawn_in` a language (default: the table's); `view` is what it shows before the game.
    """
    view = table.view(None) if view is None else view
    showing = Showing(table.names, table.words(drawn_in))
    replaced = table.title.artist.replaced(view, showing)
    if not replaced:
        return []
    seats = said.listed(
        said("card-called", name=name, player=mention_of(table, said, seat))
        for seat, name in replaced.items()
    )
    return [said("card-replaced-names", seats=seats)]


LONGEST_READ_ALOUD: Final = 1500  # characters, which take two minutes


@dataclass(frozen=True)
class PicturedBoard:
    """What a picture shows: a seat's board or (None) the table, as a viewer may see it, now or in the view `then`."""

    table: Table
    seat: int | None
    viewer: int | None
    then: AnyView | None = None


def board_in_words(board: PicturedBoard, locale: Locale) -> Sequence[str]:
    """The table in words, what belongs to the seat first; what doesn't fit is a click away."""
    said = message_words(board.table, locale).with_icons(None)
    view = board.table.view(board.viewer) if board.then is None else board.then
    passages = board.table.title.words.in_words(view)
    passages = sorted(passages, key=lambda passage: passage.seat is None or passage.seat != board.seat)
    told: list[str] = []
    left = LONGEST_READ_ALOUD
    for line in (line for passage in passages for line in passage_lines(said, passage)):
        left -= len(line) + 1
        if left < 0:
            return [*told, f"-# {said('in-words-more')}"]
        told.append(line)
    return told


def passage_lines(said: Words, passage: Passage) -> list[str]:
    return [f"### {said.text(passage.title)}", *said.lines(passage.lines, "whole")]


def fitted_description(lines: Sequence[str]) -> str:
    """As many of the lines as fit into an alt text, none of them cut."""
    return "\n".join(those_that_fit(lines, LONGEST_ALT))
