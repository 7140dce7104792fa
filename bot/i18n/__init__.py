"""Every word a player sees: Fluent files to sentences (`fluent.py`), and the folders of those files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""The start of a message or a term: nothing else in Fluent begins a line with a name and "="."""

_BOT: Final = Path(__file__).parents[1]
_SPEAKING: Final = ("i18n", "pictures", "review", "lessons", "play", "channel", "sandbox")
_GAMES: Final = (_BOT / "games", _BOT.parent / "tools")
"""A checkout has the example game among the tools; an installed bot doesn't have it."""


def game_folder(game: str) -> Path:
    return next((folder / game for folder in _GAMES if (folder / game).is_dir()), _GAMES[0] / game)


def text_folders(game: str | None) -> Iterator[Path]:
    """The folders of messages: the bot's, then a game's, if one is named."""
    for package in _SPEAKING:
        yield _BOT / package / "text"
    if game is not None:
        yield game_folder(game) / "text"
        yield game_folder(game) / "lessons" / "text"


def text_files(folder: Path, locale: str) -> list[Path]:
    """The files of messages in a folder: what a language says, and what all say alike."""
    return [path for path in (folder / f"{locale}.ftl", folder / "both.ftl") if path.exists()]


@cache
def entries(path: Path) -> dict[str, str]:
    """The source of each message and term of a file, by name, in order."""
    _, *sources = _ENTRY.split(path.read_text(encoding="utf-8"))
    return {source.partition("=")[0].strip(): source for source in sources}
