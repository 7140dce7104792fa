"""The three decks: drawing, shuffling what was discarded, discarding (section 5.0)."""

from __future__ import annotations

from bot.games.provincia.components import HORREUM, Deck, deck_of
from bot.games.provincia.state import State, Table

from . import remembering
from .names import deck_name


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
            remembering.shuffled(state, deck)
            state.tell("deck-shuffled", deck=deck_name(deck), cards=len(pile))
        drawn.append(pile.pop())
    return drawn


def discard(state: State, card: str, *, face_down: bool = False) -> None:
    """Put a card on the discard pile of its deck; everybody sees it unless it lies face down."""
    assert card != HORREUM
    deck = deck_of(card)
    state.discards[deck].append(card)
    if not face_down:
        remembering.discarded(state, deck, card)
