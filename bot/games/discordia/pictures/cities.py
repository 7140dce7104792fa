"""A city at the table: its plan, its stock, its tracks and what it has claimed."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.discordia import components
from bot.games.discordia.rules import city, years
from bot.games.discordia.state import Player, Tile
from bot.i18n.fluent import Locale, Words
from bot.pictures import highlights, theme
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, HEADING, PLACE
from bot.pictures.panels import BAND, MINUS, count, number, seat_panel
from bot.pictures.sprites import icon, kept, part
from bot.pictures.theme import SOFT, Colour, SeatLook

from . import tiles

ROWS = components.ROWS_FROM_TOP
FEWEST = 5
"""Places that every row shows, built or not."""
STONE, GRASS = theme.rgb("#B5AA96"), theme.rgb("#7C9B58")
BANDS = {"T": STONE, "H": theme.WATER, "K": GRASS, "M": GRASS, "F": GRASS}
LETTERS = 38
"""Width of the row letters at the left, in px."""
ABOVE = 19
"""From the numbers of the places down to the plan."""
LOWER = 0.86
"""Height of the row of towers beside that of the others."""
GAP = 4
Places: TypeAlias = dict[str, Box]
"""Where all lies in a picture of a city, by its label or name."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where the slots of a plan lie."""

    box: Box
    columns: int

    @property
    def _pitch(self) -> float:
        return self.box.height / (len(ROWS) - 1 + LOWER)

    def band(self, row: components.Row) -> tuple[int, int]:
        index = ROWS.index(row)
        top = self._pitch * (index - 1 + LOWER) if index else 0
        return round(self.box.y + top), round(self.box.y + self._pitch * (index + LOWER))

    def slots(self) -> Places:
        labels = [f"{row}{place}" for row in ROWS for place in range(1, self.columns + 1)]
        return {label: self.slot(label) for label in labels}

    def slot(self, label: str) -> Box:
        """The place of a tile, by its label ("K2")."""
        row = next(row for row in ROWS if row == label[0])
        place = int(label[1:]) - 1
        top, bottom = self.band(row)
        wide = (self.box.width - LETTERS - GAP) / self.columns
        left = round(self.box.x + LETTERS + wide * place)
        right = round(self.box.x + LETTERS + wide * (place + 1))
        return Box(left + 1, top + 3, right - left - GAP, bottom - top - 5)


def draw_plan(canvas: Canvas, player: Player, words: Words, box: Box, colour: Colour | None = SOFT) -> Grid:
    """The plan of a player's city in the box, its slot numbers above; returns where its slots lie.

    `colour` is that of the numbers, which are left out where there is none.
    """
    found = Grid(box, max(FEWEST, *(len(places) for places in player.rows.values())))
    letters = "".join(map(words.label, ROWS))
    canvas.put(_ground(box.width, box.height, letters), box.x, box.y)
    if colour:
        for column in range(1, found.columns + 1):
            x, _ = found.slot(f"H{column}").middle
            canvas.text(x, box.y - ABOVE, str(column), PLACE.at(32), colour, "middle")
    for row in ROWS:
        for place, tile in enumerate(player.rows[row], 1):
            _draw_place(canvas, found.slot(f"{row}{place}"), f"{row}{place}", tile, words.locale)
        if row != "T":
            for place in range(len(player.rows[row]) + 1, FEWEST + 1):
                nearest = place == len(player.rows[row]) + 1
                _draw_unbuilt(canvas, found.slot(f"{row}{place}"), components.PLAN[f"{row}{place}"], nearest)
    return found


