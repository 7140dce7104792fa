"""Counts the lines of the log that tell of a trouble: what is logged and goes on is seen from outside too."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from .instruments import Instruments
from .kinds import Level


class _Counter(logging.Handler):
    """Counts warnings and what is worse, whoever logs them."""

    def __init__(self, instruments: Instruments) -> None:
        super().__init__(logging.WARNING)
        self._instruments = instruments

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self._instruments.logged(Level.ERROR if record.levelno >= logging.ERROR else Level.WARNING)


@contextmanager
def counted_lines(instruments: Instruments) -> Iterator[None]:
    """Count the lines of the log inside."""
    handler = _Counter(instruments)
    logging.getLogger().addHandler(handler)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(handler)
