"""Why a move can't be made: the first condition that is missing, in the order of section 5."""

from __future__ import annotations

from bot.engine import Move, Place, Text, text
from bot.games.marble.board import PLACES, WAYS, place_named
from bot.games.marble.components import TYPES
from bot.games.marble.state import Table

from . import city, lines, names, supply
from .moves import NO, NONE, YES, Aqueduct, Draw, End, Extra, Play, Recall


def why_not_action(table: Table, seat: int, move: Move) -> Text | None:
    """What an action lacks."""
    match move:
        case Draw():
            return _why_not_draw(table, move)
        case Play():
            return _why_not_play(table, seat, move)
        case Aqueduct():
            return _why_not_aqueduct(table, move)
        case Recall():
            return _why_not_recall(table, seat, move)
        case Extra():
            return why_not_extra(table, seat, move)
        case End():
            return text("refusal-end-actions", actions=table.actions_left)
        case _:
            return text(f"refusal-no-{move.kind()}")


def _why_not_draw(table: Table, move: Draw) -> Text | None:
    stacks = supply.stacks_left(table)
    if not stacks:
        return text("refusal-stacks-empty")
    kinds = [supply.tile_type(move.tile), supply.tile_type(move.other)]
    for kind, name in zip(kinds, (move.tile, move.other), strict=True):
        if kind is None and name != NONE:
            return text("refusal-type-unknown", tiles=names.tiles(stacks))
        if kind is not None and kind not in stacks:
            return text("refusal-stack-empty", tile=names.tile(kind), tiles=names.tiles(stacks))
    if len(stacks) > 1:
        return text("refusal-draw-different", tiles=names.tiles(stacks))
    return text("refusal-draw-last", tile=names.tile(stacks[0]), left=table.stacks[stacks[0]])


def _why_not_play(table: Table, seat: int, move: Play) -> Text | None:
    player = table.players[seat]
    kind = supply.tile_type(move.tile)
    if kind is None:
        return text("refusal-type-unknown", tiles=names.tiles(supply.in_forum(player) or TYPES))
    if not player.forum[kind]:
        key = "refusal-tile-incoming" if player.incoming[kind] else "refusal-tile-not-held"
        return text(key, tile=names.tile(kind))
    if refusal := why_not_place(table, move.place):
        return refusal
    if move.magistrate == YES and not player.home:
        return text("refusal-no-magistrate")
    return None if move.magistrate in (YES, NO) else text("refusal-yes-or-no")


def why_not_place(table: Table, typed: str) -> Text | None:
    """What stands against laying a tile on the place; None where nothing does."""
    place = place_named(typed)
    if place is None:
        return text("refusal-place-unknown")
    for triangle in PLACES[place].triangles:
        if hill := city.hill_on(table, triangle):
            return text("refusal-place-hill", triangle=Place(triangle), hill=names.hill(hill))
        if tile := city.tile_on(table.tiles, triangle):
            return text("refusal-place-taken", triangle=Place(triangle), place=Place(tile))
    if not PLACES[place].around & (city.tile_cover(table.tiles) | city.hill_cover(table)):
        return text("refusal-place-apart", place=Place(place))
    return None if place == typed else text("refusal-place-unknown")


def _why_not_aqueduct(table: Table, move: Aqueduct) -> Text | None:
    works = lines.Works.of(table)
    if not works.ends:
        return text("refusal-no-aqueduct")
    if not works.steps():
        return text("refusal-aqueducts-stuck")
    firsts = works.first_steps()
    if move.first not in firsts:
        return _why_not_step(works, move.first) or text("refusal-step-dead-end")
    seconds = works.second_steps(move.first)
    if move.second in seconds:
        return None
    if seconds == [NONE]:
        return text("refusal-one-piece")
    if move.second == NONE:
        return text("refusal-second-piece")
    return _why_not_step(works.after(move.first), move.second)


def _why_not_step(works: lines.Works, label: str) -> Text | None:
    """What stands against laying a single piece next."""
    step = lines.step_of(label)
    if step is None:
        return text("refusal-step-unknown")
    colour, direction = step
    name = names.aqueduct(colour)
    if colour not in works.ends:
        return text("refusal-aqueduct-not-started", aqueduct=name)
    if not works.pieces[colour]:
        return text("refusal-no-pieces", aqueduct=name)
    way = next((way for way in WAYS[works.ends[colour]] if way.direction == direction), None)
    if way is None:
        return text("refusal-step-off-board")
    if way.point in lines.OUTLET_POINTS:
        return text("refusal-step-outlet", point=Place(way.point))
    if way.point in works.taken:
        return text("refusal-step-taken", point=Place(way.point))
    if way.across and way.across in works.tiles:
        return text("refusal-step-inside", edge=Place(way.edge.name), place=Place(way.across))
    return None if works.carries(way) else text("refusal-step-bare", edge=Place(way.edge.name))


def _why_not_recall(table: Table, seat: int, move: Recall) -> Text | None:
    places = supply.recallable(table, seat)
    if move.magistrate in places:
        return None
    if places:
        return text("refusal-recall-where", places=names.places(places))
    return text("refusal-recall-none")


def why_not_extra(table: Table, seat: int, move: Extra) -> Text | None:
    """What an Imperium tile for one more action lacks."""
    if table.phase == "final":
        return text("refusal-extra-final")
    held = supply.imperium_held(table.players[seat])
    if not held:
        return text("refusal-extra-none")
    kind = supply.tile_type(move.imperium)
    if kind in held:
        return None
    return text("refusal-extra-held", imperium=[names.imperium(kind) for kind in held])
