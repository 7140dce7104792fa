"""What things cost and bring: building, fees, wages (5.4, 5.5, rulings 9.31 and 9.42), the effects of tiles (3.2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.engine import Player
from bot.games.praetor.components import CONSTANTS, TYPE_OF, WALL_TILES, Effect, Goods, Resource
from bot.games.praetor.state import CityTile, State, Table
from bot.games.praetor.state import Player as Seat

from . import city, names

Gain: TypeAlias = Resource | Literal["favor", "morale", "villagers", "training", "wall_tiles"]
"""What a seat gains and loses, by the name that events give it; of morale it is spaces."""

FREE: Goods = {}

RETIRED = CONSTANTS.retire_at
"""The worker to name for a retired one, sent through the labor camp: he works with experience 6."""

_NEVER_ACTIVATED = frozenset(kind.id for kind in TYPE_OF.values() if kind.activation in ("grey", "none"))


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


def fee(seat: int, tile: CityTile) -> Goods:
    """What the seat pays the owner for using a tile; own and unowned tiles are free (9.31)."""
    return FREE if tile.owner in (None, seat) else TYPE_OF[tile.tile].activation_cost


def price(table: Table, seat: int, space: str) -> Goods:
    """What the seat must have to activate the tile there: the fee, and at the outpost the wall's demand."""
    tile = table.city[space]
    cost = fee(seat, tile)
    if table.wall_open and TYPE_OF[tile.tile].effect.kind == "take_wall_tile":
        return sum_of(cost, WALL_TILES[table.wall_open].demand)
    return cost


def special_fee(table: Table, seat: int, kind: str) -> Goods | None:
    """What the academy or the labor camp costs the seat now; None where the seat can't use it (9.18)."""
    tile = city.special_tile(table, kind)
    cost = None if tile is None else fee(seat, tile)
    return cost if cost is not None and can_pay(table.players[seat].goods, cost) else None


def labor_camp_fee(table: Table, seat: int) -> Goods | None:
    """What it costs to field a retired worker now; None where the seat can't do it this round (5.4 D)."""
    player = table.players[seat]
    return special_fee(table, seat, "labor_camp") if player.retired and not player.labor_camp_used else None


def worker_fee(table: Table, seat: int, worker: int) -> Goods:
    """What is paid to send the worker at all: the labor camp's fee for a retired one."""
    camp = city.special_tile(table, "labor_camp") if worker == RETIRED else None
    return FREE if camp is None else fee(seat, camp)


def workers_for(table: Table, seat: int, cost: Goods) -> list[int]:
    """The workers that the seat can send where so much is to be paid, a retired one last."""
    player = table.players[seat]
    if not can_pay(player.goods, cost):
        return []
    workers = list(dict.fromkeys(player.pool))
    camp_fee = labor_camp_fee(table, seat)
    if camp_fee is not None and can_pay(player.goods, sum_of(camp_fee, cost)):
        workers.append(RETIRED)
    return workers


def purse(table: Table, seat: int) -> Goods | None:
    """The goods the seat can spend on an action by whichever worker is cheapest; None where it has none."""
    player = table.players[seat]
    if player.pool:
        return player.goods
    camp_fee = labor_camp_fee(table, seat)
    return None if camp_fee is None else left_after(player.goods, camp_fee)


def affordable_slots(table: Table, seat: int) -> list[int]:
    """The slots of the display, from 1, whose tile the seat can build with some worker."""
    goods = purse(table, seat)
    if goods is None or table.owned(seat) >= CONSTANTS.max_owned_tiles:
        return []
    return [
        slot
        for slot, tile in enumerate(table.display, 1)
        if tile and can_pay(goods, TYPE_OF[tile].build_cost)
    ]


