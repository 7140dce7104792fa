"""What is said of trading at a market."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Choice, Foreseen, Missing, Text, text
from bot.games.praetor.components import RESOURCES, Resource
from bot.games.praetor.rules import names
from bot.games.praetor.rules.moves import Buy, Sell
from bot.games.praetor.rules.trade import TradeStep
from bot.games.praetor.state import View
from bot.games.sayings import Sayings

from .phrases import goods, nearest, short

SAID = Sayings[View]()


@SAID.asks(TradeStep)
def _step(view: View, asked: TradeStep) -> Text:
    return text(
        "prompt-trade-step-bought" if asked.has_bought(view) else "prompt-trade-step", goods=goods(view)
    )


def awaited(view: View, seat: int) -> Text:
    """What a trade still asks: to sell only what is held and before anything is bought, to buy what can be paid."""
    possible = {form.move for form in TradeStep(seat).forms(view)}
    if Buy not in possible:
        return Text("awaited-trade-step-sell")
    return Text("awaited-trade-step" if Sell in possible else "awaited-trade-step-buy")


@SAID.shows(Sell, "resource")
def _sold(view: View, resource: Resource) -> Choice:
    player = view.players[view.own_seat]
    rate = names.good("gold", player.player_board.sell[resource])
    hint = text("hint-sell", held=player.goods[resource], rate=rate)
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


@SAID.shows(Sell, "amount")
def _sold_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _amount(amount, resource, view.players[view.own_seat].player_board.sell, "hint-proceeds")


@SAID.shows(Buy, "resource")
def _bought(view: View, resource: Resource) -> Choice:
    player = view.players[view.own_seat]
    rate = player.player_board.buy[resource]
    hint = text("hint-buy", rate=names.good("gold", rate), affordable=player.goods["gold"] // rate)
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


@SAID.shows(Buy, "amount")
def _bought_amount(view: View, amount: int, resource: Resource | None) -> Choice:
    return _amount(amount, resource, view.players[view.own_seat].player_board.buy, "hint-price")


def _amount(amount: int, resource: Resource | None, prices: Mapping[Resource, int], hint: str) -> Choice:
    """So much of a resource; the most first, which is meant where no amount is said (section 13)."""
    if resource is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    label = text("choice-goods", goods=names.good(resource, amount))
    return Choice(label, text(hint, gold=amount * prices[resource]), amount)


@SAID.lacks(Buy, "resource")
def _too_dear(view: View) -> list[Missing]:
    """The goods that the player has too little gold for."""
    player = view.players[view.own_seat]
    found = []
    for resource, price in player.player_board.buy.items():
        lack = price - player.goods["gold"]
        if lack > 0:
            found.append((lack, Missing(Text(f"resource-{resource}"), short({"gold": lack}))))
    return nearest(found)


@SAID.foresees(Buy)
def _bought_first(foreseen: Foreseen) -> list[Text]:
    """Whoever buys sells no more in this trade."""
    before, player = foreseen.before.trade, foreseen.after.players[foreseen.seat]
    could_sell = any(player.goods[resource] for resource in player.player_board.sell)
    return [Text("outlook-no-selling")] if could_sell and before is not None and not before.bought else []
