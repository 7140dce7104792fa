"""Decks and hands, and what players know of their cards."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.engine import Text, text
from bot.games.provincia.components import BUILDINGS, CARDS, CONSTANTS, HORREUM, SENATE, Deck, deck_of
from bot.games.provincia.state import State, Table, Trace

from .moves import card_name, deck_name, strong

FORESEEN: Deck = "aedificium"  # the deck whose next cards CONSUETUDO shows


def trace_leaving(state: State, seat: int, card: str) -> None:
    """Update the traces as a card leaves the hand face up, if possible as one that was seen before.

    Of several candidates the latest goes: earlier ones may have been discarded.
    """
    deck, traces = deck_of(card), state.traces.get(seat, [])
    held = sum(card != HORREUM and deck_of(card) == deck for card in state.private(seat).hand)
    # how many were held before the first trace
    held += sum(1 if trace.gone else -1 for trace in traces if trace.deck == deck)
    places = [*_places(traces, deck, card), *_places(traces, deck, None)]
    left = next((place for place in places if _may_leave(traces, place, held)), None)
    if left is None or traces[left].card is None:
        _seen_again(state, deck, card)
        for private in state.privates:
            if card in private.memory.held.get(seat, ()):
                private.memory.held[seat].remove(card)
    if left is not None:
        _remove(traces, left)
    _forget_idle(traces, deck)


def trace_shuffle(state: State, deck: Deck) -> None:
    """Update what is known after a discard pile became the deck: the place of its cards is unknown."""
    state.shuffled_in[deck] = state.discarded_openly.pop(deck, [])
    for traces in state.traces.values():
        traces[:] = [replace(trace, old=True) if trace.deck == deck else trace for trace in traces]
    for memory in (private.memory for private in state.privates):
        memory.returned = [card for card in memory.returned if deck_of(card) != deck]
        memory.returned += [card for card in memory.discarded if deck_of(card) == deck]
        memory.discarded = [card for card in memory.discarded if deck_of(card) != deck]


def trace_draft(state: State) -> None:
    """Update what is known of a new draft: open cards are seen, and seats that foresaw its cards know all."""
    draft = state.draft
    assert draft
    for slot in draft.slots.values():
        if slot.open and slot.card:
            _seen_again(state, draft.deck, slot.card)
    if draft.deck == FORESEEN:
        for memory in (private.memory for private in state.privates):
            known = zip(draft.slots.items(), memory.foreseen, strict=False)
            memory.laid_out = {label: card for (label, slot), card in known if not slot.open}
            del memory.foreseen[: len(draft.slots)]


def trace_hidden_pick(state: State, seat: int, label: str) -> None:
    """Update what is known after a draft card was taken face down: seats that foresaw it know its taker."""
    for other, private in enumerate(state.privates):
        card = private.memory.laid_out.pop(label, None)
        if card and other != seat:
            private.memory.held.setdefault(seat, []).append(card)


def _seen_again(state: State, deck: Deck, card: str) -> None:
    """A card that may have come from the deck was seen: if it was shuffled in, it isn't there any more."""
    if card in state.shuffled_in.get(deck, ()):
        state.shuffled_in[deck].remove(card)
        return
    for private in state.privates:
        if card in private.memory.returned:
            private.memory.returned.remove(card)


def _places(traces: list[Trace], deck: Deck, card: str | None) -> list[int]:
    """The places of the card's traces (None: of unseen cards), the latest first."""
    return [
        place
        for place in reversed(range(len(traces)))
        if (trace := traces[place]).deck == deck and trace.card == card and not trace.gone
    ]


def _may_leave(traces: list[Trace], place: int, held: int) -> bool:
    """Whether the hand, `held` cards at first, could make all its discards without the card of this trace."""
    deck = traces[place].deck
    for other, trace in enumerate(traces):
        if trace.deck == deck and other != place:
            if trace.gone and held <= 0:
                return False
            held += -1 if trace.gone else 1
    return True


def _remove(traces: list[Trace], place: int) -> None:
    """Remove a trace. An unseen card may have been an old one, so an old trace goes first."""
    removed = traces.pop(place)
    if removed.card is None and not removed.old:
        for other, trace in enumerate(traces):
            if trace == replace(removed, old=True):
                traces[other] = removed
                return


