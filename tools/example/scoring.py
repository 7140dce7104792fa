"""The end: the hidden seeds are shown and count (section 5)."""

from __future__ import annotations

from bot.engine import Outcome, Tally, Task, ranked

from .state import State


class FinalScoring(Task):
    """Show, score, rank; `reason` is why the game is over (a message key)."""

    reason: str

    def run(self, state: State) -> None:
        """Add the hidden seeds to the points."""
        state.bring_to_light("hidden")
        state.tell(self.reason)
        for seat, seed in enumerate(state.hidden):
            if seed:
                state.tell("revealed", seat, seed=seed).reveals = True
                state.points[seat] += seed
                state.note(seat, "points", seed)
        tallies = [
            Tally({"garden": points - seed, "hidden": seed}, {"coins": coins})
            for points, seed, coins in zip(state.points, state.hidden, state.coins, strict=True)
        ]
        state.outcome = Outcome(self.reason, ranked(tallies, state.gone))
