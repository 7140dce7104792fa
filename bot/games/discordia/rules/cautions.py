"""What a player should hear before a legal move of the turn that they may regret."""

from __future__ import annotations

from bot.engine import Move, Place, Text, text
from bot.games.discordia.state import Table, Turn

from . import names
from .city import caution_assumed
from .moves import EndTurn, Take
from .outlook import still_open


def caution_action(table: Table, seat: int, move: Move) -> Text | None:
    """Something useful left behind, a tile that would be covered."""
    turn = table.turn
    assert turn is not None
    if isinstance(move, EndTurn):
        return _caution_end(table, turn)
    return caution_assumed(table.players[seat], move.slot) if isinstance(move, Take) else None


def _caution_end(table: Table, turn: Turn) -> Text | None:
    """The first of what is still open: a free dispatch, a decree, the main action, the season's bonus."""
    player = table.players[turn.seat]
    left = still_open(table, turn)
    if left.special:
        tiles = [names.standing(tile) for slot, tile in player.tiles() if slot in left.special]
        return text("caution-special", tiles=list(tiles), slots=list(map(Place, left.special)))
    if left.decrees:
        return text("caution-decree", decrees=[names.decree(decree) for decree in left.decrees])
    if left.main_actions:
        return text("caution-main-action")
    return text("caution-season", effect=names.effect(left.season)) if left.season else None
