"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Place, Player, Text, text
from bot.games.marble.components import FIELDS, TYPES
from bot.games.marble.rules import names, supply
from bot.games.marble.scoring import buildings, outlook
from bot.games.marble.state import SiteKind, View
from bot.games.telling import happened, who_is_asked

from .phrases import buildings_counted, coins, imperium, on_tile, points, tiles

# A seat.


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has, in a few lines: the mat in words, with the bridges where the seat itself looks."""
    player = view.players[seat]
    told = [
        _standing(view, seat),
        text("status-forum", tiles=tiles(player.forum)),
        text("status-magistrates", where=_magistrates(view, seat)),
        text("status-imperium", tiles=imperium(player.imperium), coins=coins(player.coins)),
        text("status-built", buildings=buildings_counted(_built(view, seat))),
        *_bridges(view, seat),
        _prospect(view, seat),
    ]
    if any(player.incoming.values()):
        told.insert(2, text("status-incoming", tiles=tiles(player.incoming)))
    return told


def _standing(view: View, seat: int) -> Text:
    if view.outcome is not None:
        standing = next(standing for standing in view.outcome.standings if standing.seat == seat)
        return text("status-points", points=points(standing.total), place=standing.place, seats=view.seats)
    own = view.players[seat].points
    worth = [(not gone, player.points) for gone, player in zip(view.gone, view.players, strict=True)]
    rank = 1 + sum(other > worth[seat] for other in worth)
    key = "status-points-turn" if seat == view.active and view.actions_left else "status-points"
    return text(key, points=points(own), place=rank, seats=view.seats, actions=view.actions_left)


def _magistrates(view: View, seat: int) -> list[Text | Player]:
    """Where the seat's magistrates are: at home, on tiles, on fields."""
    player = view.players[seat]
    found: list[Text | Player] = [text("status-home", home=player.home)] if player.home else []
    found += [text("status-on-tile", tile=on_tile(view, place)) for place in supply.recallable(view, seat)]
    found += [
        text("status-on-field", count=player.fields[field], field=names.field(field))
        for field in FIELDS
        if player.fields[field]
    ]
    return found


def _built(view: View, seat: int) -> list[SiteKind]:
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


def _prospect(view: View, seat: int) -> Text:
    """What would be added at the end as things stand, as far as everybody can see it."""
    over = view.outcome is not None
    bridges = sum(view.bridge_values(seat)) if over else 0
    return text("status-added" if over else "status-worth", bridges=bridges, **outlook(view, seat))


# The whole table.


def position(view: View) -> Sequence[Text]:
    """The whole table in words, most important first: the picture's description."""
    return [
        _course(view),
        _scores(view),
        *who_is_asked(view),
        *happened(view),
        text("position-stacks", stacks=[text(f"tiles-{kind}", amount=view.stacks[kind]) for kind in TYPES]),
        text(
            "position-city",
            tiles=len(view.tiles),
            hills=[names.hill(hill) for hill in view.hills],
            buildings=buildings_counted(site.kind for site in view.sites.values()),
        ),
        *_water(view),
        text(
            "position-supply",
            fountains=text("buildings-fountain", amount=view.fountains),
            coins=coins(view.coins),
            bridges=len(view.bridges),
        ),
        *(_seat(view, seat) for seat in range(view.seats)),
    ]


def _course(view: View) -> Text:
    if view.outcome is not None:
        return text("position-over", turn=view.turn)
    return text("position-final" if view.phase == "final" else "position-turn", turn=view.turn)


def _scores(view: View) -> Text:
    totals = {seat: player.points for seat, player in enumerate(view.players)}
    if view.outcome is not None:
        totals = {standing.seat: standing.total for standing in view.outcome.standings}
    leading_first = sorted(totals, key=lambda seat: -totals[seat])
    scores: list[Text | Player] = [
        text("position-score", player=Player(seat), points=totals[seat]) for seat in leading_first
    ]
    return text("position-scores", scores=scores)


def _water(view: View) -> list[Text]:
    """The aqueducts that have begun, each by its last point."""
    begun: list[Text | Player] = [
        text(
            "position-aqueduct",
            aqueduct=names.aqueduct(colour),
            pieces=text("pieces", amount=len(line) - 1),
            end=Place(line[-1]),
        )
        for colour, line in view.aqueducts.items()
        if line
    ]
    return [text("position-water", aqueducts=begun)] if begun else []


def _seat(view: View, seat: int) -> Text:
    player = view.players[seat]
    return text(
        "position-seat",
        player=Player(seat),
        tiles=tiles(player.forum),
        home=player.home,
        imperium=imperium(player.imperium),
        coins=coins(player.coins),
        bridges=player.bridges,
    )
