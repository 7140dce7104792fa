"""The Garden, as the bot knows it."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.title import SampleChoice, SampleMoment, Samples, Title, after, happened
from tools.example.rules.moves import Plant

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(SampleMoment("3-players", 3, happened("planted", 8)), SampleMoment("end", 4, None)),
    mats=(SampleMoment("mat", 3, after(5)),),
    choices=(SampleChoice("choice", 3, 8, Plant, "bed"),),
)
"""Its pictures in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
