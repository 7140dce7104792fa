"""What there is to build with, and what the building actions that are left make of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine import Step
from bot.games.trajanum.components import (
    BUILDINGS,
    COLOURS,
    CONSTANTS,
    REWARDS,
    TILES,
    TRACK_NAMES,
    WORKER_OF,
    Track,
    TrackReward,
)
from bot.games.trajanum.rules.building import (
    BuildingReward,
    ExtraBuilding,
    OwnTileChoice,
    RewardChoice,
    TrackEnd,
)
from bot.games.trajanum.rules.changes import at_end_of_bar
from bot.games.trajanum.rules.envoys import BonusChoice, EnvoyChoice, PlaceEnvoy
from bot.games.trajanum.rules.forum import EAGLE
from bot.games.trajanum.rules.tiles import CitizenChoice
from bot.games.trajanum.state import FACE_DOWN, Player, Table

from .mosaic import Standing

PIECE = {"coin": 2.5, "assistant": 2.0, "tribune": 1.6, "upgrade": 2.0}
"""About how many points a piece is worth of which nothing is built."""

NOW = [1.0, 0.97]
"""What a figure's building is worth that can be built in this turn: two to a building action."""

LATER = [0.7, 0.62, 0.45, 0.35, 0.2, 0.15, 0.1, 0.1]
"""What it is worth later, as every turn brings new figures that want to build too."""

CITIZEN = 4.0
"""About what a citizen is worth in the hand."""


def turns_left(table: Table, seat: int) -> int:
    """The building actions that the seat still has, that of this round among them if it is still to come."""
    later = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle - table.round
    if table.phase == "take":
        return later + 1
    if table.phase != "turns" or not table.turn:
        return later
    step, now = ((each - table.start_seat) % table.seats for each in (seat, table.turn.seat))
    return later + (step > now or (step == now and not table.turn.built))


def builder_worth(table: Table, player: Player, scorings: int, room: Iterable[int]) -> float:
    """What the best grey building would bring now.

    Points or a reward, and a kind more in a row of the colonia; `room` are the rows in which one can be built.
    """
    column = table.column_value + player.active_citizens
    rewards = [
        _reward_worth(player, track, column)
        for track in TRACK_NAMES
        if player.tracks[track] < CONSTANTS.track_steps
    ]
    row = max((1 + 0.7 * player.rows[number - 1].counting for number in room), default=0.0)
    return max(column, *rewards, 0.0) + row * scorings


def _reward_worth(player: Player, track: Track, column: int) -> float:
    step = player.tracks[track] + 1
    best = max(_piece_worth(player, REWARDS[track, reached]) for reached in range(1, step + 1))
    return best + (column if step == CONSTANTS.track_steps else 0.4 * step)


def _piece_worth(player: Player, reward: TrackReward) -> float:
    if reward.own_tile or reward.extra_building:
        return 4.5
    if reward.envoy:
        return 3.0 if player.ship else 0.0
    if reward.area_bonus:
        return 2.5
    worth = 3.0 if reward.choose else 0.0
    for icon in reward.gives:
        worth += 0.0 if icon == "upgrade" and at_end_of_bar(player) else PIECE.get(icon, 4.0)
    return worth


def worker_worths(table: Table, player: Player, forum: Standing, scorings: int) -> list[float]:
    """What a structure of each colour would bring now: an envoy, and points of a crane."""
    worths = []
    for colour in COLOURS:
        eagle, growth, completed = forum.reach[colour]
        worth = (eagle + 1.1 * growth + 0.3) * scorings + 2.2 * completed if player.ship else 0.0
        for crane in player.cranes.values():
            if crane.colour == colour:
                worth += {
                    "open": CONSTANTS.crane_points[table.cycle - 1],
                    "covered": 0.5 * scorings,
                    "scored": 0.0,
                }[crane.state]
        worths.append(worth)
    return worths


def figures_worth(
    amounts: Sequence[int], builder: float, workers: Sequence[float], turns: int, now: bool
) -> float:
    """What builders and workers become: two to a building action, no more than one of them a builder."""
    worths = [builder * factor for factor in [1.0, 0.9, 0.8, 0.7][: min(amounts[0], turns)]]
    for amount, worth in zip(amounts[1:], workers, strict=True):
        worths += [worth * factor for factor in [1.0, 0.85, 0.6, 0.5][:amount]]
    worths.sort(reverse=True)
    factors = NOW + LATER if now else LATER
    return sum(worth * factor for worth, factor in zip(worths[: 2 * turns], factors, strict=False))


def in_hand(player: Player, hand: Sequence[str | None], builder: float, workers: Sequence[float]) -> float:
    """What the better of the tiles that wait to be used would bring."""
    worths = dict(zip(WORKER_OF.values(), workers, strict=True)) | {"builder": builder}
    best = 0.0
    for tile in hand:
        if tile is not None and tile != FACE_DOWN:
            kind = TILES[tile]
            worth = (
                CITIZEN
                if kind.citizen
                else 0.8 * sum(worths.get(icon) or PIECE.get(icon, 0.0) for icon in kind.gives)
            )
            best = max(best, worth)
    return best


def owed(
    table: Table, player: Player, steps: Sequence[Step], workers: Sequence[float], scorings: int
) -> float:
    """What the answers that the seat still has to give in its turn would bring."""
    column = table.column_value + player.active_citizens
    by_colour: dict[str, float] = dict(zip(COLOURS, workers, strict=True))
    worth = 0.0
    for step in steps:
        match step:
            case PlaceEnvoy(where=where) | EnvoyChoice(where=where):
                worth += by_colour.get(where) or (max(workers) if player.ship else 0.0) + (where == EAGLE)
            case BuildingReward(building=building):
                kind = BUILDINGS[building]
                if kind.colour is not None:
                    worth += by_colour[kind.colour]
                elif kind.track is not None:
                    worth += (
                        _reward_worth(player, kind.track, column)
                        if player.tracks[kind.track] < CONSTANTS.track_steps
                        else 0.0
                    )
                else:
                    worth += column
            case RewardChoice(track=track):
                worth += max(
                    _piece_worth(player, REWARDS[track, reached])
                    for reached in range(1, player.tracks[track] + 1)
                )
            case TrackEnd():
                worth += column
            case BonusChoice(picks=picks):
                worth += PIECE["coin"] * picks
            case CitizenChoice():
                worth += CITIZEN
            case OwnTileChoice() | ExtraBuilding():
                worth += 4.5
            case _:
                worth += 3.0
    return worth
