"""The picture of a move's result, before it is confirmed: the city around the place, and the gains.

Changes are lit and framed with dashes; the rest is veiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, pairwise
from math import ceil, dist, floor

from PIL import Image, ImageDraw

from bot.engine import MovePreview
from bot.games.marble.board import PLACES, POINTS
from bot.games.marble.board import Point as Spot
from bot.games.marble.components import HILLS, OUTLETS
from bot.games.marble.holdings import HOLDINGS, reward_of
from bot.games.marble.rules import city as rules
from bot.games.marble.rules import sites
from bot.games.marble.rules.city import missing_wedges
from bot.games.marble.rules.moves import Claim, Play
from bot.games.marble.rules.sites import SiteClaim
from bot.games.marble.words import awaited
from bot.games.sayings import then
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas, Point, around
from bot.pictures.highlights import DASH
from bot.pictures.names import Showing
from bot.pictures.pieces import Sketch, between, towards
from bot.pictures.preview import SCENE
from bot.pictures.sprites import kept
from bot.pictures.theme import LIGHT_GOLD, NIGHT, WALL

from .city import draw_city, draw_magistrate, draw_outlet, last_move, outlet_at
from .ground import COLUMNS, LINES, SITE, Plan
from .private import EAST, NORTH, SOUTH, WEST
from .table import Heading
from .tiles import closing_ring

_MARGIN = 8  # margin of a frame around the middle of its line, in px


def draw_dashes(canvas: Canvas, outline: Sequence[Point]) -> None:
    """Light gold dashes on a dark line along an outline, with a dash at each corner."""
    across, down = zip(*outline, strict=True)
    west, north = floor(min(across)), floor(min(down))
    points = tuple((round(x - west, 1), round(y - north, 1)) for x, y in outline)
    canvas.put(_dashed_frame(points), west - _MARGIN, north - _MARGIN)


def _strip(plan: Plan, names: Sequence[str]) -> list[Point]:
    """The outline of pieces along points, as wide at both sides as beyond the ends."""
    line, reach = [plan.point(name) for name in names], AQUEDUCT * plan.scale
    ways = [towards(start, end) for start, end in pairwise(line)]
    first, last = _beyond(line[0], ways[0], -reach), _beyond(line[-1], ways[-1], reach)
    left, right = list[Point](), list[Point]()
    corners = zip((first, *line[1:-1], last), (ways[0], *ways), (*ways, ways[-1]), strict=True)
    for point, back, ahead in corners:
        share = reach / (1 + back[0] * ahead[0] + back[1] * ahead[1])
        aside = -(back[1] + ahead[1]), back[0] + ahead[0]
        left.append(_beyond(point, aside, share))
        right.append(_beyond(point, aside, -share))
    return [*left, *reversed(right)]


def _beyond(point: Point, way: Point, far: float) -> Point:
    return point[0] + way[0] * far, point[1] + way[1] * far


@kept
def _dashed_frame(points: tuple[Point, ...]) -> Image.Image:
    width, height = ceil(max(x for x, _ in points)), ceil(max(y for _, y in points))
    sketch = Sketch(-_MARGIN, -_MARGIN, width + _MARGIN, height + _MARGIN)
    sketch.line([*points, points[0]], DASH[2] + 4, NIGHT)
    for start, end in zip(points, (*points[1:], points[0]), strict=True):
        length = dist(start, end)
        dash, gap, thickness = DASH
        count = max(1, round(length / (dash + gap)))
        pitch = length / count
        for step in range(count + 1):
            first, last = pitch * step - (pitch - gap) / 2, pitch * step + (pitch - gap) / 2
            ends = [between(start, end, min(max(at / length, 0), 1)) for at in (first, last)]
            sketch.line(ends, thickness, LIGHT_GOLD)
    return sketch.sprite()


HALVES = (72, 50, 34)
"""Half sides of a triangle, in px: the largest that shows all changes is used; the last shows the whole board."""
ROOM = 150  # least room around the changes, in px
SIGN, SIGN_PITCH = 42, 70  # size of gains and costs, and distance between them
ABOVE = 0.6  # distance of a gain from its point, as a fraction of a side
AQUEDUCT = 15  # half the width of the frame around pieces of an aqueduct, on the table


class MoveEffects:
    """What a move changes on the board, and what matters for it.

    `places` have a tile that was laid, or that a magistrate has left; `sites` are those finished, `waiting` those
    enclosed but not built yet, `lines` the points of new pieces, `started` the aqueducts whose outlet a tile or the
    first piece has reached. `lit` are the tiles that matter, `counting` the sites: around new sites, at the corners of
    a tile, or along new pieces.
    """

    def __init__(self, foreseen: MovePreview) -> None:
        before, after, asked = foreseen.before, foreseen.after, foreseen.before.decision
        laid = [place for place in after.tiles if place not in before.tiles]
        held = [place for place, tile in before.tiles.items() if tile.magistrate is not None]
        left = [place for place in held if after.tiles[place].magistrate is None]
        self.places = [*laid, *left]
        self.sites = [point for point in after.sites if point not in before.sites]
        self.waiting = [point for point, missing in missing_wedges(after).items() if not missing]
        known = {colour: len(points) for colour, points in before.aqueducts.items()}
        longer = {colour: points for colour, points in after.aqueducts.items() if len(points) > known[colour]}
        self.lines = [points[max(0, known[of] - 1) :] for of, points in longer.items() if len(points) > 1]
        self.started = [colour for colour in longer if known[colour] < 2]
        points = [*self.sites, *self.waiting]
        if isinstance(asked, SiteClaim) and left:
            points.append(asked.point)
        points = points or [corner for place in laid for corner in PLACES[place].corners]
        district = [place for point in points for place in rules.district(after.tiles, point)]
        self.lit = [*self.places, *district]
        self.counting = [point for point in chain(points, *self.lines) if point in after.sites]


def draw_result(foreseen: MovePreview, showing: Showing) -> Canvas | None:
    """The city around the changes; None for moves that don't change it."""
    seen = MoveEffects(foreseen)
    corners = [corner for place in seen.places for corner in PLACES[place].corners]
    shown = [*corners, *seen.sites, *chain.from_iterable(seen.lines)]
    if not shown:
        return None
    heading = Heading(foreseen.after, showing)
    board, plan = _lay_out([POINTS[point] for point in shown])
    city = Canvas(board.width, board.height, WALL)
    draw_city(city, plan, foreseen.after, heading.words)
    for point in seen.waiting:
        city.centre(closing_ring(plan.half), *plan.point(point))
    scene = Canvas.over(city.cut((-board.x, -board.y, SCENE[0] - board.x, SCENE[1] - board.y)))
    plan = plan.moved(board.x, board.y)
    _step_back(scene, plan, seen)
    _draw_frames(scene, plan, foreseen, seen, heading.words)
    _draw_amounts(scene, plan, foreseen, seen)
    return heading.result(foreseen, scene, then(foreseen, awaited))


