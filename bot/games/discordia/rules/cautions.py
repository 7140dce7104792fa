"""What a player should hear before a legal move of the turn that they may regret."""

from __future__ import annotations

from bot.engine import Move, Text, text
from bot.games.discordia.state import Table, Turn

from .actions import actions_of_column, may_use_season
from .city import caution_cover
from .city_tiles import filled_cells
from .decrees import claimable
from .dispatches import rows_of_actions, special_targets, targets
from .moves import EndTurn, Take
from .names import decree_name, season_name, standing_name


def caution_action(table: Table, seat: int, move: Move) -> Text | None:
    """A free dispatch or decree left behind, a main action not taken, figures that come back."""
    turn = table.turn
    assert turn is not None
    if isinstance(move, EndTurn):
        return _caution_end(table, turn)
    return caution_cover(table.players[seat], move.slot) if isinstance(move, Take) else None


def _caution_end(table: Table, turn: Turn) -> Text | None:
    player = table.players[turn.seat]
    if slots := special_targets(player, turn):
        tiles = [standing_name(tile) for slot, tile in player.tiles() if slot in slots]
        return text("caution-special", tiles=list(tiles), slots=", ".join(slots))
    if decrees := claimable(table, turn.seat):
        return text("caution-decree", decrees=[decree_name(decree) for decree in decrees])
    if not turn.acted and has_main_action(table, turn):
        return text("caution-main-action")
    if may_use_season(table, turn):
        return text("caution-season", season=season_name(table.season))
    return None


def has_main_action(table: Table, turn: Turn) -> bool:
    """Whether there is a tile to take or an action that would surely help."""
    actions = actions_of_column(table, turn.value)
    return bool(
        filled_cells(table, turn.value) or targets(table.players[turn.seat], rows_of_actions(actions))
    )
