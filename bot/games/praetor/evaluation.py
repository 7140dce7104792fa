"""The evaluation of Praetor: points, what workers can do this round, and what pays off in later rounds."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache, lru_cache
from operator import mul
from typing import Final, NamedTuple

from bot.engine import Depth, Evaluation, read_weights, total_of
from bot.games.praetor.rules.economy import can_pay, temple_points
from bot.games.praetor.rules.rounds import retirement_points, returning

from .components import CITY_TILES, CITY_TYPES, CONSTANTS, TYPE_OF, WALL_TILES, Goods, Resource, tiles_in_play
from .scoring import goods_points, morale_points, points_by_options
from .state import State

_PRICES: tuple[dict[str, Goods], ...] = (
    {kind.id: kind.activation_cost for kind in CITY_TYPES.values()},
    {kind.id: kind.build_cost for kind in CITY_TYPES.values()},
    {tile.id: tile.demand for tile in WALL_TILES.values()},
)
_MOST_GOLD = max(price.get("gold", 0) for prices in _PRICES for price in prices.values())
"""The highest price in gold: more gold makes nothing else affordable."""


class Means(NamedTuple):
    """Types of tiles whose fees and whose costs can be paid, and wall tiles whose demands can be met."""

    fees: frozenset[str]
    costs: frozenset[str]
    wall_tiles: frozenset[str]


def means_of(goods: Goods) -> Means:
    gold = min(goods["gold"], _MOST_GOLD)
    return _means(gold, goods["wood"], goods["stone"], goods["marble"], goods["weapon"])


@lru_cache(maxsize=1 << 10)
def _means(*amounts: int) -> Means:
    goods: Goods = dict(zip(GOOD_WORTH, amounts, strict=True))
    return Means(*(frozenset(name for name in prices if can_pay(goods, prices[name])) for prices in _PRICES))


GOOD_WORTH: Final[dict[Resource, float]] = {
    "gold": 0.7,
    "wood": 1.0,
    "stone": 1.0,
    "marble": 1.8,
    "weapon": 2.2,
}
"""Values of goods in points while there is time to use them, for comparing actions."""

PLAZA: Final = 3.5
"""Typical plaza points of a built tile (section 14)."""

SOON: Final = 3
"""Rounds to come below which goods lose value."""

TEMPLES: Final = tuple(kind.id for kind in CITY_TYPES.values() if kind.group == "favor")
GROUPS: Final = ("favor", "gold", "morale", "resource", "service", "special", "monument")
"""Groups of types; monuments come last, as they are counted only in the total of tiles."""


def spent(goods: Goods) -> float:
    return sum(amount * GOOD_WORTH[resource] for resource, amount in goods.items())


_FEE_WORTH: Final = {kind.id: spent(kind.activation_cost) for kind in CITY_TYPES.values()}
_BUILT_WORTH: Final = {
    kind.id: kind.build_points + PLAZA - spent(kind.build_cost) for kind in CITY_TYPES.values()
}


_KINDS: Final = {
    tile: (kind.id, GROUPS.index(kind.group), kind.activation in ("red", "green"))
    for tile, kind in TYPE_OF.items()
}
"""For each city tile its type, the index of its group, and whether workers can activate it."""


class Sight:
    """A position with everything that is the same for all seats.

    `left` rounds are expected, `later` without the next one; `soon` scales the value of goods, `shared` that
    of what all seats compete for. `owned` counts each seat's tiles by group; `special` is 1 for a seat's own
    special tile, one half for another's. Lists about temples are in the order of TEMPLES. `usable` has the
    types and owners of tiles that can still be activated, `offer` the types in the display. `acting` counts
    the seats that still act this round; `expert` has each seat's points from the expert game and the
    compensation.
    """

    def __init__(self, state: State) -> None:
        seats, players = state.seats, state.players
        self.state = state
        self.left = left = rounds_to_come(state)
        self.soon = min(1.0, left / SOON)
        self.later = max(0.0, left - 1)
        self.shared = left / seats
        self.retirement = retirement_points(state.stack_top)
        self.favors = sorted([player.favor for player in players])
        self.acting = len([player for player in players if player.pool and not player.passed])
        by_options = points_by_options(state).values()
        self.expert = list(map(sum, zip(*by_options, strict=True))) or [0] * seats
        self.owned = [[0] * len(GROUPS) for _ in range(seats)]
        self.special = dict.fromkeys(("labor_camp", "academy"), [0.0] * seats)
        self.usable = usable = list[tuple[str, int | None]]()
        owned, standing, activated = self.owned, dict.fromkeys(TEMPLES, 0), state.activated
        for space, tile in state.city.items():
            kind, group, used = _KINDS[tile.tile]
            owner = tile.owner
            if owner is not None:
                owned[owner][group] += 1
            if used:
                if kind in standing:
                    standing[kind] += 1
                if space not in activated:
                    usable.append((kind, owner))
            elif kind in self.special:
                self.special[kind] = [1.0 if owner == seat else 0.5 for seat in range(seats)]
        self.offer = [_KINDS[tile][0] for tile in state.display if tile is not None]
        offered = [self.offer.count(temple) for temple in TEMPLES]
        self.temples_standing, self.temples_on_offer = [*standing.values()], offered
        in_play = zip(_temples_in_play(seats), standing.values(), offered, strict=True)
        self.temples_to_come = [count - here - there for count, here, there in in_play]


def rounds_to_come(state: State) -> float:
    """The number of rounds after this one if the city keeps its present rate of growth."""
    if state.last_round:
        return 0.0
    usual = 0.75 * state.seats  # tiles per round, for one extra round before the first
    built = face_down(state.seats) - len(state.stack) + usual
    by_city = len(state.stack) * state.round / built
    return min(CONSTANTS.max_rounds - state.round, by_city + 1)


@cache
def face_down(seats: int) -> int:
    """The number of city tiles in the stack at the start (section 3.3)."""
    in_play = [tile for tile in tiles_in_play(seats, {}) if CITY_TILES[tile].epoch != "0"]
    return len(in_play) - seats - CONSTANTS.display_extra


@cache
def _temples_in_play(seats: int) -> list[int]:
    kinds = [TYPE_OF[tile].id for tile in tiles_in_play(seats, {})]
    return list(map(kinds.count, TEMPLES))


AVAILABLE: Final = 0.85
"""The chance that a seat's next action is still available; each further action multiplies it again."""

