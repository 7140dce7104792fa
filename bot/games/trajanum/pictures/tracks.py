"""The three bonus tracks: the reward of each step, and whose marker stands there."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.games.trajanum.components import CONSTANTS, REWARDS, TRACK_NAMES, Track, TrackReward
from bot.games.trajanum.state import Table
from bot.i18n.fluent import Locale
from bot.pictures.canvas import Box, Canvas
from bot.pictures.context import separately
from bot.pictures.fonts import FIGURE
from bot.pictures.panels import panel
from bot.pictures.pieces import token
from bot.pictures.sprites import Paint, icon, kept
from bot.pictures.theme import CELL, GOLD, INK, IVORY, SEATS, SOFT

from .artworks import of_gain
from .looks import COLOURS

STONE_SEAT: Paint = (("seat", SOFT), ("seat-ink", INK), ("seat-rim", IVORY))
"""An envoy, or a tile, of whomever."""
TALL = 90
"""A row higher than this has room for larger signs."""
CELL_SIGN = "cell"
"""Any free coloured cell of the forum."""


def reward_signs(reward: TrackReward, locale: Locale) -> list[str]:
    """The artwork of a reward."""
    signs = ["trajanum/worker_any"] if reward.choose else []
    signs += (of_gain(what, locale) for what in reward.gives)
    if reward.envoy:
        signs += ["trajanum/envoy", "trajanum/eagle" if reward.envoy == "eagle" else CELL_SIGN]
    if reward.area_bonus:
        signs.append("trajanum/area_bonus")
    if reward.own_tile:
        signs.append("trajanum/own_tile")
    if reward.extra_building:
        signs.append("trajanum/build")
    return signs


@kept
def any_cell(size: int) -> Image.Image:
    """A square of all four colours: any of them."""
    canvas = Canvas(size, size, INK)
    edge = max(1, size // 22)
    canvas.rectangle(edge, edge, size - 2 * edge, size - 2 * edge, IVORY, 5)
    inner = edge + max(1, size // 20)
    half = size / 2 - inner
    for index, colour in enumerate(COLOURS.values()):
        x, y = inner + index % 2 * half, inner + index // 2 * half
        canvas.rectangle(x, y, half, half, colour.base)
    return canvas.rounded(6)


def draw_signs(canvas: Canvas, signs: Sequence[str], x: float, y: float, size: int, gap: int = 8) -> None:
    """Icons side by side around a point."""
    start = x - (len(signs) * size + (len(signs) - 1) * gap) / 2
    for index, sign in enumerate(signs):
        sprite = any_cell(size - 2) if sign == CELL_SIGN else icon(sign, size, STONE_SEAT)
        canvas.centre(sprite, start + index * (size + gap) + size / 2, y)


@separately
def draw_tracks(canvas: Canvas, table: Table, box: Box, locale: Locale) -> None:
    """A row for each track."""
    for track, row in track_boxes(box).items():
        _draw_track(canvas, table, track, row, locale)


def track_boxes(box: Box) -> dict[Track, Box]:
    """Where each track lies."""
    return dict(zip(TRACK_NAMES, box.spread(len(TRACK_NAMES), gap=6), strict=True))


def step_box(track: Box, step: int) -> Box:
    """Where a step of a track lies, counted from 1."""
    left, pitch = track.x + 150, (track.width - 158) / CONSTANTS.track_steps
    return Box(round(left + (step - 1) * pitch), track.y + 6, round(pitch - 8), track.height - 12)


def _draw_track(canvas: Canvas, table: Table, track: Track, box: Box, locale: Locale) -> None:
    panel(canvas, *box)
    middle = box.y + box.height / 2
    canvas.centre(icon(f"trajanum/{track}", 62), box.x + 42, middle)
    waiting = [seat for seat, player in enumerate(table.players) if not player.tracks.get(track, 0)]
    _draw_waiting(canvas, waiting, box.x + 78, middle)
    for step in range(1, CONSTANTS.track_steps + 1):
        at = step_box(box, step)
        canvas.rectangle(*at, CELL, 7)
        _draw_step(canvas, track, step, at, 50 if box.height > TALL else 36, locale)
        here = [
            seat
            for seat, player in enumerate(table.players)
            if player.tracks.get(track, 0) == step and track not in player.plaza
        ]
        wide = 34 if box.height > TALL else 26
        start = at.x + (at.width - (len(here) - 1) * wide) / 2 + 6
        for place, seat in enumerate(here):
            canvas.centre(token(SEATS[seat], wide - 1), start + place * wide, box.bottom - wide * 0.78)


def _draw_step(canvas: Canvas, track: Track, step: int, box: Box, size: int, locale: Locale) -> None:
    """A step's number and its reward, in the upper part of a box."""
    canvas.text(box.x + 15, box.y + 20, str(step), FIGURE.at(32), GOLD, "middle")
    signs = reward_signs(REWARDS[track, step], locale)
    draw_signs(canvas, signs, box.x + box.width / 2 + 6, box.y + size / 2, size)


def _draw_waiting(canvas: Canvas, seats: Sequence[int], x: float, middle: float) -> None:
    """The markers that have not begun, beside the building: up to four, two by two."""
    for place, seat in enumerate(seats):
        across, down = divmod(place, 2) if len(seats) > 2 else (place, 0)
        y = middle + (down * 2 - 1) * 16 if len(seats) > 2 else middle
        canvas.centre(token(SEATS[seat], 28), x + 16 + across * 33, y)
