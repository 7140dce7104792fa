"""The service between games and channel: a game at a channel, with seats, moves, undo, announcements."""

from .refused import Refused, Repeated
from .service import REMINDER_HOURS, Tables, Undo
from .shelf import LogEntry
from .table import Person, Table

__all__ = ["REMINDER_HOURS", "LogEntry", "Person", "Refused", "Repeated", "Table", "Tables", "Undo"]
