"""CONSUETUDO: a look at the next building cards, one of which is kept (D4, ruling 29)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Text, push, text
from bot.games.provincia.state import State, Table, Vision

from . import remembering
from .decks import draw
from .hands import take_up
from .moves import REST, Keep, Order
from .names import card_name, card_names


def look(state: State, seat: int, most: int) -> None:
    """Show the player the cards on top of the building deck."""
    state.bring_to_light("looked", seat)
    cards = draw(state, "aedificium", most)
    remembering.looked_at(state)
    state.private(seat).vision = Vision(cards)
    event = state.tell("looked", seat, count=len(cards))
    event.reveals = True
    event.known_to = [seat]
    event.secret = {"cards": card_names(cards)}
    push(state, KeepOne(seat))


def vision_of(table: Table, seat: int) -> Vision:
    """The cards that the seat is looking at."""
    vision = table.private(seat).vision
    assert vision
    return vision


class KeepOne(Decision):
    """Which card goes to the hand."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any of them, by number."""
        yield Form(Keep, card=vision_of(position, self.seat).left())

    def play(self, state: State, move: Keep) -> None:
        """Take it; the others are put back."""
        vision = vision_of(state, self.seat)
        card = vision.cards[move.card - 1]
        vision.kept = move.card
        take_up(state, self.seat, card)
        event = state.did("kept", self.seat, thing="consuetudo")
        event.known_to = [self.seat]
        event.secret = {"card": card_name(card)}
        put_back_or_ask(state, self.seat)

    def absent(self, position: Table) -> Move:
        """The first card (ruling 51)."""
        return Keep(1)

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A number that there is not."""
        if not isinstance(move, Keep):
            return None
        return text("refusal-number", most=len(vision_of(position, self.seat).cards))


class OrderRest(Decision):
    """Which of the other cards is drawn next."""

    def forms(self, position: Table) -> Iterator[Form]:
        """One of those not named yet, or leaving all of them as they lie."""
        left = map(str, vision_of(position, self.seat).left())
        yield Form(Order, card=[REST, *left])

    def play(self, state: State, move: Order) -> None:
        """Note the card, and ask for the next."""
        vision = vision_of(state, self.seat)
        vision.order += vision.left() if move.card == REST else [int(move.card)]
        put_back_or_ask(state, self.seat)

    def absent(self, position: Table) -> Move:
        """As they lie (ruling 51)."""
        return Order(REST)

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A card that was named before, that is kept, or that there is not."""
        if not isinstance(move, Order):
            return None
        vision = vision_of(position, self.seat)
        if move.card == str(vision.kept):
            return text("refusal-number-kept")
        if move.card in map(str, vision.order):
            return text("refusal-number-named")
        return text("refusal-number", most=len(vision.cards))


def put_back_or_ask(state: State, seat: int) -> None:
    """Once it is clear how the cards lie, they go back on top of the deck."""
    vision = vision_of(state, seat)
    left = vision.left()
    if len(left) > 1:
        push(state, OrderRest(seat))
        return
    back = [vision.cards[number - 1] for number in (*vision.order, *left)]
    state.decks["aedificium"].extend(reversed(back))
    state.private(seat).vision = None
    remembering.put_back(state, seat, back)
    event = state.tell("put-back", seat, count=len(back))
    event.deed = True
    event.known_to = [seat]
    event.secret = {"cards": card_names(back)}
