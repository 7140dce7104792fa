"""What counts in Forum Trajanum: points, what all scorings to come would bring, and what there is to build with."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec

from bot.engine import Judgement, Step, Together, read_weights, total_of

from .components import CONSTANTS, NEIGHBOURS, PRESTIGE, ROWS, SITES, WORKERS
from .judging import mosaic, orders, stock
from .rules import cycle_scoring
from .rules.turn import BeginTurn, BuildingStep, Using
from .state import Player, State

GROWTH = 0.4
"""About how many envoys a turn adds to the largest group."""

REMEMBERED = 1 << 12
"""So many seats are not counted a second time."""

_counted: dict[tuple[object, ...], dict[str, float]] = {}


def progress(state: State) -> float:
    """How much of the game is over: by the rounds of its three cycles."""
    if state.phase == "end":
        return 1.0
    return min(1.0, max(0, state.round - 1) / (CONSTANTS.cycles * CONSTANTS.rounds_per_cycle))


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    turns = stock.turns_left(state, seat)
    envoys = mosaic.envoys(state, seat)
    hand = _waiting(state, seat)
    steps = _open_steps(state, seat)
    seen = (
        msgspec.msgpack.encode(state.players[seat]),
        envoys,
        hand,
        msgspec.msgpack.encode(steps),
        turns,
        state.round,
        state.phase == "end",
        tuple(state.trajan.values()),
        tuple(state.forum.areas),
    )
    counted = _counted.get(seen)
    if counted is None:
        if len(_counted) == REMEMBERED:
            _counted.clear()
        counted = _counted[seen] = _figures(state, seat, turns, envoys, hand, steps)
    return counted


def _figures(
    state: State,
    seat: int,
    turns: int,
    envoys: tuple[int, int],
    hand: tuple[str | None, ...],
    steps: list[Step],
) -> dict[str, float]:
    """The same, counted: with the building actions left, its and all envoys, tiles to be used, answers to be given."""
    player = state.players[seat]
    scorings = 0 if state.phase == "end" else CONSTANTS.cycles + 1 - state.cycle
    soon = turns - CONSTANTS.rounds_per_cycle * max(0, scorings - 1)
    now = turns + state.round > CONSTANTS.cycles * CONSTANTS.rounds_per_cycle
    kinds = orders.built(player.buildings)
    greys = _grey_kinds(kinds)
    free = _free_sites(player)
    forum = mosaic.standing(state, seat, *envoys)
    counted: dict[str, float] = {"always": 1, "points": player.vp}
    counted["rows"] = sum(greys) * scorings
    counted["rows paid"], counted["rows unpaid"] = _tended(player, greys, scorings, soon)
    counted["active"] = player.active_citizens * soon
    for number, row in enumerate(player.rows, 1):
        counted[f"active {number}"] = (row.counting > 0) * soon
    counted["citizens"] = sum(len(row.citizens) for row in player.rows) * scorings
    counted["eagles"] = forum.eagles * scorings
    counted["group"] = sum(_group(player, forum.group) for _ in range(scorings))
    counted["group growing"] = _growing(player, forum, scorings, soon) - counted["group"]
    counted["group joined"] = (forum.joined - forum.group) * scorings if turns else 0
    counted["envoys apart"] = forum.others * scorings
    counted["shift"] = player.shift if turns else 0
    counted |= _orders(state, player, kinds, free, turns, scorings)
    counted["cranes"], counted["covered cranes"] = _cranes(state, player, scorings, turns, soon)
    builder = stock.builder_worth(state, player, scorings, _rows_with_room(greys, free))
    workers = stock.worker_worths(state, player, forum, scorings)
    amounts = [player.resources["builder"], *(player.resources[worker] for worker in WORKERS)]
    counted["figures"] = stock.figures_worth(amounts, builder, workers, turns, now)
    lasting = min(1.0, turns / 3)
    counted["assistants"] = sum([1.0, 0.8, 0.5, 0.3][: player.resources["assistant"]]) * lasting
    counted["tribunes"] = sum([0.6, 1.0, 0.4, 0.8][: player.resources["tribune"]]) * lasting
    counted["coins"] = min(player.resources["coin"], 4)
    counted["ship"] = min(player.ship, turns, 2)
    counted["more ship"] = min(max(0, min(player.ship, turns) - 2), 3)
    pairs = min(_pairs(free), turns)
    counted["a pair of sites"] = min(pairs, 1)
    counted["more pairs of sites"] = min(max(0, pairs - 1), 3)
    counted["sites"] = min(free.bit_count(), turns, 5)
    counted["tracks"] = (
        sum(place * (place - 1) / 6 for place in player.tracks.values() if place < 4) if turns else 0
    )
    counted["owed"] = stock.owed(state, player, steps, workers, scorings) if steps else 0
    counted["in hand"] = stock.in_hand(player, hand, builder, workers)
    return counted


def _waiting(state: State, seat: int) -> tuple[str | None, ...]:
    """The tiles of a round that are still to be used."""
    private, shown = state.privates[seat].hand, state.players[seat].hand
    return private.own or shown.own, private.received or shown.received


def _open_steps(state: State, seat: int) -> list[Step]:
    """What follows from the seat's last answers and is not done yet."""
    steps: list[Step] = []
    for step in reversed(state.agenda):
        if (
            isinstance(step, BeginTurn | BuildingStep | Together | Using)
            or getattr(step, "seat", None) != seat
        ):
            break
        steps.append(step)
    return steps


