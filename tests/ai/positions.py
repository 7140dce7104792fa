"""Positions in which a seat of a sample game has something to decide."""

from __future__ import annotations

from bot.engine import AnyState
from bot.games import TITLES
from bot.games.title import Title, after
from tools.samples import sample_position

LEARNED = [name for name, title in TITLES.items() if title.chances.scales]
"""Games of which is known what a position is worth, and how surely that wins: a new one has neither yet."""


def asked_after(title: Title, plies: int, seed: str) -> tuple[AnyState, int]:
    """The position after so many plies, or halfway through a game that is over by then; and a seat that is asked."""
    seats = title.game.seats[0]
    state = sample_position(title, seats, seed, until=after(plies))
    if state.outcome is not None:
        state = sample_position(title, seats, seed, until=after(state.ply // 2))
    return state, title.game.asked(state)[0].seat
