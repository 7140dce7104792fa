"""What is said of answering a conspiracy."""

from __future__ import annotations

from bot.engine import Player, Text, text
from bot.games.provincia.rules.conspiracy import PRICE, Conspiracy, can_save
from bot.games.provincia.rules.moves import Accept
from bot.games.provincia.rules.names import building_name, goods_names
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import losses

SAID = Sayings[View]()


@SAID.asks(Conspiracy)
def _conspiracy(view: View, asked: Conspiracy) -> Text:
    return text(
        "prompt-conspiracy-aediles" if can_save(view, asked.seat, PRICE) else "prompt-conspiracy",
        player=Player(asked.attacker),
        building=building_name(asked.building),
        cost=goods_names(PRICE),
    )


SAID.foresees(Accept)(losses.destroyed)
