"""What is said of finished sites: which comes first, and who is sent off to fetch a reward."""

from __future__ import annotations

from bot.engine import Argument, Choice, Missing, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import TREASURY, Field
from bot.games.marble.rules import cautions, names, outlook, sites, supply
from bot.games.marble.rules.moves import NONE, ChooseSite, Claim
from bot.games.marble.rules.sites import SiteClaim, SiteOrder
from bot.games.marble.state import View
from bot.games.sayings import Sayings
from bot.words.fluent import signed

from . import magistrates, prospects
from .phrases import coins, on_tile, type_name
from .tiles import FINISHED

SAID = Sayings[View]()


@SAID.asks(SiteOrder)
def _order(view: View, asked: SiteOrder) -> Text:
    return text("prompt-site-order", points=names.places(asked.points))


@SAID.asks(SiteClaim)
def _finished(view: View, asked: SiteClaim) -> Text:
    site = view.sites[asked.point]
    about: dict[str, Argument] = {
        "point": Place(asked.point),
        "building": names.building(site.kind),
        "field": names.field(sites.field_of(site.kind)),
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
    return Choice(label, hint, worth, point, signed(worth) if worth > 0 else FINISHED)


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


@SAID.foretells(ChooseSite)
def _choose_site(view: View, move: ChooseSite) -> list[Text]:
    prospect = outlook.prospect_at(view.tiles, move.point)
    return [*prospects.foretold(view, [prospect]), Text("preview-others-later")]


@SAID.foretells(Claim)
def _claim(view: View, move: Claim) -> list[Text]:
    if move.magistrate == NONE:
        return [Text("preview-stay")]
    field = sites.field_of(view.sites[_asked(view).point].kind)
    return [
        text("preview-send", place=Place(move.magistrate), field=names.field(field)),
        _reward(view, field),
        *magistrates.uncounted(view, move.magistrate),
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


def _asked(view: View) -> SiteClaim:
    asked = view.decision
    assert isinstance(asked, SiteClaim)
    return asked
