"""The private mat: what a player has, what the city offers them, what the end of the round will bring."""

from __future__ import annotations

from bot.games.praetor.components import BOARDS, CONSTANTS, RESOURCES
from bot.games.praetor.rules import update
from bot.games.praetor.state import View
from bot.games.praetor.words.prospects import pool_ahead, wages_ahead
from bot.i18n.fluent import Words
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT, DETAIL
from bot.pictures.panels import Section, count
from bot.pictures.pieces import die
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT
from bot.pictures.sprites import icon
from bot.pictures.theme import CRIMSON, INK, MARBLE_EDGE, SEATS, SEPIA

from .boards import HEIGHT as BOARD
from .boards import draw_board
from .heading import Heading
from .openings import activations, buildings
from .panels import CHOOSING, draw_training
from .theme import THEME
from .tiles import goods_artwork

GAP = 12
PITCH = 140
"""From one good to the next, in px."""


def draw(view: View, seat: int, showing: Showing) -> Canvas:
    """The mat of a seat."""
    frame = Heading(view, showing)
    words = frame.words
    player = view.players[seat]
    remark = words("picture-private") if view.viewer == seat else words(f"board-{player.board}")
    choosing = any(asked.seat == seat and asked.decision == CHOOSING for asked in view.asked)
    parts = PARTS["choosing" if choosing else "over" if view.outcome else "playing"]
    return frame.mat(seat, remark, [part(view, seat, words) for part in parts])


def stock(view: View, seat: int, words: Words) -> Section:
    """Goods, and the workers who are ready."""
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        y = top + 50
        for index, good in enumerate(RESOURCES):
            count(
                canvas,
                LEFT + index * PITCH,
                y,
                goods_artwork(good),
                player.goods[good],
                64,
                COUNT.at(44),
                ON_PAPYRUS,
            )
        left = LEFT + len(RESOURCES) * PITCH + 12
        canvas.rectangle(left - 14, y - 32, 2, 64, MARBLE_EDGE)
        size = min(62, (RIGHT - left) // max(1, len(player.pool)) - 8)
        for index, experience in enumerate(player.pool):
            canvas.centre(die(SEATS[seat], experience, size), left + 8 + index * (size + 8) + size / 2, y)
        if not player.pool:
            text = words("picture-no-worker")
            canvas.text(left + 6, y, text, DETAIL.at(28), SEPIA, room=RIGHT - left - 6)

    return Section(104, draw)


def sides(view: View, seat: int, words: Words) -> Section:
    """The two sides between which the player chooses."""
    dealt = view.players[seat].dealt
    choice = [BOARDS["A"], *([BOARDS[dealt]] if dealt else [])]

    def draw(canvas: Canvas, top: int) -> None:
        for index, side in enumerate(choice):
            y = top + index * (BOARD + GAP)
            draw_board(canvas, side, words, LEFT, y, RIGHT - LEFT, side.zero_index)

    return Section(len(choice) * (BOARD + GAP), draw, words("picture-sides"))


def board(view: View, seat: int, words: Words) -> Section:
    """The player's board, and the people around it."""
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        draw_board(canvas, player.player_board, words, LEFT, top, RIGHT - LEFT, player.morale_index)
        _draw_people(canvas, view, seat, words, top + BOARD + 46)

    return Section(BOARD + 100, draw, words("picture-board"))


def _draw_people(canvas: Canvas, view: View, seat: int, words: Words, y: int) -> None:
    """Training, retired workers, villagers, tiles, wall tiles."""
    player = view.players[seat]
    style = COUNT.at(36)
    x = LEFT + 8.0
    x += draw_training(canvas, player, SEATS[seat], x, y, 50, style, ON_PAPYRUS, THEME.accent)
    for artwork, amount in (
        ("common/retired", player.retired_workers),
        ("common/villager", player.villagers),
        ("common/owned_house", view.owned(seat)),
        ("praetor/wall", len(player.wall_tiles)),
    ):
        x += 28
        x += count(canvas, x, y, artwork, amount, 50, style, ON_PAPYRUS)
        if artwork == "common/owned_house":
            x += canvas.text(x + 2, y + 3, f"/{CONSTANTS.max_owned_tiles}", DETAIL.at(28), SEPIA)
    if player.labor_camp_used:
        canvas.centre(icon("praetor/labor_camp", 50), x + 60, y)
        canvas.centre(icon("common/check", 30), x + 84, y + 14)


def prospects(view: View, seat: int, words: Words) -> Section:
    """What the end of the round brings as things stand: workers with new experience, wages."""

    def draw(canvas: Canvas, top: int) -> None:
        y = top + 34
        x = LEFT + 8.0
        ahead, retiring = pool_ahead(view, seat)
        room = 560.0
        size = min(54, int(room / max(1, len(ahead))) - 8)
        for experience in ahead:
            canvas.centre(die(SEATS[seat], experience, size), x + size / 2, y)
            x += size + 8
        if retiring:
            points = update.retirement_points(view.stack_top)
            x += 20
            x += count(canvas, x, y, "common/retired", retiring, 50, COUNT.at(36), ON_PAPYRUS)
            x += 16
            canvas.centre(icon("common/points_wreath", 46), x + 23, y)
            canvas.text(x + 50, y, f"+{retiring * points}", COUNT.at(36), INK)
        _draw_wages(canvas, view, seat, words, y)

    return Section(76, draw, words("picture-ahead"))


def _draw_wages(canvas: Canvas, view: View, seat: int, words: Words, y: float) -> None:
    """What is due at the end of the round; in crimson what the gold of now does not cover."""
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    right = float(RIGHT - 8)
    if due > held:
        text = words("picture-short", count=due - held)
        right -= canvas.text(right, y, text, COUNT.at(28), CRIMSON, "right") + 20
    right -= canvas.text(right, y, str(due), COUNT.at(36), CRIMSON if due > held else INK, "right") + 8
    canvas.centre(icon("common/gold", 46), right - 23, y)
    canvas.text(right - 60, y, words("picture-wages"), DETAIL.at(28), SEPIA, "right")


PARTS = {
    "choosing": (stock, sides),
    "playing": (stock, activations, buildings, board, prospects),
    "over": (stock, board),
}
"""What a mat consists of, while a side of the board is chosen, in the game, and at its end."""
