"""How the values of a move's fields are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.engine import Choice, Move, Player, Text, Value, text
from bot.games.marble.board import PLACES, line_name, row_of
from bot.games.marble.components import LAYOUT, OUTLETS, SCORING, TYPES, TileType
from bot.games.marble.rules import aqueducts, city, lines, names, outlook, supply
from bot.games.marble.rules.aqueducts import StartPath
from bot.games.marble.rules.moves import (
    NO,
    NONE,
    YES,
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    Extra,
    Play,
    Recall,
    Water,
)
from bot.games.marble.state import View
from bot.games.telling import named
from bot.words import signed

from .phrases import (
    coins_along,
    on_tile,
    outcome,
    path_name,
    pieces_laid,
    points,
    reached,
    scored,
    type_name,
    unfinished,
)

Chosen: TypeAlias = Mapping[str, Value]

_ORDER: dict[str, int] = {kind: index for index, kind in enumerate(TYPES)}

BRIDGE_WORTH = 2.5
WATER_WORTH = 1.0
"""What a bridge tile, and an aqueduct begun, are worth to most players, in points; it orders menus, no more."""

FINISHED, BRIDGE, WATER = "!", "?", "≈"
"""What a picture writes on a place: a site is finished, but not for the player; a bridge; an outlet."""


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
    """How a value is shown, given the fields already chosen (any of them may be missing)."""
    return _CHOICES[move, field](view, value, chosen)


# Drawing tiles.


def _drawn(view: View, kind: TileType, chosen: Chosen) -> Choice:
    player = view.players[view.own_seat]
    hint = text("hint-stack", left=view.stacks[kind], held=player.forum[kind] + player.incoming[kind])
    return Choice(type_name(kind), hint, -_ORDER[kind])


def _drawn_besides(view: View, value: str, chosen: Chosen) -> Choice:
    kind = supply.tile_type(value)
    return Choice(Text("choice-nothing")) if kind is None else _drawn(view, kind, chosen)


# Laying a tile.


def _tile(view: View, kind: TileType, chosen: Chosen) -> Choice:
    """A tile of the forum, with the most points that it can bring at once."""
    held = view.players[view.own_seat].forum[kind]
    place = named(chosen, "place")
    most = _most(view, kind, [place] if place else city.legal_places(view), chosen)
    hint = text("hint-forum-points" if most > 0 else "hint-forum", held=held, points=points(most))
    return Choice(type_name(kind), hint, most - _ORDER[kind] / 10)


def _most(view: View, kind: TileType, places: Iterable[str], chosen: Chosen) -> int:
    """The most points that a tile brings at once on any of these places."""
    return max((_points(view, _prospects(view, kind, place, chosen)) for place in places), default=0)


def _row(view: View, row: str, chosen: Chosen) -> Choice:
    """A row of the board, from the north, with the most points that can be made in it."""
    places = [place for place in city.legal_places(view) if row_of(place) == row]
    kind = _kind(chosen)
    most = _most(view, kind, places, chosen) if kind else 0
    key = "hint-row-points" if most > 0 else "hint-row"
    hint = text(key, places=len(places), points=points(most))
    return Choice(
        text("choice-row", row=row), hint, -LAYOUT.rows.index(row), row, signed(most) if most > 0 else ""
    )


def _kind(chosen: Chosen) -> TileType | None:
    """The type of the tile chosen, if one is."""
    name = named(chosen, "tile")
    return supply.tile_type(name) if name else None


def _place(view: View, place: str, chosen: Chosen) -> Choice:
    """A place, with what is finished there and by whom, and the bridge or the outlet that it covers."""
    label = text("choice-place", place=place)
    bridges = [space for space in PLACES[place].triangles if space in view.bridges]
    colour = aqueducts.outlet_at(view, place)
    kind = _kind(chosen)
    found = _prospects(view, kind, place, chosen) if kind else []
    effects = _sites(view, found)
    rank = _points(view, found) + len(found) / 10
    if bridges:
        effects.append(Text("would-bridge"))
        rank += BRIDGE_WORTH
    if colour:
        effects.append(text("would-water", aqueduct=names.aqueduct(colour)))
        rank += WATER_WORTH
    hint = text("hint-effects", effects=effects) if effects else None
    badge = _badge(view, found, bool(bridges), colour is not None)
    return Choice(label, hint, rank, place, badge, ("-".join(reversed(place.split("-"))),))


def _badge(view: View, found: Sequence[outlook.Prospect], bridge: bool, water: bool) -> str:
    """What a picture writes on a place: "+5" for sites of one's own, and a sign for everything else."""
    gained = scored(found).get(view.own_seat, 0)
    badge = signed(gained) if gained else FINISHED * bool(found)
    return badge + BRIDGE * bridge + WATER * water


