"""What is said of building."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Missing, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, NOTHING, BuildingCard
from bot.games.provincia.rules import changes, costs
from bot.games.provincia.rules.moves import FULL_PRICE, Build
from bot.games.provincia.rules.names import building_name, goods_names
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cards, cautions
from .phrases import barred, building_effect, changed, changes_of, own, prestige, short

SAID = Sayings[View]()


@SAID.shows(Build, "building")
def _building(view: View, building: str, discount: str | None) -> Choice:
    cost = costs.build_cost(building, discount or costs.discounts(own(view), building)[0])
    label = text("choice-building", building=building_name(building), cost=goods_names(cost))
    shown = cards.held(view, building)
    return Choice(label, shown.hint, shown.rank, called=building_name(building))


@SAID.shows(Build, "discount")
def _discount(view: View, discount: str, building: str | None) -> Choice:
    """What may be saved; what the player is shortest of first."""
    saved = Text("choice-full-price")
    if discount != FULL_PRICE:
        saved = text("choice-discount", saved=text(f"goods-{discount}", amount=1))
    if building is None:
        return Choice(saved)
    cost = goods_names(costs.build_cost(building, discount))
    offered = costs.discounts(own(view), building)
    return Choice(saved, text("hint-pay", cost=cost), -offered.index(discount))


@SAID.lacks(Build, "building")
def _buildings(view: View) -> list[Missing]:
    """The buildings of the hand that can't be built now: what is nearest first, what can never be last."""
    player = own(view)
    offered = costs.buildable(view, view.own_seat)
    found = []
    for card in dict.fromkeys(cards.sorted_hand(view)):
        if card not in BUILDINGS or card in offered:
            continue
        cost = costs.build_cost(card, costs.discounts(player, card)[0])
        label = text("choice-building", building=building_name(card), cost=goods_names(cost))
        why = barred(player, card)
        lacks = changes.lacking(player, cost)
        found.append((why is not None, sum(lacks.values()), Missing(label, why or short(lacks))))
    return [lack for _, _, lack in sorted(found, key=lambda entry: entry[:2])]


@SAID.foresees(Build)
def _build(foreseen: Foreseen) -> list[Text]:
    return _lasting(BUILDINGS[own(foreseen.after).buildings[-1].id])


SAID.warns(Build)(cautions.untaxable)


def _lasting(card: BuildingCard) -> list[Text]:
    """What the building is good for later on."""
    if card.activation:
        cost = prestige(CONSTANTS.activation_prestige)
        gains = changed(changes_of(card.on_activate, card.military))
        return [text("outlook-inactive", prestige=cost, gains=gains)]
    if card.requires_waterway:
        return [Text("outlook-personal")]
    if card.each_round != NOTHING or card.discount or card.storage:
        return [text("outlook-effect", building=building_name(card.id), effect=building_effect(card.id))]
    return []
