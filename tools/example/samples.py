"""The pictures of the Garden in the documentation."""

from __future__ import annotations

from bot.games.samples import SampleChoice, SampleMoment, Samples, after, happened
from tools.example.rules.moves import Plant

SAMPLES = Samples(
    tables=(SampleMoment("3-players", 3, happened("planted", 8)), SampleMoment("end", 4, None)),
    mats=(SampleMoment("mat", 3, after(5)),),
    choices=(SampleChoice("choice", 3, 8, Plant, "bed"),),
)
