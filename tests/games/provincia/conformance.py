"""What the conformance suite must know of Provincia Romana."""

from __future__ import annotations

from bot.games.provincia.title import TITLE
from tests.conformance.entry import Conformance, Ending
from tests.games.provincia import drawn, invariants

CONFORMANCE = Conformance(
    title=TITLE,
    invariants=invariants.check,
    possessions=invariants.possessions,
    labels=(
        *("arelate", "massilia", "tolosa", "opes", "spqr", "aedificium", "A", "C", "F", "Z", ""),
        *("domus", "turris", "turris_inactive", "horreum", "pons", "villa_inactive", "circus"),
        *("aediles", "praetor", "gloria_3", "commercium_gold1_clay1", "corruptio", "none", "rest"),
        *("clay", "wood", "gold", "1 clay 2 wood", "4 stone", "3", "11", "arelate+1", "tolosa-2"),
    ),
    numbers=range(-1, 11),
    endings={
        "ended-rounds": Ending(2, "rounds"),
        "ended-abandoned": Ending(3, "abandoned", left_after=60),
    },
    drawing=drawn.DRAWING,
)
