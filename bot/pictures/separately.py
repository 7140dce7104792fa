"""Parts of a picture: what one of them can't draw is missing there, and the rest of the picture stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

from bot.faults import spared

P = ParamSpec("P")


def separately(draw: Callable[P, None]) -> Callable[P, None]:
    """Let a function that draws a part of a picture leave out what it can't draw, and report it."""
    about = f"a part of a picture ({draw.__module__}.{draw.__qualname__})"

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> None:
        spared(about, None, draw, *args, **options)

    return drawn
