"""The header, and the public pictures: the forum and the colonias."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from bot.engine import AskedDecision, Event, Holding, Player, changes_of, heard
from bot.games.trajanum import components, state
from bot.games.trajanum.holdings import GOODS, HOLDINGS
from bot.games.trajanum.words import awaited
from bot.games.trajanum.words.table import PARTS
from bot.i18n.fluent import Locale, Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import Heading as Frame
from bot.pictures.heading import Versions
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, seat_panel
from bot.pictures.rich_text import TextRun
from bot.pictures.sprites import icon
from bot.pictures.theme import LIGHT_GOLD, SEATS

from . import forum, panels
from .colonia import FIGURES, LARGE_BLOCK, SMALL_BLOCK, draw_block, draw_grid, draw_row, held, looks
from .forum import draw_column, draw_plaza
from .tiles import THEME, Grid, of_gain

TELLS_MORE = {"used": "citizen-placed", "envoy-placed": "area-completed"}
"""Events that the header names instead of a deed, if the same move led to them."""


class Heading(Frame[state.View]):
    """The header of Forum Trajanum."""

    theme = THEME
    counted = ("vp",)
    sources = {
        "column": "trajanum/column",
        "track": "trajanum/plaza",
        "bonus": "trajanum/area_bonus",
        "crane": "trajanum/crane",
        "colonia": "trajanum/citizen",
        "eagle": "trajanum/eagle",
        "group": "trajanum/envoy",
        "order": "trajanum/trajan",
    }
    told = HOLDINGS.names("changes")
    holdings, parts = HOLDINGS, PARTS

    def put(
        self,
        canvas: Canvas,
        box: Box,
        draw: Callable[[Canvas, state.View, Words, Box], object],
        *names: str,
    ) -> None:
        """Draw parts of the table in a box."""
        self.lay(canvas, box, lambda sheet: draw(sheet, self.view, self.words, box), *names)

    def title(self) -> HeaderTitle:
        view, words = self.view, self.words
        moment = view.phase.replace("_", "-") if view.phase in ("set_up", "scoring", "end") else "round"
        told = words(f"picture-{moment}", cycle=components.NUMERALS[view.cycle], round=view.round)
        last = moment == "round" and view.round == components.ROUNDS
        return HeaderTitle(words("picture-game"), told, urgent=words("picture-last-round") if last else "")

    def artwork(self, held: Holding) -> str:
        return of_gain(held.name, self.words.locale)

    def asks(self, asked: AskedDecision) -> str:
        return self.spoken.text(awaited(self.view, asked.seat))

    def emblems(self, seat: int) -> tuple[str, ...]:
        return ("trajanum/start",) if seat == self.view.start_seat and not self.view.outcome else ()

    def tag(self, seat: int) -> str:
        view, words = self.view, self.words
        asked, order = [asked.seat for asked in view.asked], view.turn_order()
        if view.phase in ("set_up", "take", "scoring") and asked and seat not in asked:
            return words("picture-chosen")
        if view.phase != "turns" or not asked:
            return words("picture-first") if seat == view.start_seat and not view.outcome else ""
        ahead = order.index(seat) - order.index(asked[0])
        return words("picture-done") if ahead < 0 else words("picture-next") if ahead == 1 else ""

    def telling(self, deeds: Sequence[Event]) -> Event | None:
        first = super().telling(deeds)
        more = TELLS_MORE.get(first.key) if first else None
        return next((deed for deed in deeds if deed.key == more), first)

    def gains(self, seat: int) -> Mapping[str, int]:
        """The changes of a seat's holdings by the whole move."""
        return changes_of(heard(self.view.events, None), seat)

    def happened(self) -> Versions:
        """The scoring of a cycle, or the last move, or else what is going on."""
        view = self.view
        if any(event.key == "paid" for event in view.events):
            plain = self.spoken.emphasizing("")
            told = [TextRun(plain("picture-cycle-scored", cycle=components.NUMERALS[view.cycle - 1]))]
            for seat in range(view.seats):
                told.append(TextRun(f"{', ' if seat else ' '}{plain.player(seat)} ", bold=True))
                told.append(TextRun(signed(self.gains(seat).get("vp", 0)), bold=True, gold=True))
            return (tuple(told),)
        if self.deed:
            return super().happened()
        done = [Player(seat) for seat in view.turn_order() if all(one.seat != seat for one in view.asked)]
        if view.phase == "turns":
            return self.said(self.spoken("picture-tiles-passed"))
        if done:
            return self.said(self.spoken("picture-have-chosen", players=done, count=len(done)))
        if view.phase == "take":
            streets = components.street_names(view.streets)
            return self.said(self.spoken("picture-streets-called", streets=streets))
        return self.said(self.spoken(f"picture-moment-{view.phase}"))


