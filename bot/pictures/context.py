"""What a picture needs beside the position, and parts that may be missing without the rest."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n.fluent import Words


@dataclass(frozen=True)
class Showing:
    """The players' names by seat, as they are shown, and the words of the game in the picture's language.

    `computers` are the levels of the computers who play, by seat, None where a person does; where it ends, people do.
    """

    names: tuple[str, ...]
    words: Words
    computers: tuple[str | None, ...] = ()
