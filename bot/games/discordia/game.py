"""Discordia as the engine knows it."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.discordia.rules import bonuses, building, dispatches, turns, years
from bot.games.discordia.rules.figures import FinalStandings
from bot.games.discordia.rules.moves import MOVES

from .state import State, imagined, seen_by

GAME = Game(
    id="discordia",
    rules_version=2,
    seats=range(2, 5),
    minutes=(60, 90),
    longest=600,
    options=(Option("season_shuffle", ("off", "on")), Option("show_bag", ("off", "on"))),
    state=State,
    steps=(
        *(building.DraftChoice, years.Year, years.Season, turns.DieChoice, turns.ActionChoice),
        *(bonuses.Bonus, bonuses.StarChoice, bonuses.SwapChoice, bonuses.ReturnChoice, bonuses.DiscardChoice),
        *(building.TowerChoice, building.ExtensionChoice, bonuses.PrivilegeChoice, bonuses.PrivilegeUse),
        *(dispatches.DispatchChoice, building.FullShips, building.StallChoice, turns.TurnOver),
        *(years.YearEnd, years.Raid, building.DemolitionChoice, dispatches.DecreeChoice),
        *(years.Shortage, bonuses.SurplusChoice, years.Emptying, years.NewYear, FinalStandings),
    ),
    moves=MOVES,
    set_up=years.set_up,
    seen_by=seen_by,
    imagined=imagined,
    abandon=years.abandon,
    seated=years.seated,
    finish=years.finish,
)
