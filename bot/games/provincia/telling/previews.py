"""What a complete legal move will do, computed from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.engine import Move, Player, Text, text
from bot.games.provincia.components import (
    BUILDINGS,
    CITIES,
    CONSTANTS,
    HORREUM,
    NOTHING,
    RESOURCES,
    SENATE,
    TOKENS,
    BuildingCard,
    Deck,
    Goods,
)
from bot.games.provincia.rules import consuetudo, costs, decks, hands, moves, senate, taxes, trade
from bot.games.provincia.rules.changes import gained, steps, wasted
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.conspiracy import Conspiracy
from bot.games.provincia.rules.draft import opes_goods
from bot.games.provincia.rules.names import (
    building_name,
    card_name,
    city_name,
    good_name,
    goods_names,
    token_name,
)
from bot.games.provincia.rules.yields import Activation
from bot.games.provincia.scoring import final_points
from bot.games.provincia.state import View

from .phrases import (
    barred,
    brought,
    building_effect,
    changed,
    changes_of,
    city_of,
    prestige,
    senate_effect,
)


def preview(view: View, move: Move) -> Sequence[Text]:
    """What the move will do: costs first, then gains, then what can't be taken back."""
    return _PREVIEWS[type(move)](view, move)


def _pay(cost: Goods) -> list[Text]:
    return [text("preview-pay", cost=goods_names(cost))] if any(cost.values()) else []


def _changes(changes: dict[str, int]) -> list[Text]:
    told = changed(changes)
    return [text("preview-changes", changes=told)] if told else []


def _waste(view: View, goods: Goods) -> list[Text]:
    lost = wasted(view, view.own_seat, goods)
    return [text("preview-wasted", goods=goods_names(lost))] if lost else []


def _gain(view: View, goods: Goods) -> list[Text]:
    """What the player gets of these goods, and what is in vain."""
    taken = gained(view, view.own_seat, goods)
    got = text("preview-gain", goods=goods_names(taken)) if taken else Text("preview-gain-nothing")
    return [got, *_waste(view, goods)]


# Cities, decks, the draft.


def _city(view: View, move: moves.ChooseCity) -> list[Text]:
    city = CITIES[move.city]
    return [
        text("preview-city", city=city_name(move.city), waterway=city.waterway),
        text("preview-city-tie", building=building_name(city.personal_building)),
    ]


def _deck(view: View, move: moves.ChooseDeck) -> list[Text]:
    seats = [(view.own_seat + step) % view.seats for step in range(1, view.seats)]
    cards = min(CONSTANTS.draft_size, _cards_of(view, move.deck))
    told = [
        text("preview-deck", cards=cards, hidden=max(0, cards - CONSTANTS.draft_face_up)),
        text("preview-deck-order", players=[Player(seat) for seat in seats]),
    ]
    return [*told, Text("preview-deck-quaestor")] if move.deck == "opes" else told


def _cards_of(view: View, deck: str) -> int:
    name: Deck = next(name for name in view.markers if name == deck)
    return view.cards_left(name) + view.cards_discarded(name)


def _take(view: View, move: moves.Take) -> list[Text]:
    draft = view.draft
    assert draft
    card = draft.slots[move.slot].card
    if card is None:
        return [Text("preview-take-hidden-opes" if draft.deck == "opes" else "preview-take-hidden")]
    if draft.deck == "opes":
        return _gain(view, opes_goods(draft, view.own_seat, card))
    why = barred(view.players[view.own_seat], BUILDINGS[card]) if card in BUILDINGS else None
    told = [text("preview-to-hand", card=card_name(card))]
    return [*told, text("preview-barred", why=why)] if why else told


# The card turn.


def _build(view: View, move: moves.Build) -> list[Text]:
    card = BUILDINGS[move.building]
    military = 0 if card.activation else card.military
    return [
        *_pay(costs.build_cost(move.building, move.discount)),
        *_changes({"prestige": card.prestige, **brought(view, card.on_build), "military": military}),
        *_lasting(card),
    ]


