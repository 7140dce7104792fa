"""What is said of tiles: of drawing them, of laying them, of taking a magistrate home from one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.marble.board import PLACES, row_of
from bot.games.marble.components import (
    CONSTANTS,
    FIELDS,
    LAYOUT,
    TYPES,
    TileType,
    aqueduct_name,
    building_name,
    field_name,
    place_names,
    tile_name,
    tile_type,
)
from bot.games.marble.rules import aqueducts, city, outlook, supply
from bot.games.marble.rules.moves import NO, YES, Draw, Play, Recall
from bot.games.marble.rules.sites import SiteOrder
from bot.games.marble.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import magistrates, prospects, signs
from .phrases import points, tiles, type_name

SAID = Sayings[View]()

BRIDGE_WORTH = 2.5
WATER_WORTH = 1.0
"""What a bridge tile, and an aqueduct begun, are worth to most players, in points; it orders menus, no more."""

_ORDER: dict[str, int] = {kind: index for index, kind in enumerate(TYPES)}


# Drawing tiles.


@SAID.shows(Draw, "tile")
@SAID.shows(Draw, "other")
def _drawn(view: View, name: str) -> Choice:
    kind = tile_type(name)
    if kind is None:
        return Choice(Text("choice-nothing"))
    player = view.players[view.own_seat]
    held = player.forum[kind] + player.incoming[kind]
    hint = text("hint-stack", tiles=tiles({kind: view.stacks[kind]}), held=held)
    return Choice(type_name(kind), hint, -_ORDER[kind])


@SAID.lacks(Draw, "tile")
@SAID.lacks(Draw, "other")
def _stacks(view: View) -> list[Missing]:
    return [Missing(type_name(kind), Text("lacks-stack")) for kind, left in view.stacks.items() if not left]


@SAID.foresees(Draw)
def _draw(foreseen: Foreseen) -> list[Text]:
    """Stacks that are empty then; the end that comes of it, unless it is told already."""
    before, after = foreseen.before, foreseen.after
    emptied = [kind for kind in TYPES if before.stacks[kind] and not after.stacks[kind]]
    told = [text("outlook-draw-last", type=type_name(kind)) for kind in emptied]
    ending = supply.empty(after.stacks) >= CONSTANTS.empty_stacks_at_end > supply.empty(before.stacks)
    if ending and after.phase == "normal":
        told.append(Text("outlook-draw-trigger"))
    return told


@SAID.warns(Draw)
def _never_played(foreseen: Foreseen) -> Text | None:
    return Text("caution-final-draw") if foreseen.before.phase == "final" else None


# Laying a tile.


@SAID.shows(Play, "tile")
def _tile(view: View, kind: TileType, place: str | None, magistrate: str | None) -> Choice:
    """A tile of the forum, with the most points that it can bring at once."""
    held = view.players[view.own_seat].forum[kind]
    most = _most(view, kind, [place] if place else city.legal_places(view), magistrate)
    hint = text("hint-forum-points" if most > 0 else "hint-forum", held=held, points=points(most))
    return Choice(type_name(kind), hint, most - _ORDER[kind] / 10, called=tile_name(kind))


@SAID.shows(Play, "row")
def _row(view: View, row: str, tile: TileType | None, magistrate: str | None) -> Choice:
    """A row of the board, from the north, with the most points that can be made in it."""
    places = [place for place in city.legal_places(view) if row_of(place) == row]
    most = _most(view, tile, places, magistrate)
    hint = text("hint-row-points" if most > 0 else "hint-row", places=len(places), points=points(most))
    badge = signed(most) if most > 0 else ""
    label = text("choice-row", row=row)
    return Choice(
        label, hint, -LAYOUT.rows.index(row), row, badge, legend=signs.legend(badge, "sign-points-row")
    )


@SAID.shows(Play, "place")
def _place(view: View, place: str, tile: TileType | None, magistrate: str | None) -> Choice:
    """A place, with what is finished there and by whom, and the bridge or the outlet that it covers."""
    found = _prospects(view, tile, place, magistrate)
    effects = _effects(view, found)
    rank = prospects.worth(view, found) + len(found) / 10
    gained = prospects.scored(found).get(view.own_seat, 0)
    badge = signed(gained) if gained else signs.FINISHED * bool(found)
    if any(space in view.bridges for space in PLACES[place].triangles):
        effects.append(Text("would-bridge"))
        rank += BRIDGE_WORTH
        badge += signs.BRIDGE
    if colour := aqueducts.outlet_at(view, place):
        effects.append(text("would-water", aqueduct=aqueduct_name(colour)))
        rank += WATER_WORTH
        badge += signs.WATER
    hint = text("hint-effects", effects=effects) if effects else None
    turned = "-".join(reversed(place.split("-")))
    return Choice(
        text("choice-place", place=place),
        hint,
        rank,
        place,
        badge,
        (turned,),
        legend=signs.legend(badge, "sign-points"),
    )


@SAID.shows(Play, "magistrate")
def _magistrate(view: View, value: str, tile: TileType | None, place: str | None) -> Choice:
    """With or without one, and the difference that it makes at the sites finished now."""
    found = outlook.prospects(view, view.own_seat, Play(tile, place, value)) if tile and place else []
    effects = _effects(view, found)
    if value == YES and not effects:
        effects.append(text("hint-home", home=view.players[view.own_seat].home))
    hint = text("hint-effects", effects=effects) if effects else None
    rank = prospects.worth(view, found) - (0.5 if value == NO else 0)
    return Choice(Text(f"choice-magistrate-{value}"), hint, rank)


@SAID.lacks(Play, "tile")
def _forum(view: View) -> list[Missing]:
    """What has been drawn in this turn first: it can be played in the next one."""
    player = view.players[view.own_seat]
    lacking = sorted(
        (kind for kind in TYPES if not player.forum[kind]), key=lambda kind: not player.incoming[kind]
    )
    return [
        Missing(type_name(kind), Text("lacks-incoming" if player.incoming[kind] else "lacks-forum"))
        for kind in lacking
    ]


@SAID.lacks(Play, "magistrate")
def _nobody_home(view: View) -> list[Missing]:
    if view.players[view.own_seat].home:
        return []
    return [Missing(Text(f"choice-magistrate-{YES}"), Text("lacks-home"))]


@SAID.foresees(Play)
def _play(foreseen: Foreseen) -> list[Text]:
    """What a bridge may be worth; who may send magistrates off; that sites are to be put in order."""
    told = []
    if any(event.key == "bridge-taken" for event in foreseen.events):
        told.append(Text("outlook-bridge"))
    if isinstance(foreseen.after.decision, SiteOrder):
        told.append(Text("outlook-order"))
    return told + prospects.claims_to_come(foreseen)


@SAID.warns(Play)
def _builds_for(foreseen: Foreseen) -> Text | None:
    """A building for somebody else."""
    seat, move = foreseen.seat, foreseen.move
    for prospect in outlook.prospects(foreseen.before, seat, move):
        if prospect.builder is not None and prospect.builder != seat:
            return text(
                "caution-builds-for",
                player=Player(prospect.builder),
                building=building_name(prospect.kind),
                point=Place(prospect.point),
                points=TYPES[prospect.kind].points,
            )
    return None


def _most(view: View, kind: TileType | None, places: Iterable[str], magistrate: str | None) -> int:
    """The most points that a tile brings at once on any of these places."""
    found = (_prospects(view, kind, place, magistrate) for place in places)
    return max((prospects.worth(view, sites) for sites in found), default=0)


def _prospects(
    view: View, kind: TileType | None, place: str, magistrate: str | None
) -> list[outlook.Prospect]:
    """The sites that a tile would finish; with a magistrate where that is better, unless it is chosen."""
    if kind is None:
        return []
    seat = view.own_seat
    without = outlook.prospects(view, seat, Play(kind, place, NO))
    if not without or magistrate == NO or not view.players[seat].home:
        return without
    with_one = outlook.prospects(view, seat, Play(kind, place, YES))
    better = prospects.worth(view, with_one) > prospects.worth(view, without)
    return with_one if magistrate == YES or better else without


def _effects(view: View, found: Sequence[outlook.Prospect]) -> list[Text | Player]:
    """What comes of the sites that a tile would finish; of several, the points alone."""
    if len(found) < 2:
        return [prospects.outcome(view, prospect) for prospect in found]
    finished = place_names(prospect.point for prospect in found)
    told: list[Text | Player] = [text("would-finish", points=finished)]
    for seat, amount in prospects.scored(found).items():
        if seat == view.own_seat:
            told.insert(1, text("would-score-own", points=points(amount)))
        else:
            told.append(text("would-score", player=Player(seat), points=points(amount)))
    return told


# Taking a magistrate home.


@SAID.shows(Recall, "magistrate")
def _recalled(view: View, place: str) -> Choice:
    return magistrates.standing(view, place)


@SAID.lacks(Recall, "magistrate")
def _on_fields(view: View) -> list[Missing]:
    """Magistrates that are off to fetch something come home by themselves."""
    fields = view.players[view.own_seat].fields
    return [
        Missing(text("choice-on-field", field=field_name(field)), Text("lacks-field"))
        for field in FIELDS
        if fields[field]
    ]


@SAID.foresees(Recall)
def _recall(foreseen: Foreseen) -> list[Text]:
    return magistrates.uncounted(foreseen.before, foreseen.move.magistrate)


@SAID.warns(Recall)
def _of_no_use(foreseen: Foreseen) -> Text | None:
    return Text("caution-final-recall") if foreseen.before.phase == "final" else None