BACK_POINTS: Final = next(iter(WALL_TILES.values())).back_points
"""Points of a wall tile's back for each later one; all backs are alike (section 3.4)."""

_TEMPLES: Final = tuple(CITY_TYPES[temple].effect for temple in TEMPLES)
_CURIA, _FORUM, _COLOSSEUM, _ORACLE = (
    CITY_TYPES[kind].effect for kind in ("curia", "forum", "colosseum", "oracle")
)
_GOLD, _WOOD, _STONE, _MARBLE = (GOOD_WORTH[resource] for resource in ("gold", "wood", "stone", "marble"))
_FORGED: Final = GOOD_WORTH["weapon"] - GOOD_WORTH["wood"]

_STOCKS: Final[tuple[tuple[Resource, str, str, str], ...]] = tuple(
    (resource, f"first {resource}", f"further {resource}", f"more {resource}")
    for resource in ("wood", "stone", "marble", "weapon")
)
_OWN_GROUPS: Final = tuple(f"own {group}" for group in GROUPS[:-1])


class _Own:
    """What a seat has during this round: tiles, workers, what it can pay, and each temple's points."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.seat = seat
        self.player = player = sight.state.players[seat]
        self.tiles = sum(sight.owned[seat])
        self.at_work = [worker for worker in player.placed if not worker.retired]
        self.active = len(player.pool) + len(self.at_work)
        self.retired = player.retired + len(player.placed) - len(self.at_work)
        self.means = means_of(player.goods)
        self.pays = [
            temple_points(effect, player, player.goods, self.active, self.tiles) for effect in _TEMPLES
        ]


def progress(state: State) -> float:
    """The fraction of the game that is over, by city tiles revealed or by rounds played, whichever is larger."""
    if state.last_round:
        return 1.0
    by_city = 1 - len(state.stack) / face_down(state.seats)
    return max(by_city, (state.round - 1) / (CONSTANTS.max_rounds - 1))


def figures(sight: Sight, seat: int) -> dict[str, float]:
    state, left, soon = sight.state, sight.left, sight.soon
    own, groups = _Own(sight, seat), sight.owned[seat]
    player, tiles, pays = own.player, own.tiles, own.pays
    goods, board, gold = player.goods, player.player_board, player.goods["gold"]
    staying, retiring = returning(state, own.at_work)
    workers = player.pool + [CONSTANTS.villager_experience] * player.stage_2 + staying
    active, retired, experience = len(workers), own.retired + retiring, sum(workers)
    first_workers, further_workers, many_workers = _in_parts(active, 3)
    due = board.wages(active, retired)
    short = max(0, due - gold)
    for_wages, for_next_wages, more_gold = _in_parts(gold, due)
    shared, next_round = sight.shared, min(left, 1.0)
    counted = {
        "favor": player.favor,
        "workers at the end": experience + player.stage_1,
        "retiring": retiring * sight.retirement,
        "morale at the end": morale_points(player),
        "goods at the end": goods_points(player),
        "deeds in this round": _deeds(sight, own),
        "first workers": first_workers * left,
        "further workers": further_workers * left,
        "many workers": many_workers * left,
        "new workers": player.stage_1 * sight.later,
        "villagers": player.villagers * left,
        "experience": experience * left,
        "about to retire": workers.count(CONSTANTS.retire_at - 1) * next_round,
        "retired": retired * left,
        "retired at work": min(retired, 1) * sight.special["labor_camp"][seat] * left,
        "new workers at once": player.villagers * sight.special["academy"][seat] * min(left, 4.0),
        "wages short": short,
        "wages that cost favor": max(0, short - player.morale_index),
        "gold for wages": for_wages,
        "gold for the next wages": for_next_wages * soon,
        "more gold": more_gold * soon,
        "morale": player.morale_index * left,
        "temples": sum(map(mul, pays, sight.temples_standing)) * shared,
        "temples on offer": sum(map(mul, pays, sight.temples_on_offer)) * shared,
        "temples to come": sum(map(mul, pays, sight.temples_to_come)) * shared * left / CONSTANTS.max_rounds,
        "backs of wall tiles": BACK_POINTS * len(player.wall_tiles) * shared,
        "wall tiles in reach": _wall_in_reach(sight, own) * min(left, 2.0),
        "owned": tiles * left,
        "acts first": (state.seats - bisect_right(sight.favors, player.favor)) * next_round,
        "expert points": sight.expert[seat],
    }
    for resource, first, further, more in _STOCKS:
        first_goods, further_goods, more_goods = _in_parts(goods[resource], 2)
        counted[first] = first_goods * soon
        counted[further] = further_goods * soon
        counted[more] = more_goods * soon
    for name, count in zip(_OWN_GROUPS, groups, strict=False):
        counted[name] = count * left
    return counted


@cache
def _in_parts(amount: int, size: int) -> tuple[int, int, int]:
    """An amount split into the first `size`, the next `size`, and the rest, which differ in value."""
    return min(amount, size), min(max(amount - size, 0), size), max(amount - 2 * size, 0)


def _wall_in_reach(sight: Sight, own: _Own) -> float:
    """The average points of a hidden wall tile, counting those whose demand the player can meet."""
    hidden = sight.state.wall_stack  # everybody knows which they are, but not their order
    reach, backs, total = own.means.wall_tiles, BACK_POINTS * len(own.player.wall_tiles), 0
    for tile in hidden:
        if tile in reach:
            total += WALL_TILES[tile].points + backs
    return total / max(1, len(hidden))


def _deeds(sight: Sight, own: _Own) -> float:
    """Expected points of the pool's remaining actions this round: the best first, later ones less likely."""
    seat, left, player = own.seat, sight.left, own.player
    if player.passed or not player.pool:
        return 0.0
    uses, fees, costs = _uses(sight, own), own.means.fees, own.means.costs
    found: list[float] = []
    for kind, owner in sight.usable:
        if owner is None or owner == seat:
            found.append(uses[kind])
        elif kind in fees:
            found.append(uses[kind] - _FEE_WORTH[kind])
    if own.tiles < CONSTANTS.max_owned_tiles:
        found += [_BUILT_WORTH[kind] + left for kind in sight.offer if kind in costs]
    found.sort(reverse=True)
    available = chance = 1.0 if sight.acting == 1 else AVAILABLE
    total = 0.0
    for worth in found[: len(player.pool)]:
        if worth > 0:
            total += chance * worth
            chance *= available
    return total


