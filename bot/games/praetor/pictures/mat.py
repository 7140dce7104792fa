"""The private mat, and the pictures of the rules pages: boards, openings, tiles, prospects."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias, TypeVar

from bot.engine import Argument, Player
from bot.games.praetor.components import (
    BOARDS,
    CITY_TILES,
    CONSTANTS,
    TYPE_OF,
    WALL_TILES,
    CityType,
    PlayerBoard,
    Wage,
)
from bot.games.praetor.holdings import CITY, HOLDINGS, PEOPLE, STOCK
from bot.games.praetor.rules import city, economy, rounds
from bot.games.praetor.state import View
from bot.games.praetor.words.phrases import effect, pool_ahead, wages_ahead, worth
from bot.games.praetor.words.rulebook import GROUPS, WITHOUT_MARKET, kinds_of
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.names import Showing
from bot.pictures.panels import Price, Section, cost
from bot.pictures.pieces import die, token
from bot.pictures.private_board import BOTTOM, LEFT, ON_PAPYRUS, RIGHT, TOP, page, slab, track
from bot.pictures.row import Piece, Row, artwork, counted, gap, picture, priced, rule, together, written
from bot.pictures.sprites import icon
from bot.pictures.theme import CRIMSON, INK, IVORY, MARBLE_EDGE, SEATS, SEPIA

from .city import THEME, draw_fee, draw_points, draw_zone, face_of
from .offer import prices
from .panels import CHOOSING, SMALLEST, training
from .table import Heading

GAP = 12
WIDTH = RIGHT - LEFT
COLUMN = (WIDTH - GAP) // 2
BOARD, ROW, BUILD_ROW, TILE, TILE_ROW, WALL_ROW = 176, 66, 100, 124, 148, 118  # heights, in px
WALL_COLUMNS = 4
STOCK_PITCH = 140  # from one good to the next, in px
MOST = 20  # how many activations are listed: the best ones

Listed = TypeVar("Listed")
Drawing: TypeAlias = Callable[[Canvas, Listed, int, int], None]
"""How one of a list is drawn, from its upper left corner on."""


def _section(
    listed: Sequence[Listed], pitch: int, draw_one: Drawing[Listed], nothing: str, title: str, remark: str
) -> Section:
    """Everything in two columns; or that there is nothing."""

    def draw(canvas: Canvas, top: int) -> None:
        if not listed:
            canvas.text(LEFT, top + 22, nothing, DETAIL.at(28), SEPIA, room=WIDTH)
        for one, x, y in _in_columns(listed, top, pitch):
            draw_one(canvas, one, x, y)

    return Section(((len(listed) + 1) // 2 * pitch or 52) + GAP, draw, title, remark)


def _in_columns(listed: Sequence[Listed], top: int, pitch: int) -> Iterator[tuple[Listed, int, int]]:
    """Everything with its place, in two columns."""
    lines = (len(listed) + 1) // 2
    for index, one in enumerate(listed):
        yield one, LEFT + index // lines * (COLUMN + GAP), top + index % lines * pitch


def _draw_player_board(canvas: Canvas, board: PlayerBoard, words: Words, y: int, index: int) -> None:
    """Name, wages, morale with the present space in gold, rates of trade."""
    slab(canvas, LEFT, y, WIDTH, BOARD)
    left, right = LEFT + 20, RIGHT - 20
    row = Row(canvas, left, right, y + 30)
    paid = [*_wage("praetor/worker", board.wage_active), *_wage("common/retired", board.wage_retired)]
    row.end(written(words("picture-wages"), DETAIL.at(26), SEPIA), *paid)
    row.begin(written(words(f"board-{board.id}"), FIGURE.at(28), INK, row.room - 24))
    row = Row(canvas, left, right, y + 86)
    row.begin(artwork("common/morale", 46), gap(12))
    track(canvas, row.left, row.y, row.room, board.morale, index)
    half = (right - left) / 2
    for name, rates, start in (
        ("picture-sell", board.sell, left),
        ("picture-buy", board.buy, left + half + 10),
    ):
        row = Row(canvas, start, start + half - 20, y + 142)
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


class Opening(NamedTuple):
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
    if (rest := len(found) - MOST) > 0:
        remark = words("picture-more", count=rest)
    elif view.viewer == seat and any(asked.seat == seat for asked in view.asked):
        remark = words("picture-your-turn")
    else:
        waiting: Argument = [Player(asked.seat) for asked in view.asked]
        remark = words("picture-turn-of", players=waiting) if view.asked else ""

    draw, nothing = partial(_draw_opening, view, seat, words), words("picture-nothing-to-activate")
    return _section(found[:MOST], ROW, draw, nothing, words("picture-activate"), remark)


def _draw_opening(
    view: View, seat: int, words: Words, canvas: Canvas, opening: Opening, x: int, y: int
) -> None:
    """What it brings, and at the right what is paid: the owner's token with the fee, or the wall's demand."""
    slab(canvas, x, y, COLUMN, ROW - 6)
    kind, tile = opening.kind, view.city[opening.space]
    row = Row(canvas, x + 11, x + COLUMN - 16, y + (ROW - 10) / 2)
    zone = Piece(36, lambda canvas, x, y: draw_zone(canvas, kind, x + 20, y, 28))
    space = written(opening.space, FIGURE.at(30), INK, 72)
    row.begin(artwork(f"praetor/{kind.id}", 50), gap(11), space.at_least(72), zone, gap(14), *_gain(opening))
    paid = economy.fee(seat, tile)
    if paid and tile.owner is not None:
        row.end(gap(8), picture(token(SEATS[tile.owner], 32)))
    elif kind.effect.kind == "take_wall_tile" and view.wall_open:
        paid = WALL_TILES[view.wall_open].demand
    row.end(priced(prices(paid), row.room) if paid else written(words("picture-free"), DETAIL.at(26), SEPIA))


def _gain(opening: Opening) -> list[Piece]:
    """What it brings, as icons and numbers; "1–4" where it depends on the worker."""
    match opening.kind.effect.kind:
        case "market_trade":
            return [artwork("common/swap", 42)]
        case "train_villager":
            villager, camp = HOLDINGS["villagers"].artwork, HOLDINGS["training"].artwork
            return [artwork(villager, 42), gap(3), artwork("common/arrow", 30), gap(3), artwork(camp, 40)]
    others = [held for held in HOLDINGS.shown("changes") if held.name != "wall_tiles"]  # its price says so
    gained = [held for held in others if opening.most.get(held.name, 0) > 0]
    pieces = [] if gained else [written("+0", COUNT.at(32), SEPIA)]
    for held in gained:
        least, most = max(0, opening.least.get(held.name, 0)), opening.most[held.name]
        amount = f"+{most}" if least == most else f"+{least}–{most}"
        pieces += [artwork(held.artwork, 42), gap(6), written(amount, COUNT.at(32), INK), gap(14)]
    return pieces


def buildings(view: View, seat: int, words: Words) -> Section:
    """The display with what each tile costs the seat, and the best place for it."""
    owned, most = view.owned(seat), CONSTANTS.max_owned_tiles
    slots = [(slot, tile) for slot, tile in enumerate(view.display, 1) if tile is not None]
    draw, remark = partial(_draw_building, view, seat, words), words("picture-owned", count=owned, most=most)
    if owned >= most:
        return _section([], BUILD_ROW, draw, words("picture-all-built"), words("picture-build"), remark)
    return _section(slots, BUILD_ROW, draw, words("picture-nothing-to-build"), words("picture-build"), remark)


def _draw_building(
    view: View, seat: int, words: Words, canvas: Canvas, offered: tuple[int, str], x: int, y: int
) -> None:
    slot, tile = offered
    kind = TYPE_OF[tile]
    lacks = economy.lacking(view.players[seat].goods, kind.build_cost)
    parts = [Price(f"common/{good}", amount, good in lacks) for good, amount in kind.build_cost.items()]
    place, points = city.best_place(view, tile)
    slab(canvas, x, y, COLUMN, BUILD_ROW - 6)
    middle = y + (BUILD_ROW - 10) / 2
    canvas.rectangle(x, y, 40, 36, THEME.accent, 8)
    canvas.text(x + 20, y + 18, str(slot), FIGURE.at(26), IVORY, "middle")
    canvas.centre(icon(f"praetor/{kind.id}", 64), x + 76, middle)
    draw_points(canvas, x + COLUMN - 40, middle, kind.build_points, 54)
    name, plaza = (Row(canvas, x + 122, x + COLUMN - 84, y + down) for down in (27, 66))
    plaza.end(artwork("praetor/plaza", 36), gap(4), written(signed(points), COUNT.at(28), INK))
    name.end(gap(10), written(place, FIGURE.at(26), INK))
    name.begin(written(words(f"tile-{kind.id}"), COUNT.at(28), INK, name.room))
    plaza.begin(gap(-2), priced(parts, plaza.room - 10))


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame = Heading(view, showing)
    words, player = frame.words, view.players[seat]
    remark = words("picture-private") if view.viewer == seat else words(f"board-{player.board}")
    choosing = any(asked.seat == seat and asked.decision == CHOOSING for asked in view.asked)
    parts = PARTS["choosing" if choosing else "over" if view.outcome else "playing"]
    return frame.mat(seat, remark, [part(view, seat, words) for part in parts])


def _stock(view: View, seat: int, words: Words) -> Section:
    pool, style = view.players[seat].pool, COUNT.at(44)
    stock = [
        counted(good.artwork, good.of(view, seat), 64, style, ON_PAPYRUS).at_least(STOCK_PITCH)
        for good in HOLDINGS.on(STOCK)
    ]

    def draw(canvas: Canvas, top: int) -> None:
        row = Row(canvas, LEFT, RIGHT, top + 50)
        row.begin(*stock, rule(64, MARBLE_EDGE), gap(18))
        row.begin(*row.fitting(_dice(seat, pool, size) for size in range(62, SMALLEST, -2)))
        if not pool:
            row.begin(written(words("picture-no-worker"), DETAIL.at(28), SEPIA, row.room))

    return Section(104, draw)


def _dice(seat: int, workers: Sequence[int], size: int) -> list[Piece]:
    return [picture(die(SEATS[seat], experience, size)).at_least(size + 8) for experience in workers]


def _sides(view: View, seat: int, words: Words) -> Section:
    dealt = view.players[seat].dealt
    choice = [BOARDS["A"], *([BOARDS[dealt]] if dealt else [])]

    def draw(canvas: Canvas, top: int) -> None:
        for index, side in enumerate(choice):
            _draw_player_board(canvas, side, words, top + index * (BOARD + GAP), side.zero_index)

    return Section(len(choice) * (BOARD + GAP), draw, words("picture-sides"))


def _board(view: View, seat: int, words: Words) -> Section:
    player = view.players[seat]

    def draw(canvas: Canvas, top: int) -> None:
        _draw_player_board(canvas, player.player_board, words, top, player.morale_index)
        row, style = Row(canvas, LEFT + 8, RIGHT - 8, top + BOARD + 46), COUNT.at(36)
        row.begin(training(player, SEATS[seat], 50, style, ON_PAPYRUS))
        for held in (*HOLDINGS.on(PEOPLE), *HOLDINGS.on(CITY)):
            amount = held.of(view, seat)
            row.begin(gap(28), counted(held.artwork, amount, 50, style, ON_PAPYRUS, most=held.most))
        if player.labor_camp_used:
            row.begin(gap(35), artwork("praetor/labor_camp", 50), gap(-16), artwork("common/check", 30))

    return Section(BOARD + 100, draw, words("picture-board"))


def _prospects(view: View, seat: int, words: Words) -> Section:
    """What the end of the round brings as things stand: workers with new experience, wages."""
    ahead, retiring = pool_ahead(view, seat)
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    style = COUNT.at(36)

    def draw(canvas: Canvas, top: int) -> None:
        row = Row(canvas, LEFT + 8, RIGHT - 8, top + 34)
        colour = CRIMSON if due > held else INK
        if due > held:
            row.end(gap(20), written(words("picture-short", count=due - held), COUNT.at(28), CRIMSON))
        word = written(words("picture-wages"), DETAIL.at(28), SEPIA)
        row.end(
            word, gap(14), artwork(HOLDINGS["gold"].artwork, 46), gap(8), written(str(due), style, colour)
        )
        row.begin(*row.fitting(_dice(seat, ahead, size) for size in range(54, SMALLEST, -2)))
        if retiring:
            retired, favor = HOLDINGS["retired"], HOLDINGS["favor"]
            earned = signed(retiring * rounds.retirement_points(view.stack_top))
            row.begin(gap(20), counted(retired.artwork, retiring, 50, style, ON_PAPYRUS), gap(16))
            row.begin(artwork(favor.artwork, 46), gap(4), written(earned, style, INK))

    return Section(76, draw, words("picture-ahead"))


PARTS = {
    "choosing": (_stock, _sides),
    "playing": (_stock, activations, buildings, _board, _prospects),
    "over": (_stock, _board),
}
"""What a mat consists of, while a side of the board is chosen, in the game, and at its end."""


def _page(words: Words, name: str, lines: int, pitch: int) -> tuple[Canvas, int]:
    """A page with so many lines, and where they begin."""
    return page(THEME, TOP + 8 + lines * (pitch + GAP) + BOTTOM - GAP, words(f"picture-page-{name}")), TOP + 8


def _draw_tiles(kinds: Sequence[CityType], words: Words) -> Canvas:
    canvas, top = _page(words, "tiles", (len(kinds) + 1) // 2, TILE_ROW)
    for kind, x, y in _in_columns(kinds, top, TILE_ROW + GAP):
        _draw_kind(canvas, kind, words, x, y)
    return canvas


def _draw_kind(canvas: Canvas, kind: CityType, words: Words, x: int, y: int) -> None:
    """The face of a type of tile, its name, what it does, cost, points."""
    slab(canvas, x, y, COLUMN, TILE_ROW)
    tile = next(tile.id for tile in CITY_TILES.values() if tile.type == kind.id)
    left, top = x + 10, y + (TILE_ROW - 4 - TILE) // 2
    canvas.put(face_of(tile, 0, TILE), left, top)
    draw_fee(canvas, kind, left + 17, top + TILE / 2)
    draw_zone(canvas, kind, left + TILE - 19, top + TILE / 2, 30)
    text, right = left + TILE + 16, x + COLUMN - 14
    if kind.build_points:
        draw_points(canvas, right - 28, y + 34, kind.build_points, 56)
    room = right - text - (68 if kind.build_points else 0)
    canvas.text(text, y + 32, words(f"tile-{kind.id}"), COUNT.at(30), INK, room=room)
    brief = words.text(effect(kind, "brief"))
    canvas.text(text, y + 72, brief, DETAIL.at(26), SEPIA, room=right - text)
    cost(canvas, text - 2, y + 114, prices(kind.build_cost), right - text, 36, COUNT.at(30))


def _draw_wall(words: Words) -> Canvas:
    tiles = sorted(WALL_TILES.values(), key=lambda tile: tile.points)
    canvas, top = _page(words, "wall", -(-len(tiles) // WALL_COLUMNS), WALL_ROW)
    width = (WIDTH - GAP * (WALL_COLUMNS - 1)) // WALL_COLUMNS
    for index, tile in enumerate(tiles):
        x = LEFT + index % WALL_COLUMNS * (width + GAP)
        y = top + index // WALL_COLUMNS * (WALL_ROW + GAP)
        slab(canvas, x, y, width, WALL_ROW)
        canvas.centre(icon("praetor/wall", 54), x + 42, y + 32)
        draw_points(canvas, x + 106, y + 34, tile.points, 54)
        cost(canvas, x + 14, y + 86, prices(tile.demand), width - 28)
    return canvas


def _draw_boards(words: Words) -> Canvas:
    canvas, top = _page(words, "boards", len(BOARDS), BOARD)
    for index, board in enumerate(BOARDS.values()):
        _draw_player_board(canvas, board, words, top + index * (BOARD + GAP), board.zero_index)
    return canvas


_PICTURES = [picture for name in GROUPS for picture in (name, name + WITHOUT_MARKET)]
PAGES: dict[str, Callable[[Words], Canvas]] = {
    **{picture: partial(_draw_tiles, kinds_of(picture)) for picture in _PICTURES},
    **{"wall": _draw_wall, "boards": _draw_boards},
}
"""Every picture of the rules pages, by its name."""
