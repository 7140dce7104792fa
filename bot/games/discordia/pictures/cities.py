"""A city at the table: its plan, stock, tracks, decrees and privileges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeAlias

from msgspec.json import encode
from msgspec.structs import replace
from PIL import Image

from bot.app.fallbacks import separately
from bot.engine import Holding
from bot.games.discordia import components
from bot.games.discordia.holdings import HOLDINGS, MEANS, STOCK
from bot.games.discordia.rules import city, years
from bot.games.discordia.state import Player, Privilege, Table, Tile
from bot.i18n.fluent import Locale, Words
from bot.pictures import highlights, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, HEADING, PLACE
from bot.pictures.panels import BAND, MINUS, number, seat_panel
from bot.pictures.row import Piece, Row, artwork, counted, gap, together, width_of, written
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import SOFT, Colour

from . import tiles

ROWS = components.ROWS_FROM_TOP
FEWEST = 5
"""The places that every row shows at least, built or not."""
STONE, GRASS = theme.rgb("#B5AA96"), theme.rgb("#7C9B58")
BANDS = {"T": STONE, "H": theme.WATER, "K": GRASS, "M": GRASS, "F": GRASS}
LETTERS = 38
"""Width of the letters of rows at the left, in px."""
ABOVE = 19
"""Distance from the numbers of places down to the plan, in px."""
GAP = 4
Places: TypeAlias = dict[str, Box]
"""Boxes in a picture of a city, by label or name."""


def bands(box: Box) -> dict[components.Row, Box]:
    return dict(zip(ROWS, box.spread(len(ROWS), gap=0), strict=True))


def slots(box: Box, columns: int) -> Places:
    """The boxes of the slots of a plan, by label ("K2")."""
    return {
        f"{row}{number}": slot
        for row, band in bands(box).items()
        for number, slot in enumerate(
            Box(band.x + LETTERS, band.y + 3, band.width - LETTERS - GAP, band.height - 5).spread(
                columns, columns, GAP
            ),
            1,
        )
    }


def draw_plan(canvas: Canvas, player: Player, words: Words, box: Box, colour: Colour | None = SOFT) -> None:
    """Draw the plan of a city with the numbers of places above it, and set the spots of the slots.

    `colour` is the color of the numbers; None leaves them out.
    """
    columns = max(FEWEST, *(len(places) for places in player.rows.values()))
    canvas.put(_ground(box.width, box.height, "".join(map(words.label, ROWS))), box.x, box.y)
    canvas.spots |= slots(box, columns)
    for row, place in product(ROWS, range(columns)):
        label, built = f"{row}{place + 1}", player.rows[row]
        slot = canvas.spots[label]
        if place < len(built):
            _draw_place(canvas, slot, label, built[place], words.locale)
        elif space := components.PLAN.get(label):
            _draw_unbuilt(canvas, slot, space, place == len(built))
        if colour and row == "H":
            canvas.text(slot.middle[0], box.y - ABOVE, str(place + 1), PLACE.at(32), colour, "middle")


def _draw_place(canvas: Canvas, box: Box, label: str, tile: Tile | None, locale: Locale) -> None:
    if tile is not None:
        sprite = tiles.standing_tile(tile.id, tile.turned, tile.figures, box.width, box.height, locale)
        canvas.put(sprite, box.x, box.y)
        return
    canvas.put(_empty(label[0], box.width, box.height), box.x, box.y)
    extension = next((tile.id for tile in components.EXTENSIONS.values() if tile.row == label[0]), "tower")
    printed = components.PLAN.get(label)
    symbols = printed.symbols if printed and printed.printed else 0
    _draw_signs(canvas, [tiles.artwork_of(extension), *[tiles.artwork_of("infra")] * symbols], box, 64)


def _draw_signs(canvas: Canvas, artworks: Sequence[str], box: Box, largest: int) -> None:
    """Signs one below the other or side by side, whichever makes them larger."""
    inside = box.inset(3)
    across = min(inside.height, inside.width // len(artworks))
    down = min(inside.width, inside.height // len(artworks))
    size, (x, y) = tiles.size_within(min(largest, max(across, down))), box.middle
    for shift, sign in around(0.0, artworks, size):
        right, below = (0.0, shift) if down > across else (shift, 0.0)
        canvas.centre(icon(sign, size), x + right, y + below)


def _draw_unbuilt(canvas: Canvas, box: Box, space: components.PlanSpace, nearest: bool) -> None:
    if nearest:
        band = BANDS[space.id[0]]
        canvas.rectangle(*box, tiles.shade(band, 0.28), 6)
        highlights.dotted(canvas, *box.inset(3), theme.mix(theme.IVORY, band, 0.35))
    if shown := prints(space):
        _draw_signs(canvas, shown[:1], box, 64 if nearest else 44)


@kept
def _ground(width: int, height: int, letters: str) -> Image.Image:
    canvas = Canvas(width, height, GRASS)
    for letter, (row, band) in zip(letters, bands(Box(0, 0, width, height)).items(), strict=True):
        canvas.rectangle(*band, BANDS[row])
        if row in "TH":
            canvas.rectangle(0, band.bottom - 2, width, 2, tiles.shade(BANDS[row], 0.25))
        if row == "H":
            for line, y in enumerate((band.y + 10, band.bottom - 12)):
                for x in range(LETTERS + 20 + line * 23, width - 20, 46):
                    draw_wave(canvas, x, y)
        canvas.text(LETTERS / 2, band.middle[1], letter, HEADING.at(32), theme.INK, "middle")
    canvas.frame(0, 0, width, height, 2, theme.rgb("#5E4A22"), 9)
    return canvas.rounded(9)


def draw_wave(canvas: Canvas, x: int, y: int) -> None:
    points = [(x, y), (x + 6, y - 4), (x + 12, y), (x + 18, y + 4), (x + 24, y)]
    canvas.line(points, 2, theme.mix(theme.WATER, theme.WATER_LIGHT, 0.7))


@kept
def _empty(row: str, width: int, height: int) -> Image.Image:
    colour = theme.mix(theme.MARBLE_SHADE, STONE, 0.25) if row == "T" else theme.MARBLE_SHADE
    canvas = Canvas(width, height, tiles.shade(colour, 0.3))
    canvas.rectangle(0, 0, width, height - 3, colour, 6)
    return canvas.rounded(6)


COVERED = theme.rgb("#6A4A22")
"""The background of a covered space of a track or for a decree."""
LEFT = BAND + 8
LEAST_CELL = 36
"""The least height of a space of a track, with the gap below it, in px."""

DrawCity: TypeAlias = Callable[[Canvas, Table, int, Box, bool, Words], None]


@separately
def put_city(
    draw: DrawCity, canvas: Canvas, table: Table, seat: int, box: Box, asked: bool, words: Words
) -> None:
    """Draw a city, cached as long as it doesn't change; its spots are named after its seat: `seat 1 K2`."""

    def draw_own(sheet: Canvas) -> None:
        draw(sheet, table, seat, box, asked, words)
        if stock := [sheet.spots[colour] for colour in components.COLOURS if colour in sheet.spots]:
            sheet.spots["stock"] = Box.around(stock)
        own = {f"seat {seat + 1} {name}": place for name, place in sheet.spots.items()}
        sheet.spots = {f"seat {seat + 1}": box, **own}

    seen = encode(replace(table.players[seat], die=None, value=None))
    canvas.part((draw.__name__, seat, seen, box, asked, words.locale), draw_own)