def _lay_out(points: Sequence[Spot]) -> tuple[Box, Plan]:
    """The box of the sheet with the whole board behind the scene, and the board's plan on it."""
    for half in HALVES:
        plan = Plan(half)
        wide, high = (WEST + COLUMNS + EAST) * half, (NORTH + LINES + SOUTH) * plan.row
        width, height = max(SCENE[0], ceil(wide)), max(SCENE[1], ceil(high))
        across, down = (width - wide) / 2 + WEST * half, (height - high) / 2 + NORTH * plan.row
        plan = plan.moved(round(across), round(down))
        xs, ys = zip(*(plan.at(point.line, point.column) for point in points), strict=True)
        if max(xs) - min(xs) + 2 * ROOM <= SCENE[0] and max(ys) - min(ys) + 2 * ROOM <= SCENE[1]:
            break
    x = min(max(0, round((min(xs) + max(xs) - SCENE[0]) / 2)), width - SCENE[0])
    y = min(max(0, round((min(ys) + max(ys) - SCENE[1]) / 2)), height - SCENE[1])
    return Box(-x, -y, width, height), plan


def _hexagons(plan: Plan, points: Iterable[str], beyond: float = 0) -> list[list[Point]]:
    """The outlines of sites, enlarged by some px."""
    return [plan.hexagon(*plan.point(point), plan.side * SITE + beyond) for point in points]


def _step_back(scene: Canvas, plan: Plan, seen: MoveEffects) -> None:
    shapes = [plan.outline(place) for place in seen.lit]
    sites = _hexagons(plan, (*seen.counting, *seen.waiting))
    lit = scene.image.copy()
    highlights.veil(scene, Box(0, 0, *SCENE), WALL)
    scene.paste(lit, (0, 0), _mask([*shapes, *sites, *(_strip(plan, line) for line in seen.lines)]))


