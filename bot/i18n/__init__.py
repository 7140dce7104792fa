"""Every word a player sees: Fluent files to sentences (`fluent.py`), and the folders in which they are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

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
