"""The public table: header, city, supply, the seats' panels, and spots for lessons."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import ceil, floor

from msgspec import json
from PIL import Image, ImageOps

from bot.app.fallbacks import separately, spared
from bot.engine import AskedDecision, Event, changes_of
from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import CONSTANTS, OUTLETS, TREASURY, TYPES, Field, TileType
from bot.games.marble.holdings import HOLDINGS, REWARDS
from bot.games.marble.rules.turns import actions_to_come
from bot.games.marble.scoring import open_points, outlook
from bot.games.marble.state import View
from bot.games.marble.words import awaited
from bot.games.marble.words.table import PARTS
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas, Point, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, Style
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Versions
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, figure, panel, seat_panel
from bot.pictures.pieces import pawn
from bot.pictures.preview import Figure
from bot.pictures.rich_text import TextRun
from bot.pictures.row import counted
from bot.pictures.sprites import icon, kept, paint, render
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import CELL, IVORY, LIGHT_GOLD, LINE, PANEL, SEATS, SOFT, WALL, Theme, code, rgb

from .city import NOTHING, PAWN_UP, Fresh, draw_city, last_move, outlet_at
from .ground import Plan, named_now
from .tiles import KINDS, OUTLET, draw_disc

THEME = Theme(rgb("#1F5068"), rgb("#133645"), "friezes/running_dog", "marble/theatre")

BUILT = ("built", "fountain-built", "plaza-left")  # possible results of a site


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
        """The title with the round; the final round stands out."""
        moment = "picture-end" if self.view.outcome else "picture-round"
        final = self.view.phase == "final"
        urgent = self.words("picture-last-round") if final else ""
        return HeaderTitle(
            self.words("picture-game"), self.words(moment, round=self.view.round), urgent=urgent
        )

    def tag(self, seat: int) -> str:
        """The actions left in the turn, which the title doesn't say while somebody else is asked."""
        left = actions_to_come(self.view) if seat == self.view.active else 0
        return self.words("picture-actions-left", actions=left) if left else ""

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        built = [self.view.buildings(seat) for seat in range(self.view.seats)]
        counted = {kind: dict(enumerate(own.count(kind) for own in built)) for kind in TYPES}
        rows = [StandingsRow(f"marble/{kind}", self.words(f"type-{kind}"), counted[kind]) for kind in TYPES]
        return self.words("picture-built"), rows

    def figures(self, view: View, seat: int) -> Sequence[Figure]:
        """What a seat has, the magistrates that it has sent off, and its open points at the end."""
        sent, colours = self.words("picture-result-sent"), paint(self.look(seat))
        away = Figure("common/pawn", sent, len(view.players[seat].sent), colours)
        would_count = [
            Figure(self.sources[source], self.words(f"picture-result-{source}-bring"), worth)
            for source, worth in outlook(view, seat).items()
        ]
        return [*super().figures(view, seat), away, *would_count]

    def asks(self, asked: AskedDecision) -> str:
        return self.spoken.text(awaited(self.view, asked.seat))

    def happened(self) -> Versions:
        """The last move with what it built, or only the latter if both are too long."""
        site = next((event for event in self.view.events if event.key in BUILT and event != self.deed), None)
        if self.deed is None:
            return super().happened()
        told = self._told(self.deed)
        if site is None:
            return told
        if site.changes:
            built = alone = self._told(site)[-1]
        else:
            said = self.spoken(f"picture-{site.key}", point=site.arguments["point"])
            (built,), alone = self.said(said), told[-1]
        return (*((*version, TextRun(" · "), *built) for version in told), alone)

    def _told(self, event: Event) -> Versions:
        return self.deed_told(event, changes_of([event], event.seat or 0))


SUPPLY_HEIGHT = 250
COLUMN, COLUMN_GAP = 117, 5  # width and gap of the columns of types
FIGURES = COUNT.at(32)
PAWN = 36
AWAY = (("seat", PANEL), ("seat-ink", PANEL), ("seat-rim", LINE))
"""Colors of the placeholder for a magistrate."""


