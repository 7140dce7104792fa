"""What is said of what somebody gives up: buildings, and resources in any mix."""

from __future__ import annotations

from collections import Counter

from bot.engine import Choice, Foreseen, Text, text
from bot.games.provincia.components import RESOURCES, Goods
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.costs import mix_goods
from bot.games.provincia.rules.moves import INACTIVE
from bot.games.provincia.rules.names import building_name, goods_names
from bot.games.provincia.state import View

from . import cards
from .phrases import building_effect, own, prestige


def worth(building: str) -> Text:
    """What goes with a building that stands, as a hint."""
    return cards.worth(building_value(building), building_effect(building.removesuffix(INACTIVE)))


def note(building: str) -> Text:
    """The same in a few words, for a button."""
    counted = building_value(building)
    return prestige(counted) if counted else building_effect(building.removesuffix(INACTIVE))


def destroyed(foreseen: Foreseen) -> list[Text]:
    """What comes of losing a building: it can be built again, and without the warehouse there is less room."""
    lost = Counter(card.id for card in own(foreseen.before).buildings)
    lost -= Counter(card.id for card in own(foreseen.after).buildings)
    told = [text("outlook-rebuild", building=building_name(building)) for building in lost]
    least = own(foreseen.after).storage
    return [*told, text("outlook-storage", least=least)] if least < own(foreseen.before).storage else told


def resources(view: View, mix: str) -> Choice:
    """A mix of resources; first what leaves the stocks most even."""
    goods = mix_goods(mix)
    held = own(view).goods
    left: Goods = {good: held[good] - goods.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(goods)), hint, -sum(n * n for n in left.values()))
