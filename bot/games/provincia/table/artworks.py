"""Which artwork stands for what."""

from __future__ import annotations

from bot.engine import Argument, Text
from bot.games.provincia.components import BUILDINGS, RESOURCES, SENATE, Goods
from bot.pictures.ledger import Price

BUILDING, SENATE_KIND, DECK = "building-", "senate-", "deck-"
"""How the keys of names begin (`rules.names`)."""

_KINDS = {card.type for card in SENATE.values()}

_COMMON = {"wood", "stone", "gold", "morale"}


def of_gain(what: str) -> str:
    """Of goods, tracks, military, prestige."""
    if what == "prestige":
        return "common/points_wreath"
    return f"common/{what}" if what in _COMMON else f"provincia/{what}"


def of_card(card: str) -> str:
    """Of a building, a Senate card, a production card."""
    if card in BUILDINGS:
        return f"provincia/{card}"
    return f"provincia/{SENATE[card].type}" if card in SENATE else "provincia/opes"


def of_name(name: Argument | None) -> str | None:
    """Of a thing whose name an event bears; None for what has no picture."""
    if not isinstance(name, Text):
        return None
    if name.key == "building-inactive":
        return of_name(name.arguments["building"])
    if name.key.startswith(BUILDING):
        return f"provincia/{name.key.removeprefix(BUILDING)}"
    if name.key.startswith(SENATE_KIND):
        card = name.key.removeprefix(SENATE_KIND)
        return f"provincia/{card}" if card in _KINDS else of_card(card)
    if name.key.startswith(DECK):
        return f"provincia/{name.key.removeprefix(DECK)}"
    return "provincia/opes" if name.key == "opes-card" else None


def prices(goods: Goods) -> list[Price]:
    """Goods as a cost."""
    return [Price(of_gain(good), amount) for good, amount in goods.items()]


ANY_RESOURCE = tuple(map(of_gain, RESOURCES))
"""What stands for resources in any mix."""
