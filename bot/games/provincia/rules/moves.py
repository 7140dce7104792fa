"""Moves, and names of components in events."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine import Argument, Move, Place, Text, text
from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, GOODS, OPES, SENATE, TOKENS, Deck, Good, Goods
from bot.games.provincia.state import INACTIVE

FULL_PRICE = "none"  # the `discount` of a building at full price
REST = "rest"  # the `card` that leaves the remaining cards in their order


class ChooseCity(Move, frozen=True):
    """Choose the city to rebuild, by its id."""

    city: str


class ChooseDeck(Move, frozen=True):
    """Choose the deck whose cards are dealt."""

    deck: str


class Take(Move, frozen=True):
    """Take a card of the draft, by its slot."""

    slot: str


class Build(Move, frozen=True):
    """Build a card of the hand; `discount` is the good of which one unit is saved."""

    assumed = frozenset({"discount"})
    building: str
    discount: str


class Favour(Move, frozen=True):
    """Play a Senate card without further choices: an architect, an army, glory, a patron, a praetor."""

    card: str


class Exchange(Move, frozen=True):
    """Play COMMERCIUM, and make its exchange a number of times."""

    together = ("card", "times")
    card: str
    times: int


class Concussio(Move, frozen=True):
    """Play CONCUSSIO on an opponent."""

    player: str


class Coniuratio(Move, frozen=True):
    """Play CONIURATIO on a building of an opponent."""

    together = ("player", "building")
    player: str
    building: str


class Corruptio(Move, frozen=True):
    """Play CORRUPTIO, paid with a mix of resources ("1 clay 2 wood")."""

    payment: str


class Consuetudo(Move, frozen=True):
    """Play CONSUETUDO, to look at the next building cards."""


class Keep(Move, frozen=True):
    """Keep one of the cards that CONSUETUDO shows, by its number from 1."""

    card: int


class Order(Move, frozen=True):
    """Choose the card to be drawn next (its number), or leave the others as they are (`REST`)."""

    card: str


class Trade(Move, frozen=True):
    """Buy wood or stone from the bank."""

    together = ("good", "amount")
    good: str
    amount: int


class Discard(Move, frozen=True):
    """Discard a card of the hand."""

    card: str


class Done(Move, frozen=True):
    """End the card turn, or the activating."""

    at_once = ends = True


class PlayToken(Move, frozen=True):
    """Choose the token for a battle."""

    token: str


class Lose(Move, frozen=True):
    """Choose the building that is destroyed."""

    building: str


class Pay(Move, frozen=True):
    """Choose the resources to lose ("1 clay 2 wood")."""

    payment: str


class Aediles(Move, frozen=True):
    """Play AEDILES, to save the building."""

    not_now = "refusal-aediles-not-now"


class Accept(Move, frozen=True):
    """Let CONIURATIO destroy the building."""


class Activate(Move, frozen=True):
    """Activate a building for prestige."""

    building: str


def city_name(city: str) -> Text:
    return Text(f"city-{city}")


def deck_name(deck: Deck) -> Text:
    return Text(f"deck-{deck}")


def building_name(building: str) -> Text:
    """A type of building, marked as inactive if its label says so (`INACTIVE`)."""
    if building.endswith(INACTIVE):
        return text("building-inactive", building=building_name(building.removesuffix(INACTIVE)))
    return Text(f"building-{building}")


def senate_name(card: str) -> Text:
    """A Senate card, with what distinguishes it from others of its type."""
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


def senate_kind(card: str) -> Text:
    """A Senate card, without what distinguishes it from others of its type."""
    kind = SENATE[card].type
    return Text(f"senate-{kind}-kind" if len(components.SENATE_TYPES[kind]) > 1 else f"senate-{kind}")


def card_name(card: str) -> Text:
    if card in BUILDINGS:
        return building_name(card)
    if card in SENATE:
        return senate_name(card)
    quaestor, other = map(goods_names, (OPES[card].quaestor, OPES[card].other))
    return text("opes-card", quaestor=quaestor, other=other)


def slot_card_name(slot: str, card: str) -> Text:
    """A face-up card in the draft; a production card by what it gives the quaestor."""
    name: Argument = goods_names(OPES[card].quaestor) if card in OPES else card_name(card)
    return text("choice-slot", card=name, slot=Place(slot))


def strong(name: Text) -> Text:
    return replace(name, strong=True)


def card_names(cards: Iterable[str]) -> Argument:
    return [card_name(card) for card in cards]


def token_name(token: str) -> Text:
    kind = TOKENS[token]
    sign = "plus" if kind.value > 0 else "minus"
    return text("token", city=city_name(kind.city), sign=sign, value=abs(kind.value))


def good_name(good: Good, amount: int) -> Text:
    return text(f"goods-{good}", amount=amount)


def goods_names(goods: Goods) -> Argument:
    """Goods in the order of the rules; "nothing" for none."""
    return [good_name(good, goods[good]) for good in GOODS if goods.get(good)] or [Text("goods-nothing")]


def penalty_name(penalty: components.Penalty) -> Text:
    match penalty.kind:
        case "building":
            return Text(f"penalty-building-{penalty.filter}")
        case "resource" | "gold":
            return good_name(penalty.good, penalty.amount)
        case "resource_any":
            return text("penalty-resources", amount=penalty.amount)
        case _:
            return text(f"penalty-{penalty.kind}", amount=penalty.amount)


def penalties_name(card: components.BellumCard) -> Text:
    if card.second is None:
        return penalty_name(card.first)
    return text("penalty-either", first=penalty_name(card.first), second=penalty_name(card.second))
