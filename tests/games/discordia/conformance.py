"""What the conformance suite needs to know about Discordia."""

from __future__ import annotations

from bot.games.discordia.components import COLOURS
from bot.games.discordia.holdings import HOLDINGS
from bot.games.discordia.title import TITLE
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
        *("1a", "2a", "6b", "3d", "7a", "H1", "K1", "M1", "M2", "F1", "F3"),
        *("T1", "T2", "Z9", "out", ""),
        *("blue", "red", "yellow", "white", "B", "RR", "WY", "BRW", "YY", "Q", "BBBBBB"),
        *("harbour", "castle", "expedition_ext", "mil_s1", "trade_2", "ext5", "two_sorts", "exp6"),
        *("joker_blue", "dispatch", "aqueduct"),
    ),
    numbers=range(-1, 8),
    texts=(142, 215),
    endings={
        "ended-victory": Ending(2, "victory 25", prepare=invariants.empty_stocks),
        "ended-years": Ending(2, "years"),
        "ended-abandoned": Ending(3, "abandoned", left_after=40),
    },
    drawing=drawn.DRAWING,
    details=(
        Detail(
            "[BRWY]",
            "a figure's letter where a tile has many: its colour says it too, and a choice shows it larger",
        ),
    ),
    facts=with_holdings(TITLE, *FACTS),
    told_alone=(
        Detail(r"players\.rows\..*\.fresh", "a tile is as good as any other from the next turn on"),
        Detail(r"players\.value", "which die others have used matters to nobody any more"),
        Detail(r"turn\..*", "a turn's actions are buttons"),
    ),
    uncounted=(
        Detail(
            r"start_player|turn\.seat|players\.value|season_bonuses\.amount|turn\.value",
            "told with names and dice",
        ),
        Detail(r"players\.extensions\..*", "told by the places that they add"),
        Detail(r"bag\..*", "told as one number"),
    ),
    exaggerated=("draft", "dispatch", "take"),
    undrawn=(Detail("manipulator", "shown as ready, which a new one is"),),
    hints={"hint-figures": "paid", "hint-stars": "left"},
    shared="(blue|red|yellow|white) (blue|red|yellow|white)",  # dice of one value
    hinted=15,
    numbered=50,
    unachieved=(
        Detail("relief|manipulators", "what is left goes for nothing"),
        Detail("special dispatches|tiles to take", "is of use during the game alone"),
    ),
    judged={
        **dict.fromkeys(COLOURS, ("+ stock", "+ stuck", "+ forecast", "- empty this year")),
        "star": ("+ stars",),
        "manipulators": ("+ manipulators",),
        "manipulator": ("+ active left",),
        "development": ("- forecast", "+ development"),
        "aqueduct": ("- forecast", "+ aqueduct"),
        "relief": ("- forecast", "+ relief"),
    },
)
