"""What counts in Discordia: the figures that will be left, by what the city can send away and will lack."""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import NamedTuple

from bot.engine import Evaluation, Outcome, read_weights, total_of
from bot.games.discordia.rules import dispatches
from bot.games.discordia.rules.figures import jokers

from .components import COLOURS, CONSTANTS, GERMANIC, PRIVILEGES, EffectKind
from .forecast import forecast, main_action, prospects, sending
from .state import State

_VICTORY = 8.0
"""A victory counts as so many figures more."""
_NEARLY = 1.5, 2.0
"""A stock of so many figures is emptied as often as not; how far chance spreads that."""

_EFFECTS: dict[EffectKind, float] = {
    "discard": 1.0,
    "draw": -1.0,
    "infra_once": 1.0,
    "dispatch": 2.0,
    "exp_star": 2.0,
    "tower": 2.0,
    "take_star": 0.3,
    "lose_star": -0.3,
    "aqueduct": 0.8,
    "demolish": -2.0,
}
"""What the reward or the damage of a raid is worth, in figures, for each of its amount."""

_WORTHS = {tile.id: _EFFECTS[tile.effect.kind] * tile.effect.amount for tile in GERMANIC.values()}
"""What the reward or the damage of each Germanic tile is worth."""
_UNKNOWN_REWARD = 2.0
_UNKNOWN_STRENGTH = 2, 2, 2, 4
"""What a Germanic tile that is not revealed is taken for: its reward, and its strength year by year."""
_IN_REACH = 0.3
"""What a strength that is just not enough is worth, of one that is."""


def progress(state: State) -> float:
    """How much of the game is over: by its years and seasons."""
    if state.phase == "end":
        return 1.0
    passed = CONSTANTS.seasons if state.phase in ("raid", "shortage") else state.season - 1
    return (state.year - 1 + passed / CONSTANTS.seasons) / CONSTANTS.years


class Tribes(NamedTuple):
    """What this year's tribes cost or bring, and the strength that is needed, as far as it is known."""

    damage: float
    reward: float
    needed: int


class Sight(NamedTuple):
    """A position with its tribes; without any where no raid is to come in this year."""

    state: State
    tribes: Tribes | None


def sight(state: State) -> Sight:
    """What is the same for all seats."""
    if state.left is None or state.phase != "season":
        return Sight(state, None)
    damage, reward, needed = _WORTHS[state.left], _UNKNOWN_REWARD, state.raid_strength
    if state.right is None:
        needed += _UNKNOWN_STRENGTH[state.year - 1]
    else:
        reward = _WORTHS[state.right]
    return Sight(state, Tribes(damage, reward, needed))


def figures(sight: Sight, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    state = sight.state
    player = state.players[seat]
    city = prospects(player)
    sent = sending(state, seat, city)
    stock = player.figures
    wild = len(jokers(player))
    middle, spread = _NEARLY
    return {
        "always": 1.0,
        "stock": stock,
        "forecast": forecast(state, player, city, sent),
        "empty this year": 1 / (1 + exp((stock - sent.year - middle) / spread)),
        "specials now": sent.now,
        "specials next": sent.following,
        "main action": main_action(state, seat),
        "to act": state.turn is not None and state.turn.seat == seat and not state.turn.acted,
        "to come": state.phase == "season" and player.die is None,
        "raid": _raid(sight.tribes, city.strength),
        "stars": min(player.stars, 3),
        "more stars": max(0, player.stars - 3),
        "manipulators": player.manipulators,
        "active": player.active,
        "expedition": player.expedition,
        "development": player.development,
        "aqueduct": player.aqueduct,
        "decrees": len(player.decrees),
        "decrees in reach": len(dispatches.claimable(state, seat)),
        "jokers": wild,
        "all jokers": wild == len(COLOURS),
        "privileges": sum([not one.spent and bool(PRIVILEGES[one.id].effects) for one in player.privileges]),
        "extensions": sum(player.extensions.values()),
        "free": city.free,
        "tiles": city.tiles,
        "towers": city.towers,
    }


def _raid(tribes: Tribes | None, strength: int) -> float:
    """What this year's tribes will bring or cost so strong a city."""
    if tribes is None:
        return 0.0
    damage, reward, needed = tribes
    return reward if strength >= needed else damage + _IN_REACH * (reward - damage) * strength / needed


def result(outcome: Outcome, seat: int) -> float:
    """The figures in stock, of which the fewest win, and the victory."""
    return _VICTORY * (seat in outcome.winners) - total_of(outcome, seat)


WEIGHTS = read_weights(Path(__file__).parent / "weights.json")
EVALUATION = Evaluation(figures, progress, result, WEIGHTS, sight)
