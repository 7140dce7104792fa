"""Phrases used in several messages, and warnings."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Argument, MovePreview, Player, Text, text
from bot.games.provincia.components import BUILDINGS, NOTHING, SENATE, Goods, SenateCard
from bot.games.provincia.rules import rounds
from bot.games.provincia.rules.economy import tax_due, wasted, why_barred
from bot.games.provincia.rules.moves import city_name, goods_names
from bot.games.provincia.state import Building, View
from bot.games.provincia.state import Player as Legate
from bot.games.sayings import in_short
from bot.i18n.fluent import signed


def own(view: View) -> Legate:
    return view.players[view.own_seat]


def goods(view: View) -> Argument:
    held = own(view).goods
    return goods_names(held) if any(held.values()) else Text("no-goods")


def prestige(amount: int) -> Text:
    """An amount of prestige as part of a sentence ("2 prestige")."""
    return text("prestige", amount=amount)


def changed(changes: Mapping[str, int]) -> list[Text]:
    """Changes of scores and stocks: "+2 prestige and +1 morale"; "nothing" for none."""
    told = [
        text(f"held-{what}.change", signed=signed(amount), amount=abs(amount))
        for what, amount in changes.items()
        if amount
    ]
    return told or [Text("goods-nothing")]


def in_vain(view: View, gain: Goods) -> Text | None:
    """A hint that some of these goods would be lost, as the city or the bank lacks room or supply; None if not."""
    lost = wasted(view, view.own_seat, gain)
    return text("hint-wasted", goods=goods_names(lost)) if lost else None


def building_effect(building: str) -> Text:
    card = BUILDINGS[building]
    if card.activation:
        return text("effect-activated", gains=changed(card.when_activated))
    if card.on_build != NOTHING:
        return text("effect-built", gains=changed(card.on_build.changes))
    if card.each_round != NOTHING:
        return text("effect-each-round", gains=changed(card.each_round.changes))
    if card.military:
        return text("effect-lasting", gains=changed({"military": card.military}))
    if card.discount:
        return Text("effect-discount")
    if card.requires_waterway:
        return text("effect-waterway", waterway=card.requires_waterway)
    if card.storage:
        return Text("effect-storage")
    return Text("effect-none")


def lasting_effect(building: Building) -> Text:
    """What an existing building still does: without where it may be built, and what it gave when built or activated."""
    if building.military:
        return text("effect-lasting", gains=changed({"military": building.military}))
    given = building.card.on_build != NOTHING or (building.active and building.card.activation)
    return Text("effect-none") if given or building.card.requires_waterway else building_effect(building.id)


def senate_effect(card: str, manner: str) -> Text:
    """What a Senate card does: a sentence (`effect`) or a few words (`brief`)."""
    kind = SENATE[card]
    return text(
        f"senate-{kind.type}-{manner}",
        defence=kind.effect.defence,
        prestige=prestige(kind.end_prestige),
        cost=goods_names(kind.cost_vs_coniuratio),
    )


def senate_cost(kind: SenateCard) -> Argument:
    if kind.cost_any:
        return text("cost-any", amount=kind.cost_any)
    if kind.reaction:
        return text("cost-or-free", cost=goods_names(kind.cost_vs_coniuratio))
    return goods_names(kind.cost) if kind.cost else Text("cost-free")


def city_of(view: View, city: str) -> Text:
    return text("choice-city-of", city=city_name(city), player=Player(view.owner_of(city)))


def barred(player: Legate, building: str) -> Text | None:
    why = why_barred(player, building)
    return in_short(why) if why else None


def raid_range(view: View) -> dict[str, Argument]:
    """Message arguments for the strength of the next raid; `least` is 0 if it is known."""
    least, most = rounds.raid_range(view)
    return {"least": 0 if least == most else least, "most": most}


def wasteful(foreseen: MovePreview) -> Text | None:
    """A warning about goods that can't be taken, or gold that the tax needs."""
    lost = next((event.said["goods"] for event in foreseen.events if event.key == "wasted"), None)
    return untaxable(foreseen) if lost is None else text("caution-waste", goods=lost)


def untaxable(foreseen: MovePreview) -> Text | None:
    """A warning that the move takes the gold that this round's tax needs."""
    before, due, after = own(foreseen.before).goods, tax_due(own(foreseen.after)), own(foreseen.after).goods
    wanting = foreseen.before.phase != "final_turn" and before["gold"] >= due > after["gold"]
    return Text("caution-tax") if wanting else None
