"""Who sits at the table, as the fonts can show it."""

from __future__ import annotations

from bot.pictures.names import drawable
from bot.pictures.showing import Showing
from bot.words import Words


def named(showing: Showing, seats: int) -> tuple[Words, tuple[str, ...]]:
    """The words, and the names as the fonts can show them; the seat's name where they can't, or nobody sits."""
    names = []
    for seat in range(seats):
        fallback = showing.words(f"seat-{seat + 1}")
        name = showing.names[seat] if seat < len(showing.names) else fallback
        names.append(drawable(name, fallback))
    return showing.words.naming(names), tuple(names)
