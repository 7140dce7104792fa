"""The bank, and the four raids of the Gauls."""

from __future__ import annotations

from bot.games.provincia.components import BELLUM, CONSTANTS, GOODS
from bot.games.provincia.rules import outlook
from bot.games.provincia.state import Battle, View
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.ledger import count, panel
from bot.pictures.palette import CELL, IVORY, LINE, SOFT, rgb
from bot.pictures.pieces import token
from bot.words.fluent import Words

from .artworks import of_gain
from .looks import look

SUPPLY_HEIGHT = 64
CELL_WIDTH, CELL_GAP = 83, 8
TO_COME, TO_COME_EDGE = rgb("#4A211C"), rgb("#8A4A3E")
SCARCE = 3
"""Less than this of a good in the bank is shown as a warning."""
NUMERALS = {2: "II", 3: "III", 5: "V", 6: "VI"}


def draw_supply(canvas: Canvas, view: View, box: Box) -> None:
    """What the bank has; gold only where it can run out."""
    panel(canvas, box.x, box.y, box.width, SUPPLY_HEIGHT)
    held = [good for good in GOODS if good in view.supply]
    pitch = (box.width - 16) / len(held)
    for index, good in enumerate(held):
        amount = view.supply[good]
        x, y = box.x + 12 + index * pitch, box.y + SUPPLY_HEIGHT / 2
        count(canvas, x, y, of_gain(good), amount, 36, COUNT.at(30), warning=amount < SCARCE)


def draw_raids(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The raids: the back of the card, or how strong the Gauls were and who lost."""
    for index, round in enumerate(CONSTANTS.battle_rounds):
        place = Box(box.x + index * (CELL_WIDTH + CELL_GAP), box.y, CELL_WIDTH, box.height)
        if index < len(view.battles):
            _draw_fought(canvas, view, view.battles[index], words, place)
        else:
            _draw_to_come(canvas, round, words, place, next=round == outlook.next_raid(view))


def _draw_to_come(canvas: Canvas, round: int, words: Words, box: Box, *, next: bool) -> None:
    canvas.rectangle(*box, TO_COME, 8)
    canvas.frame(*box.inset(5), 2, TO_COME_EDGE, 5)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/bellum", 52), x, box.y + 48)
    canvas.text(x, box.y + 104, NUMERALS[round], FIGURE.at(34), IVORY, "middle")
    if next:
        canvas.text(x, box.y + 142, words("picture-next"), DETAIL, IVORY, "middle", room=box.width - 14)


def _draw_fought(canvas: Canvas, view: View, battle: Battle, words: Words, box: Box) -> None:
    canvas.rectangle(*box, CELL, 8)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/gaul_strength", 46), x, box.y + 32)
    canvas.text(x, box.y + 78, str(BELLUM[battle.bellum].strength), FIGURE.at(34), IVORY, "middle")
    losers = [seat for seat, fight in enumerate(battle.fights) if fight.lost]
    text = words("picture-lost" if losers else "picture-held")
    canvas.text(x, box.y + 110, text, DETAIL.at(22), SOFT, "middle", room=box.width - 8)
    canvas.rectangle(box.x + 14, box.y + 124, box.width - 28, 2, LINE)
    rows = [losers[:3], losers[3:]] if len(losers) > 3 else [losers]
    size, pitch = (21, 24) if len(losers) > 2 else (26, 30)
    for row, seats in enumerate(rows):
        y = box.y + 147 + (row * 24 - 11 if len(rows) > 1 else 0)
        for index, seat in enumerate(seats):
            at = x + (index - (len(seats) - 1) / 2) * pitch
            canvas.centre(token(look(view, seat), size), at, y)