def _group(player: Player, size: float) -> float:
    """The points of a group, of a broken size too."""
    fields = PRESTIGE.flipped if player.flipped else PRESTIGE.base
    low = min(int(size), len(fields))
    high = min(low + 1, len(fields))
    below = PRESTIGE.bar[fields[low - 1] + player.shift] if low else 0
    above = PRESTIGE.bar[fields[high - 1] + player.shift]
    return below + (above - below) * (size - low)


def _growing(player: Player, forum: mosaic.Standing, scorings: int, soon: int) -> float:
    """The points of the largest group in all scorings to come, if it goes on growing."""
    rate = GROWTH * (min(1.0, (forum.edge + 1) / 4) if forum.group else 0.8)
    return sum(
        _group(player, forum.group + rate * (soon + CONSTANTS.rounds_per_cycle * later))
        for later in range(scorings)
    )


def _tended(player: Player, greys: tuple[int, ...], scorings: int, soon: int) -> tuple[float, float]:
    """What citizens would multiply in all scorings to come: where there are coins to pay them, and where not."""
    gains = sorted(
        (
            len(row.citizens)
            * (min(4.0, greys[number] + 0.2 * soon + 0.7 * later) + (1.5 if later + 1 < scorings else 0))
            for number, row in enumerate(player.rows)
            if row.citizens
            for later in range(scorings)
        ),
        reverse=True,
    )
    coins = player.resources["coin"]
    unpaid = sum(gain * 0.6**place for place, gain in enumerate(gains[coins:]))
    return sum(gains[:coins]), unpaid


def _orders(
    state: State, player: Player, kinds: tuple[int, ...], free: int, turns: int, scorings: int
) -> dict[str, float]:
    """What the cards to come bring as things stand, and how near the next fulfilments are."""
    counted = dict.fromkeys(
        (
            "orders formed",
            "orders nearly formed",
            "orders collected",
            "orders in hand",
            "orders nearly collected",
        ),
        0.0,
    )
    empty = _buildable(player)
    for cycle in range(CONSTANTS.cycles + 1 - scorings, CONSTANTS.cycles + 1):
        card = state.trajan.get(cycle)
        if card is None:
            continue
        wait = turns - CONSTANTS.rounds_per_cycle * (CONSTANTS.cycles - cycle)
        each = PRESTIGE.order_points[min(PRESTIGE.last_shift, player.shift + wait // 4)]
        formed, part = orders.formed(card, kinds, empty)
        counted["orders formed"] += formed * each
        times, lack = orders.collected(player, card)
        if wait:
            counted["orders nearly formed"] += part * part * each
            counted["orders in hand"] += times * each
            counted["orders nearly collected"] += each / lack
        else:
            counted["orders collected"] += times * each
    return counted


def _cranes(state: State, player: Player, scorings: int, turns: int, soon: int) -> tuple[float, float]:
    """What open cranes bring in the next scoring, and covered ones in the best of all."""
    now = later = 0.0
    if not scorings:
        return 0.0, 0.0
    for crane in player.cranes.values():
        if crane.state == "scored":
            continue
        structures = cycle_scoring.structures(player, crane.colour)
        if crane.state == "open":
            now += (structures + 0.2 * soon) * CONSTANTS.crane_points[state.cycle - 1]
        elif turns:
            later += max(
                (structures + 0.25 * (turns - 4 * (CONSTANTS.cycles - cycle)))
                * CONSTANTS.crane_points[cycle - 1]
                for cycle in range(state.cycle, CONSTANTS.cycles + 1)
                if cycle > state.cycle or soon > 0
            )
    return now, later


@lru_cache(maxsize=1 << 13)
def _grey_kinds(kinds: tuple[int, ...]) -> tuple[int, ...]:
    """How many different grey buildings stand in each row of the colonia."""
    greys = [kinds[orders.KINDS.index(kind)] for kind in orders.GREYS]
    return tuple(sum(1 for spaces in greys if spaces & row) for row in _ROWS)


_ROWS = [sum(bit for space, bit in orders.BIT.items() if space[1] == str(number)) for number in ROWS]
_SITES = sum(orders.BIT[site] for site in SITES)
_NEIGHBOURS = [
    (orders.BIT[space], orders.BIT[other])
    for space in SITES
    for other in NEIGHBOURS[space]
    if other in SITES and other > space
]


def _free_sites(player: Player) -> int:
    """The spaces that can be built on now."""
    covered = sum(orders.BIT[space] for space in player.tiles) | sum(
        orders.BIT[space] for space in player.buildings
    )
    return _SITES & ~covered


def _buildable(player: Player) -> int:
    """The spaces that can be built on now or later."""
    return _SITES & ~sum(orders.BIT[space] for space in player.buildings)


@lru_cache(maxsize=1 << 13)
def _pairs(free: int) -> int:
    """How many pairs of free spaces side by side have no space in common: about so many double tiles have room."""
    pairs = 0
    for one, other in _NEIGHBOURS:
        if free & one and free & other:
            pairs += 1
            free &= ~(one | other)
    return pairs


@lru_cache(maxsize=1 << 13)
def _rows_with_room(greys: tuple[int, ...], free: int) -> tuple[int, ...]:
    """The rows in which another kind of grey building can be built now."""
    return tuple(
        number for number in ROWS if greys[number - 1] < len(orders.GREYS) and free & _ROWS[number - 1]
    )


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
