"""What somebody has, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Player, Text, text
from bot.games.marble.components import FIELDS, SiteKind, field_name
from bot.games.marble.rules import supply, turns
from bot.games.marble.scoring import buildings, outlook, sources
from bot.games.marble.state import View

from .phrases import buildings_counted, coins, imperium, on_tile, points, tiles


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the bridges where the seat itself looks."""
    player = view.players[seat]
    told = [
        standing(view, seat),
        text("status-forum", tiles=tiles(player.forum)),
        text("status-magistrates", where=_magistrates(view, seat)),
        text("status-imperium", tiles=imperium(player.imperium), coins=coins(player.coins)),
        text("status-built", buildings=buildings_counted(built(view, seat))),
        *_bridges(view, seat),
        prospect(view, seat),
    ]
    if any(player.incoming.values()):
        told.insert(2, text("status-incoming", tiles=tiles(player.incoming)))
    return told


def standing(view: View, seat: int) -> Text:
    """The points of a seat and its rank; in its turn with the actions that are left."""
    if view.outcome is not None:
        standing = next(standing for standing in view.outcome.standings if standing.seat == seat)
        return text("status-points", points=points(standing.total), place=standing.place, seats=view.seats)
    own = view.players[seat].points
    worth = [(not gone, player.points) for gone, player in zip(view.gone, view.players, strict=True)]
    rank = 1 + sum(other > worth[seat] for other in worth)
    actions = turns.actions_to_come(view) if seat == view.active else 0
    key = "status-points-turn" if actions else "status-points"
    return text(key, points=points(own), place=rank, seats=view.seats, actions=actions)


def _magistrates(view: View, seat: int) -> list[Text | Player]:
    """Where the seat's magistrates are: at home, on tiles, on fields."""
    player = view.players[seat]
    found: list[Text | Player] = [text("status-home", home=player.home)] if player.home else []
    found += [text("status-on-tile", tile=on_tile(view, place)) for place in supply.recallable(view, seat)]
    found += [
        text("status-on-field", count=player.fields[field], field=field_name(field))
        for field in FIELDS
        if player.fields[field]
    ]
    return found


def built(view: View, seat: int) -> list[SiteKind]:
    """The types of the seat's buildings."""
    return [view.sites[point].kind for point in buildings(view, seat)]


def _bridges(view: View, seat: int) -> list[Text]:
    """How many bridge tiles the seat has; their values where the viewer knows them."""
    count = view.players[seat].bridges
    if not count:
        return []
    if seat not in view.shown:
        return [text("status-bridges", count=count)]
    values = ", ".join(map(str, view.bridge_values(seat)))
    key = "status-bridges-shown" if view.outcome else "status-bridges-own"
    return [text(key, values=values)]


def prospect(view: View, seat: int) -> Text:
    """What the end would add as things stand, as far as everybody can see it; at the end where all points came from."""
    if view.outcome is None:
        return text("status-worth", **outlook(view, seat))
    found = [
        text("status-source", source=Text(f"source-{source}"), points=amount)
        for source, amount in sources(view, seat).items()
    ]
    return text("status-sources", sources=found)
