"""Drawing tiles, laying them, their effects, and taking magistrates home (sections 5.3, 5.5 and 5.6)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine import Form, Place, Text, push, text
from bot.games.marble.board import PLACES, TRIANGLES, place_named
from bot.games.marble.components import (
    CONSTANTS,
    HILLS,
    TYPES,
    TileType,
    place_names,
    tile_names,
    tile_type,
    type_names,
)
from bot.games.marble.state import UNKNOWN, State, Table, Tile

from . import aqueducts, city
from .moves import NO, NONE, YES, Draw, Play, Recall
from .sites import FinishSites


def kinds_in(amounts: Mapping[TileType, int]) -> list[TileType]:
    """The types with an amount above 0."""
    return [kind for kind, amount in amounts.items() if amount]


def end_comes(table: Table) -> bool:
    """Whether enough stacks are empty for the final round to follow."""
    return list(table.stacks.values()).count(0) >= CONSTANTS.empty_stacks_at_end


def second_tiles(table: Table, first: str) -> list[str]:
    """What can be drawn with a first tile: another type or, from the last stack, the same if there is another."""
    others: list[str] = [kind for kind in kinds_in(table.stacks) if kind != first]
    return others or ([first] if sum(table.stacks.values()) > 1 else [NONE])


def bridges_at(table: Table, place: str) -> list[str]:
    """The spaces under a place that still have their bridge tile."""
    return [space for space in PLACES[place].triangles if space in table.bridges]


def recallable(table: Table, seat: int) -> list[str]:
    """The tiles from which the seat can take a magistrate home; those on fields must stay."""
    if table.players[seat].home == CONSTANTS.magistrates:
        return []
    return [place for place, tile in table.tiles.items() if tile.magistrate == seat]


def draw_tiles(state: State, seat: int, move: Draw) -> None:
    kinds = [kind for kind in map(tile_type, (move.tile, move.other)) if kind]
    for kind in kinds:
        state.stacks[kind] -= 1
        state.players[seat].incoming[kind] += 1
    if state.heard:
        pair = len(set(kinds)) < len(kinds)
        drawn = Text(f"pair-{kinds[0]}") if pair else tile_names(kinds)
        state.did("drew", seat, tiles=drawn)
        for kind in kinds:
            state.note(seat, f"tile-{kind}", 1)


def play_form(table: Table, seat: int, ground: city.Ground) -> Form | None:
    """Laying any tile of the forum on any legal place, with a magistrate if one is at home."""
    player = table.players[seat]
    if not ground.legal or not (kinds := kinds_in(player.forum)):
        return None
    magistrate = (YES, NO) if player.home else (NO,)
    return Form(Play, tile=kinds, place=lambda _: ground.legal_places(), magistrate=magistrate)


def play_tile(state: State, seat: int, move: Play) -> None:
    """Lay a tile, then resolve bridge, outlet and sites, in this order (ruling 13)."""
    player = state.players[seat]
    kind = tile_type(move.tile)
    assert kind
    player.forum[kind] -= 1
    magistrate = seat if move.magistrate == YES else None
    state.tiles[move.place] = Tile(kind, seat, state.turn, magistrate)
    if magistrate is not None:
        player.home -= 1
    if state.heard:
        key = "laid" if magistrate is None else "laid-with-magistrate"
        state.did(key, seat, tile=Text(f"tile-{kind}"), place=Place(move.place))
        state.note(seat, f"tile-{kind}", -1)
    push(state, FinishSites(seat, city.completed(state, state.tiles, move.place)))
    for space in bridges_at(state, move.place):
        take_bridge(state, seat, space)
    colour = aqueducts.outlet_at(state, move.place)
    if colour is not None:
        aqueducts.start_aqueduct(state, seat, colour)


def take_bridge(state: State, seat: int, space: str) -> None:
    """Take the bridge tile of a space; only the taker sees its value."""
    value = state.looked_at(state.bridge_tiles.pop(space), UNKNOWN)
    state.bridges.remove(space)
    state.values[seat].append(value)
    event = state.did("bridge-taken", seat, space=Place(space))
    event.reveals = True
    event.known_to = [seat]
    event.secret = {"value": value}
    state.players[seat].bridges += 1
    state.note(seat, "bridges", 1)


def recall_magistrate(state: State, seat: int, move: Recall) -> None:
    """Take a magistrate home, where it can be placed again at once."""
    state.tiles[move.magistrate] = state.tiles[move.magistrate].left()
    state.players[seat].home += 1
    if state.heard:
        state.did("recalled", seat, place=Place(move.magistrate))


def why_not_draw(table: Table, move: Draw) -> Text | None:
    stacks = kinds_in(table.stacks)
    if not stacks:
        return text("refusal-stacks-empty")
    for name in (move.tile, move.other):
        kind = tile_type(name)
        if kind is None and name != NONE:
            return text("refusal-type-unknown", tiles=type_names(stacks))
        if kind is not None and kind not in stacks:
            return text("refusal-stack-empty", tile=Text(f"tile-{kind}"), tiles=type_names(stacks))
    if move.tile != NONE and move.other in second_tiles(table, move.tile):
        return None
    if len(stacks) > 1:
        return text("refusal-draw-different", tiles=type_names(stacks))
    return text("refusal-draw-last", left=table.stacks[stacks[0]])


def why_not_play(table: Table, seat: int, move: Play) -> Text | None:
    player = table.players[seat]
    kind = tile_type(move.tile)
    if kind is None:
        return text("refusal-type-unknown", tiles=type_names(kinds_in(player.forum) or TYPES))
    if not player.forum[kind]:
        key = "refusal-tile-incoming" if player.incoming[kind] else "refusal-tile-not-held"
        return text(key, tile=Text(f"tile-{kind}"))
    if refusal := why_not_place(table, move.place):
        return refusal
    if move.magistrate == YES and not player.home:
        return text("refusal-no-magistrate")
    return None if move.magistrate in (YES, NO) else text("refusal-yes-or-no")


def why_not_place(table: Table, typed: str) -> Text | None:
    """Why a tile can't be laid on the place; None if it can."""
    place = place_named(typed)
    if place is None:
        return text("refusal-place-unknown")
    for triangle in PLACES[place].triangles:
        cover, at = TRIANGLES[triangle].cover, Place(triangle)
        for hill in table.hills:
            if HILLS[hill].triangle == triangle:
                return text("refusal-place-hill", triangle=at, hill=Text(f"hill-{hill}"))
        for tile in table.tiles:
            if PLACES[tile].cover & cover:
                return text("refusal-place-taken", triangle=at, place=Place(tile))
    if not PLACES[place].around & city.ground(table).built:
        return text("refusal-place-apart", place=Place(place))
    return None if place == typed else text("refusal-place-unknown")


def why_not_recall(table: Table, seat: int, move: Recall) -> Text | None:
    places = recallable(table, seat)
    if move.magistrate in places:
        return None
    if move.magistrate in table.players[seat].sent:
        return text("refusal-recall-field")
    if places:
        return text("refusal-recall-where", places=place_names(places))
    return text("refusal-recall-none")
