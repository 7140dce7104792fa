"""How far the building order of a card is fulfilled, and how near the next fulfilment is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from bot.games.trajanum.components import BUILDINGS, TRAJAN_CARDS, Want
from bot.games.trajanum.rules import orders
from bot.games.trajanum.state import Player

from .colonia import BIT, KINDS, Built, Spaces


@lru_cache(maxsize=1 << 14)
def formed(card: str, built: Built) -> tuple[int, float]:
    """How often the building order is fulfilled, and what part of the best further fulfilment stands already."""
    order, kinds = TRAJAN_CARDS[card], built.kinds
    if order.anchor == "anywhere":
        counts = [kinds[KINDS.index(kind)].bit_count() for kind in order.kinds]
        least = min(counts)
        return least, sum(count > least for count in counts) / len(counts)
    grey = coloured = 0
    for kind, spaces in zip(KINDS, kinds, strict=True):
        if BUILDINGS[kind].colour is None:
            grey |= spaces
        else:
            coloured |= spaces
    fulfilled: list[Spaces] = []
    nearly: list[tuple[float, Spaces]] = []
    for wants_grey, wants_coloured, wants_any, belonging in _grounds(card):
        standing = (wants_grey & grey) | (wants_coloured & coloured) | (wants_any & (grey | coloured))
        wanted = wants_grey | wants_coloured | wants_any
        if order.different and _alike(kinds, standing):
            continue
        if standing == wanted:
            fulfilled.append(belonging)
        elif not wanted & ~standing & ~built.sites:
            nearly.append((standing.bit_count() / wanted.bit_count(), belonging))
    if not fulfilled:
        return 0, max((part for part, _ in nearly), default=0.0)
    used = 0
    for belonging in fulfilled:
        used |= belonging
    apart = [part for part, belonging in nearly if not belonging & used]
    return most_disjoint(tuple(fulfilled)), max(apart, default=0.0)


def _alike(kinds: Iterable[Spaces], spaces: Spaces) -> bool:
    return any((kind & spaces).bit_count() > 1 for kind in kinds)


@cache
def _grounds(card: str) -> list[tuple[Spaces, Spaces, Spaces, Spaces]]:
    """Where the order could be fulfilled: spaces of grey, of coloured and of any buildings; all that belongs to it."""

    def those(spaces: dict[str, Want], wanted: Want) -> Spaces:
        return sum(BIT[space] for space, want in spaces.items() if want == wanted)

    return [
        (
            those(spaces, "grey"),
            those(spaces, "coloured"),
            those(spaces, "any"),
            sum(BIT[one] for one in belonging),
        )
        for spaces, belonging in orders.grounds(card)
    ]


@lru_cache(maxsize=1 << 12)
def most_disjoint(found: tuple[Spaces, ...]) -> int:
    """The largest number of them that have nothing in common."""
    if not found:
        return 0
    first, *others = found
    apart = tuple(other for other in others if not first & other)
    with_first = 1 + most_disjoint(apart)
    return with_first if len(apart) == len(others) else max(with_first, most_disjoint(tuple(others)))


_COLLECTING = {
    card: [(item, orders.needed(item, amount)) for item, amount in order.collect.items()]
    for card, order in TRAJAN_CARDS.items()
}
"""What each card collects: so many of each for one fulfilment."""


def collected(player: Player, card: str) -> tuple[int, int]:
    """How often the collecting order is fulfilled, and how many pieces the next fulfilment lacks."""
    found = [(orders.count_of(player, item), need) for item, need in _COLLECTING[card]]
    times = min([count // need for count, need in found])
    return times, sum([max(0, need * (times + 1) - count) for count, need in found])
