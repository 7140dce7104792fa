"""Which artwork stands for what."""

from __future__ import annotations

from bot.games.provincia.components import BUILDINGS, CITIES, DECKS, OPES, SENATE, Goods
from bot.i18n.fluent import Words
from bot.pictures.panels import Price

_COMMON = {"wood", "stone", "gold", "morale"}


def of_gain(what: str) -> str:
    """Of goods, tracks, military, prestige."""
    if what == "prestige":
        return "common/points_wreath"
    return f"common/{what}" if what in _COMMON else f"provincia/{what}"


def of_thing(thing: str) -> str:
    """Of a card, a deck, a good, a city (its waterway), by its id."""
    if thing in SENATE:
        return f"provincia/{SENATE[thing].type}"
    if thing in OPES:
        return "provincia/opes"
    if thing in CITIES:
        return f"provincia/{CITIES[thing].waterway}"
    return of_gain(thing)


def short_name(thing: str, words: Words) -> str:
    """The name of a building, a Senate card, a deck, a city or a resource, with soft hyphens where it is long.

    Of a Senate card without what tells it from others of its type.
    """
    if thing in SENATE:
        return words(f"picture-senate-{SENATE[thing].type}")
    kinds = {"building": BUILDINGS, "deck": DECKS, "city": CITIES}
    key = f"{next((kind for kind, things in kinds.items() if thing in things), 'resource')}-{thing}"
    return words(f"picture-{key}" if words.has(f"picture-{key}") else key)


def prices(goods: Goods) -> list[Price]:
    """Goods with their artwork, as a price on a card shows them."""
    return [Price(of_gain(good), amount) for good, amount in goods.items()]
