"""Features for the evaluation: the colonia, orders, the forum, and resources for building."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import TypeAlias

from msgspec import Struct

from bot.engine import Step
from bot.games.trajanum.rules import building, tiles
from bot.games.trajanum.rules.forum import EAGLE, BonusChoice, EnvoyChoice, PlaceEnvoy, groups

from . import components, scoring
from .components import beside, diagonal_to
from .state import FACE_DOWN, Area, Building, Player

Spaces: TypeAlias = int
"""A set of colonia spaces, as a bit mask."""
SPACE_BIT = {space: 1 << index for index, space in enumerate(components.SPACES)}
KINDS = tuple(components.BUILDINGS)


@lru_cache(maxsize=1 << 10)
def spaces_of(spaces: tuple[str, ...]) -> Spaces:
    return sum([SPACE_BIT[space] for space in spaces])


ROW_SPACES = [spaces_of(tuple(f"{column}{row}" for column in components.COLUMNS)) for row in components.ROWS]
_SITE_PAIRS = [
    spaces_of((space, other))
    for space in components.SITES
    for other in components.NEIGHBOURS[space]
    if other in components.SITES and other > space
]


class Built(Struct, frozen=True, cache_hash=True, gc=False):
    """The buildings of a colonia.

    `kinds` are the spaces of each kind, in the order of `KINDS`, `greys` the numbers of different gray buildings by
    row, `structures` the numbers of structures by color, and `sites` the spaces without buildings that can be built on,
    now or later.
    """

    kinds: tuple[Spaces, ...]
    greys: tuple[int, ...]
    structures: tuple[int, ...]
    sites: Spaces


@lru_cache(maxsize=1 << 10)
def built_of(spaces: tuple[str, ...], buildings: tuple[Building, ...]) -> Built:
    standing = dict.fromkeys(KINDS, 0)
    for space, one in zip(spaces, buildings, strict=True):
        standing[one.id] |= SPACE_BIT[space]
    return Built(
        tuple(standing.values()),
        tuple(sum(1 for kind in scoring.GREYS if standing[kind] & row) for row in ROW_SPACES),
        tuple(
            sum(standing[kind].bit_count() for kind in KINDS if components.BUILDINGS[kind].colour == colour)
            for colour in components.COLOURS
        ),
        spaces_of(components.SITES) & ~spaces_of(spaces),
    )


@lru_cache(maxsize=1 << 10)
def free_pairs(free: Spaces) -> int:
    """The number of disjoint pairs of adjacent free spaces, found greedily: about the room for double tiles."""
    found = 0
    for pair in _SITE_PAIRS:
        if free & pair == pair:
            found += 1
            free &= ~pair
    return found


@cache
def order_spaces(card: str) -> list[tuple[Spaces, Spaces, Spaces, Spaces]]:
    """All ways to fulfill a building order: its spaces for gray, colored and any buildings, and all spaces used."""
    found = []
    for spaces, belonging in scoring.order_grounds(card):
        grey, coloured, either = (
            spaces_of(tuple(space for space, want in spaces.items() if want == wanted))
            for wanted in ("grey", "coloured", "any")
        )
        found.append((grey, coloured, either, spaces_of(tuple(sorted(belonging)))))
    return found


Cells: TypeAlias = frozenset[str]
"""Cells of the forum."""


class Standing(Struct, frozen=True, cache_hash=True, gc=False):
    """The position of a seat in the forum, with its prospects.

    - `eagles` are the points for eagles in a scoring.
    - `group` is the size of the largest group, `others` is the number of envoys outside of it.
    - `joined` is the size of that group after the best next envoy, `edge` is the number of cells where it can grow.
    - `reach` has for each color the eagle points, growth of the group and completed areas of the best next envoy.
    """

    eagles: int
    group: int
    others: int
    joined: int
    edge: int
    reach: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=1 << 10)
def standing_of(
    areas: tuple[Area, ...], eagles: tuple[str, ...], own: Cells, taken: Cells, patrician: bool
) -> Standing:
    """The position of a seat with its `own` envoys; `patrician` says whether the first row of patricians is active."""
    coloured = {cell for area in areas for cell in area.cells}
    around = [beside(eagle) + (diagonal_to(eagle) if patrician else ()) for eagle in eagles]
    near_eagles = coloured.intersection(chain.from_iterable(around))
    main, *others = groups(sorted(own)) or [set[str]()]
    edge = coloured.union(eagles).intersection(near for cell in main for near in beside(cell)) - taken
    growth = {
        cell: 1 + sum(len(group) for group in others if not group.isdisjoint(beside(cell)))
        for cell in edge & coloured
    }
    by_colour = [
        [frozenset(area.cells) for area in areas if area.colour == one] for one in components.COLOURS
    ]
    return Standing(
        components.CONSTANTS.eagle_on * len(own.intersection(eagles))
        + components.CONSTANTS.eagle_beside * len(own & near_eagles),
        len(main),
        len(own) - len(main),
        len(main) + max(growth.values(), default=0),
        len(edge),
        tuple(_reach(alike, taken, near_eagles, growth, patrician) for alike in by_colour),
    )


def _reach(
    areas: list[Cells], taken: Cells, near_eagles: set[str], growth: dict[str, int], patrician: bool
) -> tuple[int, int, int]:
    """What the best envoy of a color brings: eagle points, growth of the group, completed areas."""
    open_areas = [area for area in areas if area - taken]
    if not patrician:
        open_areas = [area for area in open_areas if area & taken] or open_areas
    best, found = -1.0, (0, 0, 0)
    for area in open_areas:
        free = area - taken
        completed = int(len(free) == 1)
        for cell in sorted(free):
            one = (int(cell in near_eagles), growth.get(cell, 0), completed)
            worth = one[0] + 1.2 * one[1] + 1.2 * completed
            if worth > best:
                best, found = worth, one
    return found


PIECE = {"coin": 4.7, "assistant": 1.7, "tribune": 1.7, "upgrade": 2.2}
"""Estimated points of a resource or icon that isn't used for building."""
LATER = [1.2, 0.63, 0.65, 0.32, 0.23, 0.14, 0.092, 0.092]
"""Factors for the buildings of figures, the best first: later ones compete with figures that are still to come."""
NOW_AND_LATER = [1.1, 0.89, *LATER]
"""The same factors if the building action of this turn is left, which can build two."""
AT_ONCE = 8.2
"""Estimated points of a tile used at once, or of an extra building action."""
CITIZEN = 6.2
"""Estimated points of placing a citizen."""
PAID = 0.58
"""The probability that a citizen counts for another building of its row in a scoring."""
ASSISTANTS = [1.0, 0.63, 0.64, 0.26]
TRIBUNES = [0.83, 1.3, 0.6, 0.62]
_BUILDERS = [1.0, 0.76, 0.59, 0.78]
_WORKERS = [1.0, 0.44, 0.48, 0.43]
"""Factors for the first, second and further pieces of a kind."""


