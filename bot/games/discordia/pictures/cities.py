"""The cities, and what lies beside them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from PIL import Image

from bot.games.discordia.components import (
    ABOVE_TRACK,
    AQUEDUCT_END,
    DECREE_SPACES,
    EXTENSION_OF_TRACK,
    PRIVILEGES,
    TRACKS,
    Track,
    TrackSpace,
)
from bot.games.discordia.rules import shortage
from bot.games.discordia.rules.figures import stars_on, track_length, track_space
from bot.games.discordia.state import Player
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, Style
from bot.pictures.panels import BAND, MINUS, count, number, seat_panel
from bot.pictures.sprites import icon, part
from bot.pictures.theme import (
    CELL,
    FAINT,
    IVORY,
    NIGHT,
    SOFT,
    WALL,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
    SeatLook,
    mix,
    rgb,
)

from .artworks import drawn_figures, of, of_effect, of_privilege, size_within
from .plan import draw_plan

COVERED = rgb("#6A4A22")
"""The ground of a cell of a track on which a star lies."""
LEFT = BAND + 8
LEAST_CELL, LARGEST_CELL = 36, 100
"""Height of a cell of a track with the gap below it."""


FRAME = 6
"""So far the frame of whom the game waits for reaches beyond a panel."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How much larger than on the table a city is drawn."""

    factor: float = 1

    def __call__(self, length: float) -> int:
        """A length on the table, in px of the drawing."""
        return round(length * self.factor)


TABLE = Measure()


def put_city(
    canvas: Canvas, player: Player, seat: SeatLook, box: Box, asked: bool, words: Words
) -> dict[str, Box]:
    """The panel, as it was drawn lately where nothing has changed; returns where all lies."""

    def draw(panel: Canvas, within: Box) -> dict[str, Box]:
        return draw_city(panel, player, seat, within, asked, words)

    key = "discordia city", seen(player), seat, asked, words.locale
    # Only whom the game waits for has a frame, which reaches beyond the panel.
    return put_panel(canvas, key, box, draw, FRAME if asked else 0)


def put_panel(
    canvas: Canvas, key: Hashable, box: Box, draw: Callable[[Canvas, Box], dict[str, Box]], beyond: int = 0
) -> dict[str, Box]:
    """A panel on the wall that reaches so far beyond its box: drawn where the key and its size are new.

    Returns what drawing it has returned: where all lies.
    """
    width, height = box.width + 2 * beyond, box.height + 2 * beyond

    def drawn() -> tuple[Image.Image, dict[str, Box]]:
        panel = Canvas(width, height, WALL)
        return panel.image, draw(panel, Box(beyond, beyond, box.width, box.height))

    image, places = part((key, width, height), drawn, width * height * 4)
    left, top = box.x - beyond, box.y - beyond
    canvas.put(image, left, top)
    return {label: Box(x + left, y + top, wide, high) for label, (x, y, wide, high) in places.items()}


def seen(player: Player) -> Hashable:
    """All that a picture of a city depends on."""
    return (
        tuple(player.stock.values()),
        *(player.stars, player.manipulators, player.active, player.aqueduct, player.relief),
        *(player.expedition, player.development, len(player.decrees)),
        tuple(player.extensions.values()),
        tuple((privilege.id, privilege.spent) for privilege in player.privileges),
        tuple(
            tuple(tile and (tile.id, tile.turned, tile.figures) for tile in places)
            for places in player.rows.values()
        ),
    )


def draw_city(
    canvas: Canvas,
    player: Player,
    seat: SeatLook,
    box: Box,
    asked: bool,
    words: Words,
    measure: Measure = TABLE,
) -> dict[str, Box]:
    """The panel; returns where all lies: slots, spaces of the tracks and for decrees by their labels, and what is
    counted by its name ("blue", "star", "manipulator", "strength", "aqueduct", "shortage", "privilege").
    """
    seat_panel(canvas, seat, *box, asked)
    above, below = measure(154), measure(52)
    left, width = box.x + LEFT, box.width - LEFT - measure(10)
    places = _draw_stock(canvas, player, left, box.y + measure(33), words, measure)
    places |= _draw_claims(canvas, player, left, box.y + measure(88), words, measure)
    wide, gap = measure(54), measure(4)
    plan = Box(left, box.y + above, width - 2 * wide - gap - 8, box.height - above - below)
    places |= draw_plan(canvas, player, words, plan).slots()
    for index, track in enumerate(TRACKS):
        x = plan.right + 8 + index * (wide + gap)
        places |= draw_track(canvas, player, track, Box(x, plan.y, wide, plan.height), measure)
    return places | _draw_foot(canvas, player, left, box.bottom - measure(26), measure)


