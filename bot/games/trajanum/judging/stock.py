"""What there is to build with, and what the building actions that are left make of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from bot.engine import Step
from bot.games.trajanum.components import (
    BUILDINGS,
    COLOURS,
    CONSTANTS,
    REWARDS,
    TILES,
    WORKER_OF,
    ColoniaTile,
    Colour,
    Resources,
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
from bot.games.trajanum.state import FACE_DOWN, Player

from .mosaic import Standing

PIECE = {"coin": 2.5, "assistant": 2.0, "tribune": 1.6, "upgrade": 2.0}
"""About how many points a piece is worth of which nothing is built."""

LATER = [0.7, 0.62, 0.45, 0.35, 0.2, 0.15, 0.1, 0.1]
"""What a figure's building is worth, the best first, as every turn brings new figures that want to build too."""

NOW_AND_LATER = [1.0, 0.97, *LATER]
"""The same where a building action is left in this turn: two can be built with it."""

CITIZEN = 4.0
"""About what a citizen is worth in the hand."""

_ASSISTANTS = [1.0, 0.8, 0.5, 0.3]
_TRIBUNES = [0.6, 1.0, 0.4, 0.8]
_BUILDERS = [1.0, 0.9, 0.8, 0.7]
_WORKERS = [1.0, 0.85, 0.6, 0.5]
"""What the first, the second and so on of a kind is worth, of what one is worth."""


def assistants_worth(amount: int) -> float:
    """What assistants are worth by themselves."""
    return sum(_ASSISTANTS[:amount])


def tribunes_worth(amount: int) -> float:
    """What tribunes are worth by themselves."""
    return sum(_TRIBUNES[:amount])


def builder_worth(
    player: Player, column: int, counting: Sequence[int], scorings: int, room: Sequence[int]
) -> float:
    """What the best grey building would bring now.

    The points of a `column` or a reward, and a kind more in a row of the colonia, in which so many citizens are
    `counting`; `room` are the rows in which one can be built.
    """
    best, able = float(column), _able(player)
    for track, place in player.tracks.items():
        if place < CONSTANTS.track_steps:
            best = max(best, _step_worth(track, place + 1, column, *able))
    row = max([1 + 0.7 * counting[number - 1] for number in room], default=0.0)
    return best + row * scorings


def _able(player: Player) -> tuple[bool, bool]:
    """What decides of what use rewards are: whether envoys are on the ship, and whether the slider can move on."""
    return player.ship > 0, not at_end_of_bar(player)


@cache
def _step_worth(track: Track, step: int, column: int, sails: bool, moves_on: bool) -> float:
    """What this step on a track brings."""
    best = _best_reward(track, step, sails, moves_on)
    return best + (column if step == CONSTANTS.track_steps else 0.4 * step)


@cache
def _best_reward(track: Track, reached: int, sails: bool, moves_on: bool) -> float:
    """What the best reward of a track is worth, up to the step that is reached."""
    return max(_piece_worth(REWARDS[track, step], sails, moves_on) for step in range(1, reached + 1))


def _piece_worth(reward: TrackReward, sails: bool, moves_on: bool) -> float:
    """What a reward is worth to whom is able to use it so far."""
    if reward.own_tile or reward.extra_building:
        return 4.5
    if reward.envoy:
        return 3.0 if sails else 0.0
    if reward.area_bonus:
        return 2.5
    worth = 3.0 if reward.choose else 0.0
    for icon in reward.gives:
        worth += 0.0 if icon == "upgrade" and not moves_on else PIECE.get(icon, 4.0)
    return worth


def worker_worths(player: Player, forum: Standing, scorings: int, cycle: int) -> dict[Colour, float]:
    """What a structure of each colour would bring now: an envoy, and points of a crane."""
    worths = dict.fromkeys(COLOURS, 0.0)
    if player.ship:
        for colour, (eagle, growth, completed) in zip(COLOURS, forum.reach, strict=True):
            worths[colour] = (eagle + 1.1 * growth + 0.3) * scorings + 2.2 * completed
    for crane in player.cranes.values():
        if crane.state == "open":
            worths[crane.colour] += CONSTANTS.crane_points[cycle - 1]
        elif crane.state == "covered":
            worths[crane.colour] += 0.5 * scorings
    return worths


def figures_worth(
    held: Resources, builder: float, workers: dict[Colour, float], turns: int, now: bool
) -> float:
    """What builders and workers become: two to a building action, no more than one of them a builder."""
    worths = [builder * factor for factor in _BUILDERS[: min(held["builder"], turns)]]
    for colour, worth in workers.items():
        if amount := held[WORKER_OF[colour]]:
            worths += [worth * factor for factor in _WORKERS[:amount]]
    worths.sort(reverse=True)
    factors = NOW_AND_LATER if now else LATER
    return sum([worth * factor for worth, factor in zip(worths[: 2 * turns], factors, strict=False)])


def in_hand(hand: Sequence[str | None], builder: float, workers: dict[Colour, float]) -> float:
    """What the better of the tiles that wait to be used would bring."""
    best = 0.0
    for tile in hand:
        if tile is not None and tile != FACE_DOWN:
            best = max(best, _tile_worth(TILES[tile], builder, workers))
    return best


def _tile_worth(tile: ColoniaTile, builder: float, workers: dict[Colour, float]) -> float:
    if tile.citizen:
        return CITIZEN
    worths: dict[str, float] = {WORKER_OF[colour]: worth for colour, worth in workers.items()}
    worths["builder"] = builder
    return 0.8 * sum([worths.get(icon) or PIECE.get(icon, 0.0) for icon in tile.gives])


def owed(player: Player, steps: Iterable[Step], workers: dict[Colour, float], column: int) -> float:
    """What the answers that the seat still has to give in its turn would bring."""
    worth = 0.0
    for step in steps:
        match step:
            case PlaceEnvoy(where=where) | EnvoyChoice(where=where):
                worth += _envoy_worth(player, where, workers)
            case BuildingReward(building=building):
                kind = BUILDINGS[building]
                if kind.colour is not None:
                    worth += workers[kind.colour]
                elif kind.track is None:
                    worth += column
                elif player.tracks[kind.track] < CONSTANTS.track_steps:
                    worth += _step_worth(kind.track, player.tracks[kind.track] + 1, column, *_able(player))
            case RewardChoice(track=track):
                worth += _best_reward(track, player.tracks[track], *_able(player))
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


def _envoy_worth(player: Player, where: str, workers: dict[Colour, float]) -> float:
    """What an envoy brings that may go to a colour, to an eagle or anywhere."""
    known = next((worth for colour, worth in workers.items() if colour == where), 0.0)
    return known or (max(workers.values()) if player.ship else 0.0) + (where == EAGLE)
