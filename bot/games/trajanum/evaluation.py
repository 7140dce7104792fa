"""The evaluation of Forum Trajanum: points, a forecast of all scorings left, and resources for building."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Depth, Evaluation, Step, read_weights, total_of
from bot.games.trajanum.rules.forum import PATRICIAN_1
from bot.games.trajanum.rules.rounds import BeginTurn, BuildingStep, Using
from bot.games.trajanum.rules.tiles import SPACES_IN_ROW, called_streets, dues

from . import components, features, scoring
from .features import KINDS, Built, Cells, Spaces, Standing, order_spaces
from .state import Player, State, Table


class Sight(Struct, frozen=True):
    """What the evaluation needs of a position besides each seat's own possessions.

    - `scorings` is the number of scorings left, `cards` are their Trajan cards, each with the number of rounds after
      its scoring.
    - `turns` are the building actions left by seat.
    - `envoys` are the cells of envoys by seat, `taken` those of all seats.
    - `steps` are the pending steps that follow from the last answers of the seat `answering`, the next one first.
    - `moment` is the part of the cache key that all seats share.
    """

    state: State
    scorings: int
    cards: tuple[tuple[str, int], ...]
    turns: list[int]
    envoys: list[Cells]
    taken: Cells
    answering: int | None
    steps: list[Step]
    moment: tuple[object, ...]


def sight_of(state: State) -> Sight:
    scorings = 0 if state.phase == "end" else components.CONSTANTS.cycles + 1 - state.cycle
    cards = tuple(
        (card, components.CONSTANTS.rounds_per_cycle * (components.CONSTANTS.cycles - cycle))
        for cycle, card in state.trajan.items()
        if cycle > components.CONSTANTS.cycles - scorings
    )
    placed: list[list[str]] = [[] for _ in range(state.seats)]
    for cell, owner in state.forum.envoys.items():
        placed[owner].append(cell)
    envoys, taken = list(map(frozenset, placed)), frozenset(state.forum.envoys)
    moment = state.round, state.cycle, scorings, cards
    # The seat on top of the agenda, and the pending steps that follow from its last answers.
    seat: int | None = getattr(state.agenda[-1], "seat", None) if state.agenda else None
    steps: list[Step] = []
    for step in reversed(state.agenda) if seat is not None else ():
        if isinstance(step, BeginTurn | BuildingStep | Using) or getattr(step, "seat", None) != seat:
            break
        steps.append(step)
    return Sight(state, scorings, cards, turns_left(state), envoys, taken, seat, steps, moment)


def turns_left(table: Table) -> list[int]:
    """The building actions left by seat, including that of this round if it is still to come."""
    later = components.ROUNDS - table.round
    if table.phase == "take":
        return [later + 1] * table.seats
    if table.phase != "turns" or not table.turn:
        return [later] * table.seats
    order = [(seat - table.start_seat) % table.seats for seat in range(table.seats)]
    now = order[table.turn.seat]
    return [later + (place > now or (place == now and not table.turn.built)) for place in order]


GROWTH = 0.31
"""Estimated growth of the largest group in a turn."""
REMEMBERED = 1 << 12
"""The size at which the cache of features is cleared."""

_ACTIVE = [f"active {number}" for number in components.ROWS]

_counted: dict[tuple[object, ...], dict[str, float]] = {}


def progress(state: State) -> float:
    """The share of rounds that are over."""
    if state.phase == "end":
        return 1.0
    return min(1.0, max(0, state.round - 1) / components.ROUNDS)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    """The features of a seat, cached by everything that they depend on."""
    player = _delivered(sight.state, seat)
    patrician = player.has_active(PATRICIAN_1)
    areas, eagles = sight.state.forum.areas, sight.state.forum.eagles
    forum = features.standing_of(areas, eagles, sight.envoys[seat], sight.taken, patrician)
    built = features.built_of(tuple(player.buildings), tuple(player.buildings.values()))
    free = built.sites & ~features.spaces_of(tuple(player.tiles))
    known = sight.state.hand_of(seat)  # before it has kept a tile, the taken ones count
    own = [known.own] if known.own else [one.tile for one in sight.state.privates[seat].taken]
    hand = *own, known.received
    steps = sight.steps if seat == sight.answering else []
    seen = (
        sight.moment,
        sight.turns[seat],
        forum,
        built,
        free,
        hand,
        msgspec.msgpack.encode(steps) if steps else None,
        (*player.resources.values(), *player.cranes.values(), *player.rows, *player.tracks.values()),
        (len(player.plaza), player.ship, player.shift, player.flipped, player.vp),
    )
    counted = _counted.get(seen)
    if counted is None:
        if len(_counted) == REMEMBERED:
            _counted.clear()
        counted = _counted[seen] = _figures(sight, seat, player, forum, built, free, hand, steps)
    return counted


def _delivered(state: State, seat: int) -> Player:
    """The player as after the delivery: taken tiles have left the colonia and are paid for."""
    player, taken = state.players[seat], [one.space for one in state.privates[seat].taken]
    if not taken:
        return player
    due = dues(called_streets(state, seat), taken)
    resources = player.resources | {"tribune": player.resources["tribune"] - due}
    player = replace(player, resources=resources, tiles=dict(player.tiles), cranes=dict(player.cranes))
    for space in taken:
        player.lift(space)
    return player


def _figures(
    sight: Sight,
    seat: int,
    player: Player,
    forum: Standing,
    built: Built,
    free: Spaces,
    hand: tuple[str | None, ...],
    steps: list[Step],
) -> dict[str, float]:
    state, scorings, turns = sight.state, sight.scorings, sight.turns[seat]
    held = player.resources
    soon = turns - components.CONSTANTS.rounds_per_cycle * max(0, scorings - 1)
    now = turns + state.round > components.ROUNDS
    citizens = tuple([len(row.citizens) for row in player.rows])
    counting = [row.counting for row in player.rows]
    active = sum(counting)
    column = state.column_value + active
    room = tuple([(spaces & built.sites).bit_count() for spaces in features.ROW_SPACES])
    rows = citizens, built.greys, room, held["coin"], scorings, soon
    paid, unpaid, rows_growing = rows_forecast(*rows)
    group = _group(player.flipped, player.shift, forum.group) * scorings
    growing = _growing(player.flipped, player.shift, forum.group, forum.edge, scorings, soon)
    open_cranes, covered_cranes = _cranes(player, built, state.cycle, turns, soon) if scorings else (0.0, 0.0)
    greys = features.grey_worths(player, built, free, citizens, column, scorings)
    builder = max(greys.values())
    workers = features.worker_worths(player, forum, scorings, state.cycle)
    lasting = min(1.0, turns / 3)
    pairs = min(features.free_pairs(free), turns)
    citizens_then = citizen_worths(tuple(counting), *rows) if any(hand) else {}
    return {
        "always": 1,
        "points": player.vp,
        "rows": sum(built.greys) * scorings,
        "rows growing": rows_growing,
        "rows paid": paid,
        "rows unpaid": unpaid,
        "active": active * soon,
        **{name: (number > 0) * soon for name, number in zip(_ACTIVE, counting, strict=True)},
        "citizens": sum(citizens) * scorings,
        "eagles": forum.eagles * scorings,
        "group": group,
        "group growing": growing - group,
        "group joined": (forum.joined - forum.group) * scorings if turns else 0,
        "envoys apart": forum.others * scorings,
        "shift": player.shift if turns else 0,
        **_orders(sight, player, built, free, turns),
        "cranes": open_cranes,
        "covered cranes": covered_cranes,
        "figures": features.figures_worth(held, builder, workers, turns, now),
        "assistants": sum(features.ASSISTANTS[: held["assistant"]]) * lasting,
        "tribunes": sum(features.TRIBUNES[: held["tribune"]]) * lasting,
        "coins": min(held["coin"], 4),
        "ship": min(player.ship, turns, 2),
        "more ship": min(max(0, min(player.ship, turns) - 2), 3),
        "a pair of sites": min(pairs, 1),
        "more pairs of sites": min(max(0, pairs - 1), 3),
        "sites": min(free.bit_count(), turns, 5),
        "a double building": features.double_worth(held, greys, workers) if pairs else 0,
        "room in rows": _room_in_rows(citizens, built.greys, free) * min(1.0, turns / 2) * scorings,
        "tracks": (
            sum([place * (place - 1) / 6 for place in player.tracks.values() if place < 4]) if turns else 0
        ),
        "owed": features.owed(player, steps, workers, column) if steps else 0,
        "in hand": features.in_hand(hand, builder, workers, citizens_then) if any(hand) else 0,
    }


def _group(flipped: bool, shift: int, size: float) -> float:
    low, worth = int(size), components.PRESTIGE.worth
    below, above = worth(low, shift, flipped=flipped), worth(low + 1, shift, flipped=flipped)
    return below + (above - below) * (size - low)


@lru_cache(maxsize=1 << 10)
def _growing(flipped: bool, shift: int, group: int, edge: int, scorings: int, soon: int) -> float:
    """The points of the largest group in all scorings left, if it keeps growing."""
    rate = GROWTH * (min(1.0, (edge + 1) / 4) if group else 0.8)
    return sum(
        _group(flipped, shift, group + rate * (soon + components.CONSTANTS.rounds_per_cycle * later))
        for later in range(scorings)
    )


def _room_in_rows(citizens: ByRow, greys: ByRow, free: Spaces) -> int:
    """The room for new gray buildings in rows with citizens: up to two sites times citizens, at most four in all."""
    rows = zip(citizens, greys, features.ROW_SPACES, strict=True)
    kinds = len(scoring.GREYS)
    found = [
        count * min(kinds - grey, (free & spaces).bit_count(), 2) for count, grey, spaces in rows if count
    ]
    return min(4, sum(found))


_ORDERS = ("orders formed", "orders hoped for", "orders collected", "orders in hand", "orders to collect")


def _orders(sight: Sight, player: Player, built: Built, free: Spaces, turns: int) -> dict[str, float]:
    found = dict.fromkeys(_ORDERS, 0.0)
    for card, rounds in sight.cards:
        wait = turns - rounds
        each = components.PRESTIGE.order_points[min(components.PRESTIGE.last_shift, player.shift + wait // 4)]
        formed, more = orders_hoped(card, built, free, wait)
        found["orders formed"] += formed * each
        found["orders hoped for"] += more * each
        times = scoring.collected(player, components.TRAJAN_CARDS[card])
        if wait:
            found["orders in hand"] += times * each * KEPT**wait
            found["orders to collect"] += collection_forecast(player, card, wait) * each
        else:
            found["orders collected"] += times * each
    return found


def _cranes(player: Player, built: Built, cycle: int, turns: int, soon: int) -> tuple[float, float]:
    now = later = 0.0
    structures = dict(zip(components.COLOURS, built.structures, strict=True))
    for crane in player.cranes.values():
        if crane.state == "open":
            now += (structures[crane.colour] + 0.12 * soon) * components.CONSTANTS.crane_points[cycle - 1]
        elif crane.state == "covered" and turns:
            later += _covered_crane(structures[crane.colour], turns, cycle if soon > 0 else cycle + 1)
    return now, later


@lru_cache(maxsize=1 << 10)
def _covered_crane(structures: int, turns: int, first: int) -> float:
    """The worth of a crane that becomes open in the best cycle, at the earliest the `first`."""
    return max(
        (structures + 0.52 * (turns - 4 * (components.CONSTANTS.cycles - cycle)))
        * components.CONSTANTS.crane_points[cycle - 1]
        for cycle in range(first, components.CONSTANTS.cycles + 1)
    )


ByRow: TypeAlias = tuple[int, ...]
"""A number for each of the six rows."""

NEW_GREYS: Final = 0.3
"""Estimated number of new kinds of gray buildings in rows per turn."""
ACTIVE: Final = 3.2
"""The worth of a paid citizen in the next cycle besides its row, since columns count active citizens."""
PAID_LATER: Final = 0.98
"""Factor for the worth of citizens for each coin that is missing to pay them."""


@lru_cache(maxsize=1 << 10)
def rows_forecast(
    citizens: ByRow, greys: ByRow, room: ByRow, coins: int, scorings: int, soon: int
) -> tuple[float, float, float]:
    """The worth of citizens in all scorings left, payable and not payable now, and the growth of rows.

    `greys` are the numbers of different gray buildings by row, `room` those of free sites, and `soon` is the number of
    turns before the next scoring. New buildings go mostly where citizens multiply them.
    """
    weights = [
        (1 + count) ** 2 if grey < len(scoring.GREYS) and spaces else 0
        for count, grey, spaces in zip(citizens, greys, room, strict=True)
    ]
    rate = NEW_GREYS / (sum(weights) or 1)
    growing, gains = 0.0, list[float]()
    for later in range(scorings):
        turns = soon + components.CONSTANTS.rounds_per_cycle * later
        carried = ACTIVE if later + 1 < scorings else 0.0
        for count, grey, weight in zip(citizens, greys, weights, strict=True):
            height = min(float(len(scoring.GREYS)), grey + rate * weight * turns)
            growing += height - grey
            if count:
                gains.append(count * (height + carried))
    gains.sort(reverse=True)
    unpaid, left = 0.0, 1.0
    for gain in gains[coins:]:
        left *= PAID_LATER
        unpaid += gain * left
    return sum(gains[:coins]), unpaid, growing


IN_ROWS: Final = [1.1, 0.45, 0.43]
"""Factors for a citizen tile in hand: for the worth of citizens, payable and not, and for the growth of rows."""
IN_COLUMNS: Final = 1.9
"""The worth of an active citizen for each turn before the next scoring, since columns count it."""
SECOND_IN_ROW: Final = 1.7
"""Estimated points of the bonus for a row's second citizen."""