def _lasting(card: BuildingCard) -> list[Text]:
    """What the building is good for later on."""
    if card.activation:
        cost = prestige(CONSTANTS.activation_prestige)
        gains = changed(changes_of(card.on_activate, card.military))
        return [text("preview-inactive", prestige=cost, gains=gains)]
    if card.requires_waterway:
        return [Text("preview-personal")]
    if card.each_round != NOTHING or card.discount or card.storage:
        return [text("preview-effect", building=building_name(card.id), effect=building_effect(card.id))]
    return []


def _favour(view: View, move: moves.Favour) -> list[Text]:
    kind = SENATE[move.card]
    told = _pay(kind.cost)
    if kind.effect.goods:
        return [*told, *_gain(view, kind.effect.goods)]
    if kind.effect.defence:
        defence = steps(view.players[view.own_seat], "defence", kind.effect.defence)
        return [*told, *(_changes({"defence": defence}) or [Text("preview-gain-nothing")])]
    return [*told, senate_effect(move.card, "effect")]


def _exchange(view: View, move: moves.Exchange) -> list[Text]:
    given, got = senate.exchanged(move.card, move.times)
    return [*_pay(given), *_gain(view, got), Text("preview-card-gone")]


def _concussio(view: View, move: moves.Concussio) -> list[Text]:
    seat = view.seat_of(move.player)
    assert seat is not None
    key = "preview-concussio" if taxes.is_exempt(view.players[seat]) else "preview-concussio-later"
    return [*_pay(SENATE["concussio"].cost), text(key, player=Player(seat))]


def _coniuratio(view: View, move: moves.Coniuratio) -> list[Text]:
    seat = view.seat_of(move.player)
    assert seat is not None
    told = text(
        "preview-coniuratio-storage" if move.building == HORREUM else "preview-coniuratio",
        player=Player(seat),
        building=building_name(move.building),
        prestige=prestige(building_value(move.building)),
        least=CONSTANTS.storage_without_horreum,
    )
    return [*_pay(SENATE["coniuratio"].cost), told, Text("preview-coniuratio-reaction")]


def _corruptio(view: View, move: moves.Corruptio) -> list[Text]:
    goods = costs.mix_goods(move.payment)
    assert goods
    return [*_pay(goods), senate_effect("corruptio", "effect")]


def _consuetudo(view: View, move: moves.Consuetudo) -> list[Text]:
    card = SENATE["consuetudo"]
    count = min(card.look, _cards_of(view, "aedificium"))
    return [*_pay(card.cost), text("preview-consuetudo", count=count)]


def _trade(view: View, move: moves.Trade) -> list[Text]:
    good = trade.sold(move.good)
    assert good
    cost: Goods = {"gold": move.amount * CONSTANTS.bank_trade_gold}
    return [*_pay(cost), text("preview-gain", goods=good_name(good, move.amount))]


def _discard(view: View, move: moves.Discard) -> list[Text]:
    return [text("preview-discard", card=card_name(move.card), deck=Text(f"deck-{decks.deck_of(move.card)}"))]


def _done(view: View, move: moves.Done) -> list[Text]:
    if isinstance(view.decision, Activation):
        return [Text("preview-activating-done")]
    player = view.players[view.own_seat]
    if view.phase == "final_turn":
        gold = prestige(final_points(player)["gold"])
        return [
            Text("preview-last-turn"),
            text("preview-last-gold", gold=player.goods["gold"], prestige=gold),
        ]
    told = [Text("preview-turn-done")]
    if too_many := hands.surplus(view, view.own_seat):
        told.append(text("preview-hand-limit", count=too_many))
    return [*told, _tax(view)]


def _tax(view: View) -> Text:
    """What becomes of the tax of this round, as things stand."""
    player = view.players[view.own_seat]
    due, held = taxes.tax_due(player), player.goods["gold"]
    if not due:
        return Text("preview-tax-none")
    if due <= held:
        return text("preview-tax", due=due, held=held)
    return text("preview-tax-short", prestige=prestige(CONSTANTS.tax_default_prestige))


