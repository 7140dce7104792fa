"""The public pictures put together: the forum with what lies beside it, and the colonias."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.engine import Event
from bot.games.trajanum.components import NEIGHBOURS, TEMPLES, TILE_SPACES
from bot.games.trajanum.state import View
from bot.i18n.fluent import signed, words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing, separately
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.theme import LIGHT_GOLD, WALL

from . import forum
from .artworks import of_gain
from .beside import draw_beside
from .colonia import LARGE, SMALL, Plan, draw_block
from .column import draw_column, draw_plaza
from .grid import Grid
from .heading import Heading
from .orders import draw_cards
from .panels import draw_panels, panels
from .streets import draw_streets
from .supply import draw_supply
from .tracks import draw_tracks

TOP = HEADER + 10
MOSAIC = Box(64, TOP + 36, 720, 640)
"""What the frame leaves for cells."""
SUPPLY = Box(24, TOP + 694, 770, 82)


@dataclass(frozen=True, slots=True)
class Room:
    """Where the forum is framed, and what lies beside or below it."""

    frame: Box
    streets: Box
    tracks: Box
    trajan: Box
    panels: Box


LARGE_FORUM = Room(
    frame=Box(24, TOP, 770, 686),
    streets=Box(808, TOP, 768, 136),
    tracks=Box(808, TOP + 146, 768, 240),
    trajan=Box(808, TOP + 402, 768, 154),
    panels=Box(808, TOP + 572, 768, 204),
)
SMALL_FORUM = Room(
    frame=Box(24, TOP, 770, 504),
    streets=Box(808, TOP, 768, 150),
    tracks=Box(808, TOP + 162, 768, 346),
    trajan=Box(808, TOP + 524, 768, 252),
    panels=Box(24, TOP + 518, 770, 164),
)
"""The forum of two players is four rows high: below it there is room for the players."""

LEDGER = Box(808, TOP, 768, 776)
COLONIAS = Box(24, TOP, 1552, 776)
GAP = 12
PILL = 9
"""How far a pill moves aside from what is built beside it, in px."""

FREE = {
    (9, 4): (0, Box(76, TOP + 390, 340, 270), Box(424, TOP + 390, 340, 270)),
    (6, 8): (0, Box(556, TOP + 48, 224, 300), Box(556, TOP + 368, 224, 300)),
    (9, 8): (0, Box(64, TOP + 378, 206, 290), Box(566, TOP + 378, 214, 290)),
    (9, 12): (126, Box(48, TOP + 48, 272, 160), Box(526, TOP + 48, 254, 160)),
}
"""By columns and rows of the forum: how far it is moved to the right, and where column and plaza stand."""
BLOCK = (0, Box(552, TOP + 40, 230, 150), Box(552, TOP + 522, 230, 150))
"""The same where four players' boards lie as a block, with another at the right."""
BLOCK_CELLS = 60
LOW = (9, 4)
"""The forum of two players: as long as the game lasts, they have the room below it."""
BELOW = (Box(50, TOP + 366, 360, 132), Box(420, TOP + 366, 360, 132))


def draw_forum(view: View, showing: Showing) -> Canvas:
    """The forum, and what belongs to all."""
    canvas, heading = _begin(view, showing)
    words = heading.words
    draw_rome(canvas, heading)
    draw_supply(canvas, view, words, SUPPLY)
    if view.outcome:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    room = room_of(view)
    draw_streets(canvas, view, words, room.streets)
    draw_tracks(canvas, view, room.tracks, words.locale)
    draw_cards(canvas, view, words, room.trajan)
    draw_panels(canvas, view, heading.order(), room.panels)
    return canvas


def room_of(view: View) -> Room:
    """How the first picture is laid out."""
    return SMALL_FORUM if forum.extent(view.forum.colours()) == LOW else LARGE_FORUM


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The forum before its game."""
    heading, people = Heading(view, showing), len(showing.names)
    places = panels(view, room_of(view).panels)
    return gathered(draw_forum(view, showing), heading, places, people, settled=settled)


def draw_colonias(view: View, showing: Showing) -> Canvas:
    """Everybody's colonia, in turn order; where one of three or four is to move, theirs is large and the others beside.

    For three players the fourth place shows the Trajan cards.
    """
    canvas, heading = _begin(view, showing)
    deed = heading.deed
    grids = _put_colonias(canvas, heading)
    for event in view.events:
        if event.key == "tiles-taken" and event.seat is not None:
            for space in event.places:
                highlights.dotted(canvas, *grids[event.seat].box(space).inset(5), LIGHT_GOLD)
    if deed and deed.seat is not None and _spaces(deed) and not view.outcome:
        _mark_colonia(canvas, heading, deed, grids[deed.seat])
    return canvas


def grids(view: View) -> dict[int, Grid]:
    """Where the grid of each seat's colonia lies on this picture: drawing them tells."""
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    return _put_colonias(canvas, Heading(view, Showing((), words("en", "trajanum"))))


