"""The streets that are called, and what a tile out of the colonia costs (section 5.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from bot.engine import Place, Text, text
from bot.games.trajanum.components import COLUMNS, ROWS, SPACES, TEMPLES
from bot.games.trajanum.state import Table

_STREETS = {
    label: frozenset(space for space in SPACES if label in (space[0], space[1:]))
    for label in (*COLUMNS, *(str(row) for row in ROWS))
}


def street_label(table: Table, seat: int, symbol: str) -> str:
    """The street with that symbol in the seat's colonia: the number of a row, or the letter of a column."""
    return _street_label(table.row_symbols(seat), table.column_symbols(seat), symbol)


@cache
def _street_label(rows: tuple[str, ...], columns: tuple[str, ...], symbol: str) -> str:
    return str(rows.index(symbol) + 1) if symbol in rows else COLUMNS[columns.index(symbol)]


def street_spaces(table: Table, seat: int, symbol: str) -> frozenset[str]:
    """The spaces of the street with that symbol in the seat's colonia."""
    return _STREETS[street_label(table, seat, symbol)]


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
    return _free_spaces(tuple(called_streets(table, seat)), tuple(taken_spaces(table, seat)))


@lru_cache(maxsize=1024)
def _free_spaces(streets: tuple[frozenset[str], ...], taken: tuple[str, ...]) -> frozenset[str]:
    used = [card for card, street in enumerate(streets) if street.intersection(taken)]
    left = {other for card in used for other in range(len(streets)) if other != card}
    return frozenset().union(*(street for card, street in enumerate(streets) if card in left or not used))


def open_streets(table: Table, seat: int) -> list[str]:
    """The streets that are called, each once, but for the one that the first tile has used up."""
    free = free_spaces(table, seat)
    called = zip(table.streets, called_streets(table, seat), strict=True)
    return list(dict.fromkeys(symbol for symbol, spaces in called if spaces <= free))


def tile_prices(table: Table, seat: int) -> dict[str, int]:
    """The tribunes (0 or 1) that the next tile costs, by space, in the order of the colonia; affordable or not."""
    free, taken = free_spaces(table, seat), taken_spaces(table, seat)
    return {space: int(space not in free) for space in table.players[seat].tiles if space not in taken}


def tribunes_left(table: Table, seat: int) -> int:
    """The tribunes that the seat can still spend on taking."""
    taken = taken_spaces(table, seat)
    spent = dues(called_streets(table, seat), taken) if taken else 0
    return table.players[seat].resources["tribune"] - spent


def takeable(table: Table, seat: int) -> list[str]:
    """The spaces from which the seat can take a tile now."""
    return affordable(tile_prices(table, seat), tribunes_left(table, seat))


def affordable(prices: Mapping[str, int], tribunes: int) -> list[str]:
    """Of spaces with their prices those that so many tribunes pay for."""
    return list(prices) if tribunes > 0 else [space for space, price in prices.items() if not price]


def may_stop(table: Table, seat: int) -> bool:
    """Whether no further tile need be taken: none can be had without a tribune."""
    return all(tile_prices(table, seat).values())


def why_no_tile(table: Table, seat: int, space: str) -> Text | None:
    """What is wrong with a space out of which the seat would take a tile."""
    if space not in SPACES:
        return text("refusal-space-unknown")
    if space in TEMPLES:
        return text("refusal-temple", space=Place(space))
    return None if space in table.players[seat].tiles else text("refusal-no-tile", space=Place(space))
