"""The public table: header, city, supply, panels of the seats; and where things lie on it, for lessons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import ceil, floor

from PIL import Image

from bot.app.fallbacks import spared
from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import COLOURS, CONSTANTS, OUTLETS, TREASURY, TYPES, Field, TileType
from bot.games.marble.scoring import outlook
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas, Point
from bot.pictures.context import Showing, separately
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, Style
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT
from bot.pictures.panels import BAND, count, figure, panel, seat_panel
from bot.pictures.pieces import pawn
from bot.pictures.sprites import icon, kept, render
from bot.pictures.theme import CELL, IVORY, LIGHT_GOLD, LINE, PANEL, SEATS, SOFT, WALL, code

from .city import NOTHING, PAWN_UP, Fresh, draw_city, last_move, outlet_at
from .ground import Plan, named_now
from .heading import Heading
from .tiles import KINDS, OUTLET, draw_outlet

SUPPLY_HEIGHT = 250
COLUMN, COLUMN_GAP = 117, 5  # of one type of building
FIGURES = COUNT.at(32)
PAWN = 36
AWAY = (("seat", PANEL), ("seat-ink", PANEL), ("seat-rim", LINE))
"""Colours of the magistrate that shows where one could stand."""


@separately
def draw_supply(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    panel(canvas, *box)
    for kind, column in columns_of(box).items():
        _draw_type_supply(canvas, view, words, kind, column, fresh)
    _draw_rest_supply(canvas, view, words, rest_of(box), fresh)


def columns_of(box: Box) -> dict[TileType, Box]:
    return {
        kind: Box(
            box.x + COLUMN_GAP + index * (COLUMN + COLUMN_GAP),
            box.y + COLUMN_GAP,
            COLUMN,
            box.height - 2 * COLUMN_GAP,
        )
        for index, kind in enumerate(TYPES)
    }


def rest_of(box: Box) -> Box:
    left = box.x + COLUMN_GAP + len(TYPES) * (COLUMN + COLUMN_GAP)
    return Box(left, box.y + COLUMN_GAP, box.right - COLUMN_GAP - left, box.height - 2 * COLUMN_GAP)


def stack_of(column: Box) -> Box:
    return Box(column.x, column.y + 112, column.width, 48)


def field_of(column: Box, field: Field) -> Box:
    if field == TREASURY:
        return Box(column.x, column.y + 42, column.width, 40)
    return Box(column.x + 4, column.y + 192, column.width - 8, 40)


def _draw_type_supply(
    canvas: Canvas, view: View, words: Words, kind: TileType, box: Box, fresh: Fresh
) -> None:
    middle = box.x + box.width / 2
    canvas.rectangle(*box, CELL, 8)
    canvas.rectangle(box.x, box.y, box.width, 8, KINDS[kind].colour, 4)
    canvas.centre(icon(f"marble/{kind}", 50), box.x + 29, box.y + 40)
    highlights.wreathed(
        canvas, box.right - 32, box.y + 40, str(TYPES[kind].points), 60, IVORY, "points_wreath"
    )
    canvas.text(middle, box.y + 81, words(f"type-{kind}"), DETAIL_BOLD.at(28), IVORY, "middle", room=COLUMN)
    takes = words("picture-tiles", count=TYPES[kind].site_tiles)
    canvas.text(middle, box.y + 106, takes, DETAIL.at(22), SOFT, "middle", room=COLUMN)
    left = view.stacks[kind]
    canvas.centre(icon(f"marble/tile_{kind}", 52), box.x + 32, box.y + 136)
    figure(canvas, box.x + 63, box.y + 136, left, FIGURES, warning=not left)
    count(canvas, box.x + 12, box.y + 173, f"marble/imperium_{kind}", view.imperium[kind], 40, FIGURES)
    _draw_field(canvas, view, kind, field_of(box, kind), fresh)


def _draw_rest_supply(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    left = box.x + 2
    count(canvas, left, box.y + 20, "marble/treasury", view.coins, 40, FIGURES)
    _draw_field(canvas, view, TREASURY, field_of(box, TREASURY), fresh)
    count(canvas, left, box.y + 105, "marble/fountain", view.fountains, 40, FIGURES)
    for index, colour in enumerate(COLOURS):
        y = box.y + 147 + index * 38
        draw_outlet(canvas, left + 18, y, colour, words(f"picture-outlet-{colour}"), 36)
        figure(canvas, left + 42, y, view.pieces[colour], FIGURES)


def _draw_field(canvas: Canvas, view: View, field: Field, box: Box, fresh: Fresh) -> None:
    """The magistrates on a field, closer together where they are many; the one just come on gold."""
    seats = [seat for seat in view.turn_order() for _ in range(view.players[seat].fields[field])]
    x, y = box.middle
    if not seats:
        canvas.centre(icon("common/pawn", PAWN, AWAY), x, y)
        return
    pitch = min(30.0, (box.width - PAWN) / max(1, len(seats) - 1))
    start = x - pitch * (len(seats) - 1) / 2
    just_come = None
    if fresh.went_to == field and fresh.seat in seats:
        just_come = len(seats) - 1 - seats[::-1].index(fresh.seat)
    for index, seat in enumerate(seats):
        if index == just_come:
            highlights.frame(canvas, start + index * pitch - 13, y - 17, 26, 34, 13)
        canvas.centre(pawn(SEATS[seat], PAWN), start + index * pitch, y)


ROWS = 3
TALL = 230  # from this height on a panel has a fourth row: what would count at the end
LEAST = 32  # of figures, in px: a phone shows them 11 px high
SMALLER = 38, COUNT.at(28)
NARROW = 28, COUNT.at(26)
"""Of a tile and one figure, or two, before what has just come, which so keeps clear of the next tile."""
ADDED = COUNT.at(24)
"""Of what has just come: on the line of what was there, as a raised figure reads like a power."""
PANEL_RIGHT = 128  # width of what stands at the right of the types


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    """One panel a seat in turn order, sharing the box."""
    order = view.turn_order()
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, box.spread(view.seats), strict=True):
        drawn = fresh.drawn if fresh.seat == seat else {}
        draw_panel(canvas, view, seat, words, place, seat in asked, drawn)


def draw_panel(
    canvas: Canvas, view: View, seat: int, words: Words, box: Box, asked: bool, drawn: Mapping[TileType, int]
) -> None:
    """A seat's panel: a row of tiles, one of buildings, one of Imperium tiles; what would count below."""
    seat_panel(canvas, SEATS[seat], *box, asked)
    middles, pitch = rows_of(box)
    top = middles[0]
    size = round(min(42, pitch - 3))
    style = COUNT.at(max(LEAST, min(34, round(pitch * 0.8))))
    left, right = box.x + BAND + 14, box.right - PANEL_RIGHT
    _draw_types_owned(
        canvas, view, seat, Box(left, round(top), right - left, round(2 * pitch)), size, style, drawn
    )
    _draw_home(canvas, view, seat, right + 4, top, size, asked)
    player = view.players[seat]
    count(canvas, right + 4, top + pitch, "marble/treasury", player.coins, size, style)
    count(canvas, right + 4, top + 2 * pitch, "marble/bridge", player.bridges, size, style)
    if len(middles) > ROWS:
        _draw_outlook(canvas, view, seat, words, left, middles[-1], box.right - left - 12)


