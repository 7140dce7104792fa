"""Tools for testing secrets: what each viewer sees of a position."""

from __future__ import annotations

import msgspec

from bot.engine import AnyState, AnyView, Event, Game


class Looking:
    """A game as its viewers see it: seats, or a spectator (None)."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def view(self, state: AnyState, viewer: int | None) -> AnyView:
        """Return the viewer's view."""
        return self.game.view(state, viewer)

    def shown(self, state: AnyState, viewer: int | None) -> str:
        """Return the viewer's whole view as JSON."""
        return msgspec.json.encode(self.view(state, viewer)).decode()

    def last(self, state: AnyState, viewer: int | None) -> Event:
        """Return the last event that the viewer learns of."""
        event: Event = self.view(state, viewer).events[-1]
        return event
