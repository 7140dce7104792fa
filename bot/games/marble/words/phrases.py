"""Phrases used in several messages: amounts, signs, magistrates, sites that a move would finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.engine import Argument, Choice, MovePreview, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import TYPES, SiteKind, TileType, place_names
from bot.games.marble.rules import city, sites
from bot.games.marble.state import View

FINISHED, BRIDGE, WATER = "!", "?", "≈"
"""Signs on a picture's places: a site finished without points for the player, a bridge, an outlet."""

_MEANING = {FINISHED: "sign-finished", BRIDGE: "sign-bridge", WATER: "sign-water"}


def points(amount: int) -> Text:
    return text("points", amount=amount)


def coins(amount: int) -> Text:
    return text("coins", amount=amount)


def counted_tiles(amounts: Mapping[TileType, int], none: str = "no-tile") -> Argument:
    """District tiles, or Imperium tiles, by type."""
    return [text(f"tiles-{kind}", amount=amount) for kind, amount in amounts.items() if amount] or Text(none)


def counted_buildings(kinds: Iterable[SiteKind]) -> Argument:
    """What is built on sites, counted: "2 temples and 1 fountain"; "nothing" for none."""
    counted, order = Counter[str](kinds), (*TYPES, "fountain", "plaza")
    found = [text(f"buildings-{kind}", amount=counted[kind]) for kind in order if counted[kind]]
    return found or Text("no-building")


def legend(badge: str, points: str) -> tuple[Text, ...]:
    """The meanings of a badge's signs; `points` is the message key for its points."""
    earned = [Text(points)] if badge.startswith("+") else []
    return (*earned, *(Text(meaning) for sign, meaning in _MEANING.items() if sign in badge))


def on_tile(view: View, place: str) -> Text:
    return text("choice-on-tile", place=Place(place), type=Text(f"kind-{view.tiles[place].type}"))


def magistrate_choice(view: View, place: str) -> Choice:
    """One of the player's magistrates on a tile, and where it can still count; those that can't come first."""
    left = _unfinished_corners(view, place)
    hint = text("hint-counts" if left else "hint-counts-nowhere", points=place_names(left))
    return Choice(on_tile(view, place), hint, -len(left), place)


def sites_given_up(foreseen: MovePreview) -> list[Text]:
    """The sites at which a magistrate no longer counts after leaving its tile."""
    lost = _unfinished_corners(foreseen.before, foreseen.move.magistrate)
    return [text("outlook-uncounted", points=place_names(lost))] if lost else []


def _unfinished_corners(view: View, place: str) -> list[str]:
    """The corners of a tile at which a building of its type can still be built, in board order."""
    corners, kind, sites = PLACES[place].corners, view.tiles[place].type, city.openings(view).at
    return [point for point in city.missing_wedges(view) if point in corners and kind in sites[point].kinds]


def points_by_builder(found: Iterable[city.Prospect]) -> dict[int, int]:
    gained: Counter[int] = Counter()
    for prospect in found:
        if prospect.builder is not None:
            gained[prospect.builder] += prospect.points
    return dict(gained)


def worth_of_sites(view: View, found: Iterable[city.Prospect]) -> int:
    """The points that sites bring the viewer, less those that they bring others."""
    gained = points_by_builder(found)
    return 2 * gained.get(view.own_seat, 0) - sum(gained.values())


def site_outcome(view: View, prospect: city.Prospect) -> Text:
    """The result of a site in a few words: "a theatre for you at EF8"."""
    site, point = prospect.becomes(view), prospect.point
    building = Text(f"building-{site.kind}")
    if site.owner is None:
        return text("would-none", building=building, point=point)
    key = "would-own" if site.owner == view.own_seat else "would-other"
    return text(key, player=Player(site.owner), building=building, point=point, points=prospect.points)


def claims_to_come(foreseen: MovePreview) -> list[Text]:
    """The players who may send magistrates off after the next one asked, without those who left (ruling 46)."""
    view = foreseen.after
    asked = {asked.seat for asked in view.asked}
    later = [
        step
        for step in reversed(view.agenda)
        if isinstance(step, sites.SiteClaim) and not view.gone[step.seat] and step.seat not in asked
    ]
    if foreseen.stop is not None or not later:
        return []
    players = [Player(step.seat) for step in later]
    field = Text(f"place-{sites.field_of(view.sites[later[0].point].kind)}")
    return [text("outlook-claims", players=players, count=len(players), field=field)]
