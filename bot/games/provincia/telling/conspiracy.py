"""What is said of answering a conspiracy, and of AEDILES, which save from the Gauls too."""

from __future__ import annotations

from bot.engine import Player, Text, text
from bot.games.provincia.rules.conspiracy import PRICE, Conspiracy, can_save
from bot.games.provincia.rules.moves import Accept, Aediles
from bot.games.provincia.rules.names import building_name, goods_names
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import losses
from .phrases import paid

SAID = Sayings[View]()


@SAID.asks(Conspiracy)
def _conspiracy(view: View, asked: Conspiracy) -> Text:
    return text(
        "prompt-conspiracy-aediles" if can_save(view, asked.seat, PRICE) else "prompt-conspiracy",
        player=Player(asked.attacker),
        building=building_name(asked.building),
        cost=goods_names(PRICE),
    )


@SAID.foretells(Accept)
def _accept(view: View, move: Accept) -> list[Text]:
    assert isinstance(view.decision, Conspiracy)
    return losses.destroyed(view, view.decision.building)


@SAID.foretells(Aediles)
def _aediles(view: View, move: Aediles) -> list[Text]:
    if isinstance(view.decision, Conspiracy):
        return [*paid(PRICE), text("preview-aediles", building=building_name(view.decision.building))]
    return [Text("preview-aediles-gauls")]
