"""What is said of finished sites: which comes first, and who is sent off to fetch a reward."""

from __future__ import annotations

from bot.engine import Argument, Choice, Foreseen, Missing, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import TREASURY, building_name, field_name, imperium_name, place_names
from bot.games.marble.rules import outlook, sites, supply, turns
from bot.games.marble.rules.moves import NONE, ChooseSite, Claim
from bot.games.marble.rules.sites import SiteClaim, SiteOrder
from bot.games.marble.state import View
from bot.games.sayings import Sayings
from bot.i18n.fluent import signed

from . import magistrates, prospects, signs
from .phrases import coins, on_tile, type_name

SAID = Sayings[View]()

COMING_HOME = ("imperium-gained", "imperium-none", "coin-earned", "coin-none")
"""What is told of magistrates that come home."""


@SAID.asks(SiteOrder)
def _order(view: View, asked: SiteOrder) -> Text:
    return text("prompt-site-order", points=place_names(asked.points))


@SAID.asks(SiteClaim)
def _finished(view: View, asked: SiteClaim) -> Text:
    site = view.sites[asked.point]
    about: dict[str, Argument] = {
        "point": Place(asked.point),
        "building": building_name(site.kind),
        "field": field_name(sites.field_of(site.kind)),
    }
    if site.owner is None:
        return text("prompt-site-claim-fountain", **about)
    if site.owner == view.own_seat:
        return text("prompt-site-claim-own", **about)
    return text("prompt-site-claim", player=Player(site.owner), **about)


@SAID.shows(ChooseSite, "point")
def _site(view: View, point: str) -> Choice:
    prospect = outlook.prospect_at(view.tiles, point)
    worth = prospects.worth(view, [prospect])
    label = text("choice-site", point=point, type=type_name(prospect.kind))
    hint = text("hint-effects", effects=[prospects.outcome(view, prospect)])
    badge = signed(worth) if worth > 0 else signs.FINISHED
    return Choice(label, hint, worth, point, badge, legend=signs.legend(badge, "sign-points"))


@SAID.shows(Claim, "magistrate")
def _claimed(view: View, place: str) -> Choice:
    if place == NONE:
        return Choice(Text("choice-none"), rank=-len(PLACES))
    return magistrates.standing(view, place)


@SAID.lacks(Claim, "magistrate")
def _elsewhere(view: View) -> list[Missing]:
    """Magistrates on tiles that don't touch the site."""
    asked = _asked(view)
    here = asked.claimable(view)
    return [
        Missing(on_tile(view, place), text("lacks-elsewhere", point=Place(asked.point)))
        for place in supply.recallable(view, view.own_seat)
        if place not in here
    ]


@SAID.foresees(ChooseSite)
def _after_the_first(foreseen: Foreseen) -> list[Text]:
    return prospects.claims_to_come(foreseen)


@SAID.foresees(Claim)
def _sent(foreseen: Foreseen) -> list[Text]:
    """When the magistrate comes home, and what it leaves behind."""
    place = foreseen.move.magistrate
    if place == NONE:
        return prospects.claims_to_come(foreseen)
    return [
        *_reward(foreseen),
        *magistrates.uncounted(foreseen.before, place),
        *prospects.claims_to_come(foreseen),
    ]


def _reward(foreseen: Foreseen) -> list[Text]:
    """What is left for the magistrate by those who come home from there before it; unless it has come by then."""
    view, seat = foreseen.after, foreseen.seat
    if any(event.seat == seat and event.key in COMING_HOME for event in foreseen.events):
        return []
    if turns.has_had_last_turn(view, seat):
        return []
    field = sites.field_of(view.sites[_asked(foreseen.before).point].kind)
    order = view.turn_order(foreseen.before.active)
    coming = sum(view.players[other].fields[field] for other in order[: order.index(seat) + 1])
    if coming > (view.coins if field == TREASURY else view.imperium[field]):
        return [Text("outlook-send-empty")]
    reward = coins(1) if field == TREASURY else imperium_name(field)
    own_turn = seat == foreseen.before.active
    return [text("outlook-send-now" if own_turn else "outlook-send-later", reward=reward)]


@SAID.warns(Claim)
def _late(foreseen: Foreseen) -> Text | None:
    """A magistrate that comes home no more."""
    late = foreseen.move.magistrate != NONE and turns.has_had_last_turn(foreseen.before, foreseen.seat)
    return Text("caution-claim-late") if late else None


def _asked(view: View) -> SiteClaim:
    asked = view.decision
    assert isinstance(asked, SiteClaim)
    return asked
