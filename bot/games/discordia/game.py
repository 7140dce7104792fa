"""Discordia as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option

from .imagining import imagined
from .rules.bonuses import Bonus
from .rules.city_tiles import DraftChoice
from .rules.decrees import DecreeChoice
from .rules.demolition import DemolitionChoice
from .rules.dispatches import DispatchChoice
from .rules.extensions import ExtensionChoice
from .rules.leaving import abandon, finish
from .rules.moves import MOVES
from .rules.privileges import PrivilegeChoice, PrivilegeUse
from .rules.raid import Raid
from .rules.set_up import seated, set_up
from .rules.ships import FullShips, StallChoice
from .rules.shortage import Emptying, Shortage
from .rules.stars import StarChoice
from .rules.swaps import DiscardChoice, ReturnChoice, SurplusChoice, SwapChoice
from .rules.towers import TowerChoice
from .rules.turns import ActionChoice, DieChoice, TurnOver
from .rules.years import NewYear, Season, Year, YearEnd
from .scoring import FinalStandings
from .state import State, seen_by

GAME = Game(
    id="discordia",
    rules_version=2,
    seats=range(2, 5),
    minutes=(60, 90),
    longest=600,
    options=(
        Option("season_shuffle", ("off", "on")),
        Option("show_bag", ("off", "on")),
    ),
    state=State,
    steps=(
        DraftChoice,
        Year,
        Season,
        DieChoice,
        ActionChoice,
        Bonus,
        StarChoice,
        SwapChoice,
        ReturnChoice,
        DiscardChoice,
        TowerChoice,
        ExtensionChoice,
        PrivilegeChoice,
        PrivilegeUse,
        DispatchChoice,
        FullShips,
        StallChoice,
        TurnOver,
        YearEnd,
        Raid,
        DemolitionChoice,
        DecreeChoice,
        Shortage,
        SurplusChoice,
        Emptying,
        NewYear,
        FinalStandings,
    ),
    moves=MOVES,
    set_up=set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=abandon,
    seated=seated,
    finish=finish,
)