def _draw_stock(
    canvas: Canvas, player: Player, x: float, y: float, words: Words, measure: Measure
) -> dict[str, Box]:
    """Figures by colour, stars, manipulators, strength: where all of it lies."""
    top, high = round(y) - measure(27), measure(54)
    places: dict[str, Box] = {}
    x += measure(4)
    large, small = COUNT.at(measure(38)), COUNT.at(measure(34))
    for colour, artwork in drawn_figures(words).items():
        count(canvas, x, y, artwork, player.stock[colour], measure(52), large)
        places[colour] = Box(round(x) - 3, top, measure(102), high)
        x += measure(104)
    count(canvas, x, y, of("star"), player.stars, measure(42), small)
    places["star"] = Box(round(x) - 3, top, measure(88), high)
    x += measure(91)
    draw_manipulators(canvas, player, x, y, measure(42), measure(105))
    places["manipulator"] = Box(round(x) - 3, top, measure(104), high)
    x += measure(105)
    count(canvas, x, y, of("strength"), player.strength, measure(42), small)
    places["strength"] = Box(round(x) - 3, top, measure(86), high)
    return places


def draw_manipulators(canvas: Canvas, player: Player, x: float, y: float, size: int, room: float) -> None:
    """How many can still be used this year, of how many."""
    canvas.centre(icon(of("manipulator" if player.active else "manipulator_off"), size), x + size / 2, y)
    text, style = f"{player.active}/{player.manipulators}", Style(COUNT.face, max(32, round(size * 0.8)))
    colour = IVORY if player.active else FAINT
    canvas.text(x + size + 2, y, text, style, colour, room=room - size - 4)


def _draw_claims(
    canvas: Canvas, player: Player, x: float, y: float, words: Words, measure: Measure
) -> dict[str, Box]:
    """The places for decrees and the privileges, each behind their name."""
    size, style = measure(46), DETAIL.at(measure(32))
    x += measure(8)
    x += canvas.text(x, y, words("picture-decrees"), style, SOFT) + measure(12)
    places = _draw_decrees(canvas, player, x, y, size)
    x = places[DECREE_SPACES[-1].id].right + measure(22)
    held = len(player.privileges)
    if held:
        x += canvas.text(x, y, words("picture-privileges"), style, SOFT) + measure(10)
    for index, privilege in enumerate(player.privileges):
        left = x + index * size
        canvas.centre(icon(of_privilege(PRIVILEGES[privilege.id], words), size - 2), left + size / 2, y)
        if privilege.spent:
            strike(canvas, left, y, size)
    return places | {"privilege": Box(round(x), round(y - size / 2), size * max(1, held), size)}


def strike(canvas: Canvas, x: float, y: float, size: int) -> None:
    """A line through the sign of a privilege that was used."""
    ends = (x + 6, y + size / 2 - 6), (x + size - 6, y - size / 2 + 6)
    canvas.line(ends, 4, FAINT)


@separately
def draw_summary(canvas: Canvas, player: Player, seat: SeatLook, box: Box, asked: bool, words: Words) -> None:
    """What counts of a city, beside the board: its stock, and what it will be sent at the end of the year."""
    seat_panel(canvas, seat, *box, asked)
    left, right = box.x + LEFT + 6, box.right - 12
    stock = drawn_figures(words)
    pitch = (right - left) / len(stock)
    y = box.y + box.height * 0.3
    for index, (colour, artwork) in enumerate(stock.items()):
        count(canvas, left + index * pitch, y, artwork, player.stock[colour], 56, COUNT.at(38))
    y = box.y + box.height * 0.73
    count(canvas, left, y, of("star"), player.stars, 42, COUNT.at(34))
    draw_manipulators(canvas, player, left + pitch, y, 42, pitch)
    count(canvas, left + 2 * pitch, y, of("strength"), player.strength, 42, COUNT.at(34))
    count(canvas, left + 3 * pitch, y, of("shortage"), shortage.lack(player).total, 44, COUNT.at(34))


