"""The pictures of Discordia in the documentation."""

from __future__ import annotations

from bot.games.samples import Choosing, Moment, Samples, after, asking, happened

from .rules.moves import Dispatch
from .rules.turns import ActionChoice

SAMPLES = Samples(
    tables=(
        Moment("draft", 3, after(1)),
        Moment("2-players", 2, happened("tile-taken", 60)),
        Moment("3-players", 3, happened("specially-dispatched", 110)),
        Moment("4-players", 4, happened("tile-taken", 150)),
        Moment("raid", 4, happened("raid-won", 100)),
        Moment("end", 4, None),
    ),
    mats=(Moment("mat", 4, asking(ActionChoice, 150)),),
    choices=(Choosing("choice", 4, 150, Dispatch, "tile"),),
    idle=frozenset(("discard",)),
)
