"""The public table, and pictures of the city: choosing a place, changes since the last turn, a move's result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.app.fallbacks import separately
from bot.engine import AskedDecision, Event, MovePreview
from bot.games.praetor.components import CONSTANTS, MEETING, coordinates
from bot.games.praetor.holdings import HOLDINGS
from bot.games.praetor.rules import city, economy
from bot.games.praetor.rules.action import Activate, Build
from bot.games.praetor.state import View
from bot.games.praetor.words.moves import awaited
from bot.games.praetor.words.table import PARTS
from bot.games.sayings import then
from bot.i18n.fluent import signed
from bot.pictures import highlights
from bot.pictures.artist import Since
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.preview import SCENE
from bot.pictures.private_board import TOP, draw_elsewhere, height

from . import panels
from .city import FLOOR, THEME, Plan, corner_of, draw_city, draw_floor, draw_places, label_of, lay_out, plan


class Heading(Frame[View]):
    """The header of Praetor."""

    theme = THEME
    counted = ("favor",)
    sources = {
        "favor": "common/points_wreath",
        "workers": "praetor/worker",
        "morale": "common/morale",
        "resources": "common/coin",
        "district": "common/owned_house",
        "wall": "praetor/wall",
        "villagers": "common/villager",
        "compensation": "common/equal",
    }
    holdings, parts = HOLDINGS, PARTS

    def asks(self, asked: AskedDecision) -> str:
        """What a seat is asked; in a trade, what it can still do."""
        return self.spoken.text(awaited(self.view, asked.seat))

    def title(self) -> HeaderTitle:
        view, words = self.view, self.words
        moment = "end" if view.outcome else "set-up" if view.phase == "setup" else "round"
        urgent = words("picture-last-round") if view.last_round and not view.outcome else ""
        return HeaderTitle(words("picture-game"), words(f"picture-{moment}", round=view.round), urgent=urgent)

    def tag(self, seat: int) -> str:
        player = self.view.players[seat]
        if player.passed:
            return self.words("picture-passed")
        return self.words("picture-workers", count=len(player.pool)) if self.view.phase == "action" else ""

    def telling(self, deeds: Sequence[Event]) -> Event | None:
        """The last deed that has a place, else the first deed."""
        return next((deed for deed in reversed(deeds) if deed.places), super().telling(deeds))


AWAY = 4  # distance between the last move's tile and its gain, in px
NARROWER = 5  # how far the frame around that tile is moved in at the sides and below, in px
BARE_RING = 0.25  # visible fraction of the spaces around the city when nobody builds
TALL = 1200  # height of the table for five seats
GAP = 12


def draw_table(view: View, showing: Showing) -> Canvas:
    heading = Heading(view, showing)
    height = TALL if view.seats == 5 else HEIGHT
    canvas, words = heading.table(height), heading.words
    seats = Box(808, HEADER + 10, 768, height - HEADER - 28)
    board = Box(20, seats.y, 776, seats.height + 4)
    builds = view.phase == "action" and any(economy.affordable_slots(view, one.seat) for one in view.asked)
    layout = plan(view.city, board, BARE_RING if view.outcome else None)

    def draw_map(sheet: Canvas) -> None:
        draw_floor(sheet, layout)
        if not view.outcome:
            draw_places(sheet, layout, city.free_spaces(view), open=builds)
        draw_city(sheet, layout, view)

    heading.lay(canvas, board, draw_map, "map", "tiles", marks=(builds, view.outcome is None))
    if view.outcome:
        heading.draw_standings(canvas, seats)
        return canvas
    if heading.deed and heading.deed.places:
        _mark_deed(canvas, heading, layout, heading.deed, heading.deed.places[0])
    offered, seats = seats.split(panels.height(len(view.display)), GAP)
    heading.lay(canvas, offered, lambda sheet: panels.draw_offer(sheet, view, words, offered), "offer")
    panels.draw_panels(canvas, view, words, heading.order(), seats)
    return canvas


@separately
def _mark_deed(canvas: Canvas, heading: Heading, layout: Plan, deed: Event, space: str) -> None:
    """Frame the last move's tile in gold, with its gain and the corners that gave plaza points."""
    view, box = heading.view, layout.box(space)
    # At the sides and below, the neighbors have a zone and a name right at their edge.
    highlights.frame(canvas, box.x + NARROWER, box.y, box.width - 2 * NARROWER, box.height - NARROWER)
    if deed.key == "built":
        for corner, points in matched_corners(view, space).items():
            highlights.disc(canvas, *corner_of(box, corner), str(points))
    gains = heading.gains(deed.seat or 0)
    what = next((what for what in HOLDINGS.names("changes") if gains.get(what, 0) > 0), None)
    if what:
        artwork = "" if what == "favor" else HOLDINGS[what].artwork
        gain = highlights.pill(signed(gains[what]), highlights.GAIN, artwork)
        if place := room_beside(layout, view, space, gain.width, gain.height):
            canvas.put(gain, place.x, place.y)


