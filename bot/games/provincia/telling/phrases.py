"""Small parts of sentences that several tellings share."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Argument, Player, Text, text
from bot.games.provincia.components import (
    BUILDINGS,
    CONSTANTS,
    NOTHING,
    SENATE,
    BuildingCard,
    Effect,
    SenateCard,
)
from bot.games.provincia.rules import outlook
from bot.games.provincia.rules.changes import gained, steps
from bot.games.provincia.rules.names import city_name, goods_names
from bot.games.provincia.state import Player as Legate
from bot.games.provincia.state import View
from bot.words import signed


def prestige(amount: int) -> Text:
    """An amount of prestige as part of a sentence ("2 prestige")."""
    return text("prestige", amount=amount)


def changed(changes: Mapping[str, int]) -> list[Text | Player]:
    """Changes of scores and stocks, read out: "+2 prestige and +1 morale"."""
    return [
        text(f"change-{what}", signed=signed(amount), amount=abs(amount))
        for what, amount in changes.items()
        if amount
    ]


def changes_of(effect: Effect, military: int = 0) -> dict[str, int]:
    """What an effect changes, as printed."""
    tracks = {"morale": effect.morale, "defence": effect.defence, "military": military}
    return tracks | dict(effect.goods.items())


def brought(view: View, effect: Effect) -> dict[str, int]:
    """What an effect would change for the viewer: less where a track ends, or goods find no room."""
    player = view.players[view.own_seat]
    tracks = {
        "morale": steps(player, "morale", effect.morale),
        "defence": steps(player, "defence", effect.defence),
    }
    return tracks | dict(gained(view, view.own_seat, effect.goods).items())


def building_effect(building: str) -> Text:
    """What a building does, in a few words."""
    card = BUILDINGS[building]
    if card.activation:
        return text("effect-activated", gains=changed(changes_of(card.on_activate, card.military)))
    if card.on_build != NOTHING:
        return text("effect-built", gains=changed(changes_of(card.on_build)))
    if card.each_round != NOTHING:
        return text("effect-each-round", gains=changed(changes_of(card.each_round)))
    if card.military:
        return text("effect-lasting", gains=changed({"military": card.military}))
    if card.discount:
        return Text("effect-discount")
    if card.requires_waterway:
        return text("effect-waterway", waterway=card.requires_waterway)
    if card.storage:
        return text("effect-storage", most=card.storage, least=CONSTANTS.storage_without_horreum)
    return Text("effect-none")


def senate_effect(card: str, manner: str) -> Text:
    """What a Senate card does: `effect` as a sentence, `brief` in a few words."""
    kind = SENATE[card]
    return text(
        f"senate-{kind.type}-{manner}",
        defence=kind.effect.defence,
        look=kind.look,
        prestige=prestige(kind.end_prestige),
        cost=goods_names(kind.cost_vs_coniuratio),
    )


def senate_cost(kind: SenateCard) -> Argument:
    """What a Senate card costs."""
    if kind.cost_any:
        return text("cost-any", amount=kind.cost_any)
    if kind.reaction:
        return text("cost-or-free", cost=goods_names(kind.cost_vs_coniuratio))
    return goods_names(kind.cost) if kind.cost else Text("cost-free")


def city_of(view: View, city: str) -> Text:
    """A city with the player whose it is."""
    owner = view.seat_of(city)
    assert owner is not None
    return text("choice-city-of", city=city_name(city), player=Player(owner))


def barred(player: Legate, card: BuildingCard) -> Text | None:
    """Why the city can't have the building; None where it can."""
    if card.requires_waterway and card.requires_waterway != player.waterway:
        return text("barred-waterway", city=city_name(player.city))
    return Text("barred-unique") if card.unique and player.has(card.id) else None


def raid_range(view: View) -> dict[str, Argument]:
    """How strong the Gauls of the next raid may be, as arguments."""
    strengths = [card.strength for card in outlook.possible_raids(view)]
    return {"least": min(strengths), "most": max(strengths)}