def _sites(view: View, found: Sequence[outlook.Prospect]) -> list[Text | Player]:
    """What comes of the sites that a tile would finish; of several, the points alone."""
    if len(found) < 2:
        return [outcome(view, prospect) for prospect in found]
    gains = scored(found)
    told: list[Text | Player] = [text("would-finish", points=_listed(prospect.point for prospect in found))]
    for seat, amount in gains.items():
        if seat == view.own_seat:
            told.insert(1, text("would-score-own", points=points(amount)))
        else:
            told.append(text("would-score", player=Player(seat), points=points(amount)))
    return told


def _prospects(view: View, kind: TileType, place: str, chosen: Chosen) -> list[outlook.Prospect]:
    """The sites that a tile would finish; with a magistrate where that is better, unless it is chosen."""
    seat = view.own_seat
    without = outlook.prospects(view, seat, Play(kind, place, NO))
    wanted = chosen.get("magistrate")
    if not without or wanted == NO or not view.players[seat].home:
        return without
    with_one = outlook.prospects(view, seat, Play(kind, place, YES))
    return with_one if wanted == YES or _points(view, with_one) > _points(view, without) else without


def _points(view: View, found: Iterable[outlook.Prospect]) -> int:
    """What sites bring the viewer, less what they bring to others."""
    return sum(amount if seat == view.own_seat else -amount for seat, amount in scored(found).items())


def _magistrate(view: View, value: str, chosen: Chosen) -> Choice:
    """With or without one, and the difference that it makes at the sites finished now."""
    label = Text(f"choice-magistrate-{value}")
    kind = _kind(chosen)
    place = named(chosen, "place")
    found = outlook.prospects(view, view.own_seat, Play(kind, place, value)) if kind and place else []
    effects = _sites(view, found)
    if value == YES and not effects:
        effects.append(text("hint-home", home=view.players[view.own_seat].home))
    hint = text("hint-effects", effects=effects) if effects else None
    return Choice(label, hint, _points(view, found) - (0.5 if value == NO else 0))


# Aqueducts.


def _first(view: View, step: str, chosen: Chosen) -> Choice:
    return _piece(view, step, _line(view, step))


def _second(view: View, step: str, chosen: Chosen) -> Choice:
    if step == NONE:
        return Choice(Text("choice-nothing"))
    first = named(chosen, "first")
    if first is None:
        return Choice(_step(step))
    return _piece(view, step, _line(view, first, step))


def _piece(view: View, step: str, line: Sequence[str]) -> Choice:
    """A piece by the point that it comes to, with what it reaches there; `line` ends with it."""
    point = line[-1]
    effects = reached(view, [point])
    hint = text("hint-effects", effects=effects) if effects else None
    worth = _worth(view, [point])
    return Choice(
        text("choice-step", step=_step(step), point=point),
        hint,
        worth,
        line_name(line),
        signed(worth) if worth > 0 else "",
    )


def _line(view: View, *steps: str) -> list[str]:
    """The points of the aqueduct that the last of these pieces extends: its end now, and what is added."""
    laid = pieces_laid(view, *steps)
    colour = laid[-1][0]
    return [view.aqueducts[colour][-1], *(point for other, point in laid if other == colour)]


