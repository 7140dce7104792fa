"""The panels of the seats: goods, dice, training, morale, wages, tiles."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.fallbacks import separately
from bot.games.praetor.components import BOARDS, CITY_TYPES, CONSTANTS, RESOURCES, TYPE_OF
from bot.games.praetor.state import Player, View
from bot.games.praetor.words.phrases import wages_ahead
from bot.i18n.fluent import Words
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, Style
from bot.pictures.panels import BAND, ON_DARK, Tone, count, figure, seat_panel, track
from bot.pictures.pieces import die
from bot.pictures.sprites import icon
from bot.pictures.theme import GOLD, IVORY, LIGHT_GOLD, LINE, SEATS, SOFT, SeatLook

from .city import THEME

CHOOSING = "choose-board"
"""The decision in which the seats, one after the other, choose a side of their boards."""
LEAST = 32  # type of what decides: it is read on a phone
TALL = 230  # from this height on a panel has a fourth row: the tiles owned

RESERVE = 334  # width of what a panel says of training, retired workers and villagers, at its right, in px
WITHOUT_TRAINING = 204  # the same where nobody is in training
SMALLEST = 16  # size of dice, in px, that are never smaller however many there are


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, order: Sequence[int], box: Box) -> None:
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, box.spread(view.seats), strict=True):
        draw_panel(canvas, view, seat, words, place, seat in asked)


def draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box, asked: bool) -> None:
    """A seat's panel: three rows, and a fourth where there is room."""
    player, look = view.players[seat], SEATS[seat]
    seat_panel(canvas, look, *box, asked)
    left, right = box.x + BAND + 16, box.right - 16
    goods, workers, morale, *tiles = rows_of(box)
    size = 42 if workers - goods >= 50 else 36
    small = COUNT.at(LEAST)
    pitch = _pitch_of_goods(right - left, tiles=not tiles)
    for index, good in enumerate(RESOURCES):
        style = COUNT if size > 40 else small
        count(canvas, left + index * pitch, goods, f"common/{good}", player.goods[good], size, style)
    count(canvas, right - 72, goods, "praetor/wall", len(player.wall_tiles), size - 4, small)
    owned, most = view.owned(seat), CONSTANTS.max_owned_tiles
    if tiles:
        _draw_tiles(canvas, view, seat, left, right, *tiles)
    else:
        count(canvas, right - 208, goods, "common/owned_house", owned, size - 4, small, most=most)
    _draw_workers(canvas, player, look, words, box, workers, size)
    _draw_morale(canvas, view, seat, words, box, morale, size)


def rows_of(box: Box) -> list[float]:
    """How far down a panel's rows are: goods, workers, morale and wages, and the tiles where there is room."""
    rows = 4 if box.height >= TALL else 3
    pitch = min(60, (box.height - 8) / rows)
    top = box.y + (box.height - pitch * (rows - 1)) / 2
    return [top + row * pitch for row in range(rows)]


def gold_of(box: Box) -> Box:
    """Where the amount of gold stands."""
    goods, workers, _, *tiles = rows_of(box)
    wide = _pitch_of_goods(box.width - BAND - 32, tiles=not tiles)
    high = round(workers - goods)
    return Box(box.x + BAND + 6, round(goods - high / 2), round(wide) - 4, high)


def _pitch_of_goods(room: float, tiles: bool) -> float:
    """From one resource to the next in a row that wide, the number of tiles at its end or not."""
    return (room - (222 if tiles else 110)) / len(RESOURCES)


