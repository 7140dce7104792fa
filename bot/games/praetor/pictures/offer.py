"""What is on offer: the display, the open wall tile, and how much of both stacks is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.app.fallbacks import separately
from bot.games.praetor.components import TYPE_OF, WALL_TILES, CityType, Goods
from bot.games.praetor.state import View
from bot.i18n.fluent import Words
from bot.pictures import fonts, panels
from bot.pictures.canvas import Anchor, Box, Canvas, Point
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, HEADING, PLACE_ON_TILE, Style
from bot.pictures.names import halves
from bot.pictures.panels import Price, cost, panel
from bot.pictures.sprites import icon
from bot.pictures.theme import FAINT, GOLD, INK, IVORY, LINE, PANEL, SOFT

from .city import FULL, THEME, draw_fee, draw_points, draw_zone, face_of

GAP = 8
NAME = PLACE_ON_TILE.at(24)
LEAST = 32  # type of what decides: it is read on a phone
FIGURES = COUNT.at(LEAST)
"""Type of a cost."""
MEDAL, SMALL_MEDAL = 56, 48  # the wreath round the points of a tile, and where a name stands right below it
WHOLE = replace(NAME, least=NAME.size)
"""Of a name that is rather broken than made smaller."""


def prices(goods: Goods) -> list[Price]:
    return [Price(f"common/{good}", amount) for good, amount in goods.items()]


def places_of(slots: int, box: Box) -> tuple[list[Box], Box]:
    """Where in the box of the offer the slots of the display are, and where the wall is."""
    if slots <= 4:
        *lefts, x = (box.x + slot * (panels.WIDTH + GAP) for slot in range(slots + 1))
        cards = [Box(left, box.y, panels.WIDTH, box.height) for left in lefts]
        return cards, Box(x, box.y, box.right - x, box.height)
    strip = 56 if slots == 6 else 0
    rest = box.height - (strip + GAP if strip else 0)
    cells = Box(box.x, box.y, box.width, rest).spread(6, 3, GAP)
    return cells[:slots], Box(box.x, box.y + rest + GAP, box.width, strip) if strip else cells[slots]


@separately
def draw_offer(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The display and the wall in the box: tall cards for up to four slots, else flat ones."""
    slots = len(view.display)
    cards, wall = places_of(slots, box)
    canvas.spots |= {"offer": box, "wall": wall}
    canvas.spots |= {f"tile {slot}": place for slot, place in enumerate(cards, 1)}
    draw_tile = draw_card if slots <= 4 else draw_flat_card
    for slot, (tile, place) in enumerate(zip(view.display, cards, strict=True)):
        if tile is not None:
            draw_tile(canvas, tile, slot, words, place)
            continue
        panels.gap(canvas, place, str(slot + 1))
        text = words("picture-built")
        canvas.text(*place.middle, text, DETAIL.at(LEAST), SOFT, "middle", room=place.width - 40)
    draw_wall = _draw_wall if slots <= 4 else _draw_wall_strip if slots == 6 else _draw_flat_wall
    draw_wall(canvas, view, words, wall)


def draw_card(canvas: Canvas, tile: str, slot: int, words: Words, box: Box) -> None:
    kind = TYPE_OF[tile]
    panels.paper(canvas, box)
    side, middle = 112, box.x + box.width / 2
    _draw_face(canvas, tile, round(middle - side / 2), box.y + 62, side)
    draw_points(canvas, box.right - 32, box.y + 30, kind.build_points, MEDAL)
    panels.place(canvas, box, str(slot + 1), THEME)
    _draw_name(canvas, short_name(words, kind), middle, box.y + 197, box.width - 8, "middle")
    cost(canvas, middle, box.bottom - 27, prices(kind.build_cost), box.width - 8, 34, FIGURES, "middle")