def draw_city(canvas: Canvas, table: Table, seat: int, box: Box, asked: bool, words: Words) -> None:
    """Draw the panel of a city, and set the spots of slots, spaces and holdings."""
    player = table.players[seat]
    seat_panel(canvas, theme.SEATS[seat], *box, asked)
    left, wide = box.x + LEFT, 54
    _draw_counts(table, seat, Row(canvas, left, box.right, box.y + 33, wide), words)
    _draw_claims(player, Row(canvas, left, box.right, box.y + 88, 46), words)
    plan = Box(left, box.y + 154, box.width - LEFT - 2 * wide - 22, box.height - 154 - 52)
    draw_plan(canvas, player, words, plan)
    for index, track in enumerate(components.TRACKS):
        x = plan.right + 8 + index * (wide + 4)
        draw_track(canvas, player, track, Box(x, plan.y, wide, plan.height))
    _draw_foot(player, Row(canvas, left, box.right, box.bottom - 26, 44))


_ROOM = {"star": 98, "manipulator": 115, "strength": 83}
"""Widths of the counts in the first line of a panel, except those of figures."""


def count_of(
    held: Holding, table: Table, seat: int, words: Words, size: int, figure: int, room: float
) -> Piece:
    """The amount of a holding; for manipulators, how many of them are active."""
    amount, shown = held.ready_of(table, seat), tiles.held_artwork(held, words)
    if not held.ready:
        return counted(shown, amount, size, COUNT.at(figure)).at_least(room)
    style, colour = COUNT.at(max(32, round(size * 0.8))), theme.IVORY if amount else theme.FAINT
    told, wide = f"{amount}/{held.of(table, seat)}", room - size - 4
    beside = Piece(wide + 2, lambda canvas, x, y: canvas.text(x, y, told, style, colour, room=wide))
    return together([artwork(shown if amount else f"{shown}_off", size), gap(2), beside])


