"""The table as everybody sees it: panels of the cities, and where things lie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.app.fallbacks import separately
from bot.engine import deeds_of
from bot.games.provincia.components import CONSTANTS, HORREUM, RESOURCES, SENATE, TRACKS
from bot.games.provincia.state import HandSize, Player, View
from bot.i18n.fluent import Words
from bot.pictures import fonts
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, ON_DARK, Tone, count, number, seat_panel, track
from bot.pictures.sprites import icon
from bot.pictures.theme import CELL, GOLD, INK, IVORY, LINE, MARBLE, MARBLE_SHADE, SOFT, Colour, rgb

from .artworks import look, of_gain, short_name
from .battle import draw_raids, draw_supply
from .cards import draw_decks
from .heading import Heading, draw_strip
from .town import Scale, common_scale, draw_town, plots

PILL = rgb("#7A241D")
"""The ground of what is lost."""
GAP = 12
PITCH, NARROW_PITCH = 73, 78  # from one good to the next in a wide panel and in a narrow one, in px
STORAGE = 1.6  # how wide it is, between the goods, how much can be stored: so many times their size
ROW = 48  # height of what is lit of a row, in px
HELD, STRENGTH, COINS = 226, 312, 92
"""Width of what a hand holds, of the strength with what it is made of, and of the gold, in px."""
SEAL = 42  # from one Senate card in play to the next, in px
LEFT, RIGHT, BELOW = 70, 14, 10
"""What is left free in a panel at both sides, the band included, and below the town."""

TOP = HEADER + 10
DECKS_AT = Box(24, TOP, 246, 244)
STRIP = Box(280, TOP, 928, 244)
LEDGER = Box(1220, TOP, 356, 244)
RAIDS = Box(1220, TOP + 74, 356, 170)
PANELS_X, PANELS_Y = 24, TOP + 258
ENDED = Box(24, TOP, 770, HEIGHT - TOP - 18)
STANDINGS = Box(808, TOP, 768, HEIGHT - TOP - 18)
"""Where the towns are when all is over, and the table of the end: as in the other games, half of what is there."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How the panels of so many seats are laid out.

    `rows` are the middles of the rows from the panel's upper edge: the name, the goods, the strength (the
    same as the goods where there is room for both side by side), then the tracks, if they are shown.
    """

    columns: int
    width: int
    height: int
    rows: tuple[int, int, int]
    tracks: tuple[int, ...]
    town: int
    limit: int

    @property
    def wide(self) -> bool:
        return self.rows[1] == self.rows[2]


PLANS = {
    2: Plan(2, 770, 518, (28, 78, 78), (130,), 158, 100),
    3: Plan(3, 509, 518, (28, 74, 118), (164, 208), 236, 76),
    4: Plan(2, 770, 253, (28, 78, 78), (), 104, 60),
    5: Plan(3, 509, 253, (25, 69, 111), (), 135, 48),
    6: Plan(3, 509, 253, (25, 69, 111), (), 135, 48),
}


def placed_panels(seats: int) -> list[Box]:
    plan = PLANS[seats]
    width, height, rows = plan.width, plan.height, -(-seats // plan.columns)
    across, down = (width + GAP) * plan.columns - GAP, (height + GAP) * rows - GAP
    return Box(PANELS_X, PANELS_Y, across, down).spread(seats, plan.columns, GAP)


@separately
def draw_panels(canvas: Canvas, view: View, order: list[int], words: Words) -> None:
    plan, scale, deeds = PLANS[view.seats], scale_of_towns(view), deeds_of(view.events)
    built = [deed for deed in deeds if deed.key in ("built", "built-with-discount", "activated")]
    for seat, box in zip(order, placed_panels(view.seats), strict=True):
        name, place = f"seat {seat + 1}", town_of(box, plan)
        canvas.spots |= {name: box, f"{name} town": place}
        canvas.spots |= {f"{name} {part}": where for part, where in parts(box, plan).items()}
        draw_panel(canvas, view, seat, words, box, plan)
        if view.phase != "cities":
            town = plots(view.players[seat].buildings)
            fresh = next((str(deed.arguments.get("thing")) for deed in built if deed.seat == seat), None)
            draw_town(canvas, town, place, scale, fresh, whose=f"{name} ")
    if len(order) % plan.columns:
        _draw_branch(canvas, PANELS_X + 2 * (plan.width + GAP), PANELS_Y + plan.height + GAP, plan)


def town_of(box: Box, plan: Plan) -> Box:
    return Box(box.x + LEFT, box.y + plan.town, plan.width - LEFT - RIGHT, plan.height - plan.town - BELOW)


@separately
def draw_ended(canvas: Canvas, view: View, order: list[int], words: Words) -> None:
    scale = scale_of_ended(view)
    for seat, place in zip(order, ended(view), strict=True):
        player, town, panel = view.players[seat], ended_town(place), f"seat {seat + 1}"
        canvas.spots |= {panel: place, f"{panel} town": town}
        _draw_ground(canvas, view, seat, place)
        name = short_name(player.city, words).upper() if player.city else words("picture-no-city")
        canvas.text(town.x, place.y + 30, name, HEADING.at(36), GOLD, room=town.width)
        draw_town(canvas, plots(player.buildings), town, scale, whose=f"{panel} ")


def ended(view: View) -> list[Box]:
    """Where the panels are then: up to three one below the other, more in two columns."""
    return ENDED.spread(view.seats, 1 if view.seats <= 3 else 2, GAP)


def ended_town(place: Box) -> Box:
    return Box(place.x + LEFT, place.y + 56, place.width - LEFT - RIGHT, place.height - 56 - BELOW)


def scale_of_ended(view: View) -> Scale:
    return _scale(view, ended_town(ended(view)[0]), 100)


def scale_of_towns(view: View) -> Scale:
    plan = PLANS[view.seats]
    return _scale(view, town_of(placed_panels(view.seats)[0], plan), plan.limit)


def _scale(view: View, town: Box, limit: int) -> Scale:
    return common_scale([plots(player.buildings) for player in view.players], town.width, town.height, limit)


def parts(box: Box, plan: Plan) -> dict[str, Box]:
    """Where the parts of a panel are: what the `hand` holds, `goods`, of these the `gold`, `strength`, `tracks`."""
    name_y, goods_y, strength_y = (box.y + row - ROW // 2 for row in plan.rows)
    left, right = box.x + LEFT, box.right - RIGHT
    size = 38 if plan.wide else 34
    gold = left + 3 * (PITCH if plan.wide else NARROW_PITCH) + (round(size * STORAGE) if plan.wide else 0) - 2
    chip = right if plan.wide else left + 284
    found = {
        "hand": Box(right - HELD, name_y, HELD + 4, ROW),
        "goods": Box(left - 6, goods_y, gold - left + 6 + COINS, ROW),
        "gold": Box(gold, goods_y, COINS, ROW),
        "strength": Box(chip - STRENGTH, strength_y, STRENGTH + 6, ROW),
    }
    if plan.tracks:
        top, bottom = (box.y + plan.tracks[end] for end in (0, -1))
        found["tracks"] = Box(left - 6, top - ROW // 2, right - left + 12, bottom - top + ROW)
    return found


def _draw_branch(canvas: Canvas, x: int, y: int, plan: Plan) -> None:
    colour = rgb("#35271F")
    middle = y + plan.height / 2
    points = [(x + 90 + step * 33, middle + 34 - step * 7 + (step - 5) ** 2 * 0.9) for step in range(11)]
    canvas.line(points, 5, colour)
    for index, (at, height) in enumerate(points[:-1]):
        for side in (-1, 1):
            tip, belly = (at + 34, height + side * 30 - 8), (at + 24, height + side * 8 - 6)
            if index % 3 != 1 or side < 0:
                canvas.polygon([(at, height), (at + 8, height + side * 24), tip, belly], colour)
            else:
                canvas.disc(at + 12, height + 18, 8, colour)


def draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box, plan: Plan) -> None:
    player, left, right = view.players[seat], box.x + LEFT, box.right - RIGHT
    _draw_ground(canvas, view, seat, box)
    name_y, goods_y, strength_y = (box.y + row for row in plan.rows)
    size = 38 if plan.wide else 34
    held = 0.0 if view.phase == "cities" else _draw_held(canvas, view, seat, right, name_y, size - 4)
    taken = _draw_name(canvas, player, words, left, name_y, right - held - left - 12, size)
    canvas.rectangle(left, name_y + 22, right - left, 2, LINE)
    if view.phase == "cities":
        return
    if plan.wide:
        start, lost = left + taken + 10, 102 if player.penalty_points else 0
        start += draw_seals(canvas, seals(player), start, name_y, right - held - 12 - lost)
        if player.penalty_points:
            draw_lost(canvas, player, start, name_y)
        draw_goods(canvas, player, words, left, goods_y, PITCH, size)
        draw_strength(canvas, player, right, strength_y, size)
    else:
        end = right
        if player.storage < CONSTANTS.storage_with_horreum:
            draw_storage(canvas, player, words, right - 59, goods_y, SOFT)
            end -= 70
        draw_goods(canvas, player, None, left, goods_y, NARROW_PITCH, size)
        draw_strength(canvas, player, left + 284, strength_y, size)
        cards, beside = seals(player), int(end - left - 310) // SEAL
        draw_seals(canvas, cards[:beside], left + 314, goods_y, end)
        start = float(left + 292)
        if player.penalty_points:
            start += draw_lost(canvas, player, start, strength_y) + 6
        draw_seals(canvas, cards[beside:], start, strength_y, right)
    _draw_tracks(canvas, player, box, plan)


def _draw_ground(canvas: Canvas, view: View, seat: int, box: Box) -> None:
    seat_panel(canvas, look(view, seat), *box, any(asked.seat == seat for asked in view.asked), shape_y=34)
    if seat == view.caesar:
        canvas.centre(icon("provincia/caesar", 46), box.x + BAND / 2, box.bottom - 34)


def _draw_held(canvas: Canvas, view: View, seat: int, right: float, y: float, size: int) -> float:
    """What the hand holds, by the backs of the cards, and the tokens left; returns the width."""
    x, style = right, COUNT.at(32)
    for artwork, amount in reversed(backs(view.hand_sizes[seat])):
        x -= size + 5 + fonts.width(str(amount), style)
        count(canvas, x, y, artwork, amount, size, style)
        x -= 12
    return right - x


def backs(held: HandSize) -> list[tuple[str, int]]:
    return [
        ("provincia/aedificium", held.buildings),
        ("provincia/spqr", held.senate),
        ("provincia/battle_token_back", held.tokens),
    ]


def _draw_name(
    canvas: Canvas, player: Player, words: Words, x: float, y: float, room: float, size: int
) -> float:
    if not player.city:
        return canvas.text(x, y, words("picture-no-city"), DETAIL.at(26), SOFT, room=room)
    name = short_name(player.city, words).upper()
    wide = canvas.text(x, y, name, HEADING.at(32), GOLD, room=room - size - 8)
    canvas.centre(icon(f"provincia/{player.waterway}", size), x + wide + 10 + size / 2, y - 1)
    return wide + 10 + size


def seals(player: Player) -> list[str]:
    extorted, exempt = player.extorted_by is not None, player.exempt
    return [*player.senate, *["concussio"] * extorted, *["praetor"] * exempt]


def draw_seals(canvas: Canvas, cards: Sequence[str], x: float, y: float, right: float) -> float:
    """Senate cards as small seals, closer together where there is no room; returns the width."""
    start, pitch = x, min(SEAL, (right - x - 38) / max(1, len(cards) - 1))
    for card in cards:
        canvas.rectangle(x, y - 19, 38, 38, CELL, 7)
        canvas.centre(icon(f"provincia/{SENATE[card].type}", 32), x + 19, y)
        if SENATE[card].end_prestige:
            canvas.disc(x + 29, y + 9, 14, INK)
            canvas.disc(x + 29, y + 9, 13, IVORY)
            canvas.text(x + 29, y + 9, str(SENATE[card].end_prestige), FIGURE.at(22), INK, "middle")
        x += pitch
    return x - start


def draw_lost(canvas: Canvas, player: Player, x: float, y: float) -> float:
    text, style = number(-player.penalty_points), DETAIL_BOLD.at(32)
    width = 48 + fonts.width(text, style)
    canvas.rectangle(x, y - 18, width, 36, PILL, 7)
    canvas.centre(icon("common/points_wreath", 30), x + 20, y)
    canvas.text(x + 38, y, text, style, IVORY)
    return width


def draw_goods(
    canvas: Canvas,
    player: Player,
    words: Words | None,
    x: float,
    y: float,
    pitch: int,
    size: int,
    tone: Tone = ON_DARK,
) -> None:
    """Clay, wood, stone, gold; before the gold, where there are words, how much can be stored."""
    style = COUNT.at(size - 2)
    for good in RESOURCES:
        count(canvas, x, y, of_gain(good), player.goods[good], size, style, tone)
        x += pitch
    if words:
        draw_storage(canvas, player, words, x - 4, y, tone.word)
        x += size * STORAGE
    count(canvas, x, y, "common/gold", player.goods["gold"], size, style, tone)


def draw_storage(canvas: Canvas, player: Player, words: Words, x: float, y: float, colour: Colour) -> None:
    """How much of each resource the city can store; where the warehouse is lost, on red with its picture."""
    if player.storage < CONSTANTS.storage_with_horreum:
        canvas.rectangle(x - 3, y - 19, 66, 38, PILL, 7)
        canvas.centre(icon(f"provincia/{HORREUM}", 34), x + 17, y)
        canvas.text(x + 47, y, str(player.storage), COUNT.at(30), IVORY, "middle")
    else:
        canvas.text(x, y + 2, words("picture-storage-of", amount=player.storage), DETAIL, colour, room=60)


def draw_strength(
    canvas: Canvas,
    player: Player,
    right: float,
    y: float,
    size: int,
    tone: Tone = ON_DARK,
    chip: tuple[Colour, Colour, Colour] = (MARBLE, MARBLE_SHADE, INK),
) -> None:
    style = COUNT.at(size - 2)
    canvas.rectangle(right - 58, y - 20, 58, 40, chip[1], 7)
    canvas.rectangle(right - 58, y - 20, 58, 36, chip[0], 7)
    canvas.text(right - 29, y - 2, number(player.strength), FIGURE.at(32), chip[2], "middle")
    canvas.text(right - 72, y, "=", COUNT.at(28), tone.word, "middle")
    x = right - 80
    worst: dict[str, int] = {name: ends.min for name, ends in TRACKS.items()}
    for what, value in reversed(player.parts.items()):
        x -= size + (52 if what == "defence" else 30) * size / 38
        count(canvas, x, y, of_gain(what), value, size, style, tone, warning=value == worst.get(what))


def _draw_tracks(canvas: Canvas, player: Player, box: Box, plan: Plan) -> None:
    width = box.width - LEFT - RIGHT
    side_by_side = len(plan.tracks) == 1
    if side_by_side:
        width = (width - 24) // 2
    places = zip(TRACKS.items(), plan.tracks * 2 if side_by_side else plan.tracks, strict=False)
    for index, ((name, ends), y) in enumerate(places):
        x, values = box.x + LEFT + index * side_by_side * (width + 24), range(ends.min, ends.max + 1)
        canvas.centre(icon(of_gain(name), 34), x + 17, box.y + y)
        track(canvas, x + 44, box.y + y, values, values.index(player.parts[name]), width - 44, 36)


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it, with the names of what may be marked on it.

    `deck opes`; `middle`, of it `slot A` while cards lie there; `bank`; `raids`, of it `raid 2` by the round; `seat 1`,
    counted from 1, and in its panel `seat 1 hand`, `goods`, `gold`, `strength`, `tracks`, `town`, and of the town
    `seat 1 insula` or `seat 1 turris_inactive`.
    """
    heading = Heading(view, showing)
    canvas, words, order = heading.table(), heading.words, heading.order()
    if view.outcome:
        draw_ended(canvas, view, order, words)
        heading.draw_standings(canvas, STANDINGS)
        return canvas
    draw_decks(canvas, view, words, DECKS_AT)
    draw_strip(canvas, heading, STRIP)
    draw_supply(canvas, view, LEDGER)
    draw_raids(canvas, view, RAIDS)
    draw_panels(canvas, view, order, words)
    return canvas
