"""The private mat, with what the seat has and can do, and the pictures of the rules pages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain

from bot.games.praetor.components import BOARDS, TYPE_OF, WALL_TILES, CityType, PlayerBoard, WallTile
from bot.games.praetor.holdings import CITY, HOLDINGS, PEOPLE, STOCK
from bot.games.praetor.rules import city, economy, rounds
from bot.games.praetor.rules.economy import Gain
from bot.games.praetor.state import View
from bot.games.praetor.words import GROUPS, WITHOUT_MARKET, kinds_of
from bot.games.praetor.words.phrases import worth
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.names import Showing
from bot.pictures.panels import Price, Section
from bot.pictures.pieces import token
from bot.pictures.private_board import LEFT, ON_PAPYRUS, RIGHT, grid, note, page_of, slab, track
from bot.pictures.row import Piece, Row, artwork, counted, gap, picture, priced, rule, together, written
from bot.pictures.sprites import icon
from bot.pictures.theme import CRIMSON, INK, IVORY, MARBLE_EDGE, SEATS, SEPIA

from .city import THEME, draw_fee, draw_points, draw_zone, face_of
from .panels import CHOOSING, SMALLEST, count_of, die_of, prices, training
from .table import Heading

OPENING, BUILDING, BOARD, TILE, FACE, WALL = 60, 94, 176, 148, 124, 118  # heights, in px
STOCK_PITCH = 140  # distance between goods, in px
MOST = 20  # maximum number of activations listed


def gains_at(view: View, seat: int, space: str) -> list[dict[Gain, int]]:
    """The gains from the tile there with each worker that the seat can send."""
    workers = economy.workers_for(view, seat, economy.price(view, seat, space))
    return [economy.yield_of(view, seat, space, worker) for worker in workers]


def activations(view: View, seat: int, words: Words) -> Section:
    """What the seat can activate with its workers, the best first."""
    usable = economy.usable_spaces(view, seat)
    found = sorted(usable, key=lambda space: -max(map(worth, gains_at(view, seat, space))))
    title, rest = words("picture-activate"), len(found) - MOST
    if not found:
        return note(words("picture-nothing-to-activate"), title)
    remark = words("picture-more", count=rest) if rest > 0 else ""
    return grid(found[:MOST], 2, OPENING, partial(_draw_opening, view, seat, words), title, remark)


def _draw_opening(view: View, seat: int, words: Words, canvas: Canvas, box: Box, space: str) -> None:
    """The gain, and at the right the price: the fee with the owner's token, or the wall tile's demand."""
    slab(canvas, *box)
    tile, paid = view.city[space], economy.price(view, seat, space)
    kind = TYPE_OF[tile.tile]
    row = Row(canvas, box.x + 11, box.right - 16, box.middle[1] - 2)
    zone = Piece(36, lambda canvas, x, y: draw_zone(canvas, kind, x + 20, y, 28))
    place = written(space, FIGURE.at(30), INK, 72).at_least(72)
    row.begin(artwork(f"praetor/{kind.id}", 50), gap(11), place, zone, gap(14))
    row.begin(*_gain(kind, gains_at(view, seat, space)))
    if tile.owner is not None and economy.fee(seat, tile):
        row.end(gap(8), picture(token(SEATS[tile.owner], 32)))
    row.end(priced(prices(paid), row.room) if paid else written(words("picture-free"), DETAIL.at(26), SEPIA))


def _gain(kind: CityType, gains: Sequence[Mapping[Gain, int]]) -> list[Piece]:
    """The gain as icons and numbers; "1–4" if it depends on the worker."""
    if kind.effect.kind == "market_trade":
        return [artwork("common/swap", 42)]
    pieces = []
    for what in dict.fromkeys(chain(*gains)):
        amounts = [gain.get(what, 0) for gain in gains]
        least, most = min(amounts), max(amounts)
        if most > 0 and what != "wall_tiles":  # its price says so
            amount = written(f"+{most}" if least == most else f"+{least}–{most}", COUNT.at(32), INK)
            pieces += [artwork(HOLDINGS[what].artwork, 42), gap(6), amount, gap(14)]
    return pieces or [written("+0", COUNT.at(32), SEPIA)]


def buildings(view: View, seat: int, words: Words) -> Section:
    """The display with each tile's cost for the seat, and the best place for it."""
    slots = [(slot, tile) for slot, tile in enumerate(view.display, 1) if tile is not None]
    title, full = words("picture-build"), economy.owns_most(view, seat)
    if full or not slots:
        return note(words("picture-all-built" if full else "picture-nothing-to-build"), title)
    return grid(slots, 2, BUILDING, partial(_draw_building, view, seat, words), title)


