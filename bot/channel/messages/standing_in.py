"""Whom a picture means where it can't write a player's name and calls them by the name of their seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import AnyView
from bot.pictures.showing import Showing
from bot.tables.table import Table
from bot.words.fluent import Locale, Words

from .sentences import addressed


def names_replaced(
    table: Table, said: Words, *, view: AnyView | None = None, drawn_in: Locale | None = None
) -> Sequence[str]:
    """A line that maps the names in a picture to people, where one needs it.

    The picture is drawn in the table's language unless told otherwise; `view` is what it shows before the game.
    """
    view = table.view(None) if view is None else view
    showing = Showing(table.names, table.words(drawn_in))
    replaced = table.title.artist.replaced(view, showing)
    if not replaced:
        return []
    seats = said.listed(
        said("card-called", name=name, player=addressed(table, said, seat)) for seat, name in replaced.items()
    )
    return [said("card-replaced-names", seats=seats)]
