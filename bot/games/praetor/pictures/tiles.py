"""City tiles: the face with its four corners, and what lies on it in the city."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.games.praetor.components import (
    CITY_TILES,
    CITY_TYPES,
    CORNERS,
    TYPE_OF,
    CityType,
    Pattern,
    corners_of,
)
from bot.games.praetor.state import PlacedWorker
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import FIGURE, PLACE_ON_TILE
from bot.pictures.pieces import die, tab
from bot.pictures.sprites import icon, kept, part, scaled
from bot.pictures.theme import INK, IVORY, PAPYRUS, SEATS, WHITE, Colour, mix, rgb


@dataclass(frozen=True, slots=True)
class Zone:
    """How an activation zone looks: what is written in it, the tint of the tile's face, its colour.

    Written is the experience that a worker gains there; an S for special tiles.
    """

    sign: str
    face: Colour
    colour: Colour


ZONES = {
    "red": Zone("+1", rgb("#F6DCC8"), rgb("#A8362B")),
    "green": Zone("+0", rgb("#E4EACB"), rgb("#55793B")),
    "grey": Zone("S", rgb("#DDDCD8"), rgb("#62666B")),
    "none": Zone("", rgb("#FBF4E2"), rgb("#B58A3A")),
}
PLAZAS: dict[Pattern, str] = {"A": "azure", "T": "terracotta", "O": "ochre", "J": "jade"}
USED = rgb("#4A382E")

SIZES = tuple(range(148, 20, -4))
"""The sides of tiles, in px. In steps, so that a face once drawn serves many pictures."""
WIDER = 6
"""By so much a box of two signs is wider than high, to the left."""
FULL, LABELLED = 112, 96
"""From which side on a tile shows its fee, and its own label."""


def artwork(kind: CityType) -> str:
    """The icon of a type of tile."""
    return f"praetor/{kind.id}"


def goods_artwork(good: str) -> str:
    """The icon of a good, or of morale."""
    return f"common/{good}"


def face(kind: str, corners: tuple[Pattern, ...], size: int, used: bool) -> Image.Image:
    """The printed side of a tile: tint of its zone, plaza quarters, icon; darker when used this round."""
    # There are thousands, and few of them on a table: only those of the last tables are kept.
    key = ("praetor face", kind, corners, size, used)
    return part(key, lambda: _printed(kind, corners, size, used), 4 * size * size)


def _printed(kind: str, corners: tuple[Pattern, ...], size: int, used: bool) -> Image.Image:
    tint = ZONES[CITY_TYPES[kind].activation].face
    canvas = Canvas(size, size, mix(tint, INK, 0.55))
    canvas.rectangle(1, 1, size - 2, size - 4, mix(tint, WHITE, 0.7), 6)
    canvas.rectangle(3, 3, size - 6, size - 8, tint, 5)
    radius = round(size * 0.262)
    # The roundel fills nine tenths of its artwork.
    whole = round(2 * radius / 0.9)
    for pattern, x, y in zip(corners, (0, size, size, 0), (0, 0, size, size), strict=True):
        canvas.centre(scaled(f"praetor/plaza_{PLAZAS[pattern]}", whole), x, y)
    canvas.centre(scaled(f"praetor/{kind}", round(size * 0.54)), size / 2, size * 0.48)
    if used:
        canvas.image = Image.blend(canvas.image, Image.new("RGB", (size, size), USED), 0.16)
    return canvas.rounded(7)


def face_of(tile: str, rotation: int, size: int, used: bool = False) -> Image.Image:
    """The face of a tile, turned."""
    corners = corners_of(tile, rotation)
    return face(CITY_TILES[tile].type, tuple(corners[corner] for corner in CORNERS), size, used)


def draw_zone(canvas: Canvas, kind: CityType, x: float, y: float, size: int) -> None:
    """The socket of the activation zone around a point, with what is written in it: a box, a lozenge when special."""
    zone = ZONES[kind.activation]
    if not zone.sign:
        return
    if kind.activation == "grey":
        canvas.centre(_lozenge(size + 6), x, y)
    else:
        x, wide = x - WIDER / 2, size + WIDER
        left, top = x - wide / 2, y - size / 2
        canvas.rectangle(left, top, wide, size, zone.colour, 6)
        canvas.rectangle(left + 2, top + 2, wide - 4, size - 4, mix(zone.colour, zone.face, 0.75), 4)
    colour = IVORY if kind.activation == "grey" else mix(zone.colour, INK, 0.45)
    canvas.text(x, y, zone.sign, PLACE_ON_TILE.at(size - 4), colour, "middle")


def draw_fee(canvas: Canvas, kind: CityType, x: float, y: float, size: int = 26) -> None:
    """What activating costs others, around a point: the icon, below it the number where it is above one."""
    for good, amount in kind.activation_cost.items():
        canvas.centre(icon(goods_artwork(good), size), x, y - (9 if amount > 1 else 0))
        if amount > 1:
            canvas.text(x, y + 13, str(amount), PLACE_ON_TILE, INK, "middle")


@dataclass(frozen=True, slots=True)
class Standing:
    """What lies on a tile: its owner's tab, the worker who built it, and who activated it."""

    owner: int | None = None
    builder: PlacedWorker | None = None
    activator: PlacedWorker | None = None
    activator_seat: int | None = None


