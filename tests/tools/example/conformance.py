"""What the conformance suite must know about the Garden."""

from __future__ import annotations

from tests.conformance.entry import Conformance, Detail, Ending
from tools.example.title import TITLE

from . import invariants

CONFORMANCE = Conformance(
    title=TITLE,
    invariants=invariants.check,
    possible=invariants.possible,
    possessions=invariants.possessions,
    labels=("A1", "B2", "E6", "Z9", "wheat", "olive", "yes", "no", ""),
    numbers=range(-1, 9),
    texts=(50, 60),
    endings={
        "ended-turns": Ending(3, "turns"),
        "ended-abandoned": Ending(3, "abandoned", left_after=4),
    },
    details=(Detail(r"[A-Z]\d", "labels of places: menus and pictures of choices name them"),),
)
