"""The log: lines of text or JSON on standard error.

Fields are given as `extra`: `log.warning("Not sent", extra={"table": 17})` writes `... Not sent table=17`, or a member
`"table": 17`. No line ever contains the bot's token or that of an interaction; of discord.py's DEBUG lines, what is
sent and received, with people's names and texts, is left out. A problem that recurs is written once, then counted.
"""

from __future__ import annotations

import logging
import re
import secrets
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import TextIO

import msgspec

from bot.db.database import StoreError

from .settings import Settings

# The attributes of every record; all others were given as `extra`.
ORDINARY = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}

# Libraries that log every step at DEBUG, with the values of every statement.
TALKATIVE = ("aiosqlite", "asyncio", "PIL")

# The token of an interaction in one of Discord's URLs, and any token in what it sends.
TOKENS = re.compile(r"""(?<=/)((?:interactions|webhooks)/\d+/)[^/?\s"']+|(["']token["']: ?["'])[^"']+""")

# What arguments of discord.py's DEBUG lines may look like: a number, a word, an address, the name of an event.
PLAIN = re.compile(r"[\w.:/?&=@%+<>-]{0,300}")

_log = logging.getLogger(__name__)


def keep(settings: Settings, stream: TextIO = sys.stderr) -> None:
    """Log to a stream from now on, as the settings say."""
    handler = Journal(stream, settings.token)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(level=settings.log_level, handlers=[handler], force=True)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    logging.captureWarnings(True)
    _log.debug(
        "LOG_LEVEL is DEBUG: what Discord is sent and sends, with names, texts and tokens, is left out; ids are not."
    )


QUIET = 600.0  # seconds for which a problem that was written is only counted


@dataclass
class RepeatedError:
    """When a problem was last written, and how often it has recurred since."""

    since: float
    latest: logging.LogRecord
    more: int = 0


class Journal(logging.StreamHandler[TextIO]):
    """Writes every line of INFO and below; of warnings and errors the first of a kind, and then counts of the others.

    Those with the same words from the same place are of one kind. A line with a reference that somebody was given
    (`extra={"reference": ...}`) is always written, its traceback once.
    """

    def __init__(self, stream: TextIO, secret: str | None = None) -> None:
        super().__init__(stream)
        self._secret = secret
        self._troubles: dict[object, RepeatedError] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Write or count a record, and write counts that are due."""
        record = without_content(record)
        now = monotonic()
        for kind in [kind for kind, told in self._troubles.items() if now - told.since >= QUIET]:
            self._sum_up(self._troubles.pop(kind))
        if record.levelno < logging.WARNING:
            super().emit(record)
        elif (told := self._troubles.get(kind_of(record))) is None:
            self._troubles[kind_of(record)] = RepeatedError(now, record)
            super().emit(explained(record))
        elif hasattr(record, "reference"):
            super().emit(shortened(record, record.getMessage()))
        else:
            told.latest = record
            told.more += 1

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the bot's token and those of interactions redacted."""
        text = TOKENS.sub(lambda found: f"{found[1] or found[2]}[token]", super().format(record))
        return text.replace(self._secret, "[token]") if self._secret else text

    def close(self) -> None:
        for told in self._troubles.values():
            self._sum_up(told)
        self._troubles.clear()
        super().close()

    def _sum_up(self, told: RepeatedError) -> None:
        if told.more:
            message = f"{told.more} times more in {QUIET / 60:.0f} minutes: {told.latest.getMessage()}"
            super().emit(shortened(told.latest, message))


def new_reference() -> str:
    """A reference that a user is told, and by which the log line is found (`extra={"reference": ...}`)."""
    return secrets.token_hex(2).upper()


def log_fault(
    log: logging.Logger,
    message: str,
    *about: object,
    error: Exception | None = None,
    level: int = logging.ERROR,
    **where: int | None,
) -> str:
    """Log a failure, with the game and the channel `where` it happened; return its reference."""
    reference = new_reference()
    extra = {"reference": reference, **where}
    log.log(level, f"ref %s: {message}", reference, *about, exc_info=error, extra=extra)
    return reference


def kind_of(record: logging.LogRecord) -> object:
    """A key that is equal for records of the same problem."""
    kind, place = None, None
    if record.exc_info and record.exc_info[0] is not None:
        kind, _, traceback = record.exc_info
        while traceback is not None and traceback.tb_next is not None:
            traceback = traceback.tb_next
        place = traceback and (traceback.tb_frame.f_code, traceback.tb_lineno)
    return record.name, record.msg, kind, place


def explained(record: logging.LogRecord) -> logging.LogRecord:
    """The record, without its traceback if the disk or the network failed, as the sentence says everything."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, StoreError) or (record.name.startswith("discord.") and isinstance(error, OSError)):
        return shortened(record, f"{record.getMessage()}: {error}")
    return record


def shortened(record: logging.LogRecord, message: str) -> logging.LogRecord:
    changed = {"msg": message, "args": (), "exc_info": None, "exc_text": None}
    return logging.makeLogRecord({**record.__dict__, **changed})


class TextLines(logging.Formatter):
    """Formats a line for people; a traceback follows on lines of its own."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname:<8} {name}: {message}{about}", "%Y-%m-%d %H:%M:%S", style="{")

    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" {name}={value}" for name, value in extras(record).items())
        return super().format(logging.makeLogRecord({**record.__dict__, "about": about}))


class JsonLines(logging.Formatter):
    """Formats a line as a JSON object, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def extras(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in record.__dict__.items() if name not in ORDINARY}


def without_content(record: logging.LogRecord) -> logging.LogRecord:
    """The record; discord.py's at DEBUG without what was sent and received, except for the name of an event."""
    if record.levelno > logging.DEBUG or not record.name.startswith("discord."):
        return record
    given = record.args if isinstance(record.args, tuple) else (record.args,)
    return logging.makeLogRecord(
        {**record.__dict__, "args": tuple(map(_plain, given)) if record.args else ()}
    )


def _plain(argument: object) -> object:
    if isinstance(argument, Mapping) and isinstance(argument.get("t"), str):
        return f"{argument['t']} […]"
    if argument is None or isinstance(argument, int | float) or PLAIN.fullmatch(str(argument)):
        return argument
    return "[…]"
