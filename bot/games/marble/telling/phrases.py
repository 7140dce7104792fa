"""Small parts of sentences that several tellings share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from bot.engine import Argument, Place, Player, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import SCORING, TREASURY, TYPES, Colour, Direction, Field, TileType
from bot.games.marble.rules import city, lines, names, outlook
from bot.games.marble.state import SiteKind, View


def type_name(kind: str) -> Text:
    """A type of tile, of building, of Imperium tile: as the heading of what is said of it."""
    return Text(f"type-{kind}")


def kind_name(kind: str) -> Text:
    """A type in the middle of a sentence."""
    return Text(f"kind-{kind}")


def points(amount: int) -> Text:
    """So many points."""
    return text("points", amount=amount)


def coins(amount: int) -> Text:
    """So many coins."""
    return text("coins", amount=amount)


def tiles(amounts: Mapping[TileType, int]) -> Argument:
    """District tiles by type, read out in the order of the rules."""
    return _counted(amounts) or Text("no-tile")


def imperium(amounts: Mapping[TileType, int]) -> Argument:
    """Imperium tiles by type, read out in the order of the rules."""
    return _counted(amounts) or Text("none")


def _counted(amounts: Mapping[TileType, int]) -> list[Text | Player]:
    return [text(f"tiles-{kind}", amount=amount) for kind, amount in amounts.items() if amount]


def buildings_counted(kinds: Iterable[SiteKind]) -> Argument:
    """What stands on sites, counted: "2 temples and 1 fountain"; "nothing" for none."""
    counted = Counter(kinds)
    order: tuple[SiteKind, ...] = (*TYPES, "fountain", "plaza")
    found: list[Text | Player] = [
        text(f"buildings-{kind}", amount=counted[kind]) for kind in order if counted[kind]
    ]
    return found or Text("no-building")


def on_tile(view: View, place: str) -> Text:
    """A tile of the board, by its place and its type."""
    return text("choice-on-tile", place=Place(place), type=kind_name(view.tiles[place].type))


def rewards(view: View, fields: Mapping[Field, int]) -> list[Text | Player]:
    """What the magistrates on these fields bring home, as far as there is any left."""
    found: list[Text | Player] = [
        names.imperium(kind) for kind in TYPES for _ in range(min(fields[kind], view.imperium[kind]))
    ]
    earned = min(fields[TREASURY], view.coins)
    return [*found, coins(earned)] if earned else found


def pieces_laid(view: View, *steps: str) -> list[tuple[Colour, str]]:
    """The aqueducts that steps extend one after the other, each with the point that it comes to."""
    works = lines.Works.of(view)
    found = []
    for step in steps:
        named = lines.step_of(step)
        assert named
        works = works.after(step)
        found.append((named[0], works.ends[named[0]]))
    return found


def path_name(directions: Sequence[Direction]) -> Text:
    """The ways that pieces lead, one after the other."""
    named = Text(f"direction-{directions[0]}")
    for direction in directions[1:]:
        named = text("path", before=named, direction=Text(f"direction-{direction}"))
    return named


def becomes(prospect: outlook.Prospect, fountains: int) -> SiteKind:
    """What will stand on a site, with so many fountains left."""
    if prospect.builder is not None:
        return prospect.kind
    return "fountain" if fountains else "plaza"


def outcome(view: View, prospect: outlook.Prospect) -> Text:
    """What comes of a site, in a few words: "a theatre for you at EF8"."""
    building = names.building(becomes(prospect, view.fountains))
    if prospect.builder is None:
        return text("would-none", building=building, point=prospect.point)
    worth = TYPES[prospect.kind].points
    if prospect.builder == view.own_seat:
        return text("would-own", building=building, point=prospect.point, points=worth)
    return text(
        "would-other",
        building=building,
        point=prospect.point,
        player=Player(prospect.builder),
        points=worth,
    )


def scored(prospects: Iterable[outlook.Prospect]) -> dict[int, int]:
    """The points that sites bring, by the seat that builds."""
    found: Counter[int] = Counter()
    for prospect in prospects:
        if prospect.builder is not None:
            found[prospect.builder] += TYPES[prospect.kind].points
    return dict(found)


def reached(view: View, along: Iterable[str]) -> list[Text | Player]:
    """What pieces that come to these points bring, in a few words: coins, and points at the end."""
    found: list[Text | Player] = []
    if earned := coins_along(view, along):
        found.append(coins(earned))
    for point in along:
        site = view.sites.get(point)
        if site is None or site.owner is None:
            continue
        if site.owner == view.own_seat:
            found.append(text("would-join-own", type=kind_name(site.kind), points=SCORING.aqueduct))
        else:
            found.append(
                text(
                    "would-join",
                    type=kind_name(site.kind),
                    player=Player(site.owner),
                    points=SCORING.aqueduct,
                )
            )
    return found


def coins_along(view: View, along: Iterable[str]) -> int:
    """The coins that the fountains at these points bring, as far as there are any left."""
    return min(len(city.fountains_at(view, along)), view.coins)


def unfinished(view: View, place: str) -> list[str]:
    """The corners of a tile at which a site can still be finished, as they lie on the board."""
    corners = PLACES[place].corners
    return [point for point in outlook.missing_wedges(view) if point in corners]
