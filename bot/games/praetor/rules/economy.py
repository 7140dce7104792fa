"""Costs and gains: building, fees, wages (5.4, 5.5, rulings 9.31 and 9.42), the effects of tiles (3.2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine import Argument, Player
from bot.games.praetor.components import CITY_TYPES, CONSTANTS, TYPE_OF, WALL_TILES, Effect, Goods, Resource
from bot.games.praetor.state import CityTile, State, Table
from bot.games.praetor.state import Player as Seat

from . import city, names

Gain: TypeAlias = Resource | Literal["favor", "morale", "villagers", "training", "wall_tiles"]
"""What a seat gains and loses, as events name it; morale is counted in spaces."""

FREE: Goods = {}

RETIRED = CONSTANTS.retire_at
"""The worker of a move that fields a retired one through the labor camp, who works with experience 6."""

_NEVER_ACTIVATED = {
    kind.id: "no-zone" if kind.activation == "none" else f"special-{kind.id}"
    for kind in CITY_TYPES.values()
    if kind.activation in ("grey", "none")
}


def can_pay(goods: Goods, cost: Goods) -> bool:
    for resource, amount in cost.items():
        if goods[resource] < amount:
            break
    else:
        return True
    return False


def lacking(goods: Goods, *costs: Goods) -> Goods:
    return {good: amount - goods[good] for good, amount in sum_of(*costs).items() if amount > goods[good]}


def left_after(goods: Goods, *costs: Goods) -> Goods:
    paid = sum_of(*costs)
    return {resource: held - paid.get(resource, 0) for resource, held in goods.items()}


def sum_of(*costs: Goods) -> Goods:
    total: Goods = {}
    for cost in costs:
        for resource, amount in cost.items():
            total[resource] = total.get(resource, 0) + amount
    return total


def fee(seat: int, tile: CityTile | None) -> Goods:
    """The fee that the seat pays the owner for using a tile; own, unowned and missing tiles are free (9.31)."""
    return FREE if tile is None or tile.owner in (None, seat) else TYPE_OF[tile.tile].activation_cost


def price(table: Table, seat: int, space: str) -> Goods:
    """The goods needed to activate the tile there: the fee, and at the outpost the wall tile's demand."""
    tile = table.city[space]
    cost = fee(seat, tile)
    if table.wall_open and TYPE_OF[tile.tile].effect.kind == "take_wall_tile":
        return sum_of(cost, WALL_TILES[table.wall_open].demand)
    return cost


def owed(seat: int, tile: CityTile | None) -> dict[str, Argument]:
    """Message arguments for the fee that the seat pays, and its recipient; empty if the tile is free."""
    cost, owner = fee(seat, tile), tile.owner if tile else None
    return {} if owner is None or not cost else {"cost": names.goods(cost), "player": Player(owner)}


def camp_lack(table: Table, seat: int, cost: Goods = FREE) -> str | None:
    """Why the seat can't field a retired worker and also pay this cost; None if it can (5.4 D)."""
    player = table.players[seat]
    if player.labor_camp_used:
        return "labor-camp-used"
    if not player.retired:
        return "no-retired"
    camp = city.special_tile(table, "labor_camp")
    if camp is None:
        return "no-labor-camp"
    return None if can_pay(player.goods, sum_of(fee(seat, camp), cost)) else "labor-camp-fee"


def worker_fee(table: Table, seat: int, worker: int) -> Goods:
    """The cost of sending the worker: the labor camp's fee for a retired one."""
    return fee(seat, city.special_tile(table, "labor_camp")) if worker == RETIRED else FREE


def workers_for(table: Table, seat: int, cost: Goods) -> list[int]:
    """The workers that the seat can send to an action with this cost, a retired one last."""
    player = table.players[seat]
    if not can_pay(player.goods, cost):
        return []
    workers = list(dict.fromkeys(player.pool))
    return workers if camp_lack(table, seat, cost) else [*workers, RETIRED]


def purse(table: Table, seat: int) -> Goods | None:
    """The goods left for an action after sending the cheapest worker; None without a worker."""
    player = table.players[seat]
    if player.pool:
        return player.goods
    return None if camp_lack(table, seat) else left_after(player.goods, worker_fee(table, seat, RETIRED))


def owns_most(table: Table, seat: int) -> bool:
    """Whether the seat owns the most tiles allowed."""
    return table.owned(seat) >= CONSTANTS.max_owned_tiles


def affordable_slots(table: Table, seat: int) -> list[int]:
    """The slots of the display, from 1, with a tile that the seat can build with some worker."""
    goods = purse(table, seat)
    if goods is None or owns_most(table, seat):
        return []
    return [
        slot
        for slot, tile in enumerate(table.display, 1)
        if tile and can_pay(goods, TYPE_OF[tile].build_cost)
    ]


def usable_spaces(table: Table, seat: int) -> list[str]:
    """The spaces of tiles that the seat can activate with some worker (5.4 C)."""
    goods = purse(table, seat)
    if goods is None:
        return []
    activated, idle, usable = table.activated, lacks_by_type(table, seat, goods), []
    for space, tile in table.city.items():
        if space in activated:
            continue
        kind, owner = TYPE_OF[tile.tile], tile.owner
        if kind.id not in idle and (owner is None or owner == seat or can_pay(goods, kind.activation_cost)):
            usable.append(space)
    return usable


