"""The orders of the Trajan cards: how often they are fulfilled (section 5.10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games.trajanum.components import (
    BUILDINGS,
    CLASSES,
    COLUMNS,
    CORNERS,
    ROWS_OF,
    SPACES,
    TEMPLES,
    TRAJAN_CARDS,
    WORKERS,
    BuildingKind,
    Item,
    TrajanCard,
    Want,
)
from bot.games.trajanum.state import Player

from . import colonia


def formations(player: Player, card: TrajanCard) -> int:
    """How often the building order is fulfilled, no building, temple or crane being used twice (ruling 37)."""
    if card.anchor == "anywhere":
        return min(colonia.count_built(player, kind) for kind in card.kinds)
    return _most_disjoint(list(found_formations(player, card)))


def found_formations(player: Player, card: TrajanCard) -> Iterator[frozenset[str]]:
    """Every place at which the building order is fulfilled: the spaces that belong to it."""
    for spaces, belonging in grounds(card.id):
        if not player.buildings.keys() >= spaces.keys():
            continue
        kinds = [BUILDINGS[player.buildings[space].id] for space in spaces]
        if card.different and len({kind.id for kind in kinds}) < len(kinds):
            continue
        if all(want in ("any", _wanted(kind)) for kind, want in zip(kinds, spaces.values(), strict=True)):
            yield belonging


@cache
def grounds(order: str) -> list[tuple[dict[str, Want], frozenset[str]]]:
    """Where a card's building order could be fulfilled: what it wants on which spaces, and all that belongs to it."""
    card = TRAJAN_CARDS[order]
    match card.anchor:
        case "temple":
            anchors, anchored = TEMPLES, True
        case "crane":
            anchors, anchored = CORNERS, True
        case _:
            anchors, anchored = SPACES, False
    found = []
    for anchor in anchors:
        spaces = {
            space: want
            for x, y, want in card.pattern
            if (space := _space(anchor, x, y, inwards=card.anchor == "crane"))
        }
        if len(spaces) == len(card.pattern):
            found.append((spaces, frozenset([*spaces, anchor] if anchored else spaces)))
    return found


def _wanted(kind: BuildingKind) -> Want:
    return "grey" if kind.colour is None else "coloured"


def _space(anchor: str, x: int, y: int, *, inwards: bool) -> str | None:
    """The space so far to the right and down, or towards the middle; None outside the grid."""
    column, row = COLUMNS.index(anchor[0]), int(anchor[1:])
    if inwards:
        x = x if column == 0 else -x
        y = y if row == 1 else -y
    if not 0 <= column + x < len(COLUMNS):
        return None
    space = f"{COLUMNS[column + x]}{row + y}"
    return space if space in SPACES else None


def _most_disjoint(found: list[frozenset[str]]) -> int:
    """The largest number of them that have nothing in common: exact, by trying with and without each."""
    if not found:
        return 0
    first, *others = found
    apart = [other for other in others if not first & other]
    with_first = 1 + _most_disjoint(apart)
    return with_first if len(apart) == len(others) else max(with_first, _most_disjoint(others))


def collected(player: Player, card: TrajanCard) -> int:
    """How often the collecting order is fulfilled."""
    return min(count_of(player, item) // needed(item, amount) for item, amount in card.collect.items())


_SETS: frozenset[Item] = frozenset(
    ("workers_of_different_colours", "citizens_of_different_classes", "citizen_of_each_class")
)


def needed(item: Item, amount: int) -> int:
    """How many of an item, as `count_of` counts it, one fulfilment takes: sets are counted whole."""
    return 1 if item in _SETS else amount


def count_of(player: Player, item: Item) -> int:
    """How many a player has of what an order collects; of sets: how many whole ones."""
    match item:
        case "builder" | "assistant" | "tribune" | "coin":
            return player.resources[item]
        case "worker_any":
            return sum(_workers(player))
        case "workers_of_different_colours":
            return _pairs(_workers(player))
        case "citizens_of_different_classes":
            return _pairs(active_by_class(player))
        case "citizen_of_each_class":
            return min(active_by_class(player))
        case "envoy_on_ship":
            return player.ship
        case "scored_crane":
            return [crane.state for crane in player.cranes.values()].count("scored")
        case "column_built":
            return colonia.count_built(player, "column")
        case "plaza_marker":
            return len(player.plaza)


def _workers(player: Player) -> list[int]:
    return [player.resources[worker] for worker in WORKERS]


def active_by_class(player: Player) -> list[int]:
    """The active citizens of each class."""
    return [sum([player.rows[row - 1].counting for row in ROWS_OF[citizen]]) for citizen in CLASSES]


def _pairs(counts: list[int]) -> int:
    """The pairs of unlike ones, each in one pair."""
    return min(sum(counts) // 2, sum(counts) - max(counts))
