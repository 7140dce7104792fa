"""What counts in Provincia Romana: prestige, goods, cards that can be built, strength against the Gauls."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from bot.engine import Judgement, read_weights, total_of

from .components import BUILDINGS, CONSTANTS, RESOURCES, SENATE, TOKENS
from .rules import costs, outlook
from .scoring import final_points
from .state import State

_PHASES = {"cities": 0.0, "draft": 0.0, "cards": 0.4, "battle": 0.7, "upkeep": 0.8, "yields": 0.9}


def progress(state: State) -> float:
    """How much of the game is over: by its rounds and their phases."""
    if state.phase in ("final_turn", "end"):
        return 1.0
    return (state.round - 1 + _PHASES[state.phase]) / CONSTANTS.rounds


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    private = state.private(seat)
    final = final_points(player)
    buildings = sorted({card for card in private.hand if card in BUILDINGS}, key=_prestige, reverse=True)
    senate = [card for card in private.hand if card in SENATE]
    counted = defaultdict[str, float](
        float,
        {
            "always": 1,
            "prestige": player.prestige,
            **final,
            "gold held": min(player.goods["gold"], 10),
            "gold none": player.goods["gold"] < 2,
            "morale": player.morale,
            "morale low": max(0, 3 - player.morale),
            "defence": player.defence,
            "military": player.military,
            "buildings in hand": min(len(buildings), 4),
            "best in hand": sum(map(_prestige, buildings[:2])),
            "senate in hand": len(senate),
            "best token": max((_value(token) for token in private.tokens), default=0),
            "tokens": len(private.tokens),
            "inactive": sum(not building.active for building in player.buildings),
            "buildings": len(player.buildings),
        },
    )
    payable = [card for card in buildings if costs.is_payable(player, card)]
    counted["payable"] = len(payable)
    counted["best payable"] = max(map(_prestige, payable), default=0)
    for resource in RESOURCES:
        counted[resource] = min(player.goods[resource], 5)
        counted[f"more {resource}"] = max(0, player.goods[resource] - 5)
    if player.city and outlook.next_raid(state) is not None:
        low, high = outlook.raid_range(state)
        expected = outlook.strength_expected(state, seat)
        counted["safe"] = expected >= high
        counted["lost"] = max(0, low - expected)
        counted["in doubt"] = low <= expected < high
        counted["strength"] = expected
    for building in player.buildings:
        name = f"own {building.id}"
        counted[name] += 1
    for card in senate:
        name = f"holds {SENATE[card].type}"
        counted[name] += 1
    for card in player.senate:
        name = f"played {SENATE[card].type}"
        counted[name] += 1
    return counted


def _prestige(card: str) -> int:
    return BUILDINGS[card].prestige


def _value(token: str) -> int:
    return TOKENS[token].value


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
