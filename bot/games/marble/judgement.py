"""What counts in City of Marble: points, sites that are nearly closed, tiles and magistrates to go on with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path

from bot.engine import Judgement, read_weights, total_of

from .board import POINTS
from .components import TYPE_OF_SIZE, TYPES
from .rules import city
from .scoring import imperium_tiles, open_points
from .state import State

_WEDGES = 6
_OPEN = {point.name: point for point in POINTS.values() if point.inner}


def progress(state: State) -> float:
    """How much of the game is over: by the tiles that are laid."""
    return 1.0 if state.phase != "normal" else len(state.tiles) / sum(kind.tiles for kind in TYPES.values())


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = state.players[seat]
    open_now = open_points(state, seat)
    counted: dict[str, float] = {
        "always": 1,
        "points": player.points,
        "bridges": sum(state.bridge_values(seat)),
        "home": player.home,
        "home at all": player.home > 0,
        "imperium tiles": imperium_tiles(player),
        "actions": state.actions_left if state.active == seat else 0,
        **open_now,
    }
    for kind in TYPES:
        held = player.forum[kind] + player.incoming[kind]
        counted[f"held {kind}"] = min(held, 2)
        counted[f"imperium {kind}"] = player.imperium[kind]
    counted["held"] = sum(player.forum.values()) + sum(player.incoming.values())
    for field, magistrates in player.fields.items():
        counted[f"field {field}"] = magistrates
    for name, figure in _prospects(state, seat).items():
        counted[name] = figure
    return counted


def _prospects(state: State, seat: int) -> Mapping[str, float]:
    """Sites that are not finished: of how many wedges that are filled, who leads what may be built there."""
    found = defaultdict[str, float](float)
    filled = city.filled_cover(state, state.tiles)
    for name, point in _OPEN.items():
        wedges = (point.cover & filled).bit_count()
        if not 2 < wedges < _WEDGES or name in state.sites:
            continue
        places = [place for place in point.places if place in state.tiles]
        if not places:
            continue
        left = _WEDGES - wedges
        for tiles in range(len(places) + (left + 1) // 2, len(places) + left + 1):
            if tiles not in TYPE_OF_SIZE:
                continue
            kind = TYPE_OF_SIZE[tiles]
            share = city.influence(state.tiles, places, kind)
            own = share.pop(seat, 0)
            others = max(share.values(), default=0)
            if own > others:
                found[f"leads at {wedges}"] += TYPES[kind].points
            elif others > own:
                found[f"behind at {wedges}"] += TYPES[kind].points
        mine = sum(state.tiles[place].magistrate == seat for place in places)
        if mine:
            found[f"there at {wedges}"] += mine
    return found


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
