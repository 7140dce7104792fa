"""The course of the game: three cycles of four rounds, each cycle with a scoring (sections 5.1 and 5.2)."""

from __future__ import annotations

from bot.engine import Alongside, Player, Task, push
from bot.games.trajanum.components import CONSTANTS
from bot.games.trajanum.scoring import FinalScoring
from bot.games.trajanum.state import State

from .cycle_scoring import CycleScoring, PaymentPhase
from .names import street_names
from .taking import Delivery, Taking
from .turn import Turns


class Cycle(Task):
    """A cycle begins: the next fragment stands on Trajan's Column."""

    def run(self, state: State) -> None:
        """Four rounds, then the scoring."""
        state.tell("cycle-began", cycle=state.cycle, points=state.column_value)
        rounds = [Round() for _ in range(CONSTANTS.rounds_per_cycle)]
        push(state, *rounds, PaymentPhase(), CycleScoring(), EndOfCycle())


class Round(Task):
    """A round: two streets are called, everybody takes, everybody has a turn."""

    def run(self, state: State) -> None:
        """Uncover the next two cards."""
        state.bring_to_light("streets")
        state.phase = "take"
        state.round += 1
        deck = state.decks[state.cycle - 1]
        state.called += state.streets
        state.streets = [deck.pop() for _ in range(CONSTANTS.streets_per_round)]
        event = state.tell(
            "streets-called",
            round=state.round,
            streets=street_names(state.streets),
            start=Player(state.start_seat),
        )
        event.reveals = True
        taking = Alongside.of([Taking(seat) for seat in state.turn_order()])
        push(state, taking, Delivery(), Turns(), EndOfRound())


class EndOfRound(Task):
    """The start figure goes to the right (ruling 43)."""

    def run(self, state: State) -> None:
        """One seat, also where a cycle ends."""
        state.start_seat = state.right_of(state.start_seat)


class EndOfCycle(Task):
    """The next cycle begins, or the game is over."""

    def run(self, state: State) -> None:
        """After the last cycle there is no further round, and the standing is made."""
        if state.cycle == CONSTANTS.cycles:
            push(state, FinalScoring("ended-rounds"))
        else:
            state.cycle += 1
            push(state, Cycle())


def abandon(state: State) -> None:
    """With fewer than two players left it is ranked as it stands: whoever stayed has won (section 5.12)."""
    push(state, FinalScoring("ended-abandoned"))
