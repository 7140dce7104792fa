"""The panel of a city: stock, stars, manipulators, strength, decrees; the plan; tracks; aqueduct and shortage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.discordia.components import (
    ABOVE_TRACK,
    AQUEDUCT_END,
    COLOURS,
    DECREE_SPACES,
    EXTENSION_OF_TRACK,
    PRIVILEGES,
    TRACKS,
    Track,
    TrackSpace,
)
from bot.games.discordia.rules import shortage, tracks
from bot.games.discordia.state import Player
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL_BOLD
from bot.pictures.ledger import BAND, MINUS, count, number, seat_panel
from bot.pictures.palette import (
    CELL,
    FAINT,
    IVORY,
    NIGHT,
    SOFT,
    WATER,
    WATER_DARK,
    WATER_LIGHT,
    mix,
    rgb,
)
from bot.pictures.seats import Seat

from .artworks import FIGURES, of, of_effect, of_privilege
from .plan import draw_plan

COVERED = rgb("#6A4A22")
"""The ground of a cell of a track on which a star lies."""
LEFT = BAND + 8
LEAST_CELL, LARGEST_CELL = 31, 100
"""Height of a cell of a track with the gap below it."""


@dataclass(frozen=True, slots=True)
class Measure:
    """How much larger than on the table a city is drawn."""

    factor: float = 1

    def __call__(self, length: float) -> int:
        """A length on the table, in px of the drawing."""
        return round(length * self.factor)


TABLE = Measure()


def draw_city(
    canvas: Canvas, player: Player, seat: Seat, box: Box, asked: bool, measure: Measure = TABLE
) -> dict[str, Box]:
    """The panel; returns where all lies: slots, spaces of the tracks and for decrees by their labels, and what is
    counted by its name ("blue", "star", "manipulator", "strength", "aqueduct", "shortage", "privilege").
    """
    seat_panel(canvas, seat, *box, asked)
    above, below = measure(78), measure(41)
    width = box.width - LEFT - measure(10)
    places = _draw_stock(canvas, player, box.x + LEFT, box.y + measure(29), width, measure)
    wide, gap = measure(42), measure(4)
    plan = Box(box.x + LEFT, box.y + above, width - 2 * wide - gap - 8, box.height - above - below)
    places |= draw_plan(canvas, player, plan).slots()
    for index, track in enumerate(TRACKS):
        x = plan.right + 8 + index * (wide + gap)
        places |= draw_track(canvas, player, track, Box(x, plan.y, wide, plan.height), measure)
    foot = box.bottom - below + measure(20)
    return places | _draw_foot(canvas, player, box.x + LEFT, foot, width, measure)


def _draw_stock(
    canvas: Canvas, player: Player, x: float, y: float, width: int, measure: Measure
) -> dict[str, Box]:
    """Figures by colour, stars, manipulators, strength, and the places for decrees: where all of it lies."""
    right, top, high = x + width, round(y) - measure(25), measure(50)
    places: dict[str, Box] = {}
    x += measure(4)
    for colour in COLOURS:
        count(canvas, x, y, FIGURES[colour], player.stock[colour], measure(44), COUNT.at(measure(31)))
        places[colour] = Box(round(x) - 3, top, measure(86), high)
        x += measure(86)
    count(canvas, x + measure(4), y, of("star"), player.stars, measure(34), COUNT.at(measure(29)))
    places["star"] = Box(round(x), top, measure(76), high)
    draw_manipulators(canvas, player, x + measure(80), y, measure(36))
    places["manipulator"] = Box(round(x) + measure(76), top, measure(86), high)
    strength = x + measure(166)
    count(canvas, strength, y, of("strength"), player.strength, measure(33), COUNT.at(measure(29)))
    places["strength"] = Box(round(strength) - 3, top, measure(68), high)
    size = min(measure(28), int((right - strength - measure(68)) / len(DECREE_SPACES)) - 3)
    return places | _draw_decrees(canvas, player, right, y, size)


def draw_manipulators(canvas: Canvas, player: Player, x: float, y: float, size: int) -> None:
    """How many can still be used this year, of how many."""
    canvas.centre(icon(of("manipulator" if player.active else "manipulator_off"), size), x + size / 2, y)
    text = f"{player.active}/{player.manipulators}"
    canvas.text(x + size + 4, y, text, COUNT.at(round(size * 0.78)), IVORY if player.active else FAINT)


def draw_summary(canvas: Canvas, player: Player, seat: Seat, box: Box, asked: bool) -> None:
    """What counts of a city, beside the board: its stock, and what it will be sent at the end of the year."""
    seat_panel(canvas, seat, *box, asked)
    left, right = box.x + LEFT + 6, box.right - 12
    pitch = (right - left) / len(COLOURS)
    y = box.y + box.height * 0.3
    for index, colour in enumerate(COLOURS):
        count(canvas, left + index * pitch, y, FIGURES[colour], player.stock[colour], 56, COUNT.at(38))
    y = box.y + box.height * 0.73
    count(canvas, left, y, of("star"), player.stars, 42, COUNT.at(32))
    draw_manipulators(canvas, player, left + pitch, y, 42)
    count(canvas, left + 2 * pitch, y, of("strength"), player.strength, 42, COUNT.at(32))
    count(canvas, left + 3 * pitch, y, of("shortage"), shortage.lack(player).total, 44, COUNT.at(32))


def _draw_decrees(canvas: Canvas, player: Player, right: float, y: float, size: int) -> dict[str, Box]:
    """The four places for decrees: a tablet where one lies, else what is printed there."""
    pitch = size + 3
    places = {}
    for index, space in enumerate(DECREE_SPACES):
        box = Box(round(right - pitch * (len(DECREE_SPACES) - index) + 3), round(y - size / 2), size, size)
        places[space.id] = box
        claimed = index < len(player.decrees)
        canvas.rectangle(box.x, box.y, size, size, COVERED if claimed else CELL, 5)
        artworks = [of("decree")] if claimed else prints(space)
        if len(artworks) == 1:
            canvas.centre(icon(artworks[0], size - 3), *box.middle)
            continue
        for corner, artwork in enumerate(artworks):
            shift = size * 0.19 * (1 if corner else -1)
            middle, down = box.middle
            canvas.centre(icon(artwork, round(size * 0.62)), middle + shift, down + shift)
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
    canvas.centre(icon(of(track), measure(36)), box.x + box.width / 2, box.y - measure(18))
    covered = tracks.stars_on(player, track)
    spaces = [tracks.track_space(track, number + 1) for number in range(tracks.track_length(player, track))]
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
            canvas.centre(icon(of("star"), 24), box.x + 13, y)
            canvas.text(box.x + 26, y, str(together), DETAIL_BOLD.at(22), IVORY)
        else:
            _draw_cell(canvas, artworks, x, y, box.width, height)
    return places


def _draw_cell(canvas: Canvas, cell: Sequence[str], x: float, y: float, width: int, height: int) -> None:
    """What a cell shows: one below the other where that is larger than side by side."""
    across, down = min(height - 3, width // len(cell)), min(width, (height - 3) // len(cell))
    size = min(44, max(across, down))
    for index, artwork in enumerate(cell):
        shift = (index - (len(cell) - 1) / 2) * size
        canvas.centre(
            icon(artwork, size), x + (0 if down > across else shift), y + (shift if down > across else 0)
        )


def _draw_foot(
    canvas: Canvas, player: Player, x: float, y: float, width: int, measure: Measure
) -> dict[str, Box]:
    """The aqueduct with its ring, the shortage as a sum, privileges: where these lie."""
    left, right, top, high = round(x), round(x) + width, round(y) - measure(20), measure(40)
    draw_aqueduct(canvas, player.aqueduct, x + measure(2), y, measure)
    x += measure(318)
    x += max(
        measure(18), canvas.text(x, y, str(player.aqueduct), COUNT.at(measure(28)), WATER_LIGHT)
    ) + measure(18)
    canvas.centre(icon(of("shortage"), measure(38)), x + measure(19), y)
    size, pitch, held = measure(40), measure(42), max(1, len(player.privileges))
    end = round(draw_sum(canvas, player, x + measure(44), y, measure))
    places = {
        "aqueduct": Box(left, top, round(x) - left - measure(18), high),
        "shortage": Box(round(x), top, end - round(x), high),
        "privilege": Box(right - pitch * held, top, pitch * held, high),
    }
    for index, privilege in enumerate(reversed(player.privileges)):
        sprite = icon(of_privilege(PRIVILEGES[privilege.id]), size)
        canvas.centre(sprite, right - size / 2 - index * pitch, y)
        if privilege.spent:
            canvas.line(
                [
                    (right - size - index * pitch + 6, y + size / 2 - 6),
                    (right - index * pitch - 6, y - size / 2 + 6),
                ],
                4,
                FAINT,
            )
    return places


def draw_aqueduct(canvas: Canvas, ring: int, x: float, y: float, measure: Measure = TABLE) -> None:
    """The fields of the aqueduct, water up to the ring."""
    canvas.centre(icon(of("aqueduct"), measure(36)), x + measure(18), y)
    start, cell, pitch = x + measure(42), measure(21), measure(24.4)
    for field in range(AQUEDUCT_END + 1):
        colour = WATER if field <= ring else mix(WATER_DARK, NIGHT, 0.35)
        canvas.rectangle(start + field * pitch, y - measure(10), cell, measure(20), colour, 4)
    canvas.centre(icon(of("ring"), measure(36)), start + ring * pitch + cell / 2, y)


def draw_sum(canvas: Canvas, player: Player, x: float, y: float, measure: Measure = TABLE) -> float:
    """The shortage as a sum: symbols and open spaces, less what helps. Returns where it ends."""
    found = shortage.lack(player)
    relief = f" {MINUS} {found.relief}" if found.relief else ""
    style = COUNT.at(measure(27))
    x += canvas.text(x, y, f"{found.symbols} + {found.spaces}{relief} = ", style, SOFT)
    return x + canvas.text(x, y, number(found.total), COUNT.at(measure(32)), IVORY)
