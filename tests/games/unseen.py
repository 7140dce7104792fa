"""What the tests of games with secrets do with what is hidden: put something else there, and look who sees it."""

from __future__ import annotations

import msgspec

from bot.engine import AnyState, AnyView, Chance, Decision, Event, Game, Together


class Looking:
    """A game that somebody looks at: a seat, or a spectator (None)."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, state: AnyState, viewer: int | None) -> AnyView:
        """What the viewer sees."""
        return self.game.view(state, viewer)

    def shown(self, state: AnyState, viewer: int | None) -> str:
        """All that a viewer is given, as one text."""
        return msgspec.json.encode(self.view(state, viewer)).decode()

    def last(self, state: AnyState, viewer: int | None) -> Event:
        """What the viewer hears of what happened last."""
        event: Event = self.view(state, viewer).events[-1]
        return event


def swap_answers(state: AnyState, viewer: int | None, chance: Chance) -> None:
    """Change what others have answered unseen by the viewer, and what events told others alone."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together):
        for place, (decision, answer) in enumerate(zip(top.decisions, top.answers, strict=True)):
            assert isinstance(decision, Decision)
            if answer is not None and decision.seat != viewer:
                form = chance.pick(list(decision.forms(state)))
                top.answers[place] = form.sample(chance.below)
    for event in (*state.events, *state.recent):
        if event.known_to is not None and viewer not in event.known_to:
            event.secret = dict.fromkeys(event.secret, "something else")
            event.reveals = not event.reveals
