"""The pictures of Praetor in the documentation."""

from __future__ import annotations

from bot.games.praetor.rules.action import Build
from bot.games.samples import SampleChoice, SampleMoment, Samples, after, just_built

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
