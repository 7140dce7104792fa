"""Who sits at the table, as the fonts can show it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import Words

from .names import drawable
from .showing import Showing


def named(showing: Showing, seats: int, instead: Sequence[str] = ()) -> tuple[Words, tuple[str, ...]]:
    """The words, and the names as the fonts can show them.

    Where they can't, or nobody sits, it is the name in `instead`, or the seat's own.
    """
    names = []
    for seat in range(seats):
        own = showing.words(f"seat-{seat + 1}")
        name = showing.names[seat] if seat < len(showing.names) else own
        names.append(drawable(name, instead[seat] if instead else own))
    return showing.words.naming(names), tuple(names)
