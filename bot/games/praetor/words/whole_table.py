"""The whole table in words, and its picture in few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Described, Passage, Place, Player, Text, text
from bot.games.praetor.components import TYPE_OF, WALL_TILES
from bot.games.praetor.rules import city, costs, names
from bot.games.praetor.state import View
from bot.games.shared_words import own_passage

from . import activating, city_in_words, seats
from .phrases import points


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    over = view.outcome is not None
    return [
        Passage(Text("passage-over" if over else "passage-course"), [*_course(view), *_order(view)]),
        *([] if over else [_on_offer(view)]),
        *_openings(view),
        Passage(Text("passage-map"), city_in_words.rows(view)),
        Passage(Text("passage-tiles"), list(city_in_words.tiles(view))),
        *(own_passage(view, seat, seats.whole(view, seat)) for seat in _seats(view)),
    ]


def pictured(view: View) -> Sequence[Described]:
    """The picture of the table in few words."""
    offered = [] if view.outcome else [*_offer(view), *_wall(view)[:1]]
    table = [*_course(view), *offered, text("pictured-city", count=len(view.city))]
    return [Described(table, {seat: seats.short(view, seat) for seat in range(view.seats)})]


def _seats(view: View) -> list[int]:
    """The viewer's seat before the others, those in turn order."""
    order = view.initiative or range(view.seats)
    return sorted(order, key=lambda seat: seat != view.viewer)


def _course(view: View) -> list[Text]:
    """How far the game has come."""
    if view.outcome is not None:
        return [text("in-words-over", round=view.round), Text(view.outcome.reason)]
    key = "in-words-round-last" if view.last_round else "in-words-round"
    stack = text("in-words-stack", epoch=view.stack_top or "", left=view.stack_left)
    return [text(key, round=view.round, phase=Text(f"phase-{view.phase}")), stack]


def _order(view: View) -> list[Text]:
    """In which order the seats act, and who is trading."""
    if view.outcome is not None:
        return []
    told = []
    if view.initiative:
        told.append(text("in-words-order", players=[Player(seat) for seat in view.initiative]))
    if view.trade is not None:
        key = "in-words-trade-bought" if view.trade.bought else "in-words-trade"
        told.append(text(key, player=Player(view.trade.seat)))
    return told


def _on_offer(view: View) -> Passage:
    slots = [_slot(view, index) for index in range(len(view.display))]
    return Passage(Text("passage-offer"), [*slots, *_wall(view)])


def _slot(view: View, index: int) -> Text:
    """A tile of the display: cost, points, what it does, its corners, the space with most plazas."""
    tile, number = view.display[index], index + 1
    if tile is None:
        return text("in-words-slot-built", slot=number)
    kind = TYPE_OF[tile]
    best = city.best_rotations(view, tile)
    space = max(best, key=lambda space: best[space][1])
    return text(
        "in-words-slot",
        slot=number,
        tile=names.tile(tile),
        cost=names.goods(kind.build_cost),
        points=points(kind.build_points),
        kind=city_in_words.kind_of(kind),
        corners=city_in_words.corners(tile, 0),
        space=Place(space),
        plazas=text("plazas", amount=best[space][1]),
    )


def _wall(view: View) -> list[Text]:
    """The open wall tile, and how many are left."""
    left = text("in-words-wall-left", left=view.wall_left)
    if view.wall_open is None:
        return [Text("in-words-wall-taken"), left]
    tile = WALL_TILES[view.wall_open]
    return [text("in-words-wall", demand=names.goods(tile.demand), points=points(tile.points)), left]


def _offer(view: View) -> list[Text]:
    """The display in a line, without what was built."""
    tiles = [
        text("pictured-offered", slot=slot, tile=names.tile(tile))
        for slot, tile in enumerate(view.display, 1)
        if tile is not None
    ]
    return [text("pictured-offer", tiles=tiles)] if tiles else []


def _openings(view: View) -> list[Passage]:
    """What the viewer can activate with the workers they have."""
    if view.viewer is None or view.outcome is not None or view.phase != "action":
        return []
    choices = [activating.shown(view, space, None) for space in costs.usable_spaces(view, view.viewer)]
    lines = [
        text("in-words-opening", label=choice.label, hint=choice.hint)
        for choice in sorted(choices, key=lambda choice: -choice.rank)
        if choice.hint is not None
    ]
    return [Passage(Text("passage-openings"), lines or [Text("picture-nothing-to-activate")])]
