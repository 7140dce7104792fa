"""What is said of what somebody gives up: buildings, and resources in any mix."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, HORREUM, RESOURCES, Goods
from bot.games.provincia.rules.city import building_value, excess
from bot.games.provincia.rules.costs import mix_goods
from bot.games.provincia.rules.moves import INACTIVE
from bot.games.provincia.rules.names import building_name, goods_names
from bot.games.provincia.state import View

from . import cards
from .phrases import building_effect, foretold, own


def worth(building: str) -> Text:
    """What goes with a building that stands, as a hint."""
    return cards.worth(building_value(building), building_effect(building.removesuffix(INACTIVE)))


def destroyed(view: View, building: str) -> list[Text]:
    """What goes with a building of the viewer."""
    kind = BUILDINGS[building.removesuffix(INACTIVE)]
    military = 0 if building.endswith(INACTIVE) else kind.military
    told = [
        text("preview-destroyed", building=building_name(building)),
        *foretold({"prestige": -building_value(building), "military": -military}),
    ]
    if kind.id != HORREUM:
        return told
    least = CONSTANTS.storage_without_horreum
    spoiled = excess(own(view), least)
    told.append(text("preview-storage", least=least))
    return [*told, text("preview-spoiled", goods=goods_names(spoiled))] if spoiled else told


def resources(view: View, mix: str) -> Choice:
    """A mix of resources; first what leaves the stocks most even."""
    goods = mix_goods(mix)
    held = own(view).goods
    left: Goods = {good: held[good] - goods.get(good, 0) for good in RESOURCES}
    hint = text("hint-left", goods=goods_names(left))
    return Choice(text("choice-goods", goods=goods_names(goods)), hint, -sum(n * n for n in left.values()))
