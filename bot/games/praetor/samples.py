"""The pictures of Praetor in the documentation."""

from __future__ import annotations

from bot.games.samples import Choosing, Moment, Samples, after, just_built

from .rules.moves import Build

SAMPLES = Samples(
    tables=(
        Moment("start", 4, after(0)),
        Moment("2-players", 2, just_built(36)),
        Moment("3-players", 3, just_built(40)),
        Moment("5-players", 5, just_built(60)),
        Moment("end", 4, None),
    ),
    mats=(Moment("mat", 3, just_built(25)),),
    choices=(Choosing("choice", 3, 25, Build, "space"),),
    idle=frozenset(("pass", "done")),
)
