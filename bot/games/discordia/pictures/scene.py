"""The table as everybody sees it, and where things lie on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.app.fallbacks import spared
from bot.games.discordia.components import COLOURS, COLUMNS, CONSTANTS, DECREE_SPACES
from bot.games.discordia.state import View
from bot.i18n.fluent import Words, words
from bot.pictures import highlights
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.gathering import gathered
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT, WIDTH
from bot.pictures.theme import SEATS, WALL

from . import board, offers
from .board import DISPLAY, WIDE, draw_board, row_pitch
from .cities import draw_summary, put_beside, put_city
from .heading import Heading
from .offers import draw_offers

LEFT, TOP, BOTTOM = 24, HEADER + 10, HEIGHT - 18
OFFERS_X, OFFERS_WIDTH = 1052, 524
CITY_WIDTH, CITY_GAP, CITY_LINE = 770, 12, 8


def draw_shared(view: View, showing: Showing) -> Canvas:
    """The board, at the end the standings; what is on offer beside it; under a short display how the seats stand."""
    heading = Heading(view, showing)
    canvas, words = heading.table(), heading.words
    if view.outcome:
        heading.draw_standings(canvas, Box(LEFT, TOP, WIDE, BOTTOM - TOP))
        draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
        return canvas
    draw_board(canvas, view, words, LEFT, TOP)
    draw_offers(canvas, view, words, OFFERS_X, TOP, OFFERS_WIDTH)
    for seat, box in enumerate(summaries(view)):
        draw_summary(canvas, view.players[seat], SEATS[seat], box, _is_asked(view, seat), words)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The board before its game."""
    heading, people = Heading(view, showing), len(showing.names)
    return gathered(draw_shared(view, showing), heading, summaries(view), people, settled=settled)


def summaries(view: View) -> list[Box]:
    """Where the seats stand in short under a short display; nowhere under a longer one."""
    rows = len(view.display) // COLUMNS
    foot = TOP + DISPLAY + rows * row_pitch(rows)
    if rows >= 3:
        return []
    return Box(LEFT, foot + 2, WIDE, BOTTOM - foot - 2).spread(view.seats, view.seats, CITY_GAP)


def _is_asked(view: View, seat: int) -> bool:
    return any(asked.seat == seat for asked in view.asked)


def draw_cities(view: View, showing: Showing) -> Canvas:
    """Two cities side by side; of more, that of whoever is to move, or has won, is large and the others beside it."""
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


_MOVES_WITH_THE_LANGUAGE = {"privilege", *(space.id for space in DECREE_SPACES)}
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
    pitch = board.row_pitch(len(view.display) // COLUMNS)
    found = {f"cell {cell}": board.cell_box(cell, x, y + board.DISPLAY, pitch) for cell in view.display}
    for column in range(1, COLUMNS + 1):
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
    """Drawing the cities tells where all lies in them."""
    canvas = Canvas(WIDTH, HEIGHT, WALL)
    found = {}
    for seat, places in put_cities(canvas, view, words("en", "discordia")).items():
        places["stock"] = _around(places[colour] for colour in COLOURS)
        for name, box in places.items():
            if name not in _MOVES_WITH_THE_LANGUAGE:
                found[f"seat {seat + 1}" if name == "city" else f"seat {seat + 1} {name}"] = box
    return found


def _around(boxes: Iterable[Box]) -> Box:
    """The box around some."""
    left, top, right, bottom = zip(*((box.x, box.y, box.right, box.bottom) for box in boxes), strict=True)
    return Box(min(left), min(top), max(right) - min(left), max(bottom) - min(top))
