"""Decrees (section 5.6): what they ask for, and claiming them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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
from bot.games.discordia.state import Player, State, Table, built

from . import names
from .bonuses import owe
from .dispatches import ROWS_OF
from .moves import Claim, Skip


def is_fulfilled(player: Player, decree: str) -> bool:
    """Whether the condition is true now (ruling 35)."""
    return _TESTS[decree](player)


def _test_of(condition: Condition) -> Callable[[Player], bool]:
    """What looks whether a condition is true: enough of what it counts, or not too much, on enough tiles."""
    count, amount = _count_of(condition), condition.amount
    if condition.is_limit:
        return lambda player: count(player) <= amount
    if condition.kind not in ("each_sort_placed", "sort_placed"):
        return lambda player: count(player) >= amount
    sorts, tiles = (SORTS, 1) if condition.sort is None else ((condition.sort,), condition.tiles)
    return lambda player: (
        count(player) >= amount and all(occupied(player, ROWS_OF[sort]) >= tiles for sort in sorts)
    )


def progress(player: Player, condition: Condition) -> int:
    """The number that the condition compares with its own (section 3.10)."""
    return _count_of(condition)(player)


def _count_of(condition: Condition) -> Callable[[Player], int]:
    if condition.sort is None:
        return _COUNTS[condition.kind]
    return _placed_in(ROWS_OF[condition.sort])


def _placed_in(rows: tuple[Row, ...]) -> Callable[[Player], int]:
    """What counts the figures that stand in these rows."""
    return lambda player: sum([built(row, player.rows[row]).placed for row in rows])


_COUNTS: dict[str, Callable[[Player], int]] = {
    "ext_kinds": lambda player: len([number for number in player.extensions.values() if number]),
    "ext_pairs": lambda player: sum([number // 2 for number in player.extensions.values()]),
    "manipulators": lambda player: player.manipulators,
    "towers": lambda player: len(player.rows[TOWER_ROW]) - player.rows[TOWER_ROW].count(None),
    "aqueduct": lambda player: player.aqueduct,
    "development": lambda player: player.development,
    "expedition": lambda player: player.expedition,
    "stock_colours_max": lambda player: len([amount for amount in player.stock.values() if amount]),
    "placed": _placed_in(ROWS),
    "each_sort_placed": _placed_in(ROWS),
}
"""What each kind of condition counts; that of one sort the figures in its rows."""

_TESTS = {decree.id: _test_of(decree.condition) for decree in DECREES.values()}


def occupied(player: Player, rows: tuple[Row, ...]) -> int:
    """On how many tiles of these rows figures stand."""
    return sum([built(row, player.rows[row]).occupied for row in rows])


def claimable(table: Table, seat: int) -> list[str]:
    """The decrees on offer that the player fulfils and has a space for."""
    player = table.players[seat]
    if len(player.decrees) == CONSTANTS.decree_spaces:
        return []
    return [decree for decree in table.decrees if _TESTS[decree](player)]


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
