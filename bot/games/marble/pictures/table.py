"""The public table: header, city, supply, panels of the seats; and where things lie on it, for lessons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil, floor
from typing import TypeAlias

from msgspec import json
from PIL import Image

from bot.app.fallbacks import separately, spared
from bot.engine import Asked, Event, changes_of
from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import CONSTANTS, OUTLETS, TREASURY, TYPES, Field, TileType
from bot.games.marble.holdings import HOLDINGS, REWARDS
from bot.games.marble.scoring import outlook
from bot.games.marble.state import View
from bot.games.marble.words import awaited
from bot.games.marble.words.table import PARTS
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas, Point
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, Style
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Versions
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, count, figure, panel, seat_panel
from bot.pictures.pieces import pawn
from bot.pictures.preview import Figure
from bot.pictures.rich_text import TextRun
from bot.pictures.sprites import icon, kept, paint, render
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import CELL, IVORY, LIGHT_GOLD, LINE, PANEL, SEATS, SOFT, WALL, Theme, code, rgb

from .city import NOTHING, PAWN_UP, Fresh, draw_city, last_move, outlet_at
from .ground import Plan, named_now
from .tiles import KINDS, OUTLET, draw_disc

THEME = Theme(rgb("#1F5068"), rgb("#133645"), "friezes/running_dog", "marble/theatre")

BUILT = ("built", "fountain-built", "plaza-left")  # what can come of a site


class Heading(Frame[View]):
    """The header of City of Marble."""

    theme = THEME
    counted = ("points",)
    holdings, parts = HOLDINGS, PARTS
    sources = {
        "play": "common/points_wreath",
        "bridges": "marble/bridge",
        "aqueducts": "marble/aqueduct",
        "fountains": "marble/fountain",
        "coins": "marble/treasury",
        "most_coins": "common/coin",
        "imperium": "marble/imperium_all",
    }

    def title(self) -> HeaderTitle:
        """The round is that of the first seat; the final one stands out."""
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        moment = words("picture-round", round=view.round)
        urgent = words("picture-last-round") if view.phase == "final" else ""
        return HeaderTitle(game, moment, urgent=urgent)

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        rows = []
        for kind in TYPES:
            built = {seat: self.view.buildings(seat).count(kind) for seat in range(self.view.seats)}
            rows.append(StandingsRow(f"marble/{kind}", self.words(f"type-{kind}"), built))
        return self.words("picture-built"), rows

    def figures(self, view: View, seat: int) -> Sequence[Figure]:
        """What a seat has, the magistrates that it has sent off, and what the end would bring as things stand."""
        away = len(view.players[seat].sent)
        would_count = [
            Figure(self.sources[source], self.words(f"picture-result-{source}-bring"), worth)
            for source, worth in outlook(view, seat).items()
        ]
        sent = Figure("common/pawn", self.words("picture-result-sent"), away, paint(self.look(seat)))
        return [*super().figures(view, seat), sent, *would_count]

    def asks(self, asked: Asked) -> str:
        return self.spoken.text(awaited(self.view, asked.seat))

    def happened(self) -> Versions:
        """The last move, and what was built by it; where that is long, what was built alone."""
        if self.deed is None:
            return super().happened()
        told = self._told(self.deed)
        site = next((event for event in self.view.events if event.key in BUILT and event != self.deed), None)
        if site is None:
            return told
        built = self._built(site)
        alone = built if site.changes else told[-1]
        return (*((*version, TextRun(" · "), *built) for version in told), alone)

    def _built(self, event: Event) -> tuple[TextRun, ...]:
        if event.key == "built":
            return self._told(event)[-1]
        return self.said(self.spoken(f"picture-{event.key}", point=event.arguments["point"]))[0]

    def _told(self, event: Event) -> Versions:
        return self.deed_told(event, changes_of([event], event.seat or 0))


SUPPLY_HEIGHT = 250
COLUMN, COLUMN_GAP = 117, 5  # of one type of building
FIGURES = COUNT.at(32)
PAWN = 36
Came: TypeAlias = tuple[int, Field] | None  # whose magistrate has just come to a field
AWAY = (("seat", PANEL), ("seat-ink", PANEL), ("seat-rim", LINE))
"""Colours of the magistrate that shows where one could stand."""


def draw_supply(canvas: Canvas, view: View, words: Words, box: Box, came: Came) -> None:
    """A column a type, and one of coins with the Treasury, fountains, pieces of aqueducts."""
    panel(canvas, *box)
    top, height, x = box.y + COLUMN_GAP, box.height - 2 * COLUMN_GAP, box.x + COLUMN_GAP
    for kind in TYPES:
        _draw_type(canvas, view, words, kind, Box(x, top, COLUMN, height), came)
        x += COLUMN + COLUMN_GAP
    left = x + 2
    count(canvas, left, top + 20, "marble/treasury", view.coins, 40, FIGURES)
    _draw_field(canvas, view, TREASURY, Box(x, top + 42, box.right - COLUMN_GAP - x, 40), came)
    count(canvas, left, top + 105, "marble/fountain", view.fountains, 40, FIGURES)
    for index, colour in enumerate(OUTLETS):
        y = top + 147 + index * 38
        draw_disc(canvas, left + 18, y, colour, words(f"picture-outlet-{colour}"), 36)
        figure(canvas, left + 42, y, view.pieces[colour], FIGURES)


def _draw_type(canvas: Canvas, view: View, words: Words, kind: TileType, box: Box, came: Came) -> None:
    middle, worth = box.x + box.width / 2, str(TYPES[kind].points)
    canvas.spots |= {f"type {kind}": box, f"stack {kind}": Box(box.x, box.y + 112, box.width, 48)}
    canvas.rectangle(*box, CELL, 8)
    canvas.rectangle(box.x, box.y, box.width, 8, KINDS[kind].colour, 4)
    canvas.centre(icon(f"marble/{kind}", 50), box.x + 29, box.y + 40)
    highlights.wreathed(canvas, box.right - 32, box.y + 40, worth, 60, IVORY, "points_wreath")
    canvas.text(middle, box.y + 81, words(f"type-{kind}"), DETAIL_BOLD.at(28), IVORY, "middle", room=COLUMN)
    takes = words("picture-tiles", count=TYPES[kind].site_tiles)
    canvas.text(middle, box.y + 106, takes, DETAIL.at(22), SOFT, "middle", room=COLUMN)
    left = view.stacks[kind]
    canvas.centre(icon(f"marble/tile_{kind}", 52), box.x + 32, box.y + 136)
    figure(canvas, box.x + 63, box.y + 136, left, FIGURES, warning=not left)
    count(canvas, box.x + 12, box.y + 173, f"marble/imperium_{kind}", view.imperium[kind], 40, FIGURES)
    _draw_field(canvas, view, kind, Box(box.x + 4, box.y + 192, box.width - 8, 40), came)


def _draw_field(canvas: Canvas, view: View, field: Field, box: Box, came: Came) -> None:
    """The magistrates on a field, closer together where they are many; the one just come on gold."""
    canvas.spots[f"field {field}"] = box
    seats = view.on_field(field)
    x, y = box.middle
    if not seats:
        canvas.centre(icon("common/pawn", PAWN, AWAY), x, y)
        return
    pitch = min(30.0, (box.width - PAWN) / max(1, len(seats) - 1))
    start = x - pitch * (len(seats) - 1) / 2
    just_come = max((index for index, seat in enumerate(seats) if came == (seat, field)), default=None)
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
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(view.turn_order(), box.spread(view.seats), strict=True):
        drawn = fresh.drawn if fresh.seat == seat else {}
        worth = outlook(view, seat) if place.height >= TALL else {}
        looks = json.encode(
            (place, seat, seat in asked, view.players[seat], view.buildings(seat), worth, drawn)
        )
        draw = partial(
            draw_panel,
            view=view,
            seat=seat,
            words=words,
            box=place,
            asked=seat in asked,
            drawn=drawn,
            worth=worth,
        )
        canvas.part(("marble panel", words.locale, looks), draw)


def draw_panel(
    canvas: Canvas,
    view: View,
    seat: int,
    words: Words,
    box: Box,
    asked: bool,
    drawn: Mapping[TileType, int],
    worth: Mapping[str, int],
) -> None:
    """A seat's panel: a row of tiles, one of buildings, one of Imperium tiles; what would be `worth` something below.

    At the right magistrates at home, with a socket for each that is away, coins, bridges.
    """
    home, name = HOLDINGS["home"].of(view, seat), f"seat {seat + 1}"
    seat_panel(canvas, SEATS[seat], *box, asked)
    canvas.spots[name] = box
    rows = ROWS + bool(worth)
    pitch = min(60, (box.height - 6) / rows)
    top = box.y + (box.height - pitch * (rows - 1)) / 2
    size = round(min(42, pitch - 3))
    style = COUNT.at(max(LEAST, min(34, round(pitch * 0.8))))
    left, right, end = box.x + BAND + 14, box.right - PANEL_RIGHT, box.right - 6
    for row, parts in enumerate((("forum", "magistrates"), ("buildings", "coins"), ("imperium", "bridges"))):
        for part, start, stop in zip(parts, (left - 8, right), (right, end), strict=True):
            cell = Box(start, round(top + (row - 0.5) * pitch), stop - start, round(pitch))
            canvas.spots[f"{name} {part}"] = cell
    types = Box(left, round(top), right - left, round(2 * pitch))
    _draw_types(canvas, view, seat, types, size, style, drawn)
    for place in range(CONSTANTS.magistrates):
        middle = right + 4 + size * 0.46 + place * size * 0.98
        if place < home:
            canvas.centre(pawn(SEATS[seat], size + 4), middle, top)
        else:
            canvas.disc(middle, top + size * 0.12, size * 0.2, LINE if asked else CELL)
    for row, held in enumerate(HOLDINGS.on(REWARDS), 1):
        count(canvas, right + 4, top + row * pitch, held.artwork, held.of(view, seat), size, style)
    if worth:
        _draw_outlook(canvas, worth, words, left, box.right - 12, top + ROWS * pitch)


def _draw_types(
    canvas: Canvas, view: View, seat: int, box: Box, size: int, style: Style, drawn: Mapping[TileType, int]
) -> None:
    """A column a type: tiles in the forum and those just drawn ("4 +1"), buildings, Imperium tiles."""
    player, buildings = view.players[seat], view.buildings(seat)
    for index, kind in enumerate(TYPES):
        x, arrived = box.x + index * box.width / len(TYPES), drawn.get(kind, 0)
        coming = player.incoming[kind] or arrived
        forum = player.tiles(kind) - coming
        tile, figures = (SMALLER if forum < 10 else NARROW) if coming else (min(46, size + 8), style)
        wide = count(canvas, x - 5, box.y, f"marble/tile_{kind}", forum, tile, figures)
        if coming:
            canvas.text(x + wide - 4, box.y, signed(coming), ADDED, LIGHT_GOLD)
        count(canvas, x, box.middle[1], f"marble/{kind}", buildings.count(kind), size, style)
        count(canvas, x, box.bottom, f"marble/imperium_{kind}", player.imperium[kind], size, style)


def _draw_outlook(
    canvas: Canvas, worth: Mapping[str, int], words: Words, left: float, right: float, y: float
) -> None:
    canvas.rectangle(left, y - 30, right - left, 2, LINE)
    left += 16 + canvas.text(left, y + 2, words("picture-would-count"), DETAIL.at(LEAST), SOFT, room=150)
    for index, (source, amount) in enumerate(worth.items()):
        x = left + index * (right - left) / len(worth)
        count(canvas, x, y + 2, Heading.sources[source], amount, 38, COUNT.at(LEAST))


BOARD = Box(0, HEADER, 992, HEIGHT - HEADER)
PLAN = Plan(44, 72, 18)  # where the board lies in its part of the table
LEDGER = Box(1000, HEADER + 10, 576, HEIGHT - HEADER - 26)
GAP = 12
SUPPLY = Box(LEDGER.x, LEDGER.y, LEDGER.width, SUPPLY_HEIGHT)
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
    heading, over = Heading(view, showing), view.outcome is not None
    fresh = NOTHING if over else spared("the marks of a move", NOTHING, last_move, view)
    canvas, words, named = heading.table(), heading.words, named_now(view)

    def draw_board(sheet: Canvas) -> None:
        """The city between river and outlets, olive branches in the corners that it leaves empty."""
        board = Canvas(BOARD.width, BOARD.height, WALL)
        draw_city(board, PLAN, view, words, fresh, named)
        for x, y, turns in BRANCHES:
            board.put(_branch(turns), x, y)
        sheet.lay(board, BOARD.x, BOARD.y)

    marks = over, json.encode(fresh), tuple(named)
    told = [part.name for part in PARTS.lying(view) if part.name not in ("course", "supply")]
    heading.lay(canvas, BOARD, draw_board, *told, marks=marks)
    canvas.spots |= PLACES_ON_BOARD
    if over:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    came = (fresh.seat, fresh.went_to) if fresh.seat is not None and fresh.went_to else None
    heading.lay(
        canvas, SUPPLY, lambda sheet: draw_supply(sheet, view, words, SUPPLY, came), "supply", marks=came
    )
    draw_panels(canvas, view, words, PANELS, fresh)
    return canvas


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


def _named_on_board() -> Iterator[tuple[str, Box]]:
    """All that may be marked of the board: `figure` is a magistrate, `step` a point for a number, `site` all sides."""
    for place in PLACES:
        yield f"place {place}", _bounds(PLAN.outline(place))
        x, y = PLAN.middle(place)
        yield f"figure {place}", _bounds([(x, y - PAWN_UP - LABEL_ROOM)], FIGURE_REACH)
        yield f"step {place}", _bounds([(x, y + STEP_BELOW * PLAN.scale)])
    for triangle in TRIANGLES:
        yield f"triangle {triangle}", _bounds(PLAN.triangle(triangle))
    for name, point in POINTS.items():
        yield f"point {name}", _bounds([PLAN.point(name)], POINT_REACH)
        yield f"site {name}", _bounds(map(PLAN.point, point.neighbours.values()))
    for colour in OUTLETS:
        yield f"outlet {colour}", _bounds([outlet_at(PLAN, colour)], OUTLET * PLAN.scale / 2)


def _bounds(points: Iterable[Point], reach: float = 0) -> Box:
    """What bounds some points of the board, so far around them, on the table."""
    across, down = zip(*points, strict=True)
    left, top = floor(min(across) - reach), floor(min(down) - reach)
    right, bottom = ceil(max(across) + reach), ceil(max(down) + reach)
    return Box(BOARD.x + left, BOARD.y + top, right - left, bottom - top)


PLACES_ON_BOARD = dict(_named_on_board())
