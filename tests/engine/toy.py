"""A small game with all that the engine knows: hidden hands, answers given together, reactions.

Everybody plays a card at once, unseen; the highest takes the trick and chooses a prize: a card of the
stock, or points, to which the next seat may object (then both get nothing). After three tricks the cards
left are thrown away, by everybody at once, one by one. Most points win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from bot import engine
from bot.engine import (
    Alongside,
    AnyState,
    Asked,
    Chance,
    Decision,
    Form,
    Game,
    Move,
    Option,
    Outcome,
    Position,
    Standing,
    Step,
    Task,
    Text,
    Together,
    push,
    text,
)

TRICKS = 3
CARDS = range(1, 13)
HAND = 3


class PlayCard(Move, frozen=True):
    """Play a card of one's hand."""

    card: int


class Take(Move, frozen=True):
    """Take a prize: a card (0 points), or points."""

    prize: str
    points: int


class Object(Move, frozen=True):
    """Say whether one objects."""

    answer: str


class Table(Position, kw_only=True):
    """What lies open."""

    points: list[int]
    hand_sizes: list[int]
    trick: int = 1
    played: list[int] = []
    stock_left: int = 0

    def hand_of(self, seat: int) -> Sequence[int]:
        """The cards of a seat; who may not see them must not ask."""
        raise LookupError(seat)


class State(Table, engine.State, kw_only=True):
    """With the hands and the stock."""

    hands: list[list[int]]
    stock: list[int]
    agenda: list[Step]
    chance: Chance

    def hand_of(self, seat: int) -> Sequence[int]:
        return self.hands[seat]


class View(Table, engine.View, kw_only=True):
    """With the viewer's hand."""

    viewer: int | None
    asked: list[Asked]
    answered: list[int]
    decision: Decision | None
    hand: list[int]

    def hand_of(self, seat: int) -> Sequence[int]:
        if seat != self.viewer:
            raise LookupError(seat)
        return self.hand


def seen_by(state: State, viewer: int | None) -> View:
    return engine.open_view(
        View,
        state,
        viewer,
        hand=[] if viewer is None else state.hands[viewer],
    )


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    cards = chance.shuffled(CARDS)
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        points=[0] * seats,
        hand_sizes=[HAND] * seats,
        stock_left=len(cards) - HAND * seats,
        hands=[sorted(cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)],
        stock=cards[HAND * seats :],
        agenda=[],
        chance=chance,
    )
    push(state, Trick())
    return state


class Trick(Task):
    """All play a card at once."""

    def run(self, state: State) -> None:
        push(state, Together.of([ChooseCard(seat) for seat in range(state.seats)]), Award())


class ChooseCard(Decision):
    """Which card; asked even with one left, since not asking would tell that there is but one."""

    ask_when_forced = True

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(PlayCard, card=list(position.hand_of(self.seat)))

    def play(self, state: State, move: PlayCard) -> None:
        state.hands[self.seat].remove(move.card)
        state.hand_sizes[self.seat] -= 1
        state.played.append(move.card)
        state.tell("card-played", self.seat, card=move.card).reveals = True
        state.note(self.seat, "cards", -1)

    def absent(self, position: Table) -> Move:
        return PlayCard(position.hand_of(self.seat)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        return text("refusal-no-card") if isinstance(move, PlayCard) else text("refusal-play-first")


class Award(Task):
    """The highest card takes the trick."""

    def run(self, state: State) -> None:
        winner = state.played[-state.seats :].index(max(state.played[-state.seats :]))
        push(state, ChoosePrize(winner), NextTrick())


class ChoosePrize(Decision):
    """A card of the stock, or points."""

    def forms(self, position: Table) -> Iterator[Form]:
        prizes = ["card", "points"] if position.stock_left else ["points"]
        yield Form(Take, prize=prizes, points=lambda prize: [0] if prize == "card" else [1, 2])

    def play(self, state: State, move: Take) -> None:
        if move.prize == "card":
            card = state.stock.pop()
            state.stock_left -= 1
            state.hands[self.seat].append(card)
            state.hand_sizes[self.seat] += 1
            event = state.tell("card-drawn", self.seat)
            event.known_to = [self.seat]
            event.secret = {"card": card}
            state.note(self.seat, "cards", 1)
        elif state.options["objections"] == "on":
            push(state, MayObject((self.seat + 1) % state.seats, self.seat, move.points))
        else:
            give(state, self.seat, move.points)

    def absent(self, position: Table) -> Move:
        return Take("points", 1)

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Take):
            return text("refusal-prize-first")
        return text(
            "refusal-no-stock" if move.prize == "card" and not position.stock_left else "refusal-prize"
        )


