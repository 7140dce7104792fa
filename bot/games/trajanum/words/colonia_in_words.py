"""A colonia in words: a map by rows, its streets, and what its rows count."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Argument, Place, Text, text
from bot.games.trajanum.components import COLUMNS, ROWS, TEMPLES
from bot.games.trajanum.rules import cycle_scoring
from bot.games.trajanum.rules.names import building_name, colour_name, street_name, tile_name
from bot.games.trajanum.state import Player as Governor
from bot.games.trajanum.state import View

from .phrases import points


def rows(player: Governor) -> Iterator[Text]:
    """Each row from the top, its spaces from the left."""
    for row in ROWS:
        spaces = [_space(player, f"{column}{row}") for column in COLUMNS]
        yield text("in-words-row", row=row, spaces=spaces)


def _space(player: Governor, space: str) -> Text:
    place = Place(space)
    if space in TEMPLES:
        return text("in-words-space-temple", space=place)
    if space in player.cranes:
        return _corner(player, space)
    if space in player.tiles:
        return text("in-words-space-tile", space=place)
    if space not in player.buildings:
        return text("in-words-space-free", space=place)
    building = player.buildings[space]
    about: dict[str, Argument] = {"space": place, "building": building_name(building.id)}
    if building.joined is None:
        return text("in-words-space-built", **about)
    return text("in-words-space-double", other=Place(building.joined), **about)


def _corner(player: Governor, corner: str) -> Text:
    """A crane with the tile that lies on it, or whether it is open or scored."""
    crane = player.cranes[corner]
    about: dict[str, Argument] = {"space": Place(corner), "colour": colour_name(crane.colour)}
    tile = player.tiles.get(corner)
    if tile is None:
        return text(f"in-words-crane-{crane.state}", **about)
    return text("in-words-crane-covered", tile=tile_name(tile), **about)


def streets(view: View, seat: int) -> list[Text]:
    """The symbols of the rows and the columns, where each colonia has its own."""
    if view.options["colonia_side"] == "A":
        return []
    return [
        text("in-words-symbols-rows", streets=list(map(street_name, view.row_symbols(seat)))),
        text("in-words-symbols-columns", streets=list(map(street_name, view.column_symbols(seat)))),
    ]


def worth(player: Governor) -> list[Text]:
    """What the rows with grey buildings would count in a scoring now."""
    counting = [
        text("in-words-row-worth", row=row, factor=1 + player.rows[row - 1].counting, points=points(found))
        for row in ROWS
        if (found := cycle_scoring.row_points(player, row))
    ]
    if not counting:
        return [Text("in-words-worth-nothing")]
    return [text("in-words-worth", rows=counting, points=points(cycle_scoring.colonia_points(player)))]
