"""What of a position is the same for whichever seat is judged: it is looked up once for all."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct

from .components import CITY_TILES, CITY_TYPES, CONSTANTS, TYPE_OF, Goods, Resource
from .rules.update import retirement_points
from .scoring import expert_points
from .state import State

ROUGHLY: Final[dict[Resource, float]] = {"gold": 0.7, "wood": 1.0, "stone": 1.0, "marble": 1.8, "weapon": 2.2}
"""What goods are worth in points while there is time to use them; by this deeds are compared."""

PLAZA: Final = 3.5
"""Points for plazas by a tile that is built (section 14)."""

SOON: Final = 3
"""Goods are worth what they are if so many rounds are to come, and less if fewer are."""

TEMPLES: Final = tuple(kind.id for kind in CITY_TYPES.values() if kind.group == "favor")
GROUPS: Final = ("favor", "gold", "morale", "resource", "service", "special", "monument")
"""The groups of types; monuments are the last, as they are counted only among all tiles."""


class Kind(Struct, frozen=True):
    """What is always the same about a type of tile: its fee and its cost also in points."""

    id: str
    group: int
    temple: bool
    idle: bool
    fee_worth: float
    built_worth: float


class Sight(Struct):
    """A position, and what is the same of it for all seats.

    So many rounds are `left`, and `later` than the next; by them goods are worth something `soon`, and what all seats
    compete for is `shared`. `retirement` are the points for a worker who retires now. `owned` counts the tiles of each
    seat by group; `special` says how much a seat has of a special tile: half, where it is another's. Temples are
    counted in their order. `usable` are the tiles that wait for a worker, each with its type, its owner and what its
    fee is worth; `offer` those of the display, each with its type and what it is worth to build it. `favors` are
    sorted; so many seats are still `acting` in this round; `expert` are the points of the expert game.
    """

    state: State
    left: float
    soon: float
    later: float
    shared: float
    retirement: int
    owned: list[list[int]]
    special: dict[str, list[float]]
    temples_standing: list[int]
    temples_on_offer: list[int]
    temples_to_come: list[int]
    usable: list[tuple[str, int | None, float]]
    offer: list[tuple[str, float]]
    favors: list[int]
    acting: int
    expert: list[int]


def spent(goods: Goods) -> float:
    """What goods are worth that are paid."""
    return sum(amount * ROUGHLY[resource] for resource, amount in goods.items())


_KINDS: Final = {
    kind.id: Kind(
        kind.id,
        GROUPS.index(kind.group),
        kind.group == "favor",
        kind.activation in ("grey", "none"),
        spent(kind.activation_cost),
        kind.build_points + PLAZA - spent(kind.build_cost),
    )
    for kind in CITY_TYPES.values()
}
_KIND_OF: Final = {tile: _KINDS[kind.id] for tile, kind in TYPE_OF.items()}


def sight_of(state: State) -> Sight:
    """Look once at everything that counts for all seats."""
    seats, players, activated = state.seats, state.players, state.activated
    left = rounds_to_come(state)
    owned = [[0] * len(GROUPS) for _ in range(seats)]
    special = dict.fromkeys(("labor_camp", "academy"), [0.0] * seats)
    standing, offered = dict.fromkeys(TEMPLES, 0), dict.fromkeys(TEMPLES, 0)
    usable, offer = [], []
    for space, tile in state.city.items():
        kind, owner = _KIND_OF[tile.tile], tile.owner
        if owner is not None:
            owned[owner][kind.group] += 1
        if not kind.idle:
            if kind.temple:
                standing[kind.id] += 1
            if space not in activated:
                usable.append((kind.id, owner, kind.fee_worth))
        elif kind.id in special:
            special[kind.id] = [1.0 if owner == seat else 0.5 for seat in range(seats)]
    for shown in state.display:
        if shown is not None:
            kind = _KIND_OF[shown]
            offer.append((kind.id, kind.built_worth))
            if kind.temple:
                offered[kind.id] += 1
    return Sight(
        state=state,
        left=left,
        soon=min(1.0, left / SOON),
        later=max(0.0, left - 1),
        shared=left / seats,
        retirement=retirement_points(state.stack_top),
        owned=owned,
        special=special,
        temples_standing=list(standing.values()),
        temples_on_offer=list(offered.values()),
        temples_to_come=[
            count - standing[temple] - offered[temple] for temple, count in _temples_in_play(seats)
        ],
        usable=usable,
        offer=offer,
        favors=sorted([player.favor for player in players]),
        acting=len([player for player in players if player.pool and not player.passed]),
        expert=_expert_points(state),
    )


def rounds_to_come(state: State) -> float:
    """How many rounds will follow this one, if the city goes on growing as it has so far."""
    if state.last_round:
        return 0.0
    usual = 0.75 * state.seats  # tiles a round, as if there had been one more before the first
    built = face_down(state.seats) - len(state.stack) + usual
    by_city = len(state.stack) * state.round / built
    return min(CONSTANTS.max_rounds - state.round, by_city + 1)


@cache
def face_down(seats: int) -> int:
    """How many city tiles lie in the stack at the start (section 3.3)."""
    in_play = [tile for tile in CITY_TILES.values() if tile.min_players <= seats and tile.epoch != "0"]
    return len(in_play) - seats - CONSTANTS.display_extra


@cache
def _temples_in_play(seats: int) -> tuple[tuple[str, int], ...]:
    """How many temples of each type there are in all."""
    tiles = [tile.type for tile in CITY_TILES.values() if tile.min_players <= seats]
    return tuple((temple, tiles.count(temple)) for temple in TEMPLES)


def _expert_points(state: State) -> list[int]:
    """What the rankings of the expert game would bring to each seat."""
    if state.options["expert"] != "on":
        return [0] * state.seats
    return [sum(points) for points in zip(*expert_points(state).values(), strict=True)]
