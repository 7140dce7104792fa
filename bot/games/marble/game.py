"""City of Marble as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option

from .components import CONSTANTS
from .imagining import imagined
from .rules.aqueducts import StartPath
from .rules.moves import MOVES
from .rules.set_up import seated, set_up
from .rules.sites import FinishSites, SiteClaim, SiteOrder
from .rules.turns import Action, ActionDone, EndOfTurn, Turn, TurnEnd, abandon
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