def _uses(sight: Sight, own: _Own) -> dict[str, float]:
    """The points that a worker of median experience gains at each type of tile, before the fee."""
    soon, player, pool = sight.soon, own.player, own.player.pool
    middling, best = pool[len(pool) // 2], pool[-1]
    morale = 1 + sight.left / 10
    higher = len(player.player_board.morale) - 1 - player.morale_index
    trains = player.villagers and own.active < 6
    wall_tile, open = 0.0, sight.state.wall_open
    if open is not None and open in own.means.wall_tiles:
        backs = BACK_POINTS * (len(player.wall_tiles) + sight.shared)
        wall_tile = WALL_TILES[open].points + backs - spent(WALL_TILES[open].demand) * soon
    return {
        **dict(zip(TEMPLES, own.pays, strict=True)),
        "gold_mine": (middling * _GOLD + 1) * soon,
        "sawmill": (middling * _WOOD + 1) * soon,
        "quarry": (middling * _STONE + 1) * soon,
        "marble_quarry": (middling * _MARBLE + 1) * soon,
        "smithy": (min(best, player.goods["wood"]) * _FORGED + 1) * soon,
        "curia": _CURIA.amount * own.tiles * _GOLD * soon,
        "forum": _FORUM.amount * own.active * _GOLD * soon,
        "colosseum": min(own.tiles // _COLOSSEUM.per * _COLOSSEUM.steps, higher) * morale,
        "oracle": min(_ORACLE.steps * own.retired, higher) * morale,
        "training_camp": 2 * sight.later if trains else 0.0,
        "imperial_outpost": wall_tile,
        "market": 2 * soon,
    }


DEPTHS: Final = {
    "tiro": Depth(width=24, oversight=30.0),
    "legatus": Depth(width=200, steps=1500, further=16, kept=6, worlds=8, lines=2, turns=2),
}
"""Search depths: a turn is a single action, which often pays off only in the next one.

The first look is so accurate here that a tiro picks nearly at random from the better half.
"""

EVALUATION = Evaluation(figures, progress, total_of, read_weights(__file__), Sight, DEPTHS)
