"""The pictures of the rules pages: the board, tiles, sites, influence, claims, water, fountains."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.games.marble.board import PLACES, POINTS, TRIANGLES
from bot.games.marble.components import SCORING, TREASURY, TYPES, Field
from bot.games.marble.rules.city import legal_places
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD
from bot.pictures.pieces import between, pawn, token
from bot.pictures.private_board import BOTTOM, LEFT, RIGHT, TOP, page, paragraph, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEATS, SEPIA, WALL

from . import examples, sites, tiles
from .choice import draw_places
from .city import draw_city
from .examples import CLAUDIA, JULIA, TIBERIUS
from .plan import COLUMNS, Plan
from .theme import THEME

WIDTH = RIGHT - LEFT
GAP = 14
TEXT = DETAIL.at(26)
LINE = 32
"""From one line of text to the next."""


def _page(words: Words, name: str, height: int) -> Canvas:
    return page(THEME, TOP + 8 + height + BOTTOM, words(f"picture-page-{name}"))


def _city(view: View, words: Words, box: Box, plan: Plan, named: Collection[str] | None = None) -> Canvas:
    """The city as it is seen in a window of the page."""
    city = Canvas(box.width, box.height, WALL)
    draw_city(city, plan, view, words, named=named)
    return city


def _hang(canvas: Canvas, city: Canvas, box: Box) -> None:
    canvas.put(city.rounded(12), box.x, box.y)


def _around(point: str, half: int, width: int, height: int) -> Plan:
    """The plan in which a point lies in the middle of a window."""
    plan, spot = Plan(half), POINTS[point]
    return Plan(half, round(width / 2 - spot.column * half), round(height / 2 - spot.line * plan.row))


def _board(words: Words) -> Canvas:
    """The whole board, and what there is on it."""
    height, legend = 900, 2 * 64
    canvas = _page(words, "board", height + GAP + legend)
    box = Box(LEFT, TOP + 8, WIDTH, height)
    plan = Plan(49, (WIDTH - COLUMNS * 49) // 2 + 8, 20)
    _hang(canvas, _city(examples.BOARD, words, box, plan, named=TRIANGLES), box)
    top = box.bottom + GAP + 30
    half = WIDTH // 2
    for index, (artwork, key) in enumerate(
        (
            ("marble/hill", "hills"),
            ("marble/bridge", "bridges"),
            ("marble/outlet", "outlets"),
            ("marble/tile_temple", "triangles"),
        )
    ):
        x, y = LEFT + index % 2 * half, top + index // 2 * 64
        canvas.centre(icon(artwork, 50), x + 30, y)
        text = words(f"picture-page-board-{key}")
        canvas.text(x + 70, y, text, DETAIL.at(26), SEPIA, room=half - 84)
    return canvas


def _tiles(words: Words) -> Canvas:
    """One tile with its corners at the left; where tiles can be laid at the right."""
    height = 520
    canvas = _page(words, "tiles", height)
    left = 430
    slab(canvas, LEFT, TOP + 8, left, height)
    _draw_corners(canvas, words, Box(LEFT, TOP + 8, left, height))
    box = Box(LEFT + left + GAP, TOP + 8, WIDTH - left - GAP, height)
    plan = _around("EF10", 62, box.width, box.height)
    plan = Plan(plan.half, plan.x + 124, plan.y + 54)
    city = _city(examples.PLACES, words, box, plan)
    draw_places(city, plan, legal_places(examples.PLACES), named=False)
    _hang(canvas, city, box)
    return canvas


def _draw_corners(canvas: Canvas, words: Words, box: Box) -> None:
    """A tile: a sharp corner fills one side of a site, a blunt one two."""
    place = "E10-E11"
    plan = Plan(88)
    x, y = plan.middle(place)
    plan = Plan(88, round(box.x + box.width / 2 - x), round(box.y + 150 - y))
    tiles.draw_shadow(canvas, plan, place)
    tiles.draw_tile(canvas, plan, place, "temple")
    tiles.draw_houses(canvas, plan, place, "temple")
    tiles.draw_sign(canvas, plan, place, "temple")
    for corners, amount in ((PLACES[place].acute, 1), (PLACES[place].obtuse, 2)):
        for corner in corners:
            highlights.disc(canvas, *plan.point(corner), str(amount), 44)
    y = box.y + 300
    for amount, key in ((1, "sharp"), (2, "blunt")):
        highlights.disc(canvas, box.x + 44, y, str(amount), 40)
        said = words(f"picture-page-tiles-{key}")
        y = 16 + paragraph(canvas, box.x + 82, y, said, box.width - 100, 3, TEXT, LINE)


def _sites(words: Words) -> Canvas:
    """Three, four, five, six tiles round a point, and what is built there."""
    wide, high = (WIDTH - GAP) // 2, 290
    canvas = _page(words, "sites", 2 * high + GAP)
    for index, (kind, laid) in enumerate(examples.AROUND.items()):
        x, y = LEFT + index % 2 * (wide + GAP), TOP + 8 + index // 2 * (high + GAP)
        slab(canvas, x, y, wide, high)
        window = _around(examples.MIDDLE, 38, 312, high - 8)
        plan = Plan(window.half, window.x + x + 8, window.y + y)
        for place in laid:
            tiles.draw_shadow(canvas, plan, place)
        for place, (type, _) in laid.items():
            tiles.draw_tile(canvas, plan, place, type)
            tiles.draw_houses(canvas, plan, place, type)
        canvas.centre(sites.closing_ring(plan.half), *plan.point(examples.MIDDLE))
        middle = y + high / 2 - 4
        highlights.arrow(canvas, (x + 322, middle), (x + 368, middle), 8)
        canvas.centre(icon(f"marble/{kind}", 98), x + 428, middle - 30)
        canvas.text(x + 428, middle + 52, words(f"type-{kind}"), DETAIL_BOLD.at(30), INK, "middle", room=150)
        count = words("picture-tiles", count=TYPES[kind].site_tiles)
        canvas.text(x + 428, middle + 88, count, DETAIL.at(26), SEPIA, "middle", room=150)
        highlights.wreathed(
            canvas, x + wide - 42, middle - 30, str(TYPES[kind].points), 70, INK, "points_wreath"
        )
    return canvas


def _influence(words: Words) -> Canvas:
    """A district of five tiles at the left, who counts how much at the right."""
    height = 480
    canvas = _page(words, "influence", height)
    box = Box(LEFT, TOP + 8, 660, height)
    plan = _around("EF8", 76, box.width, box.height)
    _hang(canvas, _city(examples.INFLUENCE, words, box, plan), box)
    x, wide = box.right + GAP, RIGHT - box.right - GAP
    counted: tuple[tuple[int, int], ...] = ((JULIA, 2), (CLAUDIA, 1), (TIBERIUS, 1))
    for index, (seat, amount) in enumerate(counted):
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


def _claims(words: Words) -> Canvas:
    """The district after two magistrates have left; their fields, and what they fetch there."""
    height = 480
    canvas = _page(words, "claims", height)
    box = Box(LEFT, TOP + 8, 560, height)
    plan = _around("EF8", 70, box.width, box.height)
    city = _city(examples.CLAIMS, words, box, plan)
    for place in ("E9-E10", "F6-F7"):
        city.centre(sites.dotted_ring(36), *plan.middle(place))
    _hang(canvas, city, box)
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


def _water(words: Words) -> Canvas:
    """An aqueduct along the sides of tiles, and what it brings to the buildings on it."""
    box = Box(LEFT, TOP + 8, WIDTH, 620)
    canvas = _page(words, "water", box.height + 60)
    view = examples.WATER
    plan = Plan(66, round(WIDTH - 19.2 * 66), round(30 - 1.3 * 114))
    city = _city(view, words, box, plan)
    for point, site in view.sites.items():
        if site.owner is not None:
            x, y = plan.point(point)
            highlights.badge(city, x, y - plan.row * 0.42, signed(SCORING.aqueduct), 30)
    _hang(canvas, city, box)
    paragraph(canvas, LEFT, box.bottom + 36, words("picture-page-water-score"), WIDTH, 1, TEXT, LINE)
    return canvas


def _fountains(words: Words) -> Canvas:
    """A fountain among buildings, and what it brings to each."""
    box = Box(LEFT, TOP + 8, WIDTH, 500)
    canvas = _page(words, "fountains", box.height + 60)
    view = examples.FOUNTAINS
    plan = _around("FG13", 66, box.width, box.height)
    plan = Plan(66, plan.x, plan.y - 20)
    city = _city(view, words, box, plan)
    middle = plan.point("FG13")
    for point, site in view.sites.items():
        if site.owner is not None:
            x, y = plan.point(point)
            highlights.arrow(city, between(middle, (x, y), 0.36), between(middle, (x, y), 0.64), 8)
            highlights.badge(city, x, y - plan.row * 0.42, signed(SCORING.fountain), 30)
    _hang(canvas, city, box)
    paragraph(canvas, LEFT, box.bottom + 36, words("picture-page-fountains-score"), WIDTH, 1, TEXT, LINE)
    return canvas


PAGES: Mapping[str, Callable[[Words], Canvas]] = {
    "board": _board,
    "tiles": _tiles,
    "sites": _sites,
    "influence": _influence,
    "claims": _claims,
    "water": _water,
    "fountains": _fountains,
}
"""Every picture of the rules pages, by its name."""
