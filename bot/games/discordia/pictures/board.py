"""The shared board: the river with the seasons, dice, action tiles and display; beside it the raid and the offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import inf

from PIL import Image

from bot.games.discordia import components
from bot.games.discordia.rules import turns, years
from bot.games.discordia.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights, panels, rich_text, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, PLACE_ON_TILE, Style
from bot.pictures.heading import Heading
from bot.pictures.panels import MINUS
from bot.pictures.pieces import coloured_die, token
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.row import Piece, Row, artwork, counted, gap, picture, rule, together, width_of, written
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import GREEN_DARK, IVORY, LIGHT_GOLD, RED, SEATS, SOFT, Colour, mix

from . import tiles
from .cities import draw_wave

WIDTH, GAP = 162, 8
"""Width of a column, and gap between two, in px."""
BOARD_WIDTH = components.COLUMNS * WIDTH + (components.COLUMNS - 1) * GAP
"""Width of the board."""
RIVER, DICE, ACTIONS = (88, 4), (88, 4), (66, 6)
"""The heights of the strips above the display, and of the gaps below them."""
SEASON, LABEL = Style(DETAIL_BOLD.face, 32, 26), PLACE_ON_TILE.at(32)
TILE, ROOMY_TILE, ROW_GAP = 120, 163, 11
"""Height of a tile of the display, with four rows and with fewer; gap between rows."""
DIE_COLOURS: dict[components.Die, tuple[theme.Colour, theme.Colour]] = {
    "blue": (theme.BLUE, theme.IVORY),
    "red": (theme.RED, theme.IVORY),
    "yellow": (theme.YELLOW, theme.INK),
}
QUAY, QUAY_EDGE = theme.rgb("#D8CBB0"), theme.rgb("#9C8A6B")
WATER_HEIGHT = 50


def columns_of(box: Box) -> list[Box]:
    return box.spread(components.COLUMNS, components.COLUMNS, GAP)


def display_height(view: View, tile: int = 0) -> int:
    """The height of the display, with tiles of a given height or of the one at the table."""
    rows = len(view.display) // components.COLUMNS
    return rows * ((tile or (TILE if rows > 3 else ROOMY_TILE)) + ROW_GAP) - ROW_GAP


def height_of(view: View) -> int:
    return sum((*RIVER, *DICE, *ACTIONS, display_height(view)))


def lay_board(canvas: Canvas, heading: Heading[View], x: int, y: int) -> Box:
    """Draw the board with its upper left corner at a point, and return its box."""
    view, words, taken = heading.view, heading.words, turns.taken_die(heading.view)
    box, moved = Box(x, y, BOARD_WIDTH, height_of(view)), tuple(_moved(view).items())
    river, below = box.split(*RIVER)
    dice, below = below.split(*DICE)
    actions, display = below.split(*ACTIONS)

    def draw_columns(sheet: Canvas) -> None:
        now = view.season if view.phase == "season" else None
        draw_year(sheet, view.season_bonuses, now, words, river)
        draw_actions(sheet, view.action_tiles, actions)
        # A part of its own: dice change more often than the tiles below them.
        looks = "discordia display", display, tuple(view.display.items()), moved, words.locale
        sheet.part(looks, lambda part: draw_display(part, view, words, display))

    heading.lay(canvas, box, draw_columns, "columns", marks=moved)
    heading.lay(canvas, dice, lambda sheet: draw_dice(sheet, view, taken, words, dice), "dice", marks=taken)
    return box


def draw_year(
    canvas: Canvas, bonuses: Sequence[components.Effect], now: int | None, words: Words, box: Box
) -> None:
    """The seasons with their bonuses; the present one with the boat, and its name in gold."""
    canvas.put(_river(), box.x, box.y)
    *columns, last = columns_of(box)
    for number, (season, bonus, column) in enumerate(
        zip(components.SEASONS, bonuses, columns, strict=True), 1
    ):
        canvas.spots[f"season {number}"] = column
        left, right, upper = column.x, column.right, column.y + 25
        canvas.centre(icon(tiles.artwork_of(season.id), 44), left + 26, upper)
        canvas.centre(icon(tiles.effect_artworks(bonus)[0], 44), right - 26, upper)
        if bonus.amount > 1:
            canvas.disc(right - 17, upper + 11, 17, theme.INK)
            canvas.disc(right - 17, upper + 11, 15, theme.IVORY)
            canvas.text(right - 17, upper + 11, str(bonus.amount), DETAIL_BOLD.at(32), theme.INK, "middle")
        if number == now:
            canvas.centre(icon(tiles.artwork_of("boat"), 58), column.middle[0], upper + 2)
            canvas.rectangle(left - 2, upper + 25, WIDTH + 4, 40, theme.NIGHT, 9)
            canvas.rectangle(left + 1, upper + 28, WIDTH - 2, 34, theme.LIGHT_GOLD, 7)
        _name(canvas, words(f"picture-season-{season.id}"), column)
    canvas.centre(icon(tiles.artwork_of("development"), 46), last.middle[0], last.y + 25)
    _name(canvas, words("move-develop"), last)


def _name(canvas: Canvas, name: str, column: Box) -> None:
    canvas.text(column.middle[0], column.y + 69, name, SEASON, theme.INK, "middle", room=WIDTH - 4)


@kept
def _river() -> Image.Image:
    canvas = Canvas(BOARD_WIDTH, RIVER[0], QUAY_EDGE)
    for x, _, width, _ in columns_of(Box(0, 0, BOARD_WIDTH, RIVER[0])):
        canvas.rectangle(x, 0, width, WATER_HEIGHT, theme.WATER)
        for across, down in ((58, 14), (96, 34), (66, 42), (116, 12)):
            draw_wave(canvas, x + across, down)
        canvas.rectangle(x, WATER_HEIGHT, width, RIVER[0] - WATER_HEIGHT - 4, QUAY)
    return canvas.rounded(10)


def draw_dice(canvas: Canvas, view: View, taken: components.Die | None, words: Words, box: Box) -> None:
    """Each die on the column of its value; the column in use is golden, columns to choose from are dotted."""
    choosing = view.phase == "season" and view.turn is None and bool(view.dice)
    for number, column in enumerate(columns_of(box), 1):
        canvas.spots[f"dice {number}"] = column
        used = view.turn is not None and view.turn.value == number
        dice = [die for die in components.DICE if view.dice.get(die) == number]
        canvas.rectangle(*column, theme.LIGHT_GOLD if used else theme.PANEL, 9 if used else 8)
        if used:
            canvas.rectangle(*column.inset(4), theme.PANEL, 7)
        if not dice:
            colour = theme.LIGHT_GOLD if used else theme.mix(theme.FAINT, theme.PANEL, 0.05)
            canvas.text(*column.middle, str(number), FIGURE.at(44), colour, "middle")
            continue
        if choosing and any(die != taken for die in dice):
            highlights.dotted(canvas, *column.inset(5), theme.IVORY)
        size, (middle, down) = 68 if len(dice) < 3 else 48, column.middle
        for across, die in around(middle, dice, size + 4):
            place = Box(round(across - size / 2), round(down - size / 2), size, size)
            _draw_die(canvas, view, die, die == taken, place, words)


def _draw_die(canvas: Canvas, view: View, die: components.Die, taken: bool, box: Box, words: Words) -> None:
    """A die: with a golden frame if it is in use, dull with the token of Maximus if it is taken."""
    (x, y), size = box.middle, box.width
    colours: tuple[Colour, ...] = (*DIE_COLOURS[die], theme.IVORY)
    if view.turn is not None and view.turn.die == die:
        highlights.frame(canvas, *box.inset(5), 9)
    elif taken:
        colours = tuple(theme.mix(colour, theme.PANEL, 0.62) for colour in colours)
    colour, pip, rim = colours
    canvas.centre(coloured_die(colour, rim, pip, "circle", view.dice[die], size), x, y)
    if taken:
        canvas.centre(token(theme.SEATS[view.maximus], round(size * 0.5)), x + size * 0.27, y + size * 0.27)
    else:
        figure = tiles.chip(components.LETTERS[die], True, 38 if size > 48 else 28, words.locale)
        canvas.centre(figure, x - size / 2 + 1, y - size / 2 + 9)


def draw_actions(canvas: Canvas, action_tiles: Sequence[str], box: Box) -> None:
    for number, (action_tile, column) in enumerate(zip(action_tiles, columns_of(box), strict=True), 1):
        canvas.spots[f"action {number}"] = column
        canvas.put(action_sprite(action_tile, column.width), column.x, column.y)


@kept
def action_sprite(action_tile: str, width: int = WIDTH) -> Image.Image:
    height = ACTIONS[0]
    canvas = Canvas(width, height, theme.SAND)
    canvas.rectangle(0, 0, width, height - 4, theme.PAPYRUS, 7)
    kind, line = components.ACTION_TILES[action_tile], Row(canvas, 4, width - 2, (height - 4) / 2)
    line.begin(artwork(tiles.artwork_of("dispatch"), 38))
    for action in reversed(kind.others):
        line.end(
            rule(height - 24, mix(theme.SAND, theme.INK, 0.3)), gap(2), artwork(tiles.artwork_of(action), 40)
        )
    pitch = line.room / len(kind.dispatches)
    size = min(46, int(pitch))
    line.middle(*(artwork(tiles.artwork_of(sort), size).at_least(pitch) for sort in kind.dispatches))
    return canvas.rounded(7)


def _moved(view: View) -> dict[str, tuple[int, str]]:
    found = {}
    for event in view.events:
        if event.seat is not None and (cells := event.places_of("cell")):
            found[cells[0]] = event.seat, event.places_of("slot")[0]
    return found


def draw_display(canvas: Canvas, view: View, words: Words, whole: Box) -> None:
    """The city tiles; a cell just emptied shows who took the tile, and the slot it went to."""
    canvas.spots["display"] = whole
    moved, rows = _moved(view), len(view.display) // components.COLUMNS
    for number, column in enumerate(columns_of(whole), 1):
        for label, box in zip(components.CELLS[number], column.spread(rows, gap=ROW_GAP), strict=False):
            canvas.spots[f"cell {label}"] = box
    for cell, tile in view.display.items():
        box = canvas.spots[f"cell {cell}"]
        if tile is not None:
            canvas.put(tiles.printed_tile(tile, box.width, box.height, words.locale), box.x, box.y)
            canvas.text(box.right - 9, box.y + 24, cell, LABEL, theme.INK, "right")
            continue
        canvas.rectangle(*box, theme.mix(theme.PANEL, theme.WALL, 0.5), 8)
        highlights.dotted(canvas, *box.inset(8), theme.TESSERA_ON_PANEL)
        if cell not in moved:
            canvas.text(*box.middle, cell, LABEL, theme.SOFT, "middle")
            continue
        seat, slot = moved[cell]
        highlights.frame(canvas, *box.inset(8))
        canvas.text(box.right - 18, box.y + 33, cell, LABEL, theme.SOFT, "right")
        middle, down = box.middle[0], box.y + box.height * 0.64
        canvas.centre(icon("common/arrow", 44), middle, down)
        canvas.centre(token(theme.SEATS[seat], 42), middle - 46, down)
        canvas.text(middle + 26, down, words.label(slot), LABEL, theme.LIGHT_GOLD)


PLATE_RED, PLATE_GREEN = mix(RED, IVORY, 0.08), GREEN_DARK
APART, UNTITLED = 6, 56
"""Gap between the parts beside the board, and height of a part without a title, in px."""
PLATE = 186
"""Width of a Germanic tile."""
HEAD = HEADING.at(32)
DECREE_WIDTH, DECREE_ROOM = 256, 215
"""Width of a decree, and of its name, in px."""


def lay_offers(canvas: Canvas, heading: Heading[View], box: Box) -> None:
    """Draw the parts beside the board, from the top."""
    for name, (height, _) in OFFERS.items():
        place, box = box.split(height, APART)
        draw = partial(_draw_offer, view=heading.view, words=heading.words, name=name, box=place)
        heading.lay(canvas, place, draw, name)


def _draw_offer(canvas: Canvas, view: View, words: Words, name: str, box: Box) -> None:
    panels.panel(canvas, *box)
    height, draw = OFFERS[name]
    if height > UNTITLED:
        title = words(f"passage-{name}")
        panels.heading(canvas, box.x + 14, box.y + 20, box.width - 28, title, style=HEAD)
    draw(canvas, view, words, box)


def effect_signs(effect: components.Effect) -> list[Sign]:
    found: list[Sign] = [Icon(artwork) for artwork in tiles.effect_artworks(effect)]
    if effect.amount < 0 or effect.kind in ("lose_star", "infra_once", "infra_perm"):
        return [*found, f"{MINUS}{abs(effect.amount)}"]
    counted = effect.kind in ("swap", "discard", "draw")
    return [*found, str(effect.amount)] if counted or effect.amount > 1 else found


def signs_of(space: components.Space) -> list[Sign]:
    """The symbols and the bonus of a space, until it is covered."""
    symbols: list[Sign] = [Icon(tiles.artwork_of("infra"))] * space.symbols
    return [*symbols, *(effect_signs(space.bonus) if space.bonus else [])]


def _draw_raid(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Both Germanic tiles with their strength, and the strengths of the cities, checked if enough."""
    known = view.left is not None and view.right is not None
    left_back, right_back = view.face_down()
    tribes = Row(canvas, box.x + 12, box.right - 12, box.y + 64)
    plus, equals = (written(sign, COUNT.at(32), SOFT) for sign in "+=")
    tribes.begin(picture(germanic(view.left, left_back[:1], PLATE_RED)), gap(8), plus, gap(8))
    tribes.begin(picture(germanic(view.right, right_back[:1], PLATE_GREEN)), gap(8))
    if known:
        tribes.begin(equals)
        tribes.middle(written(str(view.raid_strength), FIGURE.at(42), LIGHT_GOLD))
    seats = Row(canvas, box.x + 10, box.right - 4, box.bottom - 21)
    pitch = seats.room / view.seats
    for seat, player in enumerate(view.players):
        sign = [gap(4), artwork("common/check", 26)] if known and years.withstands(view, seat) else []
        count = counted(tiles.artwork_of("strength"), player.strength, 34, COUNT.at(32))
        seats.begin(together([picture(token(SEATS[seat], 30)), gap(3), count, *sign]).at_least(pitch))