def usable_spaces(table: Table, seat: int) -> list[str]:
    """The spaces of the tiles that the seat can activate with some worker (5.4 C)."""
    goods = purse(table, seat)
    if goods is None:
        return []
    without_use = _NEVER_ACTIVATED  # nor types for which the seat lacks what it takes (9.7)
    if not table.players[seat].villagers:
        without_use |= {"training_camp"}
    if table.wall_open is None or not can_pay(goods, WALL_TILES[table.wall_open].demand):
        without_use |= {"imperial_outpost"}
    usable = []
    for space, tile in table.city.items():
        kind = TYPE_OF[tile.tile]
        if kind.id in without_use or space in table.activated:
            continue
        if tile.owner is None or tile.owner == seat or can_pay(goods, kind.activation_cost):
            usable.append(space)
    return usable


def wages_due(player: Seat) -> int:
    """The wages of the active and the retired workers, if they were due now (U5)."""
    return player.player_board.wages(player.active_workers, player.retired_workers)


def change(state: State, seat: int, what: Gain, amount: int) -> None:
    """Give a seat so much of what is named so, or take it; favor and morale move as far as their tracks go."""
    player = state.players[seat]
    match what:
        case "favor":  # a marker that moves is laid on top of those already there (5.1)
            favor = max(CONSTANTS.favor_floor, player.favor + amount)
            amount, player.favor = favor - player.favor, favor
            if amount:
                state.arrival_counter += 1
                player.arrival = state.arrival_counter
        case "morale":
            index = min(max(0, player.morale_index + amount), len(player.player_board.morale) - 1)
            amount, player.morale_index = index - player.morale_index, index
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


def pay(state: State, seat: int, cost: Goods, to: int | None = None) -> None:
    """Pay a cost to the supply, or to another player."""
    for resource, amount in cost.items():
        change(state, seat, resource, -amount)
        if to is not None:
            change(state, to, resource, amount)


def pay_fee(state: State, seat: int, tile: CityTile) -> None:
    """Pay the owner, if it is somebody else, for the use of a tile; the event told last says so then."""
    cost = fee(seat, tile)
    if cost and tile.owner is not None:
        state.say_more("-for-fee", owner=Player(tile.owner), fee=names.goods(cost))
        pay(state, seat, cost, to=tile.owner)


def most_forged(table: Table, seat: int, space: str, worker: int) -> int:
    """The most wood that the worker can turn into weapons there; 0 where there is no smithy."""
    resource = TYPE_OF[table.city[space].tile].effect.from_
    return 0 if resource is None else min(worker, _left_for_effect(table, seat, space, worker)[resource])


def _left_for_effect(table: Table, seat: int, space: str, worker: int) -> Goods:
    fees = worker_fee(table, seat, worker), fee(seat, table.city[space])
    return left_after(table.players[seat].goods, *fees)


def yield_of(table: Table, seat: int, space: str, worker: int, amount: int = 0) -> dict[Gain, int]:
    """What the seat's stocks and scores change by through the activation, beside the fees.

    The fees count as paid, the worker as sent. Without a gain it is empty; so it is at a market.
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
            gains = {effect.from_: -amount, effect.to: amount}
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
            gains.update({good: -cost for good, cost in WALL_TILES[table.wall_open].demand.items()})
            gains |= {"favor": wall_points(table, seat, table.wall_open), "wall_tiles": 1}
    if "morale" in gains:
        gains["morale"] = min(gains["morale"], len(player.player_board.morale) - 1 - player.morale_index)
    return {what: change for what, change in gains.items() if change}


def temple_points(effect: Effect, player: Seat, goods: Goods, active: int, tiles: int) -> int:
    """What a temple brings a player with so many goods, active workers and tiles."""
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


def wall_points(table: Table, seat: int, wall_tile: str) -> int:
    """The favor points for taking a wall tile: its front, and the backs of those the seat has already."""
    backs = sum(WALL_TILES[owned].back_points for owned in table.players[seat].wall_tiles)
    return WALL_TILES[wall_tile].points + backs
