"""The pictures of the table: the board with what is on offer, and everybody's city."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from bot import engine
from bot.app.fallbacks import spared
from bot.engine import Argument, Event, changes_of, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.rules import city
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import Words, signed
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Versions
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, seat_panel
from bot.pictures.sprites import icon
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import SEATS, SeatLook, Theme, rgb

from .board import BOARD_WIDTH, DISPLAY, draw_board, row_pitch
from .cities import counted, draw_count, draw_plan, draw_summary, put_city, put_panel, seen, strike
from .offers import draw_offers
from .tiles import artwork_of, figure_artworks, privilege_artwork

THEME = Theme(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")


class Heading(Frame[View]):
    """The header of Discordia."""

    theme = THEME
    counted = tuple(components.COLOURS)
    fewest = True

    def __init__(self, view: View, showing: Showing) -> None:
        super().__init__(view, showing)
        self.sources = dict(figure_artworks(showing.words).items())

    def title(self) -> HeaderTitle:
        """The game, the year, the season or what its end has come to; and that the fewest win, which nobody guesses."""
        view, words = self.view, self.words
        game, year = words("picture-game"), words("picture-year", year=view.year)
        if view.outcome:
            return HeaderTitle(game, words("picture-end"))
        season = f"season-{components.SEASONS[view.season - 1].id}"
        now = words(f"picture-{season if view.phase == 'season' else f'phase-{view.phase}'}")
        fewest = words("picture-fewest-win")
        if view.year == CONSTANTS.years:
            return HeaderTitle(game, now, fewest, words("picture-last-year"))
        return HeaderTitle(game, f"{year} · {now}", fewest)

    def order(self) -> range:
        return range(self.view.seats)

    def score(self, seat: int) -> int:
        return self.view.players[seat].figures

    def leads(self, seat: int) -> bool:
        stocks = [self.score(played) for played in self.view.played_seats()]
        return self.score(seat) == min(stocks) < max(stocks)

    def total(self, points: int) -> str:
        return self.words("picture-wins-with", count=points)

    def unit(self, seat: int) -> str:
        return self.words("picture-in-stock-fewest-win")

    def achieved(self) -> tuple[str, list[StandingsRow]]:
        def amounts(player: Player) -> dict[str, int]:
            built = {"dispatch": player.placed, "tower": len(player.tiles("T"))}
            built |= {"decree": len(player.decrees), "strength": player.strength}
            tracks = {"expedition": player.expedition, "development": player.development}
            return {**built, "aqueduct": player.aqueduct, **tracks}

        achieved = [amounts(player) for player in self.view.players]
        return self.words("picture-in-the-city"), [
            StandingsRow(
                artwork_of(name),
                self.words(f"picture-achieved-{name}"),
                {seat: counts[name] for seat, counts in enumerate(achieved)},
            )
            for name in achieved[0]
        ]

    def emblems(self, seat: int) -> tuple[str, ...]:
        if self.view.outcome:
            return ()
        maximus = self.view.phase == "season" and seat == self.view.maximus
        found = {"discordia/maximus": maximus, "discordia/start_player": seat == self.view.start_player}
        return tuple(emblem for emblem, has in found.items() if has)

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did, unless the year's end came of it."""
        return None if self.year_end else super().deed

    @cached_property
    def year_end(self) -> list[tuple[Event, engine.Player]]:
        """The raids and shortages of the last move, with whom they have come to."""
        ends = ("raid-won", "raid-lost", "shortage", "surplus")
        events = [event for event in self.view.events if event.key in ends]
        return [(event, engine.Player(event.seat)) for event in events if event.seat is not None]

    def happened(self) -> Versions:
        """The year's end; or the last move, with what it did to the stock."""
        if self.year_end:
            return self._year_end()
        if self.deed is None or self.deed.seat is None:
            return super().happened()
        changes = changes_of(self.view.events, self.deed.seat)
        change = sum(changes.get(colour, 0) for colour in components.COLOURS)
        told = self.words("picture-stock-change", change=signed(change)) if change else ""
        return self.versions(self.deed, told)

    def _year_end(self) -> Versions:
        """Who held against the tribes, and what came to each stock; where that is long, the latter alone."""
        told, stocks = [], list[engine.Text | engine.Player]()
        held = [player for event, player in self.year_end if event.key == "raid-won"]
        raided = [player for event, player in self.year_end if event.key == "raid-lost"]
        tribes = [event.arguments["tribes"] for event, _ in self.year_end if "tribes" in event.arguments]
        if tribes:
            outcome = "both" if held and raided else "held" if held else "lost"
            about: dict[str, Argument] = {"strength": tribes[-1], "held": held, "raided": raided}
            numbers = {"holders": len(held), "losers": len(raided)}
            told.append(self.spoken(f"picture-raid-{outcome}", **about, **numbers))
        for event, player in self.year_end:
            if event.key in ("shortage", "surplus"):
                change = signed(sum(change.amount for change in event.changes))
                stocks.append(text("picture-shortage-of", player=player, change=change))
        if stocks:
            told.append(self.spoken("picture-shortages", stocks=stocks))
        return self.said(". ".join(told), told[-1])


SIGN, BESIDE_NUMBERS, PITCH, ROWS = 36, 34, 92, 6
"""Size of an icon, of a number, from one number to that beside it, and how many stand one below the other."""
PRIVILEGE = 42


