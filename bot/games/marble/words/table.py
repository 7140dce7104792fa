"""A player's status and the whole table in words, and its picture in few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from bot.engine import Argument, Part, Parts, Place, Player, Text, text, yes
from bot.games.marble import scoring
from bot.games.marble.board import BESIDE, PLACES, POINTS, TRIANGLES, row_of
from bot.games.marble.components import FIELDS, HILLS, LAYOUT, OUTLETS, TYPES, place_names
from bot.games.marble.holdings import HOLDINGS
from bot.games.marble.rules import aqueducts, city, tiles, turns
from bot.games.marble.state import View
from bot.games.sayings import breaths, by_source, place_now

from .phrases import counted_buildings, counted_tiles, on_tile, points

IN_A_BREATH = 6  # tiles of a row, or half the number of buildings, named in one line
NEARLY = 2  # most missing sides of a site that counts as nearly finished


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in words, most important first."""
    return [*_standing(view, seat), *_possessions(view, seat)]


def _possessions(view: View, seat: int) -> Iterator[Text]:
    player, home = view.players[seat], HOLDINGS["home"].of(view, seat)
    yield text("status-forum", tiles=counted_tiles(player.forum))
    if any(player.incoming.values()):
        yield text("status-incoming", tiles=counted_tiles(player.incoming))
    yield text("status-magistrates", where=[*_magistrates(view, seat, home)], home=home)
    yield text("status-imperium", tiles=counted_tiles(player.imperium, "none"))
    yield from HOLDINGS.listed(view, seat)
    yield text("status-built", buildings=counted_buildings(view.buildings(seat)))
    if bridges := HOLDINGS["bridges"].of(view, seat):
        known = "no" if seat not in view.shown else "yes" if view.outcome else "own"
        values = "" if known == "no" else ", ".join(map(str, view.bridge_values(seat)))
        yield text("status-bridges", count=bridges, known=known, values=values)
    if view.outcome is None:
        yield text("status-worth", **scoring.outlook(view, seat))
    built = [
        text("status-building", type=Text(f"kind-{kind}"), point=Place(point))
        for point, kind, owner in scoring.buildings_at(view, view.sites)
        if owner == seat
    ]
    for some in breaths(built, 2 * IN_A_BREATH):
        yield text("status-buildings", buildings=some)


def _standing(view: View, seat: int) -> Iterator[Text]:
    """A seat's points and rank; in its turn with the actions left, at the end with the points by source."""
    if view.outcome is not None:
        standing = view.outcome.standing_of(seat)
        total, place = points(standing.total), standing.place
        yield text("status-points", points=total, place=place, seats=view.seats, actions=0)
        yield text("status-sources", sources=by_source(scoring.sources(view, seat)))
        return
    rank = place_now(view, seat, [player.points for player in view.players])
    made = HOLDINGS["points"].told(view, seat)
    actions = turns.actions_to_come(view) if seat == view.active else 0
    yield text("status-points", points=made, place=rank, seats=view.seats, actions=actions)


def _magistrates(view: View, seat: int, home: int) -> Iterator[Text]:
    if home:
        yield text("status-home", home=home)
    for place in tiles.recallable(view, seat):
        yield text("status-on-tile", tile=on_tile(view, place))
    for at, count in Counter(view.players[seat].sent).items():
        yield text("status-on-field", count=count, field=Text(f"place-{at}"))


def _course(view: View) -> Iterator[Text]:
    """The round, the turn and its actions left; at the end, the reason."""
    if view.outcome is not None:
        yield from (text("in-words-over", rounds=view.round), Text(view.outcome.reason))
        return
    key = "in-words-final" if view.phase == "final" else "in-words-turn"
    active, actions = Player(view.active), turns.actions_to_come(view)
    yield text(key, round=view.round, turn=view.turn, player=active, actions=actions)
    if view.trigger is not None:
        yield text("in-words-trigger", player=Player(view.trigger))


def _hills(view: View) -> Iterator[Text]:
    """The drawn hills, around which the city grows."""
    named = [(Text(f"hill-{hill}"), Place(HILLS[hill].triangle)) for hill in view.hills]
    yield text("in-words-hills", hills=[text("in-words-hill", hill=hill, triangle=at) for hill, at in named])
    if view.options["hills_block_sites"] == "on":
        yield Text("in-words-hills-block")


def _city_in_brief(view: View) -> Iterator[Text]:
    yield from _hills(view)
    built = counted_buildings(site.kind for site in view.sites.values())
    yield text("pictured-city", tiles=len(view.tiles), buildings=built, bridges=len(view.bridges))


