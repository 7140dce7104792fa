"""Opponents at Provincia Romana: a simple one, one that builds immediately, one that fills its stores first."""

from __future__ import annotations

from typing import Final

from bot.games.provincia.components import BUILDINGS, CONSTANTS, SENATE
from bot.games.provincia.rules.rounds import best_glory, yields
from bot.games.provincia.state import Player, State

_GAULS: Final = {2: 5.5, 3: 4.0, 5: 3.0, 6: 3.5}
"""The approximate strength of each raid, by round."""


def simple(state: State, seat: int) -> float:
    """Counts prestige, goods that fit into the stores, some strength, and a part of what the hand would bring."""
    player, hand = state.players[seat], state.private(seat).hand
    worth = player.prestige + best_glory(player.senate) + 0.2 * player.strength
    worth += 0.5 * sum(min(player.goods[good], player.storage) for good in player.goods)
    return worth + 0.3 * sum(BUILDINGS[card].prestige for card in hand if card in BUILDINGS)


def prestige(state: State, seat: int) -> float:
    """Builds the most that its goods allow, and loses no raid."""
    player, left = state.players[seat], _turns(state)
    plan, spare = _plan(state, seat, 0.5)
    worth = player.prestige + best_glory(player.senate) + 0.92 * plan + spare * min(0.7, 0.2 + 0.15 * left)
    worth += 0.6 * sum(yields(player)[0].values()) * max(0, left - 1)
    return worth - 3.0 * _raids_lost(state, player)


def stores(state: State, seat: int) -> float:
    """Takes what yields goods while there is time, and spends everything late."""
    player, left = state.players[seat], _turns(state)
    plan, spare = _plan(state, seat, 0.8)
    late = 1.0 if left < 4 else 0.8
    worth = late * (player.prestige + best_glory(player.senate) + 0.9 * plan) + 0.75 * spare * min(1, left)
    worth += 1.0 * sum(yields(player)[0].values()) * max(0, left - 1)
    worth += 0.4 * left * sum(len(BUILDINGS[one.id].discount) for one in player.buildings)
    return worth - 1.5 * _raids_lost(state, player)


def _turns(state: State) -> int:
    """The approximate number of card turns to come."""
    if state.phase in ("end", "final_turn"):
        return 0
    return CONSTANTS.rounds + 1 - state.round + (state.phase in ("draft", "cities"))


def _plan(state: State, seat: int, share: float) -> tuple[float, float]:
    """The value of what the hand can build, with a share of what lacks something, and the value of spare goods."""
    player, worth = state.players[seat], 0.0
    hand, goods = state.private(seat).hand, dict(player.goods)
    cards = sorted({card for card in hand if card in BUILDINGS}, key=lambda card: -BUILDINGS[card].prestige)
    for card in cards:
        kind = BUILDINGS[card]
        barred = kind.requires_waterway and player.city and kind.requires_waterway != player.waterway
        if barred or (kind.unique and player.has(card)):
            continue
        has = sum(min(goods[good], amount) for good, amount in kind.cost.items()) / sum(kind.cost.values())
        gain = kind.prestige + 0.3 * (kind.military + kind.on_build.morale + kind.on_build.defence)
        worth += gain * (1.0 if has == 1 else share * has**2)
        for good, amount in kind.cost.items():
            goods[good] -= min(goods[good], amount)
    spare = sum(amount - 0.04 * amount**2 for amount in goods.values())
    return worth + 0.4 * sum(card in SENATE for card in hand), spare


def _raids_lost(state: State, player: Player) -> float:
    lost = 0.0
    for raid in CONSTANTS.battle_rounds[len(state.battles) :]:
        falls = raid - state.round
        strength = max(1, player.morale - falls) + max(-3, player.defence - falls) + player.military
        lost += min(1.0, max(0.0, (_GAULS[raid] + 1 - strength) / 3))
    return lost