def draw_supply(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """A column for each type, and one for coins, fountains, and pieces of aqueducts."""
    panel(canvas, *box)
    x, top, _, height = box.inset(COLUMN_GAP)
    for kind in TYPES:
        _draw_type(canvas, view, words, kind, Box(x, top, COLUMN, height))
        x += COLUMN + COLUMN_GAP
    left = x + 2
    counted("marble/treasury", view.coins, 40, FIGURES).lay(canvas, left, top + 20)
    counted("marble/fountain", view.fountains, 40, FIGURES).lay(canvas, left, top + 105)
    for y, colour in around(top + 185, tuple(OUTLETS), 38):
        draw_disc(canvas, left + 18, y, colour, words(f"picture-outlet-{colour}"), 36)
        figure(canvas, left + 42, y, view.pieces[colour], FIGURES)


def _draw_type(canvas: Canvas, view: View, words: Words, kind: TileType, box: Box) -> None:
    middle, left, worth = box.middle[0], view.stacks[kind], str(TYPES[kind].points)
    takes = words("picture-tiles", count=TYPES[kind].site_tiles)
    canvas.spots |= {f"type {kind}": box, f"stack {kind}": Box(box.x, box.y + 112, box.width, 48)}
    canvas.rectangle(*box, CELL, 8)
    canvas.rectangle(box.x, box.y, box.width, 8, KINDS[kind].colour, 4)
    canvas.centre(icon(f"marble/{kind}", 50), box.x + 29, box.y + 40)
    highlights.wreathed(canvas, box.right - 32, box.y + 40, worth, 60, IVORY, "points_wreath")
    canvas.text(middle, box.y + 81, words(f"type-{kind}"), DETAIL_BOLD.at(28), IVORY, "middle", room=COLUMN)
    canvas.text(middle, box.y + 106, takes, DETAIL.at(22), SOFT, "middle", room=COLUMN)
    canvas.centre(icon(f"marble/tile_{kind}", 52), box.x + 32, box.y + 136)
    figure(canvas, box.x + 63, box.y + 136, left, FIGURES, warning=not left)
    counted(f"marble/imperium_{kind}", view.imperium[kind], 40, FIGURES).lay(canvas, box.x + 12, box.y + 173)


def draw_fields(canvas: Canvas, view: View, box: Box, fresh: Fresh) -> None:
    """The magistrates on the fields below the columns of types, and on the Treasury below the coins."""
    x, top, _, _ = box.inset(COLUMN_GAP)
    for kind in TYPES:
        _draw_field(canvas, view, kind, Box(x + 4, top + 192, COLUMN - 8, 40), fresh)
        x += COLUMN + COLUMN_GAP
    _draw_field(canvas, view, TREASURY, Box(x, top + 42, box.right - COLUMN_GAP - x, 40), fresh)


def _draw_field(canvas: Canvas, view: View, field: Field, box: Box, fresh: Fresh) -> None:
    """The magistrates on a field, closer together if there are many, with the latest one on gold."""
    canvas.spots[f"field {field}"] = box
    seats = view.on_field(field)
    x, y = box.middle
    if not seats:
        canvas.centre(icon("common/pawn", PAWN, AWAY), x, y)
    came = fresh.seat if fresh.went_to == field else None
    just_come = max((index for index, seat in enumerate(seats) if seat == came), default=None)
    pitch = min(30.0, (box.width - PAWN) / max(1, len(seats) - 1))
    for index, (middle, seat) in enumerate(around(x, seats, pitch)):
        if index == just_come:
            highlights.frame(canvas, middle - 13, y - 17, 26, 34, 13)
        canvas.centre(pawn(SEATS[seat], PAWN), middle, y)


ROWS = 3
TALL = 230  # smallest height of a panel with a fourth row, for open points at the end
LEAST = 32  # size of figures, in px: 11 px high on a phone
SMALLER = 38, COUNT.at(28)
NARROW = 28, COUNT.at(26)
"""Sizes of a tile and one digit, or two, before tiles just drawn, which then stay clear of the next tile."""
ADDED = COUNT.at(24)
"""Style of tiles just drawn: on the baseline, as a raised number looks like an exponent."""
PANEL_RIGHT = 128  # width of the part right of the types


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, box: Box, fresh: Fresh) -> None:
    """One panel for each seat, in turn order, sharing the box."""
    asked, worth = {asked.seat for asked in view.asked}, open_points(view)
    for seat, place in zip(view.turn_order(), box.spread(view.seats), strict=True):
        drawn = fresh.drawn if fresh.seat == seat else {}
        own = view.players[seat], view.buildings(seat), worth[seat], drawn
        draw = partial(draw_panel, view=view, seat=seat, words=words, box=place, fresh=fresh)
        canvas.part(("marble panel", seat, place, seat in asked, words.locale, json.encode(own)), draw)


def draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box, fresh: Fresh) -> None:
    """A seat's panel: rows of tiles, buildings, Imperium tiles, and open points at the end.

    At the right, magistrates at home, with a socket for each that is away, coins, and bridges.
    """
    home, name = HOLDINGS["home"].of(view, seat), f"seat {seat + 1}"
    asked = any(asked.seat == seat for asked in view.asked)
    seat_panel(canvas, SEATS[seat], *box, asked)
    rows = ROWS + (box.height >= TALL)
    pitch = min(60, (box.height - 6) / rows)
    top = box.y + (box.height - pitch * (rows - 1)) / 2
    size = round(min(42, pitch - 3))
    style = COUNT.at(max(LEAST, min(34, round(pitch * 0.8))))
    left, right = box.x + BAND + 14, box.right - PANEL_RIGHT
    forum = Box(left - 8, round(top - pitch / 2), right - left + 8, round(pitch))
    canvas.spots |= {name: box, f"{name} forum": forum}
    canvas.spots[f"{name} imperium"] = forum._replace(y=round(top + 1.5 * pitch))
    canvas.spots[f"{name} magistrates"] = forum._replace(x=right, width=PANEL_RIGHT - 6)
    types = Box(left, round(top), right - left, round(2 * pitch))
    _draw_types(canvas, view, seat, types, size, style, fresh.drawn if fresh.seat == seat else {})
    for place in range(CONSTANTS.magistrates):
        middle = right + 4 + size * 0.46 + place * size * 0.98
        if place < home:
            canvas.centre(pawn(SEATS[seat], size + 4), middle, top)
        else:
            canvas.disc(middle, top + size * 0.12, size * 0.2, LINE if asked else CELL)
    for row, held in enumerate(HOLDINGS.on(REWARDS), 1):
        counted(held.artwork, held.of(view, seat), size, style).lay(canvas, right + 4, top + row * pitch)
    if rows > ROWS:
        _draw_outlook(canvas, view, seat, words, left, box.right - 12, top + ROWS * pitch)


def _draw_types(
    canvas: Canvas, view: View, seat: int, box: Box, size: int, style: Style, drawn: Mapping[TileType, int]
) -> None:
    """A column for each type: tiles in the forum and those just drawn ("4 +1"), buildings, Imperium tiles."""
    player, buildings = view.players[seat], view.buildings(seat)
    for index, kind in enumerate(TYPES):
        x, coming = box.x + index * box.width / len(TYPES), player.incoming[kind] or drawn.get(kind, 0)
        forum = player.tiles(kind) - coming
        tile, figures = (SMALLER if forum < 10 else NARROW) if coming else (min(46, size + 8), style)
        wide = counted(f"marble/tile_{kind}", forum, tile, figures).lay(canvas, x - 5, box.y)
        if coming:
            canvas.text(x + wide - 4, box.y, signed(coming), ADDED, LIGHT_GOLD)
        counted(f"marble/{kind}", buildings.count(kind), size, style).lay(canvas, x, box.middle[1])
        counted(f"marble/imperium_{kind}", player.imperium[kind], size, style).lay(canvas, x, box.bottom)


