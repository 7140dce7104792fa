"""What is said of the cards that CONSUETUDO shows."""

from __future__ import annotations

from bot.engine import Choice, Text, text
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


@SAID.foretells(Keep)
def _keep(view: View, move: Keep) -> list[Text]:
    seen = _vision(view).cards
    told = [text("preview-to-hand", card=card_name(seen[move.card - 1]))]
    others = len(seen) - 1
    return [*told, text("preview-put-back", count=others)] if others else told


@SAID.asks(OrderRest)
def _order_rest(view: View, asked: OrderRest) -> Text:
    return text("prompt-order-rest", place=len(_vision(view).order) + 1)


@SAID.shows(Order, "card")
def _ordered(view: View, card: str) -> Choice:
    if card == REST:
        return Choice(Text("choice-rest"), Text("hint-rest"), 1)
    return _numbered(view, int(card))


@SAID.foretells(Order)
def _order(view: View, move: Order) -> list[Text]:
    if move.card == REST:
        return [Text("preview-rest")]
    vision = _vision(view)
    card = card_name(vision.cards[int(move.card) - 1])
    return [text("preview-order", card=card, place=len(vision.order) + 1)]


def _vision(view: View) -> Vision:
    return vision_of(view, view.own_seat)


def _numbered(view: View, number: int) -> Choice:
    shown = cards.shown(view, _vision(view).cards[number - 1])
    return Choice(text("choice-numbered", number=number, card=shown.label), shown.hint, -number)