def draw_flat_card(canvas: Canvas, tile: str, slot: int, words: Words, box: Box) -> None:
    """The same where there are many slots: the tile at the left, its name and cost at the right."""
    kind = TYPE_OF[tile]
    panels.paper(canvas, box)
    side = 96
    _draw_face(canvas, tile, box.x + 6, box.y + (box.height - 6 - side) // 2, side)
    x = box.x + side + 13
    room = box.right - x - 4
    canvas.rectangle(x, box.y + 5, 40, 38, THEME.accent, 8)
    canvas.text(x + 20, box.y + 24, str(slot + 1), FIGURE.at(LEAST), IVORY, "middle")
    draw_points(canvas, box.x + box.width - 28, box.y + 25, kind.build_points, SMALL_MEDAL)
    _draw_name(canvas, short_name(words, kind), x, box.y + 70, room, "left")
    cost(canvas, x - 2, box.y + box.height - 20, prices(kind.build_cost), room, 28, FIGURES)


def _draw_face(canvas: Canvas, tile: str, x: int, y: int, side: int) -> None:
    kind = TYPE_OF[tile]
    canvas.put(face_of(tile, 0, side), x, y)
    socket = 28 if side >= FULL else 26
    draw_zone(canvas, kind, x + side - socket / 2 - 4, y + side / 2, socket)
    draw_fee(canvas, kind, x + 16, y + side / 2)


def _draw_name(canvas: Canvas, name: str, x: float, y: float, room: float, anchor: Anchor) -> None:
    """A name on one line, or on two, around y."""
    lines = halves(name, WHOLE, room)
    for index, line in enumerate(lines):
        canvas.text(x, y + (index - (len(lines) - 1) / 2) * 21, line, NAME, INK, anchor, room=room)


def short_name(words: Words, kind: CityType) -> str:
    """The name of a type of tile, with soft hyphens where a long word may be broken."""
    broken = f"picture-tile-{kind.id}"
    return words(broken if words.has(broken) else f"tile-{kind.id}")


def _draw_demand(
    canvas: Canvas, view: View, words: Words, x: float, y: float, size: int, room: float, lines: int = 1
) -> None:
    """What the open wall tile demands, in the middle around x; or that it is taken."""
    if view.wall_open is None:
        canvas.text(x, y, words("picture-taken"), DETAIL.at(LEAST), SOFT, "middle", room=room)
        return
    price = prices(WALL_TILES[view.wall_open].demand)
    cost(canvas, x, y, price, room, size, FIGURES, "middle", IVORY, lines)


def _draw_open_wall(canvas: Canvas, view: View, x: float, y: float, size: int) -> None:
    """The wall, and in a wreath what its open tile is worth, side by side around a point."""
    canvas.centre(icon("praetor/wall", size), x - size * 0.55, y - size * 0.08)
    if view.wall_open is not None:
        draw_points(canvas, x + size * 0.58, y, WALL_TILES[view.wall_open].points, MEDAL, IVORY, PANEL)


def _draw_left(
    canvas: Canvas, view: View, words: Words, places: Sequence[Point], room: float, room_for_word: float
) -> None:
    """How much is left of both stacks, at these places; with words, in a type in which both fit, if there is one."""
    said = words("picture-tiles", count=view.stack_left), words("picture-walls", count=view.wall_left)
    sizes = (
        size
        for size in (LEAST, 28, 24)
        if all(fonts.width(word, DETAIL.at(size)) <= room_for_word for word in said)
    )
    size = next(sizes, None)
    lefts = ("common/stack", _stack(view)), ("praetor/wall", str(view.wall_left))
    for (x, y), (artwork, left), word in zip(places, lefts, said, strict=True):
        canvas.centre(icon(artwork, 38), x + 19, y)
        taken = canvas.text(x + 46, y, left, _fitting(left, room - 46), IVORY if left != "0" else FAINT)
        if size is not None:
            canvas.text(x + 52 + taken, y + 1, word, DETAIL.at(size), SOFT)


def _stack(view: View) -> str:
    """How many city tiles are left, and of which epoch the uppermost is: retirement earns by it."""
    return str(view.stack_left) if view.stack_top is None else f"{view.stack_left} · {view.stack_top}"


def _fitting(left: str, room: float) -> Style:
    styles = map(COUNT.at, (LEAST, 28, 24))
    return next((style for style in styles if fonts.width(left, style) <= room), COUNT.at(20))


def _draw_wall(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    panel(canvas, *box)
    middle = box.x + box.width / 2
    wide = box.width > 240
    if wide:
        title = words("picture-wall").upper()
        canvas.text(middle, box.y + 26, title, HEADING.at(LEAST), GOLD, "middle", room=box.width - 16)
    _draw_open_wall(canvas, view, middle, box.y + (74 if wide else 40), 60 if wide else 54)
    y, size, lines = (box.y + 130, 38, 1) if wide else (box.y + 104, 34, 2)
    _draw_demand(canvas, view, words, middle, y, size, box.width - 14, lines)
    rule = box.y + (158 if wide else 138)
    canvas.rectangle(box.x + 14, rule, box.width - 28, 2, LINE)
    x = box.x + (24 if wide else 12)
    room = box.right - x - 6
    _draw_left(canvas, view, words, ((x, rule + 26), (x, rule + 68)), room, room - 130)


def _draw_flat_wall(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    panel(canvas, *box)
    _draw_open_wall(canvas, view, box.x + 72, box.y + 38, 50)
    _draw_demand(canvas, view, words, box.x + box.width / 2, box.y + box.height - 26, 32, box.width - 16)
    x = box.x + 150
    canvas.centre(icon("common/stack", 34), x + 17, box.y + 24)
    stack = _stack(view)
    canvas.text(x + 40, box.y + 24, stack, _fitting(stack, box.x + box.width - x - 44), IVORY)
    canvas.centre(icon("praetor/wall", 34), x + 17, box.y + 60)
    canvas.text(x + 40, box.y + 60, str(view.wall_left), COUNT.at(LEAST), IVORY)


def _draw_wall_strip(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    panel(canvas, *box)
    y = box.y + box.height / 2
    _draw_open_wall(canvas, view, box.x + 64, y, 46)
    _draw_demand(canvas, view, words, box.x + 250, y, 34, 250)
    x = box.x + 400
    canvas.rectangle(x - 14, box.y + 10, 2, box.height - 20, LINE)
    _draw_left(canvas, view, words, ((x, y), (x + 190, y)), 200, 50)
