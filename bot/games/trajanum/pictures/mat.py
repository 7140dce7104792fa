"""The private pictures: the mat, a choice of place, the set-up, what has changed since the last turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from bot.games.trajanum import components, scoring
from bot.games.trajanum.rules import building
from bot.games.trajanum.rules.building import ExtraBuilding
from bot.games.trajanum.rules.forum import EnvoyChoice, largest_group, open_cells
from bot.games.trajanum.rules.moves import column_of
from bot.games.trajanum.rules.rounds import BuildingStep, SetUpChoice, other_classes
from bot.games.trajanum.rules.tiles import Taking, tile_prices
from bot.games.trajanum.state import Crane, PlacedCitizen, Player, Row, View
from bot.i18n.fluent import Words
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE
from bot.pictures.names import Showing, naming
from bot.pictures.panels import Price, Section, cost, count, figure
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, TOP, draw_elsewhere, height, slab
from bot.pictures.theme import INK, MARBLE_EDGE, SEATS, SEPIA

from . import colonia, tiles
from .forum import draw_place, draw_place_frame, forum_section, plan_on_papyrus
from .heading import Heading
from .panels import CARD_GAP, draw_card, draw_tracks
from .tiles import THEME, of_gain

PLAN_SIZE, PLAN_ROW = 58, 112
PLAN_COST, PLAN_GAP = COUNT.at(26), 8


def plans_section(view: View, seat: int, words: Words) -> Section:
    can = set(building.buildable(view, seat))
    rows = [[plan for plan in components.PLANS.values() if len(plan.parts) == parts] for parts in (1, 2)]

    def draw(canvas: Canvas, top: int) -> None:
        for line, row in enumerate(rows):
            pitch = (RIGHT - LEFT) / len(row)
            for index, plan in enumerate(row):
                x, y = LEFT + (index + 0.5) * pitch, top + line * PLAN_ROW
                sprite = tiles.building(plan.parts, PLAN_SIZE, upright=False)
                pale = plan.id not in can
                canvas.put(tiles.faded(sprite, 0.35) if pale else sprite, x - sprite.width / 2, y)
                short = view.players[seat].lacking(plan.cost)
                prices = [
                    Price(of_gain(figure, words.locale), amount, figure in short)
                    for figure, amount in plan.cost.items()
                ]
                foot, room = y + PLAN_SIZE + 24, pitch - PLAN_GAP
                cost(canvas, x, foot, prices, room, style=PLAN_COST, anchor="middle")

    return Section(len(rows) * PLAN_ROW + 8, draw, words("picture-plans"))


CELL = 94
HELD_TILE = Box(0, 0, 164, 88)
LISTED_TILE = Box(0, 0, 86, 46)
HELD_PITCH, WHOSE = (RIGHT - LEFT) // 3, DETAIL.at(26)
"""From one tile in hand to the next, and how it is said whose it was."""
GRID_X, GRID_DOWN = 278, 128
SIDE_X = 912
CARD_HEIGHT = 154
TIMES = DETAIL_BOLD.at(26)
FORUM_HEIGHT = 640
"""Of the rows of the forum."""


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame = Heading(view, showing)
    words = frame.words
    own = view.viewer == seat
    sections = [
        *(asked_sections(view, seat, words) if own else ()),
        *hand_sections(view, seat, words, frame.names),
        colonia_section(view, seat, words),
        *(unseen_sections(view, words) if own else ()),
        orders_section(view, seat, words),
    ]
    return frame.mat(seat, words("picture-private" if own else "picture-colonia"), sections)


def asked_sections(view: View, seat: int, words: Words) -> list[Section]:
    if isinstance(view.decision, EnvoyChoice):
        cells = dict.fromkeys(open_cells(view, seat, view.decision.where), "")
        return [forum_section(view, cells, FORUM_HEIGHT, words.locale)]
    builds = isinstance(view.decision, BuildingStep | ExtraBuilding)
    return [plans_section(view, seat, words)] if builds else []


@dataclass(frozen=True, slots=True)
class Held:
    """A tile in hand: which, whose it was, and what is said of it."""

    tile: str
    owner: int
    text: str


def held_tiles(view: View, seat: int, words: Words, names: Sequence[str]) -> list[Held]:
    left, right = view.left_of(seat), view.right_of(seat)
    shown = view.players[seat].hand
    own, received = shown.own, shown.received
    found: list[Held] = []

    def said(key: str, name: str) -> str:
        return naming(lambda name: words(key, name=name), name, WHOSE, HELD_PITCH - 20)

    if view.viewer == seat:
        private = view.private(seat)
        if len(private.taken) and private.hand.own is None:
            taken = [(one.tile, words("picture-taken-from", space=one.space)) for one in private.taken]
            return [Held(tile, seat, whence) for tile, whence in taken]
        own, received = private.hand.own or own, private.hand.received or received
        if private.passed and (own or received):
            found.append(Held(private.passed, seat, said("picture-passed-to", names[right])))
    if received:
        found.insert(0, Held(received, left, said("picture-received-from", names[left])))
    if own:
        found.insert(0, Held(own, seat, words("picture-kept")))
    return found


def hand_sections(view: View, seat: int, words: Words, names: Sequence[str]) -> list[Section]:
    found = held_tiles(view, seat, words, names)
    if not found:
        return []

    def draw(canvas: Canvas, top: int) -> None:
        for index, one in enumerate(found):
            x, y = LEFT + index * HELD_PITCH, top - 4
            box = Box(x, y, HELD_TILE.width, HELD_TILE.height)
            tiles.draw_tile(canvas, one.tile, one.owner, box, words.locale)
            canvas.text(x, y + HELD_TILE.height + 22, one.text, WHOSE, SEPIA, room=HELD_PITCH - 20)

    return [Section(HELD_TILE.height + 52, draw, words("picture-in-hand"))]


def colonia_section(view: View, seat: int, words: Words) -> Section:
    """Prestige above; citizens, grid, what each row counts now; goods, ship, reserve at the right."""
    player = view.players[seat]
    height = GRID_DOWN + 6 * CELL + 26

    def draw(canvas: Canvas, top: int) -> None:
        middle, group = top + 36, len(largest_group(view, seat))
        colonia.draw_bar(canvas, player, group, Box(LEFT, top + 4, 716, 64), words, colonia.ON_MAT)
        colonia.draw_slider(canvas, player, LEFT + 730, middle, 250, colonia.ON_MAT)
        colonia.draw_order_points(canvas, player, LEFT + 1040, middle, INK)
        grid = colonia.Grid(CELL, GRID_X, top + GRID_DOWN)
        colonia.draw_grid(canvas, view, seat, grid, words.locale)
        colonia.draw_streets_of(canvas, view, seat, grid, SEPIA, view.streets)
        colonia.draw_citizens(canvas, player, grid, LEFT - 8, ON_PAPYRUS, THEME.accent, MARBLE_EDGE)
        for row in components.ROWS:
            points = scoring.row_points(player, row)
            at = grid.x + grid.side + 36, grid.level(row)
            if points:
                highlights.wreathed(canvas, *at, str(points), 50, INK, "points_wreath")
            else:
                figure(canvas, *at, 0, FIGURE.at(28), ON_PAPYRUS, "middle")
        if isinstance(view.decision, Taking) and view.viewer == seat:
            for space in (space for space, price in tile_prices(view, seat).items() if not price):
                draw_place_frame(canvas, grid.box(space))
            for corner in components.CORNERS:
                colonia.draw_chip(canvas, player, corner, grid, words.locale)
            for taken in view.private(seat).taken:
                box = grid.box(taken.space)
                canvas.put(tiles.free(CELL), box.x, box.y)
                highlights.frame(canvas, *box.inset(8), 6)
        _draw_side(canvas, view, seat, words, grid)

    return Section(height, draw)


def _draw_side(canvas: Canvas, view: View, seat: int, words: Words, grid: colonia.Grid) -> None:
    player = view.players[seat]
    pitch = 140
    for index, good in enumerate(colonia.GOODS):
        x, y = SIDE_X + index % 2 * pitch, grid.y + 6 + index // 2 * 68
        count(canvas, x, y, of_gain(good, words.locale), player.resources[good], 56, COUNT.at(40), ON_PAPYRUS)
    y = grid.y + 258
    canvas.rectangle(SIDE_X, y, RIGHT - SIDE_X, 2, MARBLE_EDGE)
    count(canvas, SIDE_X, y + 40, "trajanum/ship", player.ship, 56, COUNT.at(40), ON_PAPYRUS)
    canvas.put(tiles.face_down(SEATS[seat], 44, 44), SIDE_X + pitch + 6, y + 18)
    figure(canvas, SIDE_X + pitch + 61, y + 40, player.hidden_tiles, COUNT.at(40), ON_PAPYRUS)
    y += 86
    canvas.text(SIDE_X, y + 12, words("picture-reserve"), DETAIL.at(26), SEPIA, room=RIGHT - SIDE_X)
    box = Box(SIDE_X, y + 36, RIGHT - SIDE_X, grid.y + grid.side - y - 36)
    if player.reserve:
        colonia.draw_reserve(canvas, player.reserve, box, words.locale, 46)
    else:
        canvas.text(SIDE_X, y + 52, words("picture-empty"), DETAIL, ON_PAPYRUS.zero)


def unseen_sections(view: View, words: Words) -> list[Section]:
    """The own tiles that still lie face down, in any order; or the one left over."""
    if view.spare is not None:
        return [_spare(view.spare, words)]
    if not view.unseen:
        return []
    faces = {tile: components.TILES[tile].citizen or tile for tile in view.unseen}
    counted = Counter(faces.values())
    example = {face: tile for tile, face in faces.items()}
    pitch = LISTED_TILE.width + 8
    columns = (RIGHT - LEFT + 8) // pitch
    rows = -(-len(counted) // columns)
    remark = words("picture-unseen-remark", count=len(view.unseen))

    def draw(canvas: Canvas, top: int) -> None:
        for index, (face, amount) in enumerate(counted.items()):
            x = LEFT + index % columns * pitch
            y = top - 4 + index // columns * (LISTED_TILE.height + 8)
            sprite = tiles.face_up(example[face], LISTED_TILE.width, LISTED_TILE.height, words.locale)
            canvas.put(sprite, x, y)
            if amount > 1:
                highlights.disc(canvas, x + LISTED_TILE.width - 15, y + 15, str(amount), 30)

    return [Section(rows * (LISTED_TILE.height + 8) + 14, draw, words("picture-unseen"), remark)]


def _spare(tile: str, words: Words) -> Section:
    def draw(canvas: Canvas, top: int) -> None:
        canvas.put(tiles.face_up(tile, HELD_TILE.width, HELD_TILE.height, words.locale), LEFT, top - 4)

    return Section(HELD_TILE.height + 18, draw, words("picture-spare"), words("picture-spare-remark"))


def orders_section(view: View, seat: int, words: Words) -> Section:
    player = view.players[seat]
    width = (RIGHT - LEFT - 2 * CARD_GAP) // 3
    remark = words("picture-orders-remark", points=scoring.order_points(player))

    def draw(canvas: Canvas, top: int) -> None:
        for index, (cycle, card) in enumerate(sorted(view.trajan.items())):
            box = Box(LEFT + index * (width + CARD_GAP), top, width, CARD_HEIGHT)
            slab(canvas, *box)
            draw_card(canvas, view, cycle, card, words, box)
            formed, found = scoring.fulfilled(player, card)
            for x, times in ((box.x + box.width * 0.24, formed), (box.x + box.width * 0.72, found)):
                said, colour = words("picture-order-times", times=times), INK if times else ON_PAPYRUS.zero
                canvas.text(x, box.bottom + 26, said, TIMES, colour, "middle", room=box.width * 0.46)

    return Section(CARD_HEIGHT + 54, draw, words("picture-orders"), remark)


CHOICE_CELL = 124
CHOICE_RAIL = 70
CHOICE_FORUM = 860
"""The room of the forum's rows, in px."""


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places, with what is written on them; the mat where none of them is to be seen elsewhere.

    Where columns of the forum are to choose from, these are all cells there that can be chosen next.
    """
    if isinstance(view.decision, SetUpChoice):
        return draw_set_up(view, seat, places, showing)
    if isinstance(view.decision, EnvoyChoice):
        cells = open_cells(view, seat, view.decision.where)
        if places.keys() <= {column_of(cell) for cell in cells}:
            places = {cell: "" for cell in cells if column_of(cell) in places}
        if places.keys() <= view.forum.colours().keys():
            section = forum_section(view, places, CHOICE_FORUM, showing.words.locale)
            canvas = _choice_sheet(view, seat, showing, section.height)
            section.draw(canvas, TOP)
            return canvas
    if places and places.keys() <= set(components.SPACES):
        return _draw_colonia_choice(view, seat, places, showing)
    return draw_mat(view, seat, showing)


def _choice_sheet(view: View, seat: int, showing: Showing, height: int) -> Canvas:
    heading = Heading(view, showing)
    return heading.sheet(seat, heading.words("picture-choose"), height)


def _draw_colonia_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    grid = colonia.Grid(CHOICE_CELL, LEFT + (RIGHT - LEFT - 6 * CHOICE_CELL + CHOICE_RAIL) // 2, TOP + 66)
    canvas = _choice_sheet(view, seat, showing, grid.y + grid.side + 30 - TOP)
    colonia.draw_grid(canvas, view, seat, grid, showing.words.locale)
    colonia.draw_streets_of(canvas, view, seat, grid, SEPIA, view.streets)
    player = view.players[seat]
    for taken in view.private(seat).taken if view.viewer == seat else ():
        box = grid.box(taken.space)
        canvas.put(tiles.free(CHOICE_CELL), box.x, box.y)
    for space, text in places.items():
        draw_place(canvas, grid.box(space), space, text, covered=space in player.tiles)
    for corner in components.CORNERS:
        colonia.draw_chip(canvas, player, corner, grid, showing.words.locale)
    return canvas


SET_UP_CELL = 118
SET_UP_CITIZENS = 250


def draw_set_up(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The colonia with what is to be laid out on it.

    `places` are the corners, each with the colour of its crane and, on the upper one of the diagonal, the class of the
    citizen there ("red merchant"), and the number of the first citizen's row.
    """
    width = SET_UP_CITIZENS + 6 * SET_UP_CELL
    grid = colonia.Grid(SET_UP_CELL, LEFT + (RIGHT - LEFT - width) // 2 + SET_UP_CITIZENS, TOP + 78)
    canvas = _choice_sheet(view, seat, showing, grid.y + grid.side + 30 - TOP)
    player = laid_out(view.players[seat], seat, places)
    table = replace(view, players=[player if each is view.players[seat] else each for each in view.players])
    colonia.draw_grid(canvas, table, seat, grid, showing.words.locale)
    colonia.draw_streets_of(canvas, table, seat, grid, SEPIA)
    left = grid.x - SET_UP_CITIZENS
    colonia.draw_citizens(canvas, player, grid, left, ON_PAPYRUS, THEME.accent, MARBLE_EDGE)
    return canvas


def laid_out(player: Player, seat: int, places: Mapping[str, str]) -> Player:
    """The player as the places say; what they don't say is left open."""
    cranes, citizens = {}, {}
    for corner in components.CORNERS:
        colour, _, citizen = places.get(corner, "").partition(" ")
        for known in components.COLOURS:
            if known == colour:
                cranes[corner] = Crane(known)
        one, other = other_classes(player.citizen)
        if citizen in (one, other):
            upper, lower = (one, other) if citizen == one else (other, one)
            citizens[corner] = components.START_TILES[upper]
            citizens[_OPPOSITE[corner]] = components.START_TILES[lower]
    seated = Row((PlacedCitizen(components.START_TILES[player.citizen], seat),), active=True)
    rows = [seated if str(number) in places else row for number, row in enumerate(player.rows, 1)]
    return replace(player, cranes=cranes, tiles=citizens, rows=rows)


_OPPOSITE = dict(pair for ends in components.DIAGONALS.values() for pair in (ends, ends[::-1]))


SINCE_TRACKS = 240
SINCE_DISC = 42


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The forum with the numbers of what was done there, the tracks, and who did what elsewhere."""
    heading = Heading(view, showing)
    section = forum_section(view, {}, FORUM_HEIGHT, showing.words.locale)
    cells = since.places("cell")
    elsewhere = since.seats("cell")
    room = section.height + SINCE_TRACKS + height(elsewhere) + 40
    canvas = heading.sheet(seat, heading.words("picture-since"), room)
    section.draw(canvas, TOP)
    plan = plan_on_papyrus(view, FORUM_HEIGHT, TOP)
    for cell, numbers in cells.items():
        box = plan.box(cell)
        highlights.frame(canvas, *box.inset(4))
        highlights.disc(canvas, box.right - 14, box.y + 14, numbers, SINCE_DISC)
    top = TOP + section.height + 8
    draw_tracks(canvas, view, Box(LEFT, top, RIGHT - LEFT, SINCE_TRACKS), showing.words.locale)
    draw_elsewhere(canvas, heading.names, elsewhere, top + SINCE_TRACKS + 10)
    return canvas
