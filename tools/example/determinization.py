"""The inverse of a view: the seeds that a viewer hasn't seen are dealt anew (section 2)."""

from __future__ import annotations

from bot.engine import Chance, imagined_state

from .components import CONSTANTS
from .state import State, View


def imagined(view: View, chance: Chance) -> State:
    """Deal the unseen seeds to hands and hiding places; every way is equally likely."""
    known = {*view.gone_seeds, *view.own_hand, *view.hidden_seeds.values()}
    unseen = chance.shuffled([seed for seed in range(1, CONSTANTS.seeds + 1) if seed not in known])
    hands, hidden = [], []
    for seat in range(view.seats):
        hands.append(view.own_hand if seat == view.viewer else _taken(unseen, view.seeds[seat]))
        hides = view.turns > 0 and seat not in view.hidden_seeds
        hidden.append(_taken(unseen, 1)[0] if hides else view.hidden_seeds.get(seat, 0))
    return imagined_state(State, view, chance, hands=hands, hidden=hidden)


def _taken(seeds: list[int], number: int) -> list[int]:
    """Remove and return the first seeds."""
    taken, seeds[:] = seeds[:number], seeds[number:]
    return taken