def grey_worths(
    player: Player, built: Built, free: Spaces, citizens: Sequence[int], column: int, scorings: int
) -> dict[str, float]:
    """The worth of another gray building by kind.

    It includes the points of a `column` or the reward of a track, and a new kind of building in the best row with room,
    given the `citizens` by row.
    """
    worths = dict(_row_worths(built, free, tuple(citizens), scorings))
    able = _able(player)
    for kind in worths:
        track = components.BUILDINGS[kind].track
        if track is None:
            worths[kind] += column
        elif step := player.next_step(track):
            worths[kind] += _step_worth(track, step, column, *able)
    return worths


@lru_cache(maxsize=1 << 10)
def _row_worths(built: Built, free: Spaces, citizens: tuple[int, ...], scorings: int) -> dict[str, float]:
    """The worth of another gray building by kind in all scorings left, in the best row with room."""
    return {
        kind: scorings
        * max(
            (
                1 + PAID * count
                for count, spaces in zip(citizens, ROW_SPACES, strict=True)
                if free & spaces and not built.kinds[KINDS.index(kind)] & spaces
            ),
            default=0.0,
        )
        for kind in scoring.GREYS
    }


def double_worth(
    held: components.Resources, greys: dict[str, float], workers: dict[components.Colour, float]
) -> float:
    """The advantage of the best double tile that the figures can build over the best single one."""
    double = single = 0.0
    if held["builder"]:
        single = max(greys.values())
    for colour, worth in workers.items():
        if amount := held[components.WORKER_OF[colour]]:
            single = max(single, worth)
            if held["builder"]:
                double = max(double, greys[components.PAIRS[colour][0]] + worth)
            if amount > 1:
                double = max(double, worth * (1 + _WORKERS[1]))
    return max(0.0, double - single)


def _able(player: Player) -> tuple[bool, bool]:
    """What the use of rewards depends on: whether envoys are on the ship, and whether the slider can still move."""
    return player.ship > 0, not player.at_end_of_bar


