"""What counts in Praetor: points, what workers may do in this round, and what pays again in the rounds to come."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.engine import Judgement, read_weights, total_of

from .components import CITY_TILES, CITY_TYPES, CONSTANTS, TYPE_OF, WALL_TILES, Goods, Resource
from .rules import costs
from .rules.update import learns, retirement_points
from .scoring import expert_points, points_of
from .state import Player, State

ROUGHLY: Final[dict[Resource, float]] = {"gold": 0.7, "wood": 1.0, "stone": 1.0, "marble": 1.8, "weapon": 2.2}
"""What goods are worth in points while there is time to use them; by this deeds are compared."""

PLAZA: Final = 3.5
"""Points for plazas by a tile that is built (section 14)."""

SURELY: Final = 0.85
"""How surely a seat finds free what it would do next; for each deed after it so much less again."""

SOON: Final = 3
"""Goods are worth what they are if so many rounds are to come, and less if fewer are."""

BACK: Final = next(iter(WALL_TILES.values())).back_points
"""What the back of a wall tile brings with each later one: all backs are alike (section 3.4)."""

TEMPLES: Final = tuple(kind.id for kind in CITY_TYPES.values() if kind.group == "favor")
GROUPS: Final = ("favor", "gold", "morale", "resource", "service", "special")


class _Kind(Struct, frozen=True):
    """What is always the same about a type of tile: its fee and its cost also in points."""

    id: str
    group: str
    temple: bool
    idle: bool
    fee: Goods
    fee_worth: float
    cost: Goods
    built_worth: float


def spent(goods: Goods) -> float:
    """What goods are worth that are paid."""
    return sum(amount * ROUGHLY[resource] for resource, amount in goods.items())


_KINDS: Final = {
    kind.id: _Kind(
        kind.id,
        kind.group,
        kind.group == "favor",
        kind.activation in ("grey", "none"),
        kind.activation_cost,
        spent(kind.activation_cost),
        kind.build_cost,
        kind.build_points + PLAZA - spent(kind.build_cost),
    )
    for kind in CITY_TYPES.values()
}
_KIND_OF: Final = {tile: _KINDS[kind.id] for tile, kind in TYPE_OF.items()}


def progress(state: State) -> float:
    """How much of the game is over: by the city tiles that are still to come, or by the rounds that have been."""
    if state.last_round:
        return 1.0
    by_city = 1 - len(state.stack) / _face_down(state.seats)
    return max(by_city, (state.round - 1) / (CONSTANTS.max_rounds - 1))


@cache
def _face_down(seats: int) -> int:
    """How many city tiles lie in the stack at the start (section 3.3)."""
    in_play = [tile for tile in CITY_TILES.values() if tile.min_players <= seats and tile.epoch != "0"]
    return len(in_play) - seats - CONSTANTS.display_extra


def rounds_to_come(state: State) -> float:
    """How many rounds will follow this one, if the city goes on growing as it has so far."""
    if state.last_round:
        return 0.0
    usual = 0.75 * state.seats  # tiles a round, as if there had been one more before the first
    built = _face_down(state.seats) - len(state.stack) + usual
    by_city = len(state.stack) * state.round / built
    return min(CONSTANTS.max_rounds - state.round, by_city + 1)


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    goods = player.goods
    left = rounds_to_come(state)
    soon = min(1.0, left / SOON)
    workers, retiring = _after_this_round(state, player)
    active, retired, gold = len(workers), player.retired_workers + retiring, goods["gold"]
    board = player.player_board
    due = board.wage_active.due(active) + board.wage_retired.due(retired)
    short = max(0, due - gold)
    final = points_of(state, seat)
    owned = dict.fromkeys((*GROUPS, "monument"), 0)
    special = {"labor_camp": 0.0, "academy": 0.0}
    kinds = []
    for space, tile in state.city.items():
        kind = _KIND_OF[tile.tile]
        if tile.owner == seat:
            owned[kind.group] += 1
        if kind.id in special:
            special[kind.id] = 1.0 if tile.owner == seat else 0.5
        kinds.append((space, tile.owner, kind))
    tiles = sum(owned.values())
    pays = _temples_pay(player, tiles)
    standing = sum(pays[kind.id] for _, _, kind in kinds if kind.temple)
    offered = sum(pays[_KIND_OF[tile].id] for tile in state.display if tile and _KIND_OF[tile].temple)
    in_play = sum(pays[kind] * count for kind, count in _temples_in_play(state.seats))
    shared = left / state.seats
    counted = {
        "favor": player.favor,
        "workers at the end": sum(workers) + player.stage_1,
        "retiring": retiring * retirement_points(state.stack_top),
        "morale at the end": final["morale"],
        "goods at the end": final["resources"],
        "deeds in this round": _deeds(state, seat, left, kinds, pays, tiles),
        "first workers": min(active, 3) * left,
        "further workers": min(max(active - 3, 0), 3) * left,
        "many workers": max(active - 6, 0) * left,
        "new workers": player.stage_1 * max(0.0, left - 1),
        "villagers": player.villagers * left,
        "experience": sum(workers) * left,
        "about to retire": workers.count(CONSTANTS.retire_at - 1) * min(left, 1.0),
        "retired": retired * left,
        "retired at work": min(retired, 1) * special["labor_camp"] * left,
        "new workers at once": player.villagers * special["academy"] * min(left, 4.0),
        "wages short": short,
        "wages that cost favor": max(0, short - player.morale_index),
        "gold for wages": min(gold, due),
        "gold for the next wages": min(max(gold - due, 0), due) * soon,
        "more gold": max(gold - 2 * due, 0) * soon,
        "morale": player.morale_index * left,
        "temples": standing * shared,
        "temples on offer": offered * shared,
        "temples to come": (in_play - standing - offered) * shared * left / CONSTANTS.max_rounds,
        "backs of wall tiles": BACK * len(player.wall_tiles) * shared,
        "wall tiles in reach": _wall_in_reach(state, player) * min(left, 2.0),
        "owned": tiles * left,
        "acts first": sum(other.favor > player.favor for other in state.players) * min(left, 1.0),
        "expert points": _expert_points(state, seat),
    }
    for resource in ("wood", "stone", "marble", "weapon"):
        held = goods[resource]
        counted[f"first {resource}"] = min(held, 2) * soon
        counted[f"further {resource}"] = min(max(held - 2, 0), 2) * soon
        counted[f"more {resource}"] = max(held - 4, 0) * soon
    for group in GROUPS:
        counted[f"own {group}"] = owned[group] * left
    return counted


def _after_this_round(state: State, player: Player) -> tuple[list[int], int]:
    """The experience of the workers as they come back, new ones among them, and how many retire (5.5 U1 to U4)."""
    placed = [worker for worker in player.placed if not worker.retired]
    back = [worker.experience + learns(state, worker) for worker in placed]
    staying = [experience for experience in back if experience < CONSTANTS.retire_at]
    new = [CONSTANTS.villager_experience] * player.stage_2
    return [*player.pool, *staying, *new], len(back) - len(staying)


def _expert_points(state: State, seat: int) -> int:
    """What the rankings of the expert game would bring."""
    if state.options["expert"] != "on":
        return 0
    return sum(points[seat] for points in expert_points(state).values())


@cache
def _temples_in_play(seats: int) -> tuple[tuple[str, int], ...]:
    """How many temples of each type there are in all."""
    tiles = [tile.type for tile in CITY_TILES.values() if tile.min_players <= seats]
    return tuple((kind, tiles.count(kind)) for kind in TEMPLES)


def _temples_pay(player: Player, tiles: int) -> dict[str, int]:
    """The points for sending a worker to each temple (section 3.2)."""
    goods = player.goods
    return {
        "temple_maia": 2 * player.active_workers,
        "temple_apollo": tiles,
        "temple_plutus": goods["wood"] + goods["stone"],
        "temple_mercury": 2 * (goods["marble"] + goods["weapon"]),
        "temple_venus": max(0, player.morale),
    }


def _wall_in_reach(state: State, player: Player) -> float:
    """Points of the wall tiles that are still to be revealed and whose demand the player holds, on average."""
    seen = {*state.wall_discard, state.wall_open}
    for other in state.players:
        seen.update(other.wall_tiles)
    hidden = [tile for tile in WALL_TILES.values() if tile.id not in seen]
    backs = BACK * len(player.wall_tiles)
    return sum(tile.points + backs for tile in hidden if costs.can_pay(player.goods, tile.demand)) / max(
        1, len(hidden)
    )


def _deeds(
    state: State,
    seat: int,
    left: float,
    kinds: list[tuple[str, int | None, _Kind]],
    pays: dict[str, int],
    tiles: int,
) -> float:
    """What the workers in the pool may still bring in this round: the best first, what comes later less surely."""
    player = state.players[seat]
    pool, goods = player.pool, player.goods
    if player.passed or not pool:
        return 0.0
    found = []
    for space, owner, kind in kinds:
        if kind.idle or space in state.activated:
            continue
        if owner is None or owner == seat:
            found.append(_use(state, player, kind, left, pays, tiles))
        elif costs.can_pay(goods, kind.fee):
            found.append(_use(state, player, kind, left, pays, tiles) - kind.fee_worth)
    if tiles < CONSTANTS.max_owned_tiles:
        for shown in state.display:
            if shown is not None and costs.can_pay(goods, _KIND_OF[shown].cost):
                found.append(_KIND_OF[shown].built_worth + left)
    found.sort(reverse=True)
    alone = all(other.passed or not other.pool for other in state.players if other is not player)
    surely = chance = 1.0 if alone else SURELY
    total = 0.0
    for worth in found[: len(pool)]:
        if worth > 0:
            total += chance * worth
            chance *= surely
    return total


def _use(state: State, player: Player, kind: _Kind, left: float, pays: dict[str, int], tiles: int) -> float:
    """What a worker of middling experience brings at a tile, in points, before the fee."""
    soon = min(1.0, left / SOON)
    if kind.temple:
        return pays[kind.id]
    middling = player.pool[len(player.pool) // 2]
    match kind.id:
        case "gold_mine":
            return (middling * ROUGHLY["gold"] + 1) * soon
        case "sawmill" | "quarry":
            return (middling * ROUGHLY["stone"] + 1) * soon
        case "marble_quarry":
            return (middling * ROUGHLY["marble"] + 1) * soon
        case "smithy":
            return (
                min(player.pool[-1], player.goods["wood"]) * (ROUGHLY["weapon"] - ROUGHLY["wood"]) + 1
            ) * soon
        case "curia":
            return tiles * ROUGHLY["gold"] * soon
        case "forum":
            return 2 * player.active_workers * ROUGHLY["gold"] * soon
        case "colosseum":
            return min(tiles // 2, 14 - player.morale_index) * (1 + left / 10)
        case "oracle":
            return min(2 * player.retired_workers, 14 - player.morale_index) * (1 + left / 10)
        case "training_camp":
            return 2 * max(0.0, left - 1) if player.villagers and player.active_workers < 6 else 0.0
        case "imperial_outpost":
            if state.wall_open is None or not costs.can_pay(player.goods, WALL_TILES[state.wall_open].demand):
                return 0.0
            tile = WALL_TILES[state.wall_open]
            backs = BACK * (len(player.wall_tiles) + left / state.seats)
            return tile.points + backs - spent(tile.demand) * soon
        case _:
            return 2 * soon


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
