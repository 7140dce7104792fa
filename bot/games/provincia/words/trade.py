"""What is said of trading with the bank."""

from __future__ import annotations

from bot.engine import Choice, Missing, Text, text
from bot.games.provincia.components import CONSTANTS, Good
from bot.games.provincia.rules import changes, trade
from bot.games.provincia.rules.moves import Trade
from bot.games.provincia.rules.names import good_name
from bot.games.provincia.state import View
from bot.games.sayings import Sayings

from . import cautions
from .phrases import own, short

SAID = Sayings[View]()


@SAID.shows(Trade, "good")
def _good(view: View, good: Good) -> Choice:
    price = good_name("gold", CONSTANTS.bank_trade_gold)
    hint = text("hint-trade", price=price, most=trade.most_traded(view, view.own_seat, good))
    rank = -CONSTANTS.bank_trade_goods.index(good)
    return Choice(Text(f"resource-{good}"), hint, rank, called=Text(f"called-{good}"))


@SAID.shows(Trade, "amount")
def _amount(view: View, amount: int, good: Good | None) -> Choice:
    if good is None:
        return Choice(text("choice-number", amount=amount), rank=-amount)
    gold = good_name("gold", amount * CONSTANTS.bank_trade_gold)
    bought = text("choice-goods", goods=good_name(good, amount))
    return Choice(bought, text("hint-pay", cost=gold), -amount, whole=bought)


@SAID.lacks(Trade, "good")
def _goods(view: View) -> list[Missing]:
    seat = view.own_seat
    found = [Missing(Text("resource-clay"), Text("lacks-clay"))]
    for good in CONSTANTS.bank_trade_goods:
        if trade.most_traded(view, seat, good):
            continue
        if not changes.in_supply(view, good):
            why = Text("lacks-supply")
        elif not changes.room_for(view, seat, good):
            why = Text("lacks-room")
        else:
            why = short(changes.lacking(own(view), {"gold": CONSTANTS.bank_trade_gold}))
        found.append(Missing(Text(f"resource-{good}"), why))
    return found


SAID.warns(Trade)(cautions.untaxable)
