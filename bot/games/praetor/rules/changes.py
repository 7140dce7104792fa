"""How scores and stocks change: each change is noted in the event told last."""

from __future__ import annotations

from bot.engine import Player
from bot.games.praetor.components import CONSTANTS, Goods, Resource
from bot.games.praetor.state import CityTile, State

from . import costs, names


def change_favor(state: State, seat: int, points: int) -> None:
    """Move the favor marker, never below 0; one that moves is laid on top of those already there (5.1)."""
    player = state.players[seat]
    favor = max(CONSTANTS.favor_floor, player.favor + points)
    if favor != player.favor:
        state.note(seat, "favor", favor - player.favor)
        player.favor = favor
        state.arrival_counter += 1
        player.arrival = state.arrival_counter


def change_morale(state: State, seat: int, spaces: int) -> None:
    """Move the morale marker, at most to either end of its track."""
    player = state.players[seat]
    index = min(max(0, player.morale_index + spaces), len(player.player_board.morale) - 1)
    state.note(seat, "morale", index - player.morale_index)
    player.morale_index = index


def change_goods(state: State, seat: int, resource: Resource, amount: int) -> None:
    """Give goods of one kind from the supply, or take them to it."""
    state.players[seat].goods[resource] += amount
    state.note(seat, resource, amount)


def pay(state: State, seat: int, cost: Goods, to: int | None = None) -> None:
    """Pay a cost to the supply, or to another player."""
    for resource, amount in cost.items():
        change_goods(state, seat, resource, -amount)
        if to is not None:
            change_goods(state, to, resource, amount)


def pay_fee(state: State, seat: int, tile: CityTile) -> None:
    """Pay the owner, if it is somebody else, for the use of a tile; the event told last says so then."""
    cost = costs.fee_of(seat, tile)
    if cost and tile.owner is not None:
        state.say_more("-for-fee", owner=Player(tile.owner), fee=names.goods(cost))
        pay(state, seat, cost, to=tile.owner)
