"""What is said of building."""

from __future__ import annotations

from bot.engine import Argument, Choice, Foreseen, Missing, Place, Text, text
from bot.games.praetor.components import ROTATIONS, TYPE_OF
from bot.games.praetor.rules import city, costs, names
from bot.games.praetor.rules.moves import Build
from bot.games.praetor.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import workers
from .phrases import effect, nearest, points, short
from .prospects import worth

SAID = Sayings[View]()


@SAID.shows(Build, "tile")
def _tile(view: View, slot: int) -> Choice:
    tile = _shown(view, slot)
    kind = TYPE_OF[tile]
    twins = sum(other is not None and TYPE_OF[other] is kind for other in view.display)
    label = text(
        "choice-tile-twin" if twins > 1 else "choice-tile",
        tile=names.tile(tile),
        cost=names.goods(kind.build_cost),
        **({"slot": slot} if twins > 1 else {}),
    )
    hint = text("hint-tile", points=points(kind.build_points), effect=effect(kind, "brief"))
    rank = kind.build_points - worth(kind.build_cost) / 100
    return Choice(label, hint, rank, called=names.used(tile))


@SAID.shows(Build, "worker")
def _worker(view: View, worker: int) -> Choice:
    return workers.shown(view, worker, workers.prospect(view, worker, grows=True), -worker)


@SAID.shows(Build, "space")
def _space(view: View, space: str, tile: int | None, rotation: int | None) -> Choice:
    label = text("choice-space", space=Place(space))
    if tile is None:
        return Choice(label, place=space)
    built = _shown(view, tile)
    printed = TYPE_OF[built].build_points
    rotations = ROTATIONS if rotation is None else (rotation,)
    turned, plazas = city.best_rotation(view, built, space, rotations)
    hint = text(
        "hint-points-turned", turned=text("choice-rotation", degrees=turned), **_points(printed, plazas)
    )
    return Choice(
        label, hint, printed + plazas, space, signed(printed + plazas), legend=(Text("sign-points"),)
    )


@SAID.shows(Build, "rotation")
def _rotation(view: View, rotation: int, tile: int | None, space: str | None) -> Choice:
    label = text("choice-rotation", degrees=rotation)
    if tile is None or space is None:
        return Choice(label, rank=-rotation / 1000)
    built = _shown(view, tile)
    plazas = city.plaza_points(view, built, space, rotation)
    hint = text("hint-points", **_points(TYPE_OF[built].build_points, plazas))
    return Choice(label, hint, plazas - rotation / 1000)


@SAID.lacks(Build, "tile")
def _tiles(view: View, worker: int | None) -> list[Missing]:
    """The tiles of the display that can't be paid."""
    found = []
    for tile in {TYPE_OF[tile].id: tile for tile in view.display if tile is not None}.values():
        cost = costs.build_cost(tile)
        lacks = costs.lacking(view.players[view.own_seat].goods, workers.sending_fee(view, worker), cost)
        if lacks:
            label = text("choice-tile", tile=names.tile(tile), cost=names.goods(cost))
            found.append((sum(lacks.values()), Missing(label, short(lacks))))
    return nearest(found)


@SAID.lacks(Build, "worker")
def _retired(view: View, tile: int | None) -> list[Missing]:
    return workers.retired_lacking(view, {} if tile is None else costs.build_cost(_shown(view, tile)))


@SAID.foresees(Build)
def _build(foreseen: Foreseen) -> list[Text]:
    return workers.stay(foreseen)


def _shown(view: View, slot: int) -> str:
    tile = view.display[slot - 1]
    assert tile is not None
    return tile


def _points(printed: int, plazas: int) -> dict[str, Argument]:
    """The points of a building and where they come from, as arguments."""
    return {
        "points": points(printed + plazas),
        "printed": printed,
        "plazas": text("plazas", amount=plazas),
    }
