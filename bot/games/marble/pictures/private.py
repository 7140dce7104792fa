"""A seat's private pictures: its mat, a choice of place, changes since its last turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import pairwise
from math import ceil

from bot.games.marble import scoring
from bot.games.marble.board import PLACES, POINTS, TRIANGLES, line_points, row_of
from bot.games.marble.components import CONSTANTS, LAYOUT, TYPES
from bot.games.marble.holdings import HOLDINGS, reward_of
from bot.games.marble.rules.city import legal_places
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas, Point, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, PLACE_ON_TILE
from bot.pictures.names import Showing
from bot.pictures.panels import SECTION_HEADING, Section, figure
from bot.pictures.pieces import between, pawn
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, TOP, draw_elsewhere, heading, height, slab
from bot.pictures.row import counted
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEATS, SEPIA, WALL

from . import ground, tiles
from .city import draw_city, draw_label
from .ground import COLUMNS, LINES, Plan
from .table import THEME, Heading
from .tiles import KINDS

GAP = 12
TYPES_HEIGHT = 332
FIGURES = COUNT.at(44)


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    """What a seat has: tiles and buildings by type, magistrates, open points at the end."""
    frame = Heading(view, showing)
    words = frame.words
    sections = [
        Section(TYPES_HEIGHT, partial(_draw_types, view, seat, words)),
        Section(SECTION_HEADING + 124, partial(_draw_magistrates, view, seat, words)),
        Section(84, partial(_draw_outlook, view, seat, words), words("picture-if-ended")),
    ]
    return frame.mat(seat, words("picture-private" if view.viewer == seat else "picture-open"), sections)


def _columns(top: int, height: int) -> list[Box]:
    """Four columns across the sheet."""
    return Box(LEFT, top, RIGHT - LEFT, height).spread(4, 4, GAP)


def _draw_types(view: View, seat: int, words: Words, canvas: Canvas, top: int) -> None:
    """A slab for each type: tiles in the forum and just drawn, buildings, Imperium tiles."""
    player, buildings = view.players[seat], view.buildings(seat)
    for kind, slab_box in zip(TYPES, _columns(top + 8, TYPES_HEIGHT - 24), strict=True):
        x, _, wide, _ = slab_box
        slab(canvas, *slab_box)
        canvas.rectangle(x, top + 8, wide, 10, KINDS[kind].colour, 5)
        canvas.text(x + 18, top + 44, words(f"type-{kind}"), DETAIL_BOLD.at(30), INK, room=wide - 84)
        points, takes = str(TYPES[kind].points), words("picture-tiles", count=TYPES[kind].site_tiles)
        highlights.wreathed(canvas, x + wide - 38, top + 52, points, 58, INK, "points_wreath")
        canvas.text(x + 18, top + 76, takes, DETAIL, SEPIA, room=wide - 84)
        rows = (
            (f"marble/tile_{kind}", player.forum[kind], player.incoming[kind], "picture-forum", 66),
            (f"marble/{kind}", buildings.count(kind), 0, "picture-owned", 54),
            (f"marble/imperium_{kind}", player.imperium[kind], 0, "picture-imperium", 54),
        )
        for y, (artwork, amount, coming, label, size) in around(top + 198, rows, 68):
            left = x + 50 - size / 2
            name = left + 12 + counted(artwork, amount, size, FIGURES, ON_PAPYRUS).lay(canvas, left, y)
            if coming:
                canvas.text(name, y - 14, signed(coming), COUNT.at(30), SEPIA)
            y += 14 if coming else 2
            canvas.text(name, y, words(label), DETAIL, SEPIA, room=slab_box.right - 8 - name)


def _draw_magistrates(view: View, seat: int, words: Words, canvas: Canvas, top: int) -> None:
    """The magistrates' places; coins; bridges, with their values if the viewer may know them."""
    half, y = (LEFT + RIGHT) // 2, top + SECTION_HEADING
    heading(canvas, THEME, top + 22, words("picture-magistrates"), right=half - 20)
    heading(canvas, THEME, top + 22, words("picture-coins-bridges"), left=half + 20)
    home = [words("held-home")] * HOLDINGS["home"].of(view, seat)
    places = [place for place, tile in view.tiles.items() if tile.magistrate == seat]
    sent = [(words(f"picture-sent-{at}"), HOLDINGS[reward_of(at)].artwork) for at in view.players[seat].sent]
    pitch = (half - 20 - LEFT) / CONSTANTS.magistrates
    for index, (label, artwork) in enumerate([*((one, "") for one in (*home, *places)), *sent]):
        x = LEFT + pitch * (index + 0.5)
        canvas.centre(pawn(SEATS[seat], 66), x, y + 36)
        if artwork:
            canvas.centre(icon(artwork, 44), x + 44, y + 46)
        canvas.text(x, y + 88, label, DETAIL.at(26), SEPIA, "middle", room=pitch - 10)
    coins, bridges = HOLDINGS["coins"], HOLDINGS["bridges"]
    x, y = half + 20, y + 40
    x += 40 + counted(coins.artwork, coins.of(view, seat), 62, FIGURES, ON_PAPYRUS).lay(canvas, x, y)
    held = bridges.of(view, seat)
    if not held:
        counted(bridges.artwork, 0, 62, FIGURES, ON_PAPYRUS).lay(canvas, x, y)
    values = map(str, view.bridge_values(seat)) if seat in view.shown else ["?"] * held
    for index, value in enumerate(values):
        middle = x + 34 + index * min(104.0, (RIGHT - x - 76) / max(1, held - 1))
        canvas.centre(icon(bridges.artwork, 66), middle, y)
        highlights.disc(canvas, middle + 22, y - 24, value, 38)


