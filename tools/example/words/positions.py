"""What somebody has, and how long the game is."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Text, text
from tools.example.state import View


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has; its seeds where the seat itself looks, how many they are where others do."""
    standings = [] if view.outcome is None else [view.outcome.standing_of(seat)]
    lines = [text("status-total", total=one.total, place=one.place) for one in standings]
    lines.append(text("status-stock", coins=view.coins[seat], points=view.points[seat]))
    if seat != view.viewer:
        lines.append(text("status-seeds", seeds=view.seeds[seat]))
    elif view.own_hand:
        lines.append(text("status-hand", seeds=[text("label-seed", seed=seed) for seed in view.own_hand]))
    else:
        lines.append(text("status-no-hand"))
    if seat in view.hidden_seeds:
        lines.append(text("status-hidden", seed=view.hidden_seeds[seat]))
    beds = list(view.planted.values()).count(seat)
    return [*lines, text("status-beds", colour=Text(f"seat-{seat + 1}"), beds=beds)]


def length(view: View) -> Text:
    """How long the game was."""
    return text("length-rounds", rounds=round_of(view))


def round_of(view: View) -> int:
    """The round, from 1: everybody has a turn in each."""
    return max(1, -(-view.turns // view.seats))
