"""Sample positions in which a seat has a decision to make."""

from __future__ import annotations

from bot.engine import AnyState
from bot.games import TITLES
from bot.games.title import Title
from tools.moments import after
from tools.samples import sample_position

LEARNED = [name for name, title in TITLES.items() if title.chances.scales]
"""Games with trained weights and measured win chances; a new game has neither yet."""


def asked_after(title: Title, plies: int, seed: str) -> tuple[AnyState, int]:
    """Return the position after `plies` plies, or halfway through a shorter game, and a seat that is asked."""
    seats = title.game.seats[0]
    state = sample_position(title, seats, seed, until=after(plies))
    if state.outcome is not None:
        state = sample_position(title, seats, seed, until=after(state.ply // 2))
    return state, title.game.asked(state)[0].seat
