"""The course of the game: rounds of three phases, until the last (sections 5.2 and 6)."""

from __future__ import annotations

from bot.engine import Task, push
from bot.games.praetor.scoring import FinalScoring
from bot.games.praetor.state import State

from .action import ActionPhase
from .initiative import InitiativePhase
from .update import CityUpdate, UpdatePhase


class Round(Task):
    """A round: initiative, actions, update."""

    def run(self, state: State) -> None:
        """Put the phases on the agenda."""
        push(state, InitiativePhase(), ActionPhase(), UpdatePhase(), EndOfRound())


class EndOfRound(Task):
    """The table is cleared for the next round (U7), or the game ends."""

    def run(self, state: State) -> None:
        """Score after the last round; otherwise renew the display and go on."""
        state.activated = {}
        for player in state.players:
            player.passed = False
            player.labor_camp_used = False
        if state.last_round:
            push(state, FinalScoring(_reason(state)))
        else:
            push(state, CityUpdate(), Round())


def _reason(state: State) -> str:
    """Which stack brought the end (9.27)."""
    if state.stack:
        return "ended-wall"
    return "ended-city" if state.wall_stack else "ended-both"


def abandon(state: State) -> None:
    """With fewer than two players left the position is scored as it stands (9.40)."""
    state.trade = None
    push(state, FinalScoring("ended-abandoned"))
