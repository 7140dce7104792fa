"""The Garden as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from tools.example.rules.set_up import set_up

from .determinization import imagined
from .scoring import FinalScoring
from .state import State, seen_by

GAME = Game(
    id="example",
    rules_version=1,
    seats=range(2, 5),
    minutes=(5, 10),
    longest=200,
    options=(
        Option("weather", ("sun", "rain")),
        Option("objections", ("off", "on")),
        Option("crowd", ("off", "on"), {"on": 3}),
    ),
    state=State,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=FinalScoring,
)
