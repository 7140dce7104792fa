"""What a seat has, and the whole table, in words; its picture in few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Argument, Part, Parts, Place, Player, Text, text
from bot.games.marble import scoring
from bot.games.marble.board import BESIDE, PLACES, POINTS, TRIANGLES, row_of
from bot.games.marble.components import (
    FIELDS,
    HILLS,
    LAYOUT,
    OUTLETS,
    TREASURY,
    TYPES,
    Field,
    place_names,
)
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.rules import aqueducts, city, tiles, turns
from bot.games.marble.state import View
from bot.games.sayings import breaths

from .phrases import counted_buildings, counted_tiles, forum, imperium, on_tile, points

IN_A_BREATH = 6  # so many tiles of a row, or buildings, are named in a line
NEARLY = 2  # a site that lacks at most so many sides is nearly finished


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has: the mat in words, in other forms the same in the table in words and of its picture."""
    incoming, coins_held = view.players[seat].incoming, HOLDINGS["coins"].told(view, seat)
    home, built = HOLDINGS["home"].of(view, seat), _built(view, seat)
    return [
        *_standing(view, seat),
        text("status-forum", tiles=forum(view, seat)),
        *([text("status-incoming", tiles=counted_tiles(incoming))] if any(incoming.values()) else []),
        text("status-magistrates", where=_magistrates(view, seat, home), home=home),
        text("status-imperium", tiles=imperium(view, seat), coins=coins_held),
        text("status-built", buildings=counted_buildings(view.buildings(seat))),
        *_bridges(view, seat),
        *([] if view.outcome else [text("status-worth", **scoring.outlook(view, seat))]),
        *(text("status-buildings", buildings=some) for some in breaths(built, 2 * IN_A_BREATH)),
    ]


def _standing(view: View, seat: int) -> Iterator[Text]:
    """The points of a seat and its rank; in its turn with the actions that are left, at the end with the sources."""
    if view.outcome is not None:
        standing = view.outcome.standing_of(seat)
        yield text("status-points", points=points(standing.total), place=standing.place, seats=view.seats)
        found = [
            text("status-source", source=Text(f"source-{source}"), points=amount)
            for source, amount in scoring.sources(view, seat).items()
        ]
        yield text("status-sources", sources=found)
        return
    made = [HOLDINGS["points"].of(view, other) for other in range(view.seats)]
    worth = [(not gone, own) for gone, own in zip(view.gone, made, strict=True)]
    rank = 1 + sum(other > worth[seat] for other in worth)
    actions = turns.actions_to_come(view) if seat == view.active else 0
    key = "status-points-turn" if actions else "status-points"
    yield text(key, points=points(made[seat]), place=rank, seats=view.seats, actions=actions)


def _magistrates(view: View, seat: int, home: int) -> list[Text]:
    sent = Counter(view.players[seat].sent)
    return [
        *([text("status-home", home=home)] if home else []),
        *(text("status-on-tile", tile=on_tile(view, place)) for place in tiles.recallable(view, seat)),
        *(text("status-on-field", count=count, field=Text(f"place-{at}")) for at, count in sent.items()),
    ]


def _bridges(view: View, seat: int) -> list[Text]:
    """How many bridge tiles the seat has; their values where the viewer knows them."""
    if not (count := HOLDINGS["bridges"].of(view, seat)):
        return []
    if seat not in view.shown:
        return [text("status-bridges", count=count)]
    key = "status-bridges-shown" if view.outcome else "status-bridges-own"
    return [text(key, count=count, values=", ".join(map(str, view.bridge_values(seat))))]


def _built(view: View, seat: int) -> list[Text]:
    return [
        text("status-building", type=Text(f"kind-{kind}"), point=Place(point))
        for point, kind, owner in scoring.buildings_at(view, view.sites)
        if owner == seat
    ]