def _draw_place(canvas: Canvas, box: Box, label: str, tile: Tile | None, locale: Locale) -> None:
    if tile is not None:
        sprite = tiles.standing_tile(tile.id, tile.turned, tile.figures, box.width, box.height, locale)
        canvas.put(sprite, box.x, box.y)
        return
    canvas.put(_empty(label[0], box.width, box.height), box.x, box.y)
    printed = components.PLAN.get(label)
    size, half = min(64, box.height - 8), box.width // 2
    extension = next((tile.id for tile in components.EXTENSIONS.values() if tile.row == label[0]), "tower")
    middle, y = box.middle
    if printed and printed.printed and printed.symbols:
        _put(canvas, tiles.artwork_of(extension), min(size, half), middle - box.width * 0.2, y)
        _put(canvas, tiles.artwork_of("infra"), min(size, 44, half), middle + box.width * 0.24, y)
    else:
        _put(canvas, tiles.artwork_of(extension), min(size, box.width - 6), middle, y)


def _put(canvas: Canvas, artwork: str, room: float, x: float, y: float) -> None:
    canvas.centre(icon(artwork, tiles.size_within(room)), x, y)


def _draw_unbuilt(canvas: Canvas, box: Box, space: components.PlanSpace, nearest: bool) -> None:
    middle, y = box.middle
    most = min(box.height - 6, box.width - 6)
    if nearest:
        canvas.put(_site(space.id[0], box.width, box.height), box.x, box.y)
        colour = theme.mix(theme.IVORY, BANDS[space.id[0]], 0.35)
        highlights.dotted(canvas, box.x + 3, box.y + 3, box.width - 7, box.height - 7, colour)
    if shown := prints(space):
        size = min(most, 60 if nearest else 44, box.height * (0.9 if nearest else 0.66))
        _put(canvas, shown[0], size, middle, y)


@kept
def _ground(width: int, height: int, letters: str) -> Image.Image:
    canvas = Canvas(width, height, theme.rgb("#5E4A22"))
    inside = Grid(Box(0, 0, width, height), FEWEST)
    for row, letter in zip(ROWS, letters, strict=True):
        top, bottom = inside.band(row)
        colour = BANDS[row]
        canvas.rectangle(0, top, width, bottom - top, colour)
        if row in "TH":
            canvas.rectangle(0, bottom - 2, width, 2, tiles.shade(colour, 0.25))
        if row == "H":
            for line, y in enumerate((top + 10, bottom - 12)):
                for x in range(LETTERS + 20 + line * 23, width - 20, 46):
                    draw_wave(canvas, x, y)
        canvas.text(LETTERS / 2, (top + bottom) / 2, letter, HEADING.at(32), theme.INK, "middle")
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


@kept
def _site(row: str, width: int, height: int) -> Image.Image:
    return Canvas(width, height, tiles.shade(BANDS[row], 0.28)).rounded(6)


COVERED = theme.rgb("#6A4A22")
"""The ground of a cell of a track on which a star lies."""
LEFT = BAND + 8
LEAST_CELL, LARGEST_CELL = 36, 100
"""Height of a cell of a track with the gap below it."""
FRAME = 6
"""So far the frame of whom the game waits for reaches beyond a panel."""


Measure: TypeAlias = Callable[[float], int]
"""How large a city is drawn: of a length on the table, its px."""


def large(length: float) -> int:
    return round(length * 1.2)


def put_city(canvas: Canvas, player: Player, seat: SeatLook, box: Box, asked: bool, words: Words) -> Places:
    """The panel, as it was drawn lately where nothing has changed; returns where all lies."""
    key = "discordia city", seen(player), seat, asked, words.locale
    # Only whom the game waits for has a frame, which reaches beyond the panel.
    beyond = FRAME if asked else 0
    draw = partial(draw_city, player=player, seat=seat, asked=asked, words=words)
    return put_panel(canvas, key, box, lambda panel, within: draw(panel, box=within), beyond)


def put_panel(
    canvas: Canvas, key: Hashable, box: Box, draw: Callable[[Canvas, Box], Any], beyond: int = 0
) -> Places:
    """A panel on the wall that reaches so far beyond its box: drawn where the key and its size are new.

    Returns where all lies, as drawing it has returned or named it.
    """
    width, height = box.width + 2 * beyond, box.height + 2 * beyond

    def drawn() -> tuple[Image.Image, Places]:
        panel = Canvas(width, height, theme.WALL)
        return panel.image, draw(panel, Box(beyond, beyond, box.width, box.height)) or panel.spots

    image, places = part((key, width, height), drawn, width * height * 4)
    left, top = box.x - beyond, box.y - beyond
    canvas.put(image, left, top)
    return {label: Box(x + left, y + top, wide, high) for label, (x, y, wide, high) in places.items()}


