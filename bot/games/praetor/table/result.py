"""What building or activating will change, before it is confirmed: the city around the place, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import Foreseen
from bot.games.praetor import telling
from bot.games.praetor.components import CONSTANTS, MEETING, RESOURCES, coordinates, label
from bot.games.praetor.rules import city as rules
from bot.games.praetor.rules.moves import Activate, Build
from bot.games.praetor.state import View
from bot.games.telling import then
from bot.pictures import marks
from bot.pictures.artwork import paint
from bot.pictures.box import Box
from bot.pictures.canvas import WEST, Canvas
from bot.pictures.result import SCENE, Figure
from bot.pictures.seats import SEATS
from bot.pictures.showing import Showing
from bot.words.fluent import Words, signed

from .city import FLOOR, Plan, draw_city, draw_floor
from .heading import Heading
from .tiles import goods_artwork

TILE = 176
"""Side of a tile, in px: nearer than at the table."""
_PITCH = 76
"""From one sign beside the tile to the next, in px."""
_BACK = 0.42
"""How far all steps back that does not count."""


def draw(foreseen: Foreseen, showing: Showing) -> Canvas | None:
    """The picture, for what happens in the city; None for all other moves."""
    move = foreseen.move
    if not isinstance(move, Build | Activate):
        return None
    heading = Heading(foreseen.after, showing)
    scene = Canvas(*SCENE, FLOOR)
    layout = _around(move.space)
    draw_floor(scene, Box(0, 0, *SCENE))
    near = [space for space in foreseen.after.city if _is_near(layout.box(space))]
    draw_city(scene, layout, foreseen.after, near)
    counting = {move.space, *_meeting(move.space)} if isinstance(move, Build) else {move.space}
    for space in near:
        if space not in counting:
            marks.veil(scene, _seen(layout.box(space)), FLOOR, _BACK)
    box = layout.box(move.space)
    marks.dashed(scene, box.inset(4))
    if isinstance(move, Build):
        _draw_plazas(scene, foreseen.before, move, box)
    _draw_amounts(scene, foreseen, layout, move.space)
    return heading.result(foreseen, scene, _figures(heading.words), then(foreseen, telling.awaited))


def _around(space: str) -> Plan:
    """All spaces, with this one in the middle of the scene."""
    column, row = coordinates(space)
    left, top = (SCENE[0] - TILE) // 2, (SCENE[1] - TILE) // 2
    return Plan(
        TILE,
        {other: (left + (other - column) * TILE, TILE) for other in range(CONSTANTS.table_columns)},
        {other: (top + (other - row) * TILE, TILE) for other in range(CONSTANTS.table_rows)},
    )


def _is_near(box: Box) -> bool:
    return -box.width < box.x < SCENE[0] and -box.height < box.y < SCENE[1]


def _seen(box: Box) -> Box:
    """The part of a box that is on the scene."""
    x, y = max(0, box.x), max(0, box.y)
    return Box(x, y, min(SCENE[0], box.right) - x, min(SCENE[1], box.bottom) - y)


def _meeting(space: str) -> set[str]:
    """The spaces with which a tile there shares a corner."""
    return {other for meeting in MEETING[space].values() for other, _ in meeting}


def _draw_plazas(scene: Canvas, before: View, move: Build, box: Box) -> None:
    """The points of each corner beside it, outside the tile."""
    tile = before.display[move.tile - 1]
    assert tile is not None
    corners = list(rules.plaza_matches(before, tile, move.space, move.rotation))
    for corner in dict.fromkeys(corners):
        points = corners.count(corner) * CONSTANTS.plaza_points_per_match
        x = box.x - 42 if corner in WEST else box.right + 42
        y = box.y + 26 if corner.startswith("n") else box.bottom - 26
        marks.badge(scene, x, y, signed(points), 40)


def _draw_amounts(scene: Canvas, foreseen: Foreseen, layout: Plan, space: str) -> None:
    """Beside the tile, where the city leaves most room, what is gained of goods and what is paid."""
    changes = foreseen.changes
    prices = [(goods_artwork(good), signed(changes[good])) for good in RESOURCES if changes.get(good, 0) < 0]
    signs = [marks.price_box(prices, 40)] if prices else []
    for good in (*RESOURCES, "morale"):
        if changes.get(good, 0) > 0:
            signs.append(marks.pill(signed(changes[good]), 42, goods_artwork(good)))
    if not signs:
        return
    x, y = _free_side(foreseen.after, layout.box(space), space)
    y -= (len(signs) - 1) * _PITCH / 2
    for sign in signs:
        scene.centre(sign, x, y)
        y += _PITCH


def _free_side(view: View, box: Box, space: str) -> tuple[float, float]:
    """A point right, left, below or above of the tile: on the first of these spaces that is free, else below."""
    column, row = coordinates(space)
    x, y = box.middle
    for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        inside = 0 <= column + across < CONSTANTS.table_columns and 0 <= row + down < CONSTANTS.table_rows
        if not inside or label(column + across, row + down) not in view.city:
            return x + across * (TILE + 34), y + down * (TILE - 20)
    return x, y + TILE - 20


def _figures(words: Words) -> Callable[[View, int], Sequence[Figure]]:
    """What a seat has that building and activating change: points, goods, what stands on the board, people."""

    def of(view: View, seat: int) -> Sequence[Figure]:
        player = view.players[seat]
        return [
            Figure("common/points_wreath", words("picture-result-points"), player.favor),
            *(
                Figure(goods_artwork(good), words(f"resource-{good}"), player.goods[good])
                for good in RESOURCES
            ),
            Figure("common/morale", words("picture-result-morale"), player.morale),
            Figure(
                "common/owned_house",
                words("picture-result-tiles", most=CONSTANTS.max_owned_tiles),
                view.owned(seat),
            ),
            Figure("praetor/wall", words("picture-result-wall"), len(player.wall_tiles)),
            Figure("common/die_1", words("picture-result-workers"), len(player.pool), paint(SEATS[seat])),
            Figure("common/retired", words("picture-result-retired"), player.retired),
            Figure("praetor/training_camp", words("picture-result-training"), player.stage_1),
            Figure("common/villager", words("picture-result-villagers"), player.villagers),
        ]

    return of
