"""The streets that are called, and what a tile out of the colonia costs (section 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.trajanum.components import COLUMNS, SPACES
from bot.games.trajanum.state import Table

_ROWS = {row: frozenset(space for space in SPACES if space[1:] == str(row)) for row in range(1, 7)}
_COLUMNS = {column: frozenset(space for space in SPACES if space[0] == column) for column in COLUMNS}


def street_label(table: Table, seat: int, symbol: str) -> str:
    """The street with that symbol in the seat's colonia: the number of a row, or the letter of a column."""
    rows = table.row_symbols(seat)
    if symbol in rows:
        return str(rows.index(symbol) + 1)
    return COLUMNS[table.column_symbols(seat).index(symbol)]


def street_spaces(table: Table, seat: int, symbol: str) -> frozenset[str]:
    """The spaces of the street with that symbol in the seat's colonia."""
    label = street_label(table, seat, symbol)
    return _COLUMNS[label] if label in _COLUMNS else _ROWS[int(label)]


def called_streets(table: Table, seat: int) -> list[frozenset[str]]:
    """The spaces of the streets that are called, by card."""
    return [street_spaces(table, seat, symbol) for symbol in table.streets]


def taken_spaces(table: Table, seat: int) -> list[str]:
    """The spaces from which the seat has taken a tile in this round, while others may still be taking."""
    return [taken.space for taken in table.private(seat).taken]


def dues(streets: Sequence[frozenset[str]], spaces: Sequence[str]) -> int:
    """The tribunes for tiles from these one or two spaces: one for each that no card of its own calls.

    The cards are assigned as the player would wish (rulings 1 and 2).
    """
    calls = [[space in street for street in streets] for space in spaces]
    if len(calls) == 2 and any(
        calls[0][card] and calls[1][other]
        for card in range(len(streets))
        for other in range(len(streets))
        if card != other
    ):
        return 0
    return len(calls) - any(any(called) for called in calls)


def free_spaces(table: Table, seat: int) -> frozenset[str]:
    """The spaces whose tiles the cards call for that the first tile, if any, has not used up."""
    streets = called_streets(table, seat)
    used = [card for card, street in enumerate(streets) if street.intersection(taken_spaces(table, seat))]
    left = {other for card in used for other in range(len(streets)) if other != card}
    return frozenset().union(*(street for card, street in enumerate(streets) if card in left or not used))


def tile_prices(table: Table, seat: int) -> dict[str, int]:
    """The tribunes (0 or 1) that the next tile costs, by space, in the order of the colonia; affordable or not."""
    free, taken = free_spaces(table, seat), taken_spaces(table, seat)
    return {space: int(space not in free) for space in table.players[seat].tiles if space not in taken}


def tribunes_left(table: Table, seat: int) -> int:
    """The tribunes that the seat can still spend on taking."""
    spent = dues(called_streets(table, seat), taken_spaces(table, seat))
    return table.players[seat].resources["tribune"] - spent


def takeable(table: Table, seat: int) -> list[str]:
    """The spaces from which the seat can take a tile now."""
    tribunes = tribunes_left(table, seat)
    return [space for space, price in tile_prices(table, seat).items() if price <= tribunes]


def may_stop(table: Table, seat: int) -> bool:
    """Whether no further tile need be taken: none can be had without a tribune."""
    return all(tile_prices(table, seat).values())