def seen(player: Player) -> Hashable:
    """All that a picture of a city depends on."""
    rows = player.rows.values()
    return (
        tuple(player.stock.values()),
        *(player.stars, player.manipulators, player.active, player.aqueduct, player.relief),
        *(player.expedition, player.development, len(player.decrees)),
        tuple(player.extensions.values()),
        tuple((privilege.id, privilege.spent) for privilege in player.privileges),
        tuple(tuple(tile and (tile.id, tile.turned, tile.figures) for tile in row) for row in rows),
    )


def draw_city(
    canvas: Canvas,
    player: Player,
    seat: SeatLook,
    box: Box,
    asked: bool,
    words: Words,
    measure: Measure = round,
) -> Places:
    """The panel; returns where all lies: slots, spaces of the tracks and for decrees by their labels, and what is
    counted by its name ("blue", "star", "manipulator", "strength", "aqueduct", "shortage", "privilege").
    """
    seat_panel(canvas, seat, *box, asked)
    above, below = measure(154), measure(52)
    left, width = box.x + LEFT, box.width - LEFT - measure(10)
    places = _draw_stock(canvas, player, left, box.y + measure(33), words, measure)
    places |= _draw_held(canvas, player, left, box.y + measure(88), words, measure)
    wide, gap = measure(54), measure(4)
    plan = Box(left, box.y + above, width - 2 * wide - gap - 8, box.height - above - below)
    places |= draw_plan(canvas, player, words, plan).slots()
    for index, track in enumerate(components.TRACKS):
        x = plan.right + 8 + index * (wide + gap)
        places |= draw_track(canvas, player, track, Box(x, plan.y, wide, plan.height), measure)
    return places | _draw_foot(canvas, player, left, box.bottom - measure(26), measure)


Count: TypeAlias = tuple[str, int, int]
"""The artwork of what is counted, how much there is, and of how much, where that is said."""


def counted(player: Player, words: Words) -> dict[str, Count]:
    amounts: dict[str, int] = dict(player.stock.items())
    amounts |= {"star": player.stars, "manipulator": player.active, "strength": player.strength}
    amounts |= {"shortage": years.lack(player).total, "aqueduct": player.aqueduct}
    amounts |= {"expedition": player.expedition, "development": player.development}
    amounts["decrees"] = len(player.decrees)
    artworks = {name: tiles.artwork_of(name) for name in amounts} | tiles.figure_artworks(words)
    of = {"manipulator": player.manipulators}
    return {name: (artworks[name], amount, of.get(name, 0)) for name, amount in amounts.items()}


_IN_STOCK: dict[str, tuple[int, int, int, int]] = {
    **dict.fromkeys(map(str, components.COLOURS), (52, 38, 104, 102)),
    **{"star": (42, 34, 91, 88), "manipulator": (42, 34, 105, 104), "strength": (42, 34, 86, 86)},
}
"""What the first line of a panel counts: the sizes of icon and figure, from there to the next, and its width."""


def _draw_stock(canvas: Canvas, player: Player, x: float, y: float, words: Words, measure: Measure) -> Places:
    places, counts = {}, counted(player, words)
    x += measure(4)
    for name, (size, figure, pitch, wide) in _IN_STOCK.items():
        draw_count(canvas, counts[name], x, y, measure(size), measure(figure), measure(pitch))
        places[name] = Box(round(x) - 3, round(y) - measure(27), measure(wide), measure(54))
        x += measure(pitch)
    return places


