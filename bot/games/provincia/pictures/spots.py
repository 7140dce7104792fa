"""Where the things lie on the table that lessons speak of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.games.provincia.components import CONSTANTS, DECKS
from bot.games.provincia.rules.moves import INACTIVE
from bot.games.provincia.state import View
from bot.pictures.canvas import Box

from . import draft, panels, raids, scene, town


def spots(view: View, part: int) -> Mapping[str, Box]:
    """What may be marked of the table, each by its name.

    `deck opes`; `middle`, of it `slot A` while cards lie there; `bank`; `raids`, of it `raid 2` by the round; `seat 1`,
    counted from 1, and in its panel `seat 1 hand`, `goods`, `gold`, `strength`, `tracks`, `town`, and of the town
    `seat 1 insula` or `seat 1 turris_inactive`.
    """
    if view.outcome:
        return dict(_ended(view))
    bank = Box(scene.LEDGER.x, scene.LEDGER.y, scene.LEDGER.width, raids.SUPPLY_HEIGHT)
    found = {"middle": scene.STRIP, "bank": bank, "raids": scene.RAIDS}
    found |= {f"deck {deck}": draft.place_of_deck(scene.DECKS, index) for index, deck in enumerate(DECKS)}
    for index, round in enumerate(CONSTANTS.battle_rounds):
        found[f"raid {round}"] = raids.place_of_raid(scene.RAIDS, index)
    for index, label in enumerate(view.draft.slots if view.draft else ()):
        found[f"slot {label}"] = draft.place_of_slot(scene.STRIP, index)
    boxes = panels.panels(view.seats, scene.PANELS_X, scene.PANELS_Y)
    for seat, box in zip(view.turn_order(), boxes, strict=True):
        found |= dict(_panel(view, seat, box))
    return found


def _ended(view: View) -> Iterator[tuple[str, Box]]:
    """When all is over: of each seat the panel, the town, and what stands there."""
    scale = panels.scale_of_ended(view, scene.ENDED)
    order = [standing.seat for standing in view.outcome.standings] if view.outcome else []
    for seat, box in zip(order, panels.ended(view, scene.ENDED), strict=True):
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
