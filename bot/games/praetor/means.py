"""What can be paid with the goods of a player: in a search the same few stocks come up again and again."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from .components import CITY_TYPES, WALL_TILES, Goods
from .rules.costs import can_pay

_FEES = {kind.id: kind.activation_cost for kind in CITY_TYPES.values()}
_COSTS = {kind.id: kind.build_cost for kind in CITY_TYPES.values()}
_DEMANDS = {tile.id: tile.demand for tile in WALL_TILES.values()}
_MOST_GOLD = max(price.get("gold", 0) for price in (*_FEES.values(), *_COSTS.values(), *_DEMANDS.values()))
"""Who has more gold than anything costs can't pay more with it."""


class Means(Struct, frozen=True):
    """The types of tiles whose fees and whose costs can be paid, and the wall tiles whose demands can be met."""

    fees: frozenset[str]
    costs: frozenset[str]
    wall_tiles: frozenset[str]


def means_of(goods: Goods) -> Means:
    """What can be paid with the goods."""
    gold = min(goods["gold"], _MOST_GOLD)
    return _means(gold, goods["wood"], goods["stone"], goods["marble"], goods["weapon"])


@lru_cache(maxsize=2048)
def _means(gold: int, wood: int, stone: int, marble: int, weapon: int) -> Means:
    goods: Goods = {"gold": gold, "wood": wood, "stone": stone, "marble": marble, "weapon": weapon}
    return Means(_payable(goods, _FEES), _payable(goods, _COSTS), _payable(goods, _DEMANDS))


def _payable(goods: Goods, prices: Mapping[str, Goods]) -> frozenset[str]:
    return frozenset([name for name, price in prices.items() if can_pay(goods, price)])
