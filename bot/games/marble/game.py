"""City of Marble as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.marble.rules.aqueducts import StartPath
from bot.games.marble.rules.moves import MOVES
from bot.games.marble.rules.set_up import seated, set_up
from bot.games.marble.rules.sites import FinishSites, SiteClaim, SiteOrder
from bot.games.marble.rules.turns import Action, ActionDone, EndOfTurn, Turn, TurnEnd, abandon

from .components import CONSTANTS
from .determinization import imagined
from .scoring import FinalScoring
from .state import State, seen_by

GAME = Game(
    id="marble",
    rules_version=2,
    seats=range(CONSTANTS.players_min, CONSTANTS.players_max + 1),
    minutes=(45, 75),
    longest=400,
    options=(
        Option("hills_block_sites", ("off", "on")),
        Option("first_seat", ("random", "1", "2", "3", "4"), {"3": 3, "4": 4}),
    ),
    state=State,
    steps=(
        Turn,
        Action,
        ActionDone,
        TurnEnd,
        StartPath,
        FinishSites,
        SiteOrder,
        SiteClaim,
        EndOfTurn,
        FinalScoring,
    ),
    moves=MOVES,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=abandon,
    seated=seated,
)
