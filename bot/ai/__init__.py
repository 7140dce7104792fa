"""Computer players: each chooses a move from a view, so that none can know more than a person would."""

from .players import (
    LEGATUS,
    LEVELS,
    TIRO,
    VETERANUS,
    Computer,
    ComputerPlayer,
    Level,
    UnknownPlayer,
    player_called,
)
from .search import Reply

__all__ = [
    "LEGATUS",
    "LEVELS",
    "TIRO",
    "VETERANUS",
    "Computer",
    "ComputerPlayer",
    "Level",
    "Reply",
    "UnknownPlayer",
    "player_called",
]