def _draw_decrees(canvas: Canvas, player: Player, x: float, y: float, size: int) -> dict[str, Box]:
    """The four places for decrees: a tablet where one lies, else what is printed there."""
    places = {}
    for index, space in enumerate(DECREE_SPACES):
        box = Box(round(x) + (size + 4) * index, round(y - size / 2), size, size)
        places[space.id] = box
        claimed = index < len(player.decrees)
        canvas.rectangle(box.x, box.y, size, size, COVERED if claimed else CELL, 5)
        artworks = [of("decree")] if claimed else prints(space)
        if len(artworks) == 1:
            canvas.centre(icon(artworks[0], size_within(size - 6)), *box.middle)
            continue
        for corner, artwork in enumerate(artworks):
            shift = size * 0.19 * (1 if corner else -1)
            middle, down = box.middle
            canvas.centre(icon(artwork, size_within(size * 0.64)), middle + shift, down + shift)
    return places


def prints(space: TrackSpace) -> list[str]:
    """What a space shows until it is covered: symbols, a bonus, or both."""
    found = [of("infra")] * space.symbols
    return [*found, *(of_effect(space.bonus) if space.bonus else ())]


def draw_track(
    canvas: Canvas, player: Player, track: Track, box: Box, measure: Measure = TABLE
) -> dict[str, Box]:
    """A track from the foot upwards: a star where one lies, else what the next spaces bring.

    Above it stands the place for its extensions. Where there is no room, the stars are counted instead.
    Returns where its spaces lie.
    """
    canvas.centre(icon(of(track), measure(44)), box.x + box.width / 2, box.y - measure(23))
    covered = stars_on(player, track)
    spaces = [track_space(track, number + 1) for number in range(track_length(player, track))]
    cells = [
        (space.id, [of("star")] if index < covered else prints(space)) for index, space in enumerate(spaces)
    ]
    above = ABOVE_TRACK[EXTENSION_OF_TRACK[track].id]
    if not player.extensions[above.kind]:
        cells.append((above.id, [of("infra")] * above.symbols))
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
        canvas.rectangle(box.x, bottom - height, box.width, height, COVERED if star else CELL, 5)
        x, y = box.x + box.width / 2, bottom - height / 2
        if together > 1 and index == 0:
            canvas.centre(icon(of("star"), 28), box.x + 15, y)
            canvas.text(box.x + 31, y, str(together), DETAIL_BOLD.at(32), IVORY)
        else:
            _draw_cell(canvas, artworks, x, y, box.width, height)
    return places


