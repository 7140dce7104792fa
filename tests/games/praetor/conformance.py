"""What the conformance suite needs to know about Praetor."""

from __future__ import annotations

from bot.games.praetor.holdings import HOLDINGS
from bot.games.praetor.title import TITLE
from tests.conformance.entry import Conformance, Detail, Ending
from tests.conformance.facts import possessions_of, with_holdings

from . import drawn, invariants
from .facts import FACTS

CONFORMANCE = Conformance(
    title=TITLE,
    invariants=invariants.check,
    possible=invariants.possible,
    possessions=possessions_of(HOLDINGS),
    labels=(
        *("L13", "M13", "N13", "M12", "M14", "L14", "N14", "K13", "O12", "A1", "Z99", ""),
        *("gold", "wood", "stone", "marble", "weapon", "yes", "no", "A", "B"),
    ),
    numbers=range(-1, 8),
    texts=(125, 195),
    endings={
        "ended-wall": Ending(5, "1"),
        "ended-city": Ending(5, "0"),
        "ended-both": Ending(5, "5"),
        "ended-abandoned": Ending(3, "abandoned", left_after=30),
    },
    drawing=drawn.DRAWING,
    details=(
        Detail(
            "Epoch I+ · [0-9]+ tiles left",
            "the tiles stand beside the wall, what retiring brings on the own board",
        ),
        Detail("wall tiles", "the icon before it says it too"),
        Detail("S", "the box of the special tiles, which no worker is sent to"),
        Detail(
            "Mercator|Patronus|Tribunus|Legatus|Architectus",
            "which board others have: their own boards show it",
        ),
        Detail("−9|−12|12|16|18", "where the morale tracks of others end"),
    ),
    facts=with_holdings(TITLE, *FACTS),
    told_alone=(Detail(r"activated\..*", "the color of the die on the tile says who has activated it"),),
    uncounted=(
        Detail(r"first_seat|players\.arrival|arrival_counter", "by it the order is settled, which is told"),
        Detail(r"city\..*|activated\..*|initiative", "turns and seats, told by names and places"),
        Detail(r"players\.placed\.experience", "told with the place"),
    ),
    undrawn=(Detail("workers", "those who are ready are shown"),),
    exaggerated=("activate", "pass"),
    hints={"hint-sell-amount": "gained", "hint-buy-amount": "gained"},
    hinted=12,
    numbered=40,
    unachieved=(
        Detail("favor|gold|wood|stone|marble|weapon|morale", "among the points of the end"),
        Detail("stage [12]|training|workers?|pool", "among the points of the end, as workers"),
        Detail("retired", "counted with all that are"),
    ),
    judged={
        "favor": ("+ favor",),
        "gold": ("+ gold for the next wages",),
        "wood": ("+ deeds in this round", "+ temples", "+ first wood"),
        "stone": ("+ temples", "+ first stone"),
        "marble": ("+ temples on offer", "+ first marble"),
        "weapon": ("+ temples on offer", "+ more weapon"),
        "villagers": ("+ villagers", "+ new workers at once"),
        "worker": ("+ workers at the end", "+ experience"),
        "stage 1": ("+ workers at the end", "+ new workers"),
        "stage 2": (
            "+ workers at the end",
            "+ further workers",
            "+ experience",
            "+ gold for wages",
            "- gold for the next wages",
        ),
        "retired": ("+ retired", "+ gold for wages", "- gold for the next wages"),
        "morale": ("+ morale at the end", "+ morale"),
        "wall_tiles": ("+ backs of wall tiles", "+ wall tiles in reach"),
    },
)
