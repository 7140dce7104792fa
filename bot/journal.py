"""The log: a line of text or of JSON for each thing that happened, on standard error.

What a line is about is given as `extra`: `log.warning("Not sent", extra={"table": 17})` writes
`... Not sent table=17`, or a member `"table": 17`. No line ever shows the bot's token.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

import msgspec

from bot.settings import Settings

# What every record has; anything else on a record was given as `extra`.
ORDINARY = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}

# Libraries that at DEBUG log each of their steps, with the values of every statement.
TALKATIVE = ("aiosqlite", "asyncio", "PIL")


def keep(settings: Settings, stream: TextIO = sys.stderr) -> None:
    """Log to a stream from now on, as the settings say."""
    formatter = JsonLines(settings.token) if settings.log_format == "json" else TextLines(settings.token)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.captureWarnings(True)


class TextLines(logging.Formatter):
    """A line for people; a traceback follows on lines of its own."""

    def __init__(self, secret: str | None = None) -> None:
        super().__init__("{asctime} {levelname:<8} {name}: {message}{about}", "%Y-%m-%d %H:%M:%S", style="{")
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        about = "".join(f" {name}={value}" for name, value in extras(record).items())
        record = logging.makeLogRecord({**record.__dict__, "about": about})
        return without(self._secret, super().format(record))


class JsonLines(logging.Formatter):
    """A line for programs: one JSON object."""

    def __init__(self, secret: str | None = None) -> None:
        super().__init__()
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return without(self._secret, msgspec.json.encode(line, enc_hook=str).decode())


def extras(record: logging.LogRecord) -> dict[str, object]:
    """What was given as `extra`."""
    return {name: value for name, value in record.__dict__.items() if name not in ORDINARY}


def without(secret: str | None, text: str) -> str:
    """The text with the secret blackened."""
    return text.replace(secret, "[token]") if secret else text
