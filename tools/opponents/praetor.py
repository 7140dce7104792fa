"""Opponents at Praetor: a simple one, one that relies on temples, one on Hadrian's Wall."""

from __future__ import annotations

from typing import Final

from bot.games.praetor.components import CONSTANTS, TYPE_OF, WALL_TILES, Goods
from bot.games.praetor.scoring import final_points
from bot.games.praetor.state import Player, State

_GOODS: Final = {"gold": 0.6, "wood": 0.8, "stone": 0.8, "marble": 1.3, "weapon": 1.5}


def simple(state: State, seat: int) -> float:
    """Counts points, goods, workers with their experience, and its own tiles, which pay again in later rounds."""
    player = state.players[seat]
    workers = 4 * (player.active_workers + player.new_workers)
    workers += sum(player.pool) + sum(worker.experience for worker in player.placed)
    goods = sum(1.5 * _GOODS[good] * amount for good, amount in player.goods.items())
    return player.favor + goods + workers + 2 * min(3.0, _rounds(state)) * state.owned(seat)


def temples(state: State, seat: int) -> float:
    """Keeps what the city's temples pay for, round after round, and workers to send there."""
    player, left = state.players[seat], _rounds(state)
    goods, owned = player.goods, state.owned(seat)
    pays = {
        "temple_maia": 2.0 * player.active_workers,
        "temple_apollo": float(owned),
        "temple_plutus": float(goods["wood"] + goods["stone"]),
        "temple_mercury": 2.0 * (goods["marble"] + goods["weapon"]),
        "temple_venus": float(max(0, player.morale)),
    }
    standing = sum(pays.get(TYPE_OF[tile.tile].id, 0.0) for tile in state.city.values())
    return _base(state, seat, left) + 0.45 * left * standing + 0.8 * left * owned


def wall(state: State, seat: int) -> float:
    """Lays section after section, each worth more with those before it, and hoards the goods for the open one."""
    player, left = state.players[seat], _rounds(state)
    worth = _base(state, seat, left) + 2.5 * left * len(player.wall_tiles) + 0.4 * left * state.owned(seat)
    if state.wall_open is not None:
        worth += 5 * min(1.0, left) * _part(player.goods, WALL_TILES[state.wall_open].demand)
    return worth


def _rounds(state: State) -> float:
    """The rounds that may follow this one."""
    if state.last_round:
        return 0.0
    return min(CONSTANTS.max_rounds - state.round, len(state.stack) / state.seats + 1)


def _base(state: State, seat: int, left: float) -> float:
    player = state.players[seat]
    worth = player.favor + sum(final_points(state)[seat].values()) + _wages(player, left)
    worth += min(1.0, left / 2) * sum(_GOODS[good] * amount for good, amount in player.goods.items())
    worth += left * (2.0 * min(6, player.active_workers) + 1.2 * (player.stage_1 + player.stage_2))
    return worth + 0.8 * min(1.0, left) * player.morale_index


def _wages(player: Player, left: float) -> float:
    """The cost of too little gold for everybody who works or rests."""
    return -1.5 * min(1.0, left) * max(0, player.active_workers + player.retired - player.goods["gold"])


def _part(goods: Goods, demand: Goods) -> float:
    return sum(min(goods[good], amount) for good, amount in demand.items()) / sum(demand.values())
