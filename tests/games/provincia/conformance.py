"""What the conformance suite needs to know about Provincia Romana."""

from __future__ import annotations

from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.title import TITLE
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
        *("arelate", "massilia", "tolosa", "opes", "spqr", "aedificium", "A", "C", "F", "Z", ""),
        *("domus", "turris", "turris_inactive", "horreum", "pons", "villa_inactive", "circus"),
        *("aediles", "praetor", "gloria_3", "commercium_gold1_clay1", "corruptio", "none", "rest"),
        *("clay", "wood", "gold", "1 clay 2 wood", "4 stone", "3", "11", "arelate+1", "tolosa-2"),
    ),
    numbers=range(-1, 11),
    texts=(105, 155),
    endings={
        "ended-rounds": Ending(2, "rounds"),
        "ended-abandoned": Ending(3, "abandoned", left_after=60),
    },
    drawing=drawn.DRAWING,
    details=(
        Detail("OPES|SPQR|AEDIFICIUM", "the names of the decks, whose pictures stand beside them"),
        Detail("Arelate|Forum|Iulii|Loupian|Martius|Massilia|Narbo|Tolosa", "cities, named on the buttons"),
        Detail("FORUM IULII", "the longest name of a city, whose colour and sign the header has"),
        Detail(r"\S+…", "a long name, which the line of the header has whole"),
        Detail("activated|bought|built|played", "what was done last, which the header says"),
        Detail(r"\d+ < \d+", "how a battle ended, which the tokens of the losers say"),
        Detail(
            r"\d|10|−3|\+2", "ends of tracks, how many are alike, what tokens and Gloria count: on the mat"
        ),
    ),
    veiled=("draft",),
    facts=with_holdings(TITLE, *FACTS),
    told_alone=(
        Detail(r"markers\..*", "a deck has two at most, which are drawn"),
        Detail(r"draft\.quaestor", "who is asked is marked"),
        Detail(r"battles\..*", "a raid that is over has a picture of its own"),
    ),
    uncounted=(
        Detail(
            r"caesar|players\.extorted_by|draft\..*|battles\..*",
            "seats, told by names, and battles, each told in a line of its own",
        ),
        Detail(
            r"hand_sizes\.(senate|looking|named|foreseen)", "counted with the cards, told where there are any"
        ),
        Detail(r"own\..*", "what is known of cards, told by their names"),
    ),
    exaggerated=("build", "trade"),
    hints={
        "hint-card": "later",
        "hint-building": "later",
        "hint-opponent-loses": "later",
        "hint-pay": "paid",
        "hint-left": "left",
    },
    hinted=30,
    numbered=50,
    unachieved=(Detail(".*", "the sources of points are all that the end counts"),),
    judged={
        "wood": ("+ goods",),
        "morale": (),
        "defence": ("- raid 5",),
        "lost": ("- prestige",),
        "clay": ("+ goods",),
        "stone": ("+ goods",),
        "gold": ("+ goods", "- no gold"),
    },
)
