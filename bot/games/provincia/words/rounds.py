"""What is said of set-up, yields, battle, and of what is lost."""

from __future__ import annotations

from collections import Counter

from bot.engine import Choice, Foreseen, Player, Text, text
from bot.games.provincia.components import BUILDINGS, CITIES, CONSTANTS, RESOURCES, TOKENS, Goods
from bot.games.provincia.rules import battle, moves
from bot.games.provincia.rules.economy import mix_goods
from bot.games.provincia.rules.moves import building_name, city_name, goods_names, token_name
from bot.games.provincia.rules.rounds import Activation, CityChoice
from bot.games.provincia.state import Building, View
from bot.games.sayings import Sayings

from . import cards
from .phrases import building_effect, changed, city_of, goods, own, prestige, raid_range

SAID = Sayings[View]()
SAID.asks(CityChoice)(lambda view, asked: Text("prompt-city-choice"))
SAID.asks(Activation)(lambda view, asked: text("prompt-activation", prestige=prestige(own(view).prestige)))


@SAID.shows(moves.ChooseCity, "city")
def _city(view: View, city: str) -> Choice:
    return Choice(city_name(city), text("hint-city", waterway=CITIES[city].waterway))


@SAID.looks_for(moves.ChooseCity, "city")
def _cities(view: View) -> list[moves.ChooseCity]:
    return list(map(moves.ChooseCity, CITIES))


@SAID.foresees(moves.ChooseCity)
def _city_outlook(foreseen: Foreseen) -> list[Text]:
    city = CITIES[foreseen.move.city]
    return [
        text("outlook-city", city=city_name(city.id), waterway=city.waterway),
        text("outlook-city-tie", building=building_name(city.personal_building)),
    ]


@SAID.shows(moves.Activate, "building")
def _activated(view: View, building: str) -> Choice:
    kind = BUILDINGS[building]
    hint = text("hint-activated", gains=changed(kind.when_activated))
    return Choice(building_name(building), hint, kind.on_activate.gold)


@SAID.warns(moves.Activate)
def _late(foreseen: Foreseen) -> Text | None:
    """After the last battle neither morale nor defence is of use."""
    if foreseen.before.round < CONSTANTS.rounds or foreseen.changes.get("gold"):
        return None
    return text("caution-activate-late", building=building_name(foreseen.move.building))


@SAID.asks(battle.TokenChoice)
def _token_prompt(view: View, asked: battle.TokenChoice) -> Text:
    return text("prompt-token-choice", strength=own(view).strength, **raid_range(view))


@SAID.shows(moves.PlayToken, "token")
def _token(view: View, token: str) -> Choice:
    """First what strengthens the own city, then what weakens others."""
    kind = TOKENS[token]
    if kind.city == own(view).city:
        return Choice(token_name(token), Text("hint-own-token"), 2 * kind.value)
    return Choice(token_name(token), text("hint-token", city=city_of(view, kind.city)), -kind.value)


@SAID.foresees(moves.PlayToken)
def _token_outlook(foreseen: Foreseen) -> list[Text]:
    kind, named = TOKENS[foreseen.move.token], token_name(foreseen.move.token)
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
    """The cheapest to lose first."""
    hint, note = worth(building), note_of(building)
    return Choice(building_name(building), hint, -Building.labelled(building).prestige, note=note)


def worth(building: str) -> Text:
    standing = Building.labelled(building)
    return cards.worth(standing.prestige, building_effect(standing.id))


def note_of(building: str) -> Text:
    standing = Building.labelled(building)
    return prestige(standing.prestige) if standing.prestige else building_effect(standing.id)


@SAID.foresees(moves.Accept)
@SAID.foresees(moves.Lose)
def _loss_outlook(foreseen: Foreseen) -> list[Text]:
    """What comes of losing a building: it can be built again, and without the warehouse there is less room."""
    before, after = own(foreseen.before), own(foreseen.after)
    lost = Counter(card.id for card in before.buildings) - Counter(card.id for card in after.buildings)
    told = [text("outlook-rebuild", building=building_name(building)) for building in lost]
    return [*told, Text("outlook-storage")] if after.storage < before.storage else told


@SAID.asks(battle.ResourceLoss)
def _resources_prompt(view: View, asked: battle.ResourceLoss) -> Text:
    return text("prompt-resource-loss", amount=asked.amount, goods=goods(view))


@SAID.shows(moves.Corruptio, "payment")
@SAID.shows(moves.Pay, "payment")
def _resources(view: View, mix: str) -> Choice:
    """A mix of resources; first what leaves the stocks most even."""
    paid, held = mix_goods(mix), own(view).goods
    left: Goods = {good: held[good] - paid.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(paid)), hint, -sum(n * n for n in left.values()))
