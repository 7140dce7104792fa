"""The inverse of a view: whatever a viewer has not seen is drawn anew (section 8).

What is known of cards that lie face down the rules keep in mind (`rules/hands.py`); everything that fits it is
equally likely.
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
"""How often it is drawn which cards were discarded face down, until that fits what has been seen since."""


def imagined(view: View, chance: Chance) -> State:
    """Hands, decks and discard piles, tokens, and raids to come, as they may be."""
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


# The cards of one deck. Every place where one lies face down is a trace, without a card where it may be any.


class _Recalled(Struct):
    """A hand by what was seen of it, and what was discarded from it face down: still on the pile, or shuffled into
    the deck with it.
    """

    hand: list[Trace]
    discarded: list[Trace]
    returned: list[str]

    @property
    def traces(self) -> list[Trace]:
        return [*self.hand, *self.discarded]


def _recalled(view: View, deck: Deck, left: Counter[str], chance: Chance) -> dict[int, _Recalled]:
    """The others' hands, as they may be where only these cards are `left` to lie there."""
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
    """How it may have come about: each card discarded face down may be any that was in the hand then."""
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
    hidden = iter(_of(deck, _own(view).memory.held.get(seat, ())))  # some that nobody else has seen are these
    recalled.hand = [one if one.card else replace(one, card=next(hidden, None)) for one in recalled.hand]
    return recalled


def _forgotten(view: View, deck: Deck, seat: int) -> _Recalled:
    return _Recalled([Trace(deck)] * _held(view, deck, seat), [], [])


class _Cards(Struct):
    """Where the cards of a deck may be: in the others' hands and before their eyes, in the draft, on the two piles.

    `discarded` are those of the `discards` that one of the others knows, by seat.
    """

    hands: dict[int, list[str]]
    visions: dict[int, list[str]]
    slots: dict[str, str]
    deck: list[str]
    discards: list[str]
    discarded: dict[int, list[str]]

    @classmethod
    def of(cls, view: View, deck: Deck, chance: Chance) -> _Cards:
        """All cards of the deck that are nowhere else, each wherever it may be."""
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
    """Cards for the places of which nobody knows what lies there: what was shuffled into the deck only where it can
    have come since, everything else anywhere.
    """

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
    """How many cards of the deck the seat has in its hand; HORREUM is of no deck."""
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
    """The cards of the deck of which the viewer alone knows where they are, but for those in others' hands."""
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
    """The draft with what lies in its hidden slots, or was last taken from there."""

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
    """What another seat looks at: one of the cards, if it was kept, is the last that came to its hand."""
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
    """The others' tokens: those who have not shown their own +1 hold it, the rest may be anybody's."""
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