def draw_tile(
    canvas: Canvas, tile: str, rotation: int, x: int, y: int, size: int, label: str, standing: Standing
) -> None:
    """A tile of the city with all that lies on it."""
    kind = TYPE_OF[tile]
    used = standing.activator is not None
    canvas.put(face_of(tile, rotation, size, used), x, y)
    middle, centre = x + size / 2, y + size / 2
    labelled, full = size >= LABELLED, size >= FULL
    socket = 30 if full else 26
    socket_x = x + size - socket / 2 - 4
    if labelled:
        canvas.text(middle, y + size * 0.115, label, PLACE_ON_TILE.at(max(22, size * 0.23)), INK, "middle")
        if not used:
            draw_zone(canvas, kind, socket_x, centre, socket)
    else:
        zone = ZONES[kind.activation]
        if size >= 56:
            canvas.text(middle, y + 14, zone.sign, PLACE_ON_TILE, mix(zone.colour, INK, 0.45), "middle")
    if full and kind.activation_cost:
        draw_fee(canvas, kind, x + 17, centre)
    if standing.owner is not None:
        wide = round(min(62, size * 0.48))
        canvas.centre(tab(SEATS[standing.owner], wide, 28 if labelled else 24), middle, y + size - 17)
    if standing.activator is not None and standing.activator_seat is not None:
        worker = die(SEATS[standing.activator_seat], standing.activator.experience, 42 if full else 34)
        canvas.centre(worker, socket_x - 4 if labelled else x + size - 21, centre if labelled else centre - 4)
    if standing.builder is not None and standing.owner is not None:
        worker = die(SEATS[standing.owner], standing.builder.experience, 40 if full else 34)
        canvas.centre(worker, middle, y + size - 24)


def draw_points(
    canvas: Canvas,
    x: float,
    y: float,
    points: int,
    size: int,
    colour: Colour = INK,
    ground: Colour = PAPYRUS,
) -> None:
    """Points in their green wreath around a point, on the ground, which keeps two figures clear of the leaves."""
    inner = size * 0.31
    canvas.centre(icon("common/points_wreath", size), x, y)
    canvas.rectangle(x - inner, y - inner, 2 * inner, 2 * inner, ground, round(inner))
    canvas.text(x, y, str(points), FIGURE.at(max(22.0, size * 0.575)), colour, "middle")


@kept
def _lozenge(size: int) -> Image.Image:
    canvas = Canvas(size, size, ZONES["grey"].colour)
    sprite = canvas.image.convert("RGBA")
    mask = Canvas(size, size, (0, 0, 0))
    half = size / 2
    mask.polygon(((half, 0), (size, half), (half, size), (0, half)), WHITE)
    sprite.putalpha(mask.image.convert("L"))
    return sprite