def room_beside(layout: Plan, view: View, space: str, width: int, height: int) -> Box | None:
    """A box of that size beside a tile that covers no other tile and no free place's label, or None.

    It is above, below, right or left of the tile, as close to the middle of that side as possible.
    """
    box, taken = layout.box(space), [layout.box(other) for other in view.city if other != space]
    if not layout.railed:
        taken += [label_of(layout, free) for free in city.free_spaces(view) if layout.shows(free)]
    x, y = round(box.middle[0] - width / 2), round(box.middle[1] - height / 2)
    shifts = [round(share * box.width) for share in (0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6)]
    corners = [(x + shift, top) for top in (box.y - AWAY - height, box.bottom + AWAY) for shift in shifts]
    corners += [(left, y + shift) for left in (box.right + AWAY, box.x - AWAY - width) for shift in shifts]
    return layout.land.room_for([Box(*corner, width, height) for corner in corners], taken)


def matched_corners(view: View, space: str) -> Mapping[str, int]:
    """The plaza points at each corner of the tile there."""
    tile = view.city[space]
    matches = Counter(city.plaza_matches(view, tile.tile, space, tile.rotation))
    return {corner: count * CONSTANTS.plaza_points_per_match for corner, count in matches.items()}


def _city_on_sheet(
    heading: Heading, seat: int, remark: str, free: Sequence[str] = (), below: int = 0
) -> tuple[Canvas, Plan]:
    """The city on a seat's sheet, with these free places around it, and some room `below`, in px."""
    layout = lay_out(heading.view, 1.0 if free else BARE_RING)
    canvas = heading.sheet(seat, heading.words(remark), layout.board.bottom - 8 - TOP + below)
    draw_floor(canvas, layout)
    draw_places(canvas, layout, free, open=True, lift=round(layout.tile * 0.26))
    draw_city(canvas, layout, heading.view)
    return canvas, layout


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    free = [space for space in places if space not in view.city]
    remark = f"picture-choose-{'place' if free else 'tile'}"
    canvas, layout = _city_on_sheet(Heading(view, showing), seat, remark, free)
    if len(free) < len(places):
        for space in view.city:
            if space not in places:
                highlights.veil(canvas, layout.box(space), FLOOR, 0.5)
    boxes = {space: layout.box(space) for space in places if layout.shows(space)}
    for space, box in boxes.items():
        if space in view.city:
            highlights.frame(canvas, *box.inset(5), 5)
    for space, box in boxes.items():
        if places[space]:
            x, y = box.middle[0], box.middle[1] + round(box.height * 0.16)
            if space in view.city:
                x, y = box.right - 4, box.y + 14
            highlights.disc(canvas, x, y, places[space], min(42, layout.tile // 2))
    return canvas


def draw_since(view: View, seat: int, since: Since, showing: Showing) -> Canvas:
    heading, elsewhere = Heading(view, showing), since.seats()
    canvas, layout = _city_on_sheet(heading, seat, "picture-since", below=height(elsewhere))
    told = {space: told for space, told in since.places().items() if space in view.city}
    for space in told:
        highlights.frame(canvas, *layout.box(space).inset(6))
    for space, numbers in told.items():
        box = layout.box(space)
        highlights.disc(canvas, box.right - 20, box.y + 22, numbers, 46)
    draw_elsewhere(canvas, heading.names, elsewhere, layout.board.bottom + 10)
    return canvas


WHOLE = Box(0, 0, *SCENE)
TILE = 154  # side of a tile in px, larger than at the table; tiles fill the scene


def draw_result(foreseen: MovePreview, showing: Showing) -> Canvas | None:
    """The result of a move in the city; None for all other moves."""
    move, view = foreseen.move, foreseen.after
    if not isinstance(move, Build | Activate):
        return None
    heading, scene, layout = Heading(view, showing), Canvas(*SCENE, FLOOR), around(move.space)
    draw_floor(scene, layout)
    near = [space for space in view.city if WHOLE.holds(layout.whole(space))]
    draw_city(scene, layout, view, near)
    counting, box = {move.space}, layout.box(move.space)
    if isinstance(move, Build):
        counting |= {other for meeting in MEETING[move.space].values() for other, _ in meeting}
    for space in near:
        if space not in counting:
            highlights.veil(scene, layout.box(space), FLOOR)
    highlights.dashed(scene, box.inset(4))
    if isinstance(move, Build):
        for corner, points in matched_corners(view, move.space).items():
            highlights.disc(scene, *corner_of(box, corner), signed(points), 46)
    return heading.result(foreseen, scene, then(foreseen, awaited))


def around(space: str) -> Plan:
    """A plan with the space in the middle of the scene, surrounded by as many whole tiles as fit."""
    (column, row), (x, y) = coordinates(space), WHOLE.middle
    return Plan(WHOLE, WHOLE, TILE, round(x) - TILE // 2 - column * TILE, round(y) - TILE // 2 - row * TILE)