def _draw_counts(table: Table, seat: int, line: Row, words: Words) -> None:
    line.begin(gap(1))
    counts = []
    for held in (*HOLDINGS.on(STOCK), *HOLDINGS.on(MEANS)):
        size, figure = (52, 38) if held.shelf == STOCK else (42, 34)
        piece = count_of(held, table, seat, words, size, figure, _ROOM.get(held.name, 97))
        counts.append(piece.after(3).named(held.name))
    between = min(40, (line.room - width_of(counts)) / len(counts))
    for count in counts:
        line.begin(count, gap(between))


def _draw_claims(player: Player, line: Row, words: Words) -> None:
    size, style = round(line.height), DETAIL.at(32)
    line.begin(gap(8), written(words("held-decrees"), style, SOFT), gap(12))
    for space in components.DECREE_SPACES:
        claimed = space not in city.decree_spaces(player)
        line.begin(_decree_space(space, claimed, size).named(space.id), gap(4))
    line.begin(gap(18))
    if shown := privileges(player, words, size - 2):
        line.begin(written(words("held-privileges"), style, SOFT), gap(10))
    held = together(shown, between=2)
    line.begin(held.at_least(size).named("privileges"))


def privileges(player: Player, words: Words, size: int) -> list[Piece]:
    return [_privilege(one, words, size) for one in player.privileges]


def _privilege(one: Privilege, words: Words, size: int) -> Piece:
    shown = artwork(tiles.privilege_artwork(components.PRIVILEGES[one.id], words), size)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        shown.draw(canvas, x, y)
        if one.spent:
            ends = (x + 6, y + size / 2 - 6), (x + size - 6, y - size / 2 + 6)
            canvas.line(ends, 4, theme.FAINT)

    return Piece(size, draw)


def draw_summary(canvas: Canvas, table: Table, seat: int, box: Box, asked: bool, words: Words) -> None:
    """The summary of a city below the board: stock, means and shortage."""
    seat_panel(canvas, theme.SEATS[seat], *box, asked)
    means = (*HOLDINGS.on(MEANS), HOLDINGS["shortage"])
    for down, shelf, size, figure in ((0.3, HOLDINGS.on(STOCK), 56, 38), (0.73, means, 42, 34)):
        line = Row(canvas, box.x + LEFT + 6, box.right - 12, box.y + box.height * down)
        room = line.room / len(shelf)
        line.begin(*(count_of(held, table, seat, words, size, figure, room) for held in shelf))


