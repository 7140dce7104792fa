"""Set-up, the card phase, yields, battle, and losses in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Choice, MovePreview, Player, Text, text
from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, CITIES, NOTHING, RESOURCES, SENATE, Good, Goods
from bot.games.provincia.rules import battle, economy, hands, moves
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.economy import FAVOURS, mix_goods
from bot.games.provincia.rules.hands import drawable
from bot.games.provincia.rules.moves import building_name, city_name, goods_names, token_name
from bot.games.provincia.rules.rounds import Activation, CityChoice, final_points, next_raid
from bot.games.provincia.state import Building, View
from bot.games.provincia.state import Player as Legate
from bot.games.sayings import Sayings

from . import cards, phrases
from .phrases import building_effect, changed, city_of, goods, own, prestige, raid_range

SAID = Sayings[View]()
SAID.asks(CityChoice)(lambda view, asked: Text("prompt-city-choice"))
SAID.asks(battle.ResourceLoss)(
    lambda view, asked: text("prompt-resource-loss", amount=asked.amount, goods=goods(view))
)
SAID.looks_among(moves.ChooseCity, lambda view: CITIES)
SAID.asks(Activation)(lambda view, asked: text("prompt-activation", prestige=prestige(own(view).prestige)))


@SAID.shows(moves.ChooseCity, "city")
def _city(view: View, city: str) -> Choice:
    return Choice(city_name(city), text("hint-city", waterway=CITIES[city].waterway))


@SAID.foresees(moves.ChooseCity)
def _city_outlook(foreseen: MovePreview) -> list[Text]:
    city = CITIES[foreseen.move.city]
    return [
        text("outlook-city", city=city_name(city.id), waterway=city.waterway),
        text("outlook-city-tie", building=building_name(city.personal_building)),
    ]


@SAID.shows(moves.Activate, "building")
def _activated(view: View, building: str) -> Choice:
    kind = BUILDINGS[building]
    gains = economy.brought(view, view.own_seat, kind.on_activate) | {"military": kind.military}
    hint = text("hint-activated", gains=changed(gains))
    return Choice(building_name(building), hint, kind.on_activate.gold)


@SAID.warns(moves.Activate)
def _late(foreseen: MovePreview) -> Text | None:
    """A warning that neither morale nor defense is of use after the last battle."""
    if next_raid(foreseen.before) is not None or foreseen.changes.get("gold"):
        return None
    return text("caution-activate-late", building=building_name(foreseen.move.building))


@SAID.asks(battle.TokenChoice)
def _token_prompt(view: View, asked: battle.TokenChoice) -> Text:
    return text("prompt-token-choice", strength=own(view).strength, **raid_range(view))


@SAID.shows(moves.PlayToken, "token")
def _token(view: View, token: str) -> Choice:
    """Tokens for the own city first, then those that weaken others; no result is shown, as it depends on all tokens."""
    kind = components.TOKENS[token]
    if kind.city == view.cities[view.own_seat]:
        return Choice(token_name(token), Text("hint-own-token"), 2 * kind.value)
    return Choice(token_name(token), text("hint-token", city=city_of(view, kind.city)), -kind.value)


@SAID.foresees(moves.PlayToken)
def _token_outlook(foreseen: MovePreview) -> list[Text]:
    kind, named = components.TOKENS[foreseen.move.token], token_name(foreseen.move.token)
    city, value = city_of(foreseen.before, kind.city), changed({"strength": kind.value})
    told = text("outlook-token", token=named, city=city, value=value)
    return [told, Text("outlook-token-secret")]


@SAID.asks(battle.Conspiracy)
def _conspiracy_prompt(view: View, asked: battle.Conspiracy) -> Text:
    saves = battle.can_save(view, asked.seat, battle.PRICE)
    return text(
        "prompt-conspiracy-aediles" if saves else "prompt-conspiracy",
        player=Player(asked.attacker),
        building=building_name(asked.building),
        cost=goods_names(battle.PRICE),
    )


@SAID.asks(battle.BuildingLoss)
def _loss_prompt(view: View, asked: battle.BuildingLoss) -> Text:
    saves = battle.can_save(view, asked.seat, {})
    key = "prompt-building-loss-aediles" if saves else "prompt-building-loss"
    return text(key, penalty=moves.penalty_name(asked.penalty))


@SAID.shows(moves.Lose, "building")
def _lost(view: View, building: str) -> Choice:
    """A building to lose, the least valuable first."""
    hint, note = worth(building), note_of(building)
    return Choice(building_name(building), hint, -Building.labeled(building).prestige, note=note)


def worth(building: str) -> Text:
    """A building's prestige and lasting effect, not the result of losing it, which others may still prevent."""
    standing = Building.labeled(building)
    return cards.worth(standing.prestige, phrases.lasting_effect(standing))


