"""How cards of a hand or of a draft are shown."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Choice, Text, text
from bot.games.provincia.components import BUILDINGS, SENATE
from bot.games.provincia.rules import hands
from bot.games.provincia.rules.names import building_name, card_name, goods_names
from bot.games.provincia.state import View

from .phrases import barred, building_effect, own, prestige, senate_cost, senate_effect


def shown(view: View, card: str) -> Choice:
    """A card with its price, and what it is good for."""
    if card in BUILDINGS:
        kind = BUILDINGS[card]
        label = text("choice-building", building=building_name(card), cost=goods_names(kind.cost))
        here = text("effect-waterway-here") if kind.requires_waterway else building_effect(card)
        return Choice(label, worth(kind.prestige, barred(own(view), card) or here))
    hint = text("hint-card", cost=senate_cost(SENATE[card]), effect=senate_effect(card, "brief"))
    return Choice(card_name(card), hint)


def worth(counted: int, effect: Text) -> Text:
    """What a building is good for: the prestige that it counts, if any, and what it does, as a hint."""
    return text("hint-building", prestige=prestige(counted), effect=effect) if counted else effect


def card_in_words(card: str) -> Text:
    """A card with its cost and what it is good for, whoever it is that looks."""
    if card in BUILDINGS:
        kind = BUILDINGS[card]
        return text(
            "in-words-card-building",
            building=building_name(card),
            cost=goods_names(kind.cost),
            prestige=kind.prestige,
            effect=building_effect(card),
            unique="yes" if kind.unique else "no",
        )
    cost, effect = senate_cost(SENATE[card]), senate_effect(card, "brief")
    return text("in-words-card-senate", card=card_name(card), cost=cost, effect=effect)


def held(view: View, card: str) -> Choice:
    """A card of the viewer's hand, where it stands in it."""
    return replace(shown(view, card), rank=-sorted_hand(view).index(card))


def sorted_hand(view: View) -> list[str]:
    """The viewer's hand as it is shown."""
    return hands.sorted_hand(view.private(view.own_seat).hand)
