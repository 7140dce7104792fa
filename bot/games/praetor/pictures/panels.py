"""Beside the city: the offer with the sizes of both stacks, and a panel for each seat."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from msgspec import json

from bot.app.fallbacks import separately
from bot.engine import Holding
from bot.games.praetor.components import BOARDS, CITY_TYPES, CONSTANTS, TYPE_OF, WALL_TILES, CityType, Goods
from bot.games.praetor.holdings import CITY, HOLDINGS, PEOPLE, STOCK
from bot.games.praetor.rules import economy, rounds
from bot.games.praetor.state import View
from bot.i18n.fluent import Words
from bot.pictures import fonts, panels
from bot.pictures.canvas import Box, Canvas, around
from bot.pictures.fonts import COUNT, DETAIL, FIGURE, PLACE_ON_TILE, Style
from bot.pictures.names import halves
from bot.pictures.panels import BAND, ON_DARK, Price, Tone, panel, seat_panel
from bot.pictures.pieces import die
from bot.pictures.row import (
    Piece,
    Row,
    arrow,
    artwork,
    counted,
    figure,
    gap,
    picture,
    priced,
    rule,
    together,
    track,
    written,
)
from bot.pictures.theme import FAINT, GOLD, INK, IVORY, LIGHT_GOLD, PANEL, SEATS, SOFT

from .city import THEME, draw_fee, draw_points, draw_zone, face_of

GAP = 8
IN_A_ROW, CARD, STRIP = 3, 130, 56  # cards in a row, height of a card and of the strip, in px
NAME = PLACE_ON_TILE.at(24)
LEAST = 32  # size of important figures, in px: they are read on phones
FIGURES = replace(COUNT, size=LEAST, least=20)
"""Style of costs, stack sizes, and a seat's figures."""
MEDAL = 56  # size of the wreath around the open wall tile's points, in px
WHOLE = replace(NAME, least=NAME.size)
"""Style of names that are broken into lines instead of made smaller."""


def prices(goods: Goods) -> list[Price]:
    return [Price(f"common/{good}", amount) for good, amount in goods.items()]


