"""City of Marble as a title: its rules, words, pictures and evaluation."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.marble.rules.moves import Play
from bot.games.title import SampleChoice, SampleMoment, Samples, Title, after, happened

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(
        SampleMoment("start", 4, after(0)),
        SampleMoment("2-players", 2, happened("aqueduct-extended", 60)),
        SampleMoment("3-players", 3, happened("claimed", 70)),
        SampleMoment("4-players", 4, happened("built", 100)),
        SampleMoment("end", 4, None),
    ),
    mats=(SampleMoment("mat", 4, happened("laid-with-magistrate", 70)),),
    choices=(SampleChoice("choice", 4, 70, Play, "row"), SampleChoice("choice-row", 4, 70, Play, "place")),
    shunned=frozenset(("draw", "recall")),
)
"""Moments pictured in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
