"""What is still open in a turn: what may be done, each in its own time, before the turn is ended."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine import Move
from bot.games.discordia.components import Effect
from bot.games.discordia.state import Table, Turn

from .actions import may_use_season, season_bonus, towers_to_use
from .decrees import claimable
from .dispatches import special_targets
from .main_actions import main_actions
from .privileges import usable_privileges


class Outlook(NamedTuple):
    """The kinds of main action that are possible, slots of tiles and towers, the season's bonus, and so on.

    A bonus that is being carried out may still change it.
    """

    main_actions: list[type[Move]]
    special: list[str]
    season: Effect | None
    towers: list[str]
    decrees: list[str]
    privileges: list[str]


def still_open(table: Table, turn: Turn) -> Outlook:
    """What the turn still allows; nothing once it is ended (ruling 58)."""
    if turn.ended:
        return Outlook([], [], None, [], [], [])
    return Outlook(
        [] if turn.acted else [form.move for form in main_actions(table, turn)],
        special_targets(table.players[turn.seat], turn),
        season_bonus(table, turn) if may_use_season(table, turn) else None,
        towers_to_use(table, turn),
        claimable(table, turn.seat),
        usable_privileges(table, turn.seat),
    )
