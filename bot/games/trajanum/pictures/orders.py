"""The Trajan cards: the building order as a drawing, the collecting order as icons with numbers."""

from __future__ import annotations

from PIL import Image

from bot.games.trajanum.components import CLASSES, CONSTANTS, TRAJAN_CARDS, Item, TrajanCard, Want
from bot.games.trajanum.state import Table
from bot.i18n.fluent import Words
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.highlights import gilded
from bot.pictures.panels import gap, paper
from bot.pictures.sprites import icon, kept
from bot.pictures.theme import CELL, INK, IVORY, PAPYRUS, SAND, SEPIA, SOFT, mix

from . import tiles
from .livery import THEME
from .looks import COLOURS, STONE_FACE
from .tiles import STONE_PAINT

NUMERALS = ("", "I", "II", "III")
DIFFERENT = "≠"
GAP = 12
_ITEMS: dict[Item, str] = {
    "worker_any": "trajanum/worker_any",
    "workers_of_different_colours": "trajanum/worker_any",
    "citizens_of_different_classes": "trajanum/citizen",
    "envoy_on_ship": "trajanum/ship",
    "scored_crane": "trajanum/crane",
    "column_built": "trajanum/column",
    "plaza_marker": "trajanum/plaza",
    "coin": "common/coin",
}
_DIFFERENT: frozenset[Item] = frozenset(("workers_of_different_colours", "citizens_of_different_classes"))


@separately
def draw_cards(canvas: Canvas, table: Table, words: Words, box: Box) -> None:
    """The cards of the game; the current one framed in gold, the scored ones darker."""
    for cycle, at in card_boxes(box).items():
        if cycle in table.trajan:
            draw_card(canvas, table, cycle, table.trajan[cycle], words, at)
        else:
            _draw_no_card(canvas, cycle, words, at)


def card_boxes(box: Box) -> dict[int, Box]:
    """Where the card of each cycle lies."""
    return dict(enumerate(box.spread(CONSTANTS.cycles, CONSTANTS.cycles, GAP), 1))


def _draw_no_card(canvas: Canvas, cycle: int, words: Words, box: Box) -> None:
    """A cycle without orders, in the learning game."""
    gap(canvas, box, NUMERALS[cycle])
    canvas.text(*box.middle, words("picture-no-orders"), DETAIL, SOFT, "middle", room=box.width - 30)


def draw_card(canvas: Canvas, table: Table, cycle: int, card: str, words: Words, box: Box) -> None:
    """A card with the cycle after which it is scored."""
    scored = cycle < table.cycle or table.phase == "end"
    now = cycle == table.cycle and not scored
    if now:
        gilded(canvas, *box, SAND)
    paper(canvas, box, *((mix(PAPYRUS, SAND, 0.85), mix(SAND, INK, 0.2)) if scored else ()))
    canvas.rectangle(box.x, box.y, 54, 38, CELL if scored else THEME.accent, 8)
    canvas.text(box.x + 27, box.y + 19, NUMERALS[cycle], FIGURE.at(28), IVORY, "middle")
    last = cycle * CONSTANTS.rounds_per_cycle
    when = words("picture-scored") if scored else words("picture-after-round", round=last)
    canvas.text(box.right - 12, box.y + 20, when, DETAIL.at(28), SEPIA, "right", room=box.width - 78)
    draw_order(canvas, TRAJAN_CARDS[card], Box(box.x + 8, box.y + 42, box.width - 16, box.height - 54))


def draw_order(canvas: Canvas, card: TrajanCard, box: Box) -> None:
    """Left or above the building order, right or below the collecting order."""
    rule = mix(SAND, INK, 0.12)
    if box.height > box.width * 0.8:
        scale = min(box.height / 200, box.width / 136)
        split = box.y + box.height * 0.56
        canvas.rectangle(box.x + 12, split, box.width - 24, 2, rule)
        x = box.x + box.width / 2
        draw_pattern(canvas, card, x, (box.y + split) / 2, round(30 * scale), split - box.y - 24)
        rest = box.bottom - split
        draw_collect(canvas, card, box.x + 6, box.width - 12, split + rest * 0.36, min(scale, rest / 92))
        return
    scale = min(box.height / 100, box.width / 232)
    split = box.x + box.width * 0.45
    canvas.rectangle(split, box.y + 6, 2, box.height - 8, rule)
    draw_pattern(canvas, card, (box.x + split) / 2, box.y + box.height / 2, round(30 * scale), box.height)
    draw_collect(canvas, card, split + 4, box.right - split - 4, box.y + box.height * 0.28, scale)


