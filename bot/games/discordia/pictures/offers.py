"""What lies beside the board: the raid to come, supplies, extensions, towers, decrees, privileges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial
from typing import NamedTuple

from bot.app.fallbacks import separately
from bot.games.discordia.components import DECREES, GERMANIC, PRIVILEGES, TOWERS, Effect, PrivilegeTile
from bot.games.discordia.rules import years
from bot.games.discordia.state import View
from bot.i18n.fluent import Words
from bot.pictures import rich_text
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, HEADING
from bot.pictures.panels import MINUS, count, heading, panel
from bot.pictures.pieces import token
from bot.pictures.rich_text import Icon, Sign
from bot.pictures.row import Piece, Row, gap, picture, together, width_of, written
from bot.pictures.sprites import icon
from bot.pictures.theme import GREEN_DARK, IVORY, LIGHT_GOLD, RED, SEATS, SOFT, Colour, mix

from . import tiles
from .cities import put_panel
from .tiles import artwork_of, effect_artworks, figure_artworks, privilege_artwork, shade

PLATE_RED, PLATE_GREEN = mix(RED, IVORY, 0.08), GREEN_DARK
GAP = 6
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


@separately
def draw_offers(canvas: Canvas, view: View, words: Words, x: int, y: int, width: int) -> None:
    for which in PARTS:
        box = Box(x, y, width, which.height)
        key = "discordia offer", which.name, which.shows(view), words.locale
        put_panel(canvas, key, box, partial(_draw_part, which, view, words))
        canvas.spots[which.name] = box
        y += which.height + GAP


def _draw_part(which: Part, view: View, words: Words, canvas: Canvas, box: Box) -> None:
    panel(canvas, *box)
    if which.title:
        heading(canvas, box.x + 14, box.y + 20, box.width - 28, words(which.title), style=HEAD)
    which.draw(canvas, view, words, box)


def effect_signs(effect: Effect) -> list[Sign]:
    found: list[Sign] = [Icon(artwork) for artwork in effect_artworks(effect)]
    if effect.amount < 0 or effect.kind in ("lose_star", "infra_once", "infra_perm"):
        return [*found, f"{MINUS}{abs(effect.amount)}"]
    counted = effect.kind in ("swap", "discard", "draw")
    return [*found, str(effect.amount)] if counted or effect.amount > 1 else found


def _draw_raid(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    top, height = box.y + 38, 52
    left_back, right_back = view.face_down()
    x = box.x + 12 + PLATE
    draw_germanic(canvas, view.left, left_back[:1], Box(x - PLATE, top, PLATE, height), PLATE_RED)
    canvas.text(x + 16, top + 24, "+", COUNT.at(32), SOFT, "middle")
    draw_germanic(canvas, view.right, right_back[:1], Box(x + 32, top, PLATE, height), PLATE_GREEN)
    x += 32 + PLATE
    if view.left and view.right:
        canvas.text(x + 16, top + 24, "=", COUNT.at(32), SOFT, "middle")
        middle, total = (x + 28 + box.right) / 2, str(view.raid_strength)
        canvas.text(middle, top + 25, total, FIGURE.at(42), LIGHT_GOLD, "middle")
    pitch, y = (box.width - 8) / view.seats, box.bottom - 21
    for seat, player in enumerate(view.players):
        left = box.x + 10 + seat * pitch
        canvas.centre(token(SEATS[seat], 30), left + 15, y)
        taken = count(canvas, left + 33, y, artwork_of("strength"), player.strength, 34, COUNT.at(32))
        if view.left and view.right and years.withstands(view, seat):
            canvas.centre(icon("common/check", 26), left + 33 + taken + 15, y - 1)


def draw_germanic(canvas: Canvas, tile: str | None, back: str, box: Box, colour: Colour) -> None:
    """A Germanic tile: strength and what it does; face down the letter of its back."""
    canvas.rectangle(*box, shade(colour, 0.4), 7)
    canvas.rectangle(box.x, box.y, box.width, box.height - 4, colour, 7)
    middle, y = box.x + box.width / 2, box.y + (box.height - 4) / 2
    if tile is None:
        canvas.centre(icon(artwork_of("germanic"), 42), middle - 20, y)
        canvas.text(middle + 24, y, back, FIGURE.at(34), IVORY, "middle")
        return
    kind = GERMANIC[tile]
    strength: list[Sign] = [Icon(artwork_of("strength")), str(kind.strength)]
    rich_text.draw_icons(canvas, box.x + 10, y, strength, IVORY, 70, 36, "left")
    canvas.rectangle(box.x + 78, box.y + 9, 2, box.height - 22, mix(colour, IVORY, 0.35))
    middle = box.x + 80 + (box.width - 84) / 2
    rich_text.draw_icons(canvas, middle, y, effect_signs(kind.effect), IVORY, box.width - 90, 38)


def _draw_supply(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    y = box.y + box.height / 2
    found = [(artwork_of("star"), view.cult), (artwork_of("bag"), view.bag_size)]
    found += [("common/stack", view.stack), (artwork_of("manipulator"), view.manipulators)]
    if view.options.get("show_bag") == "on":
        artworks = figure_artworks(words)
        found[1:2] = [(artworks[colour], amount) for colour, amount in view.bag.items()]
        pitch, size, style = (box.width - 8) / len(found), 30, COUNT.at(32)
    else:
        pitch, size, style = (box.width - 16) / len(found), 44, COUNT.at(34)
    for index, (artwork, amount) in enumerate(found):
        count(canvas, box.x + 10 + index * pitch, y, artwork, amount, size, style)


def _draw_extensions(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    for index, (kind, left) in enumerate(view.extensions.items()):
        x = box.x + 12 + index * 84.5
        count(canvas, x, box.y + 62, artwork_of(kind), left, 46, COUNT.at(34))


def _draw_towers(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    for row, kind in enumerate(("military", "trade")):
        found = sorted(tower for tower in view.towers if TOWERS[tower].kind == kind)
        line = Row(canvas, box.x + 10, box.right, box.y + 73 + row * 70)
        for tower, width in zip(found, widths(found, box.width - 20), strict=True):
            line.begin(picture(tiles.offered_tower(tower, words.locale, width, 66)), gap(5))


def widths(towers: list[str], room: int) -> list[int]:
    """How wide the towers of a row are drawn: alike, or those with three figures wider than the others."""
    if not towers:
        return []
    alike = (room + 5) // len(towers) - 5
    if alike >= 84:
        return [min(alike, tiles.TOWER_WIDTH)] * len(towers)
    wide = [sum(map(len, TOWERS[tower].spaces)) > 2 for tower in towers]
    slim = (room - 5 * (len(towers) - 1) - 82 * sum(wide)) // (len(towers) - sum(wide))
    return [82 if three else slim for three in wide]


def _draw_decrees(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    rows = max(3, -(-len(view.decrees) // 2))
    pitch = (box.height - 44) / rows
    size, style = (29, DETAIL.at(23)) if rows == 5 else (34, DETAIL)
    for index, decree in enumerate(view.decrees):
        x = box.x + 8 + index // rows * DECREE_WIDTH
        y = box.y + 41 + pitch * (index % rows + 0.5)
        canvas.centre(icon(decree_artwork(decree), size), x + size / 2, y)
        canvas.text(x + size + 5, y, words(f"picture-decree-{decree}"), style, IVORY, room=DECREE_ROOM)


def decree_artwork(decree: str) -> str:
    condition = DECREES[decree].condition
    return artwork_of(condition.sort or DECREE_ICONS.get(condition.kind, condition.kind))


def _draw_privileges(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    found, line = Counter(view.privileges), Row(canvas, box.x + 12, box.right - 12, box.bottom - 26)
    kinds = [kind for kind in PRIVILEGES.values() if found[kind.id]]
    sizes = ([_offered(kind, found[kind.id], words, size) for kind in kinds] for size in range(40, 25, -2))
    shown = line.fitting(sizes, beside=8 * len(kinds))
    line.begin(together(shown, min(30, (line.room - width_of(shown)) / max(1, len(shown) - 1))))


def _offered(kind: PrivilegeTile, number: int, words: Words, size: int) -> Piece:
    """A privilege by what it does, and how many there are if there are several."""
    signs = [sign for effect in kind.effects for sign in effect_signs(effect)]
    signs = signs or [Icon(privilege_artwork(kind, words))]
    wide = rich_text.icons_width(signs, size, COUNT.at(max(22, size - 4)))
    draw = partial(rich_text.draw_icons, signs=signs, colour=IVORY, room=wide, size=size, anchor="left")
    often = [gap(4), written(f"×{number}", COUNT.at(32), SOFT)] if number > 1 else []
    return together([Piece(wide, draw), *often])


class Part(NamedTuple):
    """A part of what lies beside the board: how high it is, how it is drawn, what of the table it shows, its title."""

    name: str
    height: int
    draw: Callable[[Canvas, View, Words, Box], None]
    shows: Callable[[View], Hashable]
    title: str = ""


def _tribes(view: View) -> Hashable:
    return view.left, view.right, view.face_down(), *(player.strength for player in view.players)


def _supplies(view: View) -> Hashable:
    bag = tuple(view.bag.values()) if view.options.get("show_bag") == "on" else view.bag_size
    return view.cult, bag, view.stack, view.manipulators


PARTS = (
    Part("raid", 132, _draw_raid, _tribes, "picture-raid"),
    Part("supply", 56, _draw_supply, _supplies),
    Part(
        "extensions",
        94,
        _draw_extensions,
        lambda view: tuple(view.extensions.values()),
        "rules-extensions-title",
    ),
    Part("towers", 180, _draw_towers, lambda view: tuple(view.towers), "held-towers"),
    Part("decrees", 192, _draw_decrees, lambda view: tuple(view.decrees), "held-decrees"),
    Part("privileges", 92, _draw_privileges, lambda view: tuple(view.privileges), "held-privileges"),
)
"""From the top."""
