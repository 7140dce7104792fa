"""The Heap, as the bot knows it."""

from bot.games.title import Title

from .game import GAME
from .pictures import ARTIST
from .words import WORDS

TITLE = Title(GAME, WORDS, ARTIST)
