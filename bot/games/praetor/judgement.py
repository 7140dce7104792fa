"""What counts in Praetor: points, workers and what they can still do, goods by what they are good for."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path

from bot.engine import Judgement, read_weights, total_of

from .components import CITY_TILES, CONSTANTS, RESOURCES, TYPE_OF, WALL_TILES
from .rules import costs
from .scoring import final_points
from .state import State


def progress(state: State) -> float:
    """How much of the game is over: by the city tiles that are still to come."""
    return 1.0 if state.last_round else 1 - len(state.stack) / _face_down(state.seats)


@cache
def _face_down(seats: int) -> int:
    """How many city tiles lie in the stack at the start (section 3.3)."""
    in_play = [tile for tile in CITY_TILES.values() if tile.min_players <= seats and tile.epoch != "0"]
    return len(in_play) - seats - CONSTANTS.display_extra


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    final = final_points(state)[seat]
    wages = costs.wages_due(player)
    gold = player.goods["gold"]
    counted = defaultdict[str, float](
        float,
        {
            "always": 1.0,
            "favor": player.favor,
            "workers at the end": final["workers"],
            "morale at the end": final["morale"],
            "goods at the end": final["resources"],
            "morale": player.morale_index,
            "villagers": player.villagers,
            "training": player.stage_1 + player.stage_2,
            "active": player.active_workers,
            "experience 5": player.pool.count(5)
            + sum(w.experience == 5 for w in player.placed if not w.retired),
            "retired": player.retired_workers,
            "wages short": max(0, wages - gold),
            "gold": min(gold, 2 * wages),
            "more gold": max(0, gold - 2 * wages),
            "to act": 0 if player.passed else len(player.pool),
            "experience to act": 0 if player.passed else sum(player.pool),
            "wall tiles": len(player.wall_tiles),
            "owned": state.owned(seat),
        },
    )
    for resource in RESOURCES[1:]:
        counted[resource] = min(player.goods[resource], 4)
        counted[f"more {resource}"] = max(0, player.goods[resource] - 4)
    for space, tile in state.city.items():
        kind = TYPE_OF[tile.tile]
        if tile.owner == seat:
            counted[f"own {kind.group}"] += 1
            counted[f"own {kind.id}"] = 1
            if space not in state.activated:
                counted["own unused"] += 1
    if state.wall_open and costs.can_pay(player.goods, WALL_TILES[state.wall_open].demand):
        counted["wall tile in reach"] = 1
    return counted


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
