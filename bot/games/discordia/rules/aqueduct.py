"""The aqueduct, manipulators, and help against the shortage: what comes without a question (ruling 46)."""

from __future__ import annotations

from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, Effect
from bot.games.discordia.state import State, Table

from . import names
from .bonuses import owe


def can_move_ring(table: Table, seat: int, effect: Effect) -> bool:
    """Whether the ring moves, or a swap takes the place of a step."""
    field = table.players[seat].aqueduct
    if effect.amount < 0:
        return field > 0
    return field < AQUEDUCT_END or table.bag_size > 0


def move_ring(state: State, seat: int, effect: Effect) -> None:
    """Each step beyond the end is a swap of its own instead; backward the ring stops at 0."""
    player = state.players[seat]
    before = player.aqueduct
    player.aqueduct = min(max(0, before + effect.amount), AQUEDUCT_END)
    if player.aqueduct != before:
        state.tell("ring-moved", seat, field=player.aqueduct)
        state.note(seat, "aqueduct", player.aqueduct - before)
    beyond = before + effect.amount - AQUEDUCT_END
    owe(state, seat, *[Effect("swap", CONSTANTS.swap_beyond_aqueduct)] * beyond)


def take_manipulators(state: State, seat: int, effect: Effect) -> None:
    """They come with the active side up; whoever has chosen a die uses them from the next turn on."""
    player = state.players[seat]
    number = min(effect.amount, state.manipulators)
    state.manipulators -= number
    player.manipulators += number
    player.active += number
    state.tell("manipulator-taken", seat)
    state.note(seat, "manipulator", number)


def lower_shortage(state: State, seat: int, effect: Effect) -> None:
    """This year's shortage is smaller."""
    state.players[seat].relief += effect.amount
    state.tell("relieved", seat, number=effect.amount)


def tell_advantage(state: State, seat: int, effect: Effect) -> None:
    """Advantages for good lie in the covered space itself."""
    state.tell("advantage-gained", seat, effect=names.effect(effect))
