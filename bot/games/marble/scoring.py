"""The end of the game (sections 6.2 and 6.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import TypeAlias

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .board import BESIDE
from .components import SCORING, TYPES, SiteKind
from .state import State, Table

Imperium: TypeAlias = tuple[tuple[int, ...], ...]  # each seat's Imperium tiles of each type
of_each_type = itemgetter(*TYPES)  # values of a dict by type of tile, in the order of the rules


class FinalScoring(Task):
    """Reveals the bridge tiles, scores everything, and ends the game; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        if any(state.values):
            state.bring_to_light("bridges")
        state.phase = "finished"
        state.actions_left = 0
        state.tell(self.reason)
        if state.heard:
            for seat in state.turn_order():
                if values := state.bridge_values(seat):
                    state.tell("bridges-shown", seat, values=", ".join(map(str, values))).reveals = True
        state.outcome = Outcome(self.reason, standings(state))


def open_points(table: Table) -> list[dict[str, int]]:
    """Each seat's points by source if the game ended now, without those made in play, as far as everybody can know."""
    watered, fountains = watered_points(table), fountain_points(table)
    on_aqueducts, beside_fountains = [0] * table.seats, [0] * table.seats
    for point, site in table.sites.items():
        owner = site.owner
        if owner is not None:
            on_aqueducts[owner] += point in watered
            beside_fountains[owner] += len(fountains.intersection(BESIDE[point]))
    coins = [player.coins for player in table.players]
    most_coins = majorities(coins, SCORING.most_coins, SCORING.most_coins_tie)
    imperium = points_for_imperium(imperium_held(table))
    return [
        {
            "aqueducts": SCORING.aqueduct * on_aqueducts[seat],
            "fountains": SCORING.fountain * beside_fountains[seat],
            "coins": SCORING.coin * coins[seat],
            "most_coins": most_coins[seat],
            "imperium": imperium[seat],
        }
        for seat in range(table.seats)
    ]


def outlook(table: Table, seat: int) -> dict[str, int]:
    """The seat's open points in brief: all points for coins together."""
    points = open_points(table)[seat]
    points["coins"] += points.pop("most_coins")
    return points


def buildings_at(table: Table, points: Iterable[str]) -> list[tuple[str, SiteKind, int]]:
    """The buildings at these points, each with its point, kind and owner."""
    found = [(point, table.sites[point]) for point in points if point in table.sites]
    return [(point, site.kind, site.owner) for point, site in found if site.owner is not None]


def watered_points(table: Table) -> set[str]:
    return set().union(*table.aqueducts.values())


def fountain_points(table: Table) -> set[str]:
    """The points with a fountain, which counts for each building at distance 1 (ruling 43)."""
    return {point for point, site in table.sites.items() if site.kind == "fountain"}


def imperium_held(table: Table) -> Imperium:
    return tuple([of_each_type(player.imperium) for player in table.players])


@lru_cache(maxsize=1 << 10)
def points_for_imperium(held: Imperium) -> tuple[int, ...]:
    by_type = [points_for_type(amounts) for amounts in zip(*held, strict=True)]
    return tuple([sum(points) for points in zip(*by_type, strict=True)])


def points_for_type(amounts: Sequence[int]) -> list[int]:
    """Each seat's points for these numbers of Imperium tiles of a type."""
    return majorities(amounts, SCORING.most_imperium, SCORING.most_imperium_tie)


def majorities(amounts: Sequence[int], alone: int, tied: int) -> list[int]:
    """Each seat's points for having most, alone or tied; nothing without any (rulings 41 and 42)."""
    most = max(amounts)
    points = alone if amounts.count(most) == 1 else tied
    return [points if most and amount == most else 0 for amount in amounts]


def sources(table: Table, seat: int) -> dict[str, int]:
    made, bridges = table.players[seat].points, sum(table.bridge_values(seat))
    return {"play": made, "bridges": bridges, **open_points(table)[seat]}


def standings(table: Table) -> list[Standing]:
    """The ranking, players who left behind the others; buildings, then Imperium tiles break ties."""
    tie_breaks = [
        {"civic_buildings": len(table.buildings(seat)), "imperium_tiles": sum(held)}
        for seat, held in enumerate(imperium_held(table))
    ]
    tallies = [Tally(sources(table, seat), breaks) for seat, breaks in enumerate(tie_breaks)]
    return ranked(tallies, table.gone)
