"""What is said of sites that a move would finish: what comes of them, and who may send magistrates off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine import Argument, Place, Player, Text, text
from bot.games.marble.components import TYPES
from bot.games.marble.rules import names, sites
from bot.games.marble.rules.outlook import Prospect
from bot.games.marble.state import SiteKind, View

from .phrases import points


def scored(found: Iterable[Prospect]) -> dict[int, int]:
    """The points that sites bring, by the seat that builds."""
    gained: Counter[int] = Counter()
    for prospect in found:
        if prospect.builder is not None:
            gained[prospect.builder] += TYPES[prospect.kind].points
    return dict(gained)


def worth(view: View, found: Iterable[Prospect]) -> int:
    """What sites bring the viewer, less what they bring to others."""
    return sum(amount if seat == view.own_seat else -amount for seat, amount in scored(found).items())


def outcome(view: View, prospect: Prospect) -> Text:
    """What comes of a site, in a few words: "a theatre for you at EF8"."""
    building = names.building(_becomes(prospect, view.fountains))
    if prospect.builder is None:
        return text("would-none", building=building, point=prospect.point)
    gained = TYPES[prospect.kind].points
    if prospect.builder == view.own_seat:
        return text("would-own", building=building, point=prospect.point, points=gained)
    builder = Player(prospect.builder)
    return text("would-other", building=building, point=prospect.point, player=builder, points=gained)


def foretold(view: View, found: Iterable[Prospect]) -> list[Text]:
    """What comes of each site, as things stand, and who may send magistrates off then."""
    fountains = view.fountains
    told = []
    for prospect in found:
        kind = _becomes(prospect, fountains)
        fountains -= kind == "fountain"
        told.append(_built(view, prospect, kind))
        if kind != "plaza":
            told += _claims(view, prospect, kind)
    return told


def _becomes(prospect: Prospect, fountains: int) -> SiteKind:
    """What will stand on a site, with so many fountains left."""
    if prospect.builder is not None:
        return prospect.kind
    return "fountain" if fountains else "plaza"


def _built(view: View, prospect: Prospect, kind: SiteKind) -> Text:
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


def _claims(view: View, prospect: Prospect, kind: SiteKind) -> list[Text]:
    """Who may send a magistrate off the site: those who are still played (ruling 46)."""
    field = names.field(sites.field_of(kind))
    able = [seat for seat in view.turn_order(view.active) if seat in prospect.present and not view.gone[seat]]
    others: list[Text | Player] = [Player(seat) for seat in able if seat != view.own_seat]
    own = view.own_seat in able
    told = [text("preview-claim", field=field)] if own else []
    if others:
        key = "preview-claim-others" if own else "preview-claim-others-alone"
        told.append(text(key, players=others, count=len(others), field=field))
    return told