def draw_count(canvas: Canvas, found: Count, x: float, y: float, size: int, figure: int, room: float) -> None:
    artwork, amount, of = found
    if not of:
        count(canvas, x, y, artwork, amount, size, COUNT.at(figure))
        return
    canvas.centre(icon(artwork if amount else f"{artwork}_off", size), x + size / 2, y)
    style, colour = COUNT.at(max(32, round(size * 0.8))), theme.IVORY if amount else theme.FAINT
    canvas.text(x + size + 2, y, f"{amount}/{of}", style, colour, room=room - size - 4)


def _draw_held(canvas: Canvas, player: Player, x: float, y: float, words: Words, measure: Measure) -> Places:
    size, style = measure(46), DETAIL.at(measure(32))
    x += measure(8)
    x += canvas.text(x, y, words("picture-decrees"), style, SOFT) + measure(12)
    places = _draw_decrees(canvas, player, x, y, size)
    x = places[components.DECREE_SPACES[-1].id].right + measure(22)
    if held := len(player.privileges):
        x += canvas.text(x, y, words("picture-privileges"), style, SOFT) + measure(10)
    for index, privilege in enumerate(player.privileges):
        left = x + index * size
        artwork = tiles.privilege_artwork(components.PRIVILEGES[privilege.id], words)
        canvas.centre(icon(artwork, size - 2), left + size / 2, y)
        if privilege.spent:
            strike(canvas, left, y, size)
    return places | {"privilege": Box(round(x), round(y - size / 2), size * max(1, held), size)}


def strike(canvas: Canvas, x: float, y: float, size: int) -> None:
    ends = (x + 6, y + size / 2 - 6), (x + size - 6, y - size / 2 + 6)
    canvas.line(ends, 4, theme.FAINT)


@separately
def draw_summary(canvas: Canvas, player: Player, seat: SeatLook, box: Box, asked: bool, words: Words) -> None:
    """What counts of a city, beside the board: its stock, and what it will be sent at the end of the year."""
    seat_panel(canvas, seat, *box, asked)
    left, right = box.x + LEFT + 6, box.right - 12
    counts = counted(player, words)
    rows = ((0.3, components.COLOURS), (0.73, ("star", "manipulator", "strength", "shortage")))
    for down, row in rows:
        pitch, y = (right - left) / len(row), box.y + box.height * down
        for index, name in enumerate(row):
            size, figure = (56, 38) if name in components.COLOURS else (44 if name == "shortage" else 42, 34)
            draw_count(canvas, counts[name], left + index * pitch, y, size, figure, pitch)


def _draw_decrees(canvas: Canvas, player: Player, x: float, y: float, size: int) -> Places:
    places = {}
    for index, space in enumerate(components.DECREE_SPACES):
        box = Box(round(x) + (size + 4) * index, round(y - size / 2), size, size)
        places[space.id] = box
        claimed = index < len(player.decrees)
        canvas.rectangle(box.x, box.y, size, size, COVERED if claimed else theme.CELL, 5)
        artworks = [tiles.artwork_of("decree")] if claimed else prints(space)
        if len(artworks) == 1:
            canvas.centre(icon(artworks[0], tiles.size_within(size - 6)), *box.middle)
            continue
        middle, down = box.middle
        for artwork, shift in zip(artworks, (size * -0.19, size * 0.19), strict=True):
            canvas.centre(icon(artwork, tiles.size_within(size * 0.64)), middle + shift, down + shift)
    return places


def prints(space: components.Space) -> list[str]:
    """What a space shows until it is covered: symbols, a bonus, or both."""
    found = [tiles.artwork_of("infra")] * space.symbols
    return [*found, *(tiles.effect_artworks(space.bonus) if space.bonus else ())]


