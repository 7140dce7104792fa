"""Every word a player sees: Fluent files to sentences (`fluent.py`), and the folders in which they are found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message or a term begins: at the start of a line, where nothing else of Fluent's has a name and "="."""

_BOT: Final = Path(__file__).parents[1]
_SPEAKING: Final = ("i18n", "pictures", "review", "lessons", "play", "channel", "sandbox")
_GAMES: Final = (_BOT / "games", _BOT.parent / "tools")
"""A checkout has the example game among the tools; an installed bot doesn't have it."""


def game_folder(game: str) -> Path:
    return next((folder / game for folder in _GAMES if (folder / game).is_dir()), _GAMES[0] / game)


def text_folders(game: str | None) -> Iterator[Path]:
    """The folders of messages: those of the bot, then those of a game where one is named."""
    for package in _SPEAKING:
        yield _BOT / package / "text"
    if game is not None:
        yield game_folder(game) / "text"
        yield game_folder(game) / "lessons" / "text"


@cache
def entries(path: Path) -> dict[str, str]:
    """The messages and terms of a file as they are written, by their names, in order."""
    _, *sources = _ENTRY.split(path.read_text(encoding="utf-8"))
    return {source.partition("=")[0].strip(): source for source in sources}
