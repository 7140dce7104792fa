"""What a player should hear before a legal action that they may regret."""

from __future__ import annotations

from bot.engine import Move, Place, Player, Text, text
from bot.games.marble.components import TYPES
from bot.games.marble.state import Table

from . import names, outlook
from .moves import NONE, Claim, Draw, Play, Recall


def before_action(table: Table, seat: int, move: Move) -> Text | None:
    """A building for somebody else; in the final round, what is worth nothing any more."""
    match move:
        case Play():
            return _caution_play(table, seat, move)
        case Draw() if table.phase == "final":
            return text("caution-final-draw")
        case Recall() if table.phase == "final":
            return text("caution-final-recall")
        case _:
            return None


def before_claim(table: Table, seat: int, move: Claim) -> Text | None:
    """A magistrate that comes home no more."""
    late = move.magistrate != NONE and has_had_last_turn(table, seat)
    return text("caution-claim-late") if late else None


def has_had_last_turn(table: Table, seat: int) -> bool:
    """Whether the seat's last turn is over, so that nobody comes home to it any more (ruling 39)."""
    if table.phase != "final" or table.trigger is None:
        return False
    order = table.turn_order(table.trigger + 1)
    return order.index(seat) < order.index(table.active)


def _caution_play(table: Table, seat: int, move: Play) -> Text | None:
    for prospect in outlook.prospects(table, seat, move):
        if prospect.builder is not None and prospect.builder != seat:
            return text(
                "caution-builds-for",
                player=Player(prospect.builder),
                building=names.building(prospect.kind),
                point=Place(prospect.point),
                points=TYPES[prospect.kind].points,
            )
    return None
