"""What is said of discarding, in a card turn or for the hand limit."""

from __future__ import annotations

from msgspec.structs import replace

from bot.engine import Choice, Foreseen, Missing, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, HORREUM, SENATE
from bot.games.provincia.rules import costs, hands
from bot.games.provincia.rules.hand_limit import DiscardDown
from bot.games.provincia.rules.moves import Discard
from bot.games.provincia.rules.names import building_name, card_name
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cards
from .phrases import own

SAID = Sayings[View]()


@SAID.asks(DiscardDown)
def _down(view: View, asked: DiscardDown) -> Text:
    return text("prompt-discard-down", count=hands.surplus(view, asked.seat), limit=CONSTANTS.hand_limit)


@SAID.shows(Discard, "card")
def _card(view: View, card: str) -> Choice:
    """As the hand is sorted, but what can never be built first."""
    held = cards.held(view, card)
    useless = card in BUILDINGS and costs.bar(own(view), card)
    rank = held.rank if useless else held.rank - len(SENATE)
    return replace(held, rank=rank)


@SAID.lacks(Discard, "card")
def _kept(view: View) -> list[Missing]:
    if HORREUM not in view.private(view.own_seat).hand:
        return []
    return [Missing(building_name(HORREUM), Text("lacks-horreum"))]


@SAID.foresees(Discard)
def _discard(foreseen: Foreseen) -> list[Text]:
    assert isinstance(foreseen.move, Discard)
    return [text("outlook-discard", card=card_name(foreseen.move.card))]
