"""What a move will change, before it is confirmed: the colonia near the place, the own board, the forum, two tiles."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.engine import Foreseen, Place, text
from bot.games.sayings import then
from bot.games.trajanum import scoring
from bot.games.trajanum.components import BUILDINGS, ROWS, SPACES, TRACK_NAMES
from bot.games.trajanum.rules import forum as square
from bot.games.trajanum.rules.moves import Build, Envoy, Keep, Stop, Take
from bot.games.trajanum.rules.tiles import Taking, tile_prices
from bot.games.trajanum.state import Player, View
from bot.games.trajanum.words import awaited
from bot.i18n.fluent import Locale, Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import DETAIL_BOLD
from bot.pictures.names import Showing, naming
from bot.pictures.pieces import token
from bot.pictures.preview import SCENE, Figure
from bot.pictures.sprites import paint
from bot.pictures.theme import IVORY, PANEL, SEATS

from . import forum, tiles
from .colonia import GOODS, Block, Grid, draw_block, draw_chip, draw_grid, draw_streets_of
from .heading import Heading
from .tiles import GROUND, POINTS, of_gain

NEAR = Grid(104, 98, 86)
"""The colonia alone, nearer than at the table."""
BOARD = Block(
    width=768,
    height=774,
    cell=78,
    grid=(282, 116),
    goods=(66, 652),
    columns=8,
    pitch=(87, 0),
    stock=(66, 730),
    reserve=Box(290, 692, 466, 78),
    hand=Box(66, 66, 172, 40),
    rule=Box(66, 684, 690, 2),
)
"""The own board, as at a table of two, with room above the goods for what is gained and paid."""
BOARD_EDGE = 2
CELLS = Box(52, 60, 700, 700)
AMOUNT_GAP = 12
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
ROOM = 60
"""From the middle of what is gained or paid beside a cell to the edge of the scene, in px."""
BACK = 0.42
"""How far all steps back that does not count."""


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
    return heading.result(foreseen, scene, figures(heading.words), then(foreseen, awaited), untold)


def _draw_site(scene: Canvas, foreseen: Foreseen, spaces: Collection[str], locale: Locale) -> None:
    view, seat = foreseen.after, foreseen.seat
    player = view.players[seat]
    chosen = [space for space in spaces if space in SPACES]
    draw_grid(scene, view, seat, NEAR, locale)
    draw_streets_of(scene, view, seat, NEAR, called=view.streets if isinstance(view.decision, Taking) else ())
    lit = {*chosen, *_counting(player, chosen)}
    for space in SPACES:
        if space not in lit:
            highlights.veil(scene, NEAR.box(space), GROUND, BACK)
    highlights.dashed(scene, NEAR.boxes(chosen).inset(5))
    for corner in player.cranes:
        draw_chip(scene, player, corner, NEAR, locale)
    box, changes = NEAR.boxes(chosen), foreseen.changes
    if isinstance(foreseen.before.decision, Taking):  # what will be due for the tile
        changes = {"tribune": -tile_prices(foreseen.before, seat)[chosen[0]]}
    # the row stays free: above or below it, where there is more room
    side = (0, 1) if box.middle[1] < NEAR.y + NEAR.side / 2 else (0, -1)
    _draw_amounts(scene, changes, box, side, locale)


def _counting(player: Player, chosen: Sequence[str]) -> set[str]:
    """What counts with the chosen spaces: grey buildings of their rows; structures of the colour of their crane."""
    colours = {space: BUILDINGS[building.id].colour for space, building in player.buildings.items()}
    rows = {space[1:] for space in chosen if space in colours and colours[space] is None}
    cranes = {player.cranes[space].colour for space in chosen if space in player.cranes}
    return {space for space, colour in colours.items() if (colour in cranes if colour else space[1:] in rows)}


def _draw_amounts(
    scene: Canvas, changes: Mapping[str, int], box: Box, side: tuple[int, int], locale: Locale
) -> None:
    """What is gained in pills, what is paid in a box, in a row on one side of a place (right and down count as 1)."""
    signs = [
        highlights.pill(signed(amount), 40, "" if what == "vp" else _artwork(what, locale))
        for what, amount in changes.items()
        if amount > 0
    ]
    paid = [(_artwork(what, locale), signed(amount)) for what, amount in changes.items() if amount < 0]
    if paid:
        signs.append(highlights.price_box(paid, 36))
    width = sum(sign.width for sign in signs) + AMOUNT_GAP * (len(signs) - 1)
    x = box.middle[0] + side[0] * (box.width + width + 2 * AMOUNT_GAP) / 2
    y = box.middle[1] + side[1] * (box.height / 2 + 44)
    left = min(max(AMOUNT_GAP, x - width / 2), SCENE[0] - AMOUNT_GAP - width)
    for sign in signs:
        scene.centre(sign, left + sign.width / 2, y)
        left += sign.width + AMOUNT_GAP


def _artwork(what: str, locale: Locale) -> str:
    return of_gain({"shift": "upgrade"}.get(what, what), locale)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the own board: where it is, and what it shows; what of it is gained or paid, if that is counted."""

    box: Box
    shown: Callable[[View], object]
    counts: str = ""