def draw_pattern(canvas: Canvas, card: TrajanCard, x: float, y: float, cell: int, height: float) -> None:
    """The building order around a point: stones, colours, temple, crane."""
    if card.anchor == "anywhere":
        _draw_anywhere(canvas, card, x, y, cell)
        return
    places = {(across, down): want for across, down, want in card.pattern}
    anchored = card.anchor in ("temple", "crane")
    spots = [*places, *([(0, 0)] if anchored else [])]
    least_x, least_y = min(across for across, _ in spots), min(down for _, down in spots)
    wide = max(across for across, _ in spots) - least_x + 1
    high = max(down for _, down in spots) - least_y + 1
    while high * cell + (high - 1) * 2 > height:
        cell -= 1
    pitch = cell + 2
    sign = fonts.width(DIFFERENT, COUNT.at(32)) + 8 if card.different else 0
    left, top = x - (wide * pitch - 2 + sign) / 2, y - (high * pitch - 2) / 2
    for (across, down), want in places.items():
        piece = _piece(want, cell)
        canvas.put(piece, left + (across - least_x) * pitch, top + (down - least_y) * pitch)
    if anchored:
        middle = left - least_x * pitch + cell / 2, top - least_y * pitch + cell / 2
        if card.anchor == "temple":
            canvas.centre(icon("trajanum/temple", cell + 4), *middle)
        else:
            canvas.centre(icon("trajanum/crane", cell + 4, STONE_PAINT), *middle)
    if card.different:
        canvas.text(left + wide * pitch + 6, y, DIFFERENT, COUNT.at(32), SEPIA)


def _draw_anywhere(canvas: Canvas, card: TrajanCard, x: float, y: float, cell: int) -> None:
    """One of each kind, wherever it stands: apart from one another."""
    size = round(cell * 1.3)
    pitch = size + round(cell * 0.3)
    for index, kind in enumerate(card.kinds):
        across, down = index % 2 - 0.5, index // 2 - 0.5
        canvas.centre(tiles.building((kind,), size, upright=False), x + across * pitch, y + down * pitch)


@kept
def _piece(want: Want, size: int) -> Image.Image:
    """What must stand on a place of the order: grey stone, any colour, or either."""
    canvas = Canvas(size, size, INK)
    if want == "coloured":
        half = (size - 2) / 2
        for index, colour in enumerate(COLOURS.values()):
            canvas.rectangle(1 + index % 2 * half, 1 + index // 2 * half, half, half, colour.base)
        return canvas.rounded(6)
    canvas.rectangle(1, 1, size - 2, size - 2, STONE_FACE, 5)
    canvas.rectangle(2, 2, size - 4, max(2, size // 10), mix(STONE_FACE, (255, 255, 255), 0.5))
    if want == "any":
        band = (size - 2) / len(COLOURS)
        for index, colour in enumerate(COLOURS.values()):
            canvas.rectangle(size / 2, 1 + index * band, size / 2 - 1, band, colour.base)
        canvas.rectangle(size / 2 - 1, 1, 2, size - 2, INK)
    return canvas.rounded(6)


def collecting(card: TrajanCard) -> list[tuple[str, str]]:
    """The collecting order: artwork, and how many."""
    shown: list[tuple[str, str]] = []
    for item, number in card.collect.items():
        if item == "citizen_of_each_class":
            shown += [(f"trajanum/{citizen}", "1") for citizen in CLASSES]
            continue
        sign = f"{number} {DIFFERENT}" if item in _DIFFERENT else str(number)
        shown.append((_ITEMS.get(item, f"trajanum/{item}"), sign))
    return shown


def draw_collect(canvas: Canvas, card: TrajanCard, x: float, width: float, y: float, scale: float) -> None:
    """Icons with their numbers below, side by side."""
    shown = collecting(card)
    pitch = width / len(shown)
    size = round(min(44 * scale, pitch - 2))
    for index, (artwork, number) in enumerate(shown):
        middle = x + (index + 0.5) * pitch
        canvas.centre(icon(artwork, size, STONE_PAINT if artwork.endswith("crane") else ()), middle, y + 4)
        canvas.text(middle, y + 46 * scale, number, COUNT.at(max(28, 30 * scale)), INK, "middle")
