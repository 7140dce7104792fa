"""Praetor as a title: its rules, words, pictures and evaluation."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.praetor.rules.action import Build
from bot.games.title import SampleChoice, SampleMoment, Samples, Title, after, just_built

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(
        SampleMoment("start", 4, after(0)),
        SampleMoment("2-players", 2, just_built(36)),
        SampleMoment("3-players", 3, just_built(40)),
        SampleMoment("5-players", 5, just_built(60)),
        SampleMoment("end", 4, None),
    ),
    mats=(SampleMoment("mat", 3, just_built(25)),),
    choices=(SampleChoice("choice", 3, 25, Build, "space"),),
    idle=frozenset(("pass", "done")),
)
"""Moments pictured in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