class MayObject(Decision):
    """A reaction of another seat: with an objection nobody gets anything.

    A seat may object never, or always to two points.
    """

    ways = ("never", "dear")

    to: int
    points: int

    def forms(self, position: Table) -> Iterator[Form]:
        yield Form(Object, answer=("yes", "no"))

    def play(self, state: State, move: Object) -> None:
        if move.answer == "no":
            give(state, self.to, self.points)
        else:
            state.tell("objected", self.seat)

    def absent(self, position: Table) -> Move:
        return Object("no")

    def answer_in(self, position: Table, way: str) -> Move | None:
        if way == "never":
            return Object("no")
        return Object("yes") if self.points == 2 else None

    def why_not(self, position: Table, move: Move) -> Text | None:
        return text("refusal-object")


def give(state: State, seat: int, points: int) -> None:
    state.points[seat] += points
    state.tell("prize-taken", seat)
    state.note(seat, "points", points)


class NextTrick(Task):
    """Another trick, or the end."""

    def run(self, state: State) -> None:
        state.trick += 1
        if state.trick <= TRICKS:
            push(state, Trick())
        else:
            push(state, TidyUp(), End("ended-tricks"))


class TidyUp(Task):
    """Whoever has cards left throws them away."""

    def run(self, state: State) -> None:
        left = [seat for seat in range(state.seats) if state.hands[seat]]
        push(state, Alongside.of([ThrowAway(seat) for seat in left]))


class ThrowAway(ChooseCard):
    """A card that is left, and then the next."""

    def play(self, state: State, move: PlayCard) -> None:
        super().play(state, move)
        if state.hands[self.seat]:
            push(state, self)


class End(Task):
    """Most points win; equal seats share a place."""

    reason: str

    def run(self, state: State) -> None:
        state.outcome = Outcome(
            self.reason,
            sorted(
                (
                    Standing(seat, 1 + sum(p > points for p in state.points), points, {"tricks": points}, {})
                    for seat, points in enumerate(state.points)
                ),
                key=lambda standing: standing.place,
            ),
        )


def abandon(state: State) -> None:
    push(state, End("ended-abandoned"))


TOY = Game(
    id="toy",
    rules_version=1,
    seats=range(2, 5),
    minutes=(1, 2),
    options=(Option("objections", ("off", "on")), Option("crowd", ("off", "on"), {"on": 3})),
    state=State,
    steps=(Trick, ChooseCard, Award, ChoosePrize, MayObject, NextTrick, TidyUp, ThrowAway, End),
    moves=(PlayCard, Take, Object),
    set_up=set_up,
    seen_by=seen_by,
    abandon=abandon,
)


def check(state: State) -> None:
    """No card is lost or doubled, and everybody knows how many there are."""
    cards = [*state.stock, *state.played]
    for hand in state.hands:
        cards.extend(hand)
    assert sorted(cards) == list(CARDS)
    assert state.hand_sizes == [len(hand) for hand in state.hands]
    assert state.stock_left == len(state.stock)


def possessions(state: AnyState) -> Counter[tuple[int, str]]:
    counted: Counter[tuple[int, str]] = Counter()
    for seat in range(state.seats):
        counted[seat, "points"] = state.points[seat]
        counted[seat, "cards"] = state.hand_sizes[seat]
    return counted


def swap_hidden(state: Any, viewer: int | None, chance: Chance) -> None:
    """Deal everything anew that the viewer does not see, answers given unseen included."""
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    cards = list(state.stock)
    for seat in hidden:
        cards.extend(state.hands[seat])
    cards = chance.shuffled(cards)
    for seat in hidden:
        state.hands[seat] = [cards.pop() for _ in state.hands[seat]]
    state.stock = cards
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        for index, (decision, answer) in enumerate(zip(top.decisions, top.answers, strict=True)):
            assert isinstance(decision, Decision)
            if answer is not None and decision.seat != viewer:
                top.answers[index] = PlayCard(state.hands[decision.seat][0])
