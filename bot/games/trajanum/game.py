"""Forum Trajanum as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.trajanum.rules import rounds

from .determinization import imagined
from .state import State, seen_by

GAME = Game(
    id="trajanum",
    rules_version=3,
    seats=range(2, 5),
    minutes=(60, 120),
    longest=1000,
    options=(
        Option("learning_game", ("off", "on")),
        Option("colonia_side", ("A", "B")),
        Option("promo_cards", ("off", "on")),
        Option("forum_tiles", ("standard", "random", "first_game")),
        Option("forum_layout", ("a", "b")),
        Option("tile_supply", ("limited", "unlimited")),
        Option("spare_tile", ("list", "look")),
        Option("setup_choice", ("choose", "auto")),
    ),
    state=State,
    set_up=rounds.set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=rounds.abandon,
)
