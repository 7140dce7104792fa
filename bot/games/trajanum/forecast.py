"""How far what is begun will come until it is scored: rows of the colonia, citizens, Trajan's orders.

All of it is reckoned from what stands and is held, and from what a turn brings on the average.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from . import scoring
from .components import BUILDINGS, CONSTANTS, ROWS_OF, TRAJAN_CARDS, Item, SocialClass
from .features import KINDS, Built, Spaces, collecting, order_spaces
from .rules.tiles import SPACES_IN_ROW
from .state import Player

ByRow: TypeAlias = tuple[int, ...]
"""A number for each of the six rows."""

NEW_GREYS: Final = 0.3
"""About how many different grey buildings more a turn brings into rows."""
ACTIVE: Final = 3.2
"""What paying a citizen brings in the next cycle, beside the row: columns count one more."""
PAID_LATER: Final = 0.98
"""What is left of what citizens multiply where one coin is lacking, two and so on."""


@lru_cache(maxsize=1 << 13)
def rows_forecast(
    citizens: ByRow, greys: ByRow, room: ByRow, coins: int, scorings: int, soon: int
) -> tuple[float, float, float]:
    """What citizens multiply in all scorings to come, paid and not paid yet, and what rows grow by.

    There are `greys` different buildings in each row, `room` for as many more, and `soon` turns up to the next
    scoring. New buildings go where citizens multiply them.
    """
    weights = [
        (1 + count) ** 2 if grey < len(scoring.GREYS) and spaces else 0
        for count, grey, spaces in zip(citizens, greys, room, strict=True)
    ]
    rate = NEW_GREYS / (sum(weights) or 1)
    growing, gains = 0.0, list[float]()
    for later in range(scorings):
        turns = soon + CONSTANTS.rounds_per_cycle * later
        carried = ACTIVE if later + 1 < scorings else 0.0
        for count, grey, weight in zip(citizens, greys, weights, strict=True):
            height = min(float(len(scoring.GREYS)), grey + rate * weight * turns)
            growing += height - grey
            if count:
                gains.append(count * (height + carried))
    gains.sort(reverse=True)
    unpaid, left = 0.0, 1.0
    for gain in gains[coins:]:
        left *= PAID_LATER
        unpaid += gain * left
    return sum(gains[:coins]), unpaid, growing


IN_ROWS: Final = [1.1, 0.45, 0.43]
"""What a citizen in the hand is worth of what it would multiply, paid and not paid, and of what rows would grow by."""
IN_COLUMNS: Final = 1.9
"""What a citizen is worth in each turn up to the next scoring, as columns count one more."""
SECOND_IN_ROW: Final = 1.7
"""About what the bonus of a row's second citizen is worth."""


@lru_cache(maxsize=1 << 13)
def citizen_worths(
    counting: ByRow, citizens: ByRow, greys: ByRow, room: ByRow, coins: int, scorings: int, soon: int
) -> dict[SocialClass, float]:
    """What a further citizen of each class would bring in the better of its rows; `counting` are active now."""
    before = rows_forecast(citizens, greys, room, coins, scorings, soon)
    found: dict[SocialClass, float] = {}
    for social_class, rows in ROWS_OF.items():
        best = 0.0
        for row in rows:
            count = citizens[row - 1]
            if count == SPACES_IN_ROW:
                continue
            more = (*citizens[: row - 1], count + 1, *citizens[row:])
            after = rows_forecast(more, greys, room, coins, scorings, soon)
            worth = sum(part * (a - b) for part, a, b in zip(IN_ROWS, after, before, strict=True))
            worth += IN_COLUMNS * soon * (count + 1 - counting[row - 1]) + 0.37 * scorings
            best = max(best, worth + SECOND_IN_ROW * count)
        found[social_class] = best
    return found


BUILT: Final = 1.9
"""How many buildings a turn adds where an order wants them."""
CERTAIN: Final = 0.54
"""What is left of an order's points for each building that it lacks."""
COVERED: Final = 0.66
"""A building that is lacking on a space with a tile counts so much more: the tile must go first."""


@lru_cache(maxsize=1 << 14)
def orders_hoped(card: str, built: Built, free: Spaces, turns: int) -> tuple[int, float]:
    """How often the building order is fulfilled, and about how much more often it may be after so many turns."""
    order, budget = TRAJAN_CARDS[card], BUILT * turns
    if order.anchor == "anywhere":
        counts = [built.kinds[KINDS.index(kind)].bit_count() for kind in order.kinds]
        stand = min(counts)
        lacks = [sum(max(0, times - count) for count in counts) for times in (stand + 1, stand + 2)]
        return stand, sum(CERTAIN**lack for lack in lacks if lack <= budget)
    grey = coloured = 0
    for kind, spaces in zip(KINDS, built.kinds, strict=True):
        if BUILDINGS[kind].colour is None:
            grey |= spaces
        else:
            coloured |= spaces
    fulfilled: list[Spaces] = []
    begun: list[tuple[float, Spaces]] = []
    used = 0
    for wants_grey, wants_coloured, wants_any, belonging in order_spaces(card):
        standing = (wants_grey & grey) | (wants_coloured & coloured) | (wants_any & (grey | coloured))
        if order.different and any((kind & standing).bit_count() > 1 for kind in built.kinds):
            continue
        missing = (wants_grey | wants_coloured | wants_any) & ~standing
        if not missing:
            fulfilled.append(belonging)
            used |= belonging
        elif not missing & ~built.sites:
            begun.append((missing.bit_count() + COVERED * (missing & ~free).bit_count(), belonging))
    hoped = 0.0
    for lack, belonging in sorted(begun):
        if lack > budget:
            break
        if not belonging & used:
            used |= belonging
            hoped += CERTAIN**lack
            budget -= lack
    return scoring.most_disjoint(tuple(fulfilled)), hoped


KEPT: Final = 0.89
"""What is left each turn of what is held for an order: figures are built, and coins paid."""
PIECES: Final = 0.79
"""About how many pieces a turn brings to an order that collects them."""
EFFORT: Final[dict[Item, float]] = {
    "builder": 1.6,
    "assistant": 1.3,
    "tribune": 1.4,
    "coin": 1.2,
    "worker_any": 0.95,
    "workers_of_different_colours": 1.3,
    "citizens_of_different_classes": 4.0,
    "citizen_of_each_class": 6.2,
    "envoy_on_ship": 0.5,
    "scored_crane": 1.6,
    "column_built": 1.1,
    "plaza_marker": 6.5,
}
"""How many pieces it takes to have one of an item more."""
_LASTING: Final = frozenset[Item](
    (
        "citizens_of_different_classes",
        "citizen_of_each_class",
        "scored_crane",
        "column_built",
        "plaza_marker",
    )
)


def collection_forecast(player: Player, card: str, turns: int) -> float:
    """How often the collecting order will be fulfilled after so many turns, a half time counted as one half."""
    kept = KEPT**turns
    items = [
        (scoring.count_of(player, item) * (1.0 if item in _LASTING else kept) / need, need * EFFORT[item])
        for item, need in collecting(card)
    ]
    return _raised(sorted(items), PIECES * turns)


def _raised(items: Sequence[tuple[float, float]], pieces: float) -> float:
    """The least of the numbers, when pieces raise it: each number costs so many pieces to be raised by one."""
    least, cost = items[0][0], 0.0
    for place, (number, price) in enumerate(items):
        if place:
            step = number - least
            if step * cost >= pieces:
                break
            pieces -= step * cost
            least = number
        cost += price
    return least + pieces / cost
