"""The page of a game's curve: points by round as lines to the seats' labels, and below them the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise
from math import ceil
from typing import Final

from bot.i18n.fluent import Words

from . import fonts, rich_text
from .canvas import WEST, Box, Canvas, Point, around
from .fonts import COUNT, FIGURE, Face, Style, head_apart
from .highlights import TESSERA, disc, gilded
from .names import halves
from .page_header import HEIGHT, MARGIN, TOP, WIDTH, page
from .panels import number, panel
from .pieces import token
from .rich_text import TextRun
from .sprites import icon
from .theme import INK, IVORY, LIGHT_GOLD, LINE, NIGHT, PANEL, PANEL_ASKED, SOFT, SeatLook, Theme, mix


@dataclass(frozen=True)
class CurveLine:
    """A seat's line: its points before the first interval and at the end of each one."""

    seat: SeatLook
    name: str
    points: tuple[int, ...]
    won: bool = False


@dataclass(frozen=True)
class Pin:
    """A turning point in the middle of an interval (numbered from 1) of a line; its title, and a sentence in several
    versions, each shorter than the one before."""

    line: int
    interval: int
    title: str
    told: Sequence[Sequence[TextRun]]


@dataclass(frozen=True)
class Chart:
    """The content of a curve. `unit` is the prefix of message keys for the unit of its length; after the rounds, the
    final scoring may be one more interval. The first line lies on top of the others."""

    unit: str
    fact: str
    brief: str
    rounds: int
    lines: tuple[CurveLine, ...]
    pins: tuple[Pin, ...] = ()
    final: bool = False


def draw_curve(theme: Theme, chart: Chart, words: Words) -> Canvas:
    title = words(f"{chart.unit}-title")
    canvas = page(theme, words("game-title"), title, chart.fact, brief=chart.brief)
    below = _CARDS + 14 if chart.pins else 0
    plot = _plot(chart, Box(MARGIN, TOP, WIDTH - 2 * MARGIN, HEIGHT - 16 - TOP - below))
    panel(canvas, *plot.area)
    _draw_scale(canvas, plot)
    _draw_rounds(canvas, plot, chart, words)
    room = Box(_LABELS, plot.area.y + 6, plot.area.right - _LABELS, plot.area.height - 12)
    places = _places_of_ends(chart.lines, [plot.y(line.points[-1]) for line in chart.lines], room)
    for line, y in reversed(list(zip(chart.lines, places, strict=True))):
        course = [(x, plot.y(points)) for x, points in zip(plot.ends, line.points, strict=True)]
        _draw_line(canvas, line, [*course, *_way_to(y, plot.y(line.points[-1]))])
    for x in plot.ends[chart.rounds :]:
        for at in range(plot.top - 20, plot.bottom - TESSERA, 16):
            canvas.rectangle(x - TESSERA / 2, at, TESSERA, TESSERA, mix(LINE, SOFT, 0.3))
    for line, at in _beads(plot, chart):
        canvas.centre(token(line.seat, _BEAD), plot.ends[at], plot.y(line.points[at]))
    for order, pin in enumerate(chart.pins, 1):
        _draw_pin(canvas, *_tip(plot, chart, pin), order)
    for line, y in zip(chart.lines, places, strict=True):
        _draw_end(canvas, line, y, room, words("picture-victor"))
    if chart.pins:
        foot = Box(MARGIN, plot.area.bottom + 14, WIDTH - 2 * MARGIN, _CARDS)
        cards = foot.spread(len(chart.pins), len(chart.pins), _CARD_GAP)
        for order, (pin, card) in enumerate(zip(chart.pins, cards, strict=True), 1):
            _draw_card(canvas, card, order, pin, chart.lines[pin.line].seat)
    return canvas


# Layout.

_LEFT, _RIGHT, _ABOVE, _BELOW = 150, 1024, 40, 74
"""The plot: its left and right edge, and its distance from the upper and lower edge of the field."""
_LABELS: Final = _RIGHT + 96
_UNDER: Final = 14  # how far a line continues under the sign at its end
_CORE, _RIM, _GROUND = 9, 3, 3
"""Widths in a line: the core in the seat's color, the seat's rim on each side, the ground around it."""
_PLAIN: Final = 11  # the core of a line whose rim is ink
_PIN: Final = 84
_BEAD: Final = 44
_FREE: Final = 34  # the least distance of a sign on a line to every other line, in px
_LABEL_ROOM: Final = 54  # the least distance between numbers of rounds, in px
_FINAL: Final = 84  # the least width of the final scoring's interval, in px
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
_MOST_STEPS: Final = 4.3
_AXIS = COUNT
_WORD = Style(Face.SANS, 32, 32)


