"""Provincia Romana for the engine: its options."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.provincia.rules import rounds

from .determinization import imagined
from .state import State, seen_by

GAME = Game(
    id="provincia",
    rules_version=4,
    seats=range(2, 7),
    minutes=(60, 120),
    longest=1200,
    options=(
        Option("gold_limited", ("on", "off")),
        Option("printed_kiln_count", ("off", "on")),
        Option("random_cities", ("off", "on")),
        Option("equal_start", ("off", "on"), {"on": 3}),
        Option("first_seat", ("random", "1", "2", "3", "4", "5", "6"), {"3": 3, "4": 4, "5": 5, "6": 6}),
    ),
    state=State,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=rounds.FinalScoring,
)
