"""The `Title` of Discordia."""

from __future__ import annotations

from bot.engine import read_chances
from bot.games.discordia.rules.moves import Dispatch
from bot.games.discordia.rules.turns import ActionChoice
from bot.games.title import SampleChoice, SampleMoment, Samples, Title, after, asking, happened

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .words import WORDS

SAMPLES = Samples(
    tables=(
        SampleMoment("draft", 3, after(1)),
        SampleMoment("2-players", 2, happened("tile-taken", 60)),
        SampleMoment("3-players", 3, happened("specially-dispatched", 110)),
        SampleMoment("4-players", 4, happened("tile-taken", 150)),
        SampleMoment("raid", 4, happened("raid-won", 100)),
        SampleMoment("end", 4, None),
    ),
    mats=(SampleMoment("mat", 4, asking(ActionChoice, 150)),),
    choices=(SampleChoice("choice", 4, 150, Dispatch, "tile"),),
    idle=frozenset(("discard",)),
)
"""The pictures in the documentation."""
CHANCES = read_chances(__file__)
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
