"""The pictures of Provincia Romana in the documentation."""

from __future__ import annotations

from bot.games.samples import Moment, Samples, after, happened, just_built

SAMPLES = Samples(
    tables=(
        Moment("cities", 3, after(1)),
        Moment("2-players", 2, just_built(70)),
        Moment("4-players", 4, happened("taken", 140)),
        Moment("6-players", 6, happened("taken", 240)),
        Moment("tokens", 5, happened("answered", 100)),
        Moment("raid", 6, happened("gauls-came", 150)),
        Moment("end", 4, None),
    ),
    mats=(Moment("hand", 4, just_built(90)),),
    open_mats=(Moment("city", 4, just_built(90)),),
    idle=frozenset(("discard", "done")),
    shunned=frozenset(("exchange", "trade")),
    unranked=frozenset(("city", "deck")),
)