def _city(view: View) -> Iterator[Text]:
    """The rows from the north, each from the west: hills, bridge tiles, and tiles whose first triangle is in it."""
    yield from _hills(view)
    lying = {
        at: text("in-words-tile-hill", triangle=Place(at), hill=Text(f"hill-{hill}"))
        for hill, at in ((hill, HILLS[hill].triangle) for hill in view.hills)
    }
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
    """Nearly finished sites: the missing triangles, the tiles around them, and the magistrates there."""
    missing = city.missing_wedges(view)
    near = sorted((sides, point) for point, sides in missing.items() if sides <= NEARLY)
    told = [_open_site(view, point, sides) for sides, point in near]
    return told or [Text("in-words-open-sites-none")]


def _open_site(view: View, point: str, missing: int) -> Text:
    uncovered = POINTS[point].cover & ~city.filled_cover(view, view.tiles)
    around = [view.tiles[place] for place in city.district(view.tiles, point)]
    counted = Counter(tile.type for tile in around)
    held = Counter((seat, tile.type) for tile in around if (seat := tile.magistrate) is not None)
    magistrates = [
        text("in-words-open-site-magistrate", player=Player(seat), type=Text(f"kind-{kind}"), count=count)
        for (seat, kind), count in held.items()
    ]
    return text(
        "in-words-open-site",
        point=Place(point),
        missing=missing,
        triangles=place_names(name for name, one in TRIANGLES.items() if one.cover & uncovered),
        tiles=counted_tiles({kind: counted[kind] for kind in TYPES}),
        held=yes(bool(magistrates)),
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
    """The bridge tiles left on the board; each aqueduct with its buildings, and where its next two pieces can go."""
    yield text("in-words-bridges", count=len(view.bridges), spaces=place_names(view.bridges))
    works = aqueducts.Works.of(view)
    for colour, line in view.aqueducts.items():
        name, start = Text(f"aqueduct-{colour}"), Place(OUTLETS[colour].point)
        along = {"points": place_names(line[1:]), "buildings": _buildings_at(view, line)}
        about = {"begun": len(line), "start": start, "pieces": view.pieces[colour], **along}
        yield text("in-words-aqueduct", aqueduct=name, **about)
        if line and (ways := works.ways(colour)):
            after = [beyond.point for way in ways for beyond in works.laid(colour, way.point).ways(colour)]
            further, next_points = place_names(dict.fromkeys(after)), place_names(way.point for way in ways)
            yield text("in-words-ways", aqueduct=name, points=next_points, beyond=len(after), further=further)


def _buildings_at(view: View, points: Iterable[str]) -> Argument:
    return [
        text("in-words-building-owned", player=Player(owner), type=Text(f"kind-{kind}"), point=Place(point))
        for point, kind, owner in scoring.buildings_at(view, points)
    ] or Text("no-building")


def _supply(view: View) -> Iterator[Text]:
    """The tiles, Imperium tiles, coins and fountains left."""
    for kind, building in TYPES.items():
        name, needs, worth = Text(f"type-{kind}"), building.site_tiles, points(building.points)
        left = {"stack": view.stacks[kind], "imperium": view.imperium[kind]}
        yield text("in-words-type", type=name, tiles=needs, points=worth, **left)
    yield text("in-words-coins-left", coins=view.coins)
    yield text("in-words-fountains-left", fountains=view.fountains)


def _fields(view: View) -> list[Text]:
    """The magistrates on each field, from which they come home."""
    told = []
    for field in FIELDS:
        standing = Counter(view.on_field(field)).items()
        if there := [text("in-words-there", player=Player(seat), count=count) for seat, count in standing]:
            told.append(text("in-words-field", field=Text(f"place-{field}"), there=there))
    return told or [Text("in-words-fields-none")]


def _supply_in_brief(view: View) -> Iterator[Text]:
    stacks = [text("pictured-stack", type=Text(f"type-{kind}"), left=view.stacks[kind]) for kind in TYPES]
    yield text("pictured-stacks", stacks=stacks)
    yield from _supply(view)


SUPPLY = ("stacks", "imperium", "coins", "fountains", "pieces")  # the general supply

PARTS = Parts(
    View,
    (
        Part("course", ("phase", "turn", "active", "actions_left", "trigger"), _course, _course),
        Part("map", ("hills", "bridges", "tiles", "sites"), _city, _city_in_brief),
        Part("open-sites", ("hills", "tiles", "sites"), _open_sites),
        Part("places", ("hills", "tiles"), _free_places, until_end=True),
        Part("fountains", ("sites",), _fountains),
        Part("water", ("bridges", "aqueducts", "pieces", "sites", "hills", "tiles"), _water),
        Part("supply", SUPPLY, _supply, _supply_in_brief, until_end=True),
        Part("fields", ("players.sent",), _fields, until_end=True),
    ),
    elsewhere={"shown": "the seats say which bridge tiles they have"},
)
"""The parts of City of Marble's table in words."""
