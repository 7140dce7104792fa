"""The `Title` of Forum Trajanum."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.title import SampleChoice, SampleMoment, Samples, Title, after, happened
from bot.games.trajanum.rules.moves import Envoy, Take

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(
        SampleMoment("set-up", 4, after(1)),
        SampleMoment("start", 3, happened("laid", 1)),
        SampleMoment("2-players", 2, happened("envoy-placed", 80)),
        SampleMoment("3-players", 3, happened("built", 130)),
        SampleMoment("4-players", 4, happened("area-completed", 200)),
        SampleMoment("taken", 4, happened("tiles-taken", 170)),
        SampleMoment("end", 4, None),
    ),
    mats=(SampleMoment("mat", 4, happened("took", 160)),),
    choices=(
        SampleChoice("choice", 4, 160, Take, "space"),
        SampleChoice("choice-envoy", 4, 150, Envoy, "cell"),
    ),
    shunned=frozenset(("exchange",)),
)
"""The pictures in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
