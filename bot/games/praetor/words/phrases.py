"""Phrases used in several messages, and typical values of things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bot.engine import Argument, Text, text
from bot.games.praetor.components import CityType, PlayerBoard
from bot.games.praetor.holdings import HOLDINGS, STOCK
from bot.games.praetor.rules import names
from bot.games.praetor.state import View

WORTH = {
    "gold": 0.75,
    "wood": 1.3,
    "stone": 1.3,
    "marble": 2.0,
    "weapon": 3.0,
    "favor": 1.0,
    "morale": 1.0,
    "training": 3.0,
    "wall_tiles": 6.0,
}
"""Typical values of things for players, in points (goods: section 3.4)."""


def points(amount: int) -> Text:
    return text("favor", amount=amount)


def experience(values: Iterable[int]) -> str:
    """Workers by their experience, lowest first: "1, 2, 2"."""
    return ", ".join(map(str, sorted(values)))


def board(board: PlayerBoard) -> dict[str, Argument]:
    """Message arguments for a side of a board: market rates, wages, morale."""
    active, retired = board.wage_active, board.wage_retired
    return {
        "board": names.board(board.id),
        "sell": "/".join(map(str, board.sell.values())),
        "buy": "/".join(map(str, board.buy.values())),
        "active": names.good("gold", active.gold),
        "active_per": active.per,
        "retired": names.good("gold", retired.gold),
        "retired_per": retired.per,
        "worst": board.morale[0],
        "best": board.morale[-1],
    }


def tile(kind: CityType, manner: str) -> dict[str, Argument]:
    """Message arguments for a type of tile; the `manner` is "effect" for a sentence, "brief" for a few words.

    `built_for` and `used_for` count the kinds of goods in its cost and its fee.
    """
    return {
        "tile": Text(f"tile-{kind.id}"),
        "cost": names.goods(kind.build_cost),
        "points": points(kind.build_points),
        "zone": Text(f"zone-{kind.activation}"),
        "fee": names.goods(kind.activation_cost),
        "built_for": len(kind.build_cost),
        "used_for": len(kind.activation_cost),
        "effect": Text(f"tile-{kind.id}-{manner}"),
    }


def stock(view: View, seat: int) -> Argument:
    """The goods that a seat has, or "no resources"."""
    held = [good.told(view, seat) for good in HOLDINGS.on(STOCK) if good.of(view, seat)]
    return held or Text("goods-none")


def worth(amounts: Mapping[Any, int]) -> float:
    """A rough value of gains and losses, used only to order menus and lists."""
    return sum(WORTH.get(what, 0) * amount for what, amount in amounts.items())
