"""What a seat has, in its panel beside the city and on its mat: goods, dice, training, morale, wages, tiles."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from msgspec import json

from bot.app.fallbacks import separately
from bot.engine import Holding
from bot.games.praetor.components import BOARDS, CITY_TYPES, CONSTANTS, TYPE_OF, PlayerBoard, Wage
from bot.games.praetor.holdings import CITY, HOLDINGS, PEOPLE, STOCK
from bot.games.praetor.rules import economy, rounds
from bot.games.praetor.state import View
from bot.i18n.fluent import Words, signed
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, Style
from bot.pictures.panels import BAND, ON_DARK, Section, Tone, seat_panel
from bot.pictures.pieces import die
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, grid, slab
from bot.pictures.private_board import track as draw_track
from bot.pictures.row import (
    Piece,
    Row,
    arrow,
    artwork,
    counted,
    figure,
    gap,
    picture,
    rule,
    together,
    track,
    written,
)
from bot.pictures.theme import CRIMSON, GOLD, INK, IVORY, LIGHT_GOLD, MARBLE_EDGE, SEATS, SEPIA, SOFT

from .city import THEME

CHOOSING = rounds.ChooseBoard.kind()
"""The decision in which the seats, one after the other, choose a side of their boards."""
LEAST = COUNT.at(32)
"""Type of what decides: it is read on a phone."""
TALL = 230  # from this height on a panel has a fourth row: the tiles owned
BOARD = 176  # height of a player board on a sheet, in px
STOCK_PITCH = 140  # from one good to the next on a sheet, in px
SMALLEST = 16  # size of dice and of the artwork of tiles, in px, however many there are


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, order: Sequence[int], box: Box) -> None:
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, box.spread(view.seats), strict=True):
        looks = (place, seat, seat in asked, words.locale, *_shown(view, seat))
        draw = partial(draw_panel, view=view, seat=seat, words=words, box=place, asked=seat in asked)
        canvas.part(("praetor panel", *looks), draw)


def _shown(view: View, seat: int) -> tuple[Hashable, ...]:
    """All that a panel shows of a view."""
    owned = tuple([tile.tile for tile in view.city.values() if tile.owner == seat])
    return json.encode(view.players[seat]), owned, rounds.wages_ahead(view, seat), _choosing(view, seat)


def _choosing(view: View, seat: int) -> bool:
    """Whether the side of a seat's board is open yet: one seat after the other chooses."""
    return any(asked.seat <= seat and asked.decision == CHOOSING for asked in view.asked)


def draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box, asked: bool) -> None:
    """A seat's panel: three rows, and a fourth where there is room."""
    name = f"seat {seat + 1}"
    seat_panel(canvas, SEATS[seat], *box, asked)
    canvas.spots[name] = box
    goods, workers, morale, *tiles = _rows(canvas, name, box)
    size = 42 if goods.height >= 50 else 36
    others = HOLDINGS.on(CITY)[len(tiles) :]
    goods.spread(*goods.fitting(_goods(view, seat, high, others) for high in range(size, SMALLEST, -2)))
    _draw_workers(workers, view, seat, size)
    _draw_morale(morale, view, seat, words, size)
    for row in tiles:
        _draw_tiles(row, view, seat)


def _rows(canvas: Canvas, name: str, box: Box) -> Iterator[Row]:
    parts = ("goods", "workers", "morale", "tiles") if box.height >= TALL else ("goods", "workers", "morale")
    pitch = min(60, (box.height - 8) / len(parts))
    top, left, right = box.y + (box.height - pitch * len(parts)) / 2, box.x + BAND + 6, box.right - 8
    for index, part in enumerate(parts):
        place = Box(left, round(top + index * pitch), right - left, round(pitch))
        canvas.spots[f"{name} {part}"] = place
        yield Row(canvas, left + 10, right - 8, top + (index + 0.5) * pitch, place.height)


def _goods(view: View, seat: int, size: int, others: Sequence[Holding]) -> list[Piece]:
    """The stock of a seat, each thing right below that of the seat above, and what else there is."""
    style = COUNT if size > 40 else LEAST
    wide = size + 5 + fonts.width("00", style)
    stock = [
        _held(good, view, seat, size, style).at_least(wide).named(f"seat {seat + 1} {good.name}")
        for good in HOLDINGS.on(STOCK)
    ]
    return [*stock, *(_held(held, view, seat, size - 4).at_least(120 if held.most else 0) for held in others)]


def _held(
    held: Holding, view: View, seat: int, size: int, style: Style = LEAST, tone: Tone = ON_DARK
) -> Piece:
    return counted(held.artwork, held.of(view, seat), size, style, tone, held.most)


