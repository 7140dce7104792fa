"""The city on its ground, with everything that the last move has changed there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from msgspec import Struct

from bot.app.fallbacks import separately
from bot.engine import changes_of, deeds_of
from bot.games.marble.board import PLACES, TRIANGLES
from bot.games.marble.components import HILLS, OUTLETS, TYPES, Colour, Field, TileType
from bot.games.marble.rules import city, sites
from bot.games.marble.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import fonts, highlights
from bot.pictures.canvas import Canvas, Point
from bot.pictures.fonts import PLACE_ON_TILE
from bot.pictures.pieces import between, pawn, token
from bot.pictures.sprites import icon
from bot.pictures.theme import IVORY, NIGHT, SEATS

from . import ground, tiles
from .ground import Plan

WITH_TILE = ("laid", "laid-with-magistrate", "water-led", "site-chosen", "claimed", "claim-declined")
"""Laying a tile, and the answers that complete it."""
LEADING = ("water-led", "aqueduct-extended")


class Fresh(Struct, frozen=True):
    """The marks of a seat's move; none if nobody has moved.

    `tile` is the place of the tile laid, `bridge` whether it took a bridge tile, `sites` the points that it enclosed,
    `reached` the ends of new pieces, `left` the place that a magistrate left, `went_to` where it went, `drawn` the
    number of tiles drawn of each type; `gains` has an amount with its artwork (none for points) by point.
    """

    seat: int | None = None
    tile: str | None = None
    bridge: bool = False
    sites: Sequence[str] = ()
    reached: Sequence[str] = ()
    left: str | None = None
    went_to: Field | None = None
    drawn: dict[TileType, int] = {}
    gains: dict[str, tuple[int, str]] = {}


NOTHING = Fresh()


def last_move(view: View) -> Fresh:
    """The marks of the last move, with all its results."""
    deeds = deeds_of(view.events)
    if not deeds or deeds[0].seat is None:
        return NOTHING
    deed, changes, events = deeds[0], changes_of(deeds, deeds[0].seat), view.events
    tile = next(reversed(view.tiles), None) if deed.key in WITH_TILE else None
    reached = [point for event in events if event.key in LEADING for point in event.places]
    paid = city.fountains_at(view, reached)[: changes.get("coins", 0)]
    built = ((event.places[0], event.changes) for event in events if event.key == "built")
    gains = {point: (sum(change.amount for change in brought), "") for point, brought in built}
    return Fresh(
        deed.seat,
        tile,
        any(event.key == "bridge-taken" for event in events),
        [corner for corner in PLACES[tile].corners if corner in view.sites] if tile else (),
        reached,
        deed.places[0] if deed.key in ("claimed", "recalled") else None,
        sites.field_of(view.sites[deed.places[1]].kind) if deed.key == "claimed" else None,
        {kind: changes[f"tile-{kind}"] for kind in TYPES if changes.get(f"tile-{kind}", 0) > 0},
        gains | dict.fromkeys(paid, (1, "marble/treasury")),
    )


PAWN = 0.57  # size of a magistrate, as a fraction of the side of a triangle
PAWN_UP = 10  # height of a magistrate above the middle of its tile, on the table
OUTLET_OUT = 14  # distance of an outlet from its point, on the table
TOKEN_PLACES: tuple[Point, ...] = ((18, 19), (-18, 19), (-18, -19), (18, -19))
"""Possible offsets of an owner's token from the middle of the site, on the table."""

BRIDGE_PLACES: tuple[Point, ...] = ((72, -46), (-72, -46), (72, 46), (-72, 46), (0, -72), (0, 72), (0, 0))
"""Possible offsets of a bridge's sign from the middle of the tile, on the table."""
GAIN_PLACES: tuple[Point, ...] = (
    *((4, -58), (4, 58), (80, 0), (-80, 0), (56, -76), (-56, -76), (56, 76), (-56, 76)),
    *((104, -40), (-104, -40), (4, -58)),
)
"""Possible offsets of a gain's sign from the middle of the site, on the table."""
LABEL_DOWN = 24  # how far below the middle of a tile the name of its magistrate's place is


