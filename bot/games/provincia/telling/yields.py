"""What is said of activating buildings."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS
from bot.games.provincia.rules.moves import Activate
from bot.games.provincia.rules.names import building_name
from bot.games.provincia.rules.yields import Activation
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import brought, changed, changes_of, foretold, in_vain, own, prestige

SAID = Sayings[View]()


@SAID.asks(Activation)
def _activation(view: View, asked: Activation) -> Text:
    return text(
        "prompt-activation",
        cost=prestige(CONSTANTS.activation_prestige),
        prestige=prestige(own(view).prestige),
    )


@SAID.shows(Activate, "building")
def _building(view: View, building: str) -> Choice:
    kind = BUILDINGS[building]
    gains = changed(changes_of(kind.on_activate, kind.military))
    hint = text("hint-activated", prestige=CONSTANTS.activation_prestige, gains=gains)
    return Choice(building_name(building), hint, kind.on_activate.gold)


@SAID.foretells(Activate)
def _activate(view: View, move: Activate) -> list[Text]:
    kind = BUILDINGS[move.building]
    told = [
        text("preview-activate", prestige=prestige(CONSTANTS.activation_prestige)),
        *foretold({**brought(view, kind.on_activate), "military": kind.military}),
    ]
    lost = in_vain(view, kind.on_activate.goods, "preview-wasted")
    return [*told, lost] if lost else told