@cache
def _step_worth(track: components.Track, step: int, column: int, sails: bool, moves_on: bool) -> float:
    best = _best_reward(track, step, sails, moves_on)
    return best + (column if step == components.CONSTANTS.track_steps else 0.95 * step)


@cache
def _best_reward(track: components.Track, reached: int, sails: bool, moves_on: bool) -> float:
    rewards = (components.REWARDS[track, step] for step in range(1, reached + 1))
    return max(_reward_worth(reward, sails, moves_on) for reward in rewards)


def _reward_worth(reward: components.TrackReward, sails: bool, moves_on: bool) -> float:
    """The worth of a reward, if envoys can be sent or not, and the slider can move or not."""
    if reward.own_tile or reward.extra_building:
        return AT_ONCE
    if reward.envoy:
        return 2.9 if sails else 0.0
    if reward.area_bonus:
        return 4.4
    worth = 5.1 if reward.choose else 0.0
    for icon in reward.gives:
        worth += 0.0 if icon == "upgrade" and not moves_on else PIECE.get(icon, 4.9)
    return worth


def worker_worths(
    player: Player, forum: Standing, scorings: int, cycle: int
) -> dict[components.Colour, float]:
    """The worth of another structure by color: an envoy, and points of a crane."""
    worths = dict.fromkeys(components.COLOURS, 0.0)
    if player.ship:
        for colour, (eagle, growth, completed) in zip(components.COLOURS, forum.reach, strict=True):
            worths[colour] = (eagle + 0.33 * growth + 0.14) * scorings + 3.6 * completed
    for crane in player.cranes.values():
        if crane.state == "open":
            worths[crane.colour] += components.CONSTANTS.crane_points[cycle - 1]
        elif crane.state == "covered":
            worths[crane.colour] += 0.23 * scorings
    return worths


def figures_worth(
    held: components.Resources, builder: float, workers: dict[components.Colour, float], turns: int, now: bool
) -> float:
    """The worth of builders and workers: two for each building action, at most one of them a builder."""
    worths = [builder * factor for factor in _BUILDERS[: min(held["builder"], turns)]]
    for colour, worth in workers.items():
        if amount := held[components.WORKER_OF[colour]]:
            worths += [worth * factor for factor in _WORKERS[:amount]]
    worths.sort(reverse=True)
    factors = NOW_AND_LATER if now else LATER
    return sum([worth * factor for worth, factor in zip(worths[: 2 * turns], factors, strict=False)])


def in_hand(
    hand: Sequence[str | None],
    builder: float,
    workers: dict[components.Colour, float],
    citizens: dict[components.SocialClass, float],
) -> float:
    """The worth of the better tile in hand."""
    worths: dict[str, float] = {components.WORKER_OF[colour]: worth for colour, worth in workers.items()}
    worths["builder"] = builder
    best = 0.0
    for name in hand:
        if name is not None and name != FACE_DOWN:
            tile = components.TILES[name]
            if tile.citizen:
                best = max(best, citizens[tile.citizen])
            else:
                best = max(best, 0.37 * sum([worths.get(icon, PIECE.get(icon, 0.0)) for icon in tile.gives]))
    return best


def owed(
    player: Player, steps: Iterable[Step], workers: dict[components.Colour, float], column: int
) -> float:
    """The worth of the steps that are still to be carried out in the seat's turn."""
    worth = 0.0
    for step in steps:
        match step:
            case PlaceEnvoy(where=where) | EnvoyChoice(where=where):
                known = next((gain for colour, gain in workers.items() if colour == where), 0.0)
                best = max(workers.values()) if player.ship else 0.0
                worth += known or best + (where == EAGLE)
            case building.BuildingReward(building=built):
                kind = components.BUILDINGS[built]
                if kind.colour is not None:
                    worth += workers[kind.colour]
                elif kind.track is None:
                    worth += column
                elif next_step := player.next_step(kind.track):
                    worth += _step_worth(kind.track, next_step, column, *_able(player))
            case building.RewardChoice(track=track):
                worth += _best_reward(track, player.tracks[track], *_able(player))
            case building.TrackEnd():
                worth += column
            case BonusChoice(picks=picks):
                worth += PIECE["coin"] * picks
            case tiles.CitizenChoice():
                worth += CITIZEN
            case building.OwnTileChoice() | building.ExtraBuilding():
                worth += AT_ONCE
            case _:
                worth += 4.3
    return worth
