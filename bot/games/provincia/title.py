"""Provincia Romana as a title: its rules, words, pictures and evaluation."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.title import SampleMoment, Samples, Title, after, happened, just_built

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(
        SampleMoment("cities", 3, after(1)),
        SampleMoment("2-players", 2, just_built(70)),
        SampleMoment("4-players", 4, happened("taken", 140)),
        SampleMoment("6-players", 6, happened("taken", 240)),
        SampleMoment("tokens", 5, happened("answered", 100)),
        SampleMoment("raid", 6, happened("gauls-came", 150)),
        SampleMoment("end", 4, None),
    ),
    mats=(SampleMoment("hand", 4, just_built(90)),),
    open_mats=(SampleMoment("city", 4, just_built(90)),),
    idle=frozenset(("discard", "done")),
    shunned=frozenset(("exchange", "trade")),
    unranked=frozenset(("city", "deck")),
)
"""Moments pictured in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