def _draw_outlook(
    canvas: Canvas, view: View, seat: int, words: Words, left: float, right: float, y: float
) -> None:
    canvas.rectangle(left, y - 30, right - left, 2, LINE)
    left += 16 + canvas.text(left, y + 2, words("picture-would-count"), DETAIL.at(LEAST), SOFT, room=150)
    added = outlook(view, seat)
    for index, (source, amount) in enumerate(added.items()):
        x = left + index * (right - left) / len(added)
        counted(Heading.sources[source], amount, 38, COUNT.at(LEAST)).lay(canvas, x, y + 2)


BOARD = Box(0, HEADER, 992, HEIGHT - HEADER)
PLAN = Plan(44, 72, 18)  # position of the board in its part of the table
LEDGER = Box(1000, HEADER + 10, 576, HEIGHT - HEADER - 26)
SUPPLY, PANELS = LEDGER.split(SUPPLY_HEIGHT, gap=12)
ON_BOARD = ("map", "open-sites", "places", "fountains", "water")


def draw_table(view: View, showing: Showing) -> Canvas:
    heading, over = Heading(view, showing), view.outcome is not None
    fresh = NOTHING if over else spared("the marks of a move", NOTHING, last_move, view)
    canvas, words, named = heading.table(), heading.words, named_now(view)
    supply = partial(draw_supply, view=view, words=words, box=SUPPLY)
    fields = partial(draw_fields, view=view, box=SUPPLY, fresh=fresh)
    board = partial(draw_board, view=view, words=words, fresh=fresh, named=named)
    heading.lay(canvas, BOARD, board, *ON_BOARD, marks=(over, json.encode(fresh), tuple(named)))
    canvas.spots |= PLACES_ON_BOARD
    if over:
        heading.draw_standings(canvas, LEDGER)
        return canvas
    heading.lay(canvas, SUPPLY, supply, "supply")
    heading.lay(canvas, SUPPLY, fields, "fields", marks=(fresh.seat, fresh.went_to))
    draw_panels(canvas, view, words, PANELS, fresh)
    return canvas


def draw_board(canvas: Canvas, view: View, words: Words, fresh: Fresh, named: Collection[str]) -> None:
    """The city between river and outlets, with olive branches in the empty corners."""
    board = Canvas(BOARD.width, BOARD.height, WALL)
    draw_city(board, PLAN, view, words, fresh, named)
    for x, y in BRANCHES:
        board.put(_branch(x > PLAN.x, y < PLAN.y + PLAN.side), x, y)
    canvas.lay(board, BOARD.x, BOARD.y)


BRANCHES = ((22, 24), (22, 618), (866, 24), (866, 618))
"""Positions of the olive branches in the board's part of the table."""


@kept
def _branch(eastern: bool, northern: bool) -> Image.Image:
    """A tone-on-tone olive branch, turned toward its corner."""
    sheet = f"[stroke-width]{{stroke:none}}path,circle{{fill:{code(PANEL)}}}"
    sprite = render("common/olive_branch", 112, 150, sheet)
    if northern:
        sprite = ImageOps.flip(sprite)
    return ImageOps.mirror(sprite) if eastern else sprite


FIGURE_REACH, LABEL_ROOM = 20, 5
"""The radius of a magistrate, and how much higher a ring around it is to stay clear of its label, in px."""
STEP_BELOW = 14  # distance of a step's number below the middle of a tile, on the table
POINT_REACH = 22
"""The radius of a point's spot, in px: a ring around it doesn't hide what is beside it."""


def _named_on_board() -> Iterator[tuple[str, Box]]:
    """All spots of the board: `figure` is a magistrate, `step` a point for a number, `site` all sides of a site."""
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
    """The bounds of some points of the board, enlarged by `reach`, on the table."""
    across, down = zip(*points, strict=True)
    left, top = floor(min(across) - reach), floor(min(down) - reach)
    right, bottom = ceil(max(across) + reach), ceil(max(down) + reach)
    return Box(BOARD.x + left, BOARD.y + top, right - left, bottom - top)


PLACES_ON_BOARD = dict(_named_on_board())
