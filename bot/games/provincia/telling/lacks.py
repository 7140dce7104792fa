"""What a player might look for in a menu in vain, and what it lacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bot.engine import Missing, Move, Player, Text, Value, text
from bot.games.provincia.components import BUILDINGS, CITIES, CONSTANTS, DECKS, HORREUM, SENATE, Goods
from bot.games.provincia.rules import changes, costs, draft, hands, moves, senate, trade
from bot.games.provincia.rules.names import building_name, card_name, city_name, deck_name, goods_names
from bot.games.provincia.rules.senate import FAVOURS
from bot.games.provincia.state import View

from .phrases import barred, city_of


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The values that a player might look for here in vain; what lacks least stands first."""
    look = _LACKS.get((move, field))
    return look(view) if look else ()


def _cities(view: View) -> list[Missing]:
    owners = {city: view.seat_of(city) for city in CITIES}
    return [
        Missing(city_name(city), text("lacks-taken", player=Player(owner)))
        for city, owner in owners.items()
        if owner is not None
    ]


def _decks(view: View) -> list[Missing]:
    offered = draft.open_decks(view)
    return [
        Missing(deck_name(deck), Text("lacks-cards" if view.markers[deck] else "lacks-marker"))
        for deck in DECKS
        if deck not in offered
    ]


def _slots(view: View) -> list[Missing]:
    slots = view.draft.slots if view.draft else {}
    return [
        Missing(text("choice-slot-taken", slot=label), text("lacks-taken", player=Player(slot.taker)))
        for label, slot in slots.items()
        if slot.taker is not None
    ]


def _buildings(view: View) -> list[Missing]:
    """The buildings of the hand that can't be built now: what is nearest first, what can never be last."""
    player = view.players[view.own_seat]
    offered = costs.buildable(view, view.own_seat)
    found = []
    for card in dict.fromkeys(hands.sorted_hand(view.private(view.own_seat).hand)):
        if card not in BUILDINGS or card in offered:
            continue
        cost = costs.build_cost(card, costs.discounts(player, card)[0])
        label = text("choice-building", building=building_name(card), cost=goods_names(cost))
        why = barred(player, BUILDINGS[card])
        lacks = changes.lacking(player, cost)
        found.append((why is not None, sum(lacks.values()), Missing(label, why or _short(lacks))))
    return [lack for _, _, lack in sorted(found, key=lambda entry: entry[:2])]


def _favours(view: View) -> list[Missing]:
    kinds = {card for card in senate.in_hand(view, view.own_seat) if SENATE[card].type in FAVOURS}
    return _cards(view, kinds)


def _exchanges(view: View) -> list[Missing]:
    return _cards(
        view, {card for card in senate.in_hand(view, view.own_seat) if SENATE[card].type == "commercium"}
    )


def _cards(view: View, cards: set[str]) -> list[Missing]:
    """Those of these Senate cards that can't be played now."""
    return [
        Missing(card_name(card), _lack_of(view, card))
        for card in hands.sorted_hand(cards)
        if not senate.is_playable(view, view.own_seat, card)
    ]


def _lack_of(view: View, card: str) -> Text:
    """What keeps a Senate card from being played."""
    kind = SENATE[card]
    player = view.players[view.own_seat]
    if view.phase == "final_turn" and not kind.final_turn:
        return Text("lacks-final-turn")
    if senate.rival_in_play(player, card):
        return Text("lacks-in-play")
    if lacks := changes.lacking(player, {**kind.cost, **kind.give}):
        return _short(lacks)
    return Text("lacks-room")


def _victims(view: View) -> list[Missing]:
    offered = senate.targets(view, view.own_seat)
    return [
        Missing(city_of(view, city), Text("lacks-buildings"))
        for city in senate.opponents(view, view.own_seat)
        if city not in offered
    ]


def _goods(view: View) -> list[Missing]:
    seat = view.own_seat
    player = view.players[seat]
    found = [Missing(Text("resource-clay"), Text("lacks-clay"))]
    for good in CONSTANTS.bank_trade_goods:
        if trade.most_traded(view, seat, good):
            continue
        lacks = changes.lacking(player, {"gold": CONSTANTS.bank_trade_gold})
        if not changes.in_supply(view, good):
            why = Text("lacks-supply")
        elif not changes.room_for(view, seat, good):
            why = Text("lacks-room")
        else:
            why = _short(lacks)
        found.append(Missing(Text(f"resource-{good}"), why))
    return found


def _kept(view: View) -> list[Missing]:
    if HORREUM not in view.private(view.own_seat).hand:
        return []
    return [Missing(building_name(HORREUM), Text("lacks-horreum"))]


def _short(lacks: Goods) -> Text:
    return text("lacks-goods", goods=goods_names(lacks))


_LACKS: dict[tuple[type[Move], str], Callable[[View], list[Missing]]] = {
    (moves.ChooseCity, "city"): _cities,
    (moves.ChooseDeck, "deck"): _decks,
    (moves.Take, "slot"): _slots,
    (moves.Build, "building"): _buildings,
    (moves.Favour, "card"): _favours,
    (moves.Exchange, "card"): _exchanges,
    (moves.Coniuratio, "player"): _victims,
    (moves.Trade, "good"): _goods,
    (moves.Discard, "card"): _kept,
}
