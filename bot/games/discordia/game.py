"""Discordia as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.discordia.rules.bonuses import (
    Bonus,
    DiscardChoice,
    PrivilegeChoice,
    PrivilegeUse,
    ReturnChoice,
    StarChoice,
    SurplusChoice,
    SwapChoice,
)
from bot.games.discordia.rules.building import (
    DemolitionChoice,
    DraftChoice,
    ExtensionChoice,
    FullShips,
    StallChoice,
    TowerChoice,
)
from bot.games.discordia.rules.dispatches import DecreeChoice, DispatchChoice
from bot.games.discordia.rules.moves import MOVES
from bot.games.discordia.rules.turns import ActionChoice, DieChoice, TurnOver
from bot.games.discordia.rules.years import (
    Emptying,
    NewYear,
    Raid,
    Season,
    Shortage,
    Year,
    YearEnd,
    abandon,
    finish,
    seated,
    set_up,
)

from .determinization import imagined
from .scoring import FinalStandings
from .state import State, seen_by

GAME = Game(
    id="discordia",
    rules_version=2,
    seats=range(2, 5),
    minutes=(60, 90),
    longest=600,
    options=(Option("season_shuffle", ("off", "on")), Option("show_bag", ("off", "on"))),
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