def _draw_building(
    view: View, seat: int, words: Words, canvas: Canvas, box: Box, offered: tuple[int, str]
) -> None:
    slot, tile = offered
    kind = TYPE_OF[tile]
    lacks = economy.lacking(view.players[seat].goods, kind.build_cost)
    parts = [Price(f"common/{good}", amount, good in lacks) for good, amount in kind.build_cost.items()]
    place, points = city.best_place(view, tile)
    slab(canvas, *box)
    middle = box.middle[1] - 2
    canvas.rectangle(box.x, box.y, 40, 36, THEME.accent, 8)
    canvas.text(box.x + 20, box.y + 18, str(slot), FIGURE.at(26), IVORY, "middle")
    canvas.centre(icon(f"praetor/{kind.id}", 64), box.x + 76, middle)
    draw_points(canvas, box.right - 40, middle, kind.build_points, 54)
    name, plaza = (Row(canvas, box.x + 122, box.right - 84, box.y + down) for down in (27, 66))
    plaza.end(artwork("praetor/plaza", 36), gap(4), written(signed(points), COUNT.at(28), INK))
    name.end(gap(10), written(place, FIGURE.at(26), INK))
    name.begin(written(words(f"tile-{kind.id}"), COUNT.at(28), INK, name.room))
    plaza.begin(gap(-2), priced(parts, plaza.room - 10))


def draw_player_board(
    words: Words, canvas: Canvas, box: Box, board: PlayerBoard, index: int | None = None
) -> None:
    """Name, wages, morale, market rates; the present (by default the starting) space of morale is gold."""
    slab(canvas, *box)
    left, right, y = box.x + 20, box.right - 20, box.y
    row = Row(canvas, left, right, y + 30)
    small, paid = COUNT.at(28), list[Piece]()
    for worker, wage in (("praetor/worker", board.wage_active), ("common/retired", board.wage_retired)):
        several = [written(f"{wage.per}×", small, INK), gap(6)] if wage.per > 1 else []
        gold = [written(str(wage.gold), small, INK), gap(6), artwork("common/gold", 32)]
        paid += [gap(24), *several, artwork(worker, 34), gap(8), *gold]
    row.end(written(words("picture-wages"), DETAIL.at(26), SEPIA), *paid)
    row.begin(written(words(f"board-{board.id}"), FIGURE.at(28), INK, row.room - 24))
    row = Row(canvas, left, right, y + 86)
    row.begin(artwork("common/morale", 46), gap(12))
    track(canvas, row.left, row.y, row.room, board.morale, board.zero_index if index is None else index)
    half = (right - left) / 2
    for name, rates, x in (("picture-sell", board.sell, left), ("picture-buy", board.buy, left + half + 10)):
        row = Row(canvas, x, x + half - 20, y + 142)
        row.begin(written(words(name), DETAIL.at(26), SEPIA, 130), gap(16))
        pitch = min(96.0, row.room / len(rates))
        for good, rate in rates.items():
            amount = written(str(rate), COUNT.at(30), INK)
            row.begin(together([artwork(f"common/{good}", 38), gap(5), amount]).at_least(pitch))


def _at_rest(seat: int, workers: Sequence[int], size: int) -> list[Piece]:
    return [die_of(seat, experience, size).at_least(size + 8) for experience in workers]


