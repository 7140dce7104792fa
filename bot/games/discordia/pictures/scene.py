"""The pictures of the table: the board with what is on offer, and everybody's city."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot import engine
from bot.app.fallbacks import spared
from bot.engine import Argument, Event, changes_of, text
from bot.games.discordia import components
from bot.games.discordia.components import CONSTANTS
from bot.games.discordia.rules import city, years
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import Words, signed, words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, WIDTH, Versions, gathered
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, count, seat_panel
from bot.pictures.sprites import icon
from bot.pictures.standings import StandingsRow
from bot.pictures.theme import SEATS, WALL, SeatLook, Theme, rgb

from . import board, offers
from .board import BOARD_WIDTH, DISPLAY, draw_board, row_pitch
from .cities import draw_manipulators, draw_plan, draw_summary, put_city, put_panel, seen, strike
from .offers import draw_offers
from .tiles import artwork_of, figure_artworks, privilege_artwork

THEME = Theme(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")


@dataclass(frozen=True)
class YearEnd:
    """Who held out against the tribes and who was raided, and by how much each stock changed."""

    tribes: int = 0
    held: list[int] = field(default_factory=list)
    raided: list[int] = field(default_factory=list)
    shortages: dict[int, int] = field(default_factory=dict)


def year_end(view: View) -> YearEnd | None:
    """The raids and shortages of the last move; None where there were none."""
    found = YearEnd()
    for event in view.events:
        if event.seat is None:
            continue
        if event.key in ("raid-won", "raid-lost"):
            found = replace(found, tribes=int(str(event.arguments["tribes"])))
            (found.held if event.key == "raid-won" else found.raided).append(event.seat)
        elif event.key in ("shortage", "surplus"):
            found.shortages[event.seat] = sum(change.amount for change in event.changes)
    return found if found.held or found.raided or found.shortages else None


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
        counted: dict[str, Callable[[Player], int]] = {
            "dispatch": lambda player: player.placed,
            "tower": lambda player: len(player.tiles("T")),
            "decree": lambda player: len(player.decrees),
            "strength": lambda player: player.strength,
            "aqueduct": lambda player: player.aqueduct,
            "expedition": lambda player: player.expedition,
            "development": lambda player: player.development,
        }
        rows = []
        for artwork, number_of in counted.items():
            counts = {seat: number_of(player) for seat, player in enumerate(self.view.players)}
            rows.append(StandingsRow(artwork_of(artwork), self.words(f"picture-achieved-{artwork}"), counts))
        return self.words("picture-in-the-city"), rows

    def emblems(self, seat: int) -> tuple[str, ...]:
        if self.view.outcome:
            return ()
        maximus = self.view.phase == "season" and seat == self.view.maximus
        found = {"discordia/maximus": maximus, "discordia/start_player": seat == self.view.start_player}
        return tuple(emblem for emblem, has in found.items() if has)

    @cached_property
    def deed(self) -> Event | None:
        """What the seat that moved last did, unless the year's end came of it."""
        return None if year_end(self.view) else super().deed

    def happened(self) -> Versions:
        """The year's end; or the last move, with what it did to the stock."""
        if found := year_end(self.view):
            return self._year_end(found)
        if self.deed is None or self.deed.seat is None:
            return super().happened()
        changes = changes_of(self.view.events, self.deed.seat)
        change = sum(changes.get(colour, 0) for colour in components.COLOURS)
        told = self.words("picture-stock-change", change=signed(change)) if change else ""
        return self.versions(self.deed, told)

    def _year_end(self, found: YearEnd) -> Versions:
        """Who held against the tribes, and what came to each stock; where that is long, the latter alone."""
        told = []
        if found.held or found.raided:
            outcome = "both" if found.held and found.raided else "held" if found.held else "lost"
            held: Argument = [engine.Player(seat) for seat in found.held]
            raided: Argument = [engine.Player(seat) for seat in found.raided]
            numbers = {"strength": found.tribes, "holders": len(found.held), "losers": len(found.raided)}
            told.append(self.spoken(f"picture-raid-{outcome}", **numbers, held=held, raided=raided))
        if found.shortages:
            stocks: Argument = [
                text("picture-shortage-of", player=engine.Player(seat), change=signed(change))
                for seat, change in found.shortages.items()
            ]
            told.append(self.spoken("picture-shortages", stocks=stocks))
        return self.said(". ".join(told), told[-1])