@kept
def germanic(
    tile: str | None, back: str, colour: Colour, width: int = PLATE, height: int = 52
) -> Image.Image:
    """A Germanic tile: its strength and effect; if hidden (None), the letter of its back."""
    canvas = Canvas(width, height, tiles.shade(colour, 0.4))
    canvas.rectangle(0, 0, width, height - 4, colour, 7)
    line = Row(canvas, 10, width - 6, (height - 4) / 2)
    if tile is None:
        sign = picture(icon(tiles.artwork_of("germanic"), 42))
        line.middle(sign, gap(10), written(back, FIGURE.at(34), IVORY))
        return canvas.rounded(7)
    kind = components.GERMANIC[tile]
    strength: list[Sign] = [Icon(tiles.artwork_of("strength")), str(kind.strength)]
    line.begin(sign_line(strength, 36).at_least(68), rule(height - 22, mix(colour, IVORY, 0.35)))
    line.middle(sign_line(effect_signs(kind.effect), 38, line.room))
    return canvas.rounded(7)


def sign_line(signs: Sequence[Sign], size: int, room: float = inf, colour: Colour = IVORY) -> Piece:
    """Signs side by side, smaller if there is little room."""
    wide = min(room, rich_text.icons_width(signs, size, COUNT.at(max(22, size - 4))))
    draw = partial(rich_text.draw_icons, signs=signs, colour=colour, room=wide, size=size, anchor="left")
    return Piece(wide, draw)