def draw_track(canvas: Canvas, player: Player, track: components.Track, box: Box, measure: Measure) -> Places:
    """A track from the foot upwards: a star where one lies, else what the next spaces bring.

    Above it stands the place for its extensions. Where there is no room, the stars are counted instead.
    Returns where its spaces lie.
    """
    canvas.centre(icon(tiles.artwork_of(track), measure(44)), box.x + box.width / 2, box.y - measure(23))
    covered = city.stars_on(player, track)
    spaces = [city.track_space(track, number + 1) for number in range(city.track_length(player, track))]
    cells = [(space.id, [tiles.artwork_of("star")]) for space in spaces[:covered]]
    cells += [(space.id, prints(space)) for space in spaces[covered:]]
    above = components.ABOVE_TRACK[components.EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        cells.append((above.id, [tiles.artwork_of("infra")] * above.symbols))
    fitting = box.height // LEAST_CELL
    together = max(1, min(covered, len(cells) - fitting + 1))
    cells = cells[together - 1 :][:fitting]
    pitch = min(float(LARGEST_CELL), box.height / len(cells))
    places = {}
    for index, (label, artworks) in enumerate(cells):
        bottom = box.bottom - pitch * index
        height = round(pitch) - 3
        places[label] = Box(box.x, round(bottom) - height, box.width, height)
        star = index + together <= covered
        canvas.rectangle(box.x, bottom - height, box.width, height, COVERED if star else theme.CELL, 5)
        x, y = box.x + box.width / 2, bottom - height / 2
        if together > 1 and index == 0:
            canvas.centre(icon(tiles.artwork_of("star"), 28), box.x + 15, y)
            canvas.text(box.x + 31, y, str(together), DETAIL_BOLD.at(32), theme.IVORY)
        else:
            _draw_cell(canvas, artworks, x, y, box.width, height)
    return places


def _draw_cell(canvas: Canvas, cell: Sequence[str], x: float, y: float, width: int, height: int) -> None:
    """What a cell shows: one below the other where that is larger than side by side."""
    across, down = min(height - 3, width // len(cell)), min(width, (height - 3) // len(cell))
    size = tiles.size_within(min(44, max(across, down)))
    for index, artwork in enumerate(cell):
        shift = (index - (len(cell) - 1) / 2) * size
        right, below = (0.0, shift) if down > across else (shift, 0.0)
        canvas.centre(icon(artwork, size), x + right, y + below)


def _draw_foot(canvas: Canvas, player: Player, x: float, y: float, measure: Measure) -> Places:
    """The fields of the aqueduct, water up to the ring, and the number of its field; then the shortage as a sum:
    symbols and open spaces, less what helps.
    """
    left, top, high, ring = round(x), round(y) - measure(22), measure(44), player.aqueduct
    x += measure(2)
    canvas.centre(icon(tiles.artwork_of("aqueduct"), measure(42)), x + measure(21), y)
    start, cell, pitch = x + measure(48), measure(21), measure(24.4)
    for field in range(components.AQUEDUCT_END + 1):
        colour = theme.WATER if field <= ring else theme.mix(theme.WATER_DARK, theme.NIGHT, 0.35)
        canvas.rectangle(start + field * pitch, y - measure(11), cell, measure(22), colour, 4)
    canvas.centre(icon(tiles.artwork_of("ring"), measure(38)), start + ring * pitch + cell / 2, y)
    x = start + (components.AQUEDUCT_END + 1) * pitch + measure(8)
    wide = canvas.text(x, y, str(ring), COUNT.at(measure(34)), theme.WATER_LIGHT)
    x += max(measure(20), wide) + measure(16)
    places = {"aqueduct": Box(left, top, round(x) - left - measure(10), high)}
    canvas.centre(icon(tiles.artwork_of("shortage"), measure(42)), x + measure(21), y)
    lack, end = years.lack(player), x + measure(50)
    relief = f" {MINUS} {lack.relief}" if lack.relief else ""
    summed = f"{lack.symbols} + {lack.spaces}{relief} = "
    end += canvas.text(end, y, summed, COUNT.at(measure(32)), SOFT)
    end += canvas.text(end, y, number(lack.total), COUNT.at(measure(38)), theme.IVORY)
    return places | {"shortage": Box(round(x), top, round(end) - round(x), high)}