def rows_of(box: Box) -> tuple[list[float], float]:
    """The middles of a panel's rows, from above, and how far they lie apart."""
    rows = ROWS + (box.height >= TALL)
    pitch = min(60, (box.height - 6) / rows)
    top = box.y + (box.height - pitch * (rows - 1)) / 2
    return [top + row * pitch for row in range(rows)], pitch


def _draw_types_owned(
    canvas: Canvas, view: View, seat: int, box: Box, size: int, style: Style, drawn: Mapping[TileType, int]
) -> None:
    """A column a type: tiles in the forum and those just drawn ("4 +1"), buildings, Imperium tiles."""
    player = view.players[seat]
    owned = [site.kind for site in view.sites.values() if site.owner == seat]
    for index, kind in enumerate(TYPES):
        x = box.x + index * box.width / len(TYPES)
        incoming, arrived = player.incoming[kind], drawn.get(kind, 0)
        forum, coming = player.forum[kind] - (0 if incoming else arrived), incoming or arrived
        tile, figures = (SMALLER if forum < 10 else NARROW) if coming else (min(46, size + 8), style)
        wide = count(canvas, x - 5, box.y, f"marble/tile_{kind}", forum, tile, figures)
        if coming:
            canvas.text(x + wide - 4, box.y, signed(coming), ADDED, LIGHT_GOLD)
        middle = box.y + box.height / 2
        count(canvas, x, middle, f"marble/{kind}", owned.count(kind), size, style)
        count(canvas, x, box.bottom, f"marble/imperium_{kind}", player.imperium[kind], size, style)


