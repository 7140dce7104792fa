"""The games: one folder each, with the same structure."""

from importlib import import_module

from bot.engine import Game

from .title import Title

FOLDERS = ("praetor", "provincia", "marble", "discordia", "trajanum")
"""The folders of the games on offer. No other file of the bot names a game."""

TITLES: dict[str, Title] = {name: import_module(f"{__name__}.{name}.title").TITLE for name in FOLDERS}
"""Every game with its words and pictures, by id."""

GAMES: dict[str, Game] = {name: title.game for name, title in TITLES.items()}
"""The rules of every game, by id."""
