"""A seat's mat, and the picture from which one of its possibilities is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.games.discordia.components import COLUMNS, DECREES, DICE, EXTENSIONS, PRIVILEGES, TOWERS, Extension
from bot.games.discordia.rules import building, city, dispatches, names
from bot.games.discordia.rules.dispatches import ROWS_OF, is_fulfilled, occupied, progress
from bot.games.discordia.rules.years import lack
from bot.games.discordia.state import Player, View
from bot.i18n.fluent import Words
from bot.pictures import highlights, rich_text
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.names import Showing
from bot.pictures.panels import MINUS, heading, number, panel
from bot.pictures.private_board import LEFT, RIGHT, TOP, WIDTH, slab
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, LINE, SEATS, SEPIA, WALL

from . import board, tiles
from .cities import draw_city, draw_plan, large
from .offers import decree_artwork, effect_signs
from .scene import Heading
from .tiles import artwork_of, privilege_artwork

MARGIN, MAT_TOP, MAT_GAP = 24, 136, 12
CITY_HEIGHT = 780
HEAD, PITCH, FOOT = 48, 43, 12
"""Of the two lists under the city: height of the heading, of a line, and what is left free below."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a list: its picture, what it says, and a figure at the right."""

    artwork: str
    text: str
    figure: str = ""
    done: bool = False


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame, player = Heading(view, showing), view.players[seat]
    words = frame.words
    shortage, advantages = list(_shortage(player, words)), list(_advantages(view, seat, words))
    decrees = _decrees(view, seat, words)
    left = _height(shortage) + (_height(advantages) + MAT_GAP if advantages else 0)
    lists = max(left, _height(decrees))
    canvas = Canvas(WIDTH, MAT_TOP + CITY_HEIGHT + MAT_GAP + lists + MARGIN, WALL)
    frame.draw_head(canvas, seat, words("picture-own-city") if view.viewer == seat else "")
    box = Box(MARGIN, MAT_TOP, WIDTH - 2 * MARGIN, CITY_HEIGHT)
    found = draw_city(canvas, player, SEATS[seat], box, False, words, large)
    for slot in targets(view, seat):
        highlights.frame(canvas, *found[slot].inset(3), 5)
    wide = (box.width - MAT_GAP) // 2
    y = box.bottom + MAT_GAP
    _draw_list(canvas, words("picture-at-year-end"), shortage, MARGIN, y, wide)
    if advantages:
        below = y + _height(shortage) + MAT_GAP
        _draw_list(canvas, words("picture-advantages"), advantages, MARGIN, below, wide)
    _draw_list(canvas, words("picture-decrees"), decrees, MARGIN + wide + MAT_GAP, y, wide)
    return canvas


def _height(lines: list[Line]) -> int:
    return HEAD + PITCH * len(lines) + FOOT


def targets(view: View, seat: int) -> list[str]:
    """Where the running turn allows a special dispatch."""
    turn = view.turn
    return dispatches.special_targets(view.players[seat], turn) if turn and turn.seat == seat else []


def _shortage(player: Player, words: Words) -> Iterator[Line]:
    found = lack(player)
    yield Line(artwork_of("infra"), words("picture-lack-symbols"), f"{found.symbols}")
    yield Line(artwork_of("any"), words("picture-lack-spaces"), f"+ {found.spaces}")
    for artwork, key, amount in (
        ("aqueduct", "aqueduct", found.aqueduct),
        ("infra_perm", "lasting", found.lasting),
        ("infra_once", "once", found.once),
    ):
        if amount:
            yield Line(artwork_of(artwork), words(f"picture-lack-{key}"), f"{MINUS} {amount}")
    what = "surplus" if found.total < 0 else "total"
    yield Line(artwork_of("shortage"), words(f"picture-lack-{what}"), f"= {number(found.total)}", done=True)


def _advantages(view: View, seat: int, words: Words) -> Iterator[Line]:
    player = view.players[seat]
    if targets(view, seat):
        yield Line(artwork_of("special"), words("picture-special-now"))
    if city.develops_on_5(player):
        yield Line(artwork_of("develop_on_5"), words("picture-develops-on-5"))
    for sort in city.any_colour(player):
        yield Line(artwork_of(sort), words(f"picture-any-colour-{sort}"))
    for privilege in player.privileges:
        kind = PRIVILEGES[privilege.id]
        spent = words("picture-spent") if privilege.spent else ""
        yield Line(privilege_artwork(kind, words), words(f"picture-privilege-{kind.id}"), spent)


