"""The games, one folder each, all alike inside."""

from importlib import import_module

from bot.engine import Game

from .title import Title

FOLDERS = ("praetor", "provincia", "marble", "discordia", "trajanum")
"""The games that people are offered, by their folders. No other file of the bot names one."""

TITLES: dict[str, Title] = {name: import_module(f"{__name__}.{name}.title").TITLE for name in FOLDERS}
"""Every game with its words and pictures, by its id."""

GAMES: dict[str, Game] = {name: title.game for name, title in TITLES.items()}
"""The rules of every game, by its id."""
