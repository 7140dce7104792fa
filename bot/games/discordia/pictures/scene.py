"""The pictures of the table: the board with the offers beside it, and the cities."""

from __future__ import annotations

from functools import cached_property

from bot import engine
from bot.engine import Argument, Change, Event, Holding, changes_of, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.holdings import HOLDINGS, MEANS, STOCK, TRACKS
from bot.games.discordia.rules import city, names
from bot.games.discordia.state import Table, View
from bot.games.discordia.words.table import PARTS
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Versions
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, seat_panel
from bot.pictures.theme import SEATS, Theme, rgb

from .board import BOARD_WIDTH, lay_board, lay_offers
from .cities import count_of, draw_city, draw_plan, draw_summary, privileges, put_city
from .tiles import held_artwork

THEME = Theme(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")


class Heading(Frame[View]):
    """The header of Discordia."""

    theme = THEME
    counted = tuple(components.COLOURS)
    fewest = True
    holdings, parts = HOLDINGS, PARTS

    def artwork(self, held: Holding) -> str:
        return held_artwork(held, self.words)

    def title(self) -> HeaderTitle:
        """The game, year, and season or phase; and that the fewest figures win, which is unusual."""
        view, words = self.view, self.words
        game, year = words("game-title"), words("picture-year", year=view.year)
        if view.outcome:
            return HeaderTitle(game, words("rules-end-title"))
        season = f"season-{components.SEASONS[view.season - 1].id}"
        now = words(f"picture-{season if view.phase == 'season' else f'phase-{view.phase}'}")
        fewest = words("picture-fewest-win")
        if view.year == CONSTANTS.years:
            return HeaderTitle(game, now, fewest, words("picture-last-year"))
        return HeaderTitle(game, f"{year} · {now}", fewest)

    def order(self) -> range:
        return range(self.view.seats)

    def tag(self, seat: int) -> str:
        """The die that a seat has chosen this season."""
        player = self.view.players[seat]
        if self.view.phase != "season" or player.die is None or player.value is None:
            return ""
        return self.words("choice-die", die=names.die(player.die), value=player.value)

    def emblems(self, seat: int) -> tuple[str, ...]:
        if self.view.outcome:
            return ()
        maximus = self.view.phase == "season" and seat == self.view.maximus
        found = {"discordia/maximus": maximus, "discordia/start_player": seat == self.view.start_player}
        return tuple(emblem for emblem, has in found.items() if has)

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did, unless the year ended after it."""
        return None if self.year_end else super().deed

    @cached_property
    def year_end(self) -> list[tuple[Event, engine.Player]]:
        """The raids and shortages after the last move, each with its player."""
        ends = ("raid-won", "raid-lost", "shortage", "surplus")
        events = [event for event in self.view.events if event.key in ends]
        return [(event, engine.Player(event.seat)) for event in events if event.seat is not None]

    def happened(self) -> Versions:
        """The year's end, or else the last move with its change of the stock."""
        if self.year_end:
            return self._year_end()
        if self.deed is None or self.deed.seat is None:
            return super().happened()
        changes = changes_of(self.view.events, self.deed.seat)
        change = sum(changes.get(colour, 0) for colour in components.COLOURS)
        told = self.words.change(Change(self.deed.seat, "counted", change)) if change else ""
        return self.versions(self.deed, told)

    def _year_end(self) -> Versions:
        """The outcomes of raids, and changes of stocks; if there is little room, only the latter, or who is raided."""
        told, shortest, stocks = [], "", list[engine.Text | engine.Player]()
        held = [player for event, player in self.year_end if event.key == "raid-won"]
        raided = [player for event, player in self.year_end if event.key == "raid-lost"]
        tribes = [event.arguments["tribes"] for event, _ in self.year_end if "tribes" in event.arguments]
        if tribes:
            about: dict[str, Argument] = {"strength": tribes[-1], "held": held, "raided": raided}
            numbers = {"holders": len(held), "losers": len(raided)}
            told.append(self.spoken("picture-raids", **about, **numbers))
            shortest = self.spoken("picture-raided" if raided else "picture-raid-held", **about, **numbers)
        for event, player in self.year_end:
            if event.key in ("shortage", "surplus"):
                change = signed(sum(change.amount for change in event.changes))
                stocks.append(text("picture-shortage-of", player=player, change=change))
        if stocks:
            told.append(shortest := self.spoken("picture-shortages", stocks=stocks))
        return self.said(". ".join(told), told[-1], shortest)


NUMBERS = (
    *(*HOLDINGS.on(STOCK), *HOLDINGS.on(MEANS)),
    *(HOLDINGS["shortage"], *HOLDINGS.on(TRACKS), HOLDINGS["decrees"]),
)
"""The numbers beside a small city, in two columns."""
SIGN, BESIDE_NUMBERS, PITCH, ROWS = 36, 34, 92, 6
"""Sizes of an icon and a number, width of a column, and numbers in a column."""
PRIVILEGE = 42


def draw_beside(canvas: Canvas, table: Table, seat: int, box: Box, asked: bool, words: Words) -> None:
    """Draw a small city, its plan and numbers, and set the spots of slots, spaces and holdings."""
    player = table.players[seat]
    seat_panel(canvas, SEATS[seat], *box, asked)
    left = box.right - 2 * PITCH - PRIVILEGE - 8
    plan = Box(box.x + BAND + 10, box.y + 8, left - box.x - BAND - 24, box.height - 16)
    draw_plan(canvas, player, words, plan, None)
    places = Box(left, box.y + 6, 2 * PITCH, box.height - 12).spread(2 * ROWS, 2, 0)
    for held, place in zip(NUMBERS, [*places[::2], *places[1::2]], strict=True):
        count_of(held, table, seat, words, SIGN, BESIDE_NUMBERS, PITCH).draw(canvas, place.x, place.middle[1])
        canvas.spots[held.name] = place
    for track in components.TRACKS:
        canvas.spots |= {space.id: canvas.spots[track] for space in city.track_spaces(player, track)}
    canvas.spots |= {space.id: canvas.spots["decrees"] for space in components.DECREE_SPACES}
    for index, shown in enumerate(privileges(player, words, PRIVILEGE)):
        y = plan.y + PRIVILEGE / 2 + index * (PRIVILEGE + 6)
        shown.draw(canvas, box.right - PRIVILEGE - 6, y)


LEFT, TOP, BOTTOM = 24, HEADER + 10, HEIGHT - 18
OFFERS_X, OFFERS_WIDTH = 1052, 524
CITY_WIDTH, CITY_GAP, CITY_LINE, BELOW = 770, 12, 8, 13
LEAST_SUMMARY = 120
"""The least height for the summaries of cities, in px."""


def draw_shared(view: View, showing: Showing) -> Canvas:
    """The board, or the final standings, and the offers; under a short display also summaries of the cities."""
    heading = Heading(view, showing)
    canvas = heading.table()
    lay_offers(canvas, heading, Box(OFFERS_X, TOP, OFFERS_WIDTH, BOTTOM - TOP))
    if view.outcome:
        heading.draw_standings(canvas, Box(LEFT, TOP, BOARD_WIDTH, BOTTOM - TOP))
        return canvas
    foot = lay_board(canvas, heading, LEFT, TOP).bottom + BELOW
    if BOTTOM - foot >= LEAST_SUMMARY:
        places = Box(LEFT, foot, BOARD_WIDTH, BOTTOM - foot).spread(view.seats, view.seats, CITY_GAP)
        for seat, box in enumerate(places):
            put_city(draw_summary, canvas, view, seat, box, _is_asked(view, seat), heading.words)
    return canvas


def _is_asked(view: View, seat: int) -> bool:
    return view.question_to(seat) is not None


def draw_cities(view: View, showing: Showing) -> Canvas:
    """All cities: two side by side; of more, one large (see `foremost`), and the others small beside it.

    The names of spots in a city begin with its seat: `seat 1 K2`, `seat 1 shortage`, `seat 1 stock`.
    """
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    left, right = Box(LEFT, TOP, 2 * CITY_WIDTH + CITY_GAP, BOTTOM - TOP).spread(2, 2, CITY_GAP)
    large = {0: left, 1: right} if view.seats == 2 else {foremost(view): left}
    beside = [seat for seat in range(view.seats) if seat not in large]
    small = dict(zip(beside, right.spread(len(beside), gap=CITY_LINE) if beside else [], strict=True))
    boxes, asked = small | large, [seat for seat in large if _is_asked(view, seat)]
    # The framed panel is drawn last, so that its frame lies above its neighbors.
    for seat in sorted(boxes, key=asked.__contains__):
        draw = draw_city if seat in large else draw_beside
        put_city(draw, canvas, view, seat, boxes[seat], seat in asked, words)
    changed = [
        f"seat {event.seat + 1} {place}"
        for event in view.events
        if event.seat is not None
        for place in event.places
    ]
    for box in filter(None, map(canvas.spots.get, dict.fromkeys(changed))):
        highlights.frame(canvas, *box.inset(3), 5)
    return canvas


def foremost(view: View) -> int:
    """The seat that is asked, or has won; Maximus if no seat or several seats are asked."""
    if view.outcome:
        return view.outcome.winners[0]
    asked = {asked.seat for asked in view.asked}
    return asked.pop() if len(asked) == 1 else view.maximus
