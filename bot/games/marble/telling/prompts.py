"""What is asked: of the viewer, with what they have to do it with, and of others."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Argument, Place, Player, Text, text
from bot.games import telling
from bot.games.marble.components import CONSTANTS, OUTLETS
from bot.games.marble.rules import names, sites
from bot.games.marble.rules.aqueducts import StartPath
from bot.games.marble.rules.sites import SiteClaim, SiteOrder
from bot.games.marble.state import View

from .phrases import imperium, points, tiles


def prompt(view: View) -> Text:
    """What the viewer is asked, with what they have to do it with."""
    if view.decision is None:
        if view.viewer is None:
            return Text("prompt-wait")
        own = view.players[view.own_seat]
        return text("prompt-wait-seat", points=points(own.points), **_means(view))
    return _PROMPTS[view.decision.kind()](view)


def awaited(view: View, seat: int) -> Text:
    """What a seat is asked, said to everybody; in its turn with the actions that are left."""
    if any(asked.seat == seat and asked.decision == "action" for asked in view.asked):
        return text("awaited-action-left", actions=view.actions_left)
    return telling.awaited(view, seat)


def length(view: View) -> Text:
    """How long a game took: in rounds, of a turn for everybody."""
    return text("length-rounds", rounds=-(-view.turn // view.seats))


def _means(view: View) -> dict[str, Argument]:
    """What the viewer can play with, as arguments."""
    player = view.players[view.own_seat]
    return {"tiles": tiles(player.forum), "home": player.home}


def _action(view: View) -> Text:
    if view.phase == "final":
        return text("prompt-action-final", **_means(view))
    return text("prompt-action", actions=text("actions", amount=view.actions_left), **_means(view))


def _turn_end(view: View) -> Text:
    return text("prompt-turn-end", imperium=imperium(view.players[view.own_seat].imperium))


def _path(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, StartPath)
    return text(
        "prompt-start-path",
        aqueduct=names.aqueduct(asked.colour),
        point=Place(OUTLETS[asked.colour].point),
        pieces=CONSTANTS.start_pieces,
    )


def _order(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, SiteOrder)
    return text("prompt-site-order", points=names.places(asked.points))


def _claim(view: View) -> Text:
    asked = view.decision
    assert isinstance(asked, SiteClaim)
    site = view.sites[asked.point]
    point, building = Place(asked.point), names.building(site.kind)
    field = names.field(sites.field_of(site))
    if site.owner is None:
        return text("prompt-site-claim-fountain", point=point, building=building, field=field)
    if site.owner == view.own_seat:
        return text("prompt-site-claim-own", point=point, building=building, field=field)
    return text("prompt-site-claim", point=point, building=building, player=Player(site.owner), field=field)


_PROMPTS: dict[str, Callable[[View], Text]] = {
    "action": _action,
    "turn-end": _turn_end,
    "start-path": _path,
    "site-order": _order,
    "site-claim": _claim,
}
