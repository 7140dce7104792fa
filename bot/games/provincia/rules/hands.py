"""The cards of a hand: their order, and which may be discarded."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.provincia.components import BUILDINGS, CONSTANTS, HORREUM, SENATE
from bot.games.provincia.state import Table

_PRINTED = {card: place for place, card in enumerate((*BUILDINGS, *SENATE))}


def sorted_hand(cards: Iterable[str]) -> list[str]:
    """The cards as they are shown: buildings by the number of goods they cost, then Senate cards."""

    def place(card: str) -> tuple[bool, int, int]:
        cost = sum(BUILDINGS[card].cost.values()) if card in BUILDINGS else 0
        return card not in BUILDINGS, cost, _PRINTED[card]

    return sorted(cards, key=place)


def surplus(table: Table, seat: int) -> int:
    """How many cards the seat holds beyond the limit; HORREUM counts (ruling 17)."""
    return max(0, len(table.private(seat).hand) - CONSTANTS.hand_limit)


def discardable(table: Table, seat: int) -> list[str]:
    """The cards of the hand that may be discarded, each once."""
    return [card for card in dict.fromkeys(table.private(seat).hand) if card != HORREUM]
