"""The games, one folder each, all alike inside."""

from bot.engine import Game

from . import praetor, provincia
from .title import Title

GAMES: dict[str, Game] = {game.id: game for game in (praetor.GAME, provincia.GAME)}
"""The rules of every game, by its id."""

TITLES: dict[str, Title] = {}
"""Every game with its words and pictures, by its id."""
