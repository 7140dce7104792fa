"""The draft, and CONSUETUDO."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Place, Player, Task, Text, push, text
from bot.games.provincia.components import CONSTANTS, DECKS, OPES, SLOTS, Deck, Goods
from bot.games.provincia.state import Draft, Slot, State, Table, Vision

from . import hands, moves
from .economy import gain
from .hands import discard, draw, drawable, take_up
from .moves import REST, ChooseDeck, Keep, Order, Take, card_name, card_names, deck_name, goods_names, strong


class DraftPhase(Task):
    """Everybody chooses a deck; with few players, twice."""

    def run(self, state: State) -> None:
        state.phase = "draft"
        passes = 2 if state.seats in CONSTANTS.double_draft_players else 1
        push(state, *(DeckChoice(seat) for _ in range(passes) for seat in state.turn_order()))


def open_decks(table: Table) -> list[Deck]:
    """The decks with a marker; empty ones only if all of them are empty (ruling 18)."""
    marked = [deck for deck in DECKS if table.markers[deck]]
    return [deck for deck in marked if drawable(table, deck)] or marked


class DeckChoice(Decision):
    """A player chooses a deck, as quaestor (D1)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(ChooseDeck, deck=open_decks(position))

    def play(self, state: State, move: ChooseDeck) -> None:
        """Lay out a draft; players take one card each while there are any, the quaestor first."""
        deck = next(deck for deck in DECKS if deck == move.deck)
        state.markers[deck] -= 1
        state.bring_to_light("draft")
        cards = draw(state, deck, CONSTANTS.draft_size)
        lying, up = list(zip(SLOTS, cards, strict=False)), CONSTANTS.draft_face_up
        slots = {label: Slot(card, open=place < up) for place, (label, card) in enumerate(lying)}
        state.draft = Draft(self.seat, deck, slots)
        hands.trace_draft(state)
        shown = [moves.slot_card_name(label, card) for label, card in lying[:up]] or Text("none")
        name, hidden = strong(deck_name(deck)), len(lying[up:])
        event = state.tell("dealt", self.seat, deck=name, cards=shown, hidden=hidden)
        event.deed = event.reveals = True
        takers = state.clockwise(self.seat)[: len(cards)]
        push(state, *map(DraftPick, takers), DraftEnd())

    def why_not(self, position: Table, move: ChooseDeck) -> Text | None:
        deck = next((deck for deck in DECKS if deck == move.deck), None)
        if deck is None:
            return text("refusal-deck-unknown")
        if deck in open_decks(position):
            return None
        return text(f"refusal-deck-{'empty' if position.markers[deck] else 'used'}", deck=deck_name(deck))


def draft_of(table: Table) -> Draft:
    assert table.draft
    return table.draft


def filled_slots(table: Table) -> list[str]:
    return [label for label, slot in draft_of(table).slots.items() if slot.taker is None]


def opes_goods(draft: Draft, seat: int, card: str) -> Goods:
    """The goods of a production card for the seat: the quaestor gets the better half."""
    return OPES[card].quaestor if draft.quaestor == seat else OPES[card].other