@separately
def draw_city(
    canvas: Canvas,
    plan: Plan,
    view: View,
    words: Words,
    fresh: Fresh = NOTHING,
    named: Collection[str] | None = None,
    framed: Collection[str] = (),
) -> None:
    """The whole board, as far as the canvas reaches.

    `named` are the triangles with names; with None, hills and rows have no names either, and sites no rings, for
    pictures of a few things. `framed` are tiles to choose from.
    """
    labeled, names = named is not None, named or ()
    canvas.put(ground.sheet(plan, canvas.width, canvas.height, words("picture-river"), labeled), 0, 0)
    _draw_land(canvas, plan, view, words, labeled, names)
    tiles.draw_tiles(canvas, plan, view.tiles, view.sites)
    for place, tile in view.tiles.items():
        if tile.magistrate is None:
            tiles.draw_sign(canvas, plan, place, tile.type)
    for place in filter(None, (fresh.tile, *framed)):
        tiles.put_on_place(canvas, plan, place, tiles.gold)
    for point, site in view.sites.items():
        canvas.centre(tiles.site(site.kind, plan.half, point in fresh.sites), *plan.point(point))
    for point in closing(view) if labeled and view.outcome is None else ():
        canvas.centre(tiles.closing_ring(plan.half), *plan.point(point))
    draw_water(canvas, plan, view, words, fresh.reached)
    _draw_names(canvas, plan, view, names)
    for point, site in view.sites.items():
        if site.kind != "plaza":
            x, y = plan.point(point)
            canvas.centre(icon(f"marble/{site.kind}", round(tiles.BUILDING * plan.side)), x, y - plan.scale)
    _draw_owners(canvas, plan, view)
    for place, tile in view.tiles.items():
        if tile.magistrate is not None:
            first = PLACES[place].triangles[0]
            draw_magistrate(canvas, plan, place, tile.magistrate, first if first in names else "")
    _mark(canvas, plan, view, fresh, names)


def _draw_land(
    canvas: Canvas, plan: Plan, view: View, words: Words, labeled: bool, names: Collection[str]
) -> None:
    touched = {corner for place in view.tiles for corner in PLACES[place].corners}
    fills = view.options.get("hills_block_sites") != "on"
    for hill in HILLS.values():
        if hill.id in view.hills:
            named = labeled and touched.isdisjoint(TRIANGLES[hill.triangle].corners)
            name = words(f"hill-{hill.id}") if named else ""
            ground.draw_hill(canvas, plan, hill.triangle, name, fills)
        else:
            ground.put_on_triangle(canvas, plan, hill.triangle, ground.trace)
    for space in view.bridges:
        ground.draw_bridge(canvas, plan, space, space in names)


def _draw_names(canvas: Canvas, plan: Plan, view: View, names: Collection[str]) -> None:
    """The names of free triangles, above everything that reaches into them: tiles, rings, aqueducts."""
    covered = city.ground(view).built
    pieces = {frozenset(pair) for points in view.aqueducts.values() for pair in pairwise(points)}
    for triangle in names:
        if not TRIANGLES[triangle].cover & covered and triangle not in view.bridges:
            ground.draw_triangle_name(canvas, plan, triangle, pieces)


def closing(view: View) -> list[str]:
    """The points that lack one wedge for a site, and those that wait to be built."""
    return [point for point, missing in city.missing_wedges(view).items() if missing <= 1]


def draw_water(canvas: Canvas, plan: Plan, view: View, words: Words, reached: Collection[str]) -> None:
    """The aqueducts with their outlets; pieces that have just `reached` a point are on gold."""
    for colour, points in view.aqueducts.items():
        pairs = list(pairwise(points))
        for start, end in sorted(pairs, key=lambda pair: pair[1] not in reached):
            tiles.draw_piece(canvas, plan, start, end, colour, end in reached)
        for point in points[1:]:
            canvas.centre(tiles.joint(colour, plan.half), *plan.point(point))
        if pairs:
            start, end = pairs[-1]
            end_piece = tiles.arrow(tiles.direction_of(start, end), plan.half)
            canvas.centre(end_piece, *between(plan.point(start), plan.point(end), 0.5))
    for colour in OUTLETS:
        draw_outlet(canvas, plan, colour, words)


