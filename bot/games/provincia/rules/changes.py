"""How goods and tracks change (section 5.0): each change is noted in the event told last."""

from __future__ import annotations

import sys

from bot.games.provincia.components import RESOURCES, TRACKS, Effect, Good, Goods, Track
from bot.games.provincia.state import Player, State, Table

from .names import goods_names

UNLIMITED = sys.maxsize


def in_supply(table: Table, good: Good) -> int:
    """How much the bank has: without limit for gold that never runs out (option `gold_limited`)."""
    return table.supply.get(good, UNLIMITED)


def room_for(table: Table, seat: int, good: Good) -> int:
    """How much of a good the seat can still take: what the bank has, and the city can store."""
    stock = in_supply(table, good)
    if good not in RESOURCES:
        return stock
    player = table.players[seat]
    return min(stock, player.storage - player.goods[good])


def gained(table: Table, seat: int, goods: Goods) -> Goods:
    """What the seat would really get of these goods."""
    result: Goods = {}
    for good, amount in goods.items():
        taken = min(amount, room_for(table, seat, good))
        if taken:
            result[good] = taken
    return result


def wasted(table: Table, seat: int, goods: Goods) -> Goods:
    """What the seat would not get of these goods, for want of room or of supply."""
    return _rest(goods, gained(table, seat, goods))


def _rest(goods: Goods, taken: Goods) -> Goods:
    return {good: lost for good, amount in goods.items() if (lost := amount - taken.get(good, 0))}


def change_goods(state: State, seat: int, good: Good, amount: int) -> None:
    """Take goods of one kind from the bank, or give them to it."""
    if good in state.supply:
        state.supply[good] -= amount
    state.players[seat].goods[good] += amount
    state.note(seat, good, amount)


def gain(state: State, seat: int, goods: Goods) -> None:
    """Take goods as far as the bank has them and the city has room; the rest is lost, and said to be."""
    taken = gained(state, seat, goods)
    for good, amount in taken.items():
        change_goods(state, seat, good, amount)
    if lost := _rest(goods, taken):
        state.tell("wasted", seat, goods=goods_names(lost))


def pay(state: State, seat: int, cost: Goods) -> None:
    """Give goods to the bank."""
    for good, amount in cost.items():
        change_goods(state, seat, good, -amount)


def can_pay(player: Player, cost: Goods) -> bool:
    """Whether the player has the goods."""
    return not lacking(player, cost)


def lacking(player: Player, cost: Goods) -> Goods:
    """What the player is short of."""
    held = player.goods
    return {good: amount - held[good] for good, amount in cost.items() if held[good] < amount}


def steps(player: Player, track: Track, wanted: int) -> int:
    """How far a marker really moves: its track has ends (ruling 41)."""
    before = player.morale if track == "morale" else player.defence
    return min(max(TRACKS[track].min, before + wanted), TRACKS[track].max) - before


def change_track(state: State, seat: int, track: Track, wanted: int) -> None:
    """Move a marker, at most to the end of its track."""
    player = state.players[seat]
    moved = steps(player, track, wanted)
    if track == "morale":
        player.morale += moved
    else:
        player.defence += moved
    state.note(seat, track, moved)


def lose_prestige(state: State, seat: int, amount: int) -> None:
    """Prestige can always be lost, also below zero (ruling 50)."""
    state.players[seat].penalty_points += amount
    state.note(seat, "prestige", -amount)


def take_effect(state: State, seat: int, effect: Effect) -> None:
    """Steps on the tracks, then goods."""
    if effect.morale:
        change_track(state, seat, "morale", effect.morale)
    if effect.defence:
        change_track(state, seat, "defence", effect.defence)
    if goods := effect.goods:
        gain(state, seat, goods)