def _draw_supply(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    bag = view.bag.items() if view.options.get("show_bag") == "on" else [("bag", view.bag_size)]
    left = [("star", view.cult), *bag, ("stack", view.stack), ("manipulator", view.manipulators)]
    _draw_counts(canvas, left, words, box)


def _draw_extensions(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    _draw_counts(canvas, [*view.extensions.items()], words, box)


def _draw_counts(canvas: Canvas, shown: Sequence[tuple[str, int]], words: Words, box: Box) -> None:
    """Amounts left, by name: in the middle of a low part, or below the heading of a higher one."""
    artworks, many = tiles.figure_artworks(words), len(shown) > components.COLUMNS
    line = Row(canvas, box.x + 12, box.right, box.y + (62 if box.height > UNTITLED else box.height / 2))
    size, pitch = (30, COUNT.at(32)) if many else (44, COUNT.at(34)), line.room / len(shown)
    for name, left in shown:
        line.begin(counted(artworks.get(name) or tiles.artwork_of(name), left, *size).at_least(pitch))


def _draw_towers(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    for row, kind in enumerate(("military", "trade")):
        found = sorted(tower for tower in view.towers if components.TOWERS[tower].kind == kind)
        line = Row(canvas, box.x + 10, box.right, box.y + 73 + row * 70)
        for tower, width in zip(found, widths(found, box.width - 20), strict=True):
            line.begin(picture(tiles.offered_tower(tower, words.locale, width, 66)), gap(5))


def widths(towers: list[str], room: int) -> list[int]:
    """The widths of the towers in a row: 82 px for those with three figures, an equal share for the others."""
    wide = [sum(map(len, components.TOWERS[tower].spaces)) > 2 for tower in towers]
    slim = (room - 5 * (len(towers) - 1) - 82 * sum(wide)) // max(1, wide.count(False))
    return [82 if three else min(slim, tiles.TOWER_WIDTH) for three in wide]


def _draw_decrees(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    rows = max(3, -(-len(view.decrees) // 2))
    size, style = (29, DETAIL.at(23)) if rows == 5 else (34, DETAIL)
    below = Box(box.x + 8, box.y + 41, 2 * DECREE_WIDTH, box.height - 44)
    places = below.spread(2 * rows, 2, 0)
    for decree, place in zip(view.decrees, [*places[::2], *places[1::2]], strict=False):
        name = written(words(f"picture-decree-{decree}"), style, IVORY, DECREE_ROOM)
        Row(canvas, place.x, place.right, place.middle[1]).begin(
            artwork(decree_artwork(decree), size), gap(5), name
        )


def decree_artwork(decree: str) -> str:
    condition = components.DECREES[decree].condition
    return tiles.artwork_of(condition.sort or condition.kind)


def _draw_privileges(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    found, line = Counter(view.privileges), Row(canvas, box.x + 12, box.right - 12, box.bottom - 26)
    kinds = [kind for kind in components.PRIVILEGES.values() if found[kind.id]]
    sizes = ([_offered(kind, found[kind.id], words, size) for kind in kinds] for size in range(40, 25, -2))
    pieces = line.fitting(sizes, beside=8 * len(kinds))
    line.begin(together(pieces, min(30, (line.room - width_of(pieces)) / max(1, len(pieces) - 1))))


def _offered(kind: components.PrivilegeTile, number: int, words: Words, size: int) -> Piece:
    signs = [sign for effect in kind.effects for sign in effect_signs(effect)]
    often = [gap(4), written(f"×{number}", COUNT.at(32), SOFT)] if number > 1 else []
    return together([sign_line(signs or [Icon(tiles.privilege_artwork(kind, words))], size), *often])


OFFERS: dict[str, tuple[int, Callable[[Canvas, View, Words, Box], None]]] = {
    "raid": (132, _draw_raid),
    "supply": (UNTITLED, _draw_supply),
    "extensions": (94, _draw_extensions),
    "towers": (180, _draw_towers),
    "decrees": (192, _draw_decrees),
    "privileges": (92, _draw_privileges),
}
"""The parts beside the board, from the top, with their heights and functions."""
