"""The pictures of City of Marble in the documentation."""

from __future__ import annotations

from bot.games.samples import Choosing, Moment, Samples, after, happened

from .rules.moves import Play

SAMPLES = Samples(
    tables=(
        Moment("start", 4, after(0)),
        Moment("2-players", 2, happened("aqueduct-extended", 60)),
        Moment("3-players", 3, happened("claimed", 70)),
        Moment("4-players", 4, happened("built", 100)),
        Moment("end", 4, None),
    ),
    mats=(Moment("mat", 4, happened("laid-with-magistrate", 70)),),
    choices=(
        Choosing("choice", 4, 70, Play, "row"),
        Choosing("choice-row", 4, 70, Play, "place"),
    ),
    shunned=frozenset(("draw", "recall")),
)
