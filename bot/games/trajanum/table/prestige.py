"""The prestige bar: what a group of envoys is worth, and how far the slider has come."""

from __future__ import annotations

from bot.games.trajanum.components import PRESTIGE
from bot.games.trajanum.rules import group_points, order_points
from bot.games.trajanum.state import Player
from bot.pictures.artwork import icon
from bot.pictures.box import Box
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, FIGURE, PLACE_ON_TILE
from bot.pictures.palette import CELL, FAINT, GREEN_LIGHT, INK, IVORY, MARBLE, SEPIA, SOFT, Colour, mix

from .tiles import faint

LARGEST = len(PRESTIGE.base)
"""Larger groups count as this size."""


def draw_bar(canvas: Canvas, player: Player, group: int, box: Box) -> None:
    """Group sizes above, their points below; the player's own largest group on marble."""
    canvas.rectangle(box.x, box.y, box.width, box.height, CELL, 7)
    pitch = (box.width - 8) / LARGEST
    for size in range(1, LARGEST + 1):
        x = box.x + 4 + (size - 0.5) * pitch
        own = size == min(group, LARGEST)
        if own:
            canvas.rectangle(x - pitch / 2 + 1, box.y + 2, pitch - 2, box.height - 4, MARBLE, 5)
        label = f"{size}+" if size == LARGEST else str(size)
        canvas.text(x, box.y + 15, label, PLACE_ON_TILE, SEPIA if own else SOFT, "middle")
        points = str(group_points(player, size))
        canvas.text(x, box.y + 38, points, COUNT.at(26), INK if own else IVORY, "middle")


def draw_slider(canvas: Canvas, player: Player, x: float, y: float, width: float, on: Colour = CELL) -> None:
    """A disc or a cypress for each place of the slider; those reached are bright."""
    pitch = width / PRESTIGE.last_shift
    for shift in range(1, PRESTIGE.last_shift + 1):
        reached = shift <= player.shift
        at = x + (shift - 0.5) * pitch
        if shift in PRESTIGE.cypresses:
            tree = icon("trajanum/cypress", 32) if reached else faint("trajanum/cypress", 32, 35)
            canvas.centre(tree, at, y)
        else:
            canvas.disc(at, y + 1, 5.5, GREEN_LIGHT if reached else mix(on, FAINT, 0.25))


def draw_orders(canvas: Canvas, player: Player, x: float, y: float, colour: Colour = IVORY) -> None:
    """What a fulfilled order is worth."""
    canvas.centre(icon("trajanum/trajan", 44), x, y)
    points = str(order_points(player))
    canvas.text(x + 30, y, points, FIGURE.at(32), colour)
