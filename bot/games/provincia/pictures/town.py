"""A town: its buildings on plastered streets, as a skyline against the hills of Gaul."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product, starmap
from math import sin
from typing import NamedTuple, TypeAlias

from PIL import Image

from bot.games.provincia.components import BUILDINGS
from bot.games.provincia.state import Building, Player
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.sprites import icon, kept, scaled
from bot.pictures.theme import INK, IVORY, LIGHT_GOLD, NIGHT, SEPIA, rgb

PLASTER, HILLS = rgb("#EADCBD"), rgb("#DFCDA6")
STREET, KERB, SLAB = rgb("#B89B66"), rgb("#D0B584"), rgb("#8E7345")
BAR = rgb("#C7AE7C")

CATEGORIES = ("production", "defence", "civic", "storage")
_ORDER = {card: place for place, card in enumerate(BUILDINGS)}

LEAST = 42
"""The smallest size of buildings, in px: if they don't fit, the town ends in "+3"."""
GAP, ASIDE, FENCE = 6, 12, 15
"""Distances between buildings, at both ends of a street, and around the bar between two groups, in px."""
PAVEMENT = 8  # height of a street
NAMES = 34  # height of the names under the buildings, if shown
NAME, LARGE_NAME, LARGE = 22, 29, 140
"""Sizes of names below small and large buildings, and the smallest size of large ones."""


class Plot(NamedTuple):
    """Buildings of one type and state, drawn as one."""

    building: Building
    number: int

    @property
    def group(self) -> int:
        return CATEGORIES.index(self.building.card.category)


Town: TypeAlias = tuple[Plot, ...]
"""Buildings in the order in which they stand: by category, never by age."""
Street: TypeAlias = Sequence[Plot | None]
"""Buildings side by side; None is the bar between two groups."""


def plots(buildings: Iterable[Building]) -> Town:
    """The buildings by type and state."""
    found = starmap(Plot, Counter(buildings).items())
    return tuple(
        sorted(found, key=lambda plot: (plot.group, _ORDER[plot.building.id], not plot.building.active))
    )


def plots_of(player: Player) -> Town:
    return plots(player.buildings)


def _street(found: Iterable[Plot]) -> Street:
    street: list[Plot | None] = []
    last = None
    for plot in found:
        if last not in (None, plot.group):
            street.append(None)
        street.append(plot)
        last = plot.group
    return street


def _width(street: Street, scale: Scale) -> int:
    size, gap = scale.size, scale.gap
    return sum(FENCE if plot is None else size + gap for plot in street) - gap + 2 * ASIDE


class Scale(NamedTuple):
    """What all towns of a picture share: the size of the buildings, the number of streets, and the gap."""

    size: int
    streets: int
    gap: int = GAP


@lru_cache(maxsize=1024)
def streets(found: Town, scale: Scale, width: int) -> Sequence[Street] | None:
    """The buildings on streets at this scale; None if they don't fit.

    On two streets, production and defense are above, the others below; if that doesn't fit, all four groups flow in one
    sequence.
    """
    if scale.streets == 2:
        split = [_street(plot for plot in found if (plot.group < 2) == upper) for upper in (True, False)]
        if all(_width(street, scale) <= width for street in split):
            return split
    flow: list[list[Plot | None]] = [[] for _ in range(scale.streets)]
    row = 0
    for plot in _street(found):
        if _width([*flow[row], plot], scale) > width:
            row += 1
            if row == scale.streets:
                return None
        if plot is not None or flow[row]:
            flow[row].append(plot)
    return flow


