"""The scoring at the end of a cycle (section 5.10): citizens are paid, then all is counted in four steps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Task, Text, Together, push, text
from bot.games.trajanum.components import BUILDINGS as KINDS
from bot.games.trajanum.components import CONSTANTS, PRESTIGE, ROWS, TRAJAN_CARDS
from bot.games.trajanum.state import Player, State, Table

from . import changes, colonia, forum, orders
from .moves import NONE, Pay
from .names import colour_name, row_names


class PaymentPhase(Task):
    """Everybody pays citizens, all at once."""

    def run(self, state: State) -> None:
        """Ask, unseen by the others."""
        state.phase = "scoring"
        state.tell("scoring-began", cycle=state.cycle)
        push(state, Together.of([Payment(seat) for seat in state.turn_order()]))


def most_rows(player: Player) -> int:
    """How many rows the player can pay."""
    return min(len(player.inhabited), player.resources["coin"] // CONSTANTS.citizen_pay)


def rows_named(rows: str) -> list[int]:
    """The rows that a payment names."""
    return [] if rows == NONE else [int(number) for number in rows.split()]


def payments(player: Player) -> list[str]:
    """Every choice of rows that the player can pay, none first."""
    return [
        " ".join(map(str, rows)) or NONE
        for count in range(most_rows(player) + 1)
        for rows in combinations(player.inhabited, count)
    ]


class Payment(Decision):
    """Whose pay is paid (`d_pay`): one coin a row; the others become inactive."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any rows with citizens, as far as the coins go."""
        yield Form(Pay, rows=payments(position.players[self.seat]))

    def play(self, state: State, move: Pay) -> None:
        """Pay; rows that were inactive may come back."""
        paid = rows_named(move.rows)
        state.tell("paid", self.seat, count=len(paid), rows=row_names(paid))
        changes.change(state, self.seat, "coin", -len(paid) * CONSTANTS.citizen_pay)
        player = state.players[self.seat]
        player.rows = [replace(row, active=number in paid) for number, row in enumerate(player.rows, 1)]

    def absent(self, position: Table) -> Move:
        """The rows from the top, as far as the coins go (section 5.12)."""
        player = position.players[self.seat]
        rows = player.inhabited[: most_rows(player)]
        return Pay(" ".join(map(str, rows)) or NONE)

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Pay):
            return None
        player = position.players[self.seat]
        numbers, inhabited = move.rows.split(), list(map(str, player.inhabited))
        if not numbers or sorted(set(numbers)) != numbers or not set(inhabited).issuperset(numbers):
            return text("refusal-rows", rows=row_names(player.inhabited))
        return text("refusal-pay", count=len(numbers), coins=player.resources["coin"])


class CycleScoring(Task):
    """Cranes, colonia, forum, Trajan: for everybody, step by step."""

    def run(self, state: State) -> None:
        """Each step for all seats before the next; who comes first changes nothing (ruling 42)."""
        order = state.turn_order()
        for seat in order:
            _score_cranes(state, seat)
        for seat in order:
            if points := colonia_points(state.players[seat]):
                state.tell("colonia-scored", seat)
                changes.score(state, seat, "colonia", points)
        for seat in order:
            _score_forum(state, seat)
        for seat in order:
            _score_orders(state, seat)


def crane_points(table: Table, seat: int, corner: str) -> int:
    """What the crane of a corner is worth at the end of this cycle, once it is open."""
    player = table.players[seat]
    return CONSTANTS.crane_points[table.cycle - 1] * structures(player, player.cranes[corner].colour)


def structures(player: Player, colour: str) -> int:
    """How many structures of a colour stand in the colonia."""
    return sum(KINDS[building.id].colour == colour for building in player.buildings.values())


def _score_cranes(state: State, seat: int) -> None:
    """Each crane laid open in this cycle, once, and be it for nothing (ruling 35)."""
    for corner, crane in state.players[seat].cranes.items():
        if crane.state == "open":
            counted = structures(state.players[seat], crane.colour)
            state.tell(
                "crane-scored",
                seat,
                corner=Place(corner),
                colour=colour_name(crane.colour),
                structures=counted,
            )
            changes.score(state, seat, "crane", crane_points(state, seat, corner))
            state.players[seat].cranes[corner] = replace(crane, state="scored")


def row_points(player: Player, number: int) -> int:
    """The different grey buildings of a row of the grid, times its citizens and one."""
    kinds = [colonia.built(player, space) for space in player.buildings if space[1:] == str(number)]
    grey = {kind.id for kind in kinds if kind and kind.colour is None}
    return len(grey) * (1 + player.rows[number - 1].counting)


def colonia_points(player: Player) -> int:
    """What all six rows of the colonia are worth in a scoring."""
    return sum(row_points(player, number) for number in ROWS)


def group_points(player: Player, size: int) -> int:
    """What the prestige bar shows for a group of so many envoys (section 3.11)."""
    if not size:
        return 0
    fields = PRESTIGE.flipped if player.flipped else PRESTIGE.base
    return PRESTIGE.bar[fields[min(size, len(fields)) - 1] + player.shift]


def order_points(player: Player) -> int:
    """What each order fulfilled is worth: the zone of the Trajan head."""
    return PRESTIGE.order_points[player.shift]


def _score_forum(state: State, seat: int) -> None:
    if points := forum.eagle_points(state, seat):
        state.tell("eagles-scored", seat)
        changes.score(state, seat, "eagle", points)
    size = len(forum.largest_group(state, seat))
    if points := group_points(state.players[seat], size):
        state.tell("group-scored", seat, size=size)
        changes.score(state, seat, "group", points)


def _score_orders(state: State, seat: int) -> None:
    """Nothing is spent; in the learning game there is a card in the last cycle alone."""
    if state.cycle not in state.trajan:
        return
    player = state.players[seat]
    card = TRAJAN_CARDS[state.trajan[state.cycle]]
    formed, found = orders.formations(player, card), orders.collected(player, card)
    if formed + found:
        state.tell("orders-scored", seat, formations=formed, collections=found)
        changes.score(state, seat, "order", (formed + found) * order_points(player))
