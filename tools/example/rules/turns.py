"""Turns: planting, sowing or resting; a neighbor may object; it may rain (section 3)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Task, Text, push, text
from tools.example.components import CONSTANTS, CROPS
from tools.example.scoring import FinalScoring
from tools.example.state import State, Table

from . import garden, refusals
from .clearing import Clearing
from .moves import NO, YES, Object, Plant, Rest, Sow


class Turn(Decision):
    """What the seat does in its turn."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Planting what the seat can afford, sowing what it has in hand, and always resting."""
        coins, free = position.coins[self.seat], garden.free_beds(position)
        if crops := [crop.id for crop in CROPS.values() if crop.price <= coins and free]:
            yield Form(
                Plant,
                crop=crops,
                bed=lambda crop: garden.beds_for(position, crop),
                amount=lambda crop, bed: range(1, garden.most(position, self.seat, crop) + 1),
            )
        if seeds := position.hand(self.seat):
            yield Form(Sow, seed=list(seeds))
        yield Form(Rest)

    def play(self, state: State, move: Plant | Sow | Rest) -> None:
        """Carry out the move, then go on with the next seat."""
        push(state, NextTurn(self.seat))
        match move:
            case Plant():
                _plant(state, self.seat, move)
            case Sow():
                state.hands[self.seat].remove(move.seed)
                state.seeds[self.seat] -= 1
                state.gone_seeds.append(move.seed)
                state.did("sowed", self.seat, seed=move.seed)
                state.note(self.seat, "seeds", -1)
                garden.gain(state, self.seat, "points", move.seed)
            case Rest():
                state.did("rested", self.seat)
                garden.gain(state, self.seat, "coins", CONSTANTS.rest)

    def absent(self, position: Table) -> Move:
        """A seat that nobody plays rests."""
        return Rest()

    def why_not(self, position: Table, move: Plant | Sow) -> Text | None:
        """The first unmet condition."""
        if isinstance(move, Plant):
            return refusals.why_not_plant(position, self.seat, move)
        return refusals.not_held(position, self.seat)


def _plant(state: State, seat: int, move: Plant) -> None:
    """Pay; the neighbor earns a coin, and may object to the points if the options allow it (section 3.1)."""
    neighbour = (seat + 1) % state.seats
    state.planted[move.bed] = seat
    state.crops[move.bed] = move.crop
    state.did("planted", seat, crop=text(f"crop-{move.crop}"), bed=Place(move.bed))
    garden.gain(state, seat, "coins", -CROPS[move.crop].price * move.amount)
    garden.gain(state, neighbour, "coins", 1)
    if state.options["objections"] == "on":
        push(state, MayObject(neighbour, seat, move.amount))
    else:
        garden.gain(state, seat, "points", move.amount)


class MayObject(Decision):
    """Whether the neighbor objects, so that planting brings no points (section 3.4).

    Seats can instruct the bot never to object, or always to object to two points or more.
    """

    ways = ("never", "dear")

    to: int
    points: int

    def forms(self, position: Table) -> Iterator[Form]:
        """Yes or no."""
        yield Form(Object, answer=(YES, NO))

    def play(self, state: State, move: Object) -> None:
        """Gain the points unless there is an objection."""
        if move.answer == YES:
            state.did("objected", self.seat)
        else:
            state.did("allowed", self.seat)
            garden.gain(state, self.to, "points", self.points)

    def absent(self, position: Table) -> Move:
        """A player who has left doesn't object."""
        return Object(NO)

    def answer_in(self, position: Table, way: str) -> Move | None:
        """The answer by an instruction; None if the player must be asked."""
        if way == "never":
            return Object(NO)
        return Object(YES) if self.points > 1 else None

    def why_not(self, position: Table, move: Object) -> Text | None:
        """The answer is neither yes nor no."""
        return text("refusal-object")


class NextTurn(Task):
    """After the last seat's turn it may rain; after the last round the garden is cleared."""

    last: int

    def run(self, state: State) -> None:
        """Go on with the next seat, or with the end."""
        seat = (self.last + 1) % state.seats
        if state.turns == CONSTANTS.turns * state.seats:
            push(state, Clearing(), FinalScoring("ended-turns"))
            return
        state.turns += 1
        push(state, Turn(seat))
        if seat == 0 and state.turns > 1 and state.options["weather"] == "rain":
            push(state, Shower())


class Shower(Task):
    """Rain falls on a random row: a coin for every bed that is planted there (section 3.5)."""

    def run(self, state: State) -> None:
        """Pay, and announce, each seat with a bed there."""
        row = state.chance.pick(list(garden.rows(state)))
        state.tell("rained", row=row).reveals = True
        for seat in range(state.seats):
            watered = sum(bed[0] == row and owner == seat for bed, owner in state.planted.items())
            if watered:
                state.tell("watered", seat)
                garden.gain(state, seat, "coins", watered)
