"""Decrees (section 5.6): what they ask for, and claiming them."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Text, push, text
from bot.games.discordia.components import CONSTANTS, DECREE_SPACES, DECREES, SORTS, Condition, Row
from bot.games.discordia.state import Player, State, Table

from . import names
from .bonuses import owe
from .dispatches import ROWS_OF
from .moves import Claim, Skip


def is_fulfilled(player: Player, decree: str) -> bool:
    """Whether the condition is true now (ruling 35)."""
    condition = DECREES[decree].condition
    if condition.is_limit:
        return progress(player, condition) <= condition.amount
    if progress(player, condition) < condition.amount:
        return False
    if condition.kind == "each_sort_placed":
        return all(occupied(player, ROWS_OF[sort]) for sort in SORTS)
    if condition.kind == "sort_placed":
        assert condition.sort
        return occupied(player, ROWS_OF[condition.sort]) >= condition.tiles
    return True


def progress(player: Player, condition: Condition) -> int:
    """The number that the condition compares with its own (section 3.10)."""
    match condition.kind:
        case "ext_kinds":
            return sum(number > 0 for number in player.extensions.values())
        case "ext_pairs":
            return sum(number // 2 for number in player.extensions.values())
        case "manipulators":
            return player.manipulators
        case "towers":
            return sum(1 for _ in player.tiles("T"))
        case "aqueduct":
            return player.aqueduct
        case "development":
            return player.development
        case "expedition":
            return player.expedition
        case "stock_colours_max":
            return sum(amount > 0 for amount in player.stock.values())
        case "placed" | "each_sort_placed":
            return player.placed
        case "sort_placed":
            assert condition.sort
            return sum(tile.placed for _, tile in player.tiles(*ROWS_OF[condition.sort]))


def occupied(player: Player, rows: tuple[Row, ...]) -> int:
    """On how many tiles of these rows figures stand."""
    return sum(tile.placed > 0 for _, tile in player.tiles(*rows))


def claimable(table: Table, seat: int) -> list[str]:
    """The decrees on offer that the player fulfils and has a space for."""
    player = table.players[seat]
    if len(player.decrees) == CONSTANTS.decree_spaces:
        return []
    return [decree for decree in table.decrees if is_fulfilled(player, decree)]


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
