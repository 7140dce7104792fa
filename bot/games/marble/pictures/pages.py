"""The pictures of the rules pages, and the positions that they show."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from msgspec import Struct

from bot.engine import read_components
from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import SCORING, TREASURY, TYPES, Field, TileType
from bot.games.marble.game import GAME
from bot.games.marble.rules.city import legal_places
from bot.games.marble.state import Site, Tile, View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD
from bot.pictures.pieces import between, pawn, token
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, page, paragraph, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEATS, SEPIA, WALL

from . import tiles
from .city import draw_city
from .ground import COLUMNS, Plan
from .private import draw_places
from .table import THEME


class Example(Struct):
    """A position for a picture: hills, tiles, magistrates and sites, and the points of the gray aqueduct."""

    tiles: dict[str, TileType] = {}
    hills: list[str] = []
    magistrates: dict[str, int] = {}
    sites: dict[str, Site] = {}
    grey: list[str] = []

    def laid(self) -> dict[str, Tile]:
        return {place: Tile(kind, 0, 0, self.magistrates.get(place)) for place, kind in self.tiles.items()}

    def view(self) -> View:
        """A table with nothing else on it."""
        view: View = GAME.view(GAME.new(3, {}, bytes(32)), None)
        view.hills, view.tiles, view.sites = self.hills, self.laid(), self.sites
        view.aqueducts["grey"] = self.grey
        return view


EXAMPLES = read_components(Path(__file__).with_name("examples.toml"), dict[str, Example])
JULIA, CLAUDIA, TIBERIUS = 0, 1, 2  # the seats of the examples
MIDDLE = "EF10"
"""The point around which buildings of each type are shown."""

WIDTH = RIGHT - LEFT
GAP = 14
TEXT = DETAIL.at(26)
LINE = 32  # distance between lines of text


def _page(words: Words, name: str, height: int) -> Canvas:
    return page(THEME, TOP + 8 + height + BOTTOM, words(f"picture-page-{name}"))


def _city(example: str, words: Words, box: Box, plan: Plan, named: Collection[str] | None = None) -> Canvas:
    city = Canvas(box.width, box.height, WALL)
    draw_city(city, plan, EXAMPLES[example].view(), words, named=named)
    return city


def _around(point: str, half: int, width: int, height: int) -> Plan:
    """The plan with a point in the middle of a window."""
    plan, spot = Plan(half), POINTS[point]
    return Plan(half, round(width / 2 - spot.column * half), round(height / 2 - spot.line * plan.row))


def _draw_board(words: Words) -> Canvas:
    height, legend = 900, 2 * 64
    canvas = _page(words, "board", height + GAP + legend)
    box, below = Box(LEFT, TOP + 8, WIDTH, height + GAP + legend).split(height, GAP)
    plan = Plan(49, (WIDTH - COLUMNS * 49) // 2 + 8, 20)
    canvas.put(_city("board", words, box, plan, named=TRIANGLES).rounded(12), box.x, box.y)
    artworks = {"hills": "hill", "bridges": "bridge", "outlets": "outlet", "triangles": "tile_temple"}
    for (key, artwork), cell in zip(artworks.items(), below.spread(4, 2, gap=0), strict=True):
        canvas.centre(icon(f"marble/{artwork}", 50), cell.x + 30, cell.y + 30)
        said = words(f"picture-page-board-{key}")
        canvas.text(cell.x + 70, cell.y + 30, said, TEXT, SEPIA, room=cell.width - 84)
    return canvas


def _draw_tiles(words: Words) -> Canvas:
    canvas, left, height = _page(words, "tiles", 520), 430, 520
    corners = Box(LEFT, TOP + 8, left, height)
    slab(canvas, *corners)
    _draw_corners(canvas, words, corners)
    box = Box(corners.right + GAP, corners.y, WIDTH - left - GAP, height)
    plan = _around(MIDDLE, 62, box.width, box.height).moved(124, 54)
    city = _city("places", words, box, plan)
    draw_places(city, plan, legal_places(EXAMPLES["places"].view()), named=False)
    canvas.put(city.rounded(12), box.x, box.y)
    return canvas


def _draw_corners(canvas: Canvas, words: Words, box: Box) -> None:
    """A tile: an acute corner fills one side of a site, an obtuse one two."""
    place = "E10-E11"
    plan = Plan(88)
    x, y = plan.middle(place)
    plan = Plan(88, round(box.x + box.width / 2 - x), round(box.y + 150 - y))
    tiles.draw_tiles(canvas, plan, {place: Tile("temple", 0, 0)})
    tiles.draw_sign(canvas, plan, place, "temple")
    for corners, amount in ((PLACES[place].acute, 1), (PLACES[place].obtuse, 2)):
        for corner in corners:
            highlights.disc(canvas, *plan.point(corner), str(amount), 44)
    y = box.y + 300
    for amount, key in ((1, "sharp"), (2, "blunt")):
        highlights.disc(canvas, box.x + 44, y, str(amount), 40)
        said = words(f"picture-page-tiles-{key}")
        y = 16 + paragraph(canvas, box.x + 82, y, said, box.width - 100, 3, TEXT, LINE)


def _draw_sites(words: Words) -> Canvas:
    both = Box(LEFT, TOP + 8, WIDTH, 2 * 290 + GAP)
    canvas = _page(words, "sites", both.height)
    for kind, (x, y, wide, high) in zip(TYPES, both.spread(4, 2, GAP), strict=True):
        slab(canvas, x, y, wide, high)
        plan = _around(MIDDLE, 38, 312, high - 8).moved(x + 8, y)
        tiles.draw_tiles(canvas, plan, EXAMPLES[kind].laid())
        canvas.centre(tiles.closing_ring(plan.half), *plan.point(MIDDLE))
        middle = y + high / 2 - 4
        highlights.arrow(canvas, (x + 322, middle), (x + 368, middle), 8)
        canvas.centre(icon(f"marble/{kind}", 98), x + 428, middle - 30)
        canvas.text(x + 428, middle + 52, words(f"type-{kind}"), DETAIL_BOLD.at(30), INK, "middle", room=150)
        count, worth = words("picture-tiles", count=TYPES[kind].site_tiles), str(TYPES[kind].points)
        canvas.text(x + 428, middle + 88, count, TEXT, SEPIA, "middle", room=150)
        highlights.wreathed(canvas, x + wide - 42, middle - 30, worth, 70, INK, "points_wreath")
    return canvas


def _draw_influence(words: Words) -> Canvas:
    height = 480
    canvas = _page(words, "influence", height)
    box = Box(LEFT, TOP + 8, 660, height)
    plan = _around("EF8", 76, box.width, box.height)
    canvas.put(_city("influence", words, box, plan).rounded(12), box.x, box.y)
    x, wide = box.right + GAP, RIGHT - box.right - GAP
    for index, (seat, amount) in enumerate(((JULIA, 2), (CLAUDIA, 1), (TIBERIUS, 1))):
        y = box.y + index * 92
        slab(canvas, x, y, wide, 80)
        canvas.centre(token(SEATS[seat], 50), x + 46, y + 38)
        for place in range(amount):
            canvas.centre(pawn(SEATS[seat], 60), x + 120 + place * 50, y + 38)
        canvas.text(x + 244, y + 38, f"= {amount}", COUNT.at(40), INK)
        if seat == JULIA:
            canvas.centre(icon("marble/theatre", 66), x + wide - 110, y + 36)
            highlights.badge(canvas, x + wide - 48, y + 38, signed(TYPES["theatre"].points), 32)
    paragraph(canvas, x + 6, box.y + 312, words("picture-page-influence-other"), wide - 12, 5, TEXT, LINE)
    return canvas


def _draw_claims(words: Words) -> Canvas:
    """The district after two magistrates have left, with their fields and rewards."""
    height = 480
    canvas = _page(words, "claims", height)
    box = Box(LEFT, TOP + 8, 560, height)
    plan = _around("EF8", 70, box.width, box.height)
    city = _city("claims", words, box, plan)
    for place in EXAMPLES["influence"].magistrates:
        if place not in EXAMPLES["claims"].magistrates:
            city.centre(tiles.dotted_ring(36), *plan.middle(place))
    canvas.put(city.rounded(12), box.x, box.y)
    x, wide = box.right + GAP, RIGHT - box.right - GAP
    rows: tuple[tuple[str, Field, tuple[int, ...], str], ...] = (
        ("marble/theatre", "theatre", (JULIA, CLAUDIA), "marble/imperium_theatre"),
        ("marble/fountain", TREASURY, (TIBERIUS,), "marble/treasury"),
    )
    for index, (built, field, claimants, reward) in enumerate(rows):
        y = box.y + index * 158
        slab(canvas, x, y, wide, 144)
        canvas.centre(icon(built, 84), x + 64, y + 60)
        highlights.arrow(canvas, (x + 124, y + 60), (x + 172, y + 60), 7)
        for number, claimant in enumerate(claimants):
            canvas.centre(pawn(SEATS[claimant], 70), x + 222 + number * 54, y + 60)
        highlights.arrow(canvas, (x + 330, y + 60), (x + 378, y + 60), 7)
        canvas.centre(icon(reward, 78), x + 438, y + 60)
        canvas.text(x + 24, y + 120, words(f"place-{field}"), DETAIL.at(24), SEPIA, room=wide - 40)
    paragraph(canvas, x + 6, box.y + 344, words("picture-page-claims-when"), wide - 12, 4, TEXT, LINE)
    return canvas


def _draw_water(words: Words) -> Canvas:
    plan = Plan(66, round(WIDTH - 19.2 * 66), round(30 - 1.3 * 114))
    return _draw_joined(words, "water", 620, plan, SCORING.aqueduct)


def _draw_fountains(words: Words) -> Canvas:
    plan = _around("FG13", 66, WIDTH, 500).moved(0, -20)
    return _draw_joined(words, "fountains", 500, plan, SCORING.fountain, "FG13")


def _draw_joined(words: Words, name: str, height: int, plan: Plan, points: int, fountain: str = "") -> Canvas:
    """A city whose buildings all score these points, by water or from a fountain with arrows to them."""
    box = Box(LEFT, TOP + 8, WIDTH, height)
    canvas, city = _page(words, name, height + 60), _city(name, words, box, plan)
    for point, site in EXAMPLES[name].sites.items():
        if site.owner is not None:
            at = plan.point(point)
            if fountain:
                middle = plan.point(fountain)
                highlights.arrow(city, between(middle, at, 0.36), between(middle, at, 0.64), 8)
            highlights.badge(city, at[0], at[1] - plan.row * 0.42, signed(points), 30)
    canvas.put(city.rounded(12), box.x, box.y)
    paragraph(canvas, LEFT, box.bottom + 36, words(f"picture-page-{name}-score"), WIDTH, 1, TEXT, LINE)
    return canvas


PAGES: Mapping[str, Callable[[Words], Canvas]] = {
    "board": _draw_board,
    "tiles": _draw_tiles,
    "sites": _draw_sites,
    "influence": _draw_influence,
    "claims": _draw_claims,
    "water": _draw_water,
    "fountains": _draw_fountains,
}
"""Pictures of the rules pages by name."""
