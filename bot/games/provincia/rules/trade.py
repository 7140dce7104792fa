"""Trade with the bank: gold for wood or stone, never clay (section 5.3)."""

from __future__ import annotations

from bot.games.provincia.components import CONSTANTS, Good
from bot.games.provincia.state import State, Table

from .changes import change_goods, room_for
from .moves import Trade
from .names import good_name


def sold(name: str) -> Good | None:
    """The good of that name if the bank sells it, else None."""
    return next((good for good in CONSTANTS.bank_trade_goods if good == name), None)


def most_traded(table: Table, seat: int, good: Good) -> int:
    """How much of a resource the seat can buy from the bank: nothing in vain (section 5.3)."""
    gold = table.players[seat].goods["gold"]
    return min(gold // CONSTANTS.bank_trade_gold, room_for(table, seat, good))


def buy(state: State, seat: int, move: Trade) -> None:
    """Pay gold for wood or stone."""
    good = sold(move.good)
    assert good
    gold = move.amount * CONSTANTS.bank_trade_gold
    state.did("bought", seat, goods=good_name(good, move.amount), cost=good_name("gold", gold), thing=good)
    change_goods(state, seat, "gold", -gold)
    change_goods(state, seat, good, move.amount)
