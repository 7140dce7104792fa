"""What is said of losses: conspiracy and penalties."""

from __future__ import annotations

from collections import Counter

from bot.engine import Choice, Foreseen, Player, Text, text
from bot.games.provincia.components import RESOURCES, Goods
from bot.games.provincia.rules import moves
from bot.games.provincia.rules.battle import PRICE, BuildingLoss, Conspiracy, ResourceLoss, can_save
from bot.games.provincia.rules.economy import building_value, mix_goods
from bot.games.provincia.rules.moves import building_name, goods_names
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cards
from .phrases import building_effect, goods, own, prestige


def worth(building: str) -> Text:
    return cards.worth(building_value(building), building_effect(building.removesuffix(moves.INACTIVE)))


def note_of(building: str) -> Text:
    """The same in a few words, for a button."""
    counted = building_value(building)
    return prestige(counted) if counted else building_effect(building.removesuffix(moves.INACTIVE))


def destroyed(foreseen: Foreseen) -> list[Text]:
    """What comes of losing a building: it can be built again, and without the warehouse there is less room."""
    lost = Counter(card.id for card in own(foreseen.before).buildings)
    lost -= Counter(card.id for card in own(foreseen.after).buildings)
    told = [text("outlook-rebuild", building=building_name(building)) for building in lost]
    least = own(foreseen.after).storage
    return [*told, text("outlook-storage", least=least)] if least < own(foreseen.before).storage else told


def resources(view: View, mix: str) -> Choice:
    goods = mix_goods(mix)
    held = own(view).goods
    left: Goods = {good: held[good] - goods.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(goods)), hint, -sum(n * n for n in left.values()))


SAID = Sayings[View]()


@SAID.asks(Conspiracy)
def _conspiracy(view: View, asked: Conspiracy) -> Text:
    return text(
        "prompt-conspiracy-aediles" if can_save(view, asked.seat, PRICE) else "prompt-conspiracy",
        player=Player(asked.attacker),
        building=building_name(asked.building),
        cost=goods_names(PRICE),
    )


SAID.foresees(moves.Accept)(destroyed)


@SAID.asks(BuildingLoss)
def _building_loss(view: View, asked: BuildingLoss) -> Text:
    return text(
        "prompt-building-loss-aediles" if can_save(view, asked.seat, {}) else "prompt-building-loss",
        penalty=moves.penalty_name(asked.penalty),
    )


@SAID.shows(moves.Lose, "building")
def _building(view: View, building: str) -> Choice:
    hint, note = worth(building), note_of(building)
    return Choice(building_name(building), hint, -building_value(building), note=note)


SAID.foresees(moves.Lose)(destroyed)


@SAID.asks(ResourceLoss)
def _resource_loss(view: View, asked: ResourceLoss) -> Text:
    return text("prompt-resource-loss", amount=asked.amount, goods=goods(view))


@SAID.shows(moves.Pay, "payment")
def _payment(view: View, payment: str) -> Choice:
    return resources(view, payment)
