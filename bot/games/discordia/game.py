"""The `Game` of Discordia."""

from __future__ import annotations

from bot.engine import Game, Option
from bot.games.discordia.rules import years
from bot.games.discordia.rules.figures import FinalStandings

from .state import State, imagined, seen_by

GAME = Game(
    id="discordia",
    rules_version=3,
    seats=range(2, 5),
    minutes=(60, 90),
    longest=600,
    options=(Option("season_shuffle", ("off", "on")), Option("show_bag", ("off", "on"))),
    state=State,
    set_up=years.set_up,
    seen_by=seen_by,
    imagined=imagined,
    final=FinalStandings,
    seated=years.seated,
    finish=years.finish,
)
