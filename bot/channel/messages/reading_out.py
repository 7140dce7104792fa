"""A board read out below its picture, as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.engine import AnyView, Passage
from bot.tables.table import Table
from bot.words.fluent import Locale, Words

from .sentences import marked

LONGEST: Final = 1500
"""Letters that are read aloud in two minutes."""


@dataclass(frozen=True)
class Board:
    """What a picture shows: the board of a seat, or with None the table, as a viewer may see it; now, or in `then`."""

    table: Table
    seat: int | None
    viewer: int | None
    then: AnyView | None = None


def words_of(board: Board, locale: Locale) -> Sequence[str]:
    """The table in words, what belongs to the seat first; what does not fit is a click away."""
    said = marked(board.table, locale).with_icons(None)
    view = board.table.view(board.viewer) if board.then is None else board.then
    passages = board.table.title.telling.in_words(view)
    passages = sorted(passages, key=lambda passage: passage.seat is None or passage.seat != board.seat)
    told: list[str] = []
    left = LONGEST
    for line in (line for passage in passages for line in written(said, passage)):
        left -= len(line) + 1
        if left < 0:
            return [*told, f"-# {said('in-words-more')}"]
        told.append(line)
    return told


def written(said: Words, passage: Passage) -> list[str]:
    """A passage as it stands in a message: its title, and its lines."""
    return [f"### {said.text(passage.title)}", *map(said.text, passage.lines)]
