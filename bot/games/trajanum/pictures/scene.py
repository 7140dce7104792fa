"""The public pictures put together, and where the things lie on them that lessons speak of."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.app.fallbacks import separately
from bot.engine import Event
from bot.games.trajanum import scoring
from bot.games.trajanum.components import COLUMNS, CONSTANTS, NEIGHBOURS, ROWS, SPACES, TEMPLES, TILE_SPACES
from bot.games.trajanum.rules.forum import eagle_points, largest_group
from bot.games.trajanum.state import Player, View
from bot.i18n.fluent import Locale, signed, words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT, WIDTH, gathered
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, count, figure, seat_panel
from bot.pictures.sprites import icon, paint
from bot.pictures.theme import LIGHT_GOLD, SEATS, WALL

from . import colonia, forum, tiles
from .colonia import GOODS, LARGE_BLOCK, SMALL_BLOCK, Block, Grid, draw_block, draw_grid
from .forum import draw_column, draw_plaza
from .heading import Heading, order
from .panels import (
    card_boxes,
    draw_cards,
    draw_panels,
    draw_streets,
    draw_supply,
    draw_tracks,
    panel_boxes,
    step_box,
    street_box,
    track_boxes,
)
from .tiles import of_gain

BESIDE_FIGURES = COUNT.at(34)
BESIDE_CITIZEN = 32
BESIDE_SIGN = 40
BESIDE_COLUMNS = 4


def draw_beside(canvas: Canvas, view: View, seat: int, box: Box, locale: Locale) -> Grid:
    """The citizens' rows and the colonia, then goods, ship, tiles, reserve, prestige; returns where the grid lies."""
    player = view.players[seat]
    seat_panel(canvas, SEATS[seat], *box, asked=False, shape_y=36 if seat == view.start_seat else 0)
    if seat == view.start_seat:
        canvas.centre(icon("trajanum/start", 44), box.x + BAND / 2, box.bottom - 34)
    cell = (box.height - 20) // 6
    grid = Grid(cell, box.x + BAND + 20 + 2 * BESIDE_CITIZEN + 8, box.y + (box.height - 6 * cell) // 2)
    draw_grid(canvas, view, seat, grid, locale)
    _draw_citizens(canvas, player, grid, box.x + BAND + 10)
    left = grid.x + grid.side + 20
    _draw_figures(canvas, view, seat, Box(left, box.y + 8, box.right - left, box.height - 16), locale)
    return grid


@separately
def _draw_citizens(canvas: Canvas, player: Player, grid: Grid, x: int) -> None:
    for number, row in ROWS.items():
        own = player.rows[number - 1]
        for place in range(2):
            artwork, there = f"trajanum/{row.citizen}", place < len(own.citizens)
            sprite = icon(artwork, BESIDE_CITIZEN)
            if not (there and own.active):
                sprite = tiles.faint(artwork, BESIDE_CITIZEN, 45 if there else 14)
            canvas.centre(sprite, x + BESIDE_CITIZEN / 2 + place * (BESIDE_CITIZEN + 2), grid.level(number))


@separately
def _draw_figures(canvas: Canvas, view: View, seat: int, box: Box, locale: Locale) -> None:
    player = view.players[seat]
    group = len(largest_group(view, seat))
    back = tiles.face_down(SEATS[seat], BESIDE_SIGN - 8, BESIDE_SIGN - 8)
    shown = [(icon(of_gain(good, locale), BESIDE_SIGN), player.resources[good]) for good in GOODS]
    shown += [
        (icon("trajanum/ship", BESIDE_SIGN), player.ship),
        (back, player.hidden_tiles),
        (icon("trajanum/own_tile", BESIDE_SIGN, ()), len(player.reserve)),
        (icon("trajanum/upgrade", BESIDE_SIGN), player.shift),
        (icon("trajanum/trajan", BESIDE_SIGN), scoring.order_points(player)),
        (icon("trajanum/eagle", BESIDE_SIGN), eagle_points(view, seat)),
        (icon("trajanum/envoy", BESIDE_SIGN, paint(SEATS[seat])), group),
    ]
    places = box.spread(4 * BESIDE_COLUMNS, BESIDE_COLUMNS, 0)
    for (sprite, value), place in zip(shown, places, strict=False):
        y = place.middle[1]
        canvas.centre(sprite, place.x + BESIDE_SIGN / 2, y)
        figure(canvas, place.x + BESIDE_SIGN + 6, y, value, BESIDE_FIGURES)
    last = places[len(shown)]
    points = scoring.group_points(player, group)
    count(canvas, last.x, last.middle[1], "common/points_wreath", points, BESIDE_SIGN, BESIDE_FIGURES)


TOP = HEADER + 10
MOSAIC = Box(64, TOP + 36, 720, 640)
SUPPLY = Box(24, TOP + 694, 770, 82)


@dataclass(frozen=True, slots=True)
class ForumLayout:
    """Where the forum is framed, and what lies beside or below it."""

    frame: Box
    streets: Box
    tracks: Box
    trajan: Box
    panels: Box


LARGE_FORUM = ForumLayout(
    frame=Box(24, TOP, 770, 686),
    streets=Box(808, TOP, 768, 136),
    tracks=Box(808, TOP + 146, 768, 240),
    trajan=Box(808, TOP + 402, 768, 154),
    panels=Box(808, TOP + 572, 768, 204),
)
SMALL_FORUM = ForumLayout(
    frame=Box(24, TOP, 770, 504),
    streets=Box(808, TOP, 768, 150),
    tracks=Box(808, TOP + 162, 768, 346),
    trajan=Box(808, TOP + 524, 768, 252),
    panels=Box(24, TOP + 518, 770, 164),
)
"""The forum of two players is four rows high: below it there is room for the players."""
STANDINGS = Box(808, TOP, 768, 776)
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
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    draw_square(canvas, heading)
    draw_supply(canvas, view, words, SUPPLY)
    if view.outcome:
        heading.draw_standings(canvas, STANDINGS)
        return canvas
    room = forum_layout(view)
    draw_streets(canvas, view, words, room.streets)
    draw_tracks(canvas, view, room.tracks, words.locale)
    draw_cards(canvas, view, words, room.trajan)
    draw_panels(canvas, view, heading.order(), room.panels)
    return canvas


def forum_layout(view: View) -> ForumLayout:
    return SMALL_FORUM if forum.forum_extent(view.forum.colours()) == LOW else LARGE_FORUM


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    heading, people = Heading(view, showing), len(showing.names)
    places = panel_boxes(view, forum_layout(view).panels)
    return gathered(draw_forum(view, showing), heading, places, people, settled=settled)


def draw_colonias(view: View, showing: Showing) -> Canvas:
    """Everybody's colonia, in turn order; where one of three or four is to move, theirs is large and the others beside.

    For three players the fourth place shows the Trajan cards.
    """
    heading = Heading(view, showing)
    canvas, deed = heading.table(), heading.deed
    grids = _put_colonias(canvas, heading)
    for event in view.events:
        if event.key == "tiles-taken" and event.seat is not None:
            for space in event.places:
                highlights.dotted(canvas, *grids[event.seat].box(space).inset(5), LIGHT_GOLD)
    if deed and deed.seat is not None and _spaces(deed) and not view.outcome:
        _mark_colonia(canvas, heading, deed, grids[deed.seat])
    return canvas


def colonia_grids(view: View) -> dict[int, Grid]:
    """Where the grid of each seat's colonia lies on this picture: drawing them tells."""
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    return _put_colonias(canvas, Heading(view, Showing((), words("en", "trajanum"))))


def _put_colonias(canvas: Canvas, heading: Heading) -> dict[int, Grid]:
    view, words = heading.view, heading.words
    asked = [asked.seat for asked in view.asked]
    if view.seats == 2 or len(asked) != 1:
        plan, places = blocks_alike(view)
        grids = {
            seat: draw_block(canvas, view, seat, place.x, place.y, plan, words, asked=seat in asked)
            for seat, place in zip(heading.order(), places, strict=False)
        }
    else:
        left, right = COLONIAS.spread(2, 2, GAP)
        places, (now,) = right.spread(3, gap=GAP), asked
        grids = {now: draw_block(canvas, view, now, left.x, left.y, LARGE_BLOCK, words, asked=True)}
        others = [seat for seat in heading.order() if seat != now]
        grids |= {
            seat: draw_beside(canvas, view, seat, place, words.locale)
            for seat, place in zip(others, places, strict=False)
        }
    if view.seats == 3:
        draw_cards(canvas, view, words, places[-1])
    return grids


def blocks_alike(view: View) -> tuple[Block, list[Box]]:
    plan = LARGE_BLOCK if view.seats == 2 else SMALL_BLOCK
    return plan, COLONIAS.spread(4 if plan is SMALL_BLOCK else 2, 2, GAP)


def forum_arrangement(cells: Collection[str], *, over: bool = False) -> tuple[Box, forum.ForumPlan, Box, Box]:
    """The frame, and where the cells of the forum, the column and the plaza stand in it; alone when all is over."""
    extent = forum.forum_extent(cells)
    if extent == LOW and not over:
        column, plaza = BELOW
        return SMALL_FORUM.frame, forum.forum_plan(cells, MOSAIC), column, plaza
    shift, column, plaza = BLOCK if len(cells) == BLOCK_CELLS and extent == (9, 8) else FREE[extent]
    room = Box(MOSAIC.x + shift, MOSAIC.y, MOSAIC.width - shift, MOSAIC.height)
    return LARGE_FORUM.frame, forum.forum_plan(cells, room), column, plaza


def draw_square(canvas: Canvas, heading: Heading) -> None:
    view, words, deed = heading.view, heading.words, heading.deed
    over = view.outcome is not None
    frame, plan, column, plaza = forum_arrangement(view.forum.colours(), over=over)
    forum.draw_forum(canvas, view.forum, plan, frame, words.locale)
    draw_column(canvas, view, words, column)
    draw_plaza(canvas, view, words, plaza)
    placed = deed.places_of("cell") if deed and not over else ()
    for cell in placed:
        highlights.frame(canvas, *plan.box(cell).inset(2))
    if deed and placed:
        box = plan.box(placed[-1])
        _badge(canvas, heading, deed, box.right + 4, box.y - 2, frame.right - 8)


@separately
def _mark_colonia(canvas: Canvas, heading: Heading, deed: Event, grid: Grid) -> None:
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
    return deed.places_of("space", "spaces")


def _badge(canvas: Canvas, heading: Heading, deed: Event, x: float, y: float, limit: float) -> None:
    gains = heading.gains(deed.seat or 0)
    what = next((what for what, amount in gains.items() if amount > 0), None)
    if what is None:
        return
    artwork = "" if what == "vp" else of_gain({"shift": "upgrade"}.get(what, what), heading.words.locale)
    highlights.badge(canvas, x, y, signed(gains[what]), artwork=artwork, limit=limit)


STREET_SIGN = 58
"""How far the sign of a street reaches out before its spaces, in px."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """Of the first picture or the second (`part` 0 or 1), as a seat of a table for two sees them.

    On the first: `forum`, `cell E2`, `column`, `plaza`, `street 1`, `track library`, `step library 3`, `order 1` (by
    cycle), `panel`. On the second, in the viewer's colonia: `space A1`, two side by side as `space A1 B1`, `row 1` and
    `column A` with their signs, `citizens 1` (by row), `bar`, `slider`, `builder` and the other goods, `ship`, `own`
    and `received` (tiles in hand). For a spectator `seat 1`, counted from 1, and in each colonia
    `seat 1 space A1`.
    """
    return _on_colonias(view) if part else _on_forum(view)


def _on_forum(view: View) -> dict[str, Box]:
    cells = view.forum.colours()
    frame, plan, column, plaza = forum_arrangement(cells, over=view.outcome is not None)
    room = forum_layout(view)
    found = {"forum": frame, "column": column, "plaza": plaza}
    found |= {f"cell {cell}": plan.box(cell) for cell in cells}
    for place in range(CONSTANTS.streets_per_round):
        found[f"street {place + 1}"] = street_box(room.streets, place)
    for track, box in track_boxes(room.tracks).items():
        found[f"track {track}"] = box
        for step in range(1, CONSTANTS.track_steps + 1):
            found[f"step {track} {step}"] = step_box(box, step)
    found |= {f"order {cycle}": box for cycle, box in card_boxes(room.trajan).items()}
    seats = dict(zip(order(view), panel_boxes(view, room.panels), strict=True))
    if view.viewer is not None:
        found["panel"] = seats[view.viewer]
    else:
        found |= {f"seat {seat + 1}": box for seat, box in seats.items()}
    return found


def _on_colonias(view: View) -> dict[str, Box]:
    if view.viewer is None:
        return {
            f"seat {seat + 1} space {space}": grid.box(space)
            for seat, grid in colonia_grids(view).items()
            for space in SPACES
        }
    plan, places = blocks_alike(view)
    x, y, *_ = places[order(view).index(view.viewer)]
    grid = colonia.grid_of(plan, x, y)
    found = {f"space {space}": grid.box(space) for space in SPACES}
    side = grid.side + STREET_SIGN
    for place, letter in enumerate(COLUMNS):
        left, top = grid.x + place * grid.cell, grid.y + place * grid.cell
        found[f"column {letter}"] = Box(left, grid.y - STREET_SIGN, grid.cell, side)
        found[f"row {place + 1}"] = Box(grid.x - STREET_SIGN, top, side, grid.cell)
    found |= {
        f"space {space} {other}": grid.boxes((space, other))
        for space in SPACES
        for other in NEIGHBOURS[space]
        if space < other
    }
    found |= {f"citizens {row}": colonia.citizens_box(grid, x, row) for row in ROWS}
    found |= {good: colonia.good_box(plan, x, y, good) for good in GOODS}
    own, received = colonia.hand_boxes(plan, x, y)
    return found | {
        "bar": colonia.bar_box(x, y),
        "slider": colonia.slider_box(x, y),
        "ship": colonia.ship_box(plan, x, y),
        "own": own,
        "received": received,
    }
