"""The end of the game (section 6)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Outcome, Standing, Tally, Task, ranked

from .components import CITIES, CONSTANTS, SENATE
from .state import Player, State, Table


class FinalScoring(Task):
    """Glory and gold are counted, and the standing is made; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.phase = "end"
        state.tell(self.reason)
        for seat in state.turn_order():
            for source, points in final_points(state.players[seat]).items():
                if points:
                    state.tell(f"scored-{source}", seat, points=points)
        state.outcome = Outcome(self.reason, standings(state))


def final_points(player: Player) -> dict[str, int]:
    return {
        "gloria": best_glory(player.senate),
        "gold": player.gold // CONSTANTS.gold_per_prestige_at_end,
    }


def best_glory(senate: Iterable[str]) -> int:
    """What the GLORIA cards among those in play count at the end: the best of them alone."""
    return max([SENATE[card].end_prestige for card in senate], default=0)


def sources(player: Player) -> dict[str, int]:
    """Where the player's points come from: buildings, what was lost of them, glory, gold."""
    return {
        "buildings": sum(building.prestige for building in player.buildings),
        "lost": -player.penalty_points,
        **final_points(player),
    }


def tie_breaks(player: Player) -> dict[str, int]:
    """What decides between equal totals, most important first; gold as it was before it counted (ruling 45)."""
    city = CITIES.get(player.city)
    return {
        "personal_building": int(city is not None and player.has(city.personal_building)),
        "gold": player.gold,
        "resources": player.resources,
        "morale": player.morale,
    }


def standings(table: Table) -> list[Standing]:
    """Everybody's place, those who left behind those who stayed."""
    tallies = [Tally(sources(player), tie_breaks(player)) for player in table.players]
    return ranked(tallies, table.gone, leavers_last=table.rules_version > 1)