def _draw_outlook(view: View, seat: int, words: Words, canvas: Canvas, top: int) -> None:
    worth, y = scoring.outlook(view, seat), top + 34
    for (source, amount), (x, _, width, _) in zip(worth.items(), _columns(top, 84), strict=True):
        canvas.centre(icon(Heading.sources[source], 60), x + 34, y)
        wide = figure(canvas, x + 74, y, amount, FIGURE.at(44), ON_PAPYRUS)
        name, room = words(f"source-{source}"), width - 90 - wide
        canvas.text(x + 84 + wide, y + 2, name, DETAIL, SEPIA, room=room)


WIDTH = RIGHT - LEFT
WEST, EAST, NORTH, SOUTH = 1.65, 0.95, 0.3, 0.4
"""The margins around the board: in columns at the sides, in lines above and below."""
NEAREST = 82  # largest half side of a triangle, in px: larger isn't useful
AWAY = 0.36
"""How far a triangle's name moves away from edges that can be covered, as a fraction of their distance."""
MARGIN_LINES, MARGIN_COLUMNS = 0.8, 2.5  # margins around the places in a part of the city


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places to choose from, with their badges; the mat if none of them is on the board.

    Places are rows ("D"), places for tiles ("D7-D8", free or not), points ("EF10") or pieces of an aqueduct, by the
    points that they join ("BC17>BC15"), of which the last piece is to be chosen.
    """
    known = {place: badge for place, badge in places.items() if points_of(place)}
    if not known:
        return draw_mat(view, seat, showing)
    heading = Heading(view, showing)
    board, plan = lay_out(known)
    city = Canvas(board.width, board.height, WALL)
    draw_city(city, plan, view, heading.words, framed=[place for place in known if place in view.tiles])
    rows = {row: badge for row, badge in known.items() if row in LAYOUT.rows}
    free = [place for place in known if place in PLACES and place not in view.tiles]
    if rows:
        draw_places(city, plan, [place for place in legal_places(view) if row_of(place) in rows], named=False)
    draw_places(city, plan, free)
    _draw_rows(city, plan, rows)
    _draw_lines(city, plan, view, {name: known[name] for name in known if line_points(name)}, heading.words)
    for place, badge in known.items():
        if place in POINTS:
            _draw_point(city, plan, place, place, badge)
        elif place in PLACES:
            x, y = plan.middle(place)
            if place in view.tiles:
                draw_label(city, plan, x, y + 23 * plan.scale, place)
                if badge:
                    highlights.badge(city, x + plan.half * 0.6, y - plan.half * 0.7, badge, 30)
            elif badge:
                highlights.disc(city, x, y, badge, round(26 * plan.scale))
    return _on_sheet(heading, seat, "picture-choose-place", city, board)


def _on_sheet(heading: Heading, seat: int, remark: str, city: Canvas, board: Box, below: int = 0) -> Canvas:
    canvas = heading.sheet(seat, heading.words(remark), board.bottom - 8 - TOP + below)
    canvas.put(city.rounded(12), board.x, board.y)
    return canvas


def points_of(place: str) -> list[str]:
    """The points that surround a place to choose; none if it isn't on the board."""
    if place in PLACES:
        return list(PLACES[place].corners)
    if place in POINTS:
        return [place, *POINTS[place].neighbours.values()]
    if line := line_points(place):
        return [*line, *POINTS[line[-1]].neighbours.values()]
    return [corner for name in TRIANGLES if row_of(name) == place for corner in TRIANGLES[name].corners]


def lay_out(places: Iterable[str]) -> tuple[Box, Plan]:
    """The board's box on the sheet, and the largest plan that shows all places."""
    points = [POINTS[point] for place in places for point in points_of(place)]
    columns, lines = [point.column for point in points], [point.line for point in points]
    west, east = min(columns) - MARGIN_COLUMNS, max(columns) + MARGIN_COLUMNS
    north, south = max(-NORTH, min(lines) - MARGIN_LINES), min(LINES + SOUTH, max(lines) + MARGIN_LINES)
    wide = min(COLUMNS + WEST + EAST, max(east - west, WIDTH / NEAREST))
    half = int(WIDTH / wide)
    left = min(max(-WEST, (west + east - wide) / 2), COLUMNS + EAST - wide)
    row = Plan(half).row
    board = Box(LEFT, TOP + 8, WIDTH, ceil((south - north) * row))
    return board, Plan(half, round(-left * half), round(-north * row))


