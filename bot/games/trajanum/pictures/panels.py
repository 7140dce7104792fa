"""The panels beside the forum: streets, bonus tracks, supply, Trajan cards, players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from bot.app.fallbacks import separately
from bot.games.trajanum import components
from bot.games.trajanum.rules.tiles import street_label
from bot.games.trajanum.state import Table, View
from bot.i18n.fluent import Locale, Words
from bot.pictures import fonts, highlights, theme
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, Face, Style
from bot.pictures.panels import BAND, gap, panel, paper, seat_panel
from bot.pictures.pieces import mark, token
from bot.pictures.row import Row
from bot.pictures.sprites import Paint, icon, kept

from . import tiles
from .colonia import held, looks
from .tiles import COLOURS, STONE_FACE, STONE_PAINT, THEME, of_gain

STREET_ROOM = 144
"""Width for the text on a street card, in px."""
STREET_NAME = Style(Face.SANS_BOLD, 34, 32)


def draw_streets(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    *cards, calls = box.spread(components.CONSTANTS.streets_per_round + 1, 3)
    for place, at in enumerate(cards):
        canvas.spots[f"street {place + 1}"] = at
        if place < len(table.streets):
            _draw_street_card(canvas, table, table.streets[place], words, at)
        else:
            gap(canvas, at)
    panel(canvas, *calls)
    called = [*table.called, *table.streets]
    for symbol, at in zip(components.STREETS, calls.inset(6).spread(12, 6, 0), strict=True):
        x, y = at.middle
        canvas.centre(icon(f"trajanum/{symbol}", 36), x, y - 12)
        for left, pip in around(x, range(components.CONSTANTS.street_cards), 16):
            lit = pip < called.count(symbol)
            canvas.disc(left, y + 17, 6, theme.IVORY if lit else theme.TESSERA_ON_PANEL)
            if not lit:
                canvas.disc(left, y + 17, 4.5, theme.PANEL)


def _draw_street_card(canvas: Canvas, table: Table, symbol: str, words: Words, box: Box) -> None:
    paper(canvas, box)
    canvas.centre(icon(f"trajanum/{symbol}", 80), box.x + 50, box.y + box.height / 2 - 3)
    x, alike = box.x + 98, table.options["colonia_side"] == "A"
    top = box.y + (48 if alike else 26 if table.seats > 2 else 40)
    canvas.text(x, top, words(f"street-{symbol}"), STREET_NAME, theme.INK, room=STREET_ROOM)
    if alike:
        label = street_label(table, 0, symbol)
        row = words("picture-row", row=label)
        street = words("picture-column", column=label) if label in components.COLUMNS else row
        canvas.text(x, box.y + 84, street, DETAIL.at(32), theme.SEPIA, room=STREET_ROOM)
        return
    for seat in range(table.seats):
        left, middle = x + seat % 2 * 56, top + 36 + seat // 2 * 38
        canvas.rectangle(left, middle - 14, 28, 28, theme.SEATS[seat].colour, 5)
        canvas.centre(mark(theme.SEATS[seat], 19), left + 14, middle)
        canvas.text(left + 33, middle, street_label(table, seat, symbol), DETAIL.at(32), theme.INK)


STONE_SEAT: Paint = (("seat", theme.SOFT), ("seat-ink", theme.INK), ("seat-rim", theme.IVORY))
"""The colors of an envoy or a tile of no particular seat."""
TALL_TRACK = 90
"""A higher box of a track has room for larger signs."""
CELL_SIGN = "cell"


def reward_signs(reward: components.TrackReward, locale: Locale) -> list[str]:
    signs = ["trajanum/worker_any"] if reward.choose else []
    signs += (of_gain(what, locale) for what in reward.gives)
    if reward.envoy:
        signs += ["trajanum/envoy", "trajanum/eagle" if reward.envoy == "eagle" else CELL_SIGN]
    more = {"area_bonus": reward.area_bonus, "own_tile": reward.own_tile, "build": reward.extra_building}
    return signs + [f"trajanum/{sign}" for sign, shown in more.items() if shown]


def _draw_quarters(canvas: Canvas, edge: int, half: float) -> None:
    for index, colour in enumerate(COLOURS.values()):
        canvas.rectangle(edge + index % 2 * half, edge + index // 2 * half, half, half, colour.base)


@kept
def any_cell(size: int) -> Image.Image:
    canvas = Canvas(size, size, theme.INK)
    edge = max(1, size // 22)
    canvas.rectangle(edge, edge, size - 2 * edge, size - 2 * edge, theme.IVORY, 5)
    inner = edge + max(1, size // 20)
    _draw_quarters(canvas, inner, size / 2 - inner)
    return canvas.rounded(6)


def draw_signs(canvas: Canvas, signs: Sequence[str], x: float, y: float, size: int, gap: int = 8) -> None:
    for middle, sign in around(x, signs, size + gap):
        canvas.centre(any_cell(size - 2) if sign == CELL_SIGN else icon(sign, size, STONE_SEAT), middle, y)


def draw_tracks(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    tracks = components.TRACK_NAMES
    for track, row in zip(tracks, box.spread(len(tracks), gap=6), strict=True):
        _draw_track(canvas, table, track, words.locale, row)


def _draw_track(canvas: Canvas, table: Table, track: components.Track, locale: Locale, box: Box) -> None:
    reached = [player.on_track(track) for player in table.players]
    canvas.spots[f"track {track}"] = box
    panel(canvas, *box)
    middle, steps = box.middle[1], components.CONSTANTS.track_steps
    canvas.centre(icon(f"trajanum/{track}", 62), box.x + 42, middle)
    size, wide = (50, 34) if box.height > TALL_TRACK else (36, 26)
    waiting = [seat for seat, step in enumerate(reached) if step == 0]
    for place, seat in enumerate(waiting):
        across, down = divmod(place, 2) if len(waiting) > 2 else (place, 0.5)
        canvas.centre(token(theme.SEATS[seat], 28), box.x + 94 + across * 33, middle + (down * 2 - 1) * 16)
    places = Box(box.x + 150, box.y + 6, box.width - 158, box.height - 12).spread(steps, steps, 8)
    for step, at in enumerate(places, 1):
        canvas.spots[f"step {track} {step}"] = at
        canvas.rectangle(*at, theme.CELL, 7)
        canvas.text(at.x + 15, at.y + 20, str(step), FIGURE.at(32), theme.GOLD, "middle")
        signs = reward_signs(components.REWARDS[track, step], locale)
        draw_signs(canvas, signs, at.middle[0] + 6, at.y + size / 2, size)
        here = [seat for seat, at_step in enumerate(reached) if at_step == step]
        for x, seat in around(at.middle[0], here, wide):
            canvas.centre(token(theme.SEATS[seat], wide - 1), x, box.bottom - wide * 0.78)


SUPPLY_BAND = 7


def draw_supply(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """Draw the four panels of building tiles; an unlimited supply shows ∞."""
    for colour, at in zip(components.COLOURS, box.spread(4, 4, 8), strict=True):
        panel(canvas, *at)
        canvas.rectangle(at.x, at.y, at.width, SUPPLY_BAND, COLOURS[colour].base, 4)
        middle = at.middle[1] + SUPPLY_BAND / 2
        for place, building in enumerate(components.PAIRS[colour]):
            canvas.centre(icon(f"trajanum/{building}", 42), at.x + 27 + place * 45, middle)
        for size, key in ((1, "single"), (2, "double")):
            y, stock = middle + (size * 2 - 3) * 19, table.supply.get(f"{key}_{colour}")
            draw_outlines(canvas, colour, size, at.x + 117, y, theme.IVORY)
            shown = "∞" if stock is None else str(stock)
            canvas.text(at.right - 8, y, shown, COUNT.at(32), theme.IVORY, "right")


def draw_outlines(canvas: Canvas, colour: str, size: int, x: float, y: float, edge: theme.Colour) -> None:
    """Draw a small single or double tile of a color around a point."""
    for left, _ in around(x, range(size), 17):
        canvas.rectangle(left - 9, y - 11, 18, 22, edge, 4)
        canvas.rectangle(left - 7, y - 9, 14, 18, COLOURS[colour].base, 3)


FADED_PAPER = theme.mix(theme.PAPYRUS, theme.SAND, 0.85), theme.mix(theme.SAND, theme.INK, 0.2)
"""Colors of a card that has been scored, and of its edge."""
DIFFERENT = "≠"
CARD_GAP = 12
_ITEMS: dict[components.Item, str] = {
    "workers_of_different_colours": "trajanum/worker_any",
    "citizens_of_different_classes": "trajanum/citizen",
    "envoy_on_ship": "trajanum/ship",
    "scored_crane": "trajanum/crane",
    "column_built": "trajanum/column",
    "plaza_marker": "trajanum/plaza",
    "coin": "common/coin",
}


def draw_cards(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    cycles = components.CONSTANTS.cycles
    for cycle, at in enumerate(box.spread(cycles, cycles, CARD_GAP), 1):
        canvas.spots[f"order {cycle}"] = at
        if cycle in table.trajan:
            draw_card(canvas, table, cycle, words, at)
        else:
            gap(canvas, at, components.NUMERALS[cycle])
            none = words("picture-no-orders")
            canvas.text(*at.middle, none, DETAIL, theme.SOFT, "middle", room=at.width - 30)


def draw_card(canvas: Canvas, table: Table, cycle: int, words: Words, box: Box) -> None:
    scored = table.is_scored(cycle)
    if cycle == table.cycle and not scored and table.outcome is None:
        highlights.gilded(canvas, *box, theme.SAND)
    paper(canvas, box, *(FADED_PAPER if scored else ()))
    canvas.rectangle(box.x, box.y, 54, 38, theme.CELL if scored else THEME.accent, 8)
    canvas.text(box.x + 27, box.y + 19, components.NUMERALS[cycle], FIGURE.at(28), theme.IVORY, "middle")
    last = cycle * components.CONSTANTS.rounds_per_cycle
    when = words("picture-scored") if scored else words("picture-after-round", round=last)
    if scored or table.outcome is None:
        canvas.text(
            box.right - 12, box.y + 20, when, DETAIL.at(28), theme.SEPIA, "right", room=box.width - 78
        )
    orders = Box(box.x + 8, box.y + 42, box.width - 16, box.height - 54)
    draw_card_orders(canvas, components.TRAJAN_CARDS[table.trajan[cycle]], orders)


def draw_card_orders(canvas: Canvas, card: components.TrajanCard, box: Box) -> None:
    """Draw the building order at the left and the collecting order at the right."""
    scale, middle = min(box.height / 100, box.width / 232), box.middle[1]
    split = box.x + box.width * 0.45
    canvas.rectangle(split, box.y + 6, 2, box.height - 8, theme.mix(theme.SAND, theme.INK, 0.12))
    draw_pattern(canvas, card, (box.x + split) / 2, middle, round(30 * scale), box.height)
    draw_collect(canvas, card, split + 4, box.right - split - 4, middle - 22 * scale, scale)


def draw_pattern(
    canvas: Canvas, card: components.TrajanCard, x: float, y: float, cell: int, height: float
) -> None:
    if card.anchor == "anywhere":
        size = round(cell * 1.3)
        pitch = size + round(cell * 0.3)
        for index, kind in enumerate(card.kinds):
            left, top = x + (index % 2 - 0.5) * pitch, y + (index // 2 - 0.5) * pitch
            canvas.centre(tiles.building((kind,), size, upright=False), left, top)
        return
    places: dict[tuple[int, int], str] = {(across, down): want for across, down, want in card.pattern}
    if card.anchor in ("temple", "crane"):
        places[0, 0] = card.anchor
    across, down = [across for across, _ in places], [down for _, down in places]
    wide, high = max(across) - min(across) + 1, max(down) - min(down) + 1
    cell = min(cell, int((height + 2) / high) - 2)
    pitch = cell + 2
    sign = fonts.width(DIFFERENT, COUNT.at(32)) + 8 if card.different else 0
    left, top = x - (wide * pitch - 2 + sign) / 2, y - (high * pitch - 2) / 2
    for (right, below), want in places.items():
        middle = left + (right - min(across)) * pitch + cell / 2, top + (below - min(down)) * pitch + cell / 2
        if want == card.anchor:
            canvas.centre(icon(f"trajanum/{want}", cell + 4, STONE_PAINT if want == "crane" else ()), *middle)
        else:
            canvas.centre(_piece(want, cell), *middle)
    if card.different:
        canvas.text(left + wide * pitch + 6, y, DIFFERENT, COUNT.at(32), theme.SEPIA)


@kept
def _piece(want: str, size: int) -> Image.Image:
    """The sign of a building that an order wants: gray, colored or any."""
    canvas = Canvas(size, size, theme.INK)
    if want == "coloured":
        _draw_quarters(canvas, 1, (size - 2) / 2)
        return canvas.rounded(6)
    canvas.rectangle(1, 1, size - 2, size - 2, STONE_FACE, 5)
    canvas.rectangle(2, 2, size - 4, max(2, size // 10), theme.mix(STONE_FACE, (255, 255, 255), 0.5))
    if want == "any":
        band = (size - 2) / len(COLOURS)
        for index, colour in enumerate(COLOURS.values()):
            canvas.rectangle(size / 2, 1 + index * band, size / 2 - 1, band, colour.base)
        canvas.rectangle(size / 2 - 1, 1, 2, size - 2, theme.INK)
    return canvas.rounded(6)


def collecting(card: components.TrajanCard) -> list[tuple[str, str]]:
    shown: list[tuple[str, str]] = []
    for item, number in card.collect.items():
        if item == "citizen_of_each_class":
            shown += [(f"trajanum/{citizen}", "1") for citizen in components.CLASSES]
            continue
        sign = f"{number} {DIFFERENT}" if "different" in item else str(number)
        shown.append((_ITEMS.get(item, f"trajanum/{item}"), sign))
    return shown


def draw_collect(
    canvas: Canvas, card: components.TrajanCard, x: float, width: float, y: float, scale: float
) -> None:
    shown = collecting(card)
    pitch = width / len(shown)
    size = round(min(44 * scale, pitch - 2))
    for middle, (artwork, number) in around(x + width / 2, shown, pitch):
        canvas.centre(icon(artwork, size, STONE_PAINT if artwork.endswith("crane") else ()), middle, y + 4)
        canvas.text(middle, y + 46 * scale, number, COUNT.at(max(28, 30 * scale)), theme.INK, "middle")


ON_PANEL = ("orders", "shift", "ship", "citizens", "eagles", "envoys", "group")
"""The numbers in the panel of a seat; "envoys" and "group" are the size and points of its largest group."""


@separately
def draw_panels(canvas: Canvas, view: View, order: Sequence[int], box: Box, locale: Locale) -> None:
    asked = [asked.seat for asked in view.asked]
    for seat, place in zip(order, box.spread(view.seats, 2 if view.seats == 4 else 1), strict=True):
        draw = partial(_draw_panel, view=view, seat=seat, box=place, asked=seat in asked, locale=locale)
        canvas.part(("trajanum panel", place, seat in asked, locale, *looks(view, seat)), draw)


def _draw_panel(canvas: Canvas, view: View, seat: int, box: Box, asked: bool, locale: Locale) -> None:
    if view.viewer in (None, seat):
        canvas.spots["panel" if seat == view.viewer else f"seat {seat + 1}"] = box
    seat_panel(canvas, theme.SEATS[seat], *box, asked)
    lines = (ON_PANEL[:3], ON_PANEL[3:]) if view.seats == 4 else (ON_PANEL,)
    for names, line in zip(lines, box.spread(len(lines), gap=0), strict=True):
        row = Row(canvas, line.x + BAND + 10, line.right, line.middle[1])
        pieces = [held(view, seat, name, 38, COUNT.at(32), locale) for name in names]
        row.begin(*(piece.at_least(row.room / len(names)) for piece in pieces))
