"""What holds in every position of the Garden."""

from __future__ import annotations

from collections import Counter

from bot.engine import AnyState
from tools.example.components import BEDS
from tools.example.state import State, View


def check(state: State) -> None:
    """Fail for an impossible position."""
    assert [len(hand) for hand in state.hands] == state.seeds
    seeds = [seed for seed in state.hidden if seed] + [seed for hand in state.hands for seed in hand]
    assert len(set(seeds)) == len(seeds)
    assert set(state.planted) <= set(BEDS)
    assert state.planted.keys() == state.crops.keys()
    assert min(state.coins) >= 0


def possible(view: View) -> bool:
    """Return whether the viewer has as many seeds as they see."""
    return view.viewer is None or view.seeds[view.viewer] == len(view.own_hand)


def possessions(state: AnyState) -> Counter[tuple[int, str]]:
    """Return the amount of everything whose changes events report."""
    counted: Counter[tuple[int, str]] = Counter()
    for seat in range(state.seats):
        counted[seat, "coins"] = state.coins[seat]
        counted[seat, "points"] = state.points[seat]
        counted[seat, "seeds"] = state.seeds[seat]
    return counted
