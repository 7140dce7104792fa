"""What is said of a magistrate on a tile, who may leave it."""

from __future__ import annotations

from bot.engine import Choice, Text, text
from bot.games.marble.board import PLACES
from bot.games.marble.components import place_names
from bot.games.marble.rules import outlook
from bot.games.marble.state import View

from .phrases import on_tile


def standing(view: View, place: str) -> Choice:
    """An own magistrate on a tile: where it can still count. What counts for nothing comes first."""
    left = _unfinished(view, place)
    hint = text("hint-counts" if left else "hint-counts-nowhere", points=place_names(left))
    return Choice(on_tile(view, place), hint, -len(left), place)


def uncounted(view: View, place: str) -> list[Text]:
    """Where a magistrate that leaves its tile counts no more."""
    lost = _unfinished(view, place)
    return [text("outlook-uncounted", points=place_names(lost))] if lost else []


def _unfinished(view: View, place: str) -> list[str]:
    """The corners of a tile at which a site can still be finished, as they lie on the board."""
    corners = PLACES[place].corners
    return [point for point in outlook.missing_wedges(view) if point in corners]