def _draw_workers(row: Row, view: View, seat: int, size: int) -> None:
    """Workers in the pool, behind a line those on tiles, with their spaces if there is room; then all others."""
    name = f"seat {seat + 1}"
    people = [_held(held, view, seat, size - 4).after(20).at_least(62) for held in HOLDINGS.on(PEOPLE)]
    row.end(training(view, seat, size - 4, LEAST, ON_DARK).named(f"{name} training"), *people)
    row.end(gap(20))
    sizes = [(size, True), *((high, False) for high in range(size, SMALLEST - 1, -2))]
    dice = row.fitting(_dice(view, seat, high, labelled=labelled) for high, labelled in sizes)
    row.begin(together(dice).named(f"{name} dice"))


def _dice(view: View, seat: int, size: int, *, labelled: bool) -> list[Piece]:
    player = view.players[seat]
    pieces = [] if player.pool else [counted("praetor/worker", 0, size, LEAST), gap(10)]
    for experience in player.pool:
        pieces += [_die(seat, experience, size + 4), gap(6)]
    if player.placed:
        pieces += [gap(4), rule(size - 4), gap(12)]
    for worker in player.placed:
        pieces += [_die(seat, worker.experience, size - 4), gap(6)]
        if labelled:
            pieces += [written(worker.space, DETAIL, SOFT), gap(14)]
    return pieces[:-1]


def _die(seat: int, experience: int, size: int) -> Piece:
    return picture(die(SEATS[seat], experience, size))


def training(view: View, seat: int, size: int, style: Style, tone: Tone) -> Piece:
    """How many new workers are on each training stage, and what comes of them: stage I, stage II, a worker with the
    least experience. Where nobody is in training a zero says so.
    """
    player = view.players[seat]
    camp, accent = HOLDINGS["training"].artwork, GOLD if tone is ON_DARK else THEME.accent
    if not player.new_workers:
        return counted(camp, 0, size, style, tone)
    pieces = [artwork(camp, size), gap(6)]
    for stage, amount in (("I", player.stage_1), ("II", player.stage_2)):
        pieces += [written(stage, FIGURE.at(style.size), accent), gap(4), figure(amount, style, tone), gap(6)]
        pieces += [arrow(12, accent), gap(7)]
    return together([*pieces, _die(seat, CONSTANTS.villager_experience, round(size * 0.9))])


def _draw_morale(row: Row, view: View, seat: int, words: Words, size: int) -> None:
    """The morale track, the side of the board where there is a choice, and the wages due when the round ends."""
    player, board = view.players[seat], view.players[seat].player_board
    wide, high = 400 if player.dealt is None else 320, 38 if size > 40 else 34
    morale = track(board.morale, player.morale_index, wide, high)
    row.begin(artwork(HOLDINGS["morale"].artwork, size), gap(6), morale)
    due = rounds.wages_ahead(view, seat)
    colour = LIGHT_GOLD if economy.gold_missing(player, due) else IVORY
    word = written(words("picture-wages"), DETAIL, SOFT, 120)
    wages = [word, gap(8), artwork(HOLDINGS["gold"].artwork, 32), gap(6), written(str(due), LEAST, colour)]
    row.end(together(wages).named(f"seat {seat + 1} wages"))
    if player.dealt is not None:
        name = board.name
        if _choosing(view, seat):
            name = words("picture-board-open", board=BOARDS[player.dealt].name)
        row.begin(gap(20), written(name, DETAIL, SOFT, min(150, row.room - 20)))


def _draw_tiles(row: Row, view: View, seat: int) -> None:
    row.begin(_held(HOLDINGS["tiles"], view, seat, 38), gap(20), rule(40), gap(12))
    owned = (TYPE_OF[tile.tile].id for tile in view.city.values() if tile.owner == seat)
    kinds = [f"praetor/{kind}" for kind in sorted(owned, key=list(CITY_TYPES).index)]
    sizes = range(42, SMALLEST, -2)
    row.begin(*row.fitting([together([artwork(kind, size) for kind in kinds], 4)] for size in sizes))


