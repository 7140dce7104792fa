"""What the conformance suite must know about the Heap."""

from __future__ import annotations

from collections import Counter

from bot.engine import AnyState
from tests.conformance.entry import Conformance, Ending
from tools.heap.game import STONES
from tools.heap.title import TITLE


def check(state: AnyState) -> None:
    """Fail for an impossible position."""
    assert state.left + sum(state.taken) == STONES


def possessions(state: AnyState) -> Counter[tuple[int, str]]:
    """Return the amount of everything whose changes events report."""
    return Counter({(seat, "stones"): stones for seat, stones in enumerate(state.taken)})


CONFORMANCE = Conformance(
    title=TITLE,
    invariants=check,
    possessions=possessions,
    labels=("", "stones"),
    numbers=range(-1, 6),
    texts=(20, 30),
    endings={"ended-empty": Ending(2, "empty"), "ended-abandoned": Ending(3, "left", left_after=2)},
)
