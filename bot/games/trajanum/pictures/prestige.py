"""The prestige bar: what a group of envoys is worth, and how far the slider has come."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.trajanum.components import PRESTIGE
from bot.games.trajanum.rules import cycle_scoring
from bot.games.trajanum.state import Player
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, PLACE_ON_TILE
from bot.pictures.sprites import icon
from bot.pictures.theme import (
    CELL,
    GREEN,
    GREEN_LIGHT,
    INK,
    IVORY,
    MARBLE,
    MARBLE_SHADE,
    SEPIA,
    SOFT,
    Colour,
    mix,
)

from .theme import THEME
from .tiles import faint


@dataclass(frozen=True, slots=True)
class Tones:
    """Colours of the bar: its ground, sizes and points on it; the plate of the own group, and what is on it."""

    ground: Colour
    size: Colour
    points: Colour
    plate: Colour
    on_plate: Colour


ON_PANEL = Tones(CELL, SOFT, IVORY, MARBLE, INK)
ON_MAT = Tones(MARBLE_SHADE, SEPIA, INK, THEME.accent, IVORY)

NAMED = 0.19
"""The share of the bar that has the words of its rows."""

LARGEST = len(PRESTIGE.base)
"""Larger groups count as this size."""


def draw_bar(
    canvas: Canvas, player: Player, group: int, box: Box, words: Words, tones: Tones = ON_PANEL
) -> None:
    """Group sizes above, their points below, each with its word; the player's own largest group on marble."""
    canvas.rectangle(*box, tones.ground, 7)
    named = box.width * NAMED
    for line, key in ((0.29, "picture-bar-group"), (0.73, "picture-bar-points")):
        canvas.text(box.x + 8, box.y + box.height * line, words(key), DETAIL, tones.size, room=named - 12)
    pitch = (box.width - named - 4) / LARGEST
    for size in range(1, LARGEST + 1):
        x = box.x + named + (size - 0.5) * pitch
        own = size == min(group, LARGEST)
        if own:
            canvas.rectangle(x - pitch / 2 + 1, box.y + 2, pitch - 2, box.height - 4, tones.plate, 5)
        label = f"{size}+" if size == LARGEST else str(size)
        canvas.text(
            x,
            box.y + box.height * 0.29,
            label,
            PLACE_ON_TILE,
            tones.on_plate if own else tones.size,
            "middle",
        )
        points = str(cycle_scoring.group_points(player, size))
        canvas.text(
            x,
            box.y + box.height * 0.73,
            points,
            COUNT.at(26),
            tones.on_plate if own else tones.points,
            "middle",
        )


def draw_slider(
    canvas: Canvas, player: Player, x: float, y: float, width: float, tones: Tones = ON_PANEL
) -> None:
    """A disc or a cypress for each place of the slider; those reached are bright."""
    pitch = width / PRESTIGE.last_shift
    size = round(min(44, pitch * 1.8))
    for shift in range(1, PRESTIGE.last_shift + 1):
        reached = shift <= player.shift
        at = x + (shift - 0.5) * pitch
        if shift in PRESTIGE.cypresses:
            tree = icon("trajanum/cypress", size) if reached else faint("trajanum/cypress", size, 35)
            canvas.centre(tree, at, y)
        else:
            bright = GREEN_LIGHT if tones is ON_PANEL else GREEN
            canvas.disc(at, y + 1, size / 6, bright if reached else mix(tones.ground, tones.size, 0.25))


def draw_orders(canvas: Canvas, player: Player, x: float, y: float, colour: Colour = IVORY) -> None:
    """What a fulfilled order is worth."""
    canvas.centre(icon("trajanum/trajan", 44), x, y)
    points = str(cycle_scoring.order_points(player))
    canvas.text(x + 30, y, points, FIGURE.at(32), colour)
