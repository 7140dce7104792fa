"""The private picture of a choice: the places that can be chosen, and what is written on them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.games.discordia.components import COLUMNS, DECREES, DICE, EXTENSIONS, PRIVILEGES, TOWERS, Extension
from bot.games.discordia.rules import extensions, names
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import Words
from bot.pictures import highlights, rich_text
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT
from bot.pictures.private_board import LEFT, RIGHT, TOP, slab
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, SEPIA, WALL

from . import board, tiles
from . import mat as mats
from .artworks import of, of_privilege
from .heading import Heading
from .offers import decree_artwork, effect_signs
from .plan import draw_plan

COLUMN_WIDTH = (RIGHT - LEFT + board.GAP) // COLUMNS - board.GAP
PLAN_HEIGHT = 560
ENTRY, ENTRY_GAP = 84, 10
TOWER = (128, 76)
"""Width and height of a tower."""
COLUMN = (RIGHT - LEFT - ENTRY_GAP) // 2
VEIL = 0.55
"""How deep the shadow is over what can't be chosen."""

Drawing: TypeAlias = tuple[int, Callable[[Canvas], None]]
"""The room on the sheet, and what draws there."""
Known: TypeAlias = Callable[[View, int, str], bool]
Draw: TypeAlias = Callable[[View, int, Mapping[str, str], Words], Drawing]


