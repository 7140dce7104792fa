"""The private picture of a choice of place: the city, or a part of it, with what can be chosen there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import ceil

from bot.games.marble.board import PLACES, POINTS, TRIANGLES, line_points, row_of
from bot.games.marble.components import LAYOUT
from bot.games.marble.rules.city import legal_places
from bot.games.marble.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas, Point
from bot.pictures.context import Showing
from bot.pictures.pieces import between
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.theme import WALL

from . import ground, sites, tiles, water
from . import mat as mats
from .city import draw_city, draw_label
from .heading import Heading
from .plan import COLUMNS, LINES, Plan

WIDTH = RIGHT - LEFT
WEST, EAST, NORTH, SOUTH = 1.65, 0.95, 0.3, 0.4
"""What is seen around the board: in columns at the sides, in lines above and below."""
NEAREST = 82
"""Half a side of a triangle at the most, in px: nearer nobody needs to come."""
AWAY = 0.36
"""How far the name of a triangle moves away from where it can be covered, as a share of that distance."""
MARGIN_LINES, MARGIN_COLUMNS = 0.8, 2.5
"""What is shown around the places of a part of the city."""


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places with what is written on them; the mat where none of them lies on the board.

    Places are rows ("D"), places for tiles ("D7-D8", free or not), points ("EF10") or pieces of an aqueduct, by
    the points that they join ("BC17>BC15"): the last piece is the one that is chosen.
    """
    known = {place: badge for place, badge in places.items() if points_of(place)}
    if not known:
        return mats.draw(view, seat, showing)
    heading = Heading(view, showing)
    words = heading.words
    board, plan = lay_out(known)
    city = Canvas(board.width, board.height, WALL)
    standing = [place for place in known if place in view.tiles]
    draw_city(city, plan, view, words, framed=standing)
    rows = {row: badge for row, badge in known.items() if row in LAYOUT.rows}
    free = [place for place in known if place in PLACES and place not in view.tiles]
    if rows:
        draw_places(city, plan, [place for place in legal_places(view) if row_of(place) in rows], named=False)
    draw_places(city, plan, free)
    _draw_rows(city, plan, rows)
    _draw_lines(
        city, plan, view, {place: badge for place, badge in known.items() if line_points(place)}, words
    )
    for place, badge in known.items():
        if place in view.tiles:
            _draw_standing(city, plan, place, badge)
        elif place in PLACES:
            _draw_place(city, plan, place, badge)
        elif place in POINTS:
            _draw_point(city, plan, place, place, badge)
    canvas = heading.sheet(seat, words("picture-choose-place"), board.bottom - 8 - TOP)
    canvas.put(city.rounded(12), board.x, board.y)
    return canvas


def points_of(place: str) -> list[str]:
    """The points that bound what can be chosen; none for what is not on the board."""
    if place in PLACES:
        return list(PLACES[place].corners)
    if place in POINTS:
        return [place, *POINTS[place].neighbours.values()]
    if line := line_points(place):
        return [*line, *POINTS[line[-1]].neighbours.values()]
    return [corner for name in TRIANGLES if row_of(name) == place for corner in TRIANGLES[name].corners]


def lay_out(places: Iterable[str]) -> tuple[Box, Plan]:
    """Where the board stands on the sheet, and the plan in which all places are seen as near as possible."""
    points = [POINTS[point] for place in places for point in points_of(place)]
    west = min(point.column for point in points) - MARGIN_COLUMNS
    east = max(point.column for point in points) + MARGIN_COLUMNS
    north = max(-NORTH, min(point.line for point in points) - MARGIN_LINES)
    south = min(LINES + SOUTH, max(point.line for point in points) + MARGIN_LINES)
    wide = min(COLUMNS + WEST + EAST, max(east - west, WIDTH / NEAREST))
    half = int(WIDTH / wide)
    left = min(max(-WEST, (west + east - wide) / 2), COLUMNS + EAST - wide)
    plan = Plan(half)
    height = ceil((south - north) * plan.row)
    board = Box(LEFT, TOP + 8, WIDTH, height)
    return board, Plan(half, round(-left * half), round(-north * plan.row))


