"""What is said of the cards that CONSUETUDO shows."""

from __future__ import annotations

from bot.engine import Choice, Foreseen, Text, text
from bot.games.provincia.rules.consuetudo import KeepOne, OrderRest, vision_of
from bot.games.provincia.rules.moves import REST, Keep, Order
from bot.games.provincia.rules.names import card_name
from bot.games.provincia.state import View, Vision
from bot.games.sayings import Sayings

from . import cards

SAID = Sayings[View]()


@SAID.asks(KeepOne)
def _keep_one(view: View, asked: KeepOne) -> Text:
    return text("prompt-keep-one", count=len(_vision(view).cards))


@SAID.shows(Keep, "card")
def _kept(view: View, number: int) -> Choice:
    return _numbered(view, number)


@SAID.foresees(Keep)
def _keep(foreseen: Foreseen) -> list[Text]:
    """The others go back; where there is a choice of how, that comes next."""
    if not isinstance(foreseen.after.decision, OrderRest):
        return []
    return [text("outlook-put-back", count=len(_vision(foreseen.after).left()))]


@SAID.asks(OrderRest)
def _order_rest(view: View, asked: OrderRest) -> Text:
    return text("prompt-order-rest", place=len(_vision(view).order) + 1)


@SAID.shows(Order, "card")
def _ordered(view: View, card: str) -> Choice:
    if card == REST:
        return Choice(Text("choice-rest"), Text("hint-rest"), 1)
    return _numbered(view, int(card))


@SAID.foresees(Order)
def _order(foreseen: Foreseen) -> list[Text]:
    """Where the card named last lies, while others are still to be named."""
    if not isinstance(foreseen.after.decision, OrderRest):
        return []
    vision = _vision(foreseen.after)
    card = card_name(vision.cards[vision.order[-1] - 1])
    return [text("outlook-order", card=card, place=len(vision.order))]


def _vision(view: View) -> Vision:
    return vision_of(view, view.own_seat)


def _numbered(view: View, number: int) -> Choice:
    shown = cards.shown(view, _vision(view).cards[number - 1])
    return Choice(text("choice-numbered", number=number, card=shown.label), shown.hint, -number)
