"""City tiles, and the city on its floor of red mortar: free places, owners, workers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.praetor.components import CONSTANTS, CORNERS, TYPE_OF, CityType, coordinates, corners_of, label
from bot.games.praetor.state import CityTile, Table, View
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import FIGURE, PLACE, PLACE_ON_TILE, Style
from bot.pictures.highlights import dotted, veil
from bot.pictures.names import fit
from bot.pictures.pieces import die, tab
from bot.pictures.private_board import LEFT, RIGHT, TOP
from bot.pictures.sprites import icon, kept, part, scaled
from bot.pictures.theme import DARK_GOLD, INK, NIGHT, PAPYRUS, SEATS, WHITE, Colour, Theme, mix, rgb

THEME = Theme(rgb("#8C2F25"), rgb("#5F1E18"), "friezes/meander", "praetor/colosseum")


class Zone(NamedTuple):
    """The look of an activation zone: its sign (experience gained, or S for special), face tint, and color."""

    sign: str
    face: Colour
    colour: Colour


ZONES = {
    "red": Zone("+1", rgb("#F6DCC8"), rgb("#A8362B")),
    "green": Zone("+0", rgb("#E4EACB"), rgb("#55793B")),
    "grey": Zone("S", rgb("#DDDCD8"), rgb("#62666B")),
    "none": Zone("", rgb("#FBF4E2"), rgb("#B58A3A")),
}
PLAZAS = {"A": "azure", "T": "terracotta", "O": "ochre", "J": "jade"}
USED = rgb("#4A382E")

SIZES = tuple(range(148, 20, -4))
"""Sides of tiles in px, in steps so that a cached face serves many pictures."""
WIDER = 6  # extra width, to the left, of a box for two characters, in px
LABELED = 96  # smallest side of a tile with its own label and fee, in px


def face(kind: CityType, corners: tuple[str, ...], size: int, used: bool) -> Image.Image:
    """The printed side of a tile: tint of its zone, plaza quarters, icon; darker if used this round."""
    tint = ZONES[kind.activation].face
    canvas = Canvas(size, size, mix(tint, INK, 0.55))
    canvas.rectangle(1, 1, size - 2, size - 4, mix(tint, WHITE, 0.7), 6)
    canvas.rectangle(3, 3, size - 6, size - 8, tint, 5)
    radius = round(size * 0.262)
    # The roundel fills nine tenths of its artwork.
    whole = round(2 * radius / 0.9)
    for pattern, x, y in zip(corners, (0, size, size, 0), (0, 0, size, size), strict=True):
        canvas.centre(scaled(f"praetor/plaza_{PLAZAS[pattern]}", whole), x, y)
    canvas.centre(scaled(f"praetor/{kind.id}", round(size * 0.54)), size / 2, size * 0.48)
    if used:
        veil(canvas, Box(0, 0, size, size), USED, 0.16)
    return canvas.rounded(7)


def face_of(tile: str, rotation: int, size: int, used: bool = False) -> Image.Image:
    """The face of a tile. There are thousands, but few on a table: only those of the last tables are cached."""
    kind, corners = TYPE_OF[tile], tuple(corners_of(tile, rotation).values())
    key = ("praetor face", kind.id, corners, size, used)
    return part(key, lambda: face(kind, corners, size, used), 4 * size * size)


def draw_zone(canvas: Canvas, kind: CityType, x: float, y: float, size: int) -> None:
    """The socket of the activation zone around a point, with its sign."""
    zone = ZONES[kind.activation]
    if not zone.sign:
        return
    x, wide = x - WIDER / 2, size + WIDER
    left, top = x - wide / 2, y - size / 2
    canvas.rectangle(left, top, wide, size, zone.colour, 6)
    canvas.rectangle(left + 2, top + 2, wide - 4, size - 4, mix(zone.colour, zone.face, 0.75), 4)
    canvas.text(x, y, zone.sign, PLACE_ON_TILE.at(size - 4), mix(zone.colour, INK, 0.45), "middle")


def draw_fee(canvas: Canvas, kind: CityType, x: float, y: float) -> None:
    """The fee that others pay, around a point: the icon, with the number below if it is above one."""
    for good, amount in kind.activation_cost.items():
        canvas.centre(icon(f"common/{good}", 26), x, y - (9 if amount > 1 else 0))
        if amount > 1:
            canvas.text(x, y + 13, str(amount), PLACE_ON_TILE, INK, "middle")


def _draw_tile(
    canvas: Canvas, tile: CityTile, dice: Mapping[str, tuple[int, int]], space: str, box: Box
) -> None:
    """A tile of the city with its label, zone, fee, its owner's tab, and the workers there, by role."""
    size, kind = box.width, TYPE_OF[tile.tile]
    builder, activator = dice.get("builder"), dice.get("activator")
    canvas.put(face_of(tile.tile, tile.rotation, size, activator is not None), box.x, box.y)
    middle, centre = box.x + size / 2, box.y + size / 2
    labeled, socket = size >= LABELED, round(size * 0.27)
    socket_x = box.right - socket / 2 - 4
    if labeled:
        style = PLACE_ON_TILE.at(max(22, size * 0.23))
        canvas.text(middle, box.y + size * 0.115, space, style, INK, "middle")
        if activator is None:
            draw_zone(canvas, kind, socket_x, centre, socket)
        draw_fee(canvas, kind, box.x + 17, centre)
    elif size >= 56 and activator is None:
        zone = ZONES[kind.activation]
        canvas.text(middle, box.y + 14, zone.sign, PLACE_ON_TILE, mix(zone.colour, INK, 0.45), "middle")
    if tile.owner is not None:
        wide = round(min(62, size * 0.48))
        canvas.centre(tab(SEATS[tile.owner], wide, 28 if labeled else 24), middle, box.bottom - 17)
    if activator is not None:
        x, y = (socket_x - 4, centre) if labeled else (box.right - 21, centre - 4)
        canvas.centre(die(SEATS[activator[0]], activator[1], 42 if labeled else 34), x, y)
    if builder is not None:
        canvas.centre(die(SEATS[builder[0]], builder[1], 40 if labeled else 34), middle, box.bottom - 24)