def _draw_frames(scene: Canvas, plan: Plan, foreseen: MovePreview, seen: MoveEffects, words: Words) -> None:
    """Dashes around everything new, and around tiles that magistrates have left; below pieces and buildings."""
    unframed = scene.image.copy()
    for place in seen.places:
        draw_dashes(scene, plan.outline(place))
    scene.paste(unframed, (0, 0), _mask(_hexagons(plan, (*foreseen.after.sites, *seen.waiting))))
    for outline in (*_hexagons(plan, seen.sites, 4), *(_strip(plan, line) for line in seen.lines)):
        draw_dashes(scene, outline)
    for colour in seen.started:
        draw_outlet(scene, plan, colour, words)
    for place in seen.lit:
        magistrate = foreseen.after.tiles[place].magistrate
        if magistrate is not None:
            draw_magistrate(scene, plan, place, magistrate, "")


def _mask(shapes: Iterable[Sequence[Point]]) -> Image.Image:
    mask = Image.new("L", (SCENE[0] * 2, SCENE[1] * 2))
    pen = ImageDraw.Draw(mask)
    for shape in shapes:
        pen.polygon([(x * 2, y * 2) for x, y in shape], fill=255)
    return mask.reduce(2)


def _draw_amounts(scene: Canvas, plan: Plan, foreseen: MovePreview, seen: MoveEffects) -> None:
    """Points beside the sites that score them, a coin beside each fountain, the rest beside the tile."""
    after = foreseen.after
    for point, (amount, artwork) in last_move(after).gains.items():
        if after.sites[point].owner in (None, foreseen.seat):
            middles = [plan.middle(place) for place in rules.district(after.tiles, point)]
            spots = plan.hexagon(*plan.point(point), plan.side * ABOVE)[::-1]
            _put_sign(scene, highlights.pill(signed(amount), SIGN, artwork), _farthest(spots, middles))
    if signs := list(_at_tile(foreseen)):
        place = seen.places[0]
        busy = [plan.middle(other) for other in after.tiles if other != place]
        busy += map(plan.centre, [*(HILLS[hill].triangle for hill in after.hills), *after.bridges])
        busy += map(plan.point, seen.sites)
        busy += [outlet_at(plan, colour) for colour in OUTLETS]
        x, middle = _farthest(list(_beside(plan, place)), busy)
        for y, sign in around(middle, signs, SIGN_PITCH):
            _put_sign(scene, sign, (x, y))


def _farthest(spots: Sequence[Point], taken: Sequence[Point]) -> Point:
    """The spot that is farthest from the nearest of those taken."""
    return max(spots, key=lambda spot: min(dist(spot, other) for other in taken))


def _put_sign(scene: Canvas, sign: Image.Image, at: Point) -> None:
    """A sign around a point, or as close to it as it fits in the scene."""
    across, down = sign.width / 2 + 6, sign.height / 2 + 6
    scene.centre(sign, min(max(at[0], across), SCENE[0] - across), min(max(at[1], down), SCENE[1] - down))


def _at_tile(foreseen: MovePreview) -> Iterator[Image.Image]:
    """Signs beside a tile: a bridge, a magistrate's reward, and the tile that is spent."""
    move, changes = foreseen.move, foreseen.changes
    if isinstance(move, Play):
        if changes.get("bridges"):
            yield highlights.pill(signed(changes["bridges"]), SIGN, "marble/bridge")
        yield highlights.price_box([(f"marble/tile_{move.tile}", signed(-1))], SIGN)
    asked = foreseen.before.decision
    if isinstance(move, Claim) and isinstance(asked, SiteClaim) and move.magistrate in foreseen.before.tiles:
        what = reward_of(sites.field_of(foreseen.before.sites[asked.point].kind))
        if changes.get(what, 0) > 0:
            yield highlights.pill(signed(changes[what]), SIGN, HOLDINGS[what].artwork)


def _beside(plan: Plan, place: str) -> Iterator[Point]:
    """Spots right, left, below and above a tile where a sign fits in the scene."""
    across, down = zip(*plan.outline(place), strict=True)
    x, y = plan.middle(place)
    wide, high = max(across) - x + 72, max(down) - y + 56
    for spot in ((x + wide, y), (x - wide, y), (x, y + high), (x, y - high)):
        if 70 <= spot[0] <= SCENE[0] - 70 and 70 <= spot[1] <= SCENE[1] - 70:
            yield spot
