"""What the tests of games with secrets do with what is hidden: put something else there, and look who sees it."""

from __future__ import annotations

import msgspec

from bot.engine import AnyState, AnyView, Event, Game


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