def _draw_home(canvas: Canvas, view: View, seat: int, x: float, y: float, size: int, asked: bool) -> None:
    for place in range(CONSTANTS.magistrates):
        middle = x + size * 0.46 + place * size * 0.98
        if place < view.players[seat].home:
            canvas.centre(pawn(SEATS[seat], size + 4), middle, y)
        else:
            canvas.disc(middle, y + size * 0.12, size * 0.2, LINE if asked else CELL)


def _draw_outlook(
    canvas: Canvas, view: View, seat: int, words: Words, left: float, y: float, width: float
) -> None:
    canvas.rectangle(left, y - 30, width, 2, LINE)
    taken = 16 + canvas.text(left, y + 2, words("picture-would-count"), DETAIL.at(LEAST), SOFT, room=150)
    added = outlook(view, seat)
    pitch = (width - taken) / len(added)
    for index, (source, amount) in enumerate(added.items()):
        x = left + taken + index * pitch
        count(canvas, x, y + 2, Heading.sources[source], amount, 38, COUNT.at(LEAST))


BOARD = Box(0, HEADER, 992, HEIGHT - HEADER)
PLAN = Plan(44, 72, 18)  # where the board lies in its part of the table
LEDGER = Box(1000, HEADER + 10, 576, HEIGHT - HEADER - 26)
GAP = 12
PANELS = Box(LEDGER.x, LEDGER.y + SUPPLY_HEIGHT + GAP, LEDGER.width, LEDGER.height - SUPPLY_HEIGHT - GAP)
_ACROSS, _DOWN = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
BRANCHES: tuple[tuple[int, int, tuple[Image.Transpose, ...]], ...] = (
    (22, 24, (_DOWN,)),
    (22, 618, ()),
    (866, 24, (_DOWN, _ACROSS)),
    (866, 618, (_ACROSS,)),
)
"""Where branches lie on the board's part of the table, and how they are turned over."""


def draw_table(view: View, showing: Showing) -> Canvas:
    heading, fresh = Heading(view, showing), spared("the marks of a move", NOTHING, last_move, view)
    canvas, words = heading.table(), heading.words
    draw_board(canvas, view, words, NOTHING if view.outcome else fresh)
    if view.outcome:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    draw_supply(canvas, view, words, Box(LEDGER.x, LEDGER.y, LEDGER.width, SUPPLY_HEIGHT), fresh)
    draw_panels(canvas, view, words, PANELS, fresh)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    panels = PANELS.spread(view.seats)
    return gathered(
        draw_table(view, showing), Heading(view, showing), panels, len(showing.names), settled=settled
    )


def draw_board(canvas: Canvas, view: View, words: Words, fresh: Fresh) -> None:
    """The city between river and outlets, olive branches in the corners that it leaves empty."""
    board = Canvas(BOARD.width, BOARD.height, WALL)
    draw_city(board, PLAN, view, words, fresh, named_now(view))
    for x, y, turns in BRANCHES:
        board.put(_branch(turns), x, y)
    canvas.put(board.image, BOARD.x, BOARD.y)


