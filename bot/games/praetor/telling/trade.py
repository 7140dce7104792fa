"""What is said of trading at a market."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Choice, Missing, Text, text
from bot.games.praetor.components import RESOURCES, Resource
from bot.games.praetor.rules import names
from bot.games.praetor.rules.moves import Buy, Done, Sell
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


@SAID.foretells(Sell)
def _sell(view: View, move: Sell) -> list[Text]:
    return [_traded("preview-sell", move, view.players[view.own_seat].player_board.sell)]


@SAID.foretells(Buy)
def _buy(view: View, move: Buy) -> list[Text]:
    player = view.players[view.own_seat]
    told = [_traded("preview-buy", move, player.player_board.buy)]
    has_goods = any(player.goods[resource] for resource in player.player_board.sell)
    may_sell = view.trade is not None and not view.trade.bought and has_goods
    return [*told, Text("preview-no-selling")] if may_sell else told


def _traded(key: str, move: Sell | Buy, prices: Mapping[Resource, int]) -> Text:
    resource = next(resource for resource in prices if resource == move.resource)
    gold = names.good("gold", move.amount * prices[resource])
    return text(key, goods=names.good(resource, move.amount), gold=gold)


@SAID.foretells(Done)
def _done(view: View, move: Done) -> list[Text]:
    return [Text("preview-done")]
