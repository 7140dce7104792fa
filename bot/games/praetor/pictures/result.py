"""What building or activating will change, before it is confirmed: the city around the place, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine import Foreseen
from bot.games.praetor.components import CONSTANTS, MEETING, RESOURCES, coordinates
from bot.games.praetor.rules import city as rules
from bot.games.praetor.rules.moves import Activate, Build
from bot.games.praetor.state import View
from bot.games.praetor.words import awaited
from bot.games.shared_words import then
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import WEST, Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.preview import SCENE, Figure
from bot.pictures.sprites import paint
from bot.pictures.theme import SEATS

from .city import FLOOR, Plan, draw_city, draw_floor
from .heading import Heading
from .tiles import goods_artwork

TILE = 154
"""Side of a tile, in px: nearer than at the table, and whole tiles fill the scene."""
_AWAY = 26
"""From a tile to the signs beside it, in px: its points on the corners have room between."""
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
    layout = around(move.space)
    draw_floor(scene, Box(0, 0, *SCENE))
    near = [space for space in foreseen.after.city if is_near(layout.box(space))]
    draw_city(scene, layout, foreseen.after, near)
    counting = {move.space, *_meeting(move.space)} if isinstance(move, Build) else {move.space}
    for space in near:
        if space not in counting:
            highlights.veil(scene, layout.box(space), FLOOR, _BACK)
    box = layout.box(move.space)
    highlights.dashed(scene, box.inset(4))
    if isinstance(move, Build):
        _draw_plazas(scene, foreseen.before, move, box)
    _draw_amounts(scene, foreseen, box, [layout.box(space) for space in near])
    return heading.result(foreseen, scene, _figures(heading.words), then(foreseen, awaited))


def around(space: str) -> Plan:
    """All spaces, with this one in the middle of the scene."""
    column, row = coordinates(space)
    left, top = (SCENE[0] - TILE) // 2, (SCENE[1] - TILE) // 2
    return Plan(
        TILE,
        {other: (left + (other - column) * TILE, TILE) for other in range(CONSTANTS.table_columns)},
        {other: (top + (other - row) * TILE, TILE) for other in range(CONSTANTS.table_rows)},
    )


def is_near(box: Box) -> bool:
    """Whether all of it is on the scene."""
    return box.x >= 0 and box.y >= 0 and box.right <= SCENE[0] and box.bottom <= SCENE[1]


def _meeting(space: str) -> set[str]:
    """The spaces with which a tile there shares a corner."""
    return {other for meeting in MEETING[space].values() for other, _ in meeting}


def _draw_plazas(scene: Canvas, before: View, move: Build, box: Box) -> None:
    """The points of each corner, on it: beside it stand the labels of other tiles."""
    tile = before.display[move.tile - 1]
    assert tile is not None
    corners = list(rules.plaza_matches(before, tile, move.space, move.rotation))
    for corner in dict.fromkeys(corners):
        points = corners.count(corner) * CONSTANTS.plaza_points_per_match
        x, y = box.x if corner in WEST else box.right, box.y if corner.startswith("n") else box.bottom
        highlights.disc(scene, x, y, signed(points), 46)


def _draw_amounts(scene: Canvas, foreseen: Foreseen, box: Box, tiles: Sequence[Box]) -> None:
    """Beside the tile, where they hide no other, what is gained of goods and what is paid."""
    changes = foreseen.changes
    prices = [(goods_artwork(good), signed(changes[good])) for good in RESOURCES if changes.get(good, 0) < 0]
    signs = [highlights.price_box(prices, 40)] if prices else []
    for good in (*RESOURCES, "morale"):
        if changes.get(good, 0) > 0:
            signs.append(highlights.pill(signed(changes[good]), 42, goods_artwork(good)))
    if not signs:
        return
    width, height = max(sign.width for sign in signs), _PITCH * len(signs)
    place = room_for(width, height, box, tiles)
    if place is None:
        return
    x, y = place.middle[0], place.y + _PITCH / 2
    for sign in signs:
        scene.centre(sign, x, y)
        y += _PITCH


def room_for(width: int, height: int, box: Box, tiles: Sequence[Box]) -> Box | None:
    """Room of that size right, left, below or above of a tile, on none of the others; None where there is none."""
    x, y = round(box.middle[0] - width / 2), round(box.middle[1] - height / 2)
    shifts = [share * TILE // 4 for share in (0, 1, -1, 2, -2)]
    for left, top, across, down in (
        (box.right + _AWAY, y, 0, 1),
        (box.x - _AWAY - width, y, 0, 1),
        (x, box.bottom + _AWAY, 1, 0),
        (x, box.y - _AWAY - height, 1, 0),
    ):
        for shift in shifts:
            place = Box(left + across * shift, top + down * shift, width, height)
            if is_near(place) and not any(place.meets(tile) for tile in tiles):
                return place
    return None


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
