"""The cards of a hand: how they come and go, their order, and which may be discarded."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.provincia.components import BUILDINGS, CONSTANTS, HORREUM, SENATE, deck_of
from bot.games.provincia.state import State, Table

from . import remembering
from .decks import discard
from .names import card_name, deck_name, strong

_PRINTED = {card: place for place, card in enumerate((*BUILDINGS, *SENATE))}


def take_up(state: State, seat: int, card: str, *, openly: bool = False) -> None:
    """Put a card into a hand, as everybody sees, or unseen by the others."""
    state.private(seat).hand.append(card)
    if card != HORREUM:
        remembering.came(state, seat, card, openly=openly)


def lay_down(state: State, seat: int, card: str) -> None:
    """Take a card from a hand, as everybody sees."""
    if card != HORREUM:
        remembering.went(state, seat, card)
    state.private(seat).hand.remove(card)


def discard_from_hand(state: State, seat: int, card: str) -> None:
    """Discard a card, of two that are alike the one that came last; the others see its back (section 8).

    Before version 3 of the rules it was the one that came first.
    """
    remembering.went_unseen(state, seat, card)
    hand = state.private(seat).hand
    place = hand.index(card) if state.rules_version < 3 else len(hand) - 1 - hand[::-1].index(card)
    del hand[place]
    discard(state, card, face_down=True)
    deck = deck_of(card)
    event = state.did("discarded", seat, deck=deck_name(deck), thing=deck)
    event.known_to = [seat]
    event.secret = {"card": strong(card_name(card))}


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
