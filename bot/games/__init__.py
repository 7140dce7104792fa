"""The games, one folder each, all alike inside."""

from bot.engine import Game

from . import discordia, marble, praetor, provincia
from .discordia import table as discordia_table
from .discordia import telling as discordia_telling
from .marble import table as marble_table
from .marble import telling as marble_telling
from .praetor import table as praetor_table
from .praetor import telling as praetor_telling
from .provincia import table as provincia_table
from .provincia import telling as provincia_telling
from .title import Title

TITLES: dict[str, Title] = {
    title.game.id: title
    for title in (
        Title(praetor.GAME, praetor_telling, praetor_table),
        Title(provincia.GAME, provincia_telling, provincia_table),
        Title(marble.GAME, marble_telling, marble_table),
        Title(discordia.GAME, discordia_telling, discordia_table),
    )
}
"""Every game with its words and pictures, by its id."""

GAMES: dict[str, Game] = {
    game.id: game for game in (praetor.GAME, provincia.GAME, marble.GAME, discordia.GAME)
}
"""The rules of every game, by its id."""