@dataclass(frozen=True)
class _Plot:
    """Maps points and rounds to the picture: `ends` is the x of the start and of the end of each interval, `step` the
    difference between numbers of the scale."""

    area: Box
    low: float
    high: float
    step: int
    ends: tuple[float, ...]

    @property
    def top(self) -> int:
        return self.area.y + _ABOVE

    @property
    def bottom(self) -> int:
        return self.area.bottom - _BELOW

    def y(self, points: float) -> float:
        return self.bottom - (self.bottom - self.top) * (points - self.low) / (self.high - self.low)

    def middle(self, interval: int) -> float:
        return (self.ends[interval - 1] + self.ends[interval]) / 2


def _plot(chart: Chart, box: Box) -> _Plot:
    values = [points for line in chart.lines for points in line.points]
    low, high = min(0, *values), max(0, *values)
    span = max(high - low, 3)
    # Four or five numbers, including zero.
    step = next((step for step in _STEPS if span / step <= _MOST_STEPS), round(span / _MOST_STEPS))
    least, most = low - (0.04 * span if low < 0 else 0), max(high, low + span) + 0.04 * span
    next_number = -(-high // step) * step
    most = next_number if most <= next_number <= high + 0.12 * span else most
    plot = _Plot(box, least, most, step, _ends(chart))
    for pin in chart.pins:
        # The whole pin must fit into the field: if its tip were too high, the scale is extended.
        room, reach = plot.bottom - plot.top, plot.bottom - (box.y + _PIN + 14)
        tip = _points_at(chart, pin)
        plot = replace(plot, high=max(plot.high, plot.low + (tip - plot.low) * room / reach))
    return plot


def _ends(chart: Chart) -> tuple[float, ...]:
    last = max(_FINAL, (_RIGHT - _LEFT) / (chart.rounds + 1)) if chart.final else 0
    pitch = (_RIGHT - _LEFT - last) / chart.rounds
    ends = [_LEFT + pitch * number for number in range(chart.rounds + 1)]
    return (*ends, _RIGHT) if chart.final else tuple(ends)


def _points_at(chart: Chart, pin: Pin) -> float:
    points = chart.lines[pin.line].points
    return (points[pin.interval - 1] + points[pin.interval]) / 2


def _tip(plot: _Plot, chart: Chart, pin: Pin) -> Point:
    return plot.middle(pin.interval), plot.y(_points_at(chart, pin))


def _way_to(y: float, end: float) -> list[Point]:
    if abs(y - end) <= 3:
        return [(_LABELS + _UNDER, y)]
    return [(_RIGHT + 24, end), (_RIGHT + 66, y), (_LABELS + _UNDER, y)]


def _beads(plot: _Plot, chart: Chart) -> Iterator[tuple[CurveLine, int]]:
    """Signs on the lines: at most two each, early in the game, away from other lines and pins."""
    last = chart.rounds
    for line in chart.lines:
        free = []
        for at in range(1, round((last + 1) * 0.72)):
            y = plot.y(line.points[at])
            others = [plot.y(other.points[at]) for other in chart.lines if other is not line]
            near = min((abs(y - other) for other in others), default=999)
            pinned = any(_is_pinned(plot, chart, pin, plot.ends[at], y) for pin in chart.pins)
            if near >= _FREE and not pinned:
                free.append((near, at))
        chosen: list[int] = []
        for _, at in sorted(free, reverse=True):
            if len(chosen) < 2 and all(abs(at - other) * 3 > last for other in chosen):
                chosen.append(at)
        yield from ((line, at) for at in chosen)


def _is_pinned(plot: _Plot, chart: Chart, pin: Pin, x: float, y: float) -> bool:
    tip_x, tip_y = _tip(plot, chart, pin)
    return abs(x - tip_x) < 72 and abs(y - tip_y + 40) < 84


# Axes.


def _draw_scale(canvas: Canvas, plot: _Plot) -> None:
    first = ceil(plot.low / plot.step) * plot.step
    for points in range(first, int(plot.high) + 1, plot.step):
        y = plot.y(points)
        if points:
            for x in range(_LEFT, _RIGHT - TESSERA, 20):
                canvas.rectangle(x, y - TESSERA / 2, TESSERA, TESSERA, LINE)
        else:
            canvas.rectangle(_LEFT, y - 2, _RIGHT - _LEFT, 4, LINE)
        canvas.text(_LEFT - 22, y, number(points), _AXIS, SOFT, "right")


def _draw_rounds(canvas: Canvas, plot: _Plot, chart: Chart, words: Words) -> None:
    """Draw the numbers of rounds in the middle of their intervals: those with a pin, and as many more as fit."""
    y = plot.bottom + 40
    names = [*map(str, range(1, chart.rounds + 1)), *([words("curve-final-axis")] if chart.final else [])]
    pinned = {pin.interval for pin in chart.pins}
    shown: dict[int, tuple[float, float]] = {}
    # The first round and every second, third or later one, as far as they fit.
    strided = range(1, chart.rounds + 1, ceil(_LABEL_ROOM / (plot.ends[1] - plot.ends[0])))
    for interval in dict.fromkeys([*sorted(pinned), *([len(names)] if chart.final else []), *strided]):
        x, half = plot.middle(interval), fonts.width(names[interval - 1], _AXIS) / 2
        if all(abs(x - other) >= half + taken + 14 for other, taken in shown.values()):
            shown[interval] = x, half
    for interval, (x, _) in shown.items():
        colour = IVORY if interval in pinned else SOFT
        canvas.text(x, y, names[interval - 1], _AXIS, colour, "middle")
    end, room = _LEFT - 22, _LEFT - MARGIN - 22
    for row, line in around(y, halves(words(f"{chart.unit}-axis"), _WORD, room), 28):
        canvas.text(end, row, line, _WORD, SOFT, "right", room=room)


# Lines and pins.


def _draw_line(canvas: Canvas, line: CurveLine, points: Sequence[Point]) -> None:
    """Draw a line like a long token, with the seat's rim, and ground around it to separate it from others.

    Each piece is smoothed separately: one mask for the whole field would take four times as long.
    """
    rimmed = line.seat.rim != INK
    wide = _CORE + 2 * _RIM if rimmed else _PLAIN
    layers = [(wide + 2 * _GROUND, PANEL), *([(wide - 1, line.seat.rim)] if rimmed else [])]
    for thickness, colour in (*layers, (_CORE if rimmed else _PLAIN, line.seat.colour)):
        for piece in pairwise(points):
            canvas.line(piece, thickness, colour)


def _draw_pin(canvas: Canvas, x: float, y: float, order: int) -> None:
    canvas.disc(x, y, 15, NIGHT)
    canvas.disc(x, y, 11, LIGHT_GOLD)
    tip = y - 8
    canvas.put(icon("common/pin", _PIN), x - _PIN / 2, tip - _PIN * 0.95)
    canvas.text(x, tip - _PIN * 0.53, str(order), FIGURE.at(_PIN * 0.46), INK, "middle")


# Labels at the ends of lines.

_VICTOR, _TWO_LINES, _ONE_LINE, _LOW = 126, 90, 98, 78
"""Heights of labels: a victor's, one with a name on two lines, on one line, on one line among many labels."""
_MANY: Final = 4
_ENDS_RIGHT: Final = 36
_NAME = 62
_FRAME = 104
_ONE, _TWO = Style(Face.SERIF, 38, 34), Style(Face.SERIF, 36, 32)
_WINNER = Style(Face.SERIF_BOLD, 38, 34)
_CALL = Style(Face.CINZEL_BLACK, 34, 32, 1)
_POINTS, _BEST = Style(Face.CINZEL_BLACK, 54, 44), Style(Face.CINZEL_BLACK, 60, 44)


def _places_of_ends(lines: Sequence[CurveLine], ends: Sequence[float], room: Box) -> list[float]:
    """The y of each label, as near to the end of its line as possible."""
    order = sorted(range(len(lines)), key=ends.__getitem__)
    low = _LOW if len(lines) > _MANY else _ONE_LINE
    heights = [
        _VICTOR if line.won else _TWO_LINES if len(_named(line, room)[0]) > 1 else low
        for line in (lines[index] for index in order)
    ]
    found = spread([ends[index] for index in order], heights, room.y, room.bottom)
    return [place for _, place in sorted(zip(order, found, strict=True))]


def _draw_end(canvas: Canvas, line: CurveLine, y: float, room: Box, victor: str) -> None:
    """Draw a label: sign, name, points; a victor's in a gold frame, with the wreath."""
    x, won, points = room.x, line.won, number(line.points[-1])
    if won:
        gilded(canvas, x - 18, y - _FRAME / 2, room.right - x, _FRAME, PANEL_ASKED)
    canvas.centre(token(line.seat, 56), x + 20, y)
    canvas.text(room.right - _ENDS_RIGHT, y, points, _BEST if won else _POINTS, IVORY, "right")
    x += _NAME
    parts, style, space = _named(line, room)
    if won:
        canvas.text(x, y - 23, line.name, _WINNER, IVORY, room=space)
        canvas.centre(icon("common/leader_wreath", 46), x + 23, y + 25)
        canvas.text(x + 54, y + 24, victor.upper(), _CALL, LIGHT_GOLD, room=space - 54)
        return
    for middle, part in around(y, parts, 40):
        canvas.text(x, middle, part, style, IVORY, room=space)


def _named(line: CurveLine, room: Box) -> tuple[list[str], Style, float]:
    """The name on one or two lines, its style and its room; the head of a computer comes after it."""
    wide, name = fonts.width(number(line.points[-1]), _BEST if line.won else _POINTS), line.name
    space = room.width - _ENDS_RIGHT - wide - 12 - _NAME
    if fonts.width(name, _ONE.at(_ONE.least)) <= space:
        return [name], _ONE, space
    letters, head = head_apart(name)
    *before, last = halves(letters, _TWO, space - fonts.width(head, _TWO))
    return [*before, last + head], _TWO, space


def spread(wanted: Sequence[float], heights: Sequence[float], low: float, high: float) -> list[float]:
    """Middles of labels of these heights, in order from above, without overlaps, as near as possible to the wanted
    ones, and between `low` and `high` if there is room."""
    # Each label is placed by where the first one would be if all above it touched: so labels in order don't overlap.
    offsets = list(accumulate((sum(both) / 2 for both in pairwise(heights)), initial=0.0))
    groups: list[tuple[float, int]] = []  # labels that touch: their place, and how many they are
    for y, offset in zip(wanted, offsets, strict=True):
        place, count = y - offset, 1
        while groups and groups[-1][0] > place:
            above, more = groups.pop()
            place, count = (above * more + place * count) / (more + count), more + count
        groups.append((place, count))
    least, most = low + heights[0] / 2, high - heights[-1] / 2 - offsets[-1]
    places = [max(least, min(place, most)) for place, count in groups for _ in range(count)]
    return [place + offset for place, offset in zip(places, offsets, strict=True)]


# Cards.

_CARDS: Final = 200  # their height
_CARD_GAP: Final = 14
_CARD_BAND: Final = 12
_CARD_MARGIN: Final = 28
_CARD_TITLE = Style(Face.CINZEL_BOLD, 36, 32, 1.5)

_SETTINGS: Final = ((38, 2), (34, 3), (32, 3))
"""The settings of a sentence: its size, and the most lines."""
_FIRST: Final = (0, 108, 108, 98)  # the y of the first line in the card, by the number of lines


def _draw_card(canvas: Canvas, card: Box, order: int, pin: Pin, seat: SeatLook) -> None:
    canvas.rectangle(*card, PANEL, 10)
    canvas.rectangle(card.x, card.y, _CARD_BAND + 3, card.height, seat.rim, 10, WEST)
    canvas.rectangle(card.x, card.y, _CARD_BAND, card.height, seat.colour, 10, WEST)
    disc(canvas, card.x + 58, card.y + 46, str(order), 60)
    canvas.text(card.x + 104, card.y + 46, pin.title, _CARD_TITLE, LIGHT_GOLD, room=card.width - 190)
    canvas.centre(token(seat, 48), card.right - 44, card.y + 46)
    x, room = card.x + _CARD_BAND + 20, card.width - _CARD_BAND - 2 * _CARD_MARGIN + 8
    lines, size = rich_text.set_on_lines(pin.told, room, _SETTINGS)
    for index, line in enumerate(lines):
        y = card.y + _FIRST[len(lines)] + index * size * 1.22
        rich_text.draw_runs(canvas, x, y, line, IVORY, LIGHT_GOLD, card.width, size, size)
