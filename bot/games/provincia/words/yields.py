"""What is said of activating buildings."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS
from bot.games.provincia.rules.moves import Activate
from bot.games.provincia.rules.names import building_name
from bot.games.provincia.rules.yields import Activation
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from .phrases import changed, changes_of, own, prestige

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


@SAID.warns(Activate)
def _late(foreseen: Foreseen) -> Text | None:
    """After the last battle neither morale nor defence is of use."""
    if foreseen.before.round < CONSTANTS.rounds or foreseen.changes.get("gold"):
        return None
    assert isinstance(foreseen.move, Activate)
    return text("caution-activate-late", building=building_name(foreseen.move.building))