@lru_cache(maxsize=1 << 10)
def citizen_worths(
    counting: ByRow, citizens: ByRow, greys: ByRow, room: ByRow, coins: int, scorings: int, soon: int
) -> dict[components.SocialClass, float]:
    """The worth of another citizen by class, in the better of its rows; `counting` are the active citizens by row."""
    before = rows_forecast(citizens, greys, room, coins, scorings, soon)
    found: dict[components.SocialClass, float] = {}
    for social_class, rows in components.ROWS_OF.items():
        best = 0.0
        for row in rows:
            count = citizens[row - 1]
            if count == SPACES_IN_ROW:
                continue
            more = (*citizens[: row - 1], count + 1, *citizens[row:])
            after = rows_forecast(more, greys, room, coins, scorings, soon)
            worth = sum(part * (a - b) for part, a, b in zip(IN_ROWS, after, before, strict=True))
            worth += IN_COLUMNS * soon * (count + 1 - counting[row - 1]) + 0.37 * scorings
            best = max(best, worth + SECOND_IN_ROW * count)
        found[social_class] = best
    return found


BUILT: Final = 1.9
"""Estimated number of buildings per turn on spaces that an order wants."""
CERTAIN: Final = 0.54
"""Factor for an order's points for each building that is missing."""
COVERED: Final = 0.66
"""The extra effort for a missing building on a space with a tile, which must be taken first."""


