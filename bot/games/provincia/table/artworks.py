"""Which artwork stands for what."""

from __future__ import annotations

from bot.engine import Argument, Text
from bot.games.provincia.components import BUILDINGS, RESOURCES, SENATE, Goods
from bot.pictures.ledger import Price
from bot.words import Words

BUILDING, SENATE_KIND, DECK = "building-", "senate-", "deck-"
"""How the keys of names begin (`rules.names`)."""

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
    if kind := senate_kind(name):
        return f"provincia/{kind}"
    for begin in (BUILDING, DECK):
        if name.key.startswith(begin):
            return f"provincia/{name.key.removeprefix(begin)}"
    return "provincia/opes" if name.key == "opes-card" else None


def senate_kind(name: Text) -> str | None:
    """The type of the Senate card that has this name; None for anything else."""
    if not name.key.startswith(SENATE_KIND):
        return None
    named = name.key.removeprefix(SENATE_KIND)
    return SENATE[named].type if named in SENATE else named


def short_name(name: Text, words: Words) -> str:
    """The name of a thing, with soft hyphens where it is long.

    Of a Senate card without what tells it from others of its type.
    """
    kind = senate_kind(name)
    key = f"picture-senate-{kind}" if kind else f"picture-{name.key}"
    return words(key) if words.has(key) else words.text(name)


def prices(goods: Goods) -> list[Price]:
    """Goods with their artwork, as a price on a card shows them."""
    return [Price(of_gain(good), amount) for good, amount in goods.items()]


ANY_RESOURCE = tuple(map(of_gain, RESOURCES))
"""What stands for resources in any mix."""
