"""The public pictures put together: the forum with what lies beside it, and the colonias."""

from __future__ import annotations

from collections.abc import Collection

from bot.engine import Event
from bot.games.trajanum.components import NEIGHBOURS, TEMPLES, TILE_SPACES
from bot.games.trajanum.state import View
from bot.pictures import marks
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.palette import LIGHT_GOLD
from bot.pictures.showing import Showing
from bot.words.fluent import signed

from . import forum
from .artworks import of_gain
from .colonia import LARGE, SMALL, draw_block
from .column import draw_column, draw_plaza
from .grid import Grid
from .heading import Heading
from .orders import draw_cards
from .panels import draw_panels, panels
from .streets import draw_streets
from .supply import draw_supply
from .tracks import draw_tracks

TOP = HEADER + 10
FRAME = Box(24, TOP, 770, 686)
MOSAIC = Box(64, 258, 720, 640)
"""What the frame leaves for cells."""
SUPPLY = Box(24, 916, 770, 82)
STREETS = Box(808, TOP, 768, 136)
TRACKS = Box(808, 368, 768, 240)
TRAJAN = Box(808, 624, 768, 154)
PANELS = Box(808, 794, 768, 204)
LEDGER = Box(808, TOP, 768, 776)
GAP = 12
PILL = 9
"""How far a pill moves aside from what is built beside it, in px."""

FREE = {
    (9, 4): (0, Box(76, 612, 340, 270), Box(424, 612, 340, 270)),
    (6, 8): (0, Box(556, 270, 224, 300), Box(556, 590, 224, 300)),
    (9, 8): (0, Box(64, 600, 206, 290), Box(566, 600, 214, 290)),
    (9, 12): (126, Box(48, 270, 272, 160), Box(526, 270, 254, 160)),
}
"""By columns and rows of the forum: how far it is moved to the right, and where column and plaza stand."""
BLOCK = (0, Box(552, 262, 230, 150), Box(552, 744, 230, 150))
"""The same where four players' boards lie as a block, with another at the right."""
BLOCK_CELLS = 60


def draw_forum(view: View, showing: Showing) -> Canvas:
    """The forum, and what belongs to all."""
    canvas, heading = _begin(view, showing)
    words = heading.words
    draw_rome(canvas, heading)
    draw_supply(canvas, view, words, SUPPLY)
    if view.outcome:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    draw_streets(canvas, view, words, STREETS)
    draw_tracks(canvas, view, TRACKS)
    draw_cards(canvas, view, words, TRAJAN)
    draw_panels(canvas, view, heading.order(), PANELS)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The forum before its game."""
    heading, people = Heading(view, showing), len(showing.names)
    return gathered(draw_forum(view, showing), heading, panels(view, PANELS), people, settled=settled)


def draw_colonias(view: View, showing: Showing) -> Canvas:
    """Everybody's colonia, in turn order; for three players the fourth place shows the Trajan cards."""
    canvas, heading = _begin(view, showing)
    deed = heading.deed
    plan = LARGE if view.seats == 2 else SMALL
    asked = {asked.seat for asked in view.asked}
    marked: Grid | None = None
    taken = {event.seat: event.places for event in view.events if event.key == "tiles-taken"}
    for index, seat in enumerate(heading.order()):
        x, y = 24 + index % 2 * (plan.width + GAP), TOP + index // 2 * (plan.height + GAP)
        grid = draw_block(canvas, view, seat, x, y, plan, asked=seat in asked)
        if deed and deed.seat == seat:
            marked = grid
        for space in taken.get(seat, ()):
            box = grid.box(space)
            marks.dotted(canvas, *box.inset(5), LIGHT_GOLD)
    if view.seats == 3:
        draw_cards(
            canvas, view, heading.words, Box(24 + SMALL.width + GAP, TOP + SMALL.height + GAP, 770, 382)
        )
    if deed and marked and _spaces(deed) and not view.outcome:
        _mark_colonia(canvas, heading, deed, marked)
    return canvas


def _begin(view: View, showing: Showing) -> tuple[Canvas, Heading]:
    heading = Heading(view, showing)
    canvas = heading.table()
    heading.draw_second_name(canvas)
    return canvas, heading


def arranged(cells: Collection[str]) -> tuple[forum.Plan, Box, Box]:
    """Where the cells of the forum, the column and the plaza stand in the frame."""
    extent = forum.extent(cells)
    shift, column, plaza = BLOCK if len(cells) == BLOCK_CELLS and extent == (9, 8) else FREE[extent]
    room = Box(MOSAIC.x + shift, MOSAIC.y, MOSAIC.width - shift, MOSAIC.height)
    return forum.plan(cells, room), column, plaza


def draw_rome(canvas: Canvas, heading: Heading) -> None:
    """The forum square with column and plaza, and the envoys placed just now."""
    view, words, deed = heading.view, heading.words, heading.deed
    cells = view.forum.colours()
    plan, column, plaza = arranged(cells)
    forum.draw_frame(canvas, FRAME)
    complete = [area.cells for area in view.forum.areas if not view.forum.free(area)]
    forum.draw_mosaic(canvas, plan, cells, complete)
    forum.draw_rails(canvas, plan, cells)
    forum.draw_envoys(canvas, plan, cells, view.forum.envoys)
    draw_column(canvas, view, words, column)
    draw_plaza(canvas, view, words, plaza)
    if deed is None or view.outcome:
        return
    placed = deed.places_of("cell")
    for cell in placed:
        box = plan.box(cell)
        marks.frame(canvas, *box.inset(2))
    if placed:
        box = plan.box(placed[-1])
        _badge(canvas, heading, deed, box.right + 4, box.y - 2, FRAME.right - 8)


def _mark_colonia(canvas: Canvas, heading: Heading, deed: Event, grid: Grid) -> None:
    """Gold round what was built, or where a tile was taken, and what it brought."""
    box = grid.boxes(_spaces(deed))
    marks.frame(canvas, *box.inset(2), 5)
    x, y = _quiet_spot(heading.view, deed, grid)
    _badge(canvas, heading, deed, x, y, grid.x + grid.side + 16)


def _quiet_spot(view: View, deed: Event, grid: Grid) -> tuple[float, float]:
    """The middle of the nearest space on which a pill hides no building, no token and no letter."""
    player = view.players[deed.seat or 0]
    mine = grid.boxes(_spaces(deed)).middle
    built = {*player.buildings, *_spaces(deed), *player.cranes, *TEMPLES}

    def distance(space: str) -> tuple[float, float]:
        x, y = grid.box(space).middle
        return (x - mine[0]) ** 2 + (y - mine[1]) ** 2, -x

    free = [space for space in TILE_SPACES if space not in built]
    if not free:
        return mine
    nearest = min(free, key=distance)
    x, y = grid.box(nearest).middle
    beside = {space: grid.box(space).middle[0] - x for space in NEIGHBOURS[nearest] if space in built}
    aside = sum(-PILL if across > 0 else PILL for across in beside.values() if across)
    return x + aside, y


def _spaces(deed: Event) -> tuple[str, ...]:
    """The spaces of a colonia where it was done."""
    return deed.places_of("space", "spaces")


def _badge(canvas: Canvas, heading: Heading, deed: Event, x: float, y: float, limit: float) -> None:
    """The first of what was gained."""
    gains = heading.gains(deed.seat or 0)
    what = next((what for what, amount in gains.items() if amount > 0), None)
    if what is None:
        return
    artwork = "" if what == "vp" else of_gain({"shift": "upgrade"}.get(what, what))
    marks.badge(canvas, x, y, signed(gains[what]), artwork=artwork, limit=limit)