def _draw_rows(canvas: Canvas, plan: Plan, rows: Mapping[str, str]) -> None:
    """Each row's letter in the river, beside the row's western end, with its badge."""
    for row, badge in rows.items():
        first = next(triangle for triangle in TRIANGLES.values() if row_of(triangle.name) == row)
        x, y = plan.at(first.row - 0.5, first.column - 0.5)
        highlights.disc(canvas, x - 30 * plan.scale, y, row, round(44 * plan.scale))
        if badge:
            highlights.badge(canvas, x + 22 * plan.scale, y, badge, 28)


def draw_places(canvas: Canvas, plan: Plan, places: Iterable[str], named: bool = True) -> None:
    """Places for a tile: their triangles are lit, with a small gold tile on the edge that a tile would cover.

    If `named`, each triangle has its name, away from those edges.
    """
    style = PLACE_ON_TILE.at(max(22, round(19 * plan.scale)))
    offered: dict[str, list[Point]] = {}
    for place in places:
        for name in PLACES[place].triangles:
            offered.setdefault(name, []).append(plan.middle(place))
    for name, edges in offered.items():
        ground.put_on_triangle(canvas, plan, name, ground.plate, ground.LIT)
        if named:
            x, y = plan.centre(name)
            across = sum(edge[0] - x for edge in edges) / len(edges)
            down = sum(edge[1] - y for edge in edges) / len(edges)
            canvas.text(x - AWAY * across, y - AWAY * down, name, style, INK, "middle")
    for place in places:
        canvas.centre(tiles.offer(PLACES[place].kind, plan.half), *plan.middle(place))


def _draw_point(canvas: Canvas, plan: Plan, point: str, label: str, badge: str) -> None:
    x, y = plan.point(point)
    canvas.centre(tiles.closing_ring(plan.half), *plan.point(point))
    draw_label(canvas, plan, x, y + plan.row * 0.3, label)
    if badge:
        highlights.badge(canvas, x, y - plan.row * 0.36, badge, 30)


def _draw_lines(canvas: Canvas, plan: Plan, view: View, lines: Mapping[str, str], words: Words) -> None:
    """Pieces that can be laid next: earlier chosen ones as if laid, and arrows for the next ones.

    A point that several pieces reach is named once, with all directions that lead to it.
    """
    ends: dict[str, list[str]] = {}
    for line in map(line_points, lines):
        colour = next(colour for colour, points in view.aqueducts.items() if points[-1:] == line[:1])
        for start, end in pairwise(line[:-1]):
            tiles.draw_piece(canvas, plan, start, end, colour, fresh=True)
        for joint in line[:-1]:
            if joint != view.aqueducts[colour][0]:
                canvas.centre(tiles.joint(colour, plan.half), *plan.point(joint))
        ways = ends.setdefault(line[-1], [])
        ways.append(words(f"direction-{tiles.direction_of(line[-2], line[-1])}"))
    for line in map(line_points, lines):
        last, next_one = plan.point(line[-2]), plan.point(line[-1])
        highlights.arrow(canvas, between(last, next_one, 0.12), between(last, next_one, 0.6), 8 * plan.scale)
    for name, badge in lines.items():
        point = line_points(name)[-1]
        _draw_point(canvas, plan, point, " · ".join([*ends[point], point]), badge)


DISC = 44
NUMBER_BELOW = 26
"""Distance of numbers below the middle of a tile with a magistrate, on the table."""


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The city with the numbers of the moves made there; below it, the seats that moved elsewhere."""
    heading = Heading(view, showing)
    board, plan = lay_out(POINTS)
    numbered, elsewhere = since.places(), since.seats()
    city = Canvas(board.width, board.height, WALL)
    tiles = [place for place in numbered if place in view.tiles]
    draw_city(city, plan, view, heading.words, framed=tiles)
    ground.draw_rows(city, plan)
    for place in tiles:
        x, y = plan.middle(place)
        away = 0 if view.tiles[place].magistrate is None else NUMBER_BELOW * plan.scale
        highlights.disc(city, x, y + away, numbered[place], DISC)
    on_tiles = {number for place in tiles for number in numbered[place].split()}
    for point in filter(POINTS.__contains__, numbered):
        # A number on a tile isn't repeated at a point beside it, where it would cover others.
        if alone := [number for number in numbered[point].split() if number not in on_tiles]:
            highlights.disc(city, *plan.point(point), " ".join(alone), DISC)
    canvas = _on_sheet(heading, seat, "picture-since", city, board, height(elsewhere))
    draw_elsewhere(canvas, heading.names, elsewhere, board.bottom + 10)
    return canvas