def _step(step: str) -> Text:
    found = lines.step_of(step)
    assert found
    return names.step(*found)


def _worth(view: View, along: Sequence[str]) -> int:
    """The points that pieces bring the viewer, less what they bring to others."""
    owners = [view.sites[point].owner for point in along if point in view.sites]
    own = sum(owner == view.own_seat for owner in owners)
    others = sum(owner not in (view.own_seat, None) for owner in owners)
    return SCORING.coin * coins_along(view, along) + SCORING.aqueduct * (own - others)


def _path(view: View, path: str, chosen: Chosen) -> Choice:
    """The first pieces of an aqueduct, or the beginning of them: where they lead, and what they reach."""
    asked = view.decision
    assert isinstance(asked, StartPath)
    directions = lines.directions_of(path)
    outlet = OUTLETS[asked.colour].point
    along = lines.points_along(outlet, directions)
    effects = reached(view, along)
    hint = text("hint-effects", effects=effects) if effects else None
    worth = _worth(view, along)
    label = text("choice-path", path=path_name(directions), point=along[-1])
    return Choice(label, hint, worth, line_name([outlet, *along]), signed(worth) if worth > 0 else "")


# Magistrates, Imperium tiles, sites.


def _recalled(view: View, place: str, chosen: Chosen) -> Choice:
    return _standing(view, place)


def _standing(view: View, place: str) -> Choice:
    """An own magistrate on a tile: where it can still count. What counts for nothing comes first."""
    left = unfinished(view, place)
    hint = text("hint-counts" if left else "hint-counts-nowhere", points=_listed(left))
    return Choice(on_tile(view, place), hint, -len(left), place)


def _claimed(view: View, value: str, chosen: Chosen) -> Choice:
    if value == NONE:
        return Choice(Text("choice-none"), rank=-len(PLACES))
    return _standing(view, value)


def _imperium(view: View, kind: TileType, chosen: Chosen) -> Choice:
    """What is the least loss first: a type in which others are far ahead, or far behind."""
    own = view.players[view.own_seat].imperium[kind]
    rivals = {
        seat: player.imperium[kind] for seat, player in enumerate(view.players) if seat != view.own_seat
    }
    most = max(rivals.values())
    if own > most:
        return Choice(type_name(kind), text("hint-held-most", held=own), own - most - 4)
    if own == most:
        level: list[Text | Player] = [Player(seat) for seat, held in rivals.items() if held == own]
        return Choice(type_name(kind), text("hint-held-level", held=own, players=level), -2)
    return Choice(type_name(kind), text("hint-held", held=own), most - own)


def _site(view: View, point: str, chosen: Chosen) -> Choice:
    prospect = outlook.prospect_at(view.tiles, point)
    worth = _points(view, [prospect])
    label = text("choice-site", point=point, type=type_name(prospect.kind))
    badge = signed(worth) if worth > 0 else FINISHED
    return Choice(label, text("hint-effects", effects=[outcome(view, prospect)]), worth, point, badge)


def _listed(points: Iterable[str]) -> str:
    return ", ".join(points)


_CHOICES: dict[tuple[type[Move], str], Callable[[View, Any, Chosen], Choice]] = {
    (Draw, "tile"): _drawn,
    (Draw, "other"): _drawn_besides,
    (Play, "tile"): _tile,
    (Play, "row"): _row,
    (Play, "place"): _place,
    (Play, "magistrate"): _magistrate,
    (Aqueduct, "first"): _first,
    (Aqueduct, "second"): _second,
    (Recall, "magistrate"): _recalled,
    (Extra, "imperium"): _imperium,
    (Water, "first"): _path,
    (Water, "second"): _path,
    (Water, "path"): _path,
    (ChooseSite, "point"): _site,
    (Claim, "magistrate"): _claimed,
}
