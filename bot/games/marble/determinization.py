"""The inverse of a view: the values of the bridge tiles that the viewer has not seen (section 8)."""

from __future__ import annotations

from collections import Counter

from bot.engine import Chance, imagined_state

from .components import CONSTANTS
from .state import State, View


def imagined(view: View, chance: Chance) -> State:
    """The values that are not known lie on the spaces, before the others, and aside, each way as likely."""
    known = Counter(value for values in view.shown.values() for value in values)
    unseen = iter(chance.shuffled(list((Counter(CONSTANTS.bridge_tile_values) - known).elements())))
    return imagined_state(
        State,
        view,
        chance,
        bridge_tiles={space: next(unseen) for space in view.bridges},
        values=[
            view.shown[seat] if seat in view.shown else [next(unseen) for _ in range(player.bridges)]
            for seat, player in enumerate(view.players)
        ],
    )
