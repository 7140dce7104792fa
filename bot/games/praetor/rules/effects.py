"""What the tiles of the city do when they are activated (sections 3.2 and 5.4 C 4)."""

from __future__ import annotations

from bot.games.praetor.components import RESOURCES, TYPE_OF, WALL_TILES
from bot.games.praetor.state import State, Table

from . import costs
from .changes import change_favor, change_goods, change_morale


def most_forged(table: Table, seat: int, space: str, worker: int) -> int:
    """The most wood that the worker can turn into weapons there; 0 where there is no smithy."""
    effect = TYPE_OF[table.city[space].tile].effect
    if effect.from_ is None:
        return 0
    goods = costs.left_after(
        table.players[seat].goods, costs.worker_fee(table, seat, worker), costs.fee(table, seat, space)
    )
    return min(worker, goods[effect.from_])


def yield_of(table: Table, seat: int, space: str, worker: int, amount: int = 0) -> dict[str, int]:
    """What the seat's stocks and scores change by through the activation, beside the fees.

    The fees count as paid, the worker as sent. By what changes: a resource, `favor`, `morale` (spaces),
    `villagers`, `training`, `wall_tiles`. Without a gain it is empty; so it is at a market.
    """
    player = table.players[seat]
    effect = TYPE_OF[table.city[space].tile].effect
    gains: dict[str, int] = {}
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
        case "favor_per_owned_tile":
            gains["favor"] = effect.amount * table.owned(seat)
        case "gold_per_active_worker":
            gains["gold"] = effect.amount * player.active_workers
        case "favor_per_active_worker":
            gains["favor"] = effect.amount * player.active_workers
        case "favor_per_resource":
            goods = costs.left_after(
                player.goods, costs.worker_fee(table, seat, worker), costs.fee(table, seat, space)
            )
            gains["favor"] = effect.amount * sum(goods[resource] for resource in effect.resources)
        case "favor_by_morale":
            gains["favor"] = max(0, player.morale)
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


def wall_points(table: Table, seat: int, wall_tile: str) -> int:
    """The favor points for taking a wall tile: its front, and the backs of those the seat has already."""
    backs = sum(WALL_TILES[owned].back_points for owned in table.players[seat].wall_tiles)
    return WALL_TILES[wall_tile].points + backs


def take_effect(state: State, seat: int, changes: dict[str, int]) -> None:
    """Carry out what `yield_of` has found."""
    player = state.players[seat]
    for resource in RESOURCES:
        if resource in changes:
            change_goods(state, seat, resource, changes[resource])
    if "favor" in changes:
        change_favor(state, seat, changes["favor"])
    if "morale" in changes:
        change_morale(state, seat, changes["morale"])
    if "training" in changes:
        player.villagers += changes["villagers"]
        player.stage_1 += changes["training"]
        state.note(seat, "villagers", changes["villagers"])
        state.note(seat, "training", changes["training"])
    if "wall_tiles" in changes:
        assert state.wall_open
        player.wall_tiles.append(state.wall_open)
        state.wall_open = None
        state.note(seat, "wall_tiles", changes["wall_tiles"])
