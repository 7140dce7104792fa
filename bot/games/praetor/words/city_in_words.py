"""The city in words: a map by rows, and each tile with all that is on it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Place, Player, Text, text
from bot.games.praetor.components import CORNERS, TYPE_OF, CityType, coordinates, corners_of
from bot.games.praetor.rules import city, names
from bot.games.praetor.state import View
from bot.games.shared_words import breaths

from .phrases import effect

MOST_IN_A_ROW = 9
"""So many spaces of a row are named in a line."""


def rows(view: View) -> list[Text]:
    """Each row from the north with its tiles and the free spaces beside them, from the west."""
    spaces = sorted({*view.city, *city.free_spaces(view)}, key=_reading)
    by_row: dict[int, list[Text]] = {}
    for space in spaces:
        by_row.setdefault(coordinates(space)[1] + 1, []).append(_on_map(view, space))
    return [
        text("in-words-row", row=row, spaces=some)
        for row, told in by_row.items()
        for some in breaths(told, MOST_IN_A_ROW)
    ]


def _reading(space: str) -> tuple[int, int]:
    column, row = coordinates(space)
    return row, column


def _on_map(view: View, space: str) -> Text:
    if space not in view.city:
        return text("in-words-space-free", space=Place(space))
    return text("in-words-space-tile", space=Place(space), tile=names.tile(view.city[space].tile))


def tiles(view: View) -> Iterator[Text]:
    """Each tile of the city: whose it is, what it does and costs, who used it, its corners."""
    yield Text("in-words-corners-from")
    for space in sorted(view.city, key=_reading):
        yield _tile(view, space)


def _tile(view: View, space: str) -> Text:
    tile = view.city[space]
    builder = next(
        (
            worker.experience
            for player in view.players
            for worker in player.placed
            if worker.space == space and worker.role == "builder"
        ),
        0,
    )
    return text(
        "in-words-tile",
        space=Place(space),
        tile=names.tile(tile.tile),
        owner=Text("in-words-nobody") if tile.owner is None else Player(tile.owner),
        kind=kind_of(TYPE_OF[tile.tile]),
        state=_state(view, space),
        corners=corners(tile.tile, tile.rotation),
        builder=builder,
    )


def _state(view: View, space: str) -> Text:
    """Whether the tile has been activated in this round, by whom and with which worker."""
    activation = TYPE_OF[view.city[space].tile].activation
    if activation not in ("red", "green"):
        return Text(f"in-words-tile-{activation}")
    if space not in view.activated:
        return Text("in-words-tile-free")
    worker = next(
        (
            worker.experience
            for player in view.players
            for worker in player.placed
            if worker.space == space and worker.role == "activator"
        ),
        0,
    )
    return text("in-words-tile-used", player=Player(view.activated[space]), worker=worker)


def kind_of(kind: CityType) -> Text:
    """What a type of tile does, its zone, and the fee that others pay."""
    fee = names.goods(kind.activation_cost)
    key = "in-words-kind" if kind.activation_cost else "in-words-kind-free"
    return text(key, effect=effect(kind, "brief"), zone=Text(f"zone-{kind.activation}"), fee=fee)


def corners(tile: str, rotation: int) -> Argument:
    """The patterns of a tile, clockwise from its north-western corner."""
    patterns = corners_of(tile, rotation)
    return [Text(f"pattern-{patterns[corner]}") for corner in CORNERS]
