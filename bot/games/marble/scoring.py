"""The end of the game (sections 6.2 and 6.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .board import POINTS
from .components import SCORING, TYPES
from .state import Player, State, Table


class FinalScoring(Task):
    """The bridge tiles are turned over, and everything is counted; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        """Show, score, rank."""
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


def final_points(table: Table, seat: int) -> dict[str, int]:
    """What the seat would get beside the points made in play if the game ended now."""
    return {"bridges": sum(table.bridge_values(seat)), **open_points(table, seat)}


def open_points(table: Table, seat: int) -> dict[str, int]:
    """The part of it that everybody can see: all but the bridges."""
    return {
        "aqueducts": SCORING.aqueduct * len(buildings_on_aqueducts(table, seat)),
        "fountains": SCORING.fountain * fountains_beside(table, seat),
        "coins": SCORING.coin * table.players[seat].coins,
        "most_coins": majority(
            [player.coins for player in table.players], seat, SCORING.most_coins, SCORING.most_coins_tie
        ),
        "imperium": sum(imperium_points(table, seat).values()),
    }


def outlook(table: Table, seat: int) -> dict[str, int]:
    """The same in brief, as players look at it: what coins bring in all."""
    points = open_points(table, seat)
    points["coins"] += points.pop("most_coins")
    return points


def buildings(table: Table, seat: int) -> list[str]:
    """The points where the seat owns a civic building."""
    return [point for point, site in table.sites.items() if site.owner == seat]


def buildings_on_aqueducts(table: Table, seat: int) -> list[str]:
    """Those of them that an aqueduct passes, whoever laid it."""
    watered: set[str] = set().union(*table.aqueducts.values())
    return [point for point in buildings(table, seat) if point in watered]


def fountains_beside(table: Table, seat: int) -> int:
    """How many times a fountain lies next to a building of the seat, at distance 1 (ruling 43)."""
    fountains = {point for point, site in table.sites.items() if site.kind == "fountain"}
    return sum(
        len(fountains.intersection(POINTS[point].neighbours.values())) for point in buildings(table, seat)
    )


def imperium_points(table: Table, seat: int) -> dict[str, int]:
    """What the seat gets for each type of Imperium tile."""
    return {
        kind: majority(
            [player.imperium[kind] for player in table.players],
            seat,
            SCORING.most_imperium,
            SCORING.most_imperium_tie,
        )
        if table.players[seat].imperium[kind]
        else 0
        for kind in TYPES
    }


def majority(amounts: Sequence[int], seat: int, alone: int, tied: int) -> int:
    """For having most of something, alone or with others; nothing for none (rulings 41 and 42)."""
    most = max(amounts)
    if not most or amounts[seat] < most:
        return 0
    return alone if list(amounts).count(most) == 1 else tied


def sources(table: Table, seat: int) -> dict[str, int]:
    """Where the seat's points come from."""
    return {"play": table.players[seat].points, **final_points(table, seat)}


def tie_breaks(table: Table, seat: int) -> dict[str, int]:
    """What decides between equal totals, most important first."""
    return {
        "civic_buildings": len(buildings(table, seat)),
        "imperium_tiles": imperium_tiles(table.players[seat]),
    }


def imperium_tiles(player: Player) -> int:
    """How many Imperium tiles the player has in all."""
    return sum(player.imperium.values())


def standings(table: Table) -> list[Standing]:
    """Everybody's place, those who left behind those who stayed."""
    tallies = [Tally(sources(table, seat), tie_breaks(table, seat)) for seat in range(table.seats)]
    return ranked(tallies, table.gone)
