"""What somebody has, and how long the game is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Text, text
from tools.example.state import View


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has; its seeds where the seat itself looks."""
    lines = [text("status-stock", coins=view.coins[seat], points=view.points[seat])]
    if seat == view.viewer:
        seeds = [text("label-seed", seed=seed) for seed in view.own_hand]
        lines.append(text("status-hand", seeds=seeds) if seeds else text("status-no-hand"))
    if seat in view.hidden_seeds:
        lines.append(text("status-hidden", seed=view.hidden_seeds[seat]))
    return lines


def length(view: View) -> Text:
    """How long the game was."""
    return text("length-rounds", rounds=round_of(view))


def round_of(view: View) -> int:
    """The round, from 1: everybody has a turn in each."""
    return max(1, -(-view.turns // view.seats))
