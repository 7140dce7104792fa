"""What the city offers a seat now: tiles to activate with what they bring, tiles to build and where."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Argument, Player
from bot.games.praetor.components import CONSTANTS, RESOURCES, TYPE_OF, WALL_TILES, CityType
from bot.games.praetor.rules import city, costs, effects
from bot.games.praetor.state import View
from bot.games.praetor.words.prospects import worth
from bot.i18n.fluent import Words, signed
from bot.pictures.canvas import Canvas
from bot.pictures.fonts import COUNT, DETAIL, FIGURE
from bot.pictures.panels import Price, Section, cost
from bot.pictures.pieces import token
from bot.pictures.private_board import LEFT, RIGHT, slab
from bot.pictures.sprites import icon
from bot.pictures.theme import INK, IVORY, SEATS, SEPIA

from .offer import prices
from .theme import THEME
from .tiles import artwork, draw_points, draw_zone, goods_artwork

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
    for space in costs.usable_spaces(view, seat):
        gains = [
            effects.yield_of(view, seat, space, worker, effects.most_forged(view, seat, space, worker))
            for worker in costs.workers_for(view, seat, costs.price(view, seat, space))
        ]
        least = min(gains, key=lambda gain: sum(gain.values()))
        most = max(gains, key=lambda gain: sum(gain.values()))
        found.append(Opening(space, TYPE_OF[view.city[space].tile], least, most))
    return sorted(found, key=lambda opening: -worth(opening.most))


def activations(view: View, seat: int, words: Words) -> Section:
    """The list of tiles to activate, in two columns."""
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
    canvas.centre(icon(artwork(opening.kind), 50), x + 36, middle)
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
    return "common/points_wreath" if what == "favor" else goods_artwork(what)


def _draw_fee(
    canvas: Canvas, view: View, seat: int, space: str, words: Words, right: float, y: float, room: float
) -> None:
    """What is paid, at the right: the owner's token with the fee, or the wall's demand."""
    paid = costs.fee(view, seat, space)
    owner = view.city[space].owner
    if paid and owner is not None:
        canvas.centre(token(SEATS[owner], 32), right - 16, y)
        right, room = right - 40, room - 40
    elif TYPE_OF[view.city[space].tile].effect.kind == "take_wall_tile" and view.wall_open:
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
    lacks = costs.lacking(view.players[seat].goods, kind.build_cost)
    slab(canvas, x, y, COLUMN, BUILD_ROW - 6)
    middle = y + (BUILD_ROW - 10) / 2
    canvas.rectangle(x, y, 40, 36, THEME.accent, 8)
    canvas.text(x + 20, y + 18, str(slot), FIGURE.at(26), IVORY, "middle")
    canvas.centre(icon(artwork(kind), 64), x + 76, middle)
    name_x, right = x + 122, x + COLUMN - 14
    place, points = best_place(view, tile)
    draw_points(canvas, right - 26, middle, kind.build_points, 54)
    right -= 70
    if place:
        canvas.text(right - 34, y + 26, place, FIGURE.at(26), INK, "middle")
        canvas.centre(icon("praetor/plaza", 36), right - 54, y + 66)
        canvas.text(right - 32, y + 66, signed(points), COUNT.at(28), INK)
        right -= 80
    canvas.text(name_x, y + 27, words(f"tile-{kind.id}"), COUNT.at(28), INK, room=right - name_x)
    parts = [Price(goods_artwork(good), amount, good in lacks) for good, amount in kind.build_cost.items()]
    cost(canvas, name_x - 2, y + 66, parts, right - name_x)


def best_place(view: View, tile: str) -> tuple[str, int]:
    """The place with most plaza points for a tile, best turned, and those points."""
    best = city.best_rotations(view, tile)
    place = max(best, key=lambda space: best[space][1])
    return place, best[place][1]