def _draw_board(scene: Canvas, foreseen: Foreseen, words: Words) -> bool:
    view, seat, changes = foreseen.after, foreseen.seat, foreseen.changes
    grid = draw_block(scene, view, seat, BOARD_EDGE, BOARD_EDGE, BOARD, words, asked=False)
    changed = []
    for part in _parts(grid, seat):
        if part.shown(foreseen.before) != part.shown(view):
            changed.append(part)
        else:
            highlights.veil(scene, part.box, PANEL, BACK)
    for part in changed:
        highlights.dashed(scene, part.box.inset(4))
    for corner in view.players[seat].cranes:
        draw_chip(scene, view.players[seat], corner, grid, words.locale)
    for part in changed:
        if amount := changes.get(part.counts, 0):
            x = part.box.middle[0]
            said = signed(amount)
            sign = highlights.pill(said, 32) if amount > 0 else highlights.price_box([("", said)], 28)
            scene.centre(sign, x, part.box.y - 8)
    return bool(changed)


def _parts(grid: Grid, seat: int) -> Iterable[Part]:
    """Prestige, citizen rows, spaces of the colonia, goods, ship and reserve; the hand steps back."""

    def player(view: View) -> Player:
        return view.players[seat]

    def group(view: View) -> object:
        return player(view).flipped, player(view).shift, len(square.largest_group(view, seat))

    def row(number: int) -> Callable[[View], object]:
        return lambda view: (player(view).rows[number - 1].citizens, player(view).rows[number - 1].active)

    def space(label: str) -> Callable[[View], object]:
        def lies(view: View) -> object:
            own = player(view)
            return own.tiles.get(label), own.buildings.get(label), own.cranes.get(label)

        return lies

    def held(what: str) -> Callable[[View], object]:
        return lambda view: next(amount for good, amount in player(view).resources.items() if good == what)

    yield Part(Box(BOARD_EDGE + 64, BOARD_EDGE + 4, 464, 60), group)
    yield Part(Box(BOARD_EDGE + 64, BOARD_EDGE + 64, 178, 44), lambda view: None)
    yield Part(Box(BOARD_EDGE + 528, BOARD_EDGE + 4, 236, 60), lambda view: player(view).shift)
    for number in ROWS:
        yield Part(Box(BOARD_EDGE + 64, round(grid.level(number)) - 38, 162, 76), row(number))
    for label in SPACES:
        yield Part(grid.box(label), space(label))
    for index, good in enumerate(GOODS):
        left, middle = BOARD_EDGE + BOARD.goods[0] + index * BOARD.pitch[0], BOARD_EDGE + BOARD.goods[1]
        yield Part(Box(left - 4, middle - 26, BOARD.pitch[0] - 2, 52), held(good), good)
    left, middle = BOARD_EDGE + BOARD.stock[0], BOARD_EDGE + BOARD.stock[1]
    yield Part(Box(left - 4, middle - 26, 90, 52), lambda view: player(view).ship, "ship")
    yield Part(Box(BOARD_EDGE + 286, BOARD_EDGE + 688, 474, 84), lambda view: player(view).reserve)


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
            highlights.veil(scene, plan.box(other), forum.FORUM_FLOOR, BACK)
    box = plan.box(cell)
    highlights.dashed(scene, box.inset(5))
    _draw_amounts(scene, foreseen.changes, box, _quiet_side(plan, cell, {*lit, *view.forum.envoys}), locale)


def _quiet_side(plan: forum.ForumPlan, cell: str, busy: Collection[str]) -> tuple[int, int]:
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
    box, style = Box(166, 0, 440, 236), DETAIL_BOLD.at(36)
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


def figures(words: Words) -> Callable[[View, int], Sequence[Figure]]:
    """What a seat has openly that moves change: points, goods, pieces, what scorings will bring."""

    def of(view: View, seat: int) -> Sequence[Figure]:
        player = view.players[seat]
        group = len(square.largest_group(view, seat))
        return [
            Figure(POINTS, words("picture-result-points"), player.vp),
            *(
                Figure(of_gain(good, words.locale), words(f"picture-result-{good}"), player.resources[good])
                for good in GOODS
            ),
            Figure("trajanum/ship", words("picture-result-ship"), player.ship),
            Figure("trajanum/reserve", words("picture-result-reserve"), len(player.reserve)),
            Figure("trajanum/upgrade", words("picture-result-shift"), player.shift),
            Figure("trajanum/citizen", words("picture-result-citizens"), player.active_citizens),
            *(
                Figure(f"trajanum/{track}", words(f"picture-result-{track}"), player.tracks.get(track, 0))
                for track in TRACK_NAMES
            ),
            Figure("trajanum/trajan", words("picture-result-orders"), scoring.order_points(player)),
            Figure("trajanum/build", words("picture-result-colonia"), scoring.colonia_points(player)),
            Figure("trajanum/eagle", words("picture-result-eagles"), square.eagle_points(view, seat)),
            Figure(
                "trajanum/envoy",
                words("picture-result-group"),
                scoring.group_points(player, group),
                paint(SEATS[seat]),
            ),
        ]

    return of
