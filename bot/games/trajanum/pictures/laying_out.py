"""The private picture of the set-up: the colonia as it would be laid out."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bot.games.trajanum.components import COLOURS, CORNERS, DIAGONALS, START_TILES
from bot.games.trajanum.rules.set_up import other_classes
from bot.games.trajanum.state import Crane, PlacedCitizen, Player, Row, View
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, TOP
from bot.pictures.theme import MARBLE_EDGE, SEPIA

from .colonia import draw_citizens
from .grid import Grid, draw_grid, draw_rails
from .heading import Heading
from .theme import THEME

CELL = 118
CITIZENS = 250
"""The room of the citizen rows left of the grid, in px."""


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The colonia with what is to be laid out on it.

    `places` are the corners, each with the colour of its crane and, on the upper one of the diagonal, the class of the
    citizen there ("red merchant"), and the number of the first citizen's row.
    """
    heading = Heading(view, showing)
    width = CITIZENS + 6 * CELL
    grid = Grid(CELL, LEFT + (RIGHT - LEFT - width) // 2 + CITIZENS, TOP + 78)
    canvas = heading.sheet(seat, heading.words("picture-choose"), grid.y + grid.side + 30 - TOP)
    player = laid_out(view.players[seat], seat, places)
    table = replace(view, players=[player if each is view.players[seat] else each for each in view.players])
    draw_grid(canvas, table, seat, grid, showing.words.locale)
    draw_rails(canvas, table, seat, grid, SEPIA)
    draw_citizens(canvas, player, grid, grid.x - CITIZENS, ON_PAPYRUS, THEME.accent, MARBLE_EDGE)
    return canvas


def laid_out(player: Player, seat: int, places: Mapping[str, str]) -> Player:
    """The player as the places say; what they don't say is left open."""
    cranes, citizens = {}, {}
    for corner in CORNERS:
        colour, _, citizen = places.get(corner, "").partition(" ")
        for known in COLOURS:
            if known == colour:
                cranes[corner] = Crane(known)
        for other in other_classes(player.citizen):
            if other == citizen:
                citizens[corner] = START_TILES[other]
                citizens[_opposite(corner)] = next(
                    START_TILES[left] for left in other_classes(player.citizen) if left != other
                )
    seated = Row((PlacedCitizen(START_TILES[player.citizen], seat),), active=True)
    rows = [seated if str(number) in places else row for number, row in enumerate(player.rows, 1)]
    return replace(player, cranes=cranes, tiles=citizens, rows=rows)


def _opposite(corner: str) -> str:
    """The other corner of a diagonal."""
    return next(
        lower if corner == upper else upper for upper, lower in DIAGONALS.values() if corner in (upper, lower)
    )
