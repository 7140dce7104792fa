"""What a tile would bring if it were laid: for previews and cautions."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from bot.games.marble.board import POINTS
from bot.games.marble.components import TileType, tile_type
from bot.games.marble.state import Table, Tile

from . import city
from .moves import YES, Play


class Prospect(Struct, frozen=True):
    """A site that a tile would finish: its type, the influence there as things stand, and who would build.

    `present` are the seats with a magistrate there, of whatever type its tile is.
    """

    point: str
    kind: TileType
    influence: dict[int, int]
    builder: int | None
    present: set[int]


def prospects(table: Table, seat: int, move: Play) -> list[Prospect]:
    """The sites that laying a tile would finish, each as if it were the first to be built on."""
    kind = tile_type(move.tile)
    if kind is None:
        return []
    laid = Tile(kind, seat, table.turn, seat if move.magistrate == YES else None)
    tiles = {**table.tiles, move.place: laid}
    return [prospect_at(tiles, point) for point in city.completed(table, tiles, move.place)]


def prospect_at(tiles: Mapping[str, Tile], point: str) -> Prospect:
    """What would be built, with these tiles, at a point that is closed in."""
    places = city.district(tiles, point)
    kind = city.site_type(places)
    counted = city.influence(tiles, places, kind)
    present = {seat for place in places if (seat := tiles[place].magistrate) is not None}
    return Prospect(point, kind, counted, city.leader(counted), present)


def missing_wedges(table: Table) -> dict[str, int]:
    """How many wedges are open at each point that can still become a site and has some wedge filled."""
    filled = city.filled_cover(table, table.tiles)
    blocked = city.hill_cover(table) & ~filled
    missing = {}
    for point in POINTS.values():
        if (
            point.inner
            and point.name not in table.sites
            and point.cover & filled
            and not point.cover & blocked
        ):
            missing[point.name] = (point.cover & ~filled).bit_count()
    return missing