def draw_outlet(canvas: Canvas, plan: Plan, colour: Colour, words: Words) -> None:
    size, letter = round(tiles.OUTLET * plan.scale), words(f"picture-outlet-{colour}")
    tiles.draw_disc(canvas, *outlet_at(plan, colour), colour, letter, size)


def outlet_at(plan: Plan, colour: Colour) -> Point:
    """The place of an outlet's disc, just outside the rim."""
    x, y = plan.point(OUTLETS[colour].point)
    return x + OUTLET_OUT * plan.scale, y


def _draw_owners(canvas: Canvas, plan: Plan, view: View) -> None:
    """The owner's token on each building, at the first corner not hidden by a magistrate."""
    scale = plan.scale
    pawns = [plan.middle(place) for place, tile in view.tiles.items() if tile.magistrate is not None]

    def is_clear(spot: Point) -> bool:
        return all(abs(spot[0] - x) > 32 * scale or abs(spot[1] - y) > 40 * scale for x, y in pawns)

    for point, site in view.sites.items():
        if site.owner is not None:
            x, y = plan.point(point)
            spots = [(x + across * scale, y + down * scale) for across, down in TOKEN_PLACES]
            sign = token(SEATS[site.owner], round(tiles.TOKEN * plan.side))
            canvas.centre(sign, *next(filter(is_clear, spots), spots[0]))


def draw_magistrate(canvas: Canvas, plan: Plan, place: str, seat: int, label: str) -> None:
    x, y = plan.middle(place)
    scale = plan.scale
    canvas.centre(pawn(SEATS[seat], round(PAWN * plan.side)), x, y - PAWN_UP * scale)
    if label:
        ground.draw_name(canvas, plan, (x, y + LABEL_DOWN * scale), label, IVORY, plate=NIGHT)


def draw_label(canvas: Canvas, plan: Plan, x: float, y: float, label: str) -> None:
    style = PLACE_ON_TILE.at(max(22, round(22 * min(plan.scale, 1.3))))
    wide, high = fonts.width(label, style) + 12, style.size + 3
    canvas.rectangle(x - wide / 2, y - high / 2, wide, high, NIGHT, 8)
    canvas.text(x, y, label, style, IVORY, "middle")


def _mark(canvas: Canvas, plan: Plan, view: View, fresh: Fresh, names: Collection[str]) -> None:
    """The gains from buildings, fountains and bridges, clear of names, and the place that a magistrate left."""
    scale, named = plan.scale, names_at(plan, view, names)
    size = round(highlights.GAIN * scale)
    for point, (amount, artwork) in fresh.gains.items():
        at = clear_place(plan, plan.point(point), GAIN_PLACES, named)
        highlights.badge(canvas, *at, signed(amount), size, artwork)
        named.append(at)
    if fresh.tile and fresh.bridge:
        at = clear_place(plan, plan.middle(fresh.tile), BRIDGE_PLACES, named)
        highlights.badge(canvas, *at, signed(1), size, "marble/bridge")
    if fresh.left:
        x, y = plan.middle(fresh.left)
        canvas.centre(tiles.dotted_ring(round(25 * scale)), x, y)


def names_at(plan: Plan, view: View, names: Collection[str]) -> list[Point]:
    """The middles of the names on the board: of outlets, free triangles and magistrates' places."""
    covered = city.ground(view).built
    found = [outlet_at(plan, colour) for colour in OUTLETS]
    found += [plan.centre(name) for name in names if not TRIANGLES[name].cover & covered]
    for place, tile in view.tiles.items():
        if tile.magistrate is not None and PLACES[place].triangles[0] in names:
            x, y = plan.middle(place)
            found.append((x, y + LABEL_DOWN * plan.scale))
    return found


def clear_place(plan: Plan, middle: Point, offsets: Sequence[Point], names: Collection[Point]) -> Point:
    """The place of a sign: the first around a middle where it hides no name, or else the last."""
    (x, y), scale = middle, plan.scale
    for across, down in offsets:
        at = x + across * scale, y + down * scale
        if all(abs(at[0] - left) > 84 * scale or abs(at[1] - top) > 52 * scale for left, top in names):
            break
    return at
