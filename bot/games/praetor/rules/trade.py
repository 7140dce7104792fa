"""The trade at a market (section 5.4 C, ruling 9.30): sell first, then buy, in as many steps as wanted."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Text, push, text
from bot.games.praetor.components import RESOURCES, Goods, Resource
from bot.games.praetor.state import State, Table

from . import names
from .changes import change_goods
from .moves import Buy, Done, Sell


class TradeStep(Decision):
    """A player at a market sells or buys goods of one kind, or leaves."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Selling what is held until something is bought, buying what can be paid, being done."""
        player = position.players[self.seat]
        goods, rates = player.goods, player.player_board
        sold: list[Resource] = [] if self.has_bought(position) else [r for r in rates.sell if goods[r]]
        bought = [resource for resource, rate in rates.buy.items() if rate <= goods["gold"]]
        if sold:
            yield Form(Sell, resource=sold, amount=lambda resource: range(1, goods[resource] + 1))
        if bought:
            yield Form(
                Buy,
                resource=bought,
                amount=lambda resource: range(1, goods["gold"] // rates.buy[resource] + 1),
            )
        yield Form(Done)

    def has_bought(self, table: Table) -> bool:
        """Whether the player has bought in this trade, and so sells no more."""
        return table.trade is not None and table.trade.bought

    def play(self, state: State, move: Sell | Buy | Done) -> None:
        """Take the step; after all but the last, ask again."""
        match move:
            case Sell():
                sell(state, self.seat, move)
                push(state, self)
            case Buy():
                buy(state, self.seat, move)
                push(state, self)
            case Done():
                traded = state.trade is not None and state.trade.traded
                state.trade = None
                state.did("trade-done" if traded else "trade-declined", self.seat)

    def absent(self, position: Table) -> Move:
        """The trade ends where nobody is there to go on (9.40)."""
        return Done()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the sale or the purchase lacks."""
        match move:
            case Sell():
                return self._why_not_sell(position, move)
            case Buy():
                return self._why_not_buy(position, move)
            case _:
                return None

    def _why_not_sell(self, table: Table, move: Sell) -> Text | None:
        if self.has_bought(table):
            return text("refusal-bought")
        resource = _traded(move.resource)
        if resource is None:
            return text("refusal-not-traded")
        held = table.players[self.seat].goods[resource]
        if move.amount < 1:
            return text("refusal-trade-amount")
        if not held:
            return text("refusal-sell-none")
        if move.amount > held:
            return text("refusal-sell-held", held=names.goods({resource: held}))
        return None

    def _why_not_buy(self, table: Table, move: Buy) -> Text | None:
        resource = _traded(move.resource)
        if resource is None:
            return text("refusal-not-traded")
        if move.amount < 1:
            return text("refusal-trade-amount")
        player = table.players[self.seat]
        cost = move.amount * player.player_board.buy[resource]
        if cost > player.goods["gold"]:
            return text(
                "refusal-buy-gold",
                goods=names.good(resource, move.amount),
                cost=names.good("gold", cost),
                held=names.good("gold", player.goods["gold"]),
            )
        return None


def sell(state: State, seat: int, move: Sell) -> None:
    """Sell goods at the rate of the player's own board."""
    resource = _traded(move.resource)
    assert resource
    assert state.trade
    state.trade.traded = True
    gold = move.amount * state.players[seat].player_board.sell[resource]
    state.did("sold", seat, goods=names.good(resource, move.amount), gold=names.good("gold", gold))
    change_goods(state, seat, resource, -move.amount)
    change_goods(state, seat, "gold", gold)


def buy(state: State, seat: int, move: Buy) -> None:
    """Buy goods at the rate of the player's own board; no sale follows."""
    resource = _traded(move.resource)
    assert resource
    assert state.trade
    gold = move.amount * state.players[seat].player_board.buy[resource]
    state.trade.bought = state.trade.traded = True
    state.did("bought", seat, goods=names.good(resource, move.amount), gold=names.good("gold", gold))
    change_goods(state, seat, "gold", -gold)
    change_goods(state, seat, resource, move.amount)


def can_trade(table: Table, seat: int, goods: Goods) -> bool:
    """Whether the seat, with these goods, has anything to sell or to buy."""
    rates = table.players[seat].player_board
    return any(goods[resource] for resource in rates.sell) or goods["gold"] >= min(rates.buy.values())


def _traded(name: str) -> Resource | None:
    """The resource of that name, gold excepted: it is what is paid with."""
    return next((resource for resource in RESOURCES if resource == name != "gold"), None)
