"""The private mat: tiles in hand, colonia, goods, orders, and what may still lie face down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.trajanum.components import CORNERS, ROWS, TILES, TRAJAN_CARDS
from bot.games.trajanum.rules import cycle_scoring
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.envoys import EnvoyChoice
from bot.games.trajanum.rules.forum import largest_group, open_cells
from bot.games.trajanum.rules.streets import tile_prices
from bot.games.trajanum.rules.orders import collected, formations
from bot.games.trajanum.rules.taking import Taking
from bot.games.trajanum.rules.turn import BuildingStep
from bot.games.trajanum.state import FACE_DOWN, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE
from bot.pictures.names import naming
from bot.pictures.panels import Section, count, figure
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, slab
from bot.pictures.theme import INK, MARBLE_EDGE, SEATS, SEPIA

from . import tiles
from .artworks import of_gain
from .colonia import GOODS, draw_citizens, draw_reserve
from .grid import Grid, draw_chip, draw_grid, draw_rails
from .heading import Heading
from .livery import THEME
from .orders import GAP, draw_card
from .places import framed, rome
from .plans import plans
from .prestige import ON_MAT, draw_bar, draw_orders, draw_slider

CELL = 94
TILE = Box(0, 0, 164, 88)
LISTED = Box(0, 0, 86, 46)
HELD_PITCH, WHOSE = (RIGHT - LEFT) // 3, DETAIL.at(26)
"""From one tile in hand to the next, and how it is said whose it was."""
GRID_X, GRID_DOWN = 278, 128
SIDE_X = 912
"""Where the column of goods begins, right of the grid."""
CARD_HEIGHT = 154
TIMES = DETAIL_BOLD.at(26)
"""Of how often an order is fulfilled."""
FORUM_HEIGHT = 640
"""Of the rows of the forum, where a cell is to be chosen."""


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    """The mat of a seat."""
    frame = Heading(view, showing)
    words = frame.words
    own = view.viewer == seat
    sections = [*(asked(view, seat, words) if own else ()), *hand(view, seat, words, frame.names)]
    sections.append(colonia(view, seat, words))
    if own:
        sections += unseen(view, words)
    sections.append(orders(view, seat, words))
    remark = words("picture-private") if own else words("picture-colonia")
    return frame.mat(seat, remark, sections)


def asked(view: View, seat: int, words: Words) -> list[Section]:
    """What helps with the question that the seat is asked: the open cells of the forum, what can be built."""
    match view.decision:
        case EnvoyChoice(where=where):
            return [
                rome(view, dict.fromkeys(open_cells(view, seat, where), ""), FORUM_HEIGHT, words.locale)
            ]
        case BuildingStep() | ExtraBuilding():
            return [plans(view, seat, words)]
        case _:
            return []


@dataclass(frozen=True, slots=True)
class Held:
    """A tile in hand: which, whose it was, and what is said of it."""

    tile: str
    owner: int
    text: str


def held(view: View, seat: int, words: Words, names: Sequence[str]) -> list[Held]:
    """The tiles of the round, as far as the viewer may know them."""
    left, right = view.left_of(seat), view.right_of(seat)
    shown = view.players[seat].hand
    own, received = shown.own, shown.received
    found: list[Held] = []

    def said(key: str, name: str) -> str:
        return naming(lambda name: words(key, name=name), name, WHOSE, HELD_PITCH - 20)

    if view.viewer == seat:
        private = view.private(seat)
        if len(private.taken) and private.hand.own is None:
            return [
                Held(taken.tile, seat, words("picture-taken-from", space=taken.space))
                for taken in private.taken
            ]
        own, received = private.hand.own or own, private.hand.received or received
        if private.passed and (own or received):
            found.append(Held(private.passed, seat, said("picture-passed-to", names[right])))
    if received:
        found.insert(0, Held(received, left, said("picture-received-from", names[left])))
    if own:
        found.insert(0, Held(own, seat, words("picture-kept")))
    return found


def hand(view: View, seat: int, words: Words, names: Sequence[str]) -> list[Section]:
    """The tiles in hand, side by side, with what is said of each; nothing where there is none."""
    found = held(view, seat, words, names)
    if not found:
        return []

    def draw(canvas: Canvas, top: int) -> None:
        for index, one in enumerate(found):
            x, y = LEFT + index * HELD_PITCH, top - 4
            if one.tile == FACE_DOWN:
                canvas.put(tiles.face_down(SEATS[one.owner], TILE.width, TILE.height), x, y)
            else:
                canvas.put(tiles.face_up(one.tile, TILE.width, TILE.height, words.locale), x, y)
            canvas.text(x, y + TILE.height + 22, one.text, WHOSE, SEPIA, room=HELD_PITCH - 20)

    return [Section(TILE.height + 52, draw, words("picture-in-hand"))]


def colonia(view: View, seat: int, words: Words) -> Section:
    """Prestige above; citizens, grid, what each row counts now; goods, ship, reserve at the right."""
    player = view.players[seat]
    height = GRID_DOWN + 6 * CELL + 26

    def draw(canvas: Canvas, top: int) -> None:
        _draw_prestige(canvas, view, seat, words, top)
        grid = Grid(CELL, GRID_X, top + GRID_DOWN)
        draw_grid(canvas, view, seat, grid, words.locale)
        draw_rails(canvas, view, seat, grid, SEPIA, view.streets)
        draw_citizens(canvas, player, grid, LEFT - 8, ON_PAPYRUS, THEME.accent, MARBLE_EDGE)
        for row in ROWS:
            points = cycle_scoring.row_points(player, row)
            at = grid.x + grid.side + 36, grid.level(row)
            if points:
                highlights.wreathed(canvas, *at, str(points), 50, INK, "points_wreath")
            else:
                figure(canvas, *at, 0, FIGURE.at(28), ON_PAPYRUS, "middle")
        if isinstance(view.decision, Taking) and view.viewer == seat:
            draw_free_takes(canvas, view, seat, grid, words.locale)
        _draw_side(canvas, view, seat, words, grid)

    return Section(height, draw)


def draw_free_takes(canvas: Canvas, view: View, seat: int, grid: Grid, locale: Locale) -> None:
    """Light gold round the tiles that can be taken for nothing; those already taken are darkened."""
    for space, price in tile_prices(view, seat).items():
        if price:
            continue
        box = grid.box(space)
        framed(canvas, box)
    for corner in CORNERS:
        draw_chip(canvas, view.players[seat], corner, grid, locale)
    for taken in view.private(seat).taken:
        box = grid.box(taken.space)
        canvas.put(tiles.free(CELL), box.x, box.y)
        highlights.frame(canvas, *box.inset(8), 6)


def _draw_prestige(canvas: Canvas, view: View, seat: int, words: Words, top: int) -> None:
    player = view.players[seat]
    middle = top + 36
    group = len(largest_group(view, seat))
    draw_bar(canvas, player, group, Box(LEFT, top + 4, 716, 64), words, ON_MAT)
    draw_slider(canvas, player, LEFT + 730, middle, 250, ON_MAT)
    draw_orders(canvas, player, LEFT + 1040, middle, INK)


def _draw_side(canvas: Canvas, view: View, seat: int, words: Words, grid: Grid) -> None:
    """Goods in two columns, envoys on the ship, tiles on the colonia, the reserve."""
    player = view.players[seat]
    pitch = 140
    for index, good in enumerate(GOODS):
        x, y = SIDE_X + index % 2 * pitch, grid.y + 6 + index // 2 * 68
        count(canvas, x, y, of_gain(good, words.locale), player.resources[good], 56, COUNT.at(40), ON_PAPYRUS)
    y = grid.y + 258
    canvas.rectangle(SIDE_X, y, RIGHT - SIDE_X, 2, MARBLE_EDGE)
    count(canvas, SIDE_X, y + 40, "trajanum/ship", player.ship, 56, COUNT.at(40), ON_PAPYRUS)
    hidden = sum(tile == FACE_DOWN for tile in player.tiles.values())
    canvas.put(tiles.face_down(SEATS[seat], 44, 44), SIDE_X + pitch + 6, y + 18)
    figure(canvas, SIDE_X + pitch + 61, y + 40, hidden, COUNT.at(40), ON_PAPYRUS)
    y += 86
    canvas.text(SIDE_X, y + 12, words("picture-reserve"), DETAIL.at(26), SEPIA, room=RIGHT - SIDE_X)
    box = Box(SIDE_X, y + 36, RIGHT - SIDE_X, grid.y + grid.side - y - 36)
    if player.reserve:
        draw_reserve(canvas, player.reserve, box, words.locale, 46)
    else:
        canvas.text(SIDE_X, y + 52, words("picture-empty"), DETAIL, ON_PAPYRUS.zero)


def unseen(view: View, words: Words) -> list[Section]:
    """The own tiles that still lie face down, in any order; or the one left over."""
    if view.spare is not None:
        return [_spare(view.spare, words)]
    if not view.unseen:
        return []
    counted: dict[str, int] = {}
    for tile in view.unseen:
        face = TILES[tile].citizen or tile
        counted[face] = counted.get(face, 0) + 1
    example = {TILES[tile].citizen or tile: tile for tile in view.unseen}
    pitch = LISTED.width + 8
    columns = (RIGHT - LEFT + 8) // pitch
    rows = -(-len(counted) // columns)
    remark = words("picture-unseen-remark", count=len(view.unseen))

    def draw(canvas: Canvas, top: int) -> None:
        for index, (face, amount) in enumerate(counted.items()):
            x = LEFT + index % columns * pitch
            y = top - 4 + index // columns * (LISTED.height + 8)
            canvas.put(tiles.face_up(example[face], LISTED.width, LISTED.height, words.locale), x, y)
            if amount > 1:
                highlights.disc(canvas, x + LISTED.width - 15, y + 15, str(amount), 30)

    return [Section(rows * (LISTED.height + 8) + 14, draw, words("picture-unseen"), remark)]


def _spare(tile: str, words: Words) -> Section:
    """The tile left over, which its owner may look at."""

    def draw(canvas: Canvas, top: int) -> None:
        canvas.put(tiles.face_up(tile, TILE.width, TILE.height, words.locale), LEFT, top - 4)

    return Section(TILE.height + 18, draw, words("picture-spare"), words("picture-spare-remark"))


def orders(view: View, seat: int, words: Words) -> Section:
    """The Trajan cards, and how often the seat fulfils the two orders of each now."""
    player = view.players[seat]
    shown: Mapping[int, str] = view.trajan
    width = (RIGHT - LEFT - 2 * GAP) // 3
    remark = words("picture-orders-remark", points=cycle_scoring.order_points(player))

    def draw(canvas: Canvas, top: int) -> None:
        for index, (cycle, card) in enumerate(sorted(shown.items())):
            box = Box(LEFT + index * (width + GAP), top, width, CARD_HEIGHT)
            slab(canvas, *box)
            draw_card(canvas, view, cycle, card, words, box)
            formed, found = formations(player, TRAJAN_CARDS[card]), collected(player, TRAJAN_CARDS[card])
            for x, times in ((box.x + box.width * 0.24, formed), (box.x + box.width * 0.72, found)):
                said, colour = words("picture-order-times", times=times), INK if times else ON_PAPYRUS.zero
                canvas.text(x, box.bottom + 26, said, TIMES, colour, "middle", room=box.width * 0.46)

    return Section(CARD_HEIGHT + 54, draw, words("picture-orders"), remark)