def draw(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
    """The places, with what is written on them; the city where none of them is to be seen elsewhere.

    Places are cells of the display ("3b"), dice by their colour, values by their number, slots of the city
    ("K2"), and towers, extensions, decrees and privileges by their ids.
    """
    heading = Heading(view, showing)
    for known, draw_places in _DRAWN:
        chosen = {place: badge for place, badge in places.items() if known(view, seat, place)}
        if chosen:
            height, draw_chosen = draw_places(view, seat, chosen, heading.words)
            canvas = heading.sheet(seat, heading.words("picture-choose"), height)
            draw_chosen(canvas)
            return canvas
    return mats.draw(view, seat, showing)


def _mark(canvas: Canvas, box: Box, badge: str) -> None:
    """A place that can be chosen, in gold, with what is written on it."""
    highlights.frame(canvas, *box.inset(2), 6)
    if badge:
        highlights.badge(canvas, box.x + box.width / 2, box.y + 4, badge, 26)


def _board(view: View, seat: int, places: Mapping[str, str], words: Words) -> Drawing:
    """Dice, action tiles and the display; tiles that can't be chosen are veiled."""
    rows = len(view.display) // COLUMNS
    pitch = board.ROOMY_PITCH
    head = board.DISPLAY - board.DICE_STRIP if view.dice else 0
    cells = [place for place in places if place in view.display]

    def draw_board(canvas: Canvas) -> None:
        top = TOP + 22
        height = head + rows * pitch
        canvas.rectangle(LEFT - 12, top - 12, RIGHT - LEFT + 24, height + 14, WALL, 10)
        if head:
            board.draw_dice(canvas, view, words, LEFT, top, COLUMN_WIDTH)
            actions = top + board.ACTIONS - board.DICE_STRIP
            board.draw_actions(canvas, view.action_tiles, LEFT, actions, COLUMN_WIDTH)
        board.draw_display(canvas, view, words, LEFT, top + head, pitch, COLUMN_WIDTH)
        boxes = {cell: board.cell_box(cell, LEFT, top + head, pitch, COLUMN_WIDTH) for cell in view.display}
        for cell, box in boxes.items():
            if cells and cell not in places:
                highlights.veil(canvas, box, WALL, VEIL)
        for place, badge in places.items():
            if place in boxes:
                _mark(canvas, boxes[place], badge)
            else:
                x = board.column_x(LEFT, column_of(view, place), COLUMN_WIDTH)
                _mark(canvas, Box(x, top, COLUMN_WIDTH, board.DICE_HEIGHT), badge)

    return 30 + head + rows * pitch, draw_board


def column_of(view: View, place: str) -> int:
    """The column that a die, or a value, stands for."""
    return next((value for die, value in view.dice.items() if die == place), 0) or int(place)


def _plan(view: View, seat: int, places: Mapping[str, str], words: Words) -> Drawing:
    """The plan of the seat's city."""

    def draw_slots(canvas: Canvas) -> None:
        box = Box(LEFT, TOP + 42, RIGHT - LEFT, PLAN_HEIGHT)
        slots = draw_plan(canvas, view.players[seat], words, box, SEPIA)
        for place, badge in places.items():
            slot = slots.slot(place)
            highlights.frame(canvas, *slot.inset(4), 5)
            if badge:
                highlights.badge(canvas, slot.right - 16, slot.y + 12, badge, 26, limit=RIGHT)

    return 42 + PLAN_HEIGHT + 10, draw_slots


def _rows(view: View, seat: int, places: Mapping[str, str], words: Words) -> Drawing:
    """Towers, extensions, decrees or privileges, in two columns: picture, name, what it brings."""
    lines = -(-len(places) // 2)

    def draw_rows(canvas: Canvas) -> None:
        for index, (place, badge) in enumerate(places.items()):
            x = LEFT + index // lines * (COLUMN + ENTRY_GAP)
            y = TOP + 12 + index % lines * (ENTRY + ENTRY_GAP)
            slab(canvas, x, y, COLUMN, ENTRY)
            left = x + _draw_thing(canvas, place, x, y, words)
            middle = y + (ENTRY - 4) / 2
            brought = _brings(view.players[seat], place)
            right: float = x + COLUMN - 14
            if badge:
                highlights.badge(canvas, right - 24, middle, badge, 26)
                right -= 64
            if brought:
                right -= rich_text.draw_icons(canvas, right, middle, brought, INK, 170, 38, "right") + 10
            canvas.text(left, middle, _name(place, words), COUNT.at(28), INK, room=right - left)

    return 12 + lines * (ENTRY + ENTRY_GAP), draw_rows


def _draw_thing(canvas: Canvas, place: str, x: int, y: int, words: Words) -> int:
    """The picture of a thing at the left of its row; returns where the text begins."""
    if place in TOWERS:
        canvas.put(tiles.offered(place, words.locale, *TOWER), x + 6, y + (ENTRY - 4 - TOWER[1]) / 2)
        return 146
    if place in PRIVILEGES:
        artwork = of_privilege(PRIVILEGES[place], words)
    else:
        artwork = decree_artwork(place) if place in DECREES else of(place)
    canvas.centre(icon(artwork, 60), x + 46, y + (ENTRY - 4) / 2)
    return 90


def _name(place: str, words: Words) -> str:
    """What a thing is called."""
    if place in TOWERS:
        return words.text(names.tile(place))
    if place in DECREES:
        return words.text(names.decree(place))
    if place in PRIVILEGES:
        return words(f"picture-privilege-{place}")
    return words.text(names.extension(EXTENSIONS[place].id))


def _brings(player: Player, place: str) -> list[Sign]:
    """What building a tower, or covering the next place by an extension, brings."""
    if place in TOWERS:
        bonus = TOWERS[place].bonus
        return effect_signs(bonus) if bonus else []
    return covering(player, EXTENSIONS[place].id) if place in EXTENSIONS else []


def covering(player: Player, kind: Extension) -> list[Sign]:
    """What is printed on the place that the next extension of a kind covers, and what it adds."""
    space = extensions.covered_next(player, kind)
    found: list[Sign] = [Icon(of("infra"))] * space.symbols if space else []
    if space and space.bonus:
        found += effect_signs(space.bonus)
    for effect in EXTENSIONS[kind].adds:
        found += effect_signs(effect)
    return found


def _on_board(view: View, seat: int, place: str) -> bool:
    return place in view.display or place in DICE or place.isdigit()


def _in_city(view: View, seat: int, place: str) -> bool:
    return place[:1] in view.players[seat].rows and place[1:].isdigit()


def _is_thing(view: View, seat: int, place: str) -> bool:
    return any(place in things for things in (TOWERS, EXTENSIONS, DECREES, PRIVILEGES))


_DRAWN: tuple[tuple[Known, Draw], ...] = ((_on_board, _board), (_in_city, _plan), (_is_thing, _rows))
"""What kinds of places there are, and how each is drawn."""
