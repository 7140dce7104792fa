"""Plans: what a legate can hope to make of a hand and of goods, by how much of the drafts is still ahead.

All worths are points at the end of the game. Those of the tables were found by playing.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from .components import BUILDINGS, CONSTANTS, GOODS, RESOURCES, SENATE, Good

Stock: TypeAlias = tuple[int, int, int, int]
"""So much clay, wood, stone and gold."""

Table: TypeAlias = tuple[tuple[int, float], ...]
"""Worths by the quarters of a round in which there are drafts to come; in between they are mixed."""

RESOURCE_WORTH: Final[Table] = ((0, 0.02), (1, 0.17), (2, 0.26), (4, 0.41), (8, 0.51), (12, 0.52), (20, 0.53))
GOLD_WORTH: Final[Table] = ((0, 0.33), (2, 0.4), (4, 0.48), (8, 0.55), (12, 0.56), (20, 0.56))

MISSING_COSTS: Final[Table] = ((0, 15.0), (1, 2.2), (2, 1.6), (4, 1.15), (8, 0.87), (20, 0.7))
"""What a good costs that has to be found first."""

CROWDED: Final = 0.045
"""How much less the goods of a kind are worth, times the square of their number."""

FILLED: Final = 0.085
"""How much less a resource is worth that is yielded, for each that is there already."""

MOST_LACKING: Final = 12
"""Sets of buildings that lack more are no plans."""

MOST_STORED: Final = CONSTANTS.storage_with_horreum

SENATE_WORTH: Final = {
    "praetor": 0.7,
    "commercium": 0.8,
    "aediles": 0.8,
    "concussio": 0.3,
    "coniuratio": 0.8,
    "consuetudo": 0.9,
    "consul": 0.6,
    "legio": 0.3,
    "architectus": 0.5,
    "corruptio": 0.5,
}
"""What a card of the Senate is worth in a hand two rounds before the end, or sooner, beside what it exchanges."""


class Ahead(NamedTuple):
    """What is still to come for a seat: quarters of rounds with drafts, card turns, and yields."""

    quarters: int
    turns: int
    yields: int


def _mixed(table: Table, quarters: int) -> float:
    for (low, below), (high, above) in pairwise(table):
        if quarters <= high:
            return below + (above - below) * (quarters - low) / (high - low)
    return table[-1][1]


@cache
def good_worth(quarters: int) -> float:
    """What a resource is worth that no plan needs yet."""
    return _mixed(RESOURCE_WORTH, quarters)


@cache
def gold_worth(quarters: int) -> float:
    return _mixed(GOLD_WORTH, quarters)


@lru_cache(maxsize=50_000)
def prospect(
    stock: Stock, cards: tuple[str, ...], exchanges: tuple[str, ...], saved: tuple[Good, ...], ahead: Ahead
) -> float:
    """What goods, the buildings and the exchanges of a hand are worth together; one exchange is played at most."""
    quarters = ahead.quarters
    best = stock_worth(stock, quarters) + best_plan(stock, cards, saved, ahead)
    for exchanged in (changed for card in exchanges for changed in _exchanged(stock, card)):
        best = max(best, stock_worth(exchanged, quarters) + best_plan(exchanged, cards, saved, ahead))
    return best


@lru_cache(maxsize=50_000)
def _exchanged(stock: Stock, card: str) -> tuple[Stock, ...]:
    """What the goods become by as many exchanges as a COMMERCIUM allows, by two thirds, and by one third of them."""
    [(given, give)], [(gained, get)] = SENATE[card].give.items(), SENATE[card].get.items()
    most = stock[GOODS.index(given)] // give
    found = list[Stock]()
    for times in sorted({most, most * 2 // 3, most // 3} - {0}):
        goods = dict(zip(GOODS, stock, strict=True))
        goods[given] -= times * give
        goods[gained] += times * get
        if gained in RESOURCES:
            goods[gained] = max(stock[GOODS.index(gained)], min(goods[gained], MOST_STORED))
        found.append((goods["clay"], goods["wood"], goods["stone"], goods["gold"]))
    return tuple(found)


@lru_cache(maxsize=50_000)
def stock_worth(stock: Stock, quarters: int) -> float:
    clay, wood, stone, gold = stock
    worth, golden = good_worth(quarters), gold_worth(quarters)
    thinned = clay + wood + stone - CROWDED * (clay * clay + wood * wood + stone * stone)
    return worth * thinned + golden * (gold - CROWDED / 2 * gold * gold)


@lru_cache(maxsize=50_000)
def best_plan(stock: Stock, cards: tuple[str, ...], saved: tuple[Good, ...], ahead: Ahead) -> float:
    """What the best set of these buildings brings, beside the worth of the goods that go into it.

    Goods that are missing have to be found or, wood and stone, bought for gold.
    """
    quarters = ahead.quarters
    worth, golden = good_worth(quarters), gold_worth(quarters)
    dear, bought_dear = _mixed(MISSING_COSTS, quarters) - worth, max(0.0, 2 * golden - worth)
    priced = [
        (gain_of(card, ahead) + yields_worth(_yields_of(card), stock, ahead), _cost(card, saved))
        for card in cards
    ]
    best = 0.0

    def extend(place: int, gain: float, clay: int, wood: int, stone: int, gold: int) -> None:
        nonlocal best
        for index in range(place, len(priced)):
            brings, (c, w, s, g) = priced[index]
            grown = gain + brings - worth * (c + w + s) - golden * g
            left = clay - c, wood - w, stone - s, gold - g
            total, lacking = grown, 0
            if min(left) < 0:
                buyable = max(0, -left[1]) + max(0, -left[2])
                bought = min(buyable, max(0, left[3]) // 2)
                lacking = buyable - bought + max(0, -left[0]) + max(0, -left[3])
                total -= bought * bought_dear + lacking * dear + 0.04 * lacking * lacking
            if total > best:
                best = total
            if lacking < MOST_LACKING:
                extend(index + 1, grown, *left)

    extend(0, 0.0, *stock)
    return best


@cache
def gain_of(card: str, ahead: Ahead) -> float:
    """What a building brings from the next card turn on, beside its yields: its prestige, and the rest roughly."""
    kind = BUILDINGS[card]
    gain = kind.prestige + activation_worth(card, ahead)
    if ahead.quarters:
        gain += 0.35 * (kind.on_build.morale + kind.on_build.defence + kind.military * (not kind.activation))
    if kind.discount:
        gain += 0.12 * ahead.quarters
    return gain


@cache
def activation_worth(card: str, ahead: Ahead) -> float:
    """What it brings to activate a building in the next round, less the prestige that it costs."""
    kind, quarters = BUILDINGS[card], ahead.quarters
    if not kind.activation or not quarters:
        return 0.0
    effect = kind.on_activate
    brings = good_worth(quarters) * sum(effect.goods.values()) + 0.35 * (effect.morale + effect.defence)
    return max(0.0, brings + 0.5 * kind.military - CONSTANTS.activation_prestige)


@lru_cache(maxsize=50_000)
def yields_worth(yields: Stock, stock: Stock, ahead: Ahead) -> float:
    """What buildings bring that yield so much each round: the less of a resource, the more of it there is already."""
    times = ahead.yields if ahead.quarters else 0
    worth = good_worth(ahead.quarters)
    resources = sum(
        [more * max(0.3, 1 - FILLED * held) for more, held in zip(yields[:3], stock[:3], strict=True) if more]
    )
    return times * (worth * resources + gold_worth(ahead.quarters) * yields[3])


@cache
def _yields_of(card: str) -> Stock:
    goods = BUILDINGS[card].each_round.goods
    return goods.get("clay", 0), goods.get("wood", 0), goods.get("stone", 0), goods.get("gold", 0)


@cache
def _cost(card: str, saved: tuple[Good, ...]) -> Stock:
    """What the building costs, one unit of what it needs most saved where cards in play do so."""
    cost = dict(BUILDINGS[card].cost)
    if eligible := [good for good in saved if good in cost]:
        cost[max(eligible, key=lambda good: cost[good])] -= 1
    clay, wood, stone, gold = (cost.get(good, 0) for good in GOODS)
    return clay, wood, stone, gold


@cache
def senate_worth(card: str, ahead: Ahead, glory: int) -> float:
    """What a card of the Senate in the hand is worth to a seat that has so much glory in play."""
    kind, quarters = SENATE[card], ahead.quarters
    if not ahead.turns:
        return 0.0
    match kind.type:
        case "gloria":
            return 0.0 if glory else 0.9 * (kind.end_prestige - 2 * gold_worth(quarters))
        case "patronus":
            return 0.9 * (sum(kind.effect.goods.values()) * good_worth(quarters) - gold_worth(quarters))
        case _:
            return SENATE_WORTH[kind.type] * min(quarters, 8) / 8