def _decree_space(space: components.Space, claimed: bool, size: int) -> Piece:
    artworks = [HOLDINGS["decrees"].artwork] if claimed else prints(space)
    wide = size + size // 2 * (len(artworks) - 1)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        cell = Box(round(x), round(y - size / 2), wide, size)
        canvas.rectangle(*cell, COVERED if claimed else theme.CELL, 5)
        _draw_signs(canvas, artworks, cell, size)

    return Piece(wide, draw)


def prints(space: components.Space) -> list[str]:
    """The artworks of a space until it is covered: symbols, a bonus, or both."""
    found = [tiles.artwork_of("infra")] * space.symbols
    return [*found, *(tiles.effect_artworks(space.bonus) if space.bonus else ())]


def draw_track(canvas: Canvas, player: Player, track: components.Track, box: Box) -> None:
    """A track from the bottom up: stars, then what the free spaces bring, then the place of its extension.

    If there is too little room, the lowest stars are drawn as one with their number.
    """
    canvas.centre(icon(tiles.artwork_of(track), 44), box.x + box.width / 2, box.y - 23)
    covered = city.stars_on(player, track)
    cells = {space.id: prints(space) for space in city.track_spaces(player, track)}
    above = components.ABOVE_TRACK[components.EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        cells[above.id] = [tiles.artwork_of("infra")] * above.symbols
    fitting = box.height // LEAST_CELL
    together = max(1, min(covered, len(cells) - fitting + 1))
    shown = [*enumerate(cells.items(), 1)][together - 1 :][:fitting]
    for (space, (label, artworks)), cell in zip(reversed(shown), box.spread(len(shown), gap=3), strict=True):
        canvas.spots[label] = cell
        canvas.rectangle(*cell, COVERED if space <= covered else theme.CELL, 5)
        _draw_signs(canvas, [tiles.artwork_of("star")] if space <= covered else artworks, cell, 44)
        if space == together > 1:
            canvas.text(
                cell.right - 2, cell.bottom - 12, str(together), DETAIL_BOLD.at(32), theme.IVORY, "right"
            )


def _draw_foot(player: Player, line: Row) -> None:
    """The aqueduct with its ring, and the shortage as a sum: symbols and open spaces, minus relief."""
    ring, pitch, size = player.aqueduct, 24, 42

    def fields(canvas: Canvas, x: float, y: float) -> None:
        for field in range(components.AQUEDUCT_END + 1):
            colour = theme.WATER if field <= ring else theme.mix(theme.WATER_DARK, theme.NIGHT, 0.35)
            canvas.rectangle(x + field * pitch, y - 11, 21, 22, colour, 4)
        canvas.centre(icon(tiles.artwork_of("ring"), 38), x + ring * pitch + 10, y)

    number_of = written(str(ring), COUNT.at(34), theme.WATER_LIGHT).at_least(20)
    track = Piece((components.AQUEDUCT_END + 1) * pitch + 8, fields)
    aqueduct = [gap(2), artwork(HOLDINGS["aqueduct"].artwork, size), gap(6), track]
    line.begin(together([*aqueduct, number_of, gap(6)]).named("aqueduct"), gap(10))
    lack = years.lack(player)
    relief = f" {MINUS} {lack.relief}" if lack.relief else ""
    summed = written(f"{lack.symbols} + {lack.spaces}{relief} = ", COUNT.at(32), SOFT)
    total = written(number(lack.total), COUNT.at(38), theme.IVORY)
    shortage = [artwork(HOLDINGS["shortage"].artwork, size), gap(8), summed, total]
    line.begin(together(shortage).named("shortage"))