BESIDE_NUMBERS = COUNT.at(34)
SIGN, PITCH, ROWS = 36, 92, 6
"""Size of an icon, from one number to that beside it, and how many stand one below the other."""
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
    numbers: dict[str, tuple[str, int]] = {
        **{colour: (artwork, player.stock[colour]) for colour, artwork in figure_artworks(words).items()},
        "star": (artwork_of("star"), player.stars),
        "manipulator": (artwork_of("manipulator"), player.active),
        "strength": (artwork_of("strength"), player.strength),
        "shortage": (artwork_of("shortage"), years.lack(player).total),
        "aqueduct": (artwork_of("aqueduct"), player.aqueduct),
        **{track: (artwork_of(track), city.stars_on(player, track)) for track in components.TRACKS},
        "decrees": (artwork_of("decree"), len(player.decrees)),
    }
    places = {}
    high = box.height // ROWS
    for index, (name, (artwork, amount)) in enumerate(numbers.items()):
        column, row = divmod(index, ROWS)
        place = Box(box.x + column * PITCH, box.y + row * high, PITCH, high)
        places[name] = place
        if name == "manipulator":
            draw_manipulators(canvas, player, place.x, place.middle[1], SIGN, PITCH)
        else:
            count(canvas, place.x, place.middle[1], artwork, amount, SIGN, BESIDE_NUMBERS)
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
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    heading, people = Heading(view, showing), len(showing.names)
    return gathered(draw_shared(view, showing), heading, summaries(view), people, settled=settled)


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
    """Two cities side by side; of more, that of the player to move, or of the winner, is large."""
    heading = Heading(view, showing)
    canvas = heading.table()
    for seat, places in put_cities(canvas, view, heading.words).items():
        changed = [place for event in view.events if event.seat == seat for place in event.places]
        for box in filter(None, map(places.get, dict.fromkeys(changed))):
            highlights.frame(canvas, *box.inset(3), 5)
    return canvas


def put_cities(canvas: Canvas, view: View, words: Words) -> dict[int, dict[str, Box]]:
    """The panels of the cities; returns for each seat where all lies in it, and the panel itself as `city`."""
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
    panels = large | small
    return {seat: places | {"city": panels[seat]} for seat, places in found.items()}


def foremost(view: View) -> int:
    """Whose city stands for what is going on: who is asked, or has won; Maximus where that is nobody or many."""
    if view.outcome:
        return view.outcome.winners[0]
    asked = {asked.seat for asked in view.asked}
    return asked.pop() if len(asked) == 1 else view.maximus


_MOVES_WITH_THE_LANGUAGE = {"privilege", *(space.id for space in components.DECREE_SPACES)}
"""What stands behind a word in a city, so that its place is not the same for all readers."""


def spots(view: View, part: int) -> Mapping[str, Box]:
    """Of the board, or of the cities.

    On the board `season 3`, `dice 3`, `action 3` and `column 3` of a column, `die red`, `display` and `cell 3a` in it,
    what lies beside it by its name (`raid`, `extensions`), and `seat 1`, counted from 1. Of the cities the same
    `seat 1`, and what lies in one by its label or name: `seat 1 K2`, `seat 1 shortage`, and `seat 1 stock` for the
    figures of all colours.
    """
    return _on_board(view) if part == 0 else _in_cities(view)


def _on_board(view: View) -> dict[str, Box]:
    x, y = LEFT, TOP
    pitch = board.row_pitch(len(view.display) // components.COLUMNS)
    found = {f"cell {cell}": board.cell_box(cell, x, y + board.DISPLAY, pitch) for cell in view.display}
    for column in range(1, components.COLUMNS + 1):
        dice = board.dice_box(column, x, y + board.DICE_STRIP)
        action = board.action_box(column, x, y + board.ACTIONS)
        found |= {f"dice {column}": dice, f"action {column}": action}
        for die, box in board.die_boxes(board.dice_at(view, column), dice).items():
            found[f"die {die}"] = box
        lowest = max(found[f"cell {cell}"].bottom for cell in view.display if int(cell[0]) == column)
        found[f"column {column}"] = Box(dice.x, dice.y, dice.width, lowest - dice.y)
        if column <= CONSTANTS.seasons:
            found[f"season {column}"] = board.season_box(column, x, y + board.RIVER)
    found["display"] = _around(found[f"cell {cell}"] for cell in view.display)
    found |= offers.boxes(OFFERS_X, y, OFFERS_WIDTH)
    return found | {f"seat {seat}": box for seat, box in enumerate(summaries(view), 1)}


def _in_cities(view: View) -> dict[str, Box]:
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    found = {}
    for seat, places in put_cities(canvas, view, words("en", "discordia")).items():
        places["stock"] = _around(places[colour] for colour in components.COLOURS)
        for name, box in places.items():
            if name not in _MOVES_WITH_THE_LANGUAGE:
                found[f"seat {seat + 1}" if name == "city" else f"seat {seat + 1} {name}"] = box
    return found


def _around(boxes: Iterable[Box]) -> Box:
    left, top, right, bottom = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    return Box(min(left), min(top), max(right) - min(left), max(bottom) - min(top))