def _draw_workers(
    canvas: Canvas, player: Player, look: SeatLook, words: Words, box: Box, y: float, size: int
) -> None:
    x, right, style = box.x + BAND + 16.0, box.right - 16, COUNT.at(LEAST)
    training = right - (RESERVE if player.stage_1 + player.stage_2 else WITHOUT_TRAINING)
    room = training - x - 20
    labels = [worker.space for worker in player.placed]
    idle = "" if player.pool else words("picture-no-worker")
    said = (fonts.width(idle, DETAIL) if idle else 0) + 28
    named = sum(fonts.width(label, DETAIL) + 14 for label in labels)
    dice = size

    def wide() -> float:
        return said + len(player.pool) * (dice + 10) + len(labels) * (dice + 2)

    labelled = wide() + named <= room
    while not labelled and wide() > room and dice > SMALLEST:
        dice -= 2
    pool, placed = dice + 4, dice - 4
    if idle:
        x += canvas.text(x, y, idle, DETAIL, SOFT) + 10
    for experience in player.pool:
        canvas.centre(die(look, experience, pool), x + pool / 2, y)
        x += pool + 6
    if player.placed:
        canvas.rectangle(x + 4, y - placed / 2, 2, placed, LINE)
        x += 18
    for worker in player.placed:
        canvas.centre(die(look, worker.experience, placed), x + placed / 2, y)
        x += placed + 6
        if labelled:
            x += canvas.text(x, y, worker.space, DETAIL, SOFT) + 14
    draw_training(canvas, player, look, training, y, size - 4, style, ON_DARK)
    count(canvas, right - 124, y, "common/retired", player.retired_workers, size - 4, style)
    count(canvas, right - 58, y, "common/villager", player.villagers, size - 4, style)


def draw_training(
    canvas: Canvas, player: Player, look: SeatLook, x: float, y: float, size: int, style: Style, tone: Tone
) -> float:
    """How many new workers are on each training stage, and what comes of them: stage I, stage II, a worker with
    experience 1. Where nobody is in training a zero says so. Returns the width.
    """
    artwork, accent = "praetor/training_camp", GOLD if tone is ON_DARK else THEME.accent
    if not player.stage_1 + player.stage_2:
        return count(canvas, x, y, artwork, 0, size, style, tone)
    start = x
    canvas.centre(icon(artwork, size), x + size / 2, y)
    x += size + 6
    for stage, amount in (("I", player.stage_1), ("II", player.stage_2)):
        x += canvas.text(x, y, stage, FIGURE.at(style.size), accent) + 4
        x += figure(canvas, x, y, amount, style, tone) + 6
        canvas.polygon(((x, y - 9), (x + 12, y), (x, y + 9)), accent)
        x += 19
    die_size = round(size * 0.9)
    canvas.centre(die(look, 1, die_size), x + die_size / 2, y)
    return x + die_size - start


def _draw_morale(canvas: Canvas, view: View, seat: int, words: Words, box: Box, y: float, size: int) -> None:
    """The morale track, the side of the board where there is a choice, and the wages due when the round ends."""
    player, left, right = view.players[seat], box.x + BAND + 16, box.right - 16
    canvas.centre(icon("common/morale", size), left + size / 2, y)
    x, wide, high = left + size + 6, 400 if player.dealt is None else 320, 38 if size > 40 else 34
    track(canvas, x, y, player.player_board.morale, player.morale_index, wide, high)
    if player.dealt is not None:
        name = player.player_board.name
        if any(asked.seat <= seat and asked.decision == CHOOSING for asked in view.asked):
            name = words("picture-board-open", board=BOARDS[player.dealt].name)
        canvas.text(x + wide + 20, y, name, DETAIL, SOFT, room=150)
    due = wages_ahead(view, seat)
    colour = LIGHT_GOLD if due > player.goods["gold"] else IVORY
    taken = canvas.text(right, y, str(due), COUNT.at(LEAST), colour, "right")
    canvas.centre(icon("common/gold", 32), right - taken - 22, y)
    canvas.text(right - taken - 46, y, words("picture-wages"), DETAIL, SOFT, "right", room=120)


def _draw_tiles(canvas: Canvas, view: View, seat: int, left: float, right: float, y: float) -> None:
    owned = [TYPE_OF[tile.tile].id for tile in view.city.values() if tile.owner == seat]
    most, style = CONSTANTS.max_owned_tiles, COUNT.at(LEAST)
    x = left + 20 + count(canvas, left, y, "common/owned_house", len(owned), 38, style, most=most)
    canvas.rectangle(x, y - 20, 2, 40, LINE)
    x += 14
    size = min(42, int((right - x) / max(1, len(owned))) - 4)
    for kind in sorted(owned, key=list(CITY_TYPES).index):
        canvas.centre(icon(f"praetor/{kind}", size), x + size / 2, y)
        x += size + 4