def lacks_by_type(table: Table, seat: int, goods: Goods) -> dict[str, str]:
    """Why the seat can't activate types of tiles, regardless of owner: nobody can, or it lacks something (9.7)."""
    lacks = dict(_NEVER_ACTIVATED)
    if not table.players[seat].villagers:
        lacks["training_camp"] = "no-villager"
    if table.wall_open is None:
        lacks["imperial_outpost"] = "wall-taken"
    elif not can_pay(goods, WALL_TILES[table.wall_open].demand):
        lacks["imperial_outpost"] = "wall-demand"
    return lacks


def gold_missing(player: Seat, due: int) -> int:
    return max(0, due - player.goods["gold"])


def moved(player: Seat, what: Gain, amount: int) -> int:
    """The real change: favor and morale stop at the ends of their tracks."""
    match what:
        case "favor":
            return max(amount, CONSTANTS.favor_floor - player.favor)
        case "morale":
            higher = len(player.player_board.morale) - 1 - player.morale_index
            return min(max(amount, -player.morale_index), higher)
    return amount


def change(state: State, seat: int, what: Gain, amount: int) -> int:
    """Give a seat an amount of something, or take it, as far as possible; return the real change."""
    player = state.players[seat]
    match what:
        case "favor":
            amount = moved(player, what, amount)
            player.favor += amount
            if amount:  # a moved marker is laid on top of those already there (5.1)
                state.arrival_counter += 1
                player.arrival = state.arrival_counter
        case "morale":
            amount = moved(player, what, amount)
            player.morale_index += amount
        case "villagers":
            player.villagers += amount
        case "training":
            player.stage_1 += amount
        case "wall_tiles":
            assert state.wall_open
            player.wall_tiles.append(state.wall_open)
            state.wall_open = None
        case resource:
            player.goods[resource] += amount
    state.note(seat, what, amount)
    return amount


def pay(state: State, seat: int, cost: Goods, to: int | None = None) -> None:
    """Pay a cost to the supply, or to another player."""
    for resource, amount in cost.items():
        change(state, seat, resource, -amount)
        if to is not None:
            change(state, to, resource, amount)


def pay_fee(state: State, seat: int, tile: CityTile | None) -> None:
    """Pay another owner for using a tile, and add the fee to the last event."""
    cost = fee(seat, tile)
    if cost and tile and tile.owner is not None:
        if state.heard:
            state.say_more("-for-fee", owner=Player(tile.owner), fee=names.goods(cost))
        pay(state, seat, cost, to=tile.owner)


def gold_for(player: Seat, resource: Resource, amount: int, *, bought: bool) -> int:
    """The price of goods at a market, bought or sold at the rates of the player's own board."""
    board = player.player_board
    return amount * (board.buy if bought else board.sell)[resource]


def most_forged(table: Table, seat: int, space: str, worker: int) -> int:
    """The most wood that the worker can turn into weapons there; 0 if it isn't a smithy."""
    resource = TYPE_OF[table.city[space].tile].effect.from_
    return 0 if resource is None else min(worker, _left_for_effect(table, seat, space, worker)[resource])


def _left_for_effect(table: Table, seat: int, space: str, worker: int) -> Goods:
    fees = worker_fee(table, seat, worker), fee(seat, table.city[space])
    return left_after(table.players[seat].goods, *fees)


def yield_of(table: Table, seat: int, space: str, worker: int, amount: int | None = None) -> dict[Gain, int]:
    """The activation's changes to the seat's goods and scores, without the fees; empty at a market.

    Assumes that fees are paid and the worker is sent; without an `amount` the smithy makes as much as possible.
    """
    player = table.players[seat]
    effect = TYPE_OF[table.city[space].tile].effect
    gains: dict[Gain, int] = {}
    match effect.kind:
        case "gain_per_experience":
            assert effect.resource
            gains[effect.resource] = worker
        case "convert_up_to_experience":
            assert effect.from_
            assert effect.to
            forged = most_forged(table, seat, space, worker) if amount is None else amount
            gains = {effect.from_: -forged, effect.to: forged}
        case "gold_per_owned_tile":
            gains["gold"] = effect.amount * table.owned(seat)
        case "gold_per_active_worker":
            gains["gold"] = effect.amount * player.active_workers
        case kind if kind.startswith("favor_"):
            goods = _left_for_effect(table, seat, space, worker)
            gains["favor"] = temple_points(effect, player, goods, player.active_workers, table.owned(seat))
        case "morale_per_owned_tiles":
            gains["morale"] = table.owned(seat) // effect.per * effect.steps
        case "morale_per_retired_worker":
            gains["morale"] = player.retired_workers * effect.steps
        case "train_villager":
            gains = {"villagers": -effect.count, "training": effect.count}
        case "take_wall_tile" if table.wall_open is not None:
            wall = WALL_TILES[table.wall_open]
            gains.update({good: -cost for good, cost in wall.demand.items()})
            gains |= {"favor": wall.points + back_points(player), "wall_tiles": 1}
    return {what: by for what, amount in gains.items() if (by := moved(player, what, amount))}


def temple_points(effect: Effect, player: Seat, goods: Goods, active: int, tiles: int) -> int:
    """The favor from a temple for a player with these goods, active workers and tiles."""
    match effect.kind:
        case "favor_per_active_worker":
            return effect.amount * active
        case "favor_per_owned_tile":
            return effect.amount * tiles
        case "favor_per_resource":
            return effect.amount * sum([goods[resource] for resource in effect.resources])
        case "favor_by_morale":
            return max(0, player.morale)
    raise ValueError(f"{effect.kind} is no effect of a temple")


def back_points(player: Seat) -> int:
    """Favor from the backs of a player's wall tiles when they take another."""
    return sum(WALL_TILES[tile].back_points for tile in player.wall_tiles)
