"""What a complete legal move will do, computed from the view alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from bot.engine import Argument, Move, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import (
    CONSTANTS,
    OUTLETS,
    SCORING,
    TREASURY,
    TYPES,
    Colour,
    Field,
)
from bot.games.marble.rules import aqueducts, cautions, city, lines, names, outlook, sites, supply
from bot.games.marble.rules.aqueducts import StartPath
from bot.games.marble.rules.moves import (
    NONE,
    YES,
    Aqueduct,
    ChooseSite,
    Claim,
    Draw,
    End,
    Extra,
    Play,
    Recall,
    Water,
)
from bot.games.marble.rules.sites import SiteClaim
from bot.games.marble.state import SiteKind, Tile, View

from .phrases import (
    becomes,
    coins,
    coins_along,
    kind_name,
    pieces_laid,
    points,
    rewards,
    type_name,
    unfinished,
)


def preview(view: View, move: Move) -> Sequence[Text]:
    """What the move will do: costs first, then gains, then what can't be taken back."""
    return _PREVIEWS[type(move)](view, move)


# Tiles.


def _draw(view: View, move: Draw) -> list[Text]:
    kinds = [kind for kind in map(supply.tile_type, (move.tile, move.other)) if kind]
    key = "preview-draw-useless" if view.phase == "final" else "preview-draw"
    told = [text(key, tiles=names.tiles(kinds), count=len(kinds))]
    if view.phase == "final":
        return told
    left = {kind: amount - kinds.count(kind) for kind, amount in view.stacks.items()}
    told += [
        text("preview-draw-last", type=type_name(kind))
        for kind, amount in left.items()
        if not amount and view.stacks[kind]
    ]
    if supply.empty(left) >= CONSTANTS.empty_stacks_at_end > supply.empty(view.stacks):
        told.append(Text("preview-draw-trigger"))
    return told


def _play(view: View, move: Play) -> list[Text]:
    seat = view.own_seat
    kind = supply.tile_type(move.tile)
    assert kind
    placed = move.magistrate == YES
    tiles = {**view.tiles, move.place: Tile(kind, seat, view.turn, seat if placed else None)}
    told = [
        text(
            "preview-lay-magistrate" if placed else "preview-lay",
            tile=names.tile(kind),
            place=Place(move.place),
            home=view.players[seat].home - 1,
        )
    ]
    for space in PLACES[move.place].triangles:
        if space in view.bridges:
            told.append(text("preview-bridge", space=Place(space)))
    colour = aqueducts.outlet_at(view, move.place)
    if colour is not None:
        paths = lines.longest_paths(lines.Works.of(view).started(colour, move.place), colour)
        pieces = len(lines.directions_of(paths[0])) if paths else 0
        told.append(text("preview-outlet", aqueduct=names.aqueduct(colour), pieces=pieces))
    return told + _sites(view, tiles, outlook.prospects(view, seat, move))


def _sites(view: View, tiles: Mapping[str, Tile], found: Sequence[outlook.Prospect]) -> list[Text]:
    """What comes of each site, as things stand, and who may send magistrates off then."""
    fountains = view.fountains
    told = []
    for prospect in found:
        kind = becomes(prospect, fountains)
        fountains -= kind == "fountain"
        told.append(_site(view, prospect, kind))
        if kind != "plaza":
            told += _claims(view, tiles, prospect, kind)
    if len(found) > 1:
        told.append(Text("preview-order"))
    return told


def _site(view: View, prospect: outlook.Prospect, kind: SiteKind) -> Text:
    """What is built, and by whom; with the influence of all who have some."""
    about: dict[str, Argument] = {
        "point": Place(prospect.point),
        "building": names.building(prospect.kind),
        "count": TYPES[prospect.kind].site_tiles,
        "points": points(TYPES[prospect.kind].points),
    }
    if kind == "plaza":
        return text("preview-site-plaza", **about)
    shares: list[Text | Player] = [
        text("preview-share", player=Player(seat), amount=amount)
        for seat, amount in sorted(prospect.influence.items(), key=lambda share: -share[1])
    ]
    if prospect.builder is None:
        return text("preview-site-level" if shares else "preview-site-nobody", shares=shares, **about)
    own = prospect.builder == view.own_seat
    key = "preview-site-own" if own else "preview-site-other"
    alone = "yes" if len(shares) == 1 else "no"
    return text(key, player=Player(prospect.builder), shares=shares, alone=alone, **about)


def _claims(view: View, tiles: Mapping[str, Tile], prospect: outlook.Prospect, kind: SiteKind) -> list[Text]:
    """Who may send a magistrate off the site: those who are still played (ruling 46)."""
    places = city.district(tiles, prospect.point)
    field: Field = prospect.kind if kind == prospect.kind else TREASURY
    able = [
        seat
        for seat in view.turn_order(view.active)
        if not view.gone[seat] and city.magistrates_of(tiles, places, seat)
    ]
    others: list[Text | Player] = [Player(seat) for seat in able if seat != view.own_seat]
    own = view.own_seat in able
    told = [text("preview-claim", field=names.field(field))] if own else []
    if others:
        key = "preview-claim-others" if own else "preview-claim-others-alone"
        told.append(text(key, players=others, count=len(others), field=names.field(field)))
    return told


