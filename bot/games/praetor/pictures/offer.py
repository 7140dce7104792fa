"""What is on offer: the display, the open wall tile, and how much of both stacks is left."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.games.praetor.components import TYPE_OF, WALL_TILES, CityType, Goods
from bot.games.praetor.state import View
from bot.i18n.fluent import Words
from bot.pictures import panels
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, PLACE_ON_TILE
from bot.pictures.names import halves
from bot.pictures.panels import Price, panel
from bot.pictures.row import Piece, Row, artwork, gap, priced, written
from bot.pictures.theme import FAINT, INK, IVORY, PANEL, SOFT

from .city import THEME, draw_fee, draw_points, draw_zone, face_of

GAP = 8
IN_A_ROW, CARD, STRIP = 3, 130, 56  # cards in a row, height of a card and of the strip, in px
NAME = PLACE_ON_TILE.at(24)
LEAST = 32  # type of what decides: it is read on a phone
FIGURES = replace(COUNT, size=LEAST, least=20)
"""Type of a cost, and of what is left."""
MEDAL = 56  # the wreath round the points of the open wall tile, in px
WHOLE = replace(NAME, least=NAME.size)
"""Of a name that is rather broken than made smaller."""


def prices(goods: Goods) -> list[Price]:
    return [Price(f"common/{good}", amount) for good, amount in goods.items()]


def height(slots: int) -> int:
    """Of so many slots in rows of three, and a strip for the wall where they leave no place in them."""
    rows = -(-slots // IN_A_ROW)
    return rows * (CARD + GAP) - GAP + (0 if slots % IN_A_ROW else GAP + STRIP)


def places_of(slots: int, box: Box) -> tuple[list[Box], Box]:
    """Where in the box of the offer the slots of the display are, and where the wall is."""
    rows = -(-slots // IN_A_ROW)
    cards, strip = box.split(rows * (CARD + GAP) - GAP, GAP)
    cells = cards.spread(rows * IN_A_ROW, IN_A_ROW, GAP)
    return cells[:slots], Box.around(cells[slots:]) if cells[slots:] else strip


def draw_offer(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The display and the wall in the box."""
    cards, wall = places_of(len(view.display), box)
    canvas.spots["wall"] = wall
    for slot, (tile, place) in enumerate(zip(view.display, cards, strict=True), 1):
        canvas.spots[f"tile {slot}"] = place
        if tile is not None:
            draw = partial(draw_card, tile=tile, slot=slot, words=words, box=place)
            canvas.part(("praetor card", tile, slot, place, words.locale), draw)
            continue
        panels.gap(canvas, place, str(slot))
        text = words("picture-built")
        canvas.text(*place.middle, text, DETAIL.at(LEAST), SOFT, "middle", room=place.width - 40)
    _draw_wall(canvas, view, words, wall)


def draw_card(canvas: Canvas, tile: str, slot: int, words: Words, box: Box) -> None:
    """The tile at the left, its slot, points, name and cost at the right."""
    kind, side = TYPE_OF[tile], 96
    panels.paper(canvas, box)
    left, middle = box.x + 6, box.y + (box.height - 6) / 2
    canvas.put(face_of(tile, 0, side), left, middle - side / 2)
    draw_zone(canvas, kind, left + side - 17, middle, 26)
    draw_fee(canvas, kind, left + 16, middle)
    x = box.x + side + 13
    room = box.right - x - 4
    canvas.rectangle(x, box.y + 5, 40, 38, THEME.accent, 8)
    canvas.text(x + 20, box.y + 24, str(slot), FIGURE.at(LEAST), IVORY, "middle")
    draw_points(canvas, box.right - 28, box.y + 25, kind.build_points, 48)
    for y, line in around(box.y + 70, halves(short_name(words, kind), WHOLE, room), 21):
        canvas.text(x, y, line, NAME, INK, room=room)
    priced(prices(kind.build_cost), room, 28, FIGURES).lay(canvas, x - 2, box.bottom - 20)


def short_name(words: Words, kind: CityType) -> str:
    """The name of a type of tile, with soft hyphens where a long word may be broken."""
    broken = f"picture-tile-{kind.id}"
    return words(broken if words.has(broken) else f"tile-{kind.id}")


def _draw_wall(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The wall with its open tile and what that demands, and how much is left of both stacks; of that of city tiles
    with the epoch of the uppermost, by which retirement earns.
    """
    panel(canvas, *box)
    middle, strip = box.height // 2, box.height == STRIP
    wall, demanded, stack, walls = (
        Row(canvas, box.x + 8, box.right - 8, box.y + y)
        for y in ((middle,) * 4 if strip else (38, box.height - 26, 24, 60))
    )
    epoch = "" if view.stack_top is None else f" · {view.stack_top}"
    stack.end(*_left("common/stack", view.stack_left, epoch), gap(140 if strip else 0))
    walls.end(*_left("praetor/wall", view.wall_left))
    wall.begin(artwork("praetor/wall", 50), gap(8))
    if view.wall_open is None:
        taken = written(words("picture-taken"), DETAIL.at(LEAST), SOFT)
        demanded.begin(gap(170 if strip else 0), taken)
        return
    points, demand = WALL_TILES[view.wall_open].points, prices(WALL_TILES[view.wall_open].demand)
    wall.begin(
        Piece(MEDAL, lambda canvas, x, y: draw_points(canvas, x + MEDAL / 2, y, points, MEDAL, IVORY, PANEL))
    )
    demanded.begin(gap(170 if strip else 0), priced(demand, 234, 32, FIGURES, IVORY))


def _left(name: str, amount: int, beside: str = "") -> list[Piece]:
    """How much is left of a stack."""
    return [artwork(name, 38), gap(8), written(f"{amount}{beside}", FIGURES, IVORY if amount else FAINT)]