@kept
def _branch(turns: tuple[Image.Transpose, ...]) -> Image.Image:
    """An olive branch, tone on tone, as it was drawn or turned over."""
    sheet = f"[stroke-width]{{stroke:none}}path,circle{{fill:{code(PANEL)}}}"
    sprite = render("common/olive_branch", 112, 150, sheet)
    for turn in turns:
        sprite = sprite.transpose(turn)
    return sprite


FIGURE_REACH, LABEL_ROOM = 20, 5
"""How far a magistrate reaches, and how much higher a ring around it keeps clear of its label, in px."""
STEP_BELOW = 14  # how far below the middle of a tile the number of a step stands, on the table
POINT_REACH = 22
"""How far around a point its spot reaches, in px: a ring around it still shows what stands beside."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """What may be marked of the table, each by its name.

    `board`, of it `triangle D7` (hills and bridges are some), `place D7-D8`, `figure D7-D8` (a magistrate there),
    `step D7-D8` (a point for a number), `point EF10`, `site EF10` with all its sides, and `outlet grey`; `supply`,
    of it `type temple`, `stack temple`, `field temple`, `field treasury` and `rest`; `seat 1`, counted from 1, and in
    its panel `seat 1 forum`, `buildings`, `imperium`, `magistrates`, `coins`, `bridges` and `worth`.
    """
    found = {"board": BOARD} | dict(_spots_on_board())
    shown = Box(LEDGER.x, LEDGER.y, LEDGER.width, SUPPLY_HEIGHT)
    found |= {"supply": shown, "rest": rest_of(shown)}
    found["field treasury"] = field_of(found["rest"], TREASURY)
    for kind, column in columns_of(shown).items():
        found |= {
            f"type {kind}": column,
            f"stack {kind}": stack_of(column),
            f"field {kind}": field_of(column, kind),
        }
    for seat, box in zip(view.turn_order(), PANELS.spread(view.seats), strict=True):
        found |= dict(_spots_in_panel(f"seat {seat + 1}", box))
    return found


def _spots_on_board() -> Iterator[tuple[str, Box]]:
    plan = PLAN
    for place in PLACES:
        yield f"place {place}", _bounds(plan.outline(place))
        x, y = plan.middle(place)
        yield f"figure {place}", _bounds([(x, y - PAWN_UP - LABEL_ROOM)], FIGURE_REACH)
        yield f"step {place}", _bounds([(x, y + STEP_BELOW * plan.scale)])
    for triangle in TRIANGLES:
        yield f"triangle {triangle}", _bounds(plan.triangle(triangle))
    for name, point in POINTS.items():
        yield f"point {name}", _bounds([plan.point(name)], POINT_REACH)
        yield f"site {name}", _bounds(map(plan.point, point.neighbours.values()))
    for colour in OUTLETS:
        yield f"outlet {colour}", _bounds([outlet_at(plan, colour)], OUTLET * plan.scale / 2)


def _bounds(points: Iterable[Point], reach: float = 0) -> Box:
    """What bounds some points of the board, so far around them, on the table."""
    across, down = zip(*points, strict=True)
    left, top = floor(min(across) - reach), floor(min(down) - reach)
    right, bottom = ceil(max(across) + reach), ceil(max(down) + reach)
    return Box(BOARD.x + left, BOARD.y + top, right - left, bottom - top)


def _spots_in_panel(name: str, box: Box) -> Iterator[tuple[str, Box]]:
    yield name, box
    (forum, buildings, imperium, *more), pitch = rows_of(box)
    left, right, high = box.x + BAND + 6, box.right - PANEL_RIGHT, round(pitch)
    for row, y in (("forum", forum), ("buildings", buildings), ("imperium", imperium)):
        yield f"{name} {row}", Box(left, round(y - pitch / 2), right - left, high)
    for row, y in (("magistrates", forum), ("coins", buildings), ("bridges", imperium)):
        yield f"{name} {row}", Box(right, round(y - pitch / 2), box.right - 6 - right, high)
    for y in more:
        yield f"{name} worth", Box(left, round(y - pitch / 2), box.right - 6 - left, high)
