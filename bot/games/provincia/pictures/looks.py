"""How a seat looks: its city brings the colour and the shape."""

from __future__ import annotations

from bot.games.provincia.components import CITIES
from bot.games.provincia.state import Table
from bot.pictures.theme import NOBODY, SEATS, SeatLook

_BY_KEY = {seat.key: seat for seat in SEATS}

LOOKS: dict[str, SeatLook] = {
    "tolosa": _BY_KEY["porphyry"],
    "arelate": _BY_KEY["amber"],
    "loupian": _BY_KEY["obsidian"],
    "forum_iulii": _BY_KEY["ivory"],
    "massilia": _BY_KEY["azure"],
    "narbo_martius": _BY_KEY["verdigris"],
}
"""The look of each city."""

assert LOOKS.keys() == CITIES.keys()


def look(table: Table, seat: int) -> SeatLook:
    """The look of a seat; nobody's until it has a city."""
    city = table.players[seat].city
    return LOOKS[city] if city else NOBODY
