"""City of Marble as a title: its rules, words, pictures and evaluation."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.title import Title

from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

TITLE = Title(GAME, WORDS, ARTIST, EVALUATION, read_chances(__file__))
