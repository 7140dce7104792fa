"""The games, one folder each, all alike inside."""

from bot.engine import Game

from . import praetor

GAMES: dict[str, Game] = {game.id: game for game in (praetor.GAME,)}
"""The rules of every game, by its id."""
