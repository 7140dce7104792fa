"""What is on offer: the display, the open wall tile, and how much of both stacks is left."""

from __future__ import annotations

from dataclasses import replace

from bot.app.fallbacks import separately
from bot.games.praetor.components import TYPE_OF, WALL_TILES, CityType, Goods
from bot.games.praetor.state import View
from bot.i18n.fluent import Words
from bot.pictures import panels
from bot.pictures.canvas import Anchor, Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, HEADING, PLACE_ON_TILE
from bot.pictures.names import halves
from bot.pictures.panels import Price, cost, panel
from bot.pictures.row import Piece, Row, artwork, gap, priced, rule, together, written
from bot.pictures.theme import FAINT, GOLD, INK, IVORY, LINE, PANEL, SOFT

from .city import FULL, THEME, draw_fee, draw_points, draw_zone, face_of

GAP = 8
NAME = PLACE_ON_TILE.at(24)
LEAST = 32  # type of what decides: it is read on a phone
FIGURES = replace(COUNT, size=LEAST, least=20)
"""Type of a cost, and of what is left."""
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
    _draw_wall(canvas, view, words, wall)


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


def _draw_wall(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The wall, its open tile, and how much is left of both stacks: in a column, as flat as a card, or in a strip."""

    def row(y: float, left: int, right: int = box.right - 8) -> Row:
        return Row(canvas, left, right, box.y + y)

    panel(canvas, *box)
    slots, x, wide = len(view.display), box.x, box.width > 240
    if slots == 6:
        row(box.height / 2, x + 18).begin(_open_wall(view, 46))
        row(box.height / 2, x + 125, x + 375).middle(_demand(view, words, 250, 34))
        strip = row(box.height / 2, x + 386)
        strip.begin(rule(box.height - 20), gap(12))
        stack, walls = _left(view, words, strip.room / 2 - 20)
        strip.begin(stack.at_least(190), walls)
        return
    if slots == 5:
        row(38, x + 8, x + 136).middle(_open_wall(view, 50))
        row(box.height - 26, x + 8).middle(_demand(view, words, box.width - 16, 32))
        left, tops = x + 150, (24, 60)
    else:
        if wide:
            row(26, x + 8).middle(
                written(words("picture-wall").upper(), HEADING.at(LEAST), GOLD, box.width - 16)
            )
        row(74 if wide else 40, x + 8).middle(_open_wall(view, 60 if wide else 54))
        demand = _demand(view, words, box.width - 14, *((38, 1) if wide else (34, 2)))
        row(130 if wide else 104, x + 6, box.right - 6).middle(demand)
        line = 158 if wide else 138
        canvas.rectangle(x + 14, box.y + line, box.width - 28, 2, LINE)
        left, tops = x + (24 if wide else 12), (line + 26, line + 68)
    for y, piece in zip(tops, _left(view, words, box.right - left), strict=True):
        row(y, left, box.right).begin(piece)


def _open_wall(view: View, size: int) -> Piece:
    """The wall, and in a wreath what its open tile is worth."""
    wall = artwork("praetor/wall", size)
    if view.wall_open is None:
        return wall
    points = WALL_TILES[view.wall_open].points
    wreath = Piece(
        MEDAL, lambda canvas, x, y: draw_points(canvas, x + MEDAL / 2, y, points, MEDAL, IVORY, PANEL)
    )
    return together([wall, gap(8), wreath])


def _demand(view: View, words: Words, room: float, size: int, lines: int = 1) -> Piece:
    """What the open wall tile demands; or that it is taken."""
    if view.wall_open is None:
        return written(words("picture-taken"), DETAIL.at(LEAST), SOFT, room)
    return priced(prices(WALL_TILES[view.wall_open].demand), room, size, FIGURES, IVORY, lines)


def _left(view: View, words: Words, room: float) -> list[Piece]:
    """How much is left of both stacks, of that of tiles with the epoch of the uppermost, by which retirement earns;
    with words, if there is a type in which both fit.
    """
    epoch = "" if view.stack_top is None else f" · {view.stack_top}"
    lefts = (
        ("common/stack", view.stack_left, epoch, words("picture-tiles", count=view.stack_left)),
        ("praetor/wall", view.wall_left, "", words("picture-walls", count=view.wall_left)),
    )
    for size in (LEAST, 28, 24, 0):
        pieces = []
        for name, left, beside, word in lefts:
            said = [gap(6), written(word, DETAIL.at(size), SOFT)] if size else []
            count = written(f"{left}{beside}", FIGURES, IVORY if left else FAINT, room - 46)
            pieces.append(together([artwork(name, 38), gap(8), count, *said]))
        if all(piece.width <= room for piece in pieces):
            break
    return pieces