def draw_player_board(
    words: Words, canvas: Canvas, box: Box, board: PlayerBoard, index: int | None = None
) -> None:
    """Name, wages, morale with the present space (where none is said: that of the start) in gold, rates of trade."""
    slab(canvas, *box)
    left, right, y = box.x + 20, box.right - 20, box.y
    row = Row(canvas, left, right, y + 30)
    paid = [*_wage("praetor/worker", board.wage_active), *_wage("common/retired", board.wage_retired)]
    row.end(written(words("picture-wages"), DETAIL.at(26), SEPIA), *paid)
    row.begin(written(words(f"board-{board.id}"), FIGURE.at(28), INK, row.room - 24))
    row = Row(canvas, left, right, y + 86)
    row.begin(artwork("common/morale", 46), gap(12))
    draw_track(canvas, row.left, row.y, row.room, board.morale, board.zero_index if index is None else index)
    half = (right - left) / 2
    for name, rates, x in (("picture-sell", board.sell, left), ("picture-buy", board.buy, left + half + 10)):
        row = Row(canvas, x, x + half - 20, y + 142)
        row.begin(written(words(name), DETAIL.at(26), SEPIA, 130), gap(16))
        pitch = min(96.0, row.room / len(rates))
        for good, rate in rates.items():
            amount = written(str(rate), COUNT.at(30), INK)
            row.begin(together([artwork(f"common/{good}", 38), gap(5), amount]).at_least(pitch))


def _wage(worker: str, wage: Wage) -> list[Piece]:
    """So many workers of a kind, and what they cost."""
    small = COUNT.at(28)
    several = [written(f"{wage.per}×", small, INK), gap(6)] if wage.per > 1 else []
    paid = [written(str(wage.gold), small, INK), gap(6), artwork("common/gold", 32)]
    return [gap(24), *several, artwork(worker, 34), gap(8), *paid]


def _at_rest(seat: int, workers: Sequence[int], size: int) -> list[Piece]:
    return [_die(seat, experience, size).at_least(size + 8) for experience in workers]


def stock(view: View, seat: int, words: Words) -> Section:
    pool, style = view.players[seat].pool, COUNT.at(44)
    held = (_held(good, view, seat, 64, style, ON_PAPYRUS) for good in HOLDINGS.on(STOCK))
    goods = [piece.at_least(STOCK_PITCH) for piece in held]

    def draw(canvas: Canvas, top: int) -> None:
        row = Row(canvas, LEFT, RIGHT, top + 50)
        row.begin(*goods, rule(64, MARBLE_EDGE), gap(18))
        row.begin(*row.fitting(_at_rest(seat, pool, size) for size in range(62, SMALLEST, -2)))
        if not pool:
            row.begin(written(words("picture-no-worker"), DETAIL.at(28), SEPIA, row.room))

    return Section(104, draw)


def sides(view: View, seat: int, words: Words) -> Section:
    boards = [BOARDS[view.players[seat].board_on(side)] for side in ("A", "B")]
    return grid(boards, 1, BOARD, partial(draw_player_board, words), words("picture-sides"))


def board(view: View, seat: int, words: Words) -> Section:
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        box = Box(LEFT, top, RIGHT - LEFT, BOARD)
        draw_player_board(words, canvas, box, player.player_board, player.morale_index)
        row, style = Row(canvas, LEFT + 8, RIGHT - 8, top + BOARD + 46), COUNT.at(36)
        row.begin(training(view, seat, 50, style, ON_PAPYRUS))
        for held in (*HOLDINGS.on(PEOPLE), *HOLDINGS.on(CITY)):
            row.begin(gap(28), _held(held, view, seat, 50, style, ON_PAPYRUS))
        if player.labor_camp_used:
            row.begin(gap(35), artwork("praetor/labor_camp", 50), gap(-16), artwork("common/check", 30))

    return Section(BOARD + 100, draw, words("picture-board"))


def prospects(view: View, seat: int, words: Words) -> Section:
    """What the end of the round brings as things stand: workers with new experience, wages."""
    ahead, retiring = rounds.pool_ahead(view, seat)
    due, style = rounds.wages_ahead(view, seat), COUNT.at(36)
    missing = economy.gold_missing(view.players[seat], due)

    def draw(canvas: Canvas, top: int) -> None:
        row = Row(canvas, LEFT + 8, RIGHT - 8, top + 34)
        if missing:
            row.end(gap(20), written(words("picture-short", count=missing), COUNT.at(28), CRIMSON))
        word = written(words("picture-wages"), DETAIL.at(28), SEPIA)
        wages = written(str(due), style, CRIMSON if missing else INK)
        row.end(word, gap(14), artwork(HOLDINGS["gold"].artwork, 46), gap(8), wages)
        row.begin(*row.fitting(_at_rest(seat, ahead, size) for size in range(54, SMALLEST, -2)))
        if retiring:
            retired, favor = HOLDINGS["retired"], HOLDINGS["favor"]
            earned = signed(retiring * rounds.retirement_points(view.stack_top))
            row.begin(gap(20), counted(retired.artwork, retiring, 50, style, ON_PAPYRUS), gap(16))
            row.begin(artwork(favor.artwork, 46), gap(4), written(earned, style, INK))

    return Section(76, draw, words("picture-ahead"))