def _draw_cell(canvas: Canvas, cell: Sequence[str], x: float, y: float, width: int, height: int) -> None:
    """What a cell shows: one below the other where that is larger than side by side."""
    across, down = min(height - 3, width // len(cell)), min(width, (height - 3) // len(cell))
    size = size_within(min(44, max(across, down)))
    for index, artwork in enumerate(cell):
        shift = (index - (len(cell) - 1) / 2) * size
        canvas.centre(
            icon(artwork, size), x + (0 if down > across else shift), y + (shift if down > across else 0)
        )


def _draw_foot(canvas: Canvas, player: Player, x: float, y: float, measure: Measure) -> dict[str, Box]:
    """The aqueduct with its ring, the shortage as a sum: where these lie."""
    left, top, high = round(x), round(y) - measure(22), measure(44)
    x = draw_aqueduct(canvas, player.aqueduct, x + measure(2), y, measure) + measure(16)
    places = {"aqueduct": Box(left, top, round(x) - left - measure(10), high)}
    canvas.centre(icon(of("shortage"), measure(42)), x + measure(21), y)
    end = round(draw_sum(canvas, player, x + measure(50), y, measure))
    return places | {"shortage": Box(round(x), top, end - round(x), high)}


def draw_aqueduct(canvas: Canvas, ring: int, x: float, y: float, measure: Measure = TABLE) -> float:
    """The fields of the aqueduct, water up to the ring, and the number of its field; returns where it ends."""
    canvas.centre(icon(of("aqueduct"), measure(42)), x + measure(21), y)
    start, cell, pitch = x + measure(48), measure(21), measure(24.4)
    for field in range(AQUEDUCT_END + 1):
        colour = WATER if field <= ring else mix(WATER_DARK, NIGHT, 0.35)
        canvas.rectangle(start + field * pitch, y - measure(11), cell, measure(22), colour, 4)
    canvas.centre(icon(of("ring"), measure(38)), start + ring * pitch + cell / 2, y)
    end = start + (AQUEDUCT_END + 1) * pitch + measure(8)
    return end + max(measure(20), canvas.text(end, y, str(ring), COUNT.at(measure(34)), WATER_LIGHT))


def draw_sum(canvas: Canvas, player: Player, x: float, y: float, measure: Measure = TABLE) -> float:
    """The shortage as a sum: symbols and open spaces, less what helps. Returns where it ends."""
    found = shortage.lack(player)
    relief = f" {MINUS} {found.relief}" if found.relief else ""
    x += canvas.text(x, y, f"{found.symbols} + {found.spaces}{relief} = ", COUNT.at(measure(32)), SOFT)
    return x + canvas.text(x, y, number(found.total), COUNT.at(measure(38)), IVORY)


NUMBERS = COUNT.at(34)
SIGN, PITCH, ROWS = 36, 92, 6
"""Size of an icon, from one number to that beside it, and how many stand one below the other."""
PRIVILEGE = 42


def put_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The panel, as it was drawn lately where nothing has changed; returns where all lies."""

    def draw(panel: Canvas, within: Box) -> dict[str, Box]:
        return draw_beside(panel, player, seat, within, words)

    return put_panel(canvas, ("discordia beside", seen(player), seat, words.locale), box, draw)


def draw_beside(canvas: Canvas, player: Player, seat: SeatLook, box: Box, words: Words) -> dict[str, Box]:
    """The plan and the numbers; returns where all lies, by the labels of slots, spaces of tracks and for decrees."""
    seat_panel(canvas, seat, *box, asked=False)
    left = box.right - 2 * PITCH - PRIVILEGE - 8
    plan = Box(box.x + BAND + 10, box.y + 8, left - box.x - BAND - 24, box.height - 16)
    places = draw_plan(canvas, player, words, plan, None).slots()
    places |= _draw_numbers(canvas, player, Box(left, box.y + 6, 2 * PITCH, box.height - 12), words)
    for index, privilege in enumerate(player.privileges):
        x, y = box.right - PRIVILEGE - 6, plan.y + index * (PRIVILEGE + 6)
        canvas.put(icon(of_privilege(PRIVILEGES[privilege.id], words), PRIVILEGE), x, y)
        if privilege.spent:
            strike(canvas, x, y + PRIVILEGE / 2, PRIVILEGE)
    return places


def _draw_numbers(canvas: Canvas, player: Player, box: Box, words: Words) -> dict[str, Box]:
    """The figures by colour, stars and manipulators; then strength, shortage, aqueduct, tracks and decrees."""
    numbers: dict[str, tuple[str, int]] = {
        **{colour: (artwork, player.stock[colour]) for colour, artwork in drawn_figures(words).items()},
        "star": (of("star"), player.stars),
        "manipulator": (of("manipulator"), player.active),
        "strength": (of("strength"), player.strength),
        "shortage": (of("shortage"), shortage.lack(player).total),
        "aqueduct": (of("aqueduct"), player.aqueduct),
        **{track: (of(track), stars_on(player, track)) for track in TRACKS},
        "decrees": (of("decree"), len(player.decrees)),
    }
    places = {}
    high = box.height // ROWS
    for index, (name, (artwork, amount)) in enumerate(numbers.items()):
        column, row = divmod(index, ROWS)
        place = Box(box.x + column * PITCH, box.y + row * high, PITCH, high)
        places[name] = place
        if name == "manipulator":
            draw_manipulators(canvas, player, place.x, place.middle[1], SIGN, PITCH)
        else:
            count(canvas, place.x, place.middle[1], artwork, amount, SIGN, NUMBERS)
    for track in TRACKS:
        for step in range(track_length(player, track)):
            places[track_space(track, step + 1).id] = places[track]
    return places | {space.id: places["decrees"] for space in DECREE_SPACES}