@lru_cache(maxsize=1 << 10)
def orders_hoped(card: str, built: Built, free: Spaces, turns: int) -> tuple[int, float]:
    """How often the building order is fulfilled now, and an estimate of further times after this number of turns."""
    order, budget = components.TRAJAN_CARDS[card], BUILT * turns
    if order.anchor == "anywhere":
        counts = [built.kinds[KINDS.index(kind)].bit_count() for kind in order.kinds]
        stand = min(counts)
        lacks = [sum(max(0, times - count) for count in counts) for times in (stand + 1, stand + 2)]
        return stand, sum(CERTAIN**lack for lack in lacks if lack <= budget)
    grey = coloured = 0
    for kind, spaces in zip(KINDS, built.kinds, strict=True):
        if components.BUILDINGS[kind].colour is None:
            grey |= spaces
        else:
            coloured |= spaces
    fulfilled: list[Spaces] = []
    begun: list[tuple[float, Spaces]] = []
    used = 0
    for wants_grey, wants_coloured, wants_any, belonging in order_spaces(card):
        standing = (wants_grey & grey) | (wants_coloured & coloured) | (wants_any & (grey | coloured))
        if order.different and any((kind & standing).bit_count() > 1 for kind in built.kinds):
            continue
        missing = (wants_grey | wants_coloured | wants_any) & ~standing
        if not missing:
            fulfilled.append(belonging)
            used |= belonging
        elif not missing & ~built.sites:
            begun.append((missing.bit_count() + COVERED * (missing & ~free).bit_count(), belonging))
    hoped = 0.0
    for lack, belonging in sorted(begun):
        if lack > budget:
            break
        if not belonging & used:
            used |= belonging
            hoped += CERTAIN**lack
            budget -= lack
    return scoring.most_disjoint(tuple(fulfilled)), hoped


