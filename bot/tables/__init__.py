"""The service between games and channel: a game at a channel, with seats, moves, undo, announcements."""

from .refused import Refused, Repeated
from .service import Tables, Undo
from .shelf import LogEntry
from .table import Person, Table

__all__ = ["LogEntry", "Person", "Refused", "Repeated", "Table", "Tables", "Undo"]