def _forget_idle(traces: list[Trace], deck: Deck) -> None:
    """Drop discards before the first seen card, which tell nothing, each with an unseen card that it may have been."""
    unseen, place = list[int](), 0
    while place < len(traces):
        trace = traces[place]
        if trace.deck == deck:
            if trace.card is not None:
                return
            if trace.gone:
                for gone in (place, *unseen[:1]):
                    del traces[gone]
                place -= 1 + len(unseen[:1])
                unseen = [other - 1 for other in unseen[1:]]
            else:
                unseen.append(place)
        place += 1


def drawable(table: Table, deck: Deck) -> int:
    """How many cards can be drawn: from the deck, then from its discard pile."""
    return table.cards_left(deck) + table.cards_discarded(deck)


def draw(state: State, deck: Deck, count: int) -> list[str]:
    """Draw cards, fewer if there are no more; the discard pile is shuffled when needed."""
    drawn, pile = list[str](), state.decks[deck]
    while len(drawn) < count and (pile or state.discards[deck]):
        if not pile:
            pile.extend(state.chance.shuffled(state.discards[deck]))
            state.discards[deck].clear()
            trace_shuffle(state, deck)
            state.tell("deck-shuffled", deck=deck_name(deck), cards=len(pile))
        drawn.append(pile.pop())
    return drawn


def discard(state: State, card: str, *, face_down: bool = False) -> None:
    assert card != HORREUM
    deck = deck_of(card)
    state.discards[deck].append(card)
    if not face_down:
        state.discarded_openly.setdefault(deck, []).append(card)


def take_up(state: State, seat: int, card: str, *, openly: bool = False) -> None:
    state.private(seat).hand.append(card)
    if card != HORREUM:
        state.traces.setdefault(seat, []).append(Trace(deck_of(card), card if openly else None))


def lay_down(state: State, seat: int, card: str) -> None:
    if card != HORREUM:
        trace_leaving(state, seat, card)
    state.private(seat).hand.remove(card)


def discard_played(state: State, seat: int, card: str) -> None:
    """Move a played card from the hand to its discard pile."""
    lay_down(state, seat, card)
    discard(state, card)


def discard_from_hand(state: State, seat: int, card: str) -> None:
    """Discard a card face down; of identical ones the last that came (section 8).

    Before version 3 of the rules it was the first that came.
    """
    deck, hand, traces = deck_of(card), state.private(seat).hand, state.traces.setdefault(seat, [])
    traces.append(Trace(deck, gone=True))  # for the others it may be any card of its deck
    _forget_idle(traces, deck)
    state.private(seat).memory.discarded.append(card)
    if deck == FORESEEN:
        for private in state.privates:
            private.memory.held.pop(seat, None)
    place = hand.index(card) if state.rules_version < 3 else len(hand) - 1 - hand[::-1].index(card)
    del hand[place]
    discard(state, card, face_down=True)
    event = state.did("discarded", seat, deck=deck_name(deck), thing=deck)
    event.known_to, event.secret = [seat], {"card": strong(card_name(card))}


_SHOWN = [*sorted(BUILDINGS, key=lambda card: sum(BUILDINGS[card].cost.values())), *SENATE]
"""Display order of cards: buildings by the number of goods they cost, then Senate cards."""


def sorted_hand(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=_SHOWN.index)


def surplus(table: Table, seat: int) -> int:
    """How many cards the seat holds beyond the limit; HORREUM counts (ruling 17)."""
    return max(0, len(table.private(seat).hand) - CONSTANTS.hand_limit)


def why_not_discard(table: Table, seat: int, card: str) -> Text | None:
    if card in discardable(table, seat):
        return None
    if card == HORREUM:
        return text("refusal-discard-horreum")
    if card not in CARDS:
        return text("refusal-card-unknown")
    return text("refusal-not-in-hand", card=card_name(card))


def discardable(table: Table, seat: int) -> list[str]:
    return [card for card in dict.fromkeys(table.private(seat).hand) if card != HORREUM]
