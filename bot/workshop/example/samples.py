"""The pictures of the Garden in the documentation."""

from __future__ import annotations

from bot.games.samples import Choosing, Moment, Samples, after, happened

from .rules.moves import Plant

SAMPLES = Samples(
    tables=(Moment("3-players", 3, happened("planted", 8)), Moment("end", 4, None)),
    mats=(Moment("mat", 3, after(5)),),
    choices=(Choosing("choice", 3, 8, Plant, "bed"),),
)
