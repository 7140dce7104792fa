"""What holds in every position of the Garden."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.engine import AnyState, Chance
from bot.workshop.example.components import BEDS
from bot.workshop.example.state import State
from tests.games.unseen import swap_answers


def check(state: State) -> None:
    """Fails for a position that can't be."""
    assert [len(hand) for hand in state.hands] == state.seeds
    seeds = [seed for seed in state.hidden if seed] + [seed for hand in state.hands for seed in hand]
    assert len(set(seeds)) == len(seeds)
    assert set(state.planted) <= set(BEDS)
    assert state.planted.keys() == state.crops.keys()
    assert min(state.coins) >= 0


def possessions(state: AnyState) -> Counter[tuple[int, str]]:
    """All that events tell changes of."""
    counted: Counter[tuple[int, str]] = Counter()
    for seat in range(state.seats):
        counted[seat, "coins"] = state.coins[seat]
        counted[seat, "points"] = state.points[seat]
        counted[seat, "seeds"] = state.seeds[seat]
    return counted


def swap_hidden(state: Any, viewer: int | None, chance: Chance) -> None:
    """Deal everything anew, in place, that the viewer does not see."""
    swap_answers(state, viewer, chance)
    state.chance.seed = bytes(16)
    if state.outcome is not None:
        return
    others = [seat for seat in range(state.seats) if seat != viewer]
    unseen = [state.hidden[seat] for seat in others if state.hidden[seat]]
    unseen += [seed for seat in others for seed in state.hands[seat]]
    unseen = chance.shuffled(unseen)
    for seat in others:
        state.hidden[seat] = unseen.pop() if state.hidden[seat] else 0
        state.hands[seat] = [unseen.pop() for _ in state.hands[seat]]
