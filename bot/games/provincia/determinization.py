"""Determinization: whatever a viewer has not seen is drawn anew (section 8).

The rules record what is known of face-down cards (`rules/hands.py`); everything that agrees with it is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from bot.engine import Chance, imagined_state
from bot.games.provincia.rules.hands import FORESEEN

from . import components
from .components import CONSTANTS, DECKS, HORREUM, OTHER_TOKENS, OWN_TOKEN, RAIDS, Deck, cards_of, token_id
from .state import Draft, Memory, Private, State, Trace, View, Vision

_ATTEMPTS = 1000
"""Attempts at drawing face-down discards that agree with what has been seen since."""


def imagined(view: View, chance: Chance) -> State:
    """A possible position behind a view: hands, decks, discard piles, tokens, and raids to come."""
    if not any(size.tokens for size in view.hand_sizes):
        nothing: dict[Deck, list[str]] = {deck: [] for deck in DECKS}
        privates = [Private() for _ in range(view.seats)]
        empty = {"privates": privates, "decks": nothing, "discards": nothing, "bellum": [], "chosen": []}
        return imagined_state(State, view, chance, **empty)
    cards = {deck: _Cards.of(view, deck, chance) for deck in DECKS}
    tokens = _tokens(view, chance)
    return imagined_state(
        State,
        view,
        chance,
        privates=[
            _own(view) if seat == view.viewer else _private(view, seat, cards, tokens[seat], chance)
            for seat in range(view.seats)
        ],
        decks={deck: drawn.deck for deck, drawn in cards.items()},
        discards={deck: drawn.discards for deck, drawn in cards.items()},
        draft=view.draft and _draft(view.draft, cards[view.draft.deck]),
        bellum=[
            chance.pick([card.id for card in RAIDS[number]])
            for number in CONSTANTS.battle_rounds[len(view.battles) :]
        ],
        chosen=[],
    )


def _own(view: View) -> Private:
    return view.own or Private()


def _others(view: View) -> list[int]:
    return [seat for seat in range(view.seats) if seat != view.viewer]


# The cards of one deck. Every face-down card is a trace, without a `card` if it may be any.


class _Recalled(Struct):
    """A hand as far as it was seen, and its face-down discards, on the pile or shuffled into the deck since."""

    hand: list[Trace]
    discarded: list[Trace]
    returned: list[str]

    @property
    def traces(self) -> list[Trace]:
        return [*self.hand, *self.discarded]


def _recalled(view: View, deck: Deck, left: Counter[str], chance: Chance) -> dict[int, _Recalled]:
    """Possible hands of the others, if only these cards are `left` for them."""
    for _ in range(_ATTEMPTS):
        hands = {seat: _recalled_of(view, deck, seat, left, chance) for seat in _others(view)}
        if _named(trace for recalled in hands.values() for trace in recalled.traces) <= left:
            return hands
    return {seat: _forgotten(view, deck, seat) for seat in _others(view)}


def _recalled_of(view: View, deck: Deck, seat: int, left: Counter[str], chance: Chance) -> _Recalled:
    for _ in range(_ATTEMPTS):
        recalled = _played_back(view, deck, seat, chance)
        if _named(recalled.traces) <= left:
            return recalled
    return _forgotten(view, deck, seat)


def _played_back(view: View, deck: Deck, seat: int, chance: Chance) -> _Recalled:
    """A possible history of a hand: each face-down discard may be any card that was held then."""
    traces = [trace for trace in view.traces.get(seat, ()) if trace.deck == deck]
    before = _held(view, deck, seat) + sum(1 if trace.gone else -1 for trace in traces)
    recalled = _Recalled([Trace(deck)] * before, [], [])
    for trace in traces:
        if not trace.gone:
            recalled.hand.append(trace)
            continue
        gone = recalled.hand.pop(chance.below(len(recalled.hand)))
        if not trace.old:
            recalled.discarded.append(gone)
        elif gone.card is not None:
            recalled.returned.append(gone.card)
    # The viewer knows some that nobody else has seen.
    hidden = iter(_of(deck, _own(view).memory.held.get(seat, ())))
    recalled.hand = [one if one.card else replace(one, card=next(hidden, None)) for one in recalled.hand]
    return recalled


def _forgotten(view: View, deck: Deck, seat: int) -> _Recalled:
    return _Recalled([Trace(deck)] * _held(view, deck, seat), [], [])


class _Cards(Struct):
    """A possible distribution of a deck's cards: others' hands and visions, the draft, both piles.

    `discarded` are the `discards` that another seat knows, by seat.
    """

    hands: dict[int, list[str]]
    visions: dict[int, list[str]]
    slots: dict[str, str]
    deck: list[str]
    discards: list[str]
    discarded: dict[int, list[str]]

    @classmethod
    def of(cls, view: View, deck: Deck, chance: Chance) -> _Cards:
        """Distribute the deck's cards among the places where they may be."""
        memory = _own(view).memory
        kilns = view.options["printed_kiln_count"] == "on"
        known = Counter(_known_alone(view, deck))
        left = Counter(cards_of(deck, printed_kilns=kilns)) - Counter(_lying_open(view, deck)) - known
        recalled = _recalled(view, deck, left, chance)
        foreseen = memory.foreseen if deck == FORESEEN else []
        seen = [*view.discarded_openly.get(deck, ()), *_of(deck, memory.discarded)]
        unseen = view.discarded[deck] - len(seen) - sum(len(past.discarded) for past in recalled.values())
        slots = {label: Trace(deck, memory.laid_out.get(label)) for label in _face_down(view, deck)}
        visions = {seat: [Trace(deck)] * number for seat, number in _looked_at(view, deck).items()}
        drawn = [Trace(deck)] * (view.left[deck] - len(foreseen))
        discards = [Trace(deck)] * unseen
        places = [trace for past in recalled.values() for trace in past.traces]
        places += [
            *slots.values(),
            *drawn,
            *discards,
            *(one for traces in visions.values() for one in traces),
        ]
        returned = Counter([*view.shuffled_in.get(deck, ()), *_of(deck, memory.returned)])
        returned += Counter(card for past in recalled.values() for card in past.returned)
        filling = _Filling(places, left - _named(places), returned - known, chance)
        discarded = {seat: filling.fill(past.discarded) for seat, past in recalled.items()}
        known_to_others = [card for cards in discarded.values() for card in cards]
        return cls(
            hands={seat: filling.fill(past.hand) for seat, past in recalled.items()},
            visions={seat: filling.fill(traces) for seat, traces in visions.items()},
            slots=dict(zip(slots, filling.fill(slots.values()), strict=True)),
            deck=[*filling.fill(drawn), *reversed(foreseen)],
            discards=[*seen, *filling.fill(discards), *known_to_others],
            discarded=discarded,
        )


