"""What a picture needs beside the position, and parts that may be missing without the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import ParamSpec

from bot.app.fallbacks import spared
from bot.i18n.fluent import Words


@dataclass(frozen=True)
class Showing:
    """The players' names by seat, as they are shown, and the words of the game in the picture's language.

    `computers` are the levels of the computers who play, by seat, None where a person does; where it ends, people do.
    """

    names: tuple[str, ...]
    words: Words
    computers: tuple[str | None, ...] = ()


P = ParamSpec("P")


def separately(draw: Callable[P, None]) -> Callable[P, None]:
    """Let a function that draws a part of a picture leave out what it can't draw, and report it."""
    about = f"a part of a picture ({draw.__module__}.{draw.__qualname__})"

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> None:
        spared(about, None, draw, *args, **options)

    return drawn
