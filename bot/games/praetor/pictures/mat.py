"""The private mat, and the pictures of the rules pages: boards, openings, tiles, prospects."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.engine import Argument, Player
from bot.games.praetor.components import (
    BOARDS,
    CITY_TILES,
    CONSTANTS,
    RESOURCES,
    TYPE_OF,
    WALL_TILES,
    CityType,
    PlayerBoard,
    Resource,
)
from bot.games.praetor.rules import city, economy, rounds
from bot.games.praetor.state import View
from bot.games.praetor.words.phrases import effect, pool_ahead, wages_ahead, worth
from bot.games.praetor.words.rulebook import GROUPS, WITHOUT_MARKET, kinds_of
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Canvas
from bot.pictures.context import Showing
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.panels import Price, Section, cost, count
from bot.pictures.pieces import die, token
from bot.pictures.private_board import BOTTOM, LEFT, ON_PAPYRUS, RIGHT, TOP, page, slab, track
from bot.pictures.sprites import icon
from bot.pictures.theme import CRIMSON, INK, IVORY, MARBLE_EDGE, SEATS, SEPIA

from .city import THEME, draw_fee, draw_points, draw_zone, face_of
from .offer import prices
from .panels import CHOOSING, draw_training
from .table import Heading

BOARD_HEIGHT = 176


def draw_player_board(
    canvas: Canvas, board: PlayerBoard, words: Words, x: float, y: float, width: float, index: int | None
) -> None:
    """The board in a slab, `HEIGHT` high; the present space of morale in gold, where there is one."""
    slab(canvas, x, y, width, BOARD_HEIGHT)
    left, right = x + 20, x + width - 20
    canvas.text(left, y + 30, words(f"board-{board.id}"), FIGURE.at(28), INK, room=width * 0.45)
    _draw_board_wages(canvas, board, words, right, y + 30)
    _draw_morale_track(canvas, board, left, y + 86, right - left, index)
    half = (right - left) / 2
    _draw_rates(canvas, words("picture-sell"), board.sell, left, y + 142, half - 20)
    _draw_rates(canvas, words("picture-buy"), board.buy, left + half + 10, y + 142, half - 10)


def _draw_board_wages(canvas: Canvas, board: PlayerBoard, words: Words, right: float, y: float) -> None:
    for artwork, wage in (("common/retired", board.wage_retired), ("praetor/worker", board.wage_active)):
        canvas.centre(icon("common/gold", 32), right - 16, y)
        right -= 38
        right -= canvas.text(right, y, str(wage.gold), COUNT.at(28), INK, "right") + 8
        canvas.centre(icon(artwork, 34), right - 17, y)
        right -= 40
        if wage.per > 1:
            right -= canvas.text(right, y, f"{wage.per}×", COUNT.at(28), INK, "right") + 6
        right -= 24
    canvas.text(right, y, words("picture-wages"), DETAIL.at(26), SEPIA, "right")


def _draw_morale_track(
    canvas: Canvas, board: PlayerBoard, x: float, y: float, width: float, index: int | None
) -> None:
    canvas.centre(icon("common/morale", 46), x + 23, y)
    track(canvas, x + 58, y, width - 58, board.morale, index)


def _draw_rates(
    canvas: Canvas, word: str, rates: Mapping[Resource, int], x: float, y: float, width: float
) -> None:
    x += canvas.text(x, y, word, DETAIL.at(26), SEPIA, room=130) + 16
    pitch = min(96.0, (width - 100) / len(rates))
    for good, rate in rates.items():
        canvas.centre(icon(f"common/{good}", 38), x + 19, y)
        canvas.text(x + 43, y, str(rate), COUNT.at(30), INK)
        x += pitch


GAP = 12
ROW, BUILD_ROW = 66, 100
COLUMN = (RIGHT - LEFT - GAP) // 2
MOST = 20
"""How many activations are listed: the best ones."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A tile that can be activated: the least and the most it brings, by what is gained."""

    space: str
    kind: CityType
    least: dict[str, int]
    most: dict[str, int]