class _Filling:
    """Cards for unknown places; those shuffled into the deck go only where they can have come since."""

    def __init__(
        self, places: Iterable[Trace], cards: Counter[str], returned: Counter[str], chance: Chance
    ) -> None:
        fresh = sum(trace.card is None and not trace.old for trace in places)
        bound = chance.shuffled(list((returned & cards).elements()))[:fresh]
        rest = chance.shuffled(list((cards - Counter(bound)).elements()))
        free = fresh - len(bound)
        self._fresh = chance.shuffled([*bound, *rest[:free]]) if bound else rest[:free]
        self._old = rest[free:]

    def fill(self, traces: Iterable[Trace]) -> list[str]:
        return [trace.card or (self._old if trace.old else self._fresh).pop() for trace in traces]


def _of(deck: Deck, cards: Iterable[str]) -> list[str]:
    return [card for card in cards if card != HORREUM and components.deck_of(card) == deck]


def _named(traces: Iterable[Trace]) -> Counter[str]:
    return Counter(trace.card for trace in traces if trace.card is not None)


def _held(view: View, deck: Deck, seat: int) -> int:
    """How many cards of the deck the seat has in its hand; HORREUM belongs to no deck."""
    size, horreum = view.hand_sizes[seat], not view.players[seat].has(HORREUM)
    held: dict[Deck, int] = {"aedificium": size.buildings - horreum, "spqr": size.senate, "opes": 0}
    return held[deck]


