"""What a position would be worth after a move, as things stand: for hints, badges, and the order of menus."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from bot.games.trajanum.components import TRAJAN_CARDS
from bot.games.trajanum.rules import cycle_scoring
from bot.games.trajanum.rules.forum import eagle_points, largest_group
from bot.games.trajanum.rules.orders import collected, formations
from bot.games.trajanum.state import Building, Player, Source, Table, View

# Buildings.


@dataclass(frozen=True)
class Site:
    """What buildings change: `points` in each scoring of the colonia, and by cycle the building orders fulfilled."""

    points: int
    orders: Mapping[int, int]


def with_buildings(player: Player, built: Mapping[str, str]) -> Player:
    """The player with these buildings more, by space."""
    return replace(
        player, buildings=player.buildings | {space: Building(kind) for space, kind in built.items()}
    )


def site(view: View, built: Mapping[str, str]) -> Site:
    """What these buildings would change for the viewer, with the citizens that are active now."""
    player = view.players[view.own_seat]
    after = with_buildings(player, built)
    gained = {
        cycle: formations(after, TRAJAN_CARDS[card]) - formations(player, TRAJAN_CARDS[card])
        for cycle, card in view.trajan.items()
        if cycle >= view.cycle
    }
    return Site(
        cycle_scoring.colonia_points(after) - cycle_scoring.colonia_points(player),
        {cycle: more for cycle, more in gained.items() if more},
    )


# Envoys.


@dataclass(frozen=True)
class Sending:
    """What an envoy on a cell would change: whether its area is complete, the size of its group if that is the
    largest then (0 else, and for one alone), and the points for eagles and the group in each scoring of the forum."""

    completes: bool
    eagles: int
    group: int
    points: int


def sending(view: View, cell: str) -> Sending:
    """What the viewer's envoy would change on that cell."""
    seat = view.own_seat
    forum = replace(view.forum, envoys={**view.forum.envoys, cell: seat})
    after = replace(view, forum=forum)
    area = forum.area_of(cell)
    eagles = eagle_points(after, seat) - eagle_points(view, seat)
    group = largest_group(after, seat)
    return Sending(
        completes=area is not None and not forum.free(area),
        eagles=eagles,
        group=len(group) if len(group) > max(1, len(largest_group(view, seat))) else 0,
        points=eagles + forum_group(after, seat) - forum_group(view, seat),
    )


def forum_group(table: Table, seat: int) -> int:
    """What the seat's largest group is worth now."""
    return cycle_scoring.group_points(table.players[seat], len(largest_group(table, seat)))


# The scoring of a cycle.


def scoring(view: View, seat: int, active: Collection[int]) -> dict[Source, int]:
    """What the scoring would bring the seat now by each step, with these rows of citizens paid."""
    player = view.players[seat]
    rows = [replace(row, active=number in active) for number, row in enumerate(player.rows, 1)]
    unpaid = player.resources["coin"] - len(active)
    cranes = {
        corner: replace(crane, state="scored") if crane.state == "open" else crane
        for corner, crane in player.cranes.items()
    }
    paid = replace(player, rows=rows, cranes=cranes, resources={**player.resources, "coin": unpaid})
    table = replace(view, players=[paid if other is player else other for other in view.players])
    opened = [corner for corner, crane in player.cranes.items() if crane.state == "open"]
    card = view.trajan.get(view.cycle)
    orders = 0
    if card is not None:
        orders = formations(paid, TRAJAN_CARDS[card]) + collected(paid, TRAJAN_CARDS[card])
    return {
        "crane": sum(cycle_scoring.crane_points(view, seat, corner) for corner in opened),
        "colonia": cycle_scoring.colonia_points(paid),
        "eagle": eagle_points(table, seat),
        "group": forum_group(table, seat),
        "order": orders * cycle_scoring.order_points(paid),
    }