def draw_points(
    canvas: Canvas, x: float, y: float, points: int, size: int, colour: Colour = INK, ground: Colour = PAPYRUS
) -> None:
    """Points in their green wreath around a point; a disc of `ground` keeps two digits off the leaves."""
    inner = size * 0.31
    canvas.centre(icon("common/points_wreath", size), x, y)
    canvas.rectangle(x - inner, y - inner, 2 * inner, 2 * inner, ground, round(inner))
    canvas.text(x, y, str(points), FIGURE.at(max(22.0, size * 0.575)), colour, "middle")


FLOOR = rgb("#8A4832")
CROSSLETS = rgb("#A5654A")
TESSERAE = rgb("#E2BE9F")
SHADOW = rgb("#5E2D1F")
SLAB = rgb("#B7A184")
ON_FLOOR = rgb("#FBE9D8")
JOINT = rgb("#6B5540")

OUTER_RING, RAILED_RING = 0.59, 0.5
"""The smallest fraction of a tile that is shown of the spaces around the city, with labels and with rails."""
RAIL = 44  # width of the rails, which bear the coordinates when tiles are too small for labels
MOST_HIGH = 1400  # maximum height of the board, in px
BORDER = 4
CORNER = 60  # side of the spot of a space's corner, in px
PITCH = 48  # distance between ornaments of the floor, in px
COORDINATE = PLACE.at(32)
"""Type of the labels on the floor, and of the coordinates on the rails."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The layout of the city on a picture: board, visible land, side of a tile, and where A1 would be."""

    board: Box
    land: Box
    tile: int
    west: int
    north: int

    @property
    def railed(self) -> bool:
        return self.tile < LABELED

    def whole(self, space: str) -> Box:
        """The whole box of a space, even if part of it is cut off."""
        column, row = coordinates(space)
        return Box(self.west + column * self.tile, self.north + row * self.tile, self.tile, self.tile)

    def box(self, space: str) -> Box:
        """The visible part of a space."""
        return self.whole(space).overlap(self.land)

    def shows(self, space: str) -> bool:
        return self.whole(space).meets(self.land)


def plan(city: Iterable[str], board: Box, ring: float | None = None) -> Plan:
    """The plan with the largest tiles that fits the city, and a ring of spaces around it, on the board.

    `ring` is the smallest visible fraction of the outermost spaces; without it they may be cut.
    """
    columns, rows = zip(*map(coordinates, city), strict=True)
    west, north = min(columns), min(rows)
    wide, high = max(columns) - west + 1, max(rows) - north + 1
    for tile in SIZES:
        rail = RAIL if tile < LABELED else 0
        cut = ring if ring is not None else RAILED_RING if rail else OUTER_RING
        inner = board.inset(BORDER)
        land = Box(inner.x + rail, inner.y + rail, inner.width - rail, inner.height - rail)
        if (wide + 2 * cut) * tile <= land.width and (high + 2 * cut) * tile <= land.height:
            break
    left, top = land.x + (land.width - wide * tile) // 2, land.y + (land.height - high * tile) // 2
    places = Box(left - tile, top - tile, (wide + 2) * tile, (high + 2) * tile)
    return Plan(board, land.overlap(places), tile, left - west * tile, top - north * tile)


def lay_out(view: View, ring: float) -> Plan:
    """A plan as wide as a sheet and as high as the city needs."""
    board = Box(LEFT - 8, TOP + 4, RIGHT - LEFT + 16, MOST_HIGH)
    layout = plan(view.city, board, ring)
    city = Box.around([layout.whole(space) for space in view.city])
    high = city.height + 2 * round(ring * layout.tile) + 2 * BORDER + (RAIL if layout.railed else 0)
    return plan(view.city, board._replace(height=min(MOST_HIGH, high)), ring)