def note_of(building: str) -> Text:
    standing = Building.labeled(building)
    return prestige(standing.prestige) if standing.prestige else building_effect(standing.id)


@SAID.foresees(moves.Accept)
@SAID.foresees(moves.Lose)
def _loss_outlook(foreseen: MovePreview) -> list[Text]:
    """After losing a building: it can be built again on a later turn, and without the warehouse there is less room."""
    lost = [str(event.said["thing"]) for event in foreseen.events if event.key == "destroyed"]
    over = foreseen.before.phase == "final_turn" and CardTurn(foreseen.seat) not in foreseen.before.agenda
    told = [text("outlook-rebuild", building=building_name(building)) for building in lost if not over]
    narrower = own(foreseen.after).storage < own(foreseen.before).storage
    return [*told, Text("outlook-storage")] if narrower else told


@SAID.shows(moves.Corruptio, "payment")
@SAID.shows(moves.Pay, "payment")
def _resources(view: View, mix: str) -> Choice:
    """A mix of resources; those that leave the most even stocks come first."""
    paid, held = mix_goods(mix), own(view).goods
    left: Goods = {good: held[good] - paid.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(paid)), hint, -sum(n * n for n in left.values()))


SAID.foresees(moves.Exchange)(lambda foreseen: [Text("outlook-card-gone")])
SAID.shows(moves.Favour, "card")(cards.held_cards)
SAID.warns(moves.Exchange)(phrases.wasteful)
for _kind in (moves.Build, moves.Trade, moves.Concussio, moves.Coniuratio, moves.Consuetudo):
    SAID.warns(_kind)(phrases.untaxable)


@SAID.shows(moves.Build, "building")
def _building(view: View, building: str, discount: str | None) -> Choice:
    cost = economy.build_cost(building, discount) if discount else economy.due(own(view), building)
    price = goods_names(cost) if cost else Text("cost-free")
    label = text("choice-building", building=building_name(building), cost=price)
    shown, kind = cards.held_cards(view, building), BUILDINGS[building]
    hint = shown.hint
    if kind.on_build != NOTHING:
        built = changed(economy.brought(view, view.own_seat, kind.on_build))
        hint = cards.worth(kind.prestige, text("effect-built", gains=built))
    return Choice(label, hint, shown.rank, called=building_name(building))


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
def _build(foreseen: MovePreview) -> list[Text]:
    """Later effects, which the preview doesn't show, as they depend on later moves."""
    card, last = BUILDINGS[foreseen.move.building], foreseen.before.phase == "final_turn"
    if card.activation:
        return [] if last else [text("outlook-inactive", gains=changed(card.when_activated))]
    if card.requires_waterway:
        return [Text("outlook-personal")]
    if (card.each_round != NOTHING and not last) or card.discount or card.storage:
        return [text("outlook-effect", building=building_name(card.id), effect=building_effect(card.id))]
    return []


@SAID.shows(moves.Trade, "good")
def _good(view: View, good: Good) -> Choice:
    price = moves.good_name("gold", economy.bank_price(1))
    hint = text("hint-trade", price=price, most=economy.most_traded(view, view.own_seat, good))
    return Choice(Text(f"held-{good}"), hint, -RESOURCES.index(good), called=Text(f"called-{good}"))


@SAID.shows(moves.Trade, "amount")
def _amount(view: View, amount: int, good: Good | None) -> Choice:
    if good is None:
        return Choice(text("choice-number", amount=amount), rank=-amount)
    gold = moves.good_name("gold", economy.bank_price(amount))
    bought = text("choice-goods", goods=moves.good_name(good, amount))
    return Choice(bought, text("hint-pay", cost=gold), -amount, whole=bought)


def _of_types(view: View, types: Iterable[str]) -> list[str]:
    held = dict.fromkeys(cards.sorted_hand(view))
    return [card for card in held if card in SENATE and SENATE[card].type in types]


SAID.looks_among(moves.Favour, lambda view: _of_types(view, FAVOURS))
SAID.looks_among(moves.Exchange, lambda view: _of_types(view, ["commercium"]), times=1)
SAID.looks_among(moves.Trade, lambda view: RESOURCES, amount=1)
SAID.looks_among(moves.Coniuratio, lambda view: economy.opponents(view, view.own_seat), building="")


@SAID.foresees(moves.Favour)
def _play(foreseen: MovePreview) -> list[Text]:
    card = foreseen.move.card
    return [phrases.senate_effect(card, "effect")] if SENATE[card].stays else []