def openings(view: View, seat: int) -> list[Opening]:
    """What the seat can activate with the workers it has, the best first."""
    found = []
    for space in economy.usable_spaces(view, seat):
        gains = [
            economy.yield_of(view, seat, space, worker, economy.most_forged(view, seat, space, worker))
            for worker in economy.workers_for(view, seat, economy.price(view, seat, space))
        ]
        least = min(gains, key=lambda gain: sum(gain.values()))
        most = max(gains, key=lambda gain: sum(gain.values()))
        found.append(Opening(space, TYPE_OF[view.city[space].tile], least, most))
    return sorted(found, key=lambda opening: -worth(opening.most))


def activations(view: View, seat: int, words: Words) -> Section:
    found = openings(view, seat)
    listed = found[:MOST]
    rest = len(found) - len(listed)
    lines = (len(listed) + 1) // 2
    remark = words("picture-more", count=rest) if rest else _turn(view, seat, words)

    def draw(canvas: Canvas, top: int) -> None:
        if not listed:
            text = words("picture-nothing-to-activate")
            canvas.text(LEFT, top + 22, text, DETAIL.at(28), SEPIA, room=RIGHT - LEFT)
        for index, opening in enumerate(listed):
            x = LEFT + (index // lines) * (COLUMN + GAP)
            y = top + (index % lines) * ROW
            _draw_opening(canvas, view, seat, opening, words, x, y)

    return Section((lines * ROW if listed else 52) + GAP, draw, words("picture-activate"), remark)


def _turn(view: View, seat: int, words: Words) -> str:
    """Whose turn it is, said to whoever looks at the mat."""
    if view.viewer == seat and any(asked.seat == seat for asked in view.asked):
        return words("picture-your-turn")
    waiting: Argument = [Player(asked.seat) for asked in view.asked]
    return words("picture-turn-of", players=waiting) if view.asked else ""


def _draw_opening(
    canvas: Canvas, view: View, seat: int, opening: Opening, words: Words, x: int, y: int
) -> None:
    slab(canvas, x, y, COLUMN, ROW - 6)
    middle = y + (ROW - 10) / 2
    canvas.centre(icon(f"praetor/{opening.kind.id}", 50), x + 36, middle)
    canvas.text(x + 72, middle, opening.space, FIGURE.at(30), INK, room=72)
    draw_zone(canvas, opening.kind, x + 164, middle, 28)
    gained, right = _draw_gain(canvas, opening, x + 194, middle), x + COLUMN - 16
    _draw_fee(canvas, view, seat, opening.space, words, right, middle, right - gained)


def _draw_gain(canvas: Canvas, opening: Opening, x: float, y: float) -> float:
    """What it brings, as icons and numbers; "1–4" where it depends on the worker. Returns where that ends."""
    match opening.kind.effect.kind:
        case "market_trade":
            canvas.centre(icon("common/swap", 42), x + 21, y)
            return x + 50
        case "train_villager":
            canvas.centre(icon("common/villager", 42), x + 21, y)
            canvas.centre(icon("common/arrow", 30), x + 60, y)
            canvas.centre(icon("praetor/training_camp", 40), x + 98, y)
            return x + 126
    gained = [what for what in ("favor", *RESOURCES, "morale") if opening.most.get(what, 0) > 0]
    if not gained:
        x += canvas.text(x, y, "+0", COUNT.at(32), SEPIA) + 14
    for what in gained:
        canvas.centre(icon(_gain_artwork(what), 42), x + 21, y)
        least, most = max(0, opening.least.get(what, 0)), opening.most[what]
        amount = f"+{most}" if least == most else f"+{least}–{most}"
        x += 50 + canvas.text(x + 48, y, amount, COUNT.at(32), INK) + 14
    return x


def _gain_artwork(what: str) -> str:
    return "common/points_wreath" if what == "favor" else f"common/{what}"


def _draw_fee(
    canvas: Canvas, view: View, seat: int, space: str, words: Words, right: float, y: float, room: float
) -> None:
    tile = view.city[space]
    paid, owner = economy.fee(seat, tile), tile.owner
    if paid and owner is not None:
        canvas.centre(token(SEATS[owner], 32), right - 16, y)
        right, room = right - 40, room - 40
    elif TYPE_OF[tile.tile].effect.kind == "take_wall_tile" and view.wall_open:
        paid = WALL_TILES[view.wall_open].demand
    if not paid:
        canvas.text(right, y, words("picture-free"), DETAIL.at(26), SEPIA, "right")
        return
    cost(canvas, right, y, prices(paid), room, anchor="right")


def buildings(view: View, seat: int, words: Words) -> Section:
    """The display with what each tile costs the seat, and the best place for it."""
    slots = [(slot, tile) for slot, tile in enumerate(view.display, 1) if tile is not None]
    lines = (len(slots) + 1) // 2
    full = view.owned(seat) >= CONSTANTS.max_owned_tiles
    remark = words("picture-owned", count=view.owned(seat), most=CONSTANTS.max_owned_tiles)

    def draw(canvas: Canvas, top: int) -> None:
        if not slots or full:
            text = words("picture-all-built" if full else "picture-nothing-to-build")
            canvas.text(LEFT, top + 22, text, DETAIL.at(28), SEPIA, room=RIGHT - LEFT)
            return
        for index, (slot, tile) in enumerate(slots):
            x = LEFT + (index // lines) * (COLUMN + GAP)
            _draw_building(canvas, view, seat, slot, tile, words, x, top + (index % lines) * BUILD_ROW)

    return Section(
        (lines * BUILD_ROW if slots and not full else 52) + GAP, draw, words("picture-build"), remark
    )


def _draw_building(
    canvas: Canvas, view: View, seat: int, slot: int, tile: str, words: Words, x: int, y: int
) -> None:
    kind = TYPE_OF[tile]
    lacks = economy.lacking(view.players[seat].goods, kind.build_cost)
    slab(canvas, x, y, COLUMN, BUILD_ROW - 6)
    middle = y + (BUILD_ROW - 10) / 2
    canvas.rectangle(x, y, 40, 36, THEME.accent, 8)
    canvas.text(x + 20, y + 18, str(slot), FIGURE.at(26), IVORY, "middle")
    canvas.centre(icon(f"praetor/{kind.id}", 64), x + 76, middle)
    name_x, right = x + 122, x + COLUMN - 14
    place, points = city.best_place(view, tile)
    draw_points(canvas, right - 26, middle, kind.build_points, 54)
    right -= 70
    if place:
        canvas.text(right - 34, y + 26, place, FIGURE.at(26), INK, "middle")
        canvas.centre(icon("praetor/plaza", 36), right - 54, y + 66)
        canvas.text(right - 32, y + 66, signed(points), COUNT.at(28), INK)
        right -= 80
    canvas.text(name_x, y + 27, words(f"tile-{kind.id}"), COUNT.at(28), INK, room=right - name_x)
    parts = [Price(f"common/{good}", amount, good in lacks) for good, amount in kind.build_cost.items()]
    cost(canvas, name_x - 2, y + 66, parts, right - name_x)


STOCK_PITCH = 140
"""From one good to the next, in px."""


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame = Heading(view, showing)
    words = frame.words
    player = view.players[seat]
    remark = words("picture-private") if view.viewer == seat else words(f"board-{player.board}")
    choosing = any(asked.seat == seat and asked.decision == CHOOSING for asked in view.asked)
    parts = PARTS["choosing" if choosing else "over" if view.outcome else "playing"]
    return frame.mat(seat, remark, [part(view, seat, words) for part in parts])


def stock(view: View, seat: int, words: Words) -> Section:
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        y = top + 50
        for index, good in enumerate(RESOURCES):
            count(
                canvas,
                LEFT + index * STOCK_PITCH,
                y,
                f"common/{good}",
                player.goods[good],
                64,
                COUNT.at(44),
                ON_PAPYRUS,
            )
        left = LEFT + len(RESOURCES) * STOCK_PITCH + 12
        canvas.rectangle(left - 14, y - 32, 2, 64, MARBLE_EDGE)
        size = min(62, (RIGHT - left) // max(1, len(player.pool)) - 8)
        for index, experience in enumerate(player.pool):
            canvas.centre(die(SEATS[seat], experience, size), left + 8 + index * (size + 8) + size / 2, y)
        if not player.pool:
            text = words("picture-no-worker")
            canvas.text(left + 6, y, text, DETAIL.at(28), SEPIA, room=RIGHT - left - 6)

    return Section(104, draw)


def sides(view: View, seat: int, words: Words) -> Section:
    dealt = view.players[seat].dealt
    choice = [BOARDS["A"], *([BOARDS[dealt]] if dealt else [])]

    def draw(canvas: Canvas, top: int) -> None:
        for index, side in enumerate(choice):
            y = top + index * (BOARD_HEIGHT + GAP)
            draw_player_board(canvas, side, words, LEFT, y, RIGHT - LEFT, side.zero_index)

    return Section(len(choice) * (BOARD_HEIGHT + GAP), draw, words("picture-sides"))


def board(view: View, seat: int, words: Words) -> Section:
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        draw_player_board(canvas, player.player_board, words, LEFT, top, RIGHT - LEFT, player.morale_index)
        _draw_people(canvas, view, seat, words, top + BOARD_HEIGHT + 46)

    return Section(BOARD_HEIGHT + 100, draw, words("picture-board"))


def _draw_people(canvas: Canvas, view: View, seat: int, words: Words, y: int) -> None:
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
            points = rounds.retirement_points(view.stack_top)
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


TILE, TILE_ROW = 124, 148
WALL_COLUMNS, WALL_ROW = 4, 118


def _draw_tiles_page(kinds: Sequence[CityType], words: Words) -> Canvas:
    lines = (len(kinds) + 1) // 2
    canvas = page(THEME, TOP + 8 + lines * (TILE_ROW + GAP) + BOTTOM - GAP, words("picture-page-tiles"))
    for index, kind in enumerate(kinds):
        x = LEFT + (index // lines) * (COLUMN + GAP)
        _draw_kind(canvas, kind, words, x, TOP + 8 + (index % lines) * (TILE_ROW + GAP))
    return canvas


def _draw_kind(canvas: Canvas, kind: CityType, words: Words, x: int, y: int) -> None:
    slab(canvas, x, y, COLUMN, TILE_ROW)
    tile = next(tile.id for tile in CITY_TILES.values() if tile.type == kind.id)
    left, top = x + 10, y + (TILE_ROW - 4 - TILE) // 2
    canvas.put(face_of(tile, 0, TILE), left, top)
    draw_fee(canvas, kind, left + 17, top + TILE / 2)
    draw_zone(canvas, kind, left + TILE - 19, top + TILE / 2, 30)
    text, right = left + TILE + 16, x + COLUMN - 14
    end = right
    if kind.build_points:
        draw_points(canvas, right - 28, y + 34, kind.build_points, 56)
        end -= 68
    canvas.text(text, y + 32, words(f"tile-{kind.id}"), COUNT.at(30), INK, room=end - text)
    brief = words.text(effect(kind, "brief"))
    canvas.text(text, y + 72, brief, DETAIL.at(26), SEPIA, room=right - text)
    cost(canvas, text - 2, y + 114, prices(kind.build_cost), right - text, 36, COUNT.at(30))


def _draw_wall_page(words: Words) -> Canvas:
    tiles = sorted(WALL_TILES.values(), key=lambda tile: tile.points)
    lines = -(-len(tiles) // WALL_COLUMNS)
    width = (RIGHT - LEFT - GAP * (WALL_COLUMNS - 1)) // WALL_COLUMNS
    canvas = page(THEME, TOP + 8 + lines * (WALL_ROW + GAP) + BOTTOM - GAP, words("picture-page-wall"))
    for index, tile in enumerate(tiles):
        x = LEFT + index % WALL_COLUMNS * (width + GAP)
        y = TOP + 8 + index // WALL_COLUMNS * (WALL_ROW + GAP)
        slab(canvas, x, y, width, WALL_ROW)
        canvas.centre(icon("praetor/wall", 54), x + 42, y + 32)
        draw_points(canvas, x + 106, y + 34, tile.points, 54)
        cost(canvas, x + 14, y + 86, prices(tile.demand), width - 28)
    return canvas


def _draw_boards_page(words: Words) -> Canvas:
    height = TOP + 8 + len(BOARDS) * (BOARD_HEIGHT + GAP) + BOTTOM - GAP
    canvas = page(THEME, height, words("picture-page-boards"))
    for index, board in enumerate(BOARDS.values()):
        y = TOP + 8 + index * (BOARD_HEIGHT + GAP)
        draw_player_board(canvas, board, words, LEFT, y, RIGHT - LEFT, board.zero_index)
    return canvas


PAGES: dict[str, Callable[[Words], Canvas]] = {
    **{
        picture: partial(_draw_tiles_page, kinds_of(picture))
        for name in GROUPS
        for picture in (name, name + WITHOUT_MARKET)
    },
    "wall": _draw_wall_page,
    "boards": _draw_boards_page,
}
"""Every picture of the rules pages, by its name."""