def _course(view: View) -> Iterator[Text]:
    """How far the game has come."""
    if view.outcome is not None:
        yield from (text("in-words-over", rounds=view.round), Text(view.outcome.reason))
        return
    key = "in-words-final" if view.phase == "final" else "in-words-turn"
    active, actions = Player(view.active), turns.actions_to_come(view)
    yield text(key, round=view.round, turn=view.turn, player=active, actions=actions)
    if view.trigger is not None:
        yield text("in-words-trigger", player=Player(view.trigger))


def _hills(view: View) -> Iterator[Text]:
    """Round which hills the city grows."""
    named = [(Text(f"hill-{hill}"), Place(HILLS[hill].triangle)) for hill in view.hills]
    yield text("in-words-hills", hills=[text("in-words-hill", hill=hill, triangle=at) for hill, at in named])
    if view.options["hills_block_sites"] == "on":
        yield Text("in-words-hills-block")


def _city_in_brief(view: View) -> Iterator[Text]:
    yield from _hills(view)
    built = counted_buildings(site.kind for site in view.sites.values())
    yield text("pictured-city", tiles=len(view.tiles), buildings=built, bridges=len(view.bridges))


def _city(view: View) -> Iterator[Text]:
    """Each row from the north, from the west: hills, bridge tiles, and the tiles whose first triangle is in it."""
    yield from _hills(view)
    lying = {}
    for hill in view.hills:
        at = HILLS[hill].triangle
        lying[at] = text("in-words-tile-hill", triangle=Place(at), hill=Text(f"hill-{hill}"))
    lying |= {space: text("in-words-tile-bridge", triangle=Place(space)) for space in view.bridges}
    lying |= {PLACES[place].triangles[0]: _tile_on_board(view, place) for place in view.tiles}
    for row, first, last in zip(LAYOUT.rows, LAYOUT.first_column, LAYOUT.last_column, strict=True):
        here = [lying[name] for name in TRIANGLES if row_of(name) == row and name in lying]
        ends = {"row": row, "first": f"{row}{first}", "last": f"{row}{last}"}
        if not here:
            yield text("in-words-row-empty", **ends)
        for number, some in enumerate(breaths(here, IN_A_BREATH)):
            yield text("in-words-row-more" if number else "in-words-row", spaces=some, **ends)


def _tile_on_board(view: View, place: str) -> Text:
    tile = view.tiles[place]
    at, kind = Place(place), Text(f"kind-{tile.type}")
    if tile.magistrate is None:
        return text("in-words-tile", place=at, type=kind)
    return text("in-words-tile-held", player=Player(tile.magistrate), place=at, type=kind)


def _free_places(view: View) -> list[Text]:
    by_row: dict[str, list[str]] = {}
    for place in city.legal_places(view):
        by_row.setdefault(row_of(place), []).append(place)
    told = [text("in-words-free", row=row, places=place_names(places)) for row, places in by_row.items()]
    return told or [Text("in-words-free-none")]


def _open_sites(view: View) -> list[Text]:
    """The sites that lack few sides: which triangles, what tiles are round them, and whose magistrates."""
    missing = city.missing_wedges(view)
    near = sorted((sides, point) for point, sides in missing.items() if sides <= NEARLY)
    told = [_open_site(view, point, sides) for sides, point in near]
    return told or [Text("in-words-open-sites-none")]


def _open_site(view: View, point: str, missing: int) -> Text:
    uncovered = POINTS[point].cover & ~city.filled_cover(view, view.tiles)
    around = [view.tiles[place] for place in city.district(view.tiles, point)]
    counted = Counter(tile.type for tile in around)
    held = Counter((tile.magistrate, tile.type) for tile in around if tile.magistrate is not None)
    magistrates = [
        text("in-words-open-site-magistrate", player=Player(seat), type=Text(f"kind-{kind}"), count=count)
        for (seat, kind), count in held.items()
        if seat is not None
    ]
    return text(
        "in-words-open-site",
        point=Place(point),
        missing=missing,
        triangles=place_names(name for name, one in TRIANGLES.items() if one.cover & uncovered),
        tiles=counted_tiles({kind: counted[kind] for kind in TYPES}),
        held="yes" if magistrates else "no",
        magistrates=magistrates,
    )