BESIDE = ("ship", "hidden", "reserve", "shift", "orders", "eagles", "envoys", "group")
"""The numbers in the small panel of a seat, after its goods."""
BESIDE_CITIZEN = 32


def draw_beside(canvas: Canvas, view: state.View, seat: int, box: Box, locale: Locale) -> Grid:
    """Draw the citizen rows, the colonia and the numbers of a seat, and return the grid of the colonia."""
    cell = (box.height - 20) // 6
    grid = Grid(cell, box.x + BAND + 20 + 2 * BESIDE_CITIZEN + 8, box.y + (box.height - 6 * cell) // 2)

    def draw(sheet: Canvas) -> None:
        seat_panel(sheet, SEATS[seat], *box, asked=False, shape_y=36 if seat == view.start_seat else 0)
        if seat == view.start_seat:
            sheet.centre(icon("trajanum/start", 44), box.x + BAND / 2, box.bottom - 34)
        draw_grid(sheet, view, seat, grid, locale)
        for number in components.ROWS:
            left, y = box.x + BAND + 10, grid.level(number)
            draw_row(sheet, view.players[seat], number, left, y, BESIDE_CITIZEN, 2)
        shown = [*(good.name for good in HOLDINGS.on(GOODS)), *BESIDE]
        left = grid.x + grid.width + 20
        figures = Box(left, box.y + 8, box.right - left, box.height - 16).spread(len(shown), 4, 0)
        for what, place in zip(shown, figures, strict=True):
            held(view, seat, what, 40, FIGURES, locale).draw(sheet, place.x, place.middle[1])

    canvas.part(("trajanum beside", box, locale, *looks(view, seat)), draw)
    return grid


TOP = HEADER + 10
MOSAIC = Box(64, TOP + 36, 720, 640)
SUPPLY = Box(24, TOP + 694, 770, 82)


LEFT_SIDE, BESIDE_FORUM = Box(24, TOP, 770, 776), Box(808, TOP, 768, 776)
GAP = 12
COLONIAS = Box(24, TOP, 1552, 776)
FREE = {
    (9, 4): (0, Box(76, TOP + 390, 340, 270), Box(424, TOP + 390, 340, 270)),
    (6, 8): (0, Box(556, TOP + 48, 224, 300), Box(556, TOP + 368, 224, 300)),
    (9, 8): (0, Box(64, TOP + 378, 206, 290), Box(566, TOP + 378, 214, 290)),
    (9, 12): (126, Box(48, TOP + 48, 272, 160), Box(526, TOP + 48, 254, 160)),
}
"""By columns and rows of the forum: its shift to the right, and the boxes of column and plaza."""
BLOCK = (0, Box(552, TOP + 40, 230, 150), Box(552, TOP + 522, 230, 150))
"""The same for the layout of four players with 60 cells in 9 columns and 8 rows."""
LOW, BELOW = (9, 4), (0, Box(50, TOP + 366, 360, 132), Box(420, TOP + 366, 360, 132))
LOW_PLAYERS = Box(24, TOP + 518, 770, 164)
"""The box for the panels of players, below a low forum of four rows, which two players have."""


def draw_forum(view: state.View, showing: Showing) -> Canvas:
    heading = Heading(view, showing)
    canvas, words, deed = heading.table(), heading.words, heading.deed
    over = view.outcome is not None
    frame, plan, column, plaza = forum_arrangement(view.forum.colours(), over=over)

    def draw(sheet: Canvas) -> None:
        forum.draw_forum(sheet, view.forum, plan, frame, words.locale)

    heading.lay(canvas, frame, draw, "forum", "areas")
    heading.put(canvas, column, draw_column, "column")
    heading.put(canvas, plaza, draw_plaza, "plaza")
    heading.put(canvas, SUPPLY, panels.draw_supply, "supply")
    placed = deed.places_of("cell") if deed and not over else ()
    for cell in placed:
        highlights.frame(canvas, *plan.box(cell).inset(2))
    if over:
        heading.draw_standings(canvas, BESIDE_FORUM)
        return canvas
    low = forum.forum_extent(view.forum.colours()) == LOW
    streets, below = BESIDE_FORUM.split(150 if low else 136, GAP)
    tracks, below = below.split(346 if low else 240, GAP)
    cards, players = (below, LOW_PLAYERS) if low else below.split(154, GAP)
    heading.put(canvas, streets, panels.draw_streets, "streets")
    heading.put(canvas, tracks, panels.draw_tracks, "tracks")
    heading.put(canvas, cards, panels.draw_cards, "cards")
    panels.draw_panels(canvas, view, heading.order(), players, words.locale)
    return canvas


def draw_colonias(view: state.View, showing: Showing) -> Canvas:
    """All colonias; if one of three or four players is to move, theirs is large, with the others small beside it.

    With three players the fourth box shows the Trajan cards.
    """
    heading = Heading(view, showing)
    canvas, deed = heading.table(), heading.deed
    grids = _put_colonias(canvas, heading)
    for event in view.events:
        if event.key == "tiles-taken" and event.seat is not None:
            for space in event.places:
                highlights.dotted(canvas, *grids[event.seat].box(space).inset(5), LIGHT_GOLD)
    spaces = deed.places_of("space", "spaces") if deed and not view.outcome else ()
    if deed and deed.seat is not None and spaces:
        grid = grids[deed.seat]
        box = grid.boxes(spaces)
        highlights.frame(canvas, *box.inset(2), 5)
        _badge(canvas, heading, deed, grid, box, grid.x + grid.width + 16)
    return canvas


def _put_colonias(canvas: Canvas, heading: Heading) -> dict[int, Grid]:
    view, words, locale = heading.view, heading.words, heading.words.locale
    asked, order = [asked.seat for asked in view.asked], list(heading.order())
    places: Sequence[Box]
    grids: dict[int, Grid] = {}
    if view.seats == 2 or len(asked) != 1:
        plan, count = (LARGE_BLOCK, 2) if view.seats == 2 else (SMALL_BLOCK, 4)
        blocks = [plan.placed(place.x, place.y) for place in COLONIAS.spread(count, 2, GAP)]
        places = [block.panel for block in blocks]
        for seat, block in zip(order, blocks, strict=False):
            draw_block(canvas, view, seat, block, words, asked=seat in asked)
            grids[seat] = block.grid
    else:
        left, right = COLONIAS.spread(2, 2, GAP)
        places, (now,) = right.spread(3, gap=GAP), asked
        order.remove(now)
        block = LARGE_BLOCK.placed(left.x, left.y)
        draw_block(canvas, view, now, block, words, asked=True)
        grids[now] = block.grid
        for seat, place in zip(order, places, strict=False):
            grids[seat] = draw_beside(canvas, view, seat, place, locale)
    if view.seats == 3:
        heading.put(canvas, places[-1], panels.draw_cards, "cards")
    return grids


def forum_arrangement(cells: Collection[str], *, over: bool = False) -> tuple[Box, Grid, Box, Box]:
    """The frame, and in it the grid of the forum and the boxes of column and plaza; it is full height if `over`."""
    extent = forum.forum_extent(cells)
    low, block = extent == LOW and not over, len(cells) == 60 and extent == (9, 8)
    shift, column, plaza = BELOW if low else BLOCK if block else FREE[extent]
    room = MOSAIC._replace(x=MOSAIC.x + shift, width=MOSAIC.width - shift)
    frame = LEFT_SIDE._replace(height=504 if low else 686)
    return frame, forum.forum_plan(cells, room), column, plaza


def _badge(canvas: Canvas, heading: Heading, deed: Event, grid: Grid, box: Box, limit: float) -> None:
    """Draw the gain of a deed at the right of its box: at the foot in the first row, above which are names."""
    gains = heading.gains(deed.seat or 0)
    if what := next((what for what in heading.told if gains.get(what, 0) > 0), None):
        artwork = "" if what == "vp" else of_gain(what, heading.words.locale)
        y = box.bottom + 2 if box.y == grid.y else box.y - 2
        highlights.badge(canvas, box.right + 4, y, signed(gains[what]), artwork=artwork, limit=limit)