def common_scale(towns: Sequence[Town], room: Box, limit: int, gap: int = GAP, beside: int = -2) -> Scale:
    """The largest scale, at most `limit`, at which the fullest town fits; `LEAST` if none does.

    Each street needs `beside` more height than its buildings and pavement.
    """
    for size, count in product(range(limit, LEAST - 1, -2), range(2, 6)):
        scale = Scale(size, count, gap)
        fits = size + PAVEMENT + beside <= room.height // count
        if fits and all(streets(found, scale, room.width) is not None for found in towns):
            return scale
    least = min(LEAST, room.height // 2 - PAVEMENT)
    return Scale(least, max(2, room.height // (LEAST + PAVEMENT + 8)), gap)


def draw_town(
    canvas: Canvas,
    found: Town,
    box: Box,
    scale: Scale,
    fresh: str | None = None,
    words: Words | None = None,
    whose: str = "",
) -> None:
    """The town in the box; the `fresh` building in a gold frame, names below if there are `words`.

    The spot of each building is named by `whose` ("seat 1 ") and its label.
    """
    canvas.put(_ground(box.width, box.height, scale.streets), box.x, box.y)
    laid = _laid(found, scale, box.width)
    rest = sum(plot.number for plot in found) - sum(plot.number for street in laid for plot in street if plot)
    for row, street in enumerate(laid):
        foot = box.y + box.height * (row + 1) / scale.streets - PAVEMENT - (NAMES if words else 0) + 1
        x = float(box.x + ASIDE)
        for plot in street:
            if plot is None:
                canvas.rectangle(x + 2, foot - scale.size * 0.7, 2, scale.size * 0.7, BAR)
                x += FENCE
                continue
            draw_plot(canvas, plot, x, foot, scale, plot.building.id == fresh, words)
            place = Box(round(x), round(foot - scale.size * 0.96), scale.size, scale.size)
            canvas.spots[f"{whose}{plot.building.label}"] = place
            x += scale.size + scale.gap
        if rest and row == len(laid) - 1:
            canvas.text(x + 4, foot - scale.size / 2, f"+{rest}", COUNT.at(30), INK)


def _laid(found: Town, scale: Scale, width: int) -> Sequence[Street]:
    """The buildings on their streets: all, or as many as fit beside the number of the rest."""
    if laid := streets(found, scale, width):
        return laid
    parts = (streets(found[:left], scale, width - 60) for left in range(len(found) - 1, 0, -1))
    return next(filter(None, parts), [[] for _ in range(scale.streets)])


def draw_plot(
    canvas: Canvas,
    plot: Plot,
    x: float,
    foot: float,
    scale: Scale,
    fresh: bool = False,
    words: Words | None = None,
) -> None:
    """A building standing on the street; an inactive one is upside down on an amber plate."""
    size, top = scale.size, foot - scale.size * 0.96
    canvas.put(sprite(plot.building, size), x, top)
    if fresh:
        canvas.frame(x - 4, top - 4, size + 8, size + 8, 6, NIGHT, 9)
        canvas.frame(x - 3, top - 3, size + 6, size + 6, 4, LIGHT_GOLD, 8)
    if plot.number > 1:
        radius = max(13, round(size * 0.22))
        at = x + size - radius * 0.7, foot - size * 0.94 + radius * 0.7
        canvas.disc(*at, radius + 2, INK)
        canvas.disc(*at, radius, IVORY)
        canvas.text(*at, str(plot.number), COUNT.at(max(22, round(radius * 1.4))), INK, "middle")
    if words:
        name, room = words(f"building-{plot.building.id}"), size + scale.gap - 6
        style = DETAIL.at(NAME if size < LARGE else LARGE_NAME)
        canvas.text(x + size / 2, foot + 24, name, style, SEPIA, "middle", room=room)


@kept
def sprite(building: Building, size: int) -> Image.Image:
    artwork = f"provincia/{building.id}"
    if building.active:
        return scaled(artwork, size)
    plate = icon("provincia/inactive", size).copy()
    turned = scaled(artwork, round(size * 0.74)).transpose(Image.Transpose.ROTATE_180)
    corner = (size - turned.width) // 2
    plate.alpha_composite(turned, (corner, round(corner * 0.9)))
    return plate


@kept
def _ground(width: int, height: int, count: int) -> Image.Image:
    canvas = Canvas(width, height, PLASTER)
    for row in range(count):
        top, bottom = round(height * row / count), round(height * (row + 1) / count)
        canvas.polygon([(0, bottom), *_hills(width, bottom, bottom - top, row), (width, bottom)], HILLS)
        canvas.rectangle(0, bottom - PAVEMENT, width, 4, KERB)
        if row < count - 1:
            canvas.rectangle(0, bottom - PAVEMENT + 3, width, PAVEMENT - 3, STREET)
            canvas.rectangle(0, bottom, width, round(height * (row + 2) / count) - bottom, PLASTER)
        else:
            canvas.rectangle(0, bottom - PAVEMENT + 3, width, 3, STREET)
            canvas.rectangle(0, bottom - PAVEMENT + 5, width, PAVEMENT - 5, SLAB)
    return canvas.rounded(8)


def _hills(width: int, foot: int, height: int, row: int) -> Iterator[tuple[float, float]]:
    for step in range(0, width + 24, 24):
        share = step / 70 + row * 1.7
        rise = 0.30 + 0.17 * sin(share) + 0.12 * sin(share * 2.3 + 1) + 0.05 * sin(share * 5.1)
        yield min(step, width), foot - height * max(0.08, rise)
