"""What the conformance suite needs to know about City of Marble."""

from __future__ import annotations

from bot.games.marble.components import TYPES
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.title import TITLE
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
        *("temple", "bath", "theatre", "arena", "yes", "no", "none", "treasury", "Z9", ""),
        *("D7-D8", "D8-E8", "C6-C7", "d8 e8", "E9-F9", "F10-F11", "D13-D14", "A5-A6", "J14-J15"),
        *("EF10", "CD16", "DE7", "BC17", "grey SE", "grey W", "brown NW", "white E", "W", "W SE SW"),
    ),
    numbers=range(-1, 5),
    texts=(200, 200),
    endings={
        "ended-stacks": Ending(2, "stacks"),
        "ended-abandoned": Ending(3, "abandoned", left_after=30),
    },
    drawing=drawn.DRAWING,
    details=(
        Detail(
            "Aventine|Caelian|Capitoline|Esquiline|Palatine|Quirinal|Viminal",
            "what a hill is called: all count alike, and no move names one",
        ),
        Detail("TIBERIS", "what the river is called"),
    ),
    facts=with_holdings(TITLE, *FACTS),
    told_alone=(
        Detail("active", "who is asked is marked"),
        Detail("turn", "the round is drawn"),
    ),
    uncounted=(
        Detail(r"active|trigger|tiles\..*|shown|sites\..*", "seats and turns, told by names and places"),
        Detail(r"actions_left|players\.bridges", "told in words: no actions left, the bridge tiles by name"),
    ),
    exaggerated=("play", "draw"),
    hints={"hint-most": "later"},
    unachieved=(
        Detail("points|coins", "among the points of the end"),
        Detail("(forum|incoming|magistrates|imperium).*", "goes into the points of the end"),
        Detail("tile-.*|bridges|home|treasury|sent|.* bring", "is of use during the game alone"),
    ),
    judged={
        **{
            f"{where} {kind}": (f"+ has {kind}", "+ tiles", "+ finish later", "+ second finish later")
            for where in ("forum", "incoming")
            for kind in TYPES
        },
        **{f"imperium-{kind}": ("+ imperium", "+ imperium tiles") for kind in TYPES},
        **{f"magistrates {kind}": ("+ imperium to come", "+ fetching imperium") for kind in TYPES},
        "treasury": ("+ fetching coins",),
        "home": ("+ second home",),
    },
)