class DraftPick(Decision):
    """A player takes a card of the draft (D2)."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Take, slot=filled_slots(position))

    def play(self, state: State, move: Take) -> None:
        draft = draft_of(state)
        slot = draft.slots[move.slot]
        assert slot.card
        produces = draft.deck == "opes"
        if not slot.open:
            state.bring_to_light("opes" if produces else "card", None if produces else self.seat)
        draft.slots[move.slot] = replace(slot, taker=self.seat)
        draft.taken.append(move.slot)
        if produces:
            goods = opes_goods(draft, self.seat, slot.card)
            names = goods_names(goods)
            event = state.did("produced", self.seat, slot=Place(move.slot), goods=names, thing="opes")
            event.reveals = not slot.open
            discard(state, slot.card)
            gain(state, self.seat, goods)
            return
        take_up(state, self.seat, slot.card, openly=slot.open)
        if slot.open:
            name = strong(card_name(slot.card))
            state.did("taken", self.seat, slot=Place(move.slot), card=name, thing=slot.card)
            return
        hands.trace_hidden_pick(state, self.seat, move.slot)
        event = state.did("taken-face-down", self.seat, slot=Place(move.slot), thing=draft.deck)
        event.reveals, event.known_to = True, [self.seat]
        event.secret = {"card": strong(card_name(slot.card))}

    def why_not(self, position: Table, move: Take) -> Text | None:
        left, slots = list(map(Place, filled_slots(position))), draft_of(position).slots
        if move.slot not in slots:
            return text("refusal-slot-unknown", slots=left)
        if (taker := slots[move.slot].taker) is None:
            return None
        return text("refusal-slot-empty", slot=Place(move.slot), slots=left, player=Player(taker))


class DraftEnd(Task):
    """Discards what nobody took, face-down cards unseen."""

    def run(self, state: State) -> None:
        draft = draft_of(state)
        for slot in draft.slots.values():
            if slot.taker is None and slot.card:
                discard(state, slot.card, face_down=not slot.open)
        for private in state.privates:  # seats that foresaw the cards know what was discarded
            private.memory.discarded += private.memory.laid_out.values()
            private.memory.laid_out = {}
        state.draft = None


def look(state: State, seat: int, most: int) -> None:
    state.bring_to_light("looked", seat)
    cards = draw(state, "aedificium", most)
    for private in state.privates:  # seats that foresaw the cards no longer know their order
        private.memory.foreseen = []
    state.private(seat).vision = Vision(cards)
    event = state.tell("looked", seat, count=len(cards))
    event.reveals, event.known_to, event.secret = True, [seat], {"cards": card_names(cards)}
    push(state, KeepOne(seat))


def vision_of(table: Table, seat: int) -> Vision:
    vision = table.private(seat).vision
    assert vision
    return vision


class KeepOne(Decision):
    """Which of the cards that CONSUETUDO shows is kept."""

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Keep, card=vision_of(position, self.seat).left())

    def play(self, state: State, move: Keep) -> None:
        vision = vision_of(state, self.seat)
        card = vision.cards[move.card - 1]
        vision.kept = move.card
        take_up(state, self.seat, card)
        event = state.did("kept", self.seat, thing="consuetudo")
        event.known_to, event.secret = [self.seat], {"card": card_name(card)}
        put_back_or_ask(state, self.seat)

    def why_not(self, position: Table, move: Keep) -> Text | None:
        return text("refusal-number", most=len(vision_of(position, self.seat).cards))


class OrderRest(Decision):
    """Which of the other cards is drawn next."""

    def forms(self, position: Table) -> Iterator[Form]:
        left = map(str, vision_of(position, self.seat).left())
        yield Form(Order, card=[REST, *left])

    def play(self, state: State, move: Order) -> None:
        vision = vision_of(state, self.seat)
        vision.order += vision.left() if move.card == REST else [int(move.card)]
        put_back_or_ask(state, self.seat)

    def why_not(self, position: Table, move: Order) -> Text | None:
        vision = vision_of(position, self.seat)
        if move.card == str(vision.kept):
            return text("refusal-number-kept")
        if move.card in map(str, vision.order):
            return text("refusal-number-named")
        return text("refusal-number", most=len(vision.cards))


def put_back_or_ask(state: State, seat: int) -> None:
    vision, left = vision_of(state, seat), vision_of(state, seat).left()
    if len(left) > 1:
        push(state, OrderRest(seat))
        return
    back = [vision.cards[number - 1] for number in (*vision.order, *left)]
    state.decks["aedificium"].extend(reversed(back))
    state.private(seat).vision = None
    state.private(seat).memory.foreseen = back
    event = state.tell("put-back", seat, count=len(back))
    event.deed, event.known_to, event.secret = True, [seat], {"cards": card_names(back)}
