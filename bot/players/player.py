"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from bot.engine import AnyView, Move


class ComputerPlayer(Protocol):
    """Whoever can choose an answer to the decision of a view."""

    def choose(self, view: AnyView) -> Move:
        """The move that the computer answers the view's decision with."""
        ...
