"""How the values of a move's fields are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine import Choice, Move, Text, Value, text
from bot.games.provincia.components import (
    BUILDINGS,
    CITIES,
    CONSTANTS,
    DECKS,
    RESOURCES,
    SENATE,
    TOKENS,
    Deck,
    Good,
    Goods,
)
from bot.games.provincia.rules import consuetudo, costs, hands, moves, senate, taxes, trade
from bot.games.provincia.rules.changes import wasted
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.draft import opes_goods
from bot.games.provincia.rules.names import (
    building_name,
    card_name,
    city_name,
    deck_name,
    good_name,
    goods_names,
    token_name,
)
from bot.games.provincia.state import Slot, View
from bot.games.telling import named

from .phrases import (
    barred,
    building_effect,
    changed,
    changes_of,
    city_of,
    prestige,
    senate_cost,
    senate_effect,
)

Chosen: TypeAlias = Mapping[str, Value]


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
    """How a value is shown, given the fields already chosen (any of them may be missing)."""
    return _CHOICES[move, field](view, value, chosen)


# Cities, decks, the draft.


def _city(view: View, city: str, chosen: Chosen) -> Choice:
    return Choice(city_name(city), text("hint-city", waterway=CITIES[city].waterway))


def _deck(view: View, deck: Deck, chosen: Chosen) -> Choice:
    hint = text(
        "hint-deck",
        content=Text(f"deck-{deck}-content"),
        left=view.cards_left(deck),
        markers=view.markers[deck],
    )
    return Choice(deck_name(deck), hint, -DECKS.index(deck))


def _slot(view: View, label: str, chosen: Chosen) -> Choice:
    """In the order of the letters, as they lie on the table."""
    draft = view.draft
    assert draft
    slot = draft.slots[label]
    rank = -list(draft.slots).index(label)
    if slot.card is None:
        return Choice(
            text("choice-slot-hidden", slot=label),
            text("hint-slot-hidden", content=Text(f"deck-{draft.deck}-content")),
            rank,
            label,
        )
    if draft.deck == "opes":
        return _production(view, label, slot, rank)
    shown = card(view, slot.card)
    return Choice(text("choice-slot", slot=label, card=shown.label), shown.hint, rank, label)


def _production(view: View, label: str, slot: Slot, rank: int) -> Choice:
    """What the card gives to the viewer, and what of it would be in vain."""
    assert view.draft
    assert slot.card
    goods = opes_goods(view.draft, view.own_seat, slot.card)
    lost = wasted(view, view.own_seat, goods)
    hint = text("hint-wasted", goods=goods_names(lost)) if lost else None
    return Choice(text("choice-slot", slot=label, card=goods_names(goods)), hint, rank, label)


def card(view: View, name: str) -> Choice:
    """A card of a hand or of a draft, with its price, and what it is good for."""
    if name in BUILDINGS:
        return _building_card(view, name)
    hint = text("hint-card", cost=senate_cost(SENATE[name]), effect=senate_effect(name, "brief"))
    return Choice(card_name(name), hint)


def _building_card(view: View, name: str) -> Choice:
    kind = BUILDINGS[name]
    label = text("choice-building", building=building_name(name), cost=goods_names(kind.cost))
    effect = barred(view.players[view.own_seat], kind) or building_effect(name)
    return Choice(label, text("hint-building", prestige=prestige(kind.prestige), effect=effect))


# The card turn.


def _built(view: View, building: str, chosen: Chosen) -> Choice:
    player = view.players[view.own_seat]
    discount = named(chosen, "discount") or costs.discounts(player, building)[0]
    label = text(
        "choice-building",
        building=building_name(building),
        cost=goods_names(costs.build_cost(building, discount)),
    )
    hint = text(
        "hint-building",
        prestige=prestige(BUILDINGS[building].prestige),
        effect=building_effect(building),
    )
    return Choice(label, hint, _place_in_hand(view, building))


def _discount(view: View, discount: str, chosen: Chosen) -> Choice:
    """What may be saved; what the player is shortest of first."""
    building = named(chosen, "building")
    if building is None:
        return Choice(_saved(discount))
    offered = costs.discounts(view.players[view.own_seat], building)
    cost = goods_names(costs.build_cost(building, discount))
    return Choice(_saved(discount), text("hint-pay", cost=cost), -offered.index(discount))


def _saved(discount: str) -> Text:
    if discount == moves.FULL_PRICE:
        return Text("choice-full-price")
    return text("choice-discount", saved=text(f"goods-{discount}", amount=1))


def _favour(view: View, name: str, chosen: Chosen) -> Choice:
    shown = card(view, name)
    return Choice(shown.label, shown.hint, _place_in_hand(view, name))


def _exchange(view: View, name: str, chosen: Chosen) -> Choice:
    hint = text("hint-exchange", most=senate.most_exchanges(view, view.own_seat, name))
    return Choice(card_name(name), hint, _place_in_hand(view, name))


def _times(view: View, times: int, chosen: Chosen) -> Choice:
    name = named(chosen, "card")
    if name is None:
        return Choice(text("choice-times", times=times), rank=times)
    given, got = senate.exchanged(name, times)
    label = text("choice-times-goods", times=times, given=goods_names(given), got=goods_names(got))
    lost = wasted(view, view.own_seat, got)
    return Choice(label, text("hint-wasted", goods=goods_names(lost)) if lost else None, times)


def _extorted(view: View, city: str, chosen: Chosen) -> Choice:
    seat = view.seat_of(city)
    assert seat is not None
    exempt = taxes.is_exempt(view.players[seat])
    return Choice(city_of(view, city), Text("hint-exempt" if exempt else "hint-taxed"), int(exempt))


def _conspired_city(view: View, city: str, chosen: Chosen) -> Choice:
    seat = view.seat_of(city)
    assert seat is not None
    victim = view.players[seat]
    hint = text("hint-opponent", prestige=prestige(victim.prestige), buildings=len(victim.buildings))
    return Choice(city_of(view, city), hint, victim.prestige)


def _standing(view: View, building: str, chosen: Chosen) -> Choice:
    """A building that is to be destroyed in somebody else's city: the dearest first."""
    value = building_value(building)
    return Choice(building_name(building), _worth(building), value)