def _draw_rows(canvas: Canvas, plan: Plan, rows: Mapping[str, str]) -> None:
    """The letter of each row in the river, beside its western end, with what is written on it."""
    for row, badge in rows.items():
        first = next(triangle for triangle in TRIANGLES.values() if row_of(triangle.name) == row)
        x, y = plan.at(first.row - 0.5, first.column - 0.5)
        highlights.disc(canvas, x - 30 * plan.scale, y, row, round(44 * plan.scale))
        if badge:
            highlights.badge(canvas, x + 22 * plan.scale, y, badge, 28)


def draw_places(canvas: Canvas, plan: Plan, places: Iterable[str], named: bool = True) -> None:
    """Where a tile can lie: its triangles lit, and a small tile of gold on the edge that it would cover.

    Each triangle bears its name, if it matters, away from those edges.
    """
    offered: dict[str, list[Point]] = {}
    for place in places:
        for name in PLACES[place].triangles:
            offered.setdefault(name, []).append(plan.middle(place))
    for name, edges in offered.items():
        x, y = plan.centre(name)
        across = sum(edge[0] - x for edge in edges) / len(edges)
        down = sum(edge[1] - y for edge in edges) / len(edges)
        ground.draw_lit(canvas, plan, name, (x - AWAY * across, y - AWAY * down) if named else None)
    for place in places:
        tiles.draw_offer(canvas, plan, place)


def _draw_place(canvas: Canvas, plan: Plan, place: str, badge: str) -> None:
    """What is written on the place."""
    if badge:
        highlights.disc(canvas, *plan.middle(place), badge, round(26 * plan.scale))


def _draw_standing(canvas: Canvas, plan: Plan, place: str, badge: str) -> None:
    """A tile that can be chosen, with its whole name."""
    x, y = plan.middle(place)
    draw_label(canvas, plan, x, y + 23 * plan.scale, place)
    if badge:
        highlights.badge(canvas, x + plan.half * 0.6, y - plan.half * 0.7, badge, 30)


def _draw_point(canvas: Canvas, plan: Plan, point: str, label: str, badge: str) -> None:
    """A point that can be chosen, with its name."""
    x, y = plan.point(point)
    canvas.centre(sites.closing_ring(plan.half), x, y)
    draw_label(canvas, plan, x, y + plan.row * 0.3, label)
    if badge:
        highlights.badge(canvas, x, y - plan.row * 0.36, badge, 30)


def _draw_lines(canvas: Canvas, plan: Plan, view: View, lines: Mapping[str, str], words: Words) -> None:
    """Pieces that can be laid next: those chosen before them as if they lay, an arrow for the next ones.

    A point to which several pieces can come is named once, with all the ways that lead to it.
    """
    ends: dict[str, list[str]] = {}
    for line in map(line_points, lines):
        colour = next(colour for colour, points in view.aqueducts.items() if points[-1:] == line[:1])
        for start, end in pairwise(line[:-1]):
            water.draw_piece(canvas, plan, start, end, colour, fresh=True)
        for joint in line[:-1]:
            if joint != view.aqueducts[colour][0]:
                water.draw_joint(canvas, plan, joint, colour)
        ways = ends.setdefault(line[-1], [])
        ways.append(words(f"direction-{water.direction(line[-2], line[-1])}"))
    for line in map(line_points, lines):
        last, next_one = plan.point(line[-2]), plan.point(line[-1])
        highlights.arrow(canvas, between(last, next_one, 0.12), between(last, next_one, 0.6), 8 * plan.scale)
    for name, badge in lines.items():
        point = line_points(name)[-1]
        _draw_point(canvas, plan, point, " · ".join([*ends[point], point]), badge)
