"""The games, one folder each, all alike inside."""

from bot.engine import Game

from . import discordia, marble, praetor, provincia, trajanum
from .discordia import table as discordia_table
from .discordia import telling as discordia_telling
from .marble import table as marble_table
from .marble import telling as marble_telling
from .praetor import table as praetor_table
from .praetor import telling as praetor_telling
from .provincia import table as provincia_table
from .provincia import telling as provincia_telling
from .title import Title
from .trajanum import table as trajanum_table
from .trajanum import telling as trajanum_telling

TITLES: dict[str, Title] = {
    title.game.id: title
    for title in (
        Title(praetor.GAME, praetor_telling, praetor_table.ARTIST),
        Title(provincia.GAME, provincia_telling, provincia_table.ARTIST),
        Title(marble.GAME, marble_telling, marble_table.ARTIST),
        Title(discordia.GAME, discordia_telling, discordia_table.ARTIST),
        Title(trajanum.GAME, trajanum_telling, trajanum_table.ARTIST),
    )
}
"""Every game with its words and pictures, by its id."""

GAMES: dict[str, Game] = {title.game.id: title.game for title in TITLES.values()}
"""The rules of every game, by its id."""
