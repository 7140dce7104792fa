"""The quick reply: what looks best at once, without a thought about what comes then."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Chance, Game, Judgement, Move, Playout, Together

from .candidates import weighed


@dataclass(frozen=True)
class Reply:
    """Answers questions of a position that is played ahead."""

    game: Game
    judgement: Judgement

    def play(self, playout: Playout, width: int, chance: Chance) -> int:
        """Answer the first question with the best of about so many moves; how many have been weighed."""
        found = self.weighed(playout, width, chance)
        playout.play(playout.questions[0].decision, found[0][1])
        return len(found)

    def weighed(self, playout: Playout, width: int, chance: Chance) -> list[tuple[float, Move]]:
        """About so many answers to the first question, each with the lead that it brings at once, the best first."""
        question = playout.questions[0]
        seat = question.decision.seat

        def weigh(move: Move) -> float:
            ahead = self.game.copy(playout.state)
            top = ahead.agenda[-1]
            if isinstance(top, Together):
                # as if nobody else were asked: the answers come to light after the last of them
                decision = next(decision for _, decision in top.open() if decision.seat == seat)
                ahead.agenda.pop()
                decision.play(ahead, move)
            else:
                after = Playout(ahead)
                after.play(after.questions[0].decision, move)
            return self.judgement.lead(ahead, seat)

        return weighed(question.forms, weigh, width, chance)
