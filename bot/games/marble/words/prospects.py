"""What is said of sites that a move would finish: what comes of them, and who may send magistrates off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine import Foreseen, Player, Text, text
from bot.games.marble.components import TYPES, SiteKind, building_name, field_name
from bot.games.marble.rules import sites
from bot.games.marble.rules.outlook import Prospect
from bot.games.marble.rules.sites import SiteClaim
from bot.games.marble.state import View


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
    building = building_name(_becomes(prospect, view.fountains))
    if prospect.builder is None:
        return text("would-none", building=building, point=prospect.point)
    gained = TYPES[prospect.kind].points
    if prospect.builder == view.own_seat:
        return text("would-own", building=building, point=prospect.point, points=gained)
    builder = Player(prospect.builder)
    return text("would-other", building=building, point=prospect.point, player=builder, points=gained)


def claims_to_come(foreseen: Foreseen) -> list[Text]:
    """Who may send magistrates off after whoever is asked next: those who are still played (ruling 46)."""
    if foreseen.stop is not None:
        return []
    view = foreseen.after
    waiting = [
        step for step in reversed(view.agenda) if isinstance(step, SiteClaim) and not view.gone[step.seat]
    ]
    later = [step for step in waiting if all(asked.seat != step.seat for asked in view.asked)]
    if not later:
        return []
    players: list[Text | Player] = [Player(step.seat) for step in later]
    field = field_name(sites.field_of(view.sites[later[0].point].kind))
    return [text("outlook-claims", players=players, count=len(players), field=field)]


def _becomes(prospect: Prospect, fountains: int) -> SiteKind:
    """What will stand on a site, with so many fountains left."""
    if prospect.builder is not None:
        return prospect.kind
    return "fountain" if fountains else "plaza"
