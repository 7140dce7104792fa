"""The names of things in texts."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine import Argument, Place, Text, text
from bot.games.provincia.components import (
    BUILDINGS,
    GOODS,
    OPES,
    SENATE,
    TOKENS,
    BellumCard,
    Deck,
    Good,
    Goods,
    Penalty,
)

from .moves import INACTIVE


def city_name(city: str) -> Text:
    """A city by its proper name; the others here likewise name what a player reads of."""
    return Text(f"city-{city}")


def deck_name(deck: Deck) -> Text:
    """A deck by its Latin name."""
    return Text(f"deck-{deck}")


def building_name(building: str) -> Text:
    """A type of building; said to be inactive where it is named so (`INACTIVE`)."""
    if building.endswith(INACTIVE):
        return text("building-inactive", building=building_name(building.removesuffix(INACTIVE)))
    return Text(f"building-{building}")


def senate_name(card: str) -> Text:
    """A Senate card, with what tells it from the others of its type."""
    kind = SENATE[card]
    match kind.type:
        case "gloria":
            return text("senate-gloria", points=kind.end_prestige)
        case "patronus":
            return text("senate-patronus", goods=goods_names(kind.effect.goods))
        case "commercium":
            return text("senate-commercium", give=goods_names(kind.give), get=goods_names(kind.get))
        case _:
            return Text(f"senate-{card}")


def opes_name(card: str) -> Text:
    """A production card, by what its two halves give."""
    kind = OPES[card]
    return text("opes-card", quaestor=goods_names(kind.quaestor), other=goods_names(kind.other))


def card_name(card: str) -> Text:
    """A card of any of the three decks."""
    if card in BUILDINGS:
        return building_name(card)
    return senate_name(card) if card in SENATE else opes_name(card)


def slot_card_name(slot: str, card: str) -> Text:
    """A card that lies open in the draft; of a production card what it gives the one who chose the deck."""
    name: Argument = goods_names(OPES[card].quaestor) if card in OPES else card_name(card)
    return text("choice-slot", card=name, slot=Place(slot))


def strong(name: Text) -> Text:
    """A name that stands out in the sentence: what was built, played, taken."""
    return replace(name, strong=True)


def card_names(cards: Iterable[str]) -> Argument:
    """Cards, read out in the order given, copies and all."""
    return [card_name(card) for card in cards]


def token_name(token: str) -> Text:
    """A battle token, by its colour and its value."""
    kind = TOKENS[token]
    sign = "plus" if kind.value > 0 else "minus"
    return text("token", city=city_name(kind.city), sign=sign, value=abs(kind.value))


def good_name(good: Good, amount: int) -> Text:
    """So much of a good."""
    return text(f"goods-{good}", amount=amount)


def goods_names(goods: Goods) -> Argument:
    """Goods, read out in the order of the rules; "nothing" for none."""
    return [good_name(good, goods[good]) for good in GOODS if goods.get(good)] or [Text("goods-nothing")]


def penalty_name(penalty: Penalty) -> Text:
    """What one penalty of a raid takes."""
    match penalty.kind:
        case "building":
            return Text(f"penalty-building-{penalty.filter}")
        case "resource":
            assert penalty.resource
            return good_name(penalty.resource, penalty.amount)
        case "resource_any":
            return text("penalty-resources", amount=penalty.amount)
        case "gold":
            return good_name("gold", penalty.amount)
        case _:
            return text(f"penalty-{penalty.kind}", amount=penalty.amount)


def penalties_name(card: BellumCard) -> Text:
    """What a raid costs who is beaten: one thing, or else another."""
    if card.second is None:
        return penalty_name(card.first)
    return text("penalty-either", first=penalty_name(card.first), second=penalty_name(card.second))