@SAID.warns(moves.Favour)
def _useless(foreseen: MovePreview) -> Text | None:
    kind, name = SENATE[foreseen.move.card], moves.senate_name(foreseen.move.card)
    before, after = own(foreseen.before), own(foreseen.after)
    if kind.type == "praetor" and economy.is_exempt(before) == economy.is_exempt(after):
        extorted = after.extorted_by is not None
        return text("caution-extorted" if extorted else "caution-exempt-already", card=name)
    if kind.type == "architectus" and economy.discounted_goods(before) == economy.discounted_goods(after):
        return text("caution-discount-already", card=name)
    if kind.effect.defence and "defence" not in foreseen.changes:
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
def _concussio(foreseen: MovePreview) -> list[Text]:
    victim = foreseen.before.owner_of(foreseen.move.player)
    if foreseen.before.players[victim].extorted_by is not None:
        return [text("outlook-concussio-again", player=Player(victim))]
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
    hint = text("hint-opponent-loses", worth=worth(building))
    return Choice(building_name(building), hint, Building.labeled(building).prestige, note=note_of(building))


@SAID.foresees(moves.Coniuratio)
def _coniuratio(foreseen: MovePreview) -> list[Text]:
    """What the owner loses unless they save it."""
    building, victim = foreseen.move.building, foreseen.before.owner_of(foreseen.move.player)
    told = text(
        "outlook-coniuratio-storage" if building == components.HORREUM else "outlook-coniuratio",
        player=Player(victim),
        building=building_name(building),
        prestige=Building.labeled(building).prestige,
    )
    return [told, Text("outlook-coniuratio-reaction")]


@SAID.warns(moves.Corruptio)
def _extorted_already(foreseen: MovePreview) -> Text | None:
    extorted = own(foreseen.after).extorted_by is not None
    return text("caution-extorted", card=moves.senate_name("corruptio")) if extorted else None


@SAID.foresees(moves.Consuetudo)
def _consuetudo(foreseen: MovePreview) -> list[Text]:
    # The preview stops before the cards are seen.
    count = min(SENATE["consuetudo"].look, drawable(foreseen.before, hands.FORESEEN))
    return [text("outlook-consuetudo", count=count)]


@SAID.asks(CardTurn)
def _turn(view: View, asked: CardTurn) -> Text:
    key = "prompt-card-turn-final" if view.phase == "final_turn" else "prompt-card-turn"
    return text(key, cards=len(view.private(asked.seat).hand), goods=goods(view))


@SAID.foresees(moves.Done)
def _done(foreseen: MovePreview) -> list[Text]:
    before, after = foreseen.before, foreseen.after
    if isinstance(before.decision, Activation) or after.outcome is not None:
        return []
    if before.phase == "final_turn":
        gold, earned = own(after).gold, final_points(own(after))["gold"]
        return [Text("outlook-last-turn"), text("outlook-last-gold", gold=gold, prestige=earned)]
    too_many = hands.surplus(after, foreseen.seat)
    told = [text("outlook-hand-limit", count=too_many)] if too_many else []
    return [*told, _tax(own(after))] if after.phase in ("cards", "battle") else told


def _tax(player: Legate) -> Text:
    """The tax as things are now: what others do until the upkeep is their choice."""
    due, held = economy.tax_due(player), player.gold
    if not due:
        return Text("outlook-tax-none")
    if due <= held:
        return text("outlook-tax", due=due, held=held)
    return Text("outlook-tax-short")


@SAID.warns(moves.Done)
def _leaving(foreseen: MovePreview) -> Text | None:
    """In the final turn, a warning about cards that would still count; before, about buildings and a tax to waive."""
    view = foreseen.before
    if isinstance(view.decision, Activation):
        return None
    playable, buildable = economy.playable(view, foreseen.seat), economy.buildable(view, foreseen.seat)
    if view.phase == "final_turn":
        counting = [card for card in buildable if BUILDINGS[card].prestige]
        counting += [card for card in playable if SENATE[card].end_prestige]
        return text("caution-final-turn", cards=list(map(moves.card_name, counting))) if counting else None
    buildings = [
        text("could-build", building=building_name(card), prestige=BUILDINGS[card].prestige)
        for card in buildable
    ]
    player, waiving = own(view), [card for card in playable if SENATE[card].type in economy.EXEMPTING]
    short_of_gold = player.gold < economy.tax_due(player) and player.extorted_by is None
    remedies = list(map(moves.card_name, waiving)) if short_of_gold else []
    if not remedies:
        return text("caution-could-build", buildings=buildings) if buildings else None
    if not buildings:
        return text("caution-tax-waivable", cards=remedies)
    return text("caution-could-build-and-waive", buildings=buildings, cards=remedies)
