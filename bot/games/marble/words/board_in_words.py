"""The board in words: what lies in each row, where a tile can lie, sites, fountains, bridges, aqueducts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bot.engine import Argument, Place, Player, Text, text
from bot.games.marble.board import PLACES, POINTS, TRIANGLES, row_of
from bot.games.marble.components import (
    COLOURS,
    HILLS,
    LAYOUT,
    OUTLETS,
    TYPES,
    Colour,
    aqueduct_name,
    hill_name,
    place_names,
)
from bot.games.marble.rules import city, lines, outlook
from bot.games.marble.state import View
from bot.games.shared_words import breaths

from .phrases import kind_name, tiles

IN_A_BREATH = 6
"""So many tiles of a row, or buildings, are named in a line."""
NEARLY = 2
"""A site that lacks at most so many sides is nearly finished."""


def rows(view: View) -> Iterator[Text]:
    """Each row from the north, from the west: hills, bridge tiles, and the tiles whose first triangle is in it."""
    lying = {hill.triangle: _hill(hill.id) for hill in HILLS.values() if hill.id in view.hills}
    lying |= {space: text("in-words-tile-bridge", triangle=Place(space)) for space in view.bridges}
    lying |= {PLACES[place].triangles[0]: _tile(view, place) for place in view.tiles}
    for row, first, last in zip(LAYOUT.rows, LAYOUT.first_column, LAYOUT.last_column, strict=True):
        here = [lying[name] for name in TRIANGLES if row_of(name) == row and name in lying]
        ends = {"row": row, "first": f"{row}{first}", "last": f"{row}{last}"}
        if not here:
            yield text("in-words-row-empty", **ends)
        for number, some in enumerate(breaths(here, IN_A_BREATH)):
            yield text("in-words-row-more" if number else "in-words-row", spaces=some, **ends)


def _hill(hill: str) -> Text:
    return text("in-words-tile-hill", triangle=Place(HILLS[hill].triangle), hill=hill_name(hill))


def _tile(view: View, place: str) -> Text:
    tile = view.tiles[place]
    if tile.magistrate is None:
        return text("in-words-tile", place=Place(place), type=kind_name(tile.type))
    return text(
        "in-words-tile-held", place=Place(place), type=kind_name(tile.type), player=Player(tile.magistrate)
    )


def free(view: View) -> list[Text]:
    """Where a tile can be laid, by row."""
    by_row: dict[str, list[str]] = {}
    for place in city.legal_places(view):
        by_row.setdefault(row_of(place), []).append(place)
    told = [text("in-words-free", row=row, places=place_names(places)) for row, places in by_row.items()]
    return told or [Text("in-words-free-none")]


def open_sites(view: View) -> list[Text]:
    """The sites that lack few sides: which triangles, what tiles are round them, and whose magistrates."""
    missing = outlook.missing_wedges(view)
    near = sorted((sides, point) for point, sides in missing.items() if sides <= NEARLY)
    told = [_open_site(view, point, sides) for sides, point in near]
    return told or [Text("in-words-open-sites-none")]


def _open_site(view: View, point: str, missing: int) -> Text:
    uncovered = POINTS[point].cover & ~city.filled_cover(view, view.tiles)
    places = city.district(view.tiles, point)
    counted = Counter(view.tiles[place].type for place in places)
    standing = Counter(
        (magistrate, view.tiles[place].type)
        for place in places
        if (magistrate := view.tiles[place].magistrate) is not None
    )
    magistrates = [
        text("in-words-open-site-magistrate", player=Player(seat), type=kind_name(kind), count=count)
        for (seat, kind), count in standing.items()
    ]
    return text(
        "in-words-open-site",
        point=Place(point),
        missing=missing,
        triangles=place_names(name for name, one in TRIANGLES.items() if one.cover & uncovered),
        tiles=tiles({kind: counted[kind] for kind in TYPES}),
        held="yes" if magistrates else "no",
        magistrates=magistrates,
    )


def fountains(view: View) -> list[Text]:
    """Each fountain with the buildings next to it, each plaza."""
    told = []
    for point in POINTS:
        site = view.sites.get(point)
        if site is None or site.civic:
            continue
        if site.kind == "plaza":
            told.append(text("in-words-plaza", point=Place(point)))
        else:
            beside = _buildings(view, POINTS[point].neighbours.values())
            told.append(text("in-words-fountain", point=Place(point), buildings=beside))
    return told or [Text("in-words-no-fountain")]


def water(view: View) -> list[Text]:
    """The bridge tiles still on the board, and each aqueduct with its buildings."""
    if view.bridges:
        bridges = text("in-words-bridges", spaces=place_names(view.bridges))
    else:
        bridges = Text("in-words-bridges-none")
    works = lines.Works.of(view)
    told = [bridges]
    for colour in COLOURS:
        told += [_aqueduct(view, colour), *_ways(works, colour)]
    return told


def _ways(works: lines.Works, colour: Colour) -> list[Text]:
    """The points to which an aqueduct can go on with its next piece, and with another one."""
    if colour not in works.ends or not (ways := works.ways(colour)):
        return []
    next_points = [way.point for way in ways]
    further = dict.fromkeys(
        way.point for point in next_points for way in works.laid(colour, point).ways(colour)
    )
    about: dict[str, Argument] = {"aqueduct": aqueduct_name(colour), "points": place_names(next_points)}
    if not further:
        return [text("in-words-ways", **about)]
    return [text("in-words-ways-further", further=place_names(list(further)), **about)]


def _aqueduct(view: View, colour: Colour) -> Text:
    line = view.aqueducts[colour]
    about: dict[str, Argument] = {
        "aqueduct": aqueduct_name(colour),
        "start": Place(OUTLETS[colour].point),
        "pieces": view.pieces[colour],
    }
    if not line:
        return text("in-words-aqueduct-waiting", **about)
    if len(line) == 1:
        return text("in-words-aqueduct-stuck", **about)
    buildings = _buildings(view, line)
    return text("in-words-aqueduct", points=place_names(line[1:]), buildings=buildings, **about)


def _buildings(view: View, points: Iterable[str]) -> Argument:
    """The buildings at points, with their owners."""
    found: list[Text | Player] = [
        text(
            "in-words-building-owned",
            player=Player(site.owner),
            type=kind_name(site.kind),
            point=Place(point),
        )
        for point in points
        if (site := view.sites.get(point)) is not None and site.owner is not None
    ]
    return found or Text("no-building")
