"""The panel of a city: stock, stars, manipulators, strength, decrees; the plan; tracks; aqueduct and shortage."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.discordia.components import (
    AQUEDUCT_END,
    COLOURS,
    CONSTANTS,
    DECREE_SPACES,
    EXTENSIONS,
    PLAN,
    PRIVILEGES,
    RELIEF,
    TRACKS,
    Track,
    TrackSpace,
)
from bot.games.discordia.state import Player
from bot.pictures import fonts
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL_BOLD, FIGURE
from bot.pictures.ledger import BAND, MINUS, count, number, seat_panel
from bot.pictures.palette import (
    CELL,
    FAINT,
    INK,
    IVORY,
    LINE,
    NIGHT,
    PANEL,
    SOFT,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
    Colour,
    mix,
    rgb,
)
from bot.pictures.seats import Seat

from .artworks import FIGURES, of, of_effect, of_privilege
from .plan import Grid, draw_plan

COVERED = rgb("#6A4A22")
"""The ground of a cell of a track on which a star lies."""
LEFT = BAND + 8
TRACK, TRACK_GAP = 42, 4
TOP, FOOT = 78, 41
"""What is left free above and below the plan."""


def draw_city(canvas: Canvas, player: Player, seat: Seat, box: Box, asked: bool) -> Grid:
    """The panel; returns where the slots of the plan lie."""
    seat_panel(canvas, seat, box.x, box.y, box.width, box.height, asked)
    _draw_stock(canvas, player, Box(box.x + LEFT, box.y, box.width - LEFT - 10, 58))
    tracks = 2 * TRACK + TRACK_GAP
    plan = Box(box.x + LEFT, box.y + TOP, box.width - LEFT - tracks - 18, box.height - TOP - FOOT)
    found = draw_plan(canvas, player, plan)
    for index, track in enumerate(TRACKS):
        x = plan.right + 8 + index * (TRACK + TRACK_GAP)
        draw_track(canvas, player, track, Box(x, plan.y, TRACK, plan.height))
    _draw_foot(canvas, player, Box(box.x + LEFT, box.bottom - FOOT, box.width - LEFT - 10, FOOT))
    return found


def _draw_stock(canvas: Canvas, player: Player, box: Box) -> None:
    """Figures by colour, stars, manipulators, strength, and the places for decrees."""
    y = box.y + 29
    x = box.x + 4
    for colour in COLOURS:
        count(canvas, x, y, FIGURES[colour], player.stock[colour], 44, COUNT.at(31))
        x += 86
    canvas.rectangle(x - 4, y - 18, 2, 36, LINE)
    count(canvas, x + 4, y, of("star"), player.stars, 34, COUNT.at(29))
    draw_manipulators(canvas, player, x + 80, y, 36)
    count(canvas, x + 166, y, of("strength"), player.strength, 33, COUNT.at(29))
    draw_decrees(canvas, player, box.right, y, 27)


def draw_manipulators(canvas: Canvas, player: Player, x: float, y: float, size: int) -> None:
    """How many can still be used this year, of how many."""
    canvas.centre(icon(of("manipulator" if player.active else "manipulator_off"), size), x + size / 2, y)
    text = f"{player.active}/{player.manipulators}"
    canvas.text(x + size + 4, y, text, COUNT.at(28), IVORY if player.active else FAINT)


def draw_summary(canvas: Canvas, player: Player, seat: Seat, box: Box, asked: bool) -> None:
    """What counts of a city, beside the board: its stock, and what it will be sent at the end of the year."""
    seat_panel(canvas, seat, box.x, box.y, box.width, box.height, asked)
    left, right = box.x + LEFT + 6, box.right - 12
    pitch = (right - left) / len(COLOURS)
    y = box.y + box.height * 0.3
    for index, colour in enumerate(COLOURS):
        count(canvas, left + index * pitch, y, FIGURES[colour], player.stock[colour], 56, COUNT.at(38))
    y = box.y + box.height * 0.73
    count(canvas, left, y, of("star"), player.stars, 38, COUNT.at(30))
    draw_manipulators(canvas, player, left + 92, y, 38)
    count(canvas, left + 192, y, of("strength"), player.strength, 36, COUNT.at(30))
    canvas.centre(icon(of("shortage"), 38), left + 288, y)
    total = sum(shortage_of(player)[:2]) - shortage_of(player)[2]
    canvas.text(left + 314, y, number(total), COUNT.at(30), IVORY)


def draw_decrees(canvas: Canvas, player: Player, right: float, y: float, size: int = 34) -> None:
    """The four places for decrees: a tablet where one lies, else what is printed there."""
    pitch = size + 3
    left = right - pitch * len(DECREE_SPACES) + 3
    for index, space in enumerate(DECREE_SPACES):
        x = left + index * pitch
        claimed = index < len(player.decrees)
        canvas.rectangle(x, y - size / 2, size, size, COVERED if claimed else CELL, 5)
        if claimed:
            canvas.centre(icon(of("decree"), size - 2), x + size / 2, y)
        else:
            _draw_prints(canvas, prints(space), x, y, size)


def prints(space: TrackSpace) -> list[str]:
    """What a place shows: a symbol, a bonus, or both."""
    found = [of("infra")] * space.symbols
    return [*found, *(of_effect(space.bonus) if space.bonus else ())]


def _draw_prints(canvas: Canvas, artworks: Sequence[str], x: float, y: float, size: int) -> None:
    """One or two icons in a square."""
    if len(artworks) == 1:
        canvas.centre(icon(artworks[0], size - 6), x + size / 2, y)
        return
    for index, artwork in enumerate(artworks):
        small = round(size * 0.62)
        shift = size * 0.19 * (1 if index else -1)
        canvas.centre(icon(artwork, small), x + size / 2 + shift, y + shift)


def spaces_of(player: Player, track: Track) -> list[TrackSpace]:
    """The spaces of a track with those that extensions have added."""
    tile = next(tile for tile in EXTENSIONS.values() if tile.track == track)
    added = [TrackSpace("", bonus=bonus) for bonus in tile.adds]
    return [*TRACKS[track], *added * player.extensions[tile.id]]


def draw_track(canvas: Canvas, player: Player, track: Track, box: Box) -> None:
    """A track from the foot upwards: a star where one lies, else what the next ones bring."""
    tile = next(tile for tile in EXTENSIONS.values() if tile.track == track)
    canvas.centre(icon(of(track), 36), box.x + box.width / 2, box.y - 18)
    covered = getattr(player, track)
    spaces = spaces_of(player, track)
    place = next(space for space in PLAN.values() if space.kind == tile.id)
    cells: list[list[str] | None] = [None] * covered + [prints(space) for space in spaces[covered:]]
    if not player.extensions[tile.id]:
        cells.append([of("infra")] * place.symbols)
    least = 31
    fitting = box.height // least
    together = 0
    if len(cells) > fitting:
        together = min(covered, len(cells) - fitting + 1)
        cells = [None, *cells[together:]][:fitting]
    pitch = min(64.0, box.height / max(len(cells), 1))
    for index, cell in enumerate(cells):
        bottom = box.bottom - pitch * index
        y, height = bottom - pitch / 2, round(pitch) - 3
        canvas.rectangle(box.x, bottom - height, box.width, height, COVERED if cell is None else CELL, 5)
        if cell is not None:
            _draw_cell(canvas, cell, box.x + box.width / 2, y - 1, box.width, height)
        elif index == 0 and together > 1:
            canvas.centre(icon(of("star"), 24), box.x + 13, y - 1)
            canvas.text(box.x + 25, y - 1, str(together), DETAIL_BOLD, IVORY)
        else:
            canvas.centre(icon(of("star"), min(height - 2, 34)), box.x + box.width / 2, y - 1)


def _draw_cell(canvas: Canvas, cell: Sequence[str], x: float, y: float, width: int, height: int) -> None:
    size = min(height - 4, 38, width // len(cell) if cell else width)
    for index, artwork in enumerate(cell):
        canvas.centre(icon(artwork, size), x + (index - (len(cell) - 1) / 2) * size, y)


def _draw_foot(canvas: Canvas, player: Player, box: Box) -> None:
    """The aqueduct with its ring, the shortage as a sum, privileges."""
    y = box.y + 20
    canvas.centre(icon(of("aqueduct"), 36), box.x + 20, y)
    x, cell, pitch = box.x + 44, 19, 22
    for field in range(AQUEDUCT_END + 1):
        passed = field <= player.aqueduct
        canvas.rectangle(x + field * pitch, y - 10, cell, 20, WATER if passed else mix(WATER_DARK, NIGHT, 0.35), 4)
    canvas.centre(icon(of("ring"), 36), x + player.aqueduct * pitch + cell / 2, y)
    x += pitch * (AQUEDUCT_END + 1) + 8
    x += max(18, canvas.text(x, y, str(player.aqueduct), COUNT.at(28), WATER_LIGHT)) + 22
    canvas.centre(icon(of("shortage"), 38), x + 19, y)
    draw_sum(canvas, player, x + 46, y)
    for index, privilege in enumerate(reversed(player.privileges)):
        sprite = icon(of_privilege(PRIVILEGES[privilege.id]), 40)
        if privilege.spent:
            sprite = sprite.copy()
            sprite.putalpha(sprite.getchannel("A").point(lambda value: value // 4))
        canvas.centre(sprite, box.right - 20 - index * 44, y)


def draw_sum(canvas: Canvas, player: Player, x: float, y: float, size: int = 27) -> float:
    """The shortage as a sum: symbols and open spaces, less what helps; returns the width."""
    symbols, spaces, help_ = shortage_of(player)
    start = x
    parts = f"{symbols} + {spaces} {MINUS} {help_} = " if help_ else f"{symbols} + {spaces} = "
    x += canvas.text(x, y, parts, COUNT.at(size), SOFT)
    total = symbols + spaces - help_
    x += canvas.text(x, y, number(total), COUNT.at(size + 5), IVORY)
    return x - start


def shortage_of(player: Player) -> tuple[int, int, int]:
    """Symbols that are visible, spaces that are open, and what lowers the sum."""
    return 8, sum(tile.open_spaces for _, tile in player.tiles()), RELIEF[player.aqueduct]


__all__ = ["CONSTANTS", "FIGURE", "INK", "PANEL", "Colour", "fonts"]
