"""The private pictures: the mat, choices, previews, and what has happened since the last turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from msgspec.structs import replace

from bot.engine import MovePreview, Place, text
from bot.games.sayings import then
from bot.games.trajanum import components, scoring, state
from bot.games.trajanum.holdings import GOODS, HOLDINGS
from bot.games.trajanum.rules import building, forum, moves, rounds
from bot.games.trajanum.rules.tiles import Taking, taken_spaces, tile_prices
from bot.games.trajanum.words import awaited
from bot.i18n.fluent import Locale, Words, signed
from bot.pictures import highlights, theme
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, Style
from bot.pictures.names import Showing, naming
from bot.pictures.panels import Price, Section, figure
from bot.pictures.preview import SCENE
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, TOP, draw_elsewhere, height, slab
from bot.pictures.row import priced

from . import colonia, tiles
from .forum import (
    FORUM_FLOOR,
    LEAST_WITH_TESSERAE,
    draw_forum,
    draw_place,
    draw_place_frame,
    forum_plan,
    forum_section,
)
from .panels import CARD_GAP, draw_card, draw_tracks
from .scene import Heading
from .tiles import of_gain

PLAN_SIZE, PLAN_ROW = 58, 112
PLAN_COST, PLAN_GAP = COUNT.at(26), 8


def plans_section(view: state.View, seat: int, words: Words) -> Section:
    can = set(building.buildable(view, seat))
    rows = [[plan for plan in components.PLANS.values() if len(plan.parts) == parts] for parts in (1, 2)]

    def draw(canvas: Canvas, top: int) -> None:
        for line, row in enumerate(rows):
            pitch, y = (RIGHT - LEFT) / len(row), top + line * PLAN_ROW
            for index, plan in enumerate(row):
                sprite = tiles.building(plan.parts, PLAN_SIZE, upright=False)
                if plan.id not in can:
                    sprite = tiles.faded(sprite, 0.35)
                x, short = LEFT + (index + 0.5) * pitch, view.players[seat].lacking(plan.cost)
                canvas.put(sprite, x - sprite.width / 2, y)
                prices = [
                    Price(of_gain(figure, words.locale), amount, figure in short)
                    for figure, amount in plan.cost.items()
                ]
                cost = priced(prices, pitch - PLAN_GAP, style=PLAN_COST)
                cost.draw(canvas, x - cost.width / 2, y + PLAN_SIZE + 24)

    return Section(len(rows) * PLAN_ROW + 8, draw, words("picture-plans"))


HELD_TILE = Box(0, 0, 164, 88)
LISTED_TILE = Box(0, 0, 86, 46)
HELD_PITCH, WHOSE = (RIGHT - LEFT) // 3, DETAIL.at(26)
"""Distance between tiles in hand, in px, and the style of the text below them."""
CARD_HEIGHT = 154
TIMES = DETAIL_BOLD.at(26)
FORUM_HEIGHT = 640
"""The largest height of the rows of the forum in the mat, in px."""


def draw_mat(view: state.View, seat: int, showing: Showing) -> Canvas:
    view = _lifted(view, seat)
    frame = Heading(view, showing)
    words, own, asked = frame.words, view.viewer == seat, view.decision if view.viewer == seat else None
    sections = []
    if isinstance(asked, forum.EnvoyChoice):
        cells = dict.fromkeys(forum.open_cells(view, seat, asked.where), "")
        sections.append(forum_section(view, cells, FORUM_HEIGHT, words.locale))
    elif isinstance(asked, rounds.BuildingStep | building.ExtraBuilding):
        sections.append(plans_section(view, seat, words))
    sections += [*hand_sections(view, seat, words, frame.names), colonia_section(view, seat, words)]
    if own:
        sections += unseen_sections(view, words)
    sections.append(orders_section(view, seat, words))
    return frame.mat(seat, words("picture-private" if own else "picture-colonia"), sections)


def _lifted(view: state.View, seat: int) -> state.View:
    """The view without the tiles that its viewer has taken; the others see them until all have taken theirs."""
    player = view.players[seat]
    player = replace(player, tiles=dict(player.tiles), cranes=dict(player.cranes))
    for space in taken_spaces(view, seat) if view.viewer == seat else ():
        player.lift(space)
    return view.with_player(seat, player)


def held_tiles(
    view: state.View,
    seat: int,
    words: Words,
    names: Sequence[str],
    style: Style = WHOSE,
    room: float = HELD_PITCH - 20,
) -> list[tuple[str, int, str]]:
    """The tiles in hand, each with the seat whose color it has, and a text about it."""
    left, right, hand, passed = view.left_of(seat), view.right_of(seat), view.hand_of(seat), None

    def said(key: str, name: str) -> str:
        return naming(lambda name: words(key, name=name), name, style, room)

    if view.viewer == seat:
        private = view.private(seat)
        if private.taken and private.hand.own is None:
            return [(one.tile, seat, words("picture-taken-from", space=one.space)) for one in private.taken]
        passed = private.passed if hand != state.Hand() else None
    held = (
        (hand.own, seat, words("picture-kept")),
        (hand.received, left, said("picture-received-from", names[left])),
        (passed, seat, said("picture-passed-to", names[right])),
    )
    return [(tile, owner, whence) for tile, owner, whence in held if tile is not None]


def hand_sections(view: state.View, seat: int, words: Words, names: Sequence[str]) -> list[Section]:
    found = held_tiles(view, seat, words, names)

    def draw(canvas: Canvas, top: int) -> None:
        for index, (tile, owner, whence) in enumerate(found):
            box = HELD_TILE._replace(x=LEFT + index * HELD_PITCH, y=top - 4)
            tiles.draw_tile(canvas, tile, owner, box, words.locale)
            canvas.text(box.x, box.bottom + 22, whence, WHOSE, theme.SEPIA, room=HELD_PITCH - 20)

    return [Section(HELD_TILE.height + 52, draw, words("picture-in-hand"))] if found else []


def colonia_section(view: state.View, seat: int, words: Words) -> Section:
    """The block, with the points of each row, and frames around tiles that can be taken without tribunes."""
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        block = colonia.MAT_BLOCK.placed(0, top)
        grid, reserve = block.grid, block.reserve
        colonia.draw_parts(canvas, view, seat, block, words)
        for row in components.ROWS:
            at = grid.x + grid.width + 36, grid.level(row)
            if points := scoring.row_points(player, row):
                highlights.wreathed(canvas, *at, str(points), 50, theme.INK, "points_wreath")
            else:
                figure(canvas, *at, 0, FIGURE.at(28), ON_PAPYRUS, "middle")
        name = words("picture-reserve")
        canvas.text(reserve.x, reserve.y - 24, name, WHOSE, theme.SEPIA, room=reserve.width)
        if not HOLDINGS["reserve"].of(view, seat):
            canvas.text(reserve.x, reserve.y + 16, words("picture-empty"), DETAIL, ON_PAPYRUS.zero)
        if isinstance(view.decision, Taking) and view.viewer == seat:
            for space in (space for space, price in tile_prices(view, seat).items() if not price):
                draw_place_frame(canvas, grid.box(space))
            for space in taken_spaces(view, seat):
                highlights.frame(canvas, *grid.box(space).inset(8), 6)
            colonia.draw_chips(canvas, player, grid, words.locale)

    return Section(colonia.MAT_BLOCK.panel.height, draw)


def unseen_sections(view: state.View, words: Words) -> list[Section]:
    """The viewer's face-down tiles, in no particular order, or their spare tile."""
    tile = LISTED_TILE if view.spare is None else HELD_TILE
    counted = components.alike(view.unseen if view.spare is None else [view.spare])
    columns = (RIGHT - LEFT + 8) // (tile.width + 8)
    rows = -(-len(counted) // columns)

    def draw(canvas: Canvas, top: int) -> None:
        for index, (name, amount) in enumerate(counted.items()):
            row, column = divmod(index, columns)
            x, y = LEFT + column * (tile.width + 8), top - 4 + row * (tile.height + 8)
            canvas.put(tiles.face_up(name, tile.width, tile.height, words.locale), x, y)
            if amount > 1:
                highlights.disc(canvas, x + tile.width - 15, y + 15, str(amount), 30)

    key = "picture-unseen" if view.spare is None else "picture-spare"
    remark = words(f"{key}-remark", count=len(view.unseen))
    return [Section(rows * (tile.height + 8) + 14, draw, words(key), remark)] if counted else []


def orders_section(view: state.View, seat: int, words: Words) -> Section:
    player = view.players[seat]
    remark = words("picture-orders-remark", points=player.order_points)

    def draw(canvas: Canvas, top: int) -> None:
        places = Box(LEFT, top, RIGHT - LEFT, CARD_HEIGHT).spread(3, 3, CARD_GAP)
        for box, (cycle, card) in zip(places, sorted(view.trajan.items()), strict=False):
            slab(canvas, *box)
            draw_card(canvas, view, cycle, words, box)
            for share, times in zip((0.24, 0.72), scoring.fulfilled(player, card), strict=True):
                x, colour = box.x + box.width * share, theme.INK if times else ON_PAPYRUS.zero
                said = words("picture-order-times", times=times)
                canvas.text(x, box.bottom + 26, said, TIMES, colour, "middle", room=box.width * 0.46)

    return Section(CARD_HEIGHT + 54, draw, words("picture-orders"), remark)


CHOICE_CELL, CHOICE_CITIZENS = 118, 250
CHOICE_FORUM = 960
"""The largest height of the rows of the forum in a choice, in px."""


def draw_choice(view: state.View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places to choose from, with their badges; the mat if they are neither in the forum nor in the colonia.

    For a choice of columns of the forum, it shows all cells there that can be chosen next.
    """
    if isinstance(view.decision, forum.EnvoyChoice):
        cells = forum.open_cells(view, seat, view.decision.where)
        if places.keys() <= {moves.column_of(cell) for cell in cells}:
            places = {cell: "" for cell in cells if moves.column_of(cell) in places}
        if places.keys() <= view.forum.colours().keys():
            section = forum_section(view, places, CHOICE_FORUM, showing.words.locale)
            return Heading(view, showing).mat(seat, showing.words("picture-choose"), [section])
    if isinstance(view.decision, rounds.SetUpChoice) or (places and places.keys() <= set(components.SPACES)):
        return _draw_colonia_choice(view, seat, places, showing)
    return draw_mat(view, seat, showing)


def _draw_colonia_choice(view: state.View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The colonia and its citizens, with the places to choose from, or in the set-up as it would be laid out."""
    view = _lifted(view, seat)
    left = LEFT + (RIGHT - LEFT - CHOICE_CITIZENS - 6 * CHOICE_CELL) // 2
    grid = tiles.Grid(CHOICE_CELL, left + CHOICE_CITIZENS, TOP + 78)
    height = grid.y + grid.width + 30 - TOP
    canvas = Heading(view, showing).sheet(seat, showing.words("picture-choose"), height)
    player, locale = view.players[seat], showing.words.locale
    if isinstance(view.decision, rounds.SetUpChoice):
        player, places = laid_out(player, seat, places), {}
    colonia.draw_grid(canvas, view.with_player(seat, player), seat, grid, locale)
    colonia.draw_streets(canvas, view, seat, grid, ON_PAPYRUS.word)
    colonia.draw_citizens(canvas, player, grid, left, colonia.ON_MAT)
    for space, badge in places.items():
        draw_place(canvas, grid.box(space), space, badge, covered=space in player.tiles)
    colonia.draw_chips(canvas, player, grid, locale)
    return canvas


def laid_out(player: state.Player, seat: int, places: Mapping[str, str]) -> state.Player:
    """The player with what has been chosen in the set-up so far, which may be only part of a move.

    The places are the corners, each with the color of its crane, and in the upper corner of the diagonal with the class
    of the citizen ("red merchant"), and the number of the row of the starting citizen.
    """
    cranes = {
        corner: state.Crane(colour)
        for corner, colour in product(components.CORNERS, components.COLOURS)
        if places.get(corner, "").startswith(colour)
    }
    citizens: dict[str, str] = {}
    for diagonal, (upper, _) in components.DIAGONALS.items():
        if citizen := places.get(upper, "").partition(" ")[2]:
            citizens |= rounds.corner_tiles(player.citizen, diagonal, citizen)
    seated = state.Row((state.PlacedCitizen(components.START_TILES[player.citizen], seat),), active=True)
    rows = [seated if str(number) in places else row for number, row in enumerate(player.rows, 1)]
    return replace(player, cranes=cranes, tiles=citizens, rows=rows)


SINCE_TRACKS = 240


def draw_since(view: state.View, seat: int, since: Since, showing: Showing) -> Canvas:
    """The forum with the numbers of moves there, the tracks, and who moved elsewhere."""
    heading = Heading(view, showing)
    section = forum_section(view, {}, FORUM_HEIGHT, showing.words.locale)
    cells, elsewhere = since.places("cell"), since.seats("cell")
    room = section.height + SINCE_TRACKS + height(elsewhere) + 40
    canvas = heading.sheet(seat, heading.words("picture-since"), room)
    section.draw(canvas, TOP)
    boxes = [canvas.spots[f"cell {cell}"] for cell in cells]
    for box in boxes:
        highlights.frame(canvas, *box.inset(4))
    for (cell, numbers), box in zip(cells.items(), boxes, strict=True):
        size = 42 if box.width >= LEAST_WITH_TESSERAE else 34
        highlights.disc(canvas, *canvas.spots[f"step cell {cell}"][:2], numbers, size)
    top = TOP + section.height + 8
    heading.put(canvas, Box(LEFT, top, RIGHT - LEFT, SINCE_TRACKS), draw_tracks, "tracks")
    draw_elsewhere(canvas, heading.names, elsewhere, top + SINCE_TRACKS + 10)
    return canvas


BOARD = colonia.LARGE_BLOCK.placed(1, 1)
CELLS = Box(52, 60, 700, 700)


def draw_result(foreseen: MovePreview, showing: Showing) -> Canvas | None:
    scene = Canvas(*SCENE, theme.PANEL)
    heading, untold = Heading(foreseen.after, showing), None
    match foreseen.move:
        case moves.Envoy(cell=cell):
            shown = _draw_forum(scene, foreseen, cell, heading.words.locale)
        case moves.Build(space=space, second=second):
            shown = _draw_board(scene, foreseen, heading.words, [space, second])
        case moves.Take(space=space):
            # no event names a face-down tile until its player has looked at it
            untold = text("picture-result-take", space=Place(space))
            shown = _draw_board(scene, foreseen, heading.words, [space])
        case moves.Keep() | moves.Stop():
            shown = _draw_tiles(scene, foreseen, heading)
        case _:
            shown = _draw_board(scene, foreseen, heading.words)
    return heading.result(foreseen, scene, then(foreseen, awaited), untold) if shown else None


def _draw_board(scene: Canvas, foreseen: MovePreview, words: Words, spaces: Sequence[str] = ()) -> bool:
    """The player's block with changes framed; the chosen spaces and what counts with them aren't veiled."""
    view, seat = foreseen.after, foreseen.seat
    colonia.draw_block(scene, view, seat, BOARD, words, asked=False)
    before, after, changes = _shown(foreseen.before, seat), _shown(view, seat), foreseen.changes
    if isinstance(foreseen.before.decision, Taking):  # tribunes are paid later, at the delivery
        changes = {"tribune": -tile_prices(foreseen.before, seat)[spaces[0]]}
    places = BOARD.places
    chosen = [space for space in spaces if space in components.SPACES]
    framed = {part: places[part] for part in after if before[part] != after[part] or changes.get(part)}
    if chosen:
        framed = {part: box for part, box in framed.items() if not part.startswith("space ")}
        framed["chosen"] = BOARD.grid.boxes(chosen)
    lit = {*framed, *(f"space {space}" for space in (*chosen, *_counting(view.players[seat], chosen)))}
    for part, box in places.items():
        if part not in lit:
            highlights.veil(scene, box, theme.PANEL)
    for box in framed.values():
        highlights.dashed(scene, box.inset(4))
    colonia.draw_chips(scene, view.players[seat], BOARD.grid, words.locale)
    for part, box in framed.items():
        if amount := changes.get(part, 0):
            said = signed(amount)
            sign = highlights.pill(said, 32) if amount > 0 else highlights.price_box([("", said)], 28)
            scene.centre(sign, box.middle[0], box.y - 8)
    return bool(framed)


def _counting(player: state.Player, chosen: Sequence[str]) -> set[str]:
    """The spaces that count with the chosen ones: gray buildings of their rows, structures of their cranes' colors."""
    rows = (set(scoring.greys_in_row(player, number)) for number in components.ROWS)
    counting = [spaces for spaces in rows if not spaces.isdisjoint(chosen)]
    cranes = [player.cranes[space].colour for space in chosen if space in player.cranes]
    return set().union(*counting, *(scoring.structures(player, colour) for colour in cranes))


def _shown(view: state.View, seat: int) -> dict[str, object]:
    """What the parts of a player's block show, by their names in `Block.places`."""
    player, counted = view.players[seat], [*(good.name for good in HOLDINGS.on(GOODS)), "ship", "reserve"]
    shown: dict[str, object] = {what: HOLDINGS[what].of(view, seat) for what in counted}
    shown |= {"hidden": player.hidden_tiles, "slider": HOLDINGS["shift"].of(view, seat)}
    shown["bar"] = len(forum.largest_group(view, seat)), scoring.bar_points(player)
    shown |= {f"citizens {number}": row for number, row in enumerate(player.rows, 1)}
    kinds = player.tiles, player.buildings, player.cranes
    return shown | {f"space {space}": [kind.get(space) for kind in kinds] for space in components.SPACES}


def _draw_forum(scene: Canvas, foreseen: MovePreview, cell: str, locale: Locale) -> bool:
    view, cells = foreseen.after, foreseen.after.forum.colours()
    plan = forum_plan(cells, CELLS)
    plan = plan.at(CELLS.x + (CELLS.width - plan.width) // 2, CELLS.y + (CELLS.height - plan.height) // 2)
    draw_forum(scene, view.forum, plan, Box(2, 2, SCENE[0] - 4, SCENE[1] - 4), locale)
    area = view.forum.area_of(cell)
    lit = {cell, *(area.cells if area else ()), *forum.largest_group(view, foreseen.seat)}
    for other in cells:
        if other not in lit:
            highlights.veil(scene, plan.box(other), FORUM_FLOOR)
    highlights.dashed(scene, plan.box(cell).inset(5))
    return True


def _draw_tiles(scene: Canvas, foreseen: MovePreview, heading: Heading) -> bool:
    tile, style = Box(166, 0, 440, 236), DETAIL_BOLD.at(36)
    held = held_tiles(foreseen.after, foreseen.seat, heading.words, heading.names, style, tile.width)
    for index, (name, _, whence) in enumerate(held):
        at = tile._replace(y=92 + index * 370 if len(held) > 1 else 260)
        scene.put(tiles.face_up(name, at.width, at.height, heading.words.locale), at.x, at.y)
        highlights.dashed(scene, at)
        scene.text(at.middle[0], at.bottom + 46, whence, style, theme.IVORY, "middle", room=at.width)
    return bool(held)
