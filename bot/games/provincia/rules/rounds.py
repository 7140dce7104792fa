"""The course of the game: six rounds of five phases, then a last card turn (sections 5.1 and 6)."""

from __future__ import annotations

from bot.engine import Player, Task, push
from bot.games.provincia.components import CONSTANTS, DECKS
from bot.games.provincia.scoring import FinalScoring
from bot.games.provincia.state import State

from .battle import BattlePhase
from .card_turn import CardPhase, FinalTurns
from .draft import DraftPhase
from .hand_limit import HandLimit
from .upkeep import UpkeepPhase
from .yields import YieldPhase


class Round(Task):
    """A round: draft, cards, battle in some, upkeep, yields."""

    def run(self, state: State) -> None:
        """Put the phases on the agenda."""
        order = [Player(seat) for seat in state.turn_order()]
        state.tell("round-began", round=state.round, order=list(order))
        battle = [BattlePhase()] if state.round in CONSTANTS.battle_rounds else []
        push(
            state, DraftPhase(), CardPhase(), HandLimit(), *battle, UpkeepPhase(), YieldPhase(), EndOfRound()
        )


class EndOfRound(Task):
    """Markers return, exemptions end, the Caesar card moves on; or the end comes (section 5.7)."""

    def run(self, state: State) -> None:
        """Clear up, and go on."""
        state.markers = dict.fromkeys(DECKS, CONSTANTS.action_markers_per_deck)
        for player in state.players:
            player.exempt = False
        if state.round == CONSTANTS.rounds:
            push(state, FinalTurns(), FinalScoring("ended-rounds"))
            return
        state.round += 1
        state.caesar = (state.caesar + 1) % state.seats
        push(state, Round())


def abandon(state: State) -> None:
    """With fewer than two players left the position is scored as it stands."""
    push(state, FinalScoring("ended-abandoned"))