def _decrees(view: View, seat: int, words: Words) -> list[Line]:
    player = view.players[seat]
    lines = []
    for decree in view.decrees:
        condition = DECREES[decree].condition
        reached = str(progress(player, condition))
        if not condition.is_limit:
            reached = f"{reached}/{condition.amount}"
        if condition.sort:
            reached = f"{occupied(player.city, ROWS_OF[condition.sort])}/{condition.tiles} · {reached}"
        done = is_fulfilled(player, decree)
        lines.append(Line(decree_artwork(decree), words(f"picture-decree-{decree}"), reached, done))
    return lines


def _draw_list(canvas: Canvas, title: str, lines: list[Line], x: int, y: int, width: int) -> None:
    """Lines under a heading, on a panel that ends with them; what is done, or summed up, in gold."""
    box = Box(x, y, width, _height(lines))
    panel(canvas, *box)
    heading(canvas, box.x + 18, box.y + 25, box.width - 36, title)
    for index, line in enumerate(lines):
        middle = box.y + HEAD + PITCH * (index + 0.5)
        if index:
            canvas.rectangle(box.x + 18, middle - PITCH / 2, box.width - 36, 1, LINE)
        canvas.centre(icon(line.artwork, 38), box.x + 40, middle)
        colour = LIGHT_GOLD if line.done else IVORY
        taken = canvas.text(box.right - 20, middle, line.figure, COUNT.at(30), colour, "right")
        canvas.text(box.x + 72, middle, line.text, DETAIL.at(27), IVORY, room=box.width - 106 - taken)


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


def draw_choice(view: View, seat: int, places: Mapping[str, str], showing: Showing) -> Canvas:
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
    return draw_mat(view, seat, showing)


def _mark(canvas: Canvas, box: Box, badge: str) -> None:
    highlights.frame(canvas, *box.inset(2), 6)
    if badge:
        highlights.badge(canvas, box.x + box.width / 2, box.y + 4, badge, 26)


def _board(view: View, seat: int, places: Mapping[str, str], words: Words) -> Drawing:
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
    return next((value for die, value in view.dice.items() if die == place), 0) or int(place)


def _plan(view: View, seat: int, places: Mapping[str, str], words: Words) -> Drawing:

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
        canvas.put(tiles.offered_tower(place, words.locale, *TOWER), x + 6, y + (ENTRY - 4 - TOWER[1]) / 2)
        return 146
    if place in PRIVILEGES:
        artwork = privilege_artwork(PRIVILEGES[place], words)
    else:
        artwork = decree_artwork(place) if place in DECREES else artwork_of(place)
    canvas.centre(icon(artwork, 60), x + 46, y + (ENTRY - 4) / 2)
    return 90


def _name(place: str, words: Words) -> str:
    if place in TOWERS:
        return words.text(names.tile(place))
    if place in DECREES:
        return words.text(names.decree(place))
    if place in PRIVILEGES:
        return words(f"picture-privilege-{place}")
    return words.text(names.extension(EXTENSIONS[place].id))


def _brings(player: Player, place: str) -> list[Sign]:
    if place in EXTENSIONS:
        return covering(player, EXTENSIONS[place].id)
    bonus = TOWERS[place].bonus if place in TOWERS else None
    return effect_signs(bonus) if bonus else []


def covering(player: Player, kind: Extension) -> list[Sign]:
    """What is printed on the place that the next extension of a kind covers, and what it adds."""
    space = building.covered_next(player, kind)
    found: list[Sign] = [Icon(artwork_of("infra"))] * space.symbols if space else []
    if space and space.bonus:
        found += effect_signs(space.bonus)
    for effect in EXTENSIONS[kind].adds:
        found += effect_signs(effect)
    return found


_DRAWN: tuple[tuple[Known, Draw], ...] = (
    (lambda view, _seat, place: place in view.display or place in DICE or place.isdigit(), _board),
    (lambda view, seat, place: place[:1] in view.players[seat].rows and place[1:].isdigit(), _plan),
    (
        lambda _view, _seat, place: any(place in kind for kind in (TOWERS, EXTENSIONS, DECREES, PRIVILEGES)),
        _rows,
    ),
)
"""What kinds of places there are, and how each is drawn."""
