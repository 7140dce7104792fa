"""What several texts share: numbers of things, signs, magistrates, sites that a move would finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.engine import Argument, Choice, Foreseen, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import TYPES, SiteKind, TileType, building_name, field_name, place_names
from bot.games.marble.rules import city, sites
from bot.games.marble.rules.city import Prospect
from bot.games.marble.rules.sites import SiteClaim
from bot.games.marble.state import View


def type_name(kind: str) -> Text:
    """A type of tile, of building, of Imperium tile: as the heading of what is said of it."""
    return Text(f"type-{kind}")


def kind_name(kind: str) -> Text:
    """A type in the middle of a sentence."""
    return Text(f"kind-{kind}")


def points(amount: int) -> Text:
    return text("points", amount=amount)


def coins(amount: int) -> Text:
    return text("coins", amount=amount)


def counted_tiles(amounts: Mapping[TileType, int]) -> Argument:
    return _counted(amounts) or Text("no-tile")


def counted_imperium(amounts: Mapping[TileType, int]) -> Argument:
    return _counted(amounts) or Text("none")


def _counted(amounts: Mapping[TileType, int]) -> list[Text | Player]:
    return [text(f"tiles-{kind}", amount=amount) for kind, amount in amounts.items() if amount]


def counted_buildings(kinds: Iterable[SiteKind]) -> Argument:
    """What stands on sites, counted: "2 temples and 1 fountain"; "nothing" for none."""
    counted = Counter(kinds)
    order: tuple[SiteKind, ...] = (*TYPES, "fountain", "plaza")
    found: list[Text | Player] = [
        text(f"buildings-{kind}", amount=counted[kind]) for kind in order if counted[kind]
    ]
    return found or Text("no-building")


def on_tile(view: View, place: str) -> Text:
    return text("choice-on-tile", place=Place(place), type=kind_name(view.tiles[place].type))


POINTS = "+"
FINISHED, BRIDGE, WATER = "!", "?", "≈"
"""A site is finished without points for the player; a bridge; an outlet."""

_MEANING = {FINISHED: "sign-finished", BRIDGE: "sign-bridge", WATER: "sign-water"}


def legend(badge: str, points: str) -> tuple[Text, ...]:
    """What the signs of a badge mean; `points` is the message of what its points are."""
    earned = [Text(points)] if badge.startswith(POINTS) else []
    return (*earned, *(Text(meaning) for sign, meaning in _MEANING.items() if sign in badge))


def magistrate_choice(view: View, place: str) -> Choice:
    """An own magistrate on a tile: where it can still count. What counts for nothing comes first."""
    left = _unfinished_corners(view, place)
    hint = text("hint-counts" if left else "hint-counts-nowhere", points=place_names(left))
    return Choice(on_tile(view, place), hint, -len(left), place)


def sites_given_up(view: View, place: str) -> list[Text]:
    """Where a magistrate that leaves its tile counts no more."""
    lost = _unfinished_corners(view, place)
    return [text("outlook-uncounted", points=place_names(lost))] if lost else []


def _unfinished_corners(view: View, place: str) -> list[str]:
    """The corners of a tile at which a site can still be finished, as they lie on the board."""
    corners = PLACES[place].corners
    return [point for point in city.missing_wedges(view) if point in corners]


def points_by_builder(found: Iterable[Prospect]) -> dict[int, int]:
    gained: Counter[int] = Counter()
    for prospect in found:
        if prospect.builder is not None:
            gained[prospect.builder] += TYPES[prospect.kind].points
    return dict(gained)


def worth_of_sites(view: View, found: Iterable[Prospect]) -> int:
    """What sites bring the viewer, less what they bring to others."""
    return sum(
        amount if seat == view.own_seat else -amount for seat, amount in points_by_builder(found).items()
    )


def site_outcome(view: View, prospect: Prospect) -> Text:
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
    if prospect.builder is not None:
        return prospect.kind
    return "fountain" if fountains else "plaza"