def _worth(building: str) -> Text:
    effect = building_effect(building.removesuffix(moves.INACTIVE))
    return text("hint-building", prestige=prestige(building_value(building)), effect=effect)


def _payment(view: View, payment: str, chosen: Chosen) -> Choice:
    """A mix of resources; first what leaves the stocks most even."""
    goods = costs.mix_goods(payment)
    assert goods
    held = view.players[view.own_seat].goods
    left: Goods = {good: held[good] - goods.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(goods)), hint, -sum(n * n for n in left.values()))


def _traded(view: View, good: Good, chosen: Chosen) -> Choice:
    price = good_name("gold", CONSTANTS.bank_trade_gold)
    hint = text("hint-trade", price=price, most=trade.most_traded(view, view.own_seat, good))
    return Choice(Text(f"resource-{good}"), hint, -CONSTANTS.bank_trade_goods.index(good))


def _traded_amount(view: View, amount: int, chosen: Chosen) -> Choice:
    good = trade.sold(chosen.get("good"))
    if good is None:
        return Choice(text("choice-number", amount=amount), rank=-amount)
    gold = good_name("gold", amount * CONSTANTS.bank_trade_gold)
    return Choice(text("choice-goods", goods=good_name(good, amount)), text("hint-pay", cost=gold), -amount)


def _discarded(view: View, name: str, chosen: Chosen) -> Choice:
    """As the hand is sorted, but what can never be built first."""
    shown = card(view, name)
    useless = name in BUILDINGS and barred(view.players[view.own_seat], BUILDINGS[name]) is not None
    return Choice(shown.label, shown.hint, _place_in_hand(view, name) - (0 if useless else len(SENATE)))


def _place_in_hand(view: View, name: str) -> int:
    return -hands.sorted_hand(view.private(view.own_seat).hand).index(name)


# CONSUETUDO.


def _numbered(view: View, number: int, chosen: Chosen) -> Choice:
    shown = card(view, consuetudo.vision_of(view, view.own_seat).cards[number - 1])
    return Choice(text("choice-numbered", number=number, card=shown.label), shown.hint, -number)


def _ordered(view: View, value: str, chosen: Chosen) -> Choice:
    if value == moves.REST:
        return Choice(Text("choice-rest"), Text("hint-rest"), 1)
    return _numbered(view, int(value), chosen)


# The battle, and what it costs.


def _token(view: View, token: str, chosen: Chosen) -> Choice:
    """First what strengthens the own city, then what weakens others."""
    kind = TOKENS[token]
    own = kind.city == view.players[view.own_seat].city
    label = token_name(token)
    if own:
        return Choice(label, Text("hint-own-token"), 2 * kind.value)
    return Choice(label, text("hint-token", city=city_of(view, kind.city)), -kind.value)


def _lost(view: View, building: str, chosen: Chosen) -> Choice:
    """The cheapest to lose first."""
    return Choice(building_name(building), _worth(building), -building_value(building))


def _activated(view: View, building: str, chosen: Chosen) -> Choice:
    kind = BUILDINGS[building]
    gains = changed(changes_of(kind.on_activate, kind.military))
    hint = text("hint-activated", prestige=CONSTANTS.activation_prestige, gains=gains)
    return Choice(building_name(building), hint, kind.on_activate.gold)


_CHOICES: dict[tuple[type[Move], str], Callable[[View, Any, Chosen], Choice]] = {
    (moves.ChooseCity, "city"): _city,
    (moves.ChooseDeck, "deck"): _deck,
    (moves.Take, "slot"): _slot,
    (moves.Build, "building"): _built,
    (moves.Build, "discount"): _discount,
    (moves.Favour, "card"): _favour,
    (moves.Exchange, "card"): _exchange,
    (moves.Exchange, "times"): _times,
    (moves.Concussio, "player"): _extorted,
    (moves.Coniuratio, "player"): _conspired_city,
    (moves.Coniuratio, "building"): _standing,
    (moves.Corruptio, "payment"): _payment,
    (moves.Trade, "good"): _traded,
    (moves.Trade, "amount"): _traded_amount,
    (moves.Discard, "card"): _discarded,
    (moves.Keep, "card"): _numbered,
    (moves.Order, "card"): _ordered,
    (moves.PlayToken, "token"): _token,
    (moves.Lose, "building"): _lost,
    (moves.Pay, "payment"): _payment,
    (moves.Activate, "building"): _activated,
}