def height(slots: int) -> int:
    """The height of the offer: slots in rows of three, and a strip for the wall if the last row is full."""
    rows = -(-slots // IN_A_ROW)
    return rows * (CARD + GAP) - GAP + (0 if slots % IN_A_ROW else GAP + STRIP)


def places_of(slots: int, box: Box) -> tuple[list[Box], Box]:
    """The boxes of the display's slots and of the wall, in the box of the offer."""
    rows = -(-slots // IN_A_ROW)
    cards, strip = box.split(rows * (CARD + GAP) - GAP, GAP)
    cells = cards.spread(rows * IN_A_ROW, IN_A_ROW, GAP)
    return cells[:slots], Box.around(cells[slots:]) if cells[slots:] else strip


def draw_offer(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The display and the wall in the box."""
    cards, wall = places_of(len(view.display), box)
    canvas.spots["wall"] = wall
    for slot, (tile, place) in enumerate(zip(view.display, cards, strict=True), 1):
        canvas.spots[f"tile {slot}"] = place
        if tile is not None:
            draw = partial(draw_card, tile=tile, slot=slot, words=words, box=place)
            canvas.part(("praetor card", tile, slot, place, words.locale), draw)
            continue
        panels.gap(canvas, place, str(slot))
        text = words("picture-built")
        canvas.text(*place.middle, text, DETAIL.at(LEAST), SOFT, "middle", room=place.width - 40)
    _draw_wall(canvas, view, words, wall)


def draw_card(canvas: Canvas, tile: str, slot: int, words: Words, box: Box) -> None:
    """A card with the tile at the left, its slot, points, name and cost at the right."""
    kind, side = TYPE_OF[tile], 96
    panels.paper(canvas, box)
    left, middle = box.x + 6, box.y + (box.height - 6) / 2
    canvas.put(face_of(tile, 0, side), left, middle - side / 2)
    draw_zone(canvas, kind, left + side - 17, middle, 26)
    draw_fee(canvas, kind, left + 16, middle)
    x = box.x + side + 13
    room = box.right - x - 4
    canvas.rectangle(x, box.y + 5, 40, 38, THEME.accent, 8)
    canvas.text(x + 20, box.y + 24, str(slot), FIGURE.at(LEAST), IVORY, "middle")
    draw_points(canvas, box.right - 28, box.y + 25, kind.build_points, 48)
    for y, line in around(box.y + 70, halves(short_name(words, kind), WHOLE, room), 21):
        canvas.text(x, y, line, NAME, INK, room=room)
    priced(prices(kind.build_cost), room, 28, FIGURES).lay(canvas, x - 2, box.bottom - 20)


def short_name(words: Words, kind: CityType) -> str:
    """The name of a type of tile, with soft hyphens where a long word may be broken."""
    broken = f"picture-tile-{kind.id}"
    return words(broken if words.has(broken) else f"tile-{kind.id}")


def _draw_wall(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """The open wall tile and its demand, and the sizes of both stacks.

    The epoch of the top city tile is shown, as it decides the points for retirement.
    """
    panel(canvas, *box)
    middle, strip = box.height // 2, box.height == STRIP
    wall, demanded, stack, walls = (
        Row(canvas, box.x + 8, box.right - 8, box.y + y)
        for y in ((middle,) * 4 if strip else (38, box.height - 26, 24, 60))
    )
    epoch = "" if view.stack_top is None else f" · {view.stack_top}"
    stack.end(*_left("common/stack", view.stack_left, epoch), gap(140 if strip else 0))
    walls.end(*_left("praetor/wall", view.wall_left))
    wall.begin(artwork("praetor/wall", 50), gap(8))
    if view.wall_open is None:
        taken = written(words("picture-taken"), DETAIL.at(LEAST), SOFT)
        demanded.begin(gap(170 if strip else 0), taken)
        return
    points, demand = WALL_TILES[view.wall_open].points, prices(WALL_TILES[view.wall_open].demand)
    wall.begin(
        Piece(MEDAL, lambda canvas, x, y: draw_points(canvas, x + MEDAL / 2, y, points, MEDAL, IVORY, PANEL))
    )
    demanded.begin(gap(170 if strip else 0), priced(demand, 234, 32, FIGURES, IVORY))


def _left(name: str, amount: int, beside: str = "") -> list[Piece]:
    """The size of a stack."""
    return [artwork(name, 38), gap(8), written(f"{amount}{beside}", FIGURES, IVORY if amount else FAINT)]


CHOOSING = rounds.ChooseBoard.kind()
"""The decision in which each seat in turn chooses a side of its board."""
TALL = 230  # smallest height of a panel with a fourth row, for the tiles owned
SMALLEST = 16  # smallest size of dice and tile artwork, in px


@separately
def draw_panels(canvas: Canvas, view: View, words: Words, order: Sequence[int], box: Box) -> None:
    asked = {asked.seat for asked in view.asked}
    for seat, place in zip(order, box.spread(view.seats), strict=True):
        looks = (place, seat, seat in asked, words.locale, *_shown(view, seat))
        draw = partial(draw_panel, view=view, seat=seat, words=words, box=place, asked=seat in asked)
        canvas.part(("praetor panel", *looks), draw)


def _shown(view: View, seat: int) -> tuple[Hashable, ...]:
    """Everything that a panel shows of a view."""
    owned = tuple([tile.tile for tile in view.city.values() if tile.owner == seat])
    return json.encode(view.players[seat]), owned, rounds.wages_ahead(view, seat), _choosing(view, seat)


def _choosing(view: View, seat: int) -> bool:
    """Whether a seat has yet to choose the side of its board: seats choose in order."""
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
    room = Box(box.x + BAND + 6, box.y + 4, box.width - BAND - 14, box.height - 8)
    for part, place in zip(parts, room.spread(len(parts), gap=0), strict=True):
        canvas.spots[f"{name} {part}"] = place
        yield Row(canvas, place.x + 10, place.right - 8, place.middle[1], place.height)


def _goods(view: View, seat: int, size: int, others: Sequence[Holding]) -> list[Piece]:
    """A seat's stock, each good right below that of the seat above, and the `others`."""
    style = COUNT if size > 40 else FIGURES
    wide = size + 5 + fonts.width("00", style)
    stock = [
        count_of(good, view, seat, size, style).at_least(wide).named(f"seat {seat + 1} {good.name}")
        for good in HOLDINGS.on(STOCK)
    ]
    return [
        *stock,
        *(count_of(held, view, seat, size - 4).at_least(120 if held.most else 0) for held in others),
    ]


def count_of(
    held: Holding, view: View, seat: int, size: int, style: Style = FIGURES, tone: Tone = ON_DARK
) -> Piece:
    return counted(held.artwork, held.of(view, seat), size, style, tone, held.most)


def _draw_workers(row: Row, view: View, seat: int, size: int) -> None:
    """Workers in the pool, a line, workers on tiles, then all other people."""
    name = f"seat {seat + 1}"
    people = [count_of(held, view, seat, size - 4).after(20).at_least(62) for held in HOLDINGS.on(PEOPLE)]
    row.end(training(view, seat, size - 4, FIGURES, ON_DARK).named(f"{name} training"), *people)
    row.end(gap(20))
    largest = min(size, round(row.height) - 4)
    dice = row.fitting(_dice(view, seat, high) for high in range(largest, SMALLEST - 1, -2))
    row.begin(together(dice).named(f"{name} dice"))


def _dice(view: View, seat: int, size: int) -> list[Piece]:
    player = view.players[seat]
    pieces = [] if player.pool else [counted("praetor/worker", 0, size, FIGURES), gap(10)]
    for experience in player.pool:
        pieces += [die_of(seat, experience, size + 4), gap(6)]
    if player.placed:
        pieces += [gap(4), rule(size - 4), gap(12)]
    for worker in player.placed:
        pieces += [die_of(seat, worker.experience, size - 4), gap(6)]
    return pieces[:-1]


def die_of(seat: int, experience: int, size: int) -> Piece:
    return picture(die(SEATS[seat], experience, size))


def training(view: View, seat: int, size: int, style: Style, tone: Tone) -> Piece:
    """The new workers on stages I and II, with arrows to a worker with the least experience; 0 without any."""
    player = view.players[seat]
    camp, accent = HOLDINGS["training"].artwork, GOLD if tone is ON_DARK else THEME.accent
    if not player.new_workers:
        return counted(camp, 0, size, style, tone)
    pieces = [artwork(camp, size), gap(6)]
    for stage, amount in (("I", player.stage_1), ("II", player.stage_2)):
        pieces += [written(stage, FIGURE.at(style.size), accent), gap(4), figure(amount, style, tone), gap(6)]
        pieces += [arrow(12, accent), gap(7)]
    return together([*pieces, die_of(seat, CONSTANTS.villager_experience, round(size * 0.9))])


def _draw_morale(row: Row, view: View, seat: int, words: Words, size: int) -> None:
    """The morale track, the board's name if there is a choice, and the wages due at the end of the round."""
    player, board = view.players[seat], view.players[seat].player_board
    wide, high = 400 if player.dealt is None else 320, min(size - 2, 38, round(row.height) - 2)
    morale = track(board.morale, player.morale_index, wide, high)
    row.begin(artwork(HOLDINGS["morale"].artwork, size), gap(6), morale)
    due = rounds.wages_ahead(view, seat)
    colour = LIGHT_GOLD if economy.gold_missing(player, due) else IVORY
    word = written(words("picture-wages"), DETAIL, SOFT, 120)
    wages = [word, gap(8), artwork(HOLDINGS["gold"].artwork, 32), gap(6), written(str(due), FIGURES, colour)]
    row.end(together(wages).named(f"seat {seat + 1} wages"))
    if player.dealt is not None:
        name = board.name
        if _choosing(view, seat):
            name = words("picture-board-open", board=BOARDS[player.dealt].name)
        row.begin(gap(20), written(name, DETAIL, SOFT, min(150, row.room - 20)))


def _draw_tiles(row: Row, view: View, seat: int) -> None:
    row.begin(count_of(HOLDINGS["tiles"], view, seat, 38), gap(20), rule(40), gap(12))
    owned = (TYPE_OF[tile.tile].id for tile in view.city.values() if tile.owner == seat)
    kinds = [f"praetor/{kind}" for kind in sorted(owned, key=list(CITY_TYPES).index)]
    sizes = range(42, SMALLEST, -2)
    row.begin(*row.fitting([together([artwork(kind, size) for kind in kinds], 4)] for size in sizes))
