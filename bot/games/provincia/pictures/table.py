"""The public table: its header, the panels of the cities, and the layout."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from msgspec import json

from bot import engine
from bot.app.fallbacks import separately
from bot.games.provincia.components import BELLUM, CONSTANTS, GOODS, HORREUM, SENATE, TRACKS
from bot.games.provincia.holdings import HOLDINGS
from bot.games.provincia.state import HandSize, Player, View
from bot.games.provincia.words.table import PARTS
from bot.i18n.fluent import Words
from bot.pictures.canvas import Box, Canvas
from bot.pictures.fonts import COUNT, DETAIL, DETAIL_BOLD, FIGURE, HEADING, Style
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.header import HeaderTitle
from bot.pictures.heading import HEIGHT, Versions
from bot.pictures.heading import Heading as Frame
from bot.pictures.names import Showing
from bot.pictures.panels import BAND, ON_DARK, Tone, number, seat_panel
from bot.pictures.pieces import token
from bot.pictures.row import Piece, Row, artwork, counted, gap, plate, together, track, width_of, written
from bot.pictures.sprites import icon
from bot.pictures.theme import CELL, GOLD, INK, IVORY, LINE, MARBLE, MARBLE_SHADE, SOFT, Colour, SeatLook, rgb

from .cards import THEME, draw_decks, look, of_gain, short_name
from .strip import draw_bank, draw_raids, draw_strip, fought_last
from .town import Scale, common_scale, draw_town, plots_of


class Heading(Frame[View]):
    """The header of Provincia Romana."""

    theme = THEME
    counted = ("prestige",)
    sources = {
        "buildings": "common/points_wreath",
        "lost": "provincia/gaul_strength",
        "gloria": "provincia/gloria",
        "gold": "common/gold",
    }
    told = HOLDINGS.names("changes")
    holdings, parts = HOLDINGS, PARTS

    def title(self) -> HeaderTitle:
        view, words, game = self.view, self.words, self.words("picture-game")
        if view.outcome or view.phase == "final_turn":
            return HeaderTitle(game, words("rules-end-title" if view.outcome else "picture-phase-final_turn"))
        return HeaderTitle(
            game, words("picture-round", round=view.round), words(f"picture-phase-{view.phase}")
        )

    def look(self, seat: int) -> SeatLook:
        return look(self.view, seat)

    def stand_in(self, seat: int) -> str:
        city = self.view.cities[seat]
        return self.words(f"city-{city}") if city else super().stand_in(seat)

    def leads(self, seat: int) -> bool:
        return any(player.laid for player in self.view.players) and self.score(seat) == max(self.scores)

    def tag(self, seat: int) -> str:
        view, words = self.view, self.words
        if view.draft:
            taken = [label for label, slot in view.draft.slots.items() if slot.taker == seat]
            return words("picture-took", slot=taken[0]) if taken else ""
        if seat in view.answered:
            return words("picture-chosen")
        if view.phase in ("cards", "yields", "final_turn") and view.asked:
            order = view.turn_order()
            first = min(order.index(asked.seat) for asked in view.asked)
            return words("picture-done") if order.index(seat) < first else ""
        return ""

    def actor(self) -> int | None:
        return None if fought_last(self.view) else super().actor()

    def happened(self) -> Versions:
        """The raid, a hidden answer, or the last move; without the cards dealt, as they are seen below."""
        if fought := fought_last(self.view):
            strength, lost = BELLUM[fought.bellum].strength, sum(fight.lost for fight in fought.fights)
            losers = [engine.Player(seat) for seat, fight in enumerate(fought.fights) if fight.lost]
            if not losers:
                return self.said(self.spoken("picture-raid-held", strength=strength))
            return self.said(
                self.spoken("picture-raid-lost", strength=strength, players=losers, count=lost),
                self.spoken("picture-raid-lost-many", strength=strength, count=lost),
            )
        if self.deed is None:
            answered = [event for event in self.view.events if event.key == "answered"]
            return self.said(*map(self.spoken.event, answered)) or super().happened()
        if self.deed.key == "dealt":
            return self.said(self.spoken.event(self.deed, brief=True))
        return super().happened()


PILL = rgb("#7A241D")
"""The background of losses."""
GAP = 12
PITCH, NARROW_PITCH = 73, 78  # distance between goods in a wide and in a narrow panel, in px
STORAGE = 1.6  # width of the storage among the goods, as a multiple of their size
ROW = 48  # height of a row's highlight, in px
SEAL = 42  # distance between Senate cards in play, in px
LEFT, RIGHT, BELOW = 70, 14, 10
"""Free space in a panel at the left (band included), at the right, and below the town, in px."""

TOP = HEADER + 10
DECKS_AT = Box(24, TOP, 246, 244)
STRIP = Box(280, TOP, 928, 244)
BANK = Box(1220, TOP, 356, 64)
RAIDS = Box(1220, TOP + 74, 356, 170)
PANELS = Box(24, TOP + 258, 1552, 518)
ENDED = Box(24, TOP, 770, HEIGHT - TOP - 18)
STANDINGS = Box(808, TOP, 768, HEIGHT - TOP - 18)
"""Towns and standings at the end, which have half of the space each, as in the other games."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The layout of the panels for a number of seats.

    `rows` are the distances of the rows' middles from the panel's upper edge: the name, the goods, the strength (the
    same as the goods if both fit side by side); `tracks` those of the tracks, if shown.
    """

    columns: int
    rows: tuple[int, int, int]
    tracks: tuple[int, ...]
    town: int
    limit: int

    @property
    def wide(self) -> bool:
        return self.rows[1] == self.rows[2]


PLANS = {
    2: Plan(2, (28, 78, 78), (130,), 158, 100),
    3: Plan(3, (28, 74, 118), (164, 208), 236, 76),
    4: Plan(2, (28, 78, 78), (), 104, 60),
    5: Plan(3, (25, 69, 111), (), 135, 48),
    6: Plan(3, (25, 69, 111), (), 135, 48),
}


def placed_panels(seats: int) -> list[Box]:
    return PANELS.spread(seats, PLANS[seats].columns, GAP)


@separately
def draw_panels(canvas: Canvas, view: View, order: Sequence[int], words: Words) -> None:
    plan, deeds, places = PLANS[view.seats], engine.deeds_of(view.events), placed_panels(view.seats)
    scale = _scale(view, town_of(places[0], plan.town), plan.limit)
    built = [deed for deed in deeds if deed.key in ("built", "built-with-discount", "activated")]
    for seat, box in zip(order, places, strict=True):
        name, place = f"seat {seat + 1}", town_of(box, plan.town)
        canvas.spots |= {name: box, f"{name} town": place}
        _draw_ground(canvas, view, seat, box)
        by = view.players[seat].extorted_by
        moment = view.phase == "cities", "" if by is None else view.cities[by]
        had = json.encode((view.players[seat], view.hand_sizes[seat], *moment))
        draw = partial(draw_panel, view=view, seat=seat, words=words, box=box, plan=plan)
        canvas.part(("provincia panel", box, seat, words.locale, had), draw)
        if view.phase != "cities":
            town = plots_of(view.players[seat])
            fresh = next((str(deed.arguments.get("thing")) for deed in built if deed.seat == seat), None)
            draw = partial(draw_town, found=town, box=place, scale=scale, fresh=fresh, whose=f"{name} ")
            canvas.part(("provincia town", name, town, place, scale, fresh), draw)


def town_of(panel: Box, top: int) -> Box:
    """The box of the town in a panel, at a distance from its upper edge."""
    return Box(panel.x + LEFT, panel.y + top, panel.width - LEFT - RIGHT, panel.height - top - BELOW)


@separately
def draw_ended(canvas: Canvas, view: View, order: Sequence[int], words: Words) -> None:
    places = ENDED.spread(view.seats, 1 if view.seats <= 3 else 2, GAP)
    scale = _scale(view, town_of(places[0], 56), 100)
    for seat, place in zip(order, places, strict=True):
        player, town, panel = view.players[seat], town_of(place, 56), f"seat {seat + 1}"
        canvas.spots |= {panel: place, f"{panel} town": town}
        _draw_ground(canvas, view, seat, place)
        Row(canvas, town.x, town.right, place.y + 30).begin(*_city(player, words, town.width - 12, 38))
        draw_town(canvas, plots_of(player), town, scale, whose=f"{panel} ")


def _scale(view: View, town: Box, limit: int) -> Scale:
    return common_scale(list(map(plots_of, view.players)), town, limit)


def draw_panel(canvas: Canvas, view: View, seat: int, words: Words, box: Box, plan: Plan) -> None:
    player, name, size = view.players[seat], f"seat {seat + 1}", 38 if plan.wide else 34
    left, right = box.x + LEFT, box.right - RIGHT
    first, goods, strength = (Row(canvas, left, right, box.y + y, ROW) for y in plan.rows)
    if view.phase != "cities":
        first.end(together(held(view.hand_sizes[seat], size - 4, COUNT.at(32))).named(f"{name} hand"))
    first.begin(*_city(player, words, first.room - 12, size))
    canvas.rectangle(left, first.y + 22, right - left, 2, LINE)
    if view.phase == "cities":
        return
    cards, lost = player.seals, [_lost(player)] if player.penalty_points else []
    by = None if player.extorted_by is None else look(view, player.extorted_by)
    summed = added(player, size).named(f"{name} strength")
    if plan.wide:
        goods.end(summed)
    elif player.storage < CONSTANTS.storage_with_horreum:
        goods.end(_storage(player, words, SOFT).after(4))
    room, pitch = (words, PITCH) if plan.wide else (None, NARROW_PITCH)
    *resources, gold = goods.fitting(stock(player, room, high, pitch) for high in range(size, 24, -2))
    goods.begin(*resources, gold.named(f"{name} gold"))
    canvas.spots[f"{name} goods"] = Box(left, box.y + plan.rows[1] - ROW // 2, round(goods.left) - left, ROW)
    if plan.wide:
        first.begin(
            gap(10), _sealed(cards, by, first.room - 26 - width_of(lost)), *[gap(4)] * bool(cards), *lost
        )
    else:
        strength.begin(gap(max(0, 284 - summed.width)), summed, gap(8), *lost, *[gap(6)] * len(lost))
        beside = int(goods.room + 2) // SEAL if strength.room >= SEAL else len(cards)
        goods.begin(gap(2), _sealed(cards[:beside], by, goods.room))
        strength.begin(_sealed(cards[beside:], by, strength.room))
    if plan.tracks:
        rows = [Row(canvas, left, right, box.y + y) for y in plan.tracks]
        wide = rows[0].room if len(rows) > 1 else (rows[0].room - 24) // 2
        for (what, ends), lay in zip(TRACKS.items(), (rows[0].begin, rows[-1].end), strict=True):
            values = range(ends.min, ends.max + 1)
            marker = track(values, values.index(player.parts[what]), wide - 44, 36)
            lay(artwork(of_gain(what), 34), gap(10), marker)
        top, bottom = plan.tracks[0], plan.tracks[-1]
        lines = Box(left, box.y + top - ROW // 2, right - left, bottom - top + ROW)
        canvas.spots[f"{name} tracks"] = lines


def _draw_ground(canvas: Canvas, view: View, seat: int, box: Box) -> None:
    seat_panel(canvas, look(view, seat), *box, view.question_to(seat) is not None, shape_y=34)
    if seat == view.caesar:
        canvas.centre(icon("provincia/caesar", 46), box.x + BAND / 2, box.bottom - 34)


def held(hand: HandSize, size: int, style: Style, tone: Tone = ON_DARK) -> list[Piece]:
    """The contents of a hand by the backs of its cards, and the tokens left."""
    backs = (
        ("provincia/aedificium", hand.buildings),
        ("provincia/spqr", hand.senate),
        ("provincia/battle_token_back", hand.tokens),
    )
    return [counted(artwork, amount, size, style, tone).after(12) for artwork, amount in backs]


def _city(player: Player, words: Words, room: float, size: int) -> list[Piece]:
    if not player.city:
        return [written(words("pictured-no-city"), DETAIL.at(26), SOFT, room)]
    name = written(short_name(player.city, words).upper(), HEADING.at(32), GOLD, room - size - 8)
    sign = icon(f"provincia/{player.waterway}", size)
    return [name, gap(10), Piece(size, lambda canvas, x, y: canvas.put(sign, x, y - 1 - size / 2))]


def _sealed(cards: Sequence[str], by: SeatLook | None, room: float) -> Piece:
    """Senate cards as small seals, a CONCUSSIO with the token of the player `by` whom it was played.

    They are closer together if there is little room, but each has its number in view.
    """
    pitch = min(SEAL, (room - 38) / max(1, len(cards) - 1))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for index, card in reversed([*enumerate(cards)]):
            _draw_seal(card, by, canvas, x + index * pitch, y)

    return Piece(38 + pitch * (len(cards) - 1) if cards else 0, draw)


def _draw_seal(card: str, by: SeatLook | None, canvas: Canvas, x: float, y: float) -> None:
    canvas.rectangle(x, y - 19, 38, 38, CELL, 7)
    canvas.centre(icon(f"provincia/{SENATE[card].type}", 32), x + 19, y)
    if SENATE[card].end_prestige:
        canvas.disc(x + 29, y + 9, 14, INK)
        canvas.disc(x + 29, y + 9, 13, IVORY)
        canvas.text(x + 29, y + 9, str(SENATE[card].end_prestige), FIGURE.at(22), INK, "middle")
    if by and card == "concussio":
        canvas.centre(token(by, 24), x + 29, y + 9)


def _lost(player: Player) -> Piece:
    amount = written(number(-player.penalty_points), DETAIL_BOLD.at(32), IVORY)
    return plate([gap(5), artwork(HOLDINGS["prestige"].artwork, 30), gap(3), amount, gap(10)], 36, PILL)


def stock(player: Player, words: Words | None, size: int, pitch: int, tone: Tone = ON_DARK) -> list[Piece]:
    """Clay, wood, stone, gold; with `words`, the storage before the gold."""
    *resources, gold = (
        counted(of_gain(good), player.goods[good], size, COUNT.at(size - 2), tone).at_least(pitch)
        for good in GOODS
    )
    room = [_storage(player, words, tone.word).after(-7).at_least(size * STORAGE)] if words else []
    return [*resources, *room, gold]


def _storage(player: Player, words: Words, colour: Colour) -> Piece:
    """How much of each resource the city can store; without the warehouse, on red with its picture."""
    if player.storage < CONSTANTS.storage_with_horreum:
        amount = written(str(player.storage), COUNT.at(30), IVORY)
        return plate([gap(3), artwork(f"provincia/{HORREUM}", 34), gap(5), amount, gap(8)], 38, PILL)
    of = words("picture-storage-of", amount=player.storage)
    return Piece(60, lambda canvas, x, y: canvas.text(x + 3, y + 2, of, DETAIL, colour, room=60))


def added(
    player: Player,
    size: int,
    tone: Tone = ON_DARK,
    chip: tuple[Colour, Colour, Colour] = (MARBLE, MARBLE_SHADE, INK),
) -> Piece:
    """The parts of the strength, and on a chip their sum."""
    worst: dict[str, int] = {name: ends.min for name, ends in TRACKS.items()}
    parts = [
        counted(
            of_gain(what), value, size, COUNT.at(size - 2), tone, warning=value == worst.get(what)
        ).at_least(size + (52 if what == "defence" else 30) * size / 38)
        for what, value in player.parts.items()
    ]

    def draw_sum(canvas: Canvas, x: float, y: float) -> None:
        canvas.text(x + 8, y, "=", COUNT.at(28), tone.word, "middle")
        canvas.rectangle(x + 22, y - 20, 58, 40, chip[1], 7)
        canvas.rectangle(x + 22, y - 20, 58, 36, chip[0], 7)
        canvas.text(x + 51, y - 2, number(player.strength), FIGURE.at(32), chip[2], "middle")

    return together([*parts, Piece(80, draw_sum)])


def draw(view: View, showing: Showing) -> Canvas:
    """The public table, with the names of its spots.

    `deck opes`; in the draft `slot A`; for raids `raid 2` by the round; `seat 1`, counted from 1, and in its panel
    `seat 1 hand`, `goods`, `gold`, `strength`, `tracks`, `town`, and in the town `seat 1 insula` or `seat 1
    turris_inactive`; and the parts of the table by their names.
    """
    heading = Heading(view, showing)
    canvas, words, order = heading.table(), heading.words, heading.order()
    if view.outcome:
        draw_ended(canvas, view, order, words)
        heading.draw_standings(canvas, STANDINGS)
        return canvas
    choosing = any(asked.decision == "deck-choice" for asked in view.asked)
    decks = partial(draw_decks, view=view, words=words, box=DECKS_AT, choosing=choosing)
    heading.lay(canvas, DECKS_AT, decks, "decks", marks=choosing)
    draw_strip(canvas, heading, STRIP)
    heading.lay(canvas, BANK, partial(draw_bank, view=view, box=BANK), "bank")
    heading.lay(canvas, RAIDS, partial(draw_raids, view=view, box=RAIDS), "raids")
    draw_panels(canvas, view, order, words)
    return canvas