def put_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The panel, as it was drawn lately where nothing has changed; returns where all lies."""
    key = "discordia beside", seen(player), seat, words.locale
    return put_panel(canvas, key, box, lambda panel, within: draw_beside(panel, player, seat, within, words))


def draw_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The plan and the numbers; returns where all lies, by the labels of slots, spaces of tracks and for decrees."""
    seat_panel(canvas, seat, *box, asked=False)
    left = box.right - 2 * PITCH - PRIVILEGE - 8
    plan = Box(box.x + BAND + 10, box.y + 8, left - box.x - BAND - 24, box.height - 16)
    places = draw_plan(canvas, player, words, plan, None).slots()
    places |= _draw_numbers(canvas, player, Box(left, box.y + 6, 2 * PITCH, box.height - 12), words)
    for index, privilege in enumerate(player.privileges):
        x, y = box.right - PRIVILEGE - 6, plan.y + index * (PRIVILEGE + 6)
        canvas.put(icon(privilege_artwork(components.PRIVILEGES[privilege.id], words), PRIVILEGE), x, y)
        if privilege.spent:
            strike(canvas, x, y + PRIVILEGE / 2, PRIVILEGE)
    return places


def _draw_numbers(canvas: Canvas, player: Player, box: Box, words: Words) -> dict[str, Box]:
    places, high = {}, box.height // ROWS
    for index, (name, counts) in enumerate(counted(player, words).items()):
        column, row = divmod(index, ROWS)
        place = places[name] = Box(box.x + column * PITCH, box.y + row * high, PITCH, high)
        draw_count(canvas, counts, place.x, place.middle[1], SIGN, BESIDE_NUMBERS, PITCH)
    for track in components.TRACKS:
        for number in range(city.track_length(player, track)):
            places[city.track_space(track, number + 1).id] = places[track]
    return places | {space.id: places["decrees"] for space in components.DECREE_SPACES}


LEFT, TOP, BOTTOM = 24, HEADER + 10, HEIGHT - 18
OFFERS_X, OFFERS_WIDTH = 1052, 524
CITY_WIDTH, CITY_GAP, CITY_LINE = 770, 12, 8


def draw_shared(view: View, showing: Showing) -> Canvas:
    """The board, at the end the standings; what is on offer beside it; under a short display how the seats stand."""
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
    if view.outcome:
        heading.draw_standings(canvas, Box(LEFT, TOP, BOARD_WIDTH, BOTTOM - TOP))
        return canvas
    draw_board(canvas, view, words, LEFT, TOP)
    for seat, box in enumerate(summaries(view)):
        draw_summary(canvas, view.players[seat], SEATS[seat], box, _is_asked(view, seat), words)
        canvas.spots[f"seat {seat + 1}"] = box
    return canvas


def summaries(view: View) -> list[Box]:
    """Where the seats stand in short under a short display; nowhere under a longer one."""
    rows = len(view.display) // components.COLUMNS
    foot = TOP + DISPLAY + rows * row_pitch(rows)
    if rows >= 3:
        return []
    return Box(LEFT, foot + 2, BOARD_WIDTH, BOTTOM - foot - 2).spread(view.seats, view.seats, CITY_GAP)


def _is_asked(view: View, seat: int) -> bool:
    return any(asked.seat == seat for asked in view.asked)


def draw_cities(view: View, showing: Showing) -> Canvas:
    """Two cities side by side; of more, that of the player to move, or of the winner, is large.

    What lies in a city is named after its seat: `seat 1 K2`, `seat 1 shortage`; the figures are `seat 1 stock`.
    """
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    left, right = Box(LEFT, TOP, 2 * CITY_WIDTH + CITY_GAP, BOTTOM - TOP).spread(2, 2, CITY_GAP)
    large = {0: left, 1: right} if view.seats == 2 else {foremost(view): left}
    beside = [seat for seat in range(view.seats) if seat not in large]
    small = dict(zip(beside, right.spread(len(beside), gap=CITY_LINE) if beside else [], strict=True))
    found = {
        seat: spared("a city beside", {}, put_beside, canvas, view.players[seat], SEATS[seat], box, words)
        for seat, box in small.items()
    }
    # The panel that is framed comes last, so that its frame lies above its neighbours.
    for seat in sorted(large, key=lambda seat: _is_asked(view, seat)):
        player, asked = view.players[seat], _is_asked(view, seat)
        found[seat] = spared("a city", {}, put_city, canvas, player, SEATS[seat], large[seat], asked, words)
    for seat, places in found.items():
        changed = [place for event in view.events if event.seat == seat for place in event.places]
        for box in filter(None, map(places.get, dict.fromkeys(changed))):
            highlights.frame(canvas, *box.inset(3), 5)
        if stock := [places[colour] for colour in components.COLOURS if colour in places]:
            places["stock"] = _around(stock)
        canvas.spots |= {f"seat {seat + 1} {name}": box for name, box in places.items()}
    canvas.spots |= {f"seat {seat + 1}": box for seat, box in (small | large).items()}
    return canvas


def foremost(view: View) -> int:
    """Whose city stands for what is going on: who is asked, or has won; Maximus where that is nobody or many."""
    if view.outcome:
        return view.outcome.winners[0]
    asked = {asked.seat for asked in view.asked}
    return asked.pop() if len(asked) == 1 else view.maximus


def _around(boxes: Iterable[Box]) -> Box:
    left, top, right, bottom = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    return Box(min(left), min(top), max(right) - min(left), max(bottom) - min(top))
