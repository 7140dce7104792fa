"""Decrees (section 5.6): what they ask for, and claiming them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from bot.engine import Decision, Form, Move, Place, Text, push, text
from bot.games.discordia.components import (
    CONSTANTS,
    DECREE_SPACES,
    DECREES,
    ROWS,
    SORTS,
    TOWER_ROW,
    Condition,
    Row,
)
from bot.games.discordia.state import City, Player, State, Table, built

from . import names
from .bonuses import owe
from .dispatches import ROWS_OF
from .moves import Claim, Skip


def is_fulfilled(player: Player, decree: str) -> bool:
    """Whether the condition is true now (ruling 35)."""
    test = _TESTS.get(decree)
    return decree in _supplied(player.city) if test is None else test(player)


def progress(player: Player, condition: Condition) -> int:
    """The number that the condition compares with its own (section 3.10)."""
    count = _COUNTS.get(condition.kind)
    return _placed(player.city, _rows_of(condition)) if count is None else count(player)


_COUNTS: dict[str, Callable[[Player], int]] = {
    "ext_kinds": lambda player: len([number for number in player.extensions.values() if number]),
    "ext_pairs": lambda player: sum([number // 2 for number in player.extensions.values()]),
    "manipulators": lambda player: player.manipulators,
    "towers": lambda player: len(player.rows[TOWER_ROW]) - player.rows[TOWER_ROW].count(None),
    "aqueduct": lambda player: player.aqueduct,
    "development": lambda player: player.development,
    "expedition": lambda player: player.expedition,
    "stock_colours_max": lambda player: len([amount for amount in player.stock.values() if amount]),
}
"""What each kind of condition counts; the others count figures that stand on tiles."""


def _test_of(condition: Condition) -> Callable[[Player], bool]:
    """What looks whether a condition is true: enough of what it counts, or not too much."""
    count, amount = _COUNTS[condition.kind], condition.amount
    return (
        (lambda player: count(player) <= amount)
        if condition.is_limit
        else (lambda player: count(player) >= amount)
    )


_TESTS = {
    decree.id: _test_of(decree.condition) for decree in DECREES.values() if decree.condition.kind in _COUNTS
}
_OF_TILES = [decree for decree in DECREES.values() if decree.id not in _TESTS]
"""The decrees that ask for figures on tiles."""


@lru_cache(maxsize=1 << 13)
def _supplied(city: City) -> frozenset[str]:
    """The decrees that ask for figures on tiles, and find them in such a city."""
    return frozenset(decree.id for decree in _OF_TILES if _is_supplied(city, decree.condition))


def _is_supplied(city: City, condition: Condition) -> bool:
    """Whether enough figures stand there, on enough tiles of the sort, or of each."""
    if _placed(city, _rows_of(condition)) < condition.amount:
        return False
    if condition.kind == "each_sort_placed":
        return all(_occupied(city, ROWS_OF[sort]) for sort in SORTS)
    return _occupied(city, _rows_of(condition)) >= condition.tiles


def _rows_of(condition: Condition) -> tuple[Row, ...]:
    return ROWS if condition.sort is None else ROWS_OF[condition.sort]


def _placed(city: City, rows: tuple[Row, ...]) -> int:
    """How many figures stand in these rows."""
    return sum([built(row, places).placed for row, places in zip(ROWS, city, strict=True) if row in rows])


def _occupied(city: City, rows: tuple[Row, ...]) -> int:
    return sum([built(row, places).occupied for row, places in zip(ROWS, city, strict=True) if row in rows])


def occupied(player: Player, rows: tuple[Row, ...]) -> int:
    """On how many tiles of these rows figures stand."""
    return _occupied(player.city, rows)


def claimable(table: Table, seat: int) -> list[str]:
    """The decrees on offer that the player fulfils and has a space for."""
    player = table.players[seat]
    if len(player.decrees) == CONSTANTS.decree_spaces:
        return []
    supplied = _supplied(player.city)
    return [
        decree
        for decree in table.decrees
        if (_TESTS[decree](player) if decree in _TESTS else decree in supplied)
    ]


def claim(state: State, seat: int, decree: str) -> None:
    """It covers the lowest free space; that one's bonus is carried out."""
    player = state.players[seat]
    space = DECREE_SPACES[len(player.decrees)]
    state.decrees.remove(decree)
    player.decrees.append(decree)
    state.did("decree-claimed", seat, decree=names.decree(decree), space=Place(space.id))
    owe(state, seat, space.bonus)


def why_not_claim(table: Table, seat: int, decree: str) -> Text | None:
    """What stands against claiming the decree."""
    if decree not in DECREES:
        return text("refusal-decree-unknown")
    name = names.decree(decree)
    if decree not in table.decrees:
        return text("refusal-decree-gone", decree=name)
    player = table.players[seat]
    if len(player.decrees) == CONSTANTS.decree_spaces:
        return text("refusal-decree-spaces", spaces=CONSTANTS.decree_spaces)
    return None if is_fulfilled(player, decree) else text("refusal-decree-unfulfilled", decree=name)


class DecreeChoice(Decision):
    """A player may claim decrees in the own raid step, one after the other (section 5.9)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any that is fulfilled, or no further one."""
        if decrees := claimable(position, self.seat):
            yield Form(Claim, decree=decrees)
        yield Form(Skip)

    def play(self, state: State, move: Claim | Skip) -> None:
        """Claim it; then the player is asked again."""
        if isinstance(move, Claim):
            push(state, self)
            claim(state, self.seat, move.decree)

    def absent(self, position: Table) -> Move:
        """None (ruling 44)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the decree asks for."""
        return why_not_claim(position, self.seat, move.decree) if isinstance(move, Claim) else None
