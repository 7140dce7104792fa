"""The pictures of a message: what is uploaded, what stays as it is, the galleries that show it, its alt text."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

import discord

from bot.app.fallbacks import spared
from bot.engine import AnyView, Described, Passage
from bot.i18n.fluent import Locale, Words
from bot.i18n.icons import filled
from bot.pictures.names import Showing
from bot.play.table import Table

from .components import cut
from .sentences import mention_of, message_words

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


def names_replaced(
    table: Table, said: Words, *, view: AnyView | None = None, drawn_in: Locale | None = None
) -> Sequence[str]:
    """A line that maps the names in a picture to people, where one needs it.

    The picture is drawn in the table's language unless told otherwise; `view` is what it shows before the game.
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


LONGEST_READ_ALOUD: Final = 1500  # letters that are read aloud in two minutes


@dataclass(frozen=True)
class PicturedBoard:
    """What a picture shows: the board of a seat, or with None the table, as a viewer may see it; now, or in `then`."""

    table: Table
    seat: int | None
    viewer: int | None
    then: AnyView | None = None


def board_in_words(board: PicturedBoard, locale: Locale) -> Sequence[str]:
    """The table in words, what belongs to the seat first; what does not fit is a click away."""
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
    return [f"### {said.text(passage.title)}", *map(said.text, passage.lines)]


_FOR_THE_TABLE: Final = 320  # characters for what belongs to nobody, before the seats share the rest


def descriptions(table: Table) -> list[str]:
    view, said = table.view(None), table.words()
    pictured = spared("what is said of pictures", [], table.title.words.pictured, view)
    return [
        spared("what is said of a picture", "", picture_in_words, picture, view, said) for picture in pictured
    ]


def picture_in_words(picture: Described, view: AnyView, said: Words) -> str:
    """A picture in as many letters as Discord takes, the seats that are asked first, each with the same room."""
    opening, *others = map(said.text, picture.table)
    lines = _that_fit([opening, *others], _FOR_THE_TABLE) or [opening]
    asked = {one.seat for one in view.asked}
    seats = sorted(picture.seats, key=lambda seat: seat not in asked)
    names = [
        said("described-asked" if seat in asked else "described-seat", player=said.player(seat))
        for seat in seats
    ]
    room = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    for name, seat in zip(names, seats, strict=True):
        own = room // len(seats) - len(name) - len(_BETWEEN)
        parts = _that_fit(map(said.text, picture.seats[seat]), own, _BETWEEN)
        lines.append(f"{name} {_BETWEEN.join(parts)}")
    left = LONGEST_ALT - sum(len(line) + 1 for line in lines)
    lines += _that_fit((line for line in others if line not in lines), left)
    return "\n".join(lines)


def fitted_description(lines: Sequence[str]) -> str:
    """Lines as a description: as many as fit, none of them cut."""
    return "\n".join(_that_fit(lines, LONGEST_ALT))


_BETWEEN: Final = "; "


def _that_fit(texts: Iterable[str], room: int, between: str = "\n") -> list[str]:
    """The first texts, those left out that would not fit in so many characters with what stands between them."""
    kept: list[str] = []
    for written in texts:
        length = len(written) + len(between)
        if length <= room:
            kept.append(written)
            room -= length
    return kept