def stock(view: View, seat: int, words: Words) -> Section:
    pool, style = view.players[seat].pool, COUNT.at(44)
    held = (count_of(good, view, seat, 64, style, ON_PAPYRUS) for good in HOLDINGS.on(STOCK))
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
            row.begin(gap(28), count_of(held, view, seat, 50, style, ON_PAPYRUS))
        if player.labor_camp_used:
            row.begin(gap(35), artwork("praetor/labor_camp", 50), gap(-16), artwork("common/check", 30))

    return Section(BOARD + 100, draw, words("picture-board"))


def prospects(view: View, seat: int, words: Words) -> Section:
    """What the end of the round brings as things are now: workers with new experience, wages."""
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


PARTS = {
    "choosing": (stock, sides),
    "playing": (stock, activations, buildings, board, prospects),
    "over": (stock, board),
}
"""The sections of a mat while the side of the board is chosen, in the game, and at its end."""


def draw_mat(view: View, seat: int, showing: Showing) -> Canvas:
    frame = Heading(view, showing)
    words, board = frame.words, view.players[seat].player_board
    remark = words("picture-private") if view.viewer == seat else words(f"board-{board.id}")
    choosing = view.question_to(seat) == CHOOSING
    parts = PARTS["choosing" if choosing else "over" if view.outcome else "playing"]
    return frame.mat(seat, remark, [part(view, seat, words) for part in parts])


def _draw_tile(words: Words, canvas: Canvas, box: Box, kind: CityType) -> None:
    """The face of a type of tile, its name, what it does, cost, points."""
    slab(canvas, *box)
    tile = next(tile for tile, other in TYPE_OF.items() if other is kind)
    left, middle = box.x + 10, box.middle[1] - 2
    canvas.put(face_of(tile, 0, FACE), left, middle - FACE / 2)
    draw_fee(canvas, kind, left + 17, middle)
    draw_zone(canvas, kind, left + FACE - 19, middle, 30)
    text, right = left + FACE + 16, box.right - 14
    if kind.build_points:
        draw_points(canvas, right - 28, box.y + 34, kind.build_points, 56)
    room = right - text - (68 if kind.build_points else 0)
    canvas.text(text, box.y + 32, words(f"tile-{kind.id}"), COUNT.at(30), INK, room=room)
    canvas.text(text, box.y + 72, words(f"tile-{kind.id}-brief"), DETAIL.at(26), SEPIA, room=right - text)
    priced(prices(kind.build_cost), right - text, 36, COUNT.at(30)).lay(canvas, text - 2, box.y + 114)


def _draw_wall_tile(canvas: Canvas, box: Box, tile: WallTile) -> None:
    slab(canvas, *box)
    canvas.centre(icon("praetor/wall", 54), box.x + 42, box.y + 32)
    draw_points(canvas, box.x + 106, box.y + 34, tile.points, 54)
    priced(prices(tile.demand), box.width - 28).lay(canvas, box.x + 14, box.y + 86)


def _draw_tiles(name: str, words: Words) -> Canvas:
    tiles = grid(kinds_of(name), 2, TILE, partial(_draw_tile, words))
    return page_of(THEME, words("picture-page-tiles"), tiles)


def _draw_wall(words: Words) -> Canvas:
    tiles = sorted(WALL_TILES.values(), key=lambda tile: tile.points)
    return page_of(THEME, words("picture-page-wall"), grid(tiles, 4, WALL, _draw_wall_tile))


def _draw_boards(words: Words) -> Canvas:
    boards = grid([*BOARDS.values()], 1, BOARD, partial(draw_player_board, words))
    return page_of(THEME, words("picture-page-boards"), boards)


PAGES: Mapping[str, Callable[[Words], Canvas]] = {
    **{name: partial(_draw_tiles, name) for group in GROUPS for name in (group, group + WITHOUT_MARKET)},
    "wall": _draw_wall,
    "boards": _draw_boards,
}
"""Pictures of the rules pages by name."""
