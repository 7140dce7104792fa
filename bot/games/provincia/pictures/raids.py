"""The bank, and the four raids of the Gauls."""

from __future__ import annotations

from bot.games.provincia.components import BELLUM, CONSTANTS, GOODS
from bot.games.provincia.rules import outlook
from bot.games.provincia.state import Battle, View
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, FIGURE
from bot.pictures.panels import count, panel
from bot.pictures.pieces import token
from bot.pictures.sprites import icon
from bot.pictures.theme import CELL, IVORY, LIGHT_GOLD, LINE, rgb

from .artworks import of_gain
from .looks import look

SUPPLY_HEIGHT = 64
CELL_WIDTH, CELL_GAP = 83, 8
TO_COME, TO_COME_EDGE = rgb("#4A211C"), rgb("#8A4A3E")
SCARCE = 3
"""Less than this of a good in the bank is shown as a warning."""
NUMERALS = {2: "II", 3: "III", 5: "V", 6: "VI"}


@separately
def draw_supply(canvas: Canvas, view: View, box: Box) -> None:
    """What the bank has; gold only where it can run out."""
    panel(canvas, box.x, box.y, box.width, SUPPLY_HEIGHT)
    held = [good for good in GOODS if good in view.supply]
    pitch = (box.width - 16) / len(held)
    for index, good in enumerate(held):
        amount = view.supply[good]
        x, y = box.x + 12 + index * pitch, box.y + SUPPLY_HEIGHT / 2
        count(canvas, x, y, of_gain(good), amount, 36, COUNT.at(32), warning=amount < SCARCE)


@separately
def draw_raids(canvas: Canvas, view: View, box: Box) -> None:
    """The raids: the back of the card, or how strong the Gauls were and who lost."""
    for index, round in enumerate(CONSTANTS.battle_rounds):
        place = place_of_raid(box, index)
        if index < len(view.battles):
            _draw_fought(canvas, view, view.battles[index], place)
        else:
            _draw_to_come(canvas, view, round, place, next=round == outlook.next_raid(view))


def place_of_raid(box: Box, index: int) -> Box:
    """Where the raid of that place is, of those that fill a box."""
    return Box(box.x + index * (CELL_WIDTH + CELL_GAP), box.y, CELL_WIDTH, box.height)


def _draw_to_come(canvas: Canvas, view: View, round: int, box: Box, *, next: bool) -> None:
    """The back of a raid's card; of the next one between which strengths it is, in a frame."""
    canvas.rectangle(*box, TO_COME, 8)
    canvas.frame(*box.inset(4 if next else 5), 4 if next else 2, LIGHT_GOLD if next else TO_COME_EDGE, 6)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/bellum", 52), x, box.y + 44)
    canvas.text(x, box.y + 98, NUMERALS[round], FIGURE.at(36), IVORY, "middle")
    if next:
        least, most = outlook.raid_range(view)
        strengths = str(most) if least == most else f"{least}–{most}"
        canvas.text(x, box.y + 140, strengths, COUNT.at(32), IVORY, "middle", room=box.width - 14)


def _draw_fought(canvas: Canvas, view: View, battle: Battle, box: Box) -> None:
    """How strong the Gauls were, and the tokens of those they beat; a shield where every city held out."""
    canvas.rectangle(*box, CELL, 8)
    x = box.x + box.width / 2
    canvas.centre(icon("provincia/gaul_strength", 46), x, box.y + 32)
    canvas.text(x, box.y + 78, str(BELLUM[battle.bellum].strength), FIGURE.at(34), IVORY, "middle")
    canvas.rectangle(box.x + 14, box.y + 100, box.width - 28, 2, LINE)
    losers = [seat for seat, fight in enumerate(battle.fights) if fight.lost]
    if not losers:
        canvas.centre(icon("provincia/defence", 44), x, box.y + 134)
        return
    rows = [losers[:3], losers[3:]] if len(losers) > 3 else [losers]
    size, pitch = (22, 24) if len(losers) > 2 else (30, 34)
    for row, seats in enumerate(rows):
        y = box.y + 134 + (row - (len(rows) - 1) / 2) * 28
        for index, seat in enumerate(seats):
            at = x + (index - (len(seats) - 1) / 2) * pitch
            canvas.centre(token(look(view, seat), size), at, y)