# Aqueducts.


def _aqueduct(view: View, move: Aqueduct) -> list[Text]:
    steps = [step for step in (move.first, move.second) if step != NONE]
    reached = pieces_laid(view, *steps)
    extended: dict[Colour, list[str]] = {}
    for colour, point in reached:
        extended.setdefault(colour, []).append(point)
    told = [_line(view, colour, along) for colour, along in extended.items()]
    return told + _reached(view, [point for _, point in reached])


def _water(view: View, move: Water) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, StartPath)
    along = lines.points_along(OUTLETS[asked.colour].point, lines.directions_of(move.path))
    return [_line(view, asked.colour, along), *_reached(view, along)]


def _line(view: View, colour: Colour, along: Sequence[str]) -> Text:
    """From where to where the pieces of an aqueduct lead, and how many are left then."""
    return text(
        "preview-pieces",
        aqueduct=names.aqueduct(colour),
        end=Place(view.aqueducts[colour][-1]),
        points=names.places(along),
        left=view.pieces[colour] - len(along),
    )


def _reached(view: View, along: Iterable[str]) -> list[Text]:
    """The fountains and buildings that the pieces come to."""
    along = list(along)
    told = []
    if city.fountains_at(view, along):
        earned = coins_along(view, along)
        told.append(text("preview-coin", coins=coins(earned)) if earned else Text("preview-coin-missing"))
    links: list[Text | Player] = []
    for point in along:
        site = view.sites.get(point)
        if site is not None and site.owner is not None:
            own = "yes" if site.owner == view.own_seat else "no"
            links.append(
                text(
                    "preview-link",
                    type=kind_name(site.kind),
                    point=Place(point),
                    player=Player(site.owner),
                    own=own,
                )
            )
    if links:
        told.append(text("preview-links", links=links, points=points(SCORING.aqueduct)))
    return told


# Magistrates, Imperium tiles, sites.


def _recall(view: View, move: Recall) -> list[Text]:
    key = "preview-recall-useless" if view.phase == "final" else "preview-recall"
    home = view.players[view.own_seat].home + 1
    return [text(key, place=Place(move.magistrate), home=home), *_uncounted(view, move.magistrate)]


def _uncounted(view: View, place: str) -> list[Text]:
    """Where a magistrate that leaves its tile counts no more."""
    lost = unfinished(view, place)
    return [text("preview-uncounted", points=names.places(lost))] if lost else []


def _extra(view: View, move: Extra) -> list[Text]:
    kind = supply.tile_type(move.imperium)
    assert kind
    told = [
        text(
            "preview-extra",
            imperium=names.imperium(kind),
            actions=text("actions", amount=view.actions_left + 1),
        )
    ]
    own = view.players[view.own_seat].imperium[kind]
    others = max(player.imperium[kind] for seat, player in enumerate(view.players) if seat != view.own_seat)
    if own == others + 1:
        told.append(text("preview-extra-most", type=type_name(kind), points=points(SCORING.most_imperium)))
    elif own == others:
        told.append(
            text("preview-extra-level", type=type_name(kind), points=points(SCORING.most_imperium_tie))
        )
    return told


def _end(view: View, move: End) -> list[Text]:
    brought = rewards(view, view.players[view.own_seat].fields)
    told = [Text("preview-end")]
    return [*told, text("preview-end-rewards", rewards=brought)] if brought else told


def _choose_site(view: View, move: ChooseSite) -> list[Text]:
    prospect = outlook.prospect_at(view.tiles, move.point)
    kind = becomes(prospect, view.fountains)
    told = [_site(view, prospect, kind)]
    if kind != "plaza":
        told += _claims(view, view.tiles, prospect, kind)
    return [*told, Text("preview-others-later")]


def _claim(view: View, move: Claim) -> list[Text]:
    asked = view.decision
    assert isinstance(asked, SiteClaim)
    if move.magistrate == NONE:
        return [Text("preview-stay")]
    field = sites.field_of(view.sites[asked.point])
    return [
        text("preview-send", place=Place(move.magistrate), field=names.field(field)),
        _reward(view, field),
        *_uncounted(view, move.magistrate),
    ]


def _reward(view: View, field: Field) -> Text:
    """When the magistrate comes home, and with what is left by those who come home from there before it."""
    seat = view.own_seat
    if cautions.has_had_last_turn(view, seat):
        return Text("preview-send-late")
    order = view.turn_order(view.active)
    before = sum(view.players[other].fields[field] for other in order[: order.index(seat) + 1])
    if before >= (view.coins if field == TREASURY else view.imperium[field]):
        return Text("preview-send-empty")
    reward = coins(1) if field == TREASURY else names.imperium(field)
    return text("preview-send-now" if seat == view.active else "preview-send-later", reward=reward)


_PREVIEWS: dict[type[Move], Callable[[View, Any], Sequence[Text]]] = {
    Draw: _draw,
    Play: _play,
    Aqueduct: _aqueduct,
    Recall: _recall,
    Extra: _extra,
    End: _end,
    Water: _water,
    ChooseSite: _choose_site,
    Claim: _claim,
}
