"""What is said of the card phase: building, favors, trade."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Choice, Foreseen, Player, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, HORREUM, NOTHING, RESOURCES, SENATE, Good
from bot.games.provincia.rules import economy, hands, moves
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.economy import FAVOURS, in_hand
from bot.games.provincia.rules.hands import drawable
from bot.games.provincia.rules.moves import building_name, goods_names
from bot.games.provincia.rules.rounds import Activation
from bot.games.provincia.scoring import final_points
from bot.games.provincia.state import Building, View
from bot.games.provincia.state import Player as Legate
from bot.games.sayings import Sayings

from . import cards, phrases, rounds
from .phrases import building_effect, changed, city_of, goods, own

SAID = Sayings[View]()
SAID.foresees(moves.Exchange)(lambda foreseen: [Text("outlook-card-gone")])
SAID.shows(moves.Favour, "card")(cards.held_cards)
SAID.warns(moves.Exchange)(phrases.wasteful)
for _kind in (moves.Build, moves.Trade, moves.Concussio, moves.Coniuratio, moves.Consuetudo):
    SAID.warns(_kind)(phrases.untaxable)


@SAID.shows(moves.Build, "building")
def _building(view: View, building: str, discount: str | None) -> Choice:
    cost = economy.build_cost(building, discount or economy.discounts(own(view), building)[0])
    label = text("choice-building", building=building_name(building), cost=goods_names(cost))
    shown = cards.held_cards(view, building)
    return Choice(label, shown.hint, shown.rank, called=building_name(building))


@SAID.shows(moves.Build, "discount")
def _discount(view: View, discount: str, building: str | None) -> Choice:
    saving = text("choice-discount", saved=text(f"goods-{discount}", amount=1))
    saved = Text("choice-full-price") if discount == moves.FULL_PRICE else saving
    if building is None:
        return Choice(saved)
    cost = goods_names(economy.build_cost(building, discount))
    offered = economy.discounts(own(view), building)
    return Choice(saved, text("hint-pay", cost=cost), -offered.index(discount))


@SAID.looks_for(moves.Build, "building")
def _buildings(view: View) -> list[moves.Build]:
    held = [card for card in dict.fromkeys(cards.sorted_hand(view)) if card in BUILDINGS]
    return [moves.Build(card, economy.discounts(own(view), card)[0]) for card in held]


@SAID.foresees(moves.Build)
def _build(foreseen: Foreseen) -> list[Text]:
    card = BUILDINGS[foreseen.move.building]
    if card.activation:
        return [text("outlook-inactive", gains=changed(card.when_activated))]
    if card.requires_waterway:
        return [Text("outlook-personal")]
    if card.each_round != NOTHING or card.discount or card.storage:
        return [text("outlook-effect", building=building_name(card.id), effect=building_effect(card.id))]
    return []


@SAID.shows(moves.Trade, "good")
def _good(view: View, good: Good) -> Choice:
    price = moves.good_name("gold", CONSTANTS.bank_trade_gold)
    hint = text("hint-trade", price=price, most=economy.most_traded(view, view.own_seat, good))
    return Choice(Text(f"held-{good}"), hint, -RESOURCES.index(good), called=Text(f"called-{good}"))


@SAID.shows(moves.Trade, "amount")
def _amount(view: View, amount: int, good: Good | None) -> Choice:
    if good is None:
        return Choice(text("choice-number", amount=amount), rank=-amount)
    gold = moves.good_name("gold", amount * CONSTANTS.bank_trade_gold)
    bought = text("choice-goods", goods=moves.good_name(good, amount))
    return Choice(bought, text("hint-pay", cost=gold), -amount, whole=bought)


@SAID.looks_for(moves.Trade, "good")
def _goods(view: View) -> list[moves.Trade]:
    return [moves.Trade(good, 1) for good in RESOURCES]


@SAID.looks_for(moves.Favour, "card")
def _favours(view: View) -> list[moves.Favour]:
    return list(map(moves.Favour, _of_types(view, FAVOURS)))


@SAID.looks_for(moves.Exchange, "card")
def _exchanges(view: View) -> list[moves.Exchange]:
    return [moves.Exchange(card, 1) for card in _of_types(view, ["commercium"])]


def _of_types(view: View, types: Iterable[str]) -> list[str]:
    return [card for card in hands.sorted_hand(in_hand(view, view.own_seat)) if SENATE[card].type in types]


@SAID.foresees(moves.Favour)
def _play(foreseen: Foreseen) -> list[Text]:
    new = foreseen.move.card in own(foreseen.after).senate
    return [phrases.senate_effect(foreseen.move.card, "effect")] if new else []


@SAID.warns(moves.Favour)
def _useless(foreseen: Foreseen) -> Text | None:
    kind, name = SENATE[foreseen.move.card], moves.senate_name(foreseen.move.card)
    before, after = own(foreseen.before), own(foreseen.after)
    if kind.type == "praetor" and economy.is_exempt(before) == economy.is_exempt(after):
        extorted = after.extorted_by is not None
        return text("caution-extorted" if extorted else "caution-exempt-already", card=name)
    if kind.type == "architectus" and economy.discounted_goods(before) == economy.discounted_goods(after):
        return text("caution-discount-already", card=name)
    if kind.effect.defence and before.defence == after.defence:
        return text("caution-defence-full", card=name)
    return phrases.wasteful(foreseen)


@SAID.shows(moves.Exchange, "card")
def _commercium(view: View, card: str) -> Choice:
    hint = text("hint-exchange", most=economy.most_exchanges(view, view.own_seat, card))
    return Choice(moves.card_name(card), hint, cards.held_cards(view, card).rank)


@SAID.shows(moves.Exchange, "times")
def _times(view: View, times: int, card: str | None) -> Choice:
    if card is None:
        return Choice(text("choice-times", times=times), rank=times)
    given, got = economy.exchanged(card, times)
    label = text("choice-times-goods", times=times, given=goods_names(given), got=goods_names(got))
    return Choice(label, phrases.in_vain(view, got), times)


@SAID.shows(moves.Concussio, "player")
def _extorted(view: View, city: str) -> Choice:
    exempt = economy.is_exempt(view.players[view.owner_of(city)])
    return Choice(city_of(view, city), Text("hint-exempt" if exempt else "hint-taxed"), int(exempt))


@SAID.foresees(moves.Concussio)
def _concussio(foreseen: Foreseen) -> list[Text]:
    victim = foreseen.before.owner_of(foreseen.move.player)
    before, after = (economy.tax_due(view.players[victim]) for view in (foreseen.before, foreseen.after))
    return [text("outlook-concussio" if before < after else "outlook-concussio-later", player=Player(victim))]


@SAID.shows(moves.Coniuratio, "player")
def _victim(view: View, city: str) -> Choice:
    victim = view.players[view.owner_of(city)]
    hint = text("hint-opponent", prestige=victim.prestige, buildings=len(victim.buildings))
    called = text("called-opponent", player=Player(view.owner_of(city)))
    return Choice(city_of(view, city), hint, victim.prestige, called=called)


@SAID.shows(moves.Coniuratio, "building")
def _target(view: View, building: str) -> Choice:
    hint = text("hint-opponent-loses", worth=rounds.worth(building))
    return Choice(
        building_name(building), hint, Building.labelled(building).prestige, note=rounds.note_of(building)
    )


@SAID.looks_for(moves.Coniuratio, "player")
def _victims(view: View) -> list[moves.Coniuratio]:
    return [moves.Coniuratio(city, "") for city in economy.opponents(view, view.own_seat)]


@SAID.foresees(moves.Coniuratio)
def _coniuratio(foreseen: Foreseen) -> list[Text]:
    building, victim = foreseen.move.building, foreseen.before.owner_of(foreseen.move.player)
    told = text(
        "outlook-coniuratio-storage" if building == HORREUM else "outlook-coniuratio",
        player=Player(victim),
        building=building_name(building),
        prestige=Building.labelled(building).prestige,
    )
    return [told, Text("outlook-coniuratio-reaction")]


@SAID.warns(moves.Corruptio)
def _extorted_already(foreseen: Foreseen) -> Text | None:
    extorted = own(foreseen.after).extorted_by is not None
    return text("caution-extorted", card=moves.senate_name("corruptio")) if extorted else None


@SAID.foresees(moves.Consuetudo)
def _consuetudo(foreseen: Foreseen) -> list[Text]:
    count = min(SENATE["consuetudo"].look, drawable(foreseen.before, "aedificium"))
    return [text("outlook-consuetudo", count=count)]


@SAID.asks(CardTurn)
def _turn(view: View, asked: CardTurn) -> Text:
    key = "prompt-card-turn-final" if view.phase == "final_turn" else "prompt-card-turn"
    return text(key, cards=len(view.private(asked.seat).hand), goods=goods(view))


@SAID.foresees(moves.Done)
def _done(foreseen: Foreseen) -> list[Text]:
    before, after = foreseen.before, foreseen.after
    if isinstance(before.decision, Activation) or after.outcome is not None:
        return []
    if before.phase == "final_turn":
        gold, earned = own(after).goods["gold"], final_points(own(after))["gold"]
        return [Text("outlook-last-turn"), text("outlook-last-gold", gold=gold, prestige=earned)]
    too_many = hands.surplus(after, foreseen.seat)
    told = [text("outlook-hand-limit", count=too_many)] if too_many else []
    return [*told, _tax(own(after))] if after.phase in ("cards", "battle") else told


def _tax(player: Legate) -> Text:
    due, held = economy.tax_due(player), player.goods["gold"]
    if not due:
        return Text("outlook-tax-none")
    if due <= held:
        return text("outlook-tax", due=due, held=held)
    return Text("outlook-tax-short")


@SAID.warns(moves.Done)
def _leaving(foreseen: Foreseen) -> Text | None:
    """In the final turn: cards that would still count. Before: what can be built, a tax that could be waived."""
    view = foreseen.before
    if isinstance(view.decision, Activation):
        return None
    cards = economy.in_hand(view, foreseen.seat)
    playable = [card for card in cards if economy.is_playable(view, foreseen.seat, card)]
    buildable = economy.buildable(view, foreseen.seat)
    if view.phase == "final_turn":
        counting = [card for card in buildable if BUILDINGS[card].prestige]
        counting += [card for card in playable if SENATE[card].end_prestige]
        return text("caution-final-turn", cards=list(map(moves.card_name, counting))) if counting else None
    buildings = [
        text("could-build", building=building_name(card), prestige=BUILDINGS[card].prestige)
        for card in buildable
    ]
    player, waiving = own(view), [card for card in playable if SENATE[card].type in economy.EXEMPTING]
    short_of_gold = player.goods["gold"] < economy.tax_due(player) and player.extorted_by is None
    remedies = list(map(moves.card_name, waiving)) if short_of_gold else []
    if not remedies:
        return text("caution-could-build", buildings=buildings) if buildings else None
    if not buildings:
        return text("caution-tax-waivable", cards=remedies)
    return text("caution-could-build-and-waive", buildings=buildings, cards=remedies)
