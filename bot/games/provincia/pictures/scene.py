"""The table as everybody sees it, and where things lie on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.provincia.components import CONSTANTS, DECKS
from bot.games.provincia.rules.moves import INACTIVE
from bot.games.provincia.state import View
from bot.pictures.canvas import Box, Canvas
from bot.pictures.header import HEIGHT as HEADER
from bot.pictures.heading import HEIGHT, gathered
from bot.pictures.names import Showing

from . import battle, cards, panels, town
from .battle import draw_raids, draw_supply
from .cards import draw_decks
from .heading import Heading, draw_strip
from .panels import draw_ended, draw_panels, placed_panels

TOP = HEADER + 10
DECKS_AT = Box(24, TOP, 246, 244)
STRIP = Box(280, TOP, 928, 244)
LEDGER = Box(1220, TOP, 356, 244)
RAIDS = Box(1220, TOP + 74, 356, 170)
PANELS_X, PANELS_Y = 24, TOP + 258
ENDED = Box(24, TOP, 770, HEIGHT - TOP - 18)
STANDINGS = Box(808, TOP, 768, HEIGHT - TOP - 18)
"""Where the towns are when all is over, and the table of the end: as in the other games, half of what is there."""


def draw(view: View, showing: Showing) -> Canvas:
    """The table as everybody sees it."""
    heading = Heading(view, showing)
    order = heading.order()
    canvas, words = heading.table(), heading.words
    if view.outcome:
        draw_ended(canvas, view, order, words, ENDED)
        heading.draw_standings(canvas, STANDINGS)
        return canvas
    draw_decks(canvas, view, words, DECKS_AT)
    draw_strip(canvas, view, order, heading.names, words, STRIP)
    draw_supply(canvas, view, LEDGER)
    draw_raids(canvas, view, RAIDS)
    draw_panels(canvas, view, order, words, PANELS_X, PANELS_Y)
    return canvas


def draw_gathering(view: View, showing: Showing, settled: bool) -> Canvas:
    """The table before its game."""
    places = placed_panels(view.seats, PANELS_X, PANELS_Y)
    return gathered(draw(view, showing), Heading(view, showing), places, len(showing.names), settled=settled)


def spots(view: View, part: int) -> Mapping[str, Box]:
    """What may be marked of the table, each by its name.

    `deck opes`; `middle`, of it `slot A` while cards lie there; `bank`; `raids`, of it `raid 2` by the round; `seat 1`,
    counted from 1, and in its panel `seat 1 hand`, `goods`, `gold`, `strength`, `tracks`, `town`, and of the town
    `seat 1 insula` or `seat 1 turris_inactive`.
    """
    if view.outcome:
        return dict(_ended(view))
    bank = Box(LEDGER.x, LEDGER.y, LEDGER.width, battle.SUPPLY_HEIGHT)
    found = {"middle": STRIP, "bank": bank, "raids": RAIDS}
    found |= {f"deck {deck}": cards.place_of_deck(DECKS_AT, index) for index, deck in enumerate(DECKS)}
    for index, round in enumerate(CONSTANTS.battle_rounds):
        found[f"raid {round}"] = battle.place_of_raid(RAIDS, index)
    for index, label in enumerate(view.draft.slots if view.draft else ()):
        found[f"slot {label}"] = cards.place_of_slot(STRIP, index)
    boxes = panels.placed_panels(view.seats, PANELS_X, PANELS_Y)
    for seat, box in zip(view.turn_order(), boxes, strict=True):
        found |= dict(_panel(view, seat, box))
    return found


def _ended(view: View) -> Iterator[tuple[str, Box]]:
    """When all is over: of each seat the panel, the town, and what stands there."""
    scale = panels.scale_of_ended(view, ENDED)
    order = [standing.seat for standing in view.outcome.standings] if view.outcome else []
    for seat, box in zip(order, panels.ended(view, ENDED), strict=True):
        yield f"seat {seat + 1}", box
        yield f"seat {seat + 1} town", panels.ended_town(box)
        yield from _town(view, seat, panels.ended_town(box), scale)


def _panel(view: View, seat: int, box: Box) -> Iterator[tuple[str, Box]]:
    name, plan = f"seat {seat + 1}", panels.PLANS[view.seats]
    yield name, box
    for part, place in panels.parts(box, plan).items():
        yield f"{name} {part}", place
    place = panels.town_of(box, plan)
    yield f"{name} town", place
    if view.phase != "cities":
        yield from _town(view, seat, place, panels.scale_of_towns(view))


def _town(view: View, seat: int, place: Box, scale: town.Scale) -> Iterator[tuple[str, Box]]:
    found = town.plots(view.players[seat].buildings)
    for plot in found:
        called = plot.id if plot.active else f"{plot.id}{INACTIVE}"
        yield f"seat {seat + 1} {called}", town.place_of(found, plot, place, scale, named=False)
