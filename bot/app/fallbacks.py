"""Faults of one detail, which cost no more than that detail: it is left out of a picture or a text, and logged.

What an earlier release has written may lack what is drawn or told of it today; the rest is drawn and told all the same.
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
"""Where faults are gathered that another process logs."""


def spared(about: str, otherwise: T, act: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """What an act gives; where it raises, that is reported, and what stands there `otherwise`."""
    try:
        return act(*args, **options)
    except Exception as error:
        report(about, error)
        return otherwise


def report(about: str, error: Exception) -> None:
    """Log that a detail is left out, or have it logged where the faults are gathered."""
    fault = Fault(about, f"{type(error).__name__}: {error}", "".join(traceback.format_exception(error)))
    found = _found.get()
    if found is None:
        log([fault])
    else:
        found.append(fault)


@contextmanager
def gathered() -> Iterator[list[Fault]]:
    """The faults that are reported meanwhile: a process without a log of its own gives them to one that has it."""
    found: list[Fault] = []
    token = _found.set(found)
    try:
        yield found
    finally:
        _found.reset(token)


def log(faults: Iterable[Fault]) -> None:
    """Log faults; the journal writes those of one kind once, and then how often there were more."""
    for about, cause, trace in faults:
        kind = f"{about} is left out: {cause}".replace("%", "%%")
        _log.error(f"{kind}\n%s", trace)


def separately(draw: Callable[P, None]) -> Callable[P, None]:
    """Let a function that draws a part of a picture leave out what it can't draw, and report it."""
    about = f"a part of a picture ({draw.__module__}.{draw.__qualname__})"

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> None:
        spared(about, None, draw, *args, **options)

    return drawn
