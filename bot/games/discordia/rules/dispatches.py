"""Dispatches (sections 5.4 and 5.5): figures of the stock fill the next space of a tile."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from bot.engine import Form, Move, Place, Text
from bot.games.discordia.components import OF_VALUE, ROWS, SLOTS, Effect, Row
from bot.games.discordia.state import Player, State, Table, Tile, Turn

from . import names
from .bonuses import BonusChoice, owe
from .changes import lose_figures
from .figures import counted, fillable, fitting
from .moves import Dispatch, Skip
from .refusals import why_not_dispatch
from .tracks import any_colour

ROWS_OF: dict[str, tuple[Row, ...]] = {
    "ship": ("H",),
    "barracks": ("K", "T"),
    "market": ("M",),
    "farm": ("F",),
    "any": ROWS,
}
"""The rows of the tiles that a dispatch may go to; barracks include military towers."""


@cache
def rows_of_sorts(sorts: tuple[str, ...]) -> tuple[Row, ...]:
    """The rows to which one can dispatch, of these sorts or "any"."""
    wanted = {row for sort in sorts for row in ROWS_OF[sort]}
    return tuple(row for row in ROWS if row in wanted)


def can_receive(player: Player, tile: Tile) -> bool:
    """Whether the stock can fill the next space of the tile."""
    return not tile.fresh and tile.open_space in fillable(player)


def targets(player: Player, rows: tuple[Row, ...]) -> list[str]:
    """The slots of these rows to which figures can be dispatched."""
    if not rows:
        return []
    spaces = fillable(player)
    return [
        SLOTS[row][place]
        for row in rows
        for place, tile in enumerate(player.rows[row])
        if tile is not None and not tile.fresh and tile.open_space in spaces
    ]


def matches(player: Player, tile: Tile, turn: Turn) -> bool:
    """Whether the tile has the value used, and the colour of the die or none that matters."""
    face = tile.face
    if face.value != turn.value or not face.spaces:
        return False
    if face.die is None or face.die == turn.die:
        return True
    return ("barracks" if face.sort == "military" else face.sort) in any_colour(player)


def special_tiles(player: Player, turn: Turn) -> list[tuple[str, Tile]]:
    """The tiles with their slots that may have a special dispatch now, each once a turn."""
    of_value = OF_VALUE[turn.value]
    return [
        (SLOTS[row][place], tile)
        for row in ROWS
        for place, tile in enumerate(player.rows[row])
        if tile is not None
        and tile.id in of_value
        and not tile.used
        and matches(player, tile, turn)
        and can_receive(player, tile)
    ]


def special_targets(player: Player, turn: Turn) -> list[str]:
    """Their slots."""
    return [slot for slot, _ in special_tiles(player, turn)]


def fillings(player: Player, slot: str) -> tuple[str, ...]:
    """The figures that can be dispatched to the tile at the slot."""
    tile = player.tile_at(slot)
    space = tile and tile.open_space
    return fitting(player, space) if space else ()


def dispatch(state: State, seat: int, slot: str, figures: str, how: str = "dispatched") -> None:
    """Fill the next space of the tile; `how` names the event."""
    player = state.players[seat]
    tile = player.standing(slot)
    player.lay(slot, replace(tile, figures=(*tile.figures, figures)))
    if state.heard:
        state.did(how, seat, figures=names.figures(figures), tile=names.standing(tile), slot=Place(slot))
    lose_figures(state, seat, counted(figures))


class DispatchChoice(BonusChoice):
    """A player may dispatch, as a bonus: to any tile that is not full (ruling 49)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """To a tile that can be supplied, or not."""
        player = position.players[self.seat]
        yield Form(
            Dispatch,
            tile=targets(player, ROWS_OF[self.effect.what]),
            figures=lambda slot: fillings(player, slot),
        )
        yield Form(Skip)

    def use(self, state: State, move: Dispatch) -> None:
        """The space is filled."""
        if self.effect.amount > 1:
            owe(state, self.seat, Effect("dispatch", self.effect.amount - 1, self.effect.what))
        dispatch(state, self.seat, move.tile, move.figures)

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the tile, or the stock, lacks."""
        if not isinstance(move, Dispatch):
            return None
        return why_not_dispatch(position.players[self.seat], move.tile, move.figures)


def can_dispatch(table: Table, seat: int, effect: Effect) -> bool:
    """Whether there is a tile that the stock can supply."""
    return bool(targets(table.players[seat], ROWS_OF[effect.what]))
