"""The inverse of a view: the stack and the Germanic piles are laid anew from the tiles that nobody has seen."""

from __future__ import annotations

from bot.engine import Chance, imagined_state

from .components import CITY_TILES, GERMANIC
from .state import State, View


def imagined(view: View, chance: Chance) -> State:
    """Every order of the unseen city tiles is as likely as any other, so is every unseen tribe of the same back."""
    built = {tile.id for player in view.players for tile in player.each_tile()}
    seen = {*view.display.values(), *view.removed, *built}
    unseen = [tile for tile in CITY_TILES if tile not in seen]
    left, right = (_pile(view, backs, chance) for backs in view.face_down())
    return imagined_state(
        State, view, chance, stack=chance.shuffled(unseen)[: view.stack], left_pile=left, right_pile=right
    )


def _pile(view: View, backs: str, chance: Chance) -> list[str]:
    """Germanic tiles with these backs, from the top, the top one last: none of them has been seen."""
    seen = {view.left, view.right, *view.past_tribes}
    unseen = chance.shuffled([tile for tile in GERMANIC if tile not in seen])
    pile: list[str] = []
    for back in backs:
        drawn = next(tile for tile in unseen if GERMANIC[tile].back == back and tile not in pile)
        pile.append(drawn)
    return pile[::-1]
