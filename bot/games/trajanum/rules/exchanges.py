"""The exchanges of a turn (section 5.6)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.engine import Form, Text, text
from bot.games.trajanum.components import EXCHANGES, SWAPPED, WORKERS, Resource, Resources, Way
from bot.games.trajanum.state import Player, State, Table

from . import changes
from .moves import Exchange
from .names import choice_names, resource_name, resources_names, row_name, way_name


@lru_cache(maxsize=1 << 10)
def exchange_price(way: Way, given: Resource) -> Resources:
    """What an exchange costs, `given` being what the move names."""
    match way:
        case "recolour":
            return {"assistant": 1, given: 1}
        case "promote":
            return {given: 2}
        case _:
            return {given: 1}


def givable(way: Way) -> tuple[Resource, ...]:
    """What may be named to be given up."""
    match way:
        case "recolour" | "promote":
            return WORKERS
        case "swap":
            return SWAPPED
        case _:
            return ("assistant",)


def receivable(way: Way) -> tuple[Resource, ...]:
    """What may be named to be received."""
    match way:
        case "recolour" | "craft_worker":
            return WORKERS
        case "swap":
            return SWAPPED
        case _:
            return ("builder",)


def is_open(table: Table, seat: int, way: Way) -> bool:
    """Whether the way is open to the seat: its citizen is active, and it was not used up in this turn."""
    exchange = EXCHANGES[way]
    if exchange.row and not table.players[seat].has_active(exchange.row):
        return False
    return not exchange.each_turn or times_used(table, way) < exchange.each_turn


def times_used(table: Table, way: Way) -> int:
    """How often the way was used in this turn."""
    return table.turn.exchanged.get(way, 0) if table.turn else 0


def payable(player: Player, way: Way) -> list[Resource]:
    """What the player can give up for the exchange."""
    return [given for given in givable(way) if changes.can_pay(player, exchange_price(way, given))]


def open_ways(table: Table, seat: int) -> list[Way]:
    """The exchanges that the seat can make now."""
    player = table.players[seat]
    return [way for way in EXCHANGES if is_open(table, seat, way) and payable(player, way)]


def exchange_forms(table: Table, seat: int) -> Iterator[Form]:
    """Every exchange that the seat can make."""
    player = table.players[seat]
    if ways := open_ways(table, seat):
        yield Form(
            Exchange,
            way=ways,
            pay=lambda way: payable(player, way),
            get=lambda way, given: [got for got in receivable(way) if got != given],
        )


def exchange(state: State, seat: int, move: Exchange) -> None:
    """Pay, receive, and count it for the limits of the turn."""
    way, given, got = _read(move)
    cost = exchange_price(way, given)
    state.did("exchanged", seat, way=way_name(way), pay=resources_names(cost), get=resource_name(got, 1))
    changes.pay(state, seat, cost)
    changes.change(state, seat, got, 1)
    assert state.turn
    state.turn.exchanged[way] = times_used(state, way) + 1


def _read(move: Exchange) -> tuple[Way, Resource, Resource]:
    """What a legal exchange names."""
    way = next(way for way in EXCHANGES if way == move.way)
    given = next(given for given in givable(way) if given == move.pay)
    return way, given, next(got for got in receivable(way) if got == move.get)


def why_not_exchange(table: Table, seat: int, move: Exchange) -> Text | None:
    """What an exchange lacks."""
    way = next((way for way in EXCHANGES if way == move.way), None)
    if way is None:
        return text("refusal-exchange-unknown")
    kind, name, player = EXCHANGES[way], way_name(way), table.players[seat]
    if kind.row and not player.has_active(kind.row):
        return text("refusal-exchange-row", exchange=name, row=row_name(kind.row))
    if not is_open(table, seat, way):
        return text("refusal-exchange-used", exchange=name, times=kind.each_turn)
    given = next((given for given in givable(way) if given == move.pay), None)
    if given is None:
        return text("refusal-exchange-pay", resources=choice_names(givable(way)))
    cost = exchange_price(way, given)
    if lacks := changes.lacking(player, cost):
        return text("refusal-exchange-cost", cost=resources_names(cost), lacks=resources_names(lacks))
    if move.get == move.pay and move.get in receivable(way):
        return text("refusal-exchange-same")
    return text("refusal-exchange-get", resources=choice_names(receivable(way)))
