"""The garden: its beds, what grows where, what a seat can afford; gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from tools.example.components import BEDS, CONSTANTS, CROPS
from tools.example.state import State, Table


def rows(table: Table) -> str:
    """The rows of the garden; there are fewer in a crowded one (section 1)."""
    return CONSTANTS.few_rows if table.options.get("crowd") == "on" else CONSTANTS.rows


def free_beds(table: Table) -> list[str]:
    """The beds on which nothing has been planted."""
    return [bed for bed in BEDS if bed[0] in rows(table) and bed not in table.planted]


def beds_for(table: Table, crop: str) -> Sequence[str]:
    """The free beds of the row that the crop wants; all free beds if it wants none, or that row is full."""
    free = free_beds(table)
    return [bed for bed in free if bed[0] == CROPS[crop].row] or free


def most(table: Table, seat: int, crop: str) -> int:
    """How many of a crop the seat can plant."""
    return min(CONSTANTS.most_planted, table.coins[seat] // CROPS[crop].price)


def gain(state: State, seat: int, what: Literal["coins", "points"], amount: int) -> None:
    """Change a stock of a seat, as part of the last event."""
    stocks = state.coins if what == "coins" else state.points
    stocks[seat] += amount
    state.note(seat, what, amount)
