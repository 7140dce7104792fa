"""The public table: header, city, offer, panels; at the end the standings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from bot.app.fallbacks import separately
from bot.engine import Asked, Event
from bot.games.praetor.components import Corner
from bot.games.praetor.holdings import HOLDINGS
from bot.games.praetor.rules import city, economy
from bot.games.praetor.state import View
from bot.games.praetor.words import awaited
from bot.i18n.fluent import signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, by_place
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing

from . import offer, panels
from .city import THEME, Plan, corner_of, draw_city, draw_floor, draw_places, draw_rails, label_of, plan


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
    }
    told = tuple(held.name for held in HOLDINGS.shown("changes"))
    holdings = HOLDINGS

    def asks(self, asked: Asked) -> str:
        """What a seat is asked, in a trade what is still possible in it."""
        return self.spoken.text(awaited(self.view, asked.seat))

    def title(self) -> HeaderTitle:
        view, words = self.view, self.words
        game = words("picture-game")
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        in_set_up = view.phase == "setup"
        moment = words("picture-set-up") if in_set_up else words("picture-round", round=view.round)
        return HeaderTitle(game, moment, urgent=words("picture-last-round") if view.last_round else "")

    def order(self) -> list[int]:
        return by_place(self.view, list(self.view.initiative) or range(self.view.seats))

    def score(self, seat: int) -> int:
        return self.view.players[seat].favor

    def tag(self, seat: int) -> str:
        player = self.view.players[seat]
        if player.passed:
            return self.words("picture-passed")
        return self.words("picture-workers", count=len(player.pool)) if self.view.phase == "action" else ""

    @cached_property
    def deed(self) -> Event | None:
        """What tells most of the last move: what a worker did at the end of his way, else its first deed."""
        return next((deed for deed in reversed(self._deeds) if deed.places), super().deed)


TALL = 1200  # height of the table for five seats
GAP = 12
WITHOUT_PLACES = 0.1  # what is shown of the land around at the end, when nobody builds any more


def draw_table(view: View, showing: Showing) -> Canvas:
    heading = Heading(view, showing)
    height = TALL if view.seats == 5 else HEIGHT
    canvas, words = heading.table(height), heading.words
    ledger = Box(808, HEADER + 10, 768, height - HEADER - 28)
    board = Box(20, ledger.y, 776, ledger.height + 4)
    layout = plan(view.city, board, WITHOUT_PLACES if view.outcome else None)
    draw_floor(canvas, board)
    draw_rails(canvas, layout, board)
    if view.outcome:
        draw_city(canvas, layout, view)
        heading.draw_standings(canvas, ledger)
        return canvas
    builds = any(economy.affordable_slots(view, asked.seat) for asked in view.asked)
    draw_places(canvas, layout, city.free_spaces(view), open=builds and view.phase == "action")
    draw_city(canvas, layout, view)
    if heading.deed and heading.deed.places:
        _mark_deed(canvas, heading, layout, heading.deed, heading.deed.places[0])
    offered, seats = ledger.split(332 if len(view.display) == 6 else 268, GAP)
    offer.draw_offer(canvas, view, words, offered)
    panels.draw_panels(canvas, view, words, heading.order(), seats)
    return canvas


@separately
def _mark_deed(canvas: Canvas, heading: Heading, layout: Plan, deed: Event, space: str) -> None:
    """Gold round the tile of the last move, what it brought, and where plaza points came from."""
    box, size = layout.box(space), layout.tile
    highlights.frame(canvas, box.x, box.y, size, size)
    if deed.key == "built":
        for corner, points in matched_corners(heading.view, space).items():
            highlights.disc(canvas, *corner_of(box, corner), str(points))
    gains = heading.gains(deed.seat or 0)
    what = next((what for what in heading.told if gains.get(what, 0) > 0), None)
    if what:
        artwork = "" if what == "favor" else HOLDINGS[what].artwork
        gain = highlights.pill(signed(gains[what]), highlights.GAIN, artwork)
        if place := room_beside(heading.view, layout, space, gain.width, gain.height):
            canvas.centre(gain, *place.middle)


def room_beside(view: View, layout: Plan, space: str, width: int, height: int) -> Box | None:
    """Where a sign beside a tile covers no other and no label of a free place; None without room."""
    box = layout.box(space)
    left, above, below = round(box.middle[0] - width / 2), box.y + 1 - height, box.bottom + 14
    west, east = box.x - 2 - width, box.right + 2
    taken = [layout.box(other) for other in view.city if other != space]
    if not layout.railed:
        taken += [label_of(layout, free) for free in city.free_spaces(view) if layout.shows(free)]
    # Above or below in the middle, then farther and farther out; last at the sides.
    shifts = [round(share * box.width) for share in (0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6)]
    corners = [(left + shift, level) for level in (above, below) for shift in shifts]
    corners += [(side, level) for side in (east, west) for level in (box.y - 12, box.bottom + 6 - height)]
    return layout.area.room_for([Box(*corner, width, height) for corner in corners], taken)


def matched_corners(view: View, space: str) -> Mapping[Corner, int]:
    """How many patterns around each corner of the tile there are the same as the tile's own."""
    tile = view.city[space]
    return Counter(city.plaza_matches(view, tile.tile, space, tile.rotation))
