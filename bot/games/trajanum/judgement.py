"""What counts in Forum Trajanum: points, what the next scoring would bring, and what is there to build and send."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from bot.engine import Judgement, read_weights, total_of

from .components import BUILDINGS, CONSTANTS, TRAJAN_CARDS
from .rules import cycle_scoring, forum, orders
from .state import Player, State


def progress(state: State) -> float:
    """How much of the game is over: by the rounds of its three cycles."""
    if state.phase == "end":
        return 1.0
    return min(1.0, max(0, state.round - 1) / (CONSTANTS.cycles * CONSTANTS.rounds_per_cycle))


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    left = [cycle for cycle in (1, 2, 3) if cycle >= state.cycle] if state.phase != "end" else []
    group = len(forum.largest_group(state, seat))
    counted = defaultdict[str, float](
        float,
        {
            "always": 1,
            "points": player.vp,
            "colonia now": cycle_scoring.colonia_points(player) * len(left),
            "group now": cycle_scoring.group_points(player, group) * len(left),
            "eagles now": forum.eagle_points(state, seat) * len(left),
            "group": group,
            "shift": player.shift,
            "flipped": player.flipped,
            "ship": player.ship,
            "envoys": sum(owner == seat for owner in state.forum.envoys.values()),
            "citizens": sum(len(row.citizens) for row in player.rows),
            "inhabited": len(player.inhabited),
            "active": player.active_citizens,
            "unpaid": max(0, len(player.inhabited) - player.resources["coin"] // CONSTANTS.citizen_pay),
            "reserve": len(player.reserve),
            "tiles": len(player.tiles),
            "plaza": len(player.plaza),
            "buildings": len(player.buildings),
            "double": sum(building.joined is not None for building in player.buildings.values()),
            "orders now": _orders(state, player, left),
        },
    )
    for resource, amount in player.resources.items():
        counted[resource] = min(amount, 4)
        counted[f"more {resource}"] = max(0, amount - 4)
    for track, place in player.tracks.items():
        counted[f"track {track}"] = place
    for building in player.buildings.values():
        colour = BUILDINGS[building.id].colour or "grey"
        counted[f"built {colour}"] += 1
    for crane in player.cranes.values():
        structures = cycle_scoring.structures(player, crane.colour)
        counted[f"crane {crane.state}"] += 1
        if crane.state == "open" and left:
            counted["open cranes now"] += structures * CONSTANTS.crane_points[state.cycle - 1]
        elif crane.state == "covered":
            counted["covered structures"] += structures
    return counted


def _orders(state: State, player: Player, left: list[int]) -> float:
    """What the orders of the cards to come would bring as things stand."""
    worth = 0
    for cycle in left:
        if cycle in state.trajan:
            card = TRAJAN_CARDS[state.trajan[cycle]]
            fulfilled = orders.formations(player, card) + orders.collected(player, card)
            worth += fulfilled * cycle_scoring.order_points(player)
    return worth


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