def draw_floor(canvas: Canvas, plan: Plan) -> None:
    """The floor of red mortar, with rails if tiles are too small for labels."""
    board = plan.board
    canvas.spots["city"] = board
    for depth, colour in ((0, DARK_GOLD), (2, NIGHT), (BORDER, FLOOR)):
        canvas.rectangle(*board.inset(depth), colour, 12 - depth)
    floor = board.inset(BORDER)
    row = _crosslets(floor.width)
    for y in range(floor.y + PITCH // 2, floor.bottom - 8, PITCH):
        canvas.paste(CROSSLETS, (floor.x, y - row.height // 2), row)
    if plan.railed:
        draw_rails(canvas, plan)


@kept
def _crosslets(width: int) -> Image.Image:
    """A mask: one row of the floor's pattern, five small squares each."""
    mask = Image.new("L", (width, 13))
    for x in range(width % PITCH // 2 + PITCH // 2, width - 8, PITCH):
        for across, down in ((0, 0), (5, 0), (-5, 0), (0, 5), (0, -5)):
            left, top = x + across - 1, 6 + down - 1
            mask.paste(255, (left, top, left + 3, top + 3))
    return mask


@separately
def draw_rails(canvas: Canvas, plan: Plan) -> None:
    """Column letters above and row numbers at the left, each in the middle of its visible column or row."""
    board, land, last = plan.board, plan.land, BORDER + RAIL / 2 - 8
    for column in range(CONSTANTS.table_columns):
        x, _ = plan.whole(label(column, 0)).middle
        if land.x <= x <= land.right:
            _write(canvas, min(x, board.right - last), board.y + BORDER + 22, label(column, 0)[0], RAIL)
    for row in range(CONSTANTS.table_rows):
        _, y = plan.whole(label(0, row)).middle
        if land.y <= y <= land.bottom:
            _write(canvas, board.x + BORDER + 22, min(y, board.bottom - last), str(row + 1), RAIL)


@separately
def draw_places(canvas: Canvas, plan: Plan, places: Iterable[str], open: bool, lift: int = 0) -> None:
    """Free places, framed in white tesserae if `open` to building; with a `lift` (px) they are always labeled."""
    for space in places:
        if not plan.shows(space):
            continue
        box = plan.box(space)
        _name(canvas, space, box)
        gap = 10 if plan.tile >= LABELED else 6
        if open:
            canvas.rectangle(*box.inset(4), FLOOR)
            dotted(canvas, *box.inset(gap), TESSERAE)
        if lift or not plan.railed:
            x, y = box.middle
            _write(canvas, x, y - lift, space, box.width - 2 * gap - 2)


def label_of(plan: Plan, space: str) -> Box:
    box = plan.box(space)
    return _written(*box.middle, *fit(space, COORDINATE, box.width - 22))


def _write(canvas: Canvas, x: float, y: float, text: str, room: float) -> None:
    """A coordinate or a label around a point of the floor, clear of the crosslets."""
    text, style = fit(text, COORDINATE, room)
    canvas.rectangle(*_written(x, y, text, style), FLOOR)
    canvas.text(x, y, text, style, ON_FLOOR, "middle")


def _written(x: float, y: float, text: str, style: Style) -> Box:
    wide, high = fonts.width(text, style), style.size * 0.8
    return Box(round(x - wide / 2), round(y - high / 2), round(wide), round(high))


def corner_of(box: Box, corner: str) -> tuple[int, int]:
    """The point of a corner such as "nw"."""
    return box.x if "w" in corner else box.right, box.y if "n" in corner else box.bottom


@separately
def draw_city(canvas: Canvas, plan: Plan, table: Table, spaces: Collection[str] | None = None) -> None:
    """The tiles of the city, or only those on these spaces, on their slab, with owners and workers."""
    size = plan.tile
    shown = table.city if spaces is None else spaces
    boxes = {space: plan.box(space) for space in sorted(shown, key=coordinates)}
    for box in boxes.values():
        canvas.rectangle(box.x - 3, box.y + 4, size + 6, size + 13, SHADOW, 9)
    for space, box in boxes.items():
        column, row = coordinates(space)
        if label(column, row + 1) not in table.city:
            canvas.rectangle(box.x + 1, box.y + size - 12, size - 2, 19, SLAB, 7)
        canvas.rectangle(box.x, box.y, size, size, JOINT, 4)
    for space, box in boxes.items():
        tile, there = table.city[space], table.workers_on(space).items()
        dice = {role: (seat, worker.experience) for role, (seat, worker) in there}
        draw = partial(_draw_tile, tile=tile, dice=dice, space=space, box=box)
        canvas.part(("praetor tile", tile, *dice.items(), space, box), draw)
        _name(canvas, space, box)


def _name(canvas: Canvas, space: str, box: Box) -> None:
    """Record the spots of a space ("space M13") and of its corners ("space M13 nw")."""
    canvas.spots[f"space {space}"] = box
    for corner in CORNERS:
        x, y = corner_of(box, corner)
        canvas.spots[f"space {space} {corner}"] = Box(x - CORNER // 2, y - CORNER // 2, CORNER, CORNER)
