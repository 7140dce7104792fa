"""The main action, of which a turn has one at most (section 5.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from bot.engine import Form
from bot.games.discordia.components import EXTENSIONS
from bot.games.discordia.state import State, Table, Turn

from .actions import may_develop, stars_to_take, tile_of_column
from .city_tiles import filled_cells, slots_of_cell, take_tile
from .dispatches import dispatch, fillings, rows_of_sorts, targets
from .extensions import extend, extensions_on_offer
from .moves import Develop, Dispatch, Extend, Take, TakeStars
from .stars import can_place_star, place_star, take_stars

MainAction: TypeAlias = Take | Dispatch | Extend | Develop | TakeStars


def main_actions(table: Table, turn: Turn) -> Iterator[Form]:
    """A city tile of the column, what its action tile shows, and to develop."""
    player = table.players[turn.seat]
    action_tile = tile_of_column(table, turn.value)
    if cells := filled_cells(table, turn.value):
        yield Form(Take, tile=cells, slot=lambda cell: slots_of_cell(table, turn.seat, cell))
    if slots := targets(player, rows_of_sorts(action_tile.dispatches)):
        yield Form(Dispatch, tile=slots, figures=lambda slot: fillings(player, slot))
    if "extension" in action_tile.others and (extensions := extensions_on_offer(table)):
        yield Form(Extend, extension=extensions)
    if may_develop(player, turn.value) and can_place_star(table, turn.seat, "development"):
        yield Form(Develop)
    if "stars" in action_tile.others and (numbers := stars_to_take(table)):
        yield Form(TakeStars, number=numbers)


def act(state: State, seat: int, move: MainAction) -> None:
    """Carry the main action out."""
    match move:
        case Take():
            take_tile(state, seat, move.tile, move.slot, "tile-taken")
        case Dispatch():
            dispatch(state, seat, move.tile, move.figures)
        case Extend():
            extend(state, seat, EXTENSIONS[move.extension].id)
        case Develop():
            place_star(state, seat, "development")
        case TakeStars():
            take_stars(state, seat, move.number)
