"""What is said of what a defeat costs."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.provincia.rules.city import building_value
from bot.games.provincia.rules.conspiracy import can_save
from bot.games.provincia.rules.moves import Lose, Pay
from bot.games.provincia.rules.names import building_name, penalty_name
from bot.games.provincia.rules.penalties import BuildingLoss, ResourceLoss
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import losses
from .phrases import goods

SAID = Sayings[View]()


@SAID.asks(BuildingLoss)
def _building_loss(view: View, asked: BuildingLoss) -> Text:
    return text(
        "prompt-building-loss-aediles" if can_save(view, asked.seat, {}) else "prompt-building-loss",
        penalty=penalty_name(asked.penalty),
    )


@SAID.shows(Lose, "building")
def _building(view: View, building: str) -> Choice:
    """The cheapest to lose first."""
    hint, note = losses.worth(building), losses.note(building)
    return Choice(building_name(building), hint, -building_value(building), note=note)


SAID.foresees(Lose)(losses.destroyed)


@SAID.asks(ResourceLoss)
def _resource_loss(view: View, asked: ResourceLoss) -> Text:
    return text("prompt-resource-loss", amount=asked.amount, goods=goods(view))


@SAID.shows(Pay, "payment")
def _payment(view: View, payment: str) -> Choice:
    return losses.resources(view, payment)
