"""The service between games and channel: a game at a channel, with seats, moves, undo, announcements."""

from .refused import Refused, Repeated
from .service import LogEntry, Tables, Undo
from .table import Person, Table

__all__ = ["LogEntry", "Person", "Refused", "Repeated", "Table", "Tables", "Undo"]