def _fountains(view: View) -> list[Text]:
    told = []
    for point in POINTS:
        kind = view.sites[point].kind if point in view.sites else None
        if kind == "plaza":
            told.append(text("in-words-plaza", point=Place(point)))
        elif kind == "fountain":
            beside = _buildings_at(view, BESIDE[point])
            told.append(text("in-words-fountain", point=Place(point), buildings=beside))
    return told or [Text("in-words-no-fountain")]


def _water(view: View) -> Iterator[Text]:
    """The bridge tiles still on the board; each aqueduct with its buildings, and where its next two pieces can lie."""
    spaces = place_names(view.bridges)
    yield text("in-words-bridges", spaces=spaces) if view.bridges else Text("in-words-bridges-none")
    works = aqueducts.Works.of(view)
    for colour, line in view.aqueducts.items():
        name, stage = Text(f"aqueduct-{colour}"), {0: "-waiting", 1: "-stuck"}.get(len(line), "")
        along: dict[str, Argument] = {"points": place_names(line[1:]), "buildings": _buildings_at(view, line)}
        start, left = Place(OUTLETS[colour].point), view.pieces[colour]
        yield text(f"in-words-aqueduct{stage}", aqueduct=name, start=start, pieces=left, **along)
        if line and (ways := works.ways(colour)):
            after = [beyond.point for way in ways for beyond in works.laid(colour, way.point).ways(colour)]
            key, further = "in-words-ways-further" if after else "in-words-ways", dict.fromkeys(after)
            next_points = place_names(way.point for way in ways)
            yield text(key, aqueduct=name, points=next_points, further=place_names(further))


def _buildings_at(view: View, points: Iterable[str]) -> Argument:
    return [
        text("in-words-building-owned", player=Player(owner), type=Text(f"kind-{kind}"), point=Place(point))
        for point, kind, owner in scoring.buildings_at(view, points)
    ] or Text("no-building")


def _supply(view: View) -> list[Text]:
    """What is left of tiles, Imperium tiles, coins and fountains; who stands on the spaces of the board."""
    there: dict[Field, Argument] = {}
    for field in FIELDS:
        standing = Counter(view.on_field(field)).items()
        found = [text("in-words-there", player=Player(seat), count=count) for seat, count in standing]
        there[field] = found or Text("in-words-nobody")
    types = [
        text(
            "in-words-type",
            type=Text(f"type-{kind.id}"),
            tiles=kind.site_tiles,
            points=points(kind.points),
            stack=view.stacks[kind.id],
            imperium=view.imperium[kind.id],
            field=Text(f"place-{kind.id}"),
            there=there[kind.id],
        )
        for kind in TYPES.values()
    ]
    treasury = Text(f"place-{TREASURY}")
    coins_left = text("in-words-treasury", coins=view.coins, field=treasury, there=there[TREASURY])
    return [*types, coins_left, text("in-words-fountains-left", fountains=view.fountains)]


def _supply_in_brief(view: View) -> Iterator[Text]:
    stacks = [text("pictured-stack", type=Text(f"type-{kind}"), left=view.stacks[kind]) for kind in TYPES]
    yield text("pictured-stacks", stacks=stacks)
    yield from _supply(view)


PARTS = Parts(
    View,
    (
        Part("course", ("phase", "turn", "active", "actions_left", "trigger"), _course, _course),
        Part("map", ("hills", "bridges", "tiles", "sites"), _city, _city_in_brief),
        Part("open-sites", ("hills", "tiles", "sites"), _open_sites),
        Part("places", ("hills", "tiles"), _free_places, until_end=True),
        Part("fountains", ("sites",), _fountains),
        Part("water", ("bridges", "aqueducts", "pieces", "sites", "hills", "tiles"), _water),
        Part(
            "supply",
            ("stacks", "imperium", "coins", "fountains", "pieces", "players"),
            _supply,
            _supply_in_brief,
            until_end=True,
        ),
    ),
    elsewhere={"shown": "the seats say which bridge tiles they have"},
)
"""What lies on the table of City of Marble."""
