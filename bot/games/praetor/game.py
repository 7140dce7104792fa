"""Praetor as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.praetor.rules import rounds

from .state import State, imagined, seen_by

GAME = Game(
    id="praetor",
    rules_version=3,
    seats=range(2, 6),
    minutes=(60, 90),
    longest=800,
    options=(
        Option("boards", ("all_a", "all_b", "choose")),
        Option("expert", ("off", "on"), {"on": 3}),
        Option("no_market", ("off", "on"), {"on": 3}),
        Option("compensation", ("off", "on")),
        Option("first_seat", ("random", "1", "2", "3", "4", "5"), {"3": 3, "4": 4, "5": 5}),
    ),
    state=State,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=rounds.abandon,
)
