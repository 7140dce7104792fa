"""What the conformance suite needs to know about Forum Trajanum."""

from __future__ import annotations

from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.title import TITLE
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
        *("A1", "B1", "C2", "D4", "F6", "A4", "I1", "I12", "Z9", "own", "received", "none", ""),
        *("t_red_red", "t_builder_coin", "t_patrician_male", "red", "green", "nw-se", "ne-sw"),
        *("patrician", "merchant", "recolour", "promote", "swap", "craft_worker", "craft_builder"),
        *("worker_red", "worker_green", "builder", "coin", "tribune", "assistant", "upgrade"),
        *("points", "library", "column_park", "double_house", "grey", "coloured", "1 3", "6 4", "2"),
    ),
    numbers=range(-1, 8),
    texts=(122, 235),
    endings={
        "ended-rounds": Ending(2, "rounds"),
        "ended-abandoned": Ending(3, "abandoned", left_after=60),
    },
    drawing=drawn.DRAWING,
    details=(
        Detail("TRAJANUM", "the second half of the game's name"),
        Detail("COLUMN|PLAZA|no one yet", "the names of what is drawn above them"),
        Detail("/8", "how long the prestige slider is, which the own board draws"),
    ),
    facts=with_holdings(TITLE, *FACTS),
    uncounted=(
        Detail(
            r"start_seat|turn\.seat|forum\..*|players\.rows\.citizens\.owner|trajan",
            "seats and places, told by name",
        ),
        Detail(r"players\.points\..*", "told as their sum"),
        Detail(r"cycle|turn\.exchanged\..*|own\..*", "told in Roman figures, or by what can still be done"),
    ),
    exaggerated=("take", "build", "exchange"),
    hints={"hint-given": "paid", "hint-with-crane": "later"},
    hinted=15,
    unachieved=(Detail(".*", "the sources of points are all that the end counts"),),
    judged={
        "coin": ("+ rows paid", "- rows unpaid", "+ coins"),
        "vp": ("+ points",),
        "builder": ("+ orders to collect", "+ figures"),
        **dict.fromkeys(("worker_red", "worker_blue", "worker_green", "worker_yellow"), ("+ figures",)),
        "assistant": ("+ assistants",),
        "tribune": ("+ orders in hand", "+ orders to collect", "+ tribunes"),
        "ship": ("+ more ship",),
        "shift": (
            "+ group growing",
            "+ shift",
            "+ orders hoped for",
            "+ orders to collect",
        ),
        "library": ("+ figures",),
        "basilica": ("+ tracks",),
        "market": ("+ tracks",),
    },
    unwritten=1,
)
