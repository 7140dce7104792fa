"""What somebody has, and the whole table in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Player, Text, text
from bot.games.telling import happened, who_is_asked
from bot.workshop.example.state import View


def status(view: View, seat: int) -> Sequence[Text]:
    """What a seat has; its seeds where the seat itself looks."""
    lines = [text("status-stock", coins=view.coins[seat], points=view.points[seat])]
    if seat == view.viewer:
        seeds = [text("label-seed", seed=seed) for seed in view.own_hand]
        lines.append(text("status-hand", seeds=seeds) if seeds else text("status-no-hand"))
    if seat in view.hidden_seeds:
        lines.append(text("status-hidden", seed=view.hidden_seeds[seat]))
    return lines


def position(view: View) -> Sequence[Text]:
    """The whole table, most important first: the picture's description."""
    scores = [
        text("position-score", player=Player(seat), points=view.points[seat]) for seat in range(view.seats)
    ]
    return [
        text("position-beds", beds=len(view.planted)),
        text("position-scores", scores=scores),
        *who_is_asked(view),
        *happened(view),
    ]


def length(view: View) -> Text:
    """How long the game was."""
    return text("length-rounds", rounds=round_of(view))


def round_of(view: View) -> int:
    """The round, from 1: everybody has a turn in each."""
    return max(1, -(-view.turns // view.seats))
