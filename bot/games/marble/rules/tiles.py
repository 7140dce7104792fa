"""Drawing tiles, laying them, and what a tile brings at once (sections 5.3, 5.5 and 5.6)."""

from __future__ import annotations

from bot.engine import Form, Place, push
from bot.games.marble.board import PLACES
from bot.games.marble.state import UNKNOWN, State, Table, Tile

from . import aqueducts, city, names, supply
from .moves import NO, YES, Draw, Play, Recall
from .sites import FinishSites


def draw(state: State, seat: int, move: Draw) -> None:
    """Take tiles; they can be played from the next turn on."""
    kinds = [kind for kind in map(supply.tile_type, (move.tile, move.other)) if kind]
    for kind in kinds:
        state.stacks[kind] -= 1
        state.players[seat].incoming[kind] += 1
    if state.heard:
        state.did("drew", seat, tiles=names.drawn(kinds))
        for kind in kinds:
            state.note(seat, f"tile-{kind}", 1)


def play_form(table: Table, seat: int, ground: city.Ground) -> Form | None:
    """Laying any tile of the forum on any legal place, with a magistrate where one is at home."""
    player = table.players[seat]
    if not ground.legal or not (kinds := supply.in_forum(player)):
        return None
    return Form(
        Play,
        tile=kinds,
        place=lambda _: ground.legal_places(),
        magistrate=(YES, NO) if player.home else (NO,),
    )


def play_tile(state: State, seat: int, move: Play) -> None:
    """Lay a tile: magistrate, bridge, outlet, sites, in this order (ruling 13)."""
    player = state.players[seat]
    kind = supply.tile_type(move.tile)
    assert kind
    player.forum[kind] -= 1
    magistrate = seat if move.magistrate == YES else None
    state.tiles[move.place] = Tile(kind, seat, state.turn, magistrate)
    if magistrate is not None:
        player.home -= 1
    if state.heard:
        key = "laid" if magistrate is None else "laid-with-magistrate"
        state.did(key, seat, tile=names.tile(kind), place=Place(move.place))
        state.note(seat, f"tile-{kind}", -1)
    push(state, FinishSites(seat, city.completed(state, state.tiles, move.place)))
    for space in PLACES[move.place].triangles:
        if space in state.bridge_tiles:
            take_bridge(state, seat, space)
    colour = aqueducts.outlet_at(state, move.place)
    if colour is not None:
        aqueducts.start(state, seat, colour)


def take_bridge(state: State, seat: int, space: str) -> None:
    """Take the bridge tile of a space; its value is seen by the taker alone."""
    value = state.looked_at(state.bridge_tiles.pop(space), UNKNOWN)
    state.bridges.remove(space)
    state.values[seat].append(value)
    event = state.did("bridge-taken", seat, space=Place(space))
    event.reveals = True
    event.known_to = [seat]
    event.secret = {"value": value}
    state.players[seat].bridges += 1
    state.note(seat, "bridges", 1)


def recall(state: State, seat: int, move: Recall) -> None:
    """Take a magistrate home; it can be placed at once."""
    state.tiles[move.magistrate] = state.tiles[move.magistrate].left()
    state.players[seat].home += 1
    if state.heard:
        state.did("recalled", seat, place=Place(move.magistrate))
