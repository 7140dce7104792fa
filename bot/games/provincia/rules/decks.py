"""The three decks: drawing, shuffling what was discarded, discarding (section 5.0)."""

from __future__ import annotations

from bot.games.provincia.components import BUILDINGS, HORREUM, SENATE, Deck
from bot.games.provincia.state import State, Table

from .names import card_name, deck_name, strong


def deck_of(card: str) -> Deck:
    """To which deck a card belongs."""
    if card in BUILDINGS:
        return "aedificium"
    return "spqr" if card in SENATE else "opes"


def drawable(table: Table, deck: Deck) -> int:
    """How many cards can be drawn: from the deck, then from its discard pile."""
    return table.cards_left(deck) + table.cards_discarded(deck)


def draw(state: State, deck: Deck, count: int) -> list[str]:
    """The next cards, fewer where there are no more; what was discarded is shuffled when it is needed."""
    drawn: list[str] = []
    pile = state.decks[deck]
    while len(drawn) < count:
        if not pile:
            if not state.discards[deck]:
                break
            pile.extend(state.chance.shuffled(state.discards[deck]))
            state.discards[deck].clear()
            state.tell("deck-shuffled", deck=deck_name(deck), cards=len(pile))
        drawn.append(pile.pop())
    return drawn


def discard(state: State, card: str) -> None:
    """Put a card on the discard pile of its deck."""
    assert card != HORREUM
    state.discards[deck_of(card)].append(card)


def discard_from_hand(state: State, seat: int, card: str) -> None:
    """Discard a card; the others see its back (section 8)."""
    state.private(seat).hand.remove(card)
    discard(state, card)
    deck = deck_of(card)
    event = state.did("discarded", seat, deck=deck_name(deck), thing=deck)
    event.known_to = [seat]
    event.secret = {"card": strong(card_name(card))}
