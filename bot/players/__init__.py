"""Computer players: each chooses a move from a view, so that none can know more than a person would."""

from .computer import Computer
from .levels import LEGATUS, LEVELS, TIRO, VETERANUS, Level
from .player import ComputerPlayer
from .reply import Reply
from .roster import UnknownPlayer, player_called

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
