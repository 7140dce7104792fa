"""Opponents at City of Marble: a simple one, one in a hurry to finish sites, one that hinders the others' sites."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.marble.board import PLACES
from bot.games.marble.components import TYPE_OF_SIZE, TYPES
from bot.games.marble.rules.city import district, influence, leader, missing_wedges
from bot.games.marble.scoring import sources, watered_points
from bot.games.marble.state import State

_NEAR: Final = (0.9, 0.75, 0.55, 0.25, 0.1)
"""The share of a site's points that counts, by the number of open wedges."""


def simple(state: State, seat: int) -> float:
    """Counts certain points, and half of those of sites for which it leads."""
    return sum(sources(state, seat).values()) + 0.5 * sum(_stands_to_win(state).get(seat, []))


def closer(state: State, seat: int) -> float:
    """Finishes sites, lays aqueducts to what it has built, and keeps nothing for the end."""
    player = state.players[seat]
    watered = watered_points(state)
    dry = sum(site.owner == seat and point not in watered for point, site in state.sites.items())
    worth = sum(sources(state, seat).values()) + sum(_stands_to_win(state).get(seat, []))
    return worth + _supplies(state, seat) + 0.5 * dry + 0.4 * player.bridges


def denier(state: State, seat: int) -> float:
    """Counts the others' best site double: better an empty fountain than their temple."""
    hopes = _stands_to_win(state)
    others = [max(found) for other, found in hopes.items() if other != seat]
    worth = sum(sources(state, seat).values()) + 0.8 * sum(hopes.get(seat, []))
    return worth + _supplies(state, seat) - 2.0 * max(others, default=0.0)


def _supplies(state: State, seat: int) -> float:
    """The value of tiles, magistrates and actions as long as they are useful."""
    if state.phase != "normal":
        return 0.0
    player = state.players[seat]
    rest = min(1.0, sum(sorted(state.stacks.values())[:-1]) / 10)
    tiles = sum(player.forum.values()) + sum(player.incoming.values())
    home = player.home + sum(player.fields.values())
    worth = 1.2 * min(tiles, 4) + 0.5 * max(0, tiles - 4) + 1.8 * min(home, 3)
    worth += 1.0 * sum(player.imperium.values()) + 1.5 * sum(player.fields.values())
    return rest * worth + (2.0 * state.actions_left if state.active == seat else 0.0)


def _stands_to_win(state: State) -> dict[int, list[float]]:
    """The expected points of open sites, by the seat that leads for the type most likely built there."""
    found: dict[int, list[float]] = {}
    for point, left in _open(state):
        places = district(state.tiles, point)
        size = min(max(3, len(places) + (left + 1) // 2), max(TYPE_OF_SIZE))
        kind = TYPE_OF_SIZE[size]
        builder = leader(influence(state.tiles, places, kind))
        if builder is not None:
            found.setdefault(builder, []).append(_NEAR[left] * TYPES[kind].points)
    return found


def _open(state: State) -> Iterator[tuple[str, int]]:
    manned = {
        corner
        for place, tile in state.tiles.items()
        if tile.magistrate is not None
        for corner in PLACES[place].corners
    }
    for point, left in missing_wedges(state).items():
        if point in manned and left < len(_NEAR):
            yield point, left
