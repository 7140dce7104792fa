"""The end of the game (section 6), the expert game and the compensation (section 7)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Outcome, Standing, Tally, Task, ranked
from bot.games.praetor.rules.city import largest_district
from bot.games.praetor.rules.economy import change

from .components import COMPENSATION, CONSTANTS, EXPERT_SCORING
from .state import Player, State, Table


class FinalScoring(Task):
    """Scores what everybody has and ends the game; `reason` is a message key."""

    reason: str

    def run(self, state: State) -> None:
        state.phase = "final"
        state.trade = None  # one may be open where the players leave (9.40)
        state.tell(self.reason)
        favor = [player.favor for player in state.players]
        final = final_points(state)
        for seat in state.turn_order():
            for source, points in final[seat].items():
                if points:
                    state.tell(f"scored-{source}", seat, points=points)
                    change(state, seat, "favor", points)
        state.outcome = Outcome(self.reason, _standings(state, favor, final))


def final_points(table: Table) -> list[dict[str, int]]:
    """Each seat's points by source if the game ended now: workers, morale, goods at the board's rates (6.2)."""
    chosen = points_by_options(table)
    return [
        {
            "workers": worker_points(player),
            "morale": morale_points(player),
            "resources": goods_points(player),
            **{source: points[seat] for source, points in chosen.items()},
        }
        for seat, player in enumerate(table.players)
    ]


def points_by_options(table: Table) -> dict[str, list[int]]:
    """Each seat's points from the expert game and the compensation, if these options were chosen."""
    expert = expert_points(table) if table.options["expert"] == "on" else {}
    compensated = table.options.get("compensation") == "on"
    return expert | ({"compensation": compensation(table)} if compensated else {})


def worker_points(player: Player) -> int:
    return player.experience + player.new_workers * CONSTANTS.new_worker_final_points


def morale_points(player: Player) -> int:
    """Points for morale; a loss is limited to the favor left after the points for workers."""
    morale = player.morale
    if morale >= 0:
        return morale
    return max(morale, CONSTANTS.favor_floor - player.favor - worker_points(player))


def goods_points(player: Player) -> int:
    return goods_worth(player) // CONSTANTS.final_gold_per_point


def goods_worth(player: Player) -> int:
    goods = player.goods
    gold = goods["gold"]
    for resource, rate in player.player_board.sell.items():
        gold += goods[resource] * rate
    return gold


def expert_points(table: Table) -> dict[str, list[int]]:
    districts = [largest_district(table, seat) for seat in range(table.seats)]
    wall_tiles = [len(player.wall_tiles) for player in table.players]
    villagers = [player.villagers for player in table.players]
    return {
        "district": shared_points(districts, EXPERT_SCORING["largest_district"]),
        "wall": shared_points(wall_tiles, EXPERT_SCORING["longest_wall"]),
        "villagers": shared_points(villagers, EXPERT_SCORING["most_villagers"]),
    }


def compensation(table: Table) -> list[int]:
    """Points for acting late in the first round, in which the first seat acts last."""
    by_place = COMPENSATION[table.seats]
    return [by_place[(seat - table.first_seat - 1) % table.seats] for seat in range(table.seats)]


def shared_points(figures: Sequence[int], places: Sequence[int]) -> list[int]:
    """Points by rank; tied players share the points of the places they take, rounded down (9.32)."""
    result = []
    for figure in figures:
        better = sum(other > figure for other in figures)
        equal = figures.count(figure)
        result.append(sum(places[better : better + equal]) // equal)
    return result


def _standings(table: Table, favor: Sequence[int], final: Sequence[dict[str, int]]) -> list[Standing]:
    """Ranking by favor, then by the tie-breaks (6.4), finally by seat."""
    tallies = [
        Tally(
            {"favor": favor[seat], **final[seat]},
            {
                "morale": player.morale,
                "wall_tiles": len(player.wall_tiles),
                "tiles": table.owned(seat),
                "seat": seat + 1,
            },
        )
        for seat, player in enumerate(table.players)
    ]
    return ranked(tallies, table.gone, leavers_last=table.rules_version > 1)