# CONSUETUDO.


def _keep(view: View, move: moves.Keep) -> list[Text]:
    vision = consuetudo.vision_of(view, view.own_seat)
    told = [text("preview-to-hand", card=card_name(vision.cards[move.card - 1]))]
    others = len(vision.cards) - 1
    return [*told, text("preview-put-back", count=others)] if others else told


def _order(view: View, move: moves.Order) -> list[Text]:
    if move.card == moves.REST:
        return [Text("preview-rest")]
    vision = consuetudo.vision_of(view, view.own_seat)
    card = card_name(vision.cards[int(move.card) - 1])
    return [text("preview-order", card=card, place=len(vision.order) + 1)]


# The battle, conspiracies, what is lost.


def _token(view: View, move: moves.PlayToken) -> list[Text]:
    kind = TOKENS[move.token]
    value = changed({"strength": kind.value})
    return [
        text("preview-token", city=city_of(view, kind.city), value=value),
        text("preview-token-secret", token=token_name(move.token)),
    ]


def _lose(view: View, move: moves.Lose) -> list[Text]:
    return _destroyed(view, move.building)


def _destroyed(view: View, building: str) -> list[Text]:
    """What goes with a building of the viewer."""
    kind = BUILDINGS[building.removesuffix(moves.INACTIVE)]
    military = 0 if building.endswith(moves.INACTIVE) else kind.military
    told = [
        text("preview-destroyed", building=building_name(building)),
        *_changes({"prestige": -building_value(building), "military": -military}),
    ]
    if kind.id != HORREUM:
        return told
    least = CONSTANTS.storage_without_horreum
    held = view.players[view.own_seat].goods
    spoiled: Goods = {resource: held[resource] - least for resource in RESOURCES if held[resource] > least}
    told.append(text("preview-storage", least=least))
    return [*told, text("preview-spoiled", goods=goods_names(spoiled))] if spoiled else told


def _lose_resources(view: View, move: moves.Pay) -> list[Text]:
    goods = costs.mix_goods(move.payment)
    assert goods
    return [text("preview-lose", goods=goods_names(goods))]


def _aediles(view: View, move: moves.Aediles) -> list[Text]:
    if isinstance(view.decision, Conspiracy):
        building = building_name(view.decision.building)
        return [*_pay(SENATE["aediles"].cost_vs_coniuratio), text("preview-aediles", building=building)]
    return [Text("preview-aediles-gauls")]


def _accept(view: View, move: moves.Accept) -> list[Text]:
    assert isinstance(view.decision, Conspiracy)
    return _destroyed(view, view.decision.building)


def _activate(view: View, move: moves.Activate) -> list[Text]:
    kind = BUILDINGS[move.building]
    return [
        text("preview-activate", prestige=prestige(CONSTANTS.activation_prestige)),
        *_changes({**brought(view, kind.on_activate), "military": kind.military}),
        *_waste(view, kind.on_activate.goods),
    ]


_PREVIEWS: dict[type[Move], Callable[[View, Any], Sequence[Text]]] = {
    moves.ChooseCity: _city,
    moves.ChooseDeck: _deck,
    moves.Take: _take,
    moves.Build: _build,
    moves.Favour: _favour,
    moves.Exchange: _exchange,
    moves.Concussio: _concussio,
    moves.Coniuratio: _coniuratio,
    moves.Corruptio: _corruptio,
    moves.Consuetudo: _consuetudo,
    moves.Trade: _trade,
    moves.Discard: _discard,
    moves.Done: _done,
    moves.Keep: _keep,
    moves.Order: _order,
    moves.PlayToken: _token,
    moves.Lose: _lose,
    moves.Pay: _lose_resources,
    moves.Aediles: _aediles,
    moves.Accept: _accept,
    moves.Activate: _activate,
}
