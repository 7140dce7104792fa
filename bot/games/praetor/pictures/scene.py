"""The public table put together: header, city, offer, panels; at the end the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.engine import Event
from bot.games.praetor.components import Corner
from bot.games.praetor.rules import city, costs
from bot.games.praetor.state import View
from bot.i18n.fluent import signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing, separately
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT

from .city import Plan, draw_city, draw_floor, draw_places, draw_rails, label_of, plan
from .heading import Heading
from .offer import draw_offer
from .panels import draw_panels
from .tiles import goods_artwork

TALL = 1200
"""Height of the table for five seats."""
GAP = 12
WITHOUT_PLACES = 0.1
"""What is shown of the land around at the end, when nobody builds any more."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    heading = Heading(view, showing)
    canvas, words = heading.table(_height(view)), heading.words
    ledger = ledger_of(view)
    draw_board(canvas, view, board_of(view), heading)
    if view.outcome:
        heading.draw_standings(canvas, ledger)
        return canvas
    draw_offer(canvas, view, words, Box(ledger.x, ledger.y, ledger.width, offer_height(view)))
    draw_panels(canvas, view, words, heading.order(), panels_of(view))
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The table before its game."""
    panels = panels_of(view).spread(view.seats)
    return gathered(draw(view, showing), Heading(view, showing), panels, len(showing.names), settled=settled)


def _height(view: View) -> int:
    return TALL if view.seats == 5 else HEIGHT


def ledger_of(view: View) -> Box:
    """What stands beside the board."""
    return Box(808, HEADER + 10, 768, _height(view) - HEADER - 28)


def board_of(view: View) -> Box:
    """Where the board is."""
    ledger = ledger_of(view)
    return Box(20, ledger.y, 776, ledger.height + 4)


def offer_height(view: View) -> int:
    """The height of what can be built."""
    return 332 if len(view.display) == 6 else 268


def panels_of(view: View) -> Box:
    """Where the panels of the seats are."""
    ledger, above = ledger_of(view), offer_height(view) + GAP
    return Box(ledger.x, ledger.y + above, ledger.width, ledger.height - above)


def draw_board(canvas: Canvas, view: View, board: Box, heading: Heading) -> None:
    """The city on its floor, with the marks of the last move."""
    layout = plan(view.city, board, WITHOUT_PLACES if view.outcome else None)
    open = any(True for asked in view.asked for _ in costs.affordable_slots(view, asked.seat))
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    if view.outcome is None:
        draw_places(canvas, layout, city.free_spaces(view), open=open and view.phase == "action")
    draw_city(canvas, layout, view)
    if heading.deed and heading.deed.places and view.outcome is None:
        mark_deed(canvas, heading, layout, heading.deed, heading.deed.places[0])


@separately
def mark_deed(canvas: Canvas, heading: Heading, layout: Plan, deed: Event, space: str) -> None:
    """Gold round the tile of the last move, what it brought, and where plaza points came from."""
    box, size = layout.box(space), layout.tile
    highlights.frame(canvas, box.x, box.y, size, size)
    if deed.key == "built":
        for corner, points in matched_corners(heading.view, space).items():
            x = box.x + (size if corner in ("ne", "se") else 0)
            y = box.y + (size if corner in ("sw", "se") else 0)
            highlights.disc(canvas, x, y, str(points))
    gains = heading.gains(deed.seat or 0)
    what = next((what for what in heading.told if gains.get(what, 0) > 0), None)
    if what:
        artwork = "" if what == "favor" else goods_artwork(what)
        gain = highlights.pill(signed(gains[what]), highlights.GAIN, artwork)
        place = room_beside(heading.view, layout, space, gain.width, gain.height)
        if place is not None:
            canvas.centre(gain, *place)


def room_beside(view: View, layout: Plan, space: str, width: int, height: int) -> tuple[float, float] | None:
    """The middle of a sign beside a tile, where it covers no other tile, and no label of a free place.

    It is None where there is no room.
    """
    box = layout.box(space)
    middle = box.middle[0]
    above, below = box.y + 1 - height / 2, box.bottom + 14 + height / 2
    west, east = box.x - 2 - width / 2, box.right + 2 + width / 2
    shoulder, foot = box.y + height / 2 - 12, box.bottom - height / 2 + 6
    taken = [layout.box(other) for other in view.city if other != space]
    if not layout.railed:
        taken += [label_of(layout, free) for free in city.free_spaces(view) if layout.shows(free)]
    for x, y in (
        *((middle + away, level) for level in (above, below) for away in _sideways(box.width)),
        *((side, level) for side in (east, west) for level in (shoulder, foot)),
    ):
        sign = Box(round(x - width / 2), round(y - height / 2), width, height)
        inside = layout.left <= sign.x and sign.right <= layout.right
        inside = inside and layout.top <= sign.y and sign.bottom <= layout.bottom
        if inside and not any(sign.meets(other) for other in taken):
            return x, y
    return None


def _sideways(width: int) -> Iterator[float]:
    """How far from its middle a sign above or below a tile may stand: not at all, then farther and farther out."""
    yield 0
    for share in (0.2, 0.4, 0.6):
        yield from (share * width, -share * width)


def matched_corners(view: View, space: str) -> Mapping[Corner, int]:
    """How many patterns around each corner of the tile there are the same as the tile's own."""
    tile = view.city[space]
    return Counter(city.plaza_matches(view, tile.tile, space, tile.rotation))
