"""What the evaluation counts: the colonia, the orders, the forum, and what there is to build with."""

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
"""A set of spaces of a colonia, one bit each."""
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

    `kinds` are the spaces of each kind, in the order of `KINDS`; `greys` the number of different gray ones in each row,
    `structures` that of the colored ones by color; `sites` are the spaces that can be built on, now or later.
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
    """How many pairs of free spaces side by side have no space in common: about so many double tiles have room."""
    found = 0
    for pair in _SITE_PAIRS:
        if free & pair == pair:
            found += 1
            free &= ~pair
    return found


@cache
def order_spaces(card: str) -> list[tuple[Spaces, Spaces, Spaces, Spaces]]:
    """Where the order could be fulfilled: spaces of gray, of colored and of any buildings; all that belongs to it."""
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
    """What a seat has in the forum, and what may come of it.

    `eagles` are the points of a scoring, `group` the size of the largest group, `others` the envoys outside of it;
    `joined` its size with the best further envoy, `edge` the number of cells where it can grow. `reach` has, by
    color, the eagles' points, the growth and the completed areas that the best envoy of a structure would bring.
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
    """What a seat has with these envoys, and with an active citizen in the first row of patricians or without."""
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
    """The best that an envoy of a color brings: eagles' points, growth of the group, completed areas."""
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
"""About how many points a piece is worth of which nothing is built."""
LATER = [1.2, 0.63, 0.65, 0.32, 0.23, 0.14, 0.092, 0.092]
"""What a figure's building is worth, the best first, as every turn brings new figures that want to build too."""
NOW_AND_LATER = [1.1, 0.89, *LATER]
"""The same where a building action is left in this turn: two can be built with it."""
AT_ONCE = 8.2
"""About what a tile is worth that is used at once, or one more building action."""
CITIZEN = 6.2
"""About what the choice of a citizen's row is worth."""
PAID = 0.58
"""How surely a citizen multiplies a further building of its row in a scoring."""
ASSISTANTS = [1.0, 0.63, 0.64, 0.26]
TRIBUNES = [0.83, 1.3, 0.6, 0.62]
_BUILDERS = [1.0, 0.76, 0.59, 0.78]
_WORKERS = [1.0, 0.44, 0.48, 0.43]
"""What the first, the second and so on of a kind is worth, of what one is worth."""


def grey_worths(
    player: Player, built: Built, free: Spaces, citizens: Sequence[int], column: int, scorings: int
) -> dict[str, float]:
    """What a further gray building of each kind would bring now.

    The points of a `column` or a reward, and a kind more in the best row with room, with so many `citizens`.
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
    """What a further gray building of each kind brings in all scorings to come, in the best row with room."""
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
    """By how much the best double building that the figures can build is better than the best single one."""
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
    """What decides of what use rewards are: whether envoys are on the ship, and whether the slider can move on."""
    return player.ship > 0, not player.at_end_of_bar


@cache
def _step_worth(track: components.Track, step: int, column: int, sails: bool, moves_on: bool) -> float:
    best = _best_reward(track, step, sails, moves_on)
    return best + (column if step == components.CONSTANTS.track_steps else 0.95 * step)


@cache
def _best_reward(track: components.Track, reached: int, sails: bool, moves_on: bool) -> float:
    rewards = (components.REWARDS[track, step] for step in range(1, reached + 1))
    return max(_piece_worth(reward, sails, moves_on) for reward in rewards)


def _piece_worth(reward: components.TrackReward, sails: bool, moves_on: bool) -> float:
    """What a reward is worth to whom is able to use it so far."""
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
    """What a structure of each color would bring now: an envoy, and points of a crane."""
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
    """What builders and workers become: two to a building action, no more than one of them a builder."""
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
    """What the better of the tiles that wait to be used would bring."""
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
    """What the answers that the seat still has to give in its turn would bring."""
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
