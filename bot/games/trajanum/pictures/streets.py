"""The street cards: the two of the round, and which have been called."""

from __future__ import annotations

from bot.games.trajanum.components import COLUMNS, CONSTANTS, SIDES, STREETS
from bot.games.trajanum.rules.streets import street_label
from bot.games.trajanum.state import Table
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import DETAIL, Face, Style
from bot.pictures.panels import gap, panel, paper
from bot.pictures.pieces import mark
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, PANEL, SEATS, SEPIA, TESSERA_ON_PANEL

CARD = 244
TEXT_ROOM = CARD - 104
"""Beside the symbol of a card, in px."""
NAME = Style(Face.SANS_BOLD, 34, 32)
GAP = 10


def street_of(table: Table, seat: int, symbol: str, words: Words) -> str:
    """Which street of a colonia shows the symbol: "row 4", "column E"."""
    label = street_label(table, seat, symbol)
    return words("picture-column", column=label) if label in COLUMNS else words("picture-row", row=label)


@separately
def draw_streets(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """Both cards, and beside them all symbols with a pip for each time they have been called."""
    for place in range(CONSTANTS.streets_per_round):
        at = card_box(box, place)
        if place < len(table.streets):
            _draw_card(canvas, table, table.streets[place], words, at)
        else:
            gap(canvas, at)
    left = box.x + 2 * (CARD + GAP)
    _draw_called(canvas, table, Box(left, box.y, box.right - left, box.height))


def card_box(box: Box, place: int) -> Box:
    """Where a card of the round lies, counted from 0."""
    return Box(box.x + place * (CARD + GAP), box.y, CARD, box.height)


def _draw_card(canvas: Canvas, table: Table, symbol: str, words: Words, box: Box) -> None:
    paper(canvas, box)
    canvas.centre(icon(f"trajanum/{symbol}", 80), box.x + 50, box.y + box.height / 2 - 3)
    x, room = box.x + 98, TEXT_ROOM
    name = words(f"street-{symbol}")
    alike = table.options["colonia_side"] == "A"
    if alike:
        canvas.text(x, box.y + 48, name, NAME, INK, room=room)
        canvas.text(x, box.y + 84, street_of(table, 0, symbol, words), DETAIL.at(32), SEPIA, room=room)
        return
    top = box.y + (26 if table.seats > 2 else 40)
    canvas.text(x, top, name, NAME, INK, room=room)
    for seat in range(table.seats):
        left = x + seat % 2 * 56
        middle = top + 36 + seat // 2 * 38
        canvas.rectangle(left, middle - 14, 28, 28, SEATS[seat].colour, 5)
        canvas.centre(mark(SEATS[seat], 19), left + 14, middle)
        canvas.text(left + 33, middle, street_label(table, seat, symbol), DETAIL.at(32), INK)


def _draw_called(canvas: Canvas, table: Table, box: Box) -> None:
    """The twelve symbols, rows above columns."""
    panel(canvas, *box)
    called = [*table.called, *table.streets]
    pitch = (box.width - 12) / (len(STREETS) // 2)
    for index, symbol in enumerate(STREETS):
        row, column = divmod(index, len(SIDES.A.rows))
        x, y = box.x + 6 + (column + 0.5) * pitch, box.y + 29 + row * 66
        canvas.centre(icon(f"trajanum/{symbol}", 36), x, y)
        for pip in range(CONSTANTS.street_cards):
            at = x - 8 + pip * 16
            canvas.disc(at, y + 29, 6, IVORY if pip < called.count(symbol) else TESSERA_ON_PANEL)
            if pip >= called.count(symbol):
                canvas.disc(at, y + 29, 4.5, PANEL)