def _put_colonias(canvas: Canvas, heading: Heading) -> dict[int, Grid]:
    view = heading.view
    asked = [asked.seat for asked in view.asked]
    beside = view.seats > 2 and len(asked) == 1
    draw = _draw_one_large if beside else _draw_all_alike
    return draw(canvas, heading, asked)


def _draw_all_alike(canvas: Canvas, heading: Heading, asked: Collection[int]) -> dict[int, Grid]:
    """Two side by side, or two by two; returns where each seat's grid lies."""
    view = heading.view
    plan, places = alike(view)
    if view.seats == 3:
        draw_cards(canvas, view, heading.words, places[-1])
    return {
        seat: draw_block(canvas, view, seat, place.x, place.y, plan, heading.words, asked=seat in asked)
        for seat, place in zip(heading.order(), places, strict=False)
    }


def alike(view: View) -> tuple[Plan, list[Box]]:
    """How colonias of one size are laid out, and where, in turn order."""
    plan = LARGE if view.seats == 2 else SMALL
    return plan, COLONIAS.spread(4 if plan is SMALL else 2, 2, GAP)


def _draw_one_large(canvas: Canvas, heading: Heading, asked: Sequence[int]) -> dict[int, Grid]:
    """The colonia of whoever is to move, the others one below the other beside it; returns where the grids lie."""
    view = heading.view
    left, right = COLONIAS.spread(2, 2, GAP)
    (now,) = asked
    grids = {now: draw_block(canvas, view, now, left.x, left.y, LARGE, heading.words, asked=True)}
    *places, last = right.spread(3, gap=GAP)
    if view.seats == 3:
        draw_cards(canvas, view, heading.words, last)
    others = [seat for seat in heading.order() if seat != now]
    grids |= {
        seat: draw_beside(canvas, view, seat, place, heading.words.locale)
        for seat, place in zip(others, [*places, last], strict=False)
    }
    return grids


def _begin(view: View, showing: Showing) -> tuple[Canvas, Heading]:
    heading = Heading(view, showing)
    return heading.table(), heading


def arranged(cells: Collection[str], *, over: bool = False) -> tuple[Box, forum.Plan, Box, Box]:
    """The frame, and where the cells of the forum, the column and the plaza stand in it; alone when all is over."""
    extent = forum.extent(cells)
    if extent == LOW and not over:
        column, plaza = BELOW
        return SMALL_FORUM.frame, forum.plan(cells, MOSAIC), column, plaza
    shift, column, plaza = BLOCK if len(cells) == BLOCK_CELLS and extent == (9, 8) else FREE[extent]
    room = Box(MOSAIC.x + shift, MOSAIC.y, MOSAIC.width - shift, MOSAIC.height)
    return LARGE_FORUM.frame, forum.plan(cells, room), column, plaza


def draw_rome(canvas: Canvas, heading: Heading) -> None:
    """The forum square with column and plaza, and the envoys placed just now."""
    view, words, deed = heading.view, heading.words, heading.deed
    cells = view.forum.colours()
    frame, plan, column, plaza = arranged(cells, over=view.outcome is not None)
    forum.draw_frame(canvas, frame)
    complete = [area.cells for area in view.forum.areas if not view.forum.free(area)]
    forum.draw_mosaic(canvas, plan, cells, complete, words.locale)
    forum.draw_rails(canvas, plan, cells)
    forum.draw_envoys(canvas, plan, cells, view.forum.envoys, words.locale)
    draw_column(canvas, view, words, column)
    draw_plaza(canvas, view, words, plaza)
    if deed is None or view.outcome:
        return
    placed = deed.places_of("cell")
    for cell in placed:
        box = plan.box(cell)
        highlights.frame(canvas, *box.inset(2))
    if placed:
        box = plan.box(placed[-1])
        _badge(canvas, heading, deed, box.right + 4, box.y - 2, frame.right - 8)


@separately
def _mark_colonia(canvas: Canvas, heading: Heading, deed: Event, grid: Grid) -> None:
    """Gold round what was built, or where a tile was taken, and what it brought."""
    box = grid.boxes(_spaces(deed))
    highlights.frame(canvas, *box.inset(2), 5)
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
    artwork = "" if what == "vp" else of_gain({"shift": "upgrade"}.get(what, what), heading.words.locale)
    highlights.badge(canvas, x, y, signed(gains[what]), artwork=artwork, limit=limit)