KEPT: Final = 0.89
"""Factor per turn for resources that an order collects, since they are also used and paid."""
PIECES: Final = 0.79
"""Estimated number of pieces gained for a collecting order per turn."""
EFFORT: Final[dict[components.Item, float]] = {
    "builder": 1.6,
    "assistant": 1.3,
    "tribune": 1.4,
    "coin": 1.2,
    "worker_any": 0.95,
    "workers_of_different_colours": 1.3,
    "citizens_of_different_classes": 4.0,
    "citizen_of_each_class": 6.2,
    "envoy_on_ship": 0.5,
    "scored_crane": 1.6,
    "column_built": 1.1,
    "plaza_marker": 6.5,
}
"""The effort for another one of an item, in pieces."""
_LASTING: Final = frozenset[components.Item](
    ("citizens_of_different_classes", "citizen_of_each_class", "scored_crane", "column_built", "plaza_marker")
)


def collection_forecast(player: Player, card: str, turns: int) -> float:
    """An estimate, with fractions, of how often the collecting order will be fulfilled after this number of turns."""
    kept = KEPT**turns
    items = [
        (scoring.count_of(player, item) * (1.0 if item in _LASTING else kept) / need, need * EFFORT[item])
        for item, need in scoring.collecting(card)
    ]
    return _raised_minimum(sorted(items), PIECES * turns)


def _raised_minimum(items: Sequence[tuple[float, float]], pieces: float) -> float:
    """The minimum after pieces raise the numbers evenly; each item is a number with its price for raising it by 1."""
    least, cost = items[0][0], 0.0
    for place, (number, price) in enumerate(items):
        if place:
            step = number - least
            if step * cost >= pieces:
                break
            pieces -= step * cost
            least = number
        cost += price
    return least + pieces / cost


DEPTHS: Final = {
    "tiro": Depth(width=24, oversight=2.5),
    "legatus": Depth(width=40, steps=12000, further=60, kept=12, worlds=8, lines=2, turns=2),
}
"""Two own turns are searched, with fewer moves, since the worth of a structure shows in the next turn."""

EVALUATION = Evaluation(figures, progress, total_of, read_weights(__file__), sight_of, DEPTHS)
