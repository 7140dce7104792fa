"""Who sits at the table, as the fonts can show it."""

from __future__ import annotations

from bot.pictures.names import drawable
from bot.pictures.showing import Showing
from bot.words import Words


def named(showing: Showing) -> tuple[Words, tuple[str, ...]]:
    """The words and the names as the fonts can show them; the seat's name where they can't."""
    names = tuple(
        drawable(name, showing.words(f"seat-{seat + 1}")) for seat, name in enumerate(showing.names)
    )
    return showing.words.naming(names), names
