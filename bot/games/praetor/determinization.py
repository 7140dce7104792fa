"""The inverse of a view: only the order of the two stacks is hidden (section 8)."""

from __future__ import annotations

from bot.engine import Chance, imagined_state
from bot.games.praetor.rules.rounds import tiles_in_play

from .components import CITY_TILES, WALL_TILES
from .state import State, View


def imagined(view: View, chance: Chance) -> State:
    """The tiles that are not seen anywhere lie in the stacks, in any order; those of epoch I above (4.3)."""
    laid = {tile.tile for tile in view.city.values()}
    unseen = [
        tile
        for tile in tiles_in_play(view.seats, view.options)
        if tile not in laid and tile not in view.display
    ]
    stack = [
        tile
        for epoch in ("I", "II")
        for tile in chance.shuffled([tile for tile in unseen if CITY_TILES[tile].epoch == epoch])
    ]
    taken = {tile for player in view.players for tile in player.wall_tiles}
    known = {*taken, *view.wall_discard, view.wall_open}
    wall_stack = chance.shuffled([tile for tile in WALL_TILES if tile not in known])
    return imagined_state(State, view, chance, stack=stack, wall_stack=wall_stack)