def _lying_open(view: View, deck: Deck) -> Iterator[str]:
    for player in view.players:
        yield from _of(deck, player.laid)
    if view.draft and view.draft.deck == deck:
        slots = view.draft.slots.values()
        yield from (slot.card for slot in slots if slot.card and slot.open and slot.taker is None)
    yield from view.discarded_openly.get(deck, ())


def _known_alone(view: View, deck: Deck) -> Iterator[str]:
    """The deck's cards whose place only the viewer knows, without those in others' hands."""
    own, memory = _own(view), _own(view).memory
    yield from _of(deck, [*own.hand, *memory.foreseen, *memory.laid_out.values(), *memory.discarded])
    if own.vision:
        kept = own.vision.kept
        yield from _of(deck, (card for number, card in enumerate(own.vision.cards, 1) if number != kept))


def _face_down(view: View, deck: Deck) -> list[str]:
    if view.draft is None or view.draft.deck != deck:
        return []
    return [label for label, slot in view.draft.slots.items() if not slot.open and slot.taker is None]


def _looked_at(view: View, deck: Deck) -> dict[int, int]:
    if deck != FORESEEN:
        return {}
    sizes = {seat: view.hand_sizes[seat] for seat in _others(view)}
    return {seat: size.looking - size.kept for seat, size in sizes.items() if size.looking}


def _draft(draft: Draft, cards: _Cards) -> Draft:
    """The draft with possible cards in its hidden slots, including those that were taken."""

    def lying(label: str) -> str | None:
        slot = draft.slots[label]
        if slot.card is not None:
            return slot.card
        return cards.slots[label] if slot.taker is None else cards.hands[slot.taker][-1]

    slots = {label: replace(slot, card=lying(label)) for label, slot in draft.slots.items()}
    return replace(draft, slots=slots)


def _private(view: View, seat: int, cards: dict[Deck, _Cards], tokens: list[str], chance: Chance) -> Private:
    horreum = [] if view.players[seat].has(HORREUM) else [HORREUM]
    foreseen = view.hand_sizes[seat].foreseen
    held = {deck: list(drawn.hands.get(seat, ())) for deck, drawn in cards.items()}
    came = [held[deck].pop(0) for deck in view.hand_sizes[seat].backs]
    return Private(
        hand=[*horreum, *came, *(card for rest in held.values() for card in rest)],
        tokens=tokens,
        vision=_vision(view, seat, cards[FORESEEN], chance),
        memory=Memory(
            foreseen=cards[FORESEEN].deck[::-1][:foreseen],
            discarded=[card for drawn in cards.values() for card in drawn.discarded.get(seat, ())],
        ),
    )


def _vision(view: View, seat: int, cards: _Cards, chance: Chance) -> Vision | None:
    """What another seat is looking at; a kept card is the last one that came to its hand."""
    size = view.hand_sizes[seat]
    if not size.looking:
        return None
    vision = Vision(cards.visions[seat])
    if size.kept:
        vision.kept = 1 + chance.below(size.looking)
        vision.cards.insert(vision.kept - 1, cards.hands[seat][-1])
    vision.order = chance.shuffled(vision.left())[: size.named]
    return vision


def _tokens(view: View, chance: Chance) -> dict[int, list[str]]:
    """Possible tokens of the others: each has its own +1 unless it was shown; the rest are dealt at random."""
    values, cities = (OWN_TOKEN, *OTHER_TOKENS), view.cities
    unseen = Counter(token_id(city, value) for city in cities for value in values)
    unseen -= Counter(token for battle in view.battles for token in battle.tokens)
    unseen -= Counter(_own(view).tokens)
    first = {seat: token_id(cities[seat], OWN_TOKEN) for seat in _others(view)}
    held = {seat: [token] if unseen[token] else [] for seat, token in first.items()}
    unseen -= Counter(first.values())
    left = chance.shuffled(list(unseen.elements()))
    for seat, tokens in held.items():
        tokens += [left.pop() for _ in range(view.hand_sizes[seat].tokens - len(tokens))]
    return held
