"""Fallbacks: a detail that fails is left out of its picture or text, and logged.

What an earlier release has stored may lack what is drawn or told of it today; the rest still is.
"""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import wraps
from typing import NamedTuple, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")

_log = logging.getLogger(__name__)


class Fault(NamedTuple):
    """What failed, why, and where."""

    about: str
    cause: str
    trace: str


_found: ContextVar[list[Fault] | None] = ContextVar("found", default=None)
"""Collects the faults that another process will log."""


def spared(about: str, otherwise: T, act: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """The result of a function; `otherwise` if it raises, which is reported."""
    try:
        return act(*args, **options)
    except Exception as error:
        report(about, error)
        return otherwise


def report(about: str, error: Exception) -> None:
    """Log that a detail is left out, or collect it for another process to log."""
    fault = Fault(about, f"{type(error).__name__}: {error}", "".join(traceback.format_exception(error)))
    found = _found.get()
    if found is None:
        log([fault])
    else:
        found.append(fault)


@contextmanager
def gathered() -> Iterator[list[Fault]]:
    """Collect the faults reported inside the block: a worker process returns them to the process with the log."""
    found: list[Fault] = []
    token = _found.set(found)
    try:
        yield found
    finally:
        _found.reset(token)


def log(faults: Iterable[Fault]) -> None:
    """Log faults; `bot.log` writes each kind once, and then counts it."""
    for about, cause, trace in faults:
        kind = f"{about} is left out: {cause}".replace("%", "%%")
        _log.error(f"{kind}\n%s", trace)


def separately(draw: Callable[P, None]) -> Callable[P, None]:
    """Decorate a function that draws a part of a picture: if it fails, that part is left out, and reported."""
    about = f"a part of a picture ({draw.__module__}.{draw.__qualname__})"

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> None:
        spared(about, None, draw, *args, **options)

    return drawn
