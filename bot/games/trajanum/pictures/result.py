"""What a move will change, before it is confirmed: the colonia near the place, the own board, the forum, two tiles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from bot.engine import Foreseen, Place, text
from bot.games.sayings import then
from bot.games.trajanum import state
from bot.games.trajanum.components import BUILDINGS, ROWS, SPACES
from bot.games.trajanum.holdings import HOLDINGS
from bot.games.trajanum.rules import forum as square
from bot.games.trajanum.rules.moves import Build, Envoy, Keep, Stop, Take
from bot.games.trajanum.rules.tiles import Taking, tile_prices
from bot.games.trajanum.words import awaited
from bot.i18n.fluent import Locale, Words, signed
from bot.pictures import fonts, highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.names import Showing, naming
from bot.pictures.pieces import token
from bot.pictures.preview import SCENE, amounts
from bot.pictures.theme import IVORY, PANEL, SEATS

from . import forum, tiles
from .colonia import Block, draw_block, draw_chips, draw_colonia, stock_boxes
from .scene import Heading
from .tiles import GROUND, Grid, of_gain

NEAR = Grid(104, 98, 86)
"""The colonia alone, nearer than at the table."""
BOARD = Block(
    panel=Box(0, 0, 768, 774),
    grid=Grid(78, 282, 116),
    goods=Box(66, 628, 696, 48),
    columns=8,
    stock=Box(66, 706, 174, 48),
    reserve=Box(290, 692, 466, 78),
    hand=Box(66, 66, 172, 40),
    rule=Box(66, 684, 690, 2),
).placed(2, 2)
"""The own board, as at a table of two, with room above the goods for what is gained and paid."""
CELLS = Box(52, 60, 700, 700)
AMOUNT_GAP = 12
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
ROOM = 60
"""From the middle of what is gained or paid beside a cell to the edge of the scene, in px."""


def draw_result(foreseen: Foreseen, showing: Showing) -> Canvas | None:
    scene = Canvas(*SCENE, PANEL)
    heading = Heading(foreseen.after, showing)
    match foreseen.move:
        case Envoy(cell=cell):
            _draw_forum(scene, foreseen, cell, heading.words.locale)
        case Build(space=space, second=second):
            _draw_site(scene, foreseen, [space, second], heading.words.locale)
        case Take(space=space):
            _draw_site(scene, foreseen, [space], heading.words.locale)
        case Keep() | Stop():
            if not _draw_tiles(scene, foreseen, heading):
                return None
        case _:
            if not _draw_board(scene, foreseen, heading.words):
                return None
    untold = None
    if isinstance(foreseen.move, Take):  # a tile taken face down is told of once it has been looked at
        untold = text("picture-result-take", space=Place(foreseen.move.space))
    return heading.result(foreseen, scene, then(foreseen, awaited), untold)


def _draw_site(scene: Canvas, foreseen: Foreseen, spaces: Collection[str], locale: Locale) -> None:
    view, seat = foreseen.after, foreseen.seat
    player = view.players[seat]
    chosen = [space for space in spaces if space in SPACES]
    called = view.streets if isinstance(view.decision, Taking) else ()
    draw_colonia(scene, view, seat, NEAR, locale, called=called)
    lit = {*chosen, *_counting(player, chosen)}
    for space in SPACES:
        if space not in lit:
            highlights.veil(scene, NEAR.box(space), GROUND)
    highlights.dashed(scene, NEAR.boxes(chosen).inset(5))
    draw_chips(scene, player, NEAR, locale)
    box, changes = NEAR.boxes(chosen), foreseen.changes
    if isinstance(foreseen.before.decision, Taking):  # what will be due for the tile
        changes = {"tribune": -tile_prices(foreseen.before, seat)[chosen[0]]}
    # the row stays free: above or below it, where there is more room
    side = (0, 1) if box.middle[1] < NEAR.y + NEAR.width / 2 else (0, -1)
    _draw_amounts(scene, changes, box, side, locale)


def _counting(player: state.Player, chosen: Sequence[str]) -> set[str]:
    """What counts with the chosen spaces: grey buildings of their rows; structures of the colour of their crane."""
    colours = {space: BUILDINGS[building.id].colour for space, building in player.buildings.items()}
    rows = {space[1:] for space in chosen if space in colours and colours[space] is None}
    cranes = {player.cranes[space].colour for space in chosen if space in player.cranes}
    return {space for space, colour in colours.items() if (colour in cranes if colour else space[1:] in rows)}


def _draw_amounts(
    scene: Canvas, changes: Mapping[str, int], box: Box, side: tuple[int, int], locale: Locale
) -> None:
    """What is gained in pills, what is paid in a box, in a row on one side of a place (right and down count as 1)."""
    row = amounts(changes, lambda what: "" if what == "vp" else of_gain(what, locale), 40, 36, AMOUNT_GAP)
    x = box.middle[0] + side[0] * (box.width + row.width + 2 * AMOUNT_GAP) / 2 - row.width / 2
    left = min(max(AMOUNT_GAP, x), SCENE[0] - AMOUNT_GAP - row.width)
    row.draw(scene, left, box.middle[1] + side[1] * (box.height / 2 + 44))


def _draw_board(scene: Canvas, foreseen: Foreseen, words: Words) -> bool:
    view, seat = foreseen.after, foreseen.seat
    draw_block(scene, view, seat, BOARD, words, asked=False)
    before, after = _shown(foreseen.before, seat), _shown(view, seat)
    boxes = _part_boxes()
    changed = [part for part in boxes if before.get(part) != after.get(part)]
    for part, box in boxes.items():
        if part not in changed:
            highlights.veil(scene, box, PANEL)
    for part in changed:
        highlights.dashed(scene, boxes[part].inset(4))
    draw_chips(scene, view.players[seat], BOARD.grid, words.locale)
    for part in changed:
        if amount := foreseen.changes.get(part, 0):
            said = signed(amount)
            sign = highlights.pill(said, 32) if amount > 0 else highlights.price_box([("", said)], 28)
            scene.centre(sign, boxes[part].middle[0], boxes[part].y - 8)
    return bool(changed)


def _part_boxes() -> dict[str, Box]:
    """Where the parts of the own board lie; goods and ship as changes name them, the hand steps back."""
    grid = BOARD.grid
    parts = {"group": Box(66, 6, 464, 60), "hand": Box(66, 66, 178, 44), "slider": Box(530, 6, 236, 60)}
    parts |= {f"row {row}": Box(66, round(grid.level(row)) - 38, 162, 76) for row in ROWS}
    parts |= {space: grid.box(space) for space in SPACES}
    for what, box in stock_boxes(BOARD).items():
        parts[what] = Box(box.x - 4, box.y - 2, 90 if what == "ship" else box.width - 2, 52)
    return parts | {"reserve": Box(288, 690, 474, 84)}


def _shown(view: state.View, seat: int) -> dict[str, object]:
    player = view.players[seat]
    shown: dict[str, object] = {what: HOLDINGS[what].of(view, seat) for what in stock_boxes(BOARD)}
    shown |= {"reserve": player.reserve, "slider": player.shift}
    shown["group"] = player.flipped, player.shift, len(square.largest_group(view, seat))
    shown |= {f"row {number}": row for number, row in enumerate(player.rows, 1)}
    kinds = player.tiles, player.buildings, player.cranes
    return shown | {space: [kind.get(space) for kind in kinds] for space in SPACES}


def _draw_forum(scene: Canvas, foreseen: Foreseen, cell: str, locale: Locale) -> None:
    view, seat = foreseen.after, foreseen.seat
    cells = view.forum.colours()
    found = forum.forum_plan(cells, CELLS)
    x, y = (CELLS.width - found.width) // 2, (CELLS.height - found.height) // 2
    plan = replace(found, x=CELLS.x + x, y=CELLS.y + y)
    forum.draw_forum(scene, view.forum, plan, Box(2, 2, SCENE[0] - 4, SCENE[1] - 4), locale)
    area = view.forum.area_of(cell)
    lit = {cell, *(area.cells if area else ()), *square.largest_group(view, seat)}
    for other in cells:
        if other not in lit:
            highlights.veil(scene, plan.box(other), forum.FORUM_FLOOR)
    box = plan.box(cell)
    highlights.dashed(scene, box.inset(5))
    _draw_amounts(scene, foreseen.changes, box, _quiet_side(plan, cell, {*lit, *view.forum.envoys}), locale)


def _quiet_side(plan: Grid, cell: str, busy: Collection[str]) -> tuple[int, int]:
    """A side of a cell with room on the scene on which nothing counts; right of it, if there is none."""
    x, y = plan.box(cell).middle
    neighbours = {plan.box(other).middle for other in busy}
    for across, down in SIDES:
        beside = x + across * plan.cell, y + down * plan.cell
        inside = ROOM < beside[0] < SCENE[0] - ROOM and ROOM < beside[1] < SCENE[1] - ROOM
        if inside and beside not in neighbours:
            return across, down
    return SIDES[0]


def _draw_tiles(scene: Canvas, foreseen: Foreseen, heading: Heading) -> bool:
    view, seat = foreseen.after, foreseen.seat
    private, receiver = view.private(seat), view.right_of(seat)
    box, style = Box(166, 0, 440, 236), fonts.DETAIL_BOLD.at(36)
    room = box.width - 60
    words, name = heading.words, heading.names[receiver]
    passed = naming(lambda name: words("picture-passed-to", name=name), name, style, room)
    held = ((private.hand.own, seat, words("picture-kept")), (private.passed, receiver, passed))
    shown = [(tile, owner, whose) for tile, owner, whose in held if tile is not None]
    for index, (tile, owner, whose) in enumerate(shown):
        top = 92 + index * 370 if len(shown) > 1 else 260
        at = Box(box.x, top, box.width, box.height)
        scene.put(tiles.face_up(tile, at.width, at.height, heading.words.locale), at.x, at.y)
        highlights.dashed(scene, at)
        scene.centre(token(SEATS[owner], 44), at.x + 22, at.bottom + 46)
        scene.text(at.x + 60, at.bottom + 46, whose, style, IVORY, room=room)
    return bool(shown)
