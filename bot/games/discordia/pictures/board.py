"""The shared board: river of the seasons, dice, action tiles, display; beside it the raid to come and all offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from functools import partial
from math import inf
from typing import Any, NamedTuple

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.discordia import components
from bot.games.discordia.rules import turns, years
from bot.games.discordia.state import View
from bot.i18n.fluent import Words
from bot.pictures import highlights, rich_text, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, PLACE_ON_TILE, Style
from bot.pictures.panels import MINUS, heading, panel
from bot.pictures.pieces import coloured_die, token
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.row import Piece, Row, artwork, counted, gap, picture, rule, together, width_of, written
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import GREEN_DARK, IVORY, LIGHT_GOLD, RED, SEATS, SOFT, Colour, mix

from . import tiles
from .cities import draw_wave

WIDTH, GAP = 162, 8
"""Of a column, and between two."""
BOARD_WIDTH = components.COLUMNS * WIDTH + (components.COLUMNS - 1) * GAP
"""Of the whole board."""
SEASON_HEIGHT, DICE_HEIGHT, ACTION_HEIGHT = 88, 88, 66
RIVER, DICE_STRIP, ACTIONS, DISPLAY = 0, 92, 184, 256
"""Where the parts of the board begin, from its upper edge."""
SEASON, LABEL = Style(DETAIL_BOLD.face, 32, 26), PLACE_ON_TILE.at(32)
PITCH, ROOMY_PITCH = 131, 174
"""From one row of the display to the next, with four rows and with fewer."""
ROW_GAP = 11
DIE_COLOURS: dict[components.Die, tuple[theme.Colour, theme.Colour]] = {
    "blue": (theme.BLUE, theme.IVORY),
    "red": (theme.RED, theme.IVORY),
    "yellow": (theme.YELLOW, theme.INK),
}
QUAY, QUAY_EDGE = theme.rgb("#D8CBB0"), theme.rgb("#9C8A6B")
WATER_HEIGHT = 50


def column_box(column: int, x: int, y: int, height: int, width: int = WIDTH) -> Box:
    """Of a column, counted from 1."""
    return Box(x + (column - 1) * (width + GAP), y, width, height)


def display_size(view: View) -> tuple[int, int]:
    """From one row of the display to the next, and its whole height."""
    rows = len(view.display) // components.COLUMNS
    pitch = PITCH if rows > 3 else ROOMY_PITCH
    return pitch, rows * pitch


@separately
def draw_board(canvas: Canvas, view: View, words: Words, x: int, y: int) -> None:
    bonuses, now = tuple(view.season_bonuses), view.season if view.phase == "season" else None
    key: Hashable = "discordia year", bonuses, now, x, y, words.locale
    canvas.part(key, lambda sheet: draw_year(sheet, bonuses, now, words, x, y + RIVER))
    draw_dice(canvas, view, words, x, y + DICE_STRIP)
    draw_actions(canvas, view.action_tiles, x, y + ACTIONS)
    pitch, height = display_size(view)
    key = "discordia display", x, y, tuple(view.display.items()), tuple(_taken(view).items()), words.locale
    canvas.part(key, lambda sheet: draw_display(sheet, view, words, x, y + DISPLAY, pitch))
    canvas.spots["display"] = Box(x, y + DISPLAY, BOARD_WIDTH, height - ROW_GAP)
    for column in range(1, components.COLUMNS + 1):
        height = canvas.spots["display"].bottom - y - DICE_STRIP
        canvas.spots[f"column {column}"] = column_box(column, x, y + DICE_STRIP, height)


def draw_year(
    canvas: Canvas, bonuses: Sequence[components.Effect], now: int | None, words: Words, x: int, y: int
) -> None:
    """The seasons with the bonuses of their columns; the boat, and the name in gold, where the year stands."""
    canvas.put(_river(), x, y)
    for column in range(1, components.COLUMNS + 1):
        box = column_box(column, x, y, SEASON_HEIGHT)
        left, middle = box.x, box.middle[0]
        if column > components.CONSTANTS.seasons:
            canvas.centre(icon(tiles.artwork_of("development"), 46), middle, y + 25)
            canvas.text(middle, y + 69, words("move-develop"), SEASON, theme.INK, "middle", room=WIDTH - 4)
            continue
        canvas.spots[f"season {column}"] = box
        season, bonus = components.SEASONS[column - 1], bonuses[column - 1]
        canvas.centre(icon(tiles.artwork_of(season.id), 44), left + 26, y + 25)
        canvas.centre(icon(tiles.effect_artworks(bonus)[0], 44), left + WIDTH - 26, y + 25)
        if bonus.amount > 1:
            right, down = left + WIDTH - 17, y + 36
            canvas.disc(right, down, 17, theme.INK)
            canvas.disc(right, down, 15, theme.IVORY)
            canvas.text(right, down, str(bonus.amount), DETAIL_BOLD.at(32), theme.INK, "middle")
        if column == now:
            canvas.centre(icon(tiles.artwork_of("boat"), 58), middle, y + 27)
            canvas.rectangle(left - 2, y + 50, WIDTH + 4, 40, theme.NIGHT, 9)
            canvas.rectangle(left + 1, y + 53, WIDTH - 2, 34, theme.LIGHT_GOLD, 7)
        name = words(f"picture-season-{season.id}")
        canvas.text(middle, y + 69, name, SEASON, theme.INK, "middle", room=WIDTH - 4)


@kept
def _river() -> Image.Image:
    canvas = Canvas(BOARD_WIDTH, SEASON_HEIGHT, QUAY_EDGE)
    for column in range(1, components.COLUMNS + 1):
        x, _, width, _ = column_box(column, 0, 0, SEASON_HEIGHT)
        canvas.rectangle(x, 0, width, WATER_HEIGHT, theme.WATER)
        for across, down in ((58, 14), (96, 34), (66, 42), (116, 12)):
            draw_wave(canvas, x + across, down)
        canvas.rectangle(x, WATER_HEIGHT, width, SEASON_HEIGHT - WATER_HEIGHT - 4, QUAY)
    return canvas.rounded(10)


def draw_dice(canvas: Canvas, view: View, words: Words, x: int, y: int, width: int = WIDTH) -> None:
    """Each die on the column of its value; the column in use in gold; a place to choose from in tesserae."""
    choosing = view.phase == "season" and view.turn is None and bool(view.dice)
    taken = turns.taken_die(view)
    for column in range(1, components.COLUMNS + 1):
        box = canvas.spots[f"dice {column}"] = column_box(column, x, y, DICE_HEIGHT, width)
        used = view.turn is not None and view.turn.value == column
        dice = [die for die in components.DICE if view.dice.get(die) == column]
        canvas.rectangle(*box, theme.LIGHT_GOLD if used else theme.PANEL, 9 if used else 8)
        if used:
            canvas.rectangle(*box.inset(4), theme.PANEL, 7)
        if not dice:
            colour = theme.LIGHT_GOLD if used else theme.mix(theme.FAINT, theme.PANEL, 0.05)
            canvas.text(*box.middle, str(column), FIGURE.at(44), colour, "middle")
            continue
        if choosing and any(die != taken for die in dice):
            highlights.dotted(canvas, *box.inset(5), theme.IVORY)
        size, (middle, down) = 68 if len(dice) < 3 else 48, box.middle
        for across, die in around(middle, dice, size + 4):
            place = Box(round(across - size / 2), round(down - size / 2), size, size)
            canvas.spots[f"die {die}"] = place
            _draw_die(canvas, view, die, column, place, words)


def _draw_die(canvas: Canvas, view: View, die: components.Die, value: int, box: Box, words: Words) -> None:
    """A die; dull with the token of Maximus once it is taken; in a gold frame while it is used."""
    (x, y), size, taken = box.middle, box.width, die == turns.taken_die(view)
    colours: tuple[Colour, ...] = (*DIE_COLOURS[die], theme.IVORY)
    if view.turn is not None and view.turn.die == die:
        highlights.frame(canvas, *box.inset(5), 9)
    elif taken:
        colours = tuple(theme.mix(colour, theme.PANEL, 0.62) for colour in colours)
    colour, pip, rim = colours
    canvas.centre(coloured_die(colour, rim, pip, "circle", value, size), x, y)
    if taken:
        canvas.centre(token(theme.SEATS[view.maximus], round(size * 0.5)), x + size * 0.27, y + size * 0.27)
    else:
        figure = tiles.chip(components.LETTERS[die], True, 38 if size > 48 else 28, words.locale)
        canvas.centre(figure, x - size / 2 + 1, y - size / 2 + 9)


def draw_actions(canvas: Canvas, action_tiles: Sequence[str], x: int, y: int, width: int = WIDTH) -> None:
    for column, action_tile in enumerate(action_tiles, 1):
        box = canvas.spots[f"action {column}"] = column_box(column, x, y, ACTION_HEIGHT, width)
        canvas.put(action_sprite(action_tile, width), box.x, y)


@kept
def action_sprite(action_tile: str, width: int = WIDTH, height: int = ACTION_HEIGHT) -> Image.Image:
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


def _taken(view: View) -> dict[str, tuple[int, str]]:
    found = {}
    for event in view.events:
        if event.seat is not None and (cells := event.places_of("cell")):
            found[cells[0]] = event.seat, event.places_of("slot")[0]
    return found


def draw_display(
    canvas: Canvas, view: View, words: Words, x: int, y: int, pitch: int, width: int = WIDTH
) -> None:
    """The city tiles; where one was taken just now, by whom and to where."""
    taken = _taken(view)
    for cell, tile in view.display.items():
        top = y + components.DISPLAY_ROWS.index(cell[1]) * pitch
        box = canvas.spots[f"cell {cell}"] = column_box(int(cell[0]), x, top, pitch - ROW_GAP, width)
        if tile is not None:
            canvas.put(tiles.printed_tile(tile, box.width, box.height, words.locale), box.x, box.y)
            canvas.text(box.right - 9, box.y + 24, cell, LABEL, theme.INK, "right")
            continue
        canvas.rectangle(*box, theme.mix(theme.PANEL, theme.WALL, 0.5), 8)
        highlights.dotted(canvas, *box.inset(8), theme.TESSERA_ON_PANEL)
        if cell not in taken:
            canvas.text(*box.middle, cell, LABEL, theme.SOFT, "middle")
            continue
        seat, slot = taken[cell]
        highlights.frame(canvas, *box.inset(8))
        canvas.text(box.right - 18, box.y + 33, cell, LABEL, theme.SOFT, "right")
        middle, down = box.middle[0], box.y + box.height * 0.64
        canvas.centre(icon("common/arrow", 44), middle, down)
        canvas.centre(token(theme.SEATS[seat], 42), middle - 46, down)
        canvas.text(middle + 26, down, words.label(slot), LABEL, theme.LIGHT_GOLD)


PLATE_RED, PLATE_GREEN = mix(RED, IVORY, 0.08), GREEN_DARK
APART = 6
"""Between the parts, in px."""
PLATE = 186
"""Width of a Germanic tile."""
HEAD = HEADING.at(32)
DECREE_WIDTH, DECREE_ROOM = 256, 215
"""Width of a decree, and of what it says."""
DECREE_ICONS = {
    **{"ext_kinds": "extension", "ext_pairs": "extension", "manipulators": "manipulator", "towers": "tower"},
    **{"stock_colours_max": "stock", "placed": "dispatch", "each_sort_placed": "special"},
}
"""The artwork of kinds of condition; those of one sort of tile show the sort, the others are called as their kind."""


class Part(NamedTuple):
    """A part of what lies beside the board: its height, what of the table it shows and how it draws that, its title."""

    name: str
    height: int
    shows: Callable[[View], Sequence[Any]]
    draw: Callable[[Canvas, Sequence[Any], Words, Box], None]
    title: str = ""


@separately
def draw_offers(canvas: Canvas, view: View, words: Words, x: int, y: int, width: int) -> None:
    for part in PARTS:
        box, shown = Box(x, y, width, part.height), tuple(part.shows(view))
        key = "discordia offer", part.name, shown, box, words.locale
        canvas.part(key, partial(_draw_part, part, shown, words, box))
        canvas.spots[part.name] = box
        y += part.height + APART


def _draw_part(part: Part, shown: Sequence[Any], words: Words, box: Box, canvas: Canvas) -> None:
    panel(canvas, *box)
    if part.title:
        heading(canvas, box.x + 14, box.y + 20, box.width - 28, words(part.title), style=HEAD)
    part.draw(canvas, shown, words, box)


def effect_signs(effect: components.Effect) -> list[Sign]:
    found: list[Sign] = [Icon(artwork) for artwork in tiles.effect_artworks(effect)]
    if effect.amount < 0 or effect.kind in ("lose_star", "infra_once", "infra_perm"):
        return [*found, f"{MINUS}{abs(effect.amount)}"]
    counted = effect.kind in ("swap", "discard", "draw")
    return [*found, str(effect.amount)] if counted or effect.amount > 1 else found


def signs_of(space: components.Space) -> list[Sign]:
    """What a space shows until it is covered: symbols and a bonus."""
    symbols: list[Sign] = [Icon(tiles.artwork_of("infra"))] * space.symbols
    return [*symbols, *(effect_signs(space.bonus) if space.bonus else [])]


def _raid(view: View) -> Sequence[Any]:
    """The tribes with what lies face down of each pile, and their strength; those of the cities, and which hold."""
    known = view.left is not None and view.right is not None
    cities = [
        (player.strength, known and years.withstands(view, seat)) for seat, player in enumerate(view.players)
    ]
    return view.left, view.right, *view.face_down(), view.raid_strength if known else None, *cities


def _draw_raid(canvas: Canvas, shown: Sequence[Any], words: Words, box: Box) -> None:
    left, right, left_back, right_back, strength, *cities = shown
    tribes = Row(canvas, box.x + 12, box.right - 12, box.y + 64)
    plus, equals = (written(sign, COUNT.at(32), SOFT) for sign in "+=")
    tribes.begin(picture(germanic(left, left_back[:1], PLATE_RED)), gap(8), plus, gap(8))
    tribes.begin(picture(germanic(right, right_back[:1], PLATE_GREEN)), gap(8))
    if strength is not None:
        tribes.begin(equals)
        tribes.middle(written(str(strength), FIGURE.at(42), LIGHT_GOLD))
    seats = Row(canvas, box.x + 10, box.right - 4, box.bottom - 21)
    pitch = seats.room / len(cities)
    for seat, (strong, holds) in enumerate(cities):
        sign = [gap(4), artwork("common/check", 26)] if holds else []
        count = counted(tiles.artwork_of("strength"), strong, 34, COUNT.at(32))
        seats.begin(together([picture(token(SEATS[seat], 30)), gap(3), count, *sign]).at_least(pitch))


@kept
def germanic(
    tile: str | None, back: str, colour: Colour, width: int = PLATE, height: int = 52
) -> Image.Image:
    """A Germanic tile: strength and what it does; face down the letter of its back."""
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
    """Signs side by side, smaller where there is no room."""
    wide = min(room, rich_text.icons_width(signs, size, COUNT.at(max(22, size - 4))))
    draw = partial(rich_text.draw_icons, signs=signs, colour=colour, room=wide, size=size, anchor="left")
    return Piece(wide, draw)


def _supplies(view: View) -> Sequence[Any]:
    bag = view.bag.items() if view.options.get("show_bag") == "on" else [("bag", view.bag_size)]
    return ("star", view.cult), *bag, ("stack", view.stack), ("manipulator", view.manipulators)


def _draw_counts(canvas: Canvas, shown: Sequence[Any], words: Words, box: Box) -> None:
    """What is left, by its name: in the middle of a low part, below the heading of a higher one."""
    artworks, many = tiles.figure_artworks(words), len(shown) > components.COLUMNS
    line = Row(canvas, box.x + 12, box.right, box.y + (box.height / 2 if box.height < 60 else 62))
    size, pitch = (30, COUNT.at(32)) if many else (44, COUNT.at(34)), line.room / len(shown)
    for name, left in shown:
        line.begin(counted(artworks.get(name) or tiles.artwork_of(name), left, *size).at_least(pitch))


def _draw_towers(canvas: Canvas, shown: Sequence[Any], words: Words, box: Box) -> None:
    for row, kind in enumerate(("military", "trade")):
        found = sorted(tower for tower in shown if components.TOWERS[tower].kind == kind)
        line = Row(canvas, box.x + 10, box.right, box.y + 73 + row * 70)
        for tower, width in zip(found, widths(found, box.width - 20), strict=True):
            line.begin(picture(tiles.offered_tower(tower, words.locale, width, 66)), gap(5))


def widths(towers: list[str], room: int) -> list[int]:
    """How wide the towers of a row are drawn: those with three figures as they need it, the others alike."""
    wide = [sum(map(len, components.TOWERS[tower].spaces)) > 2 for tower in towers]
    slim = (room - 5 * (len(towers) - 1) - 82 * sum(wide)) // max(1, wide.count(False))
    return [82 if three else min(slim, tiles.TOWER_WIDTH) for three in wide]


def _draw_decrees(canvas: Canvas, shown: Sequence[Any], words: Words, box: Box) -> None:
    rows = max(3, -(-len(shown) // 2))
    size, style = (29, DETAIL.at(23)) if rows == 5 else (34, DETAIL)
    below = Box(box.x + 8, box.y + 41, 2 * DECREE_WIDTH, box.height - 44)
    places = below.spread(2 * rows, 2, 0)
    for decree, place in zip(shown, [*places[::2], *places[1::2]], strict=False):
        name = written(words(f"picture-decree-{decree}"), style, IVORY, DECREE_ROOM)
        Row(canvas, place.x, place.right, place.middle[1]).begin(
            artwork(decree_artwork(decree), size), gap(5), name
        )


def decree_artwork(decree: str) -> str:
    condition = components.DECREES[decree].condition
    return tiles.artwork_of(condition.sort or DECREE_ICONS.get(condition.kind, condition.kind))


def _draw_privileges(canvas: Canvas, shown: Sequence[Any], words: Words, box: Box) -> None:
    found, line = Counter(shown), Row(canvas, box.x + 12, box.right - 12, box.bottom - 26)
    kinds = [kind for kind in components.PRIVILEGES.values() if found[kind.id]]
    sizes = ([_offered(kind, found[kind.id], words, size) for kind in kinds] for size in range(40, 25, -2))
    pieces = line.fitting(sizes, beside=8 * len(kinds))
    line.begin(together(pieces, min(30, (line.room - width_of(pieces)) / max(1, len(pieces) - 1))))


def _offered(kind: components.PrivilegeTile, number: int, words: Words, size: int) -> Piece:
    signs = [sign for effect in kind.effects for sign in effect_signs(effect)]
    often = [gap(4), written(f"×{number}", COUNT.at(32), SOFT)] if number > 1 else []
    return together([sign_line(signs or [Icon(tiles.privilege_artwork(kind, words))], size), *often])


PARTS = (
    Part("raid", 132, _raid, _draw_raid, "picture-raid"),
    Part("supply", 56, _supplies, _draw_counts),
    Part(
        "extensions", 94, lambda view: tuple(view.extensions.items()), _draw_counts, "rules-extensions-title"
    ),
    Part("towers", 180, lambda view: view.towers, _draw_towers, "held-towers"),
    Part("decrees", 192, lambda view: view.decrees, _draw_decrees, "held-decrees"),
    Part("privileges", 92, lambda view: view.privileges, _draw_privileges, "held-privileges"),
)
"""From the top."""
