"""A position as a judge looks at it: what is the same for all seats is worked out once."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from bot.engine import Step
from bot.games.trajanum.components import CONSTANTS
from bot.games.trajanum.rules.turn import BeginTurn, BuildingStep, Using
from bot.games.trajanum.state import State, Table

from . import mosaic
from .mosaic import Cells, Mosaic

_OF_A_TURN = (BeginTurn, BuildingStep, Using)
"""What a turn consists of: nothing that follows from an answer."""


class Sight(Struct, frozen=True):
    """What is judged of a position beside what each seat has.

    `scorings` are to come, `cards` those that count in them, each with the rounds that follow its own scoring.
    `turns` are the building actions left to each seat; `envoys` the cells of each seat's envoys, `taken` those of all.
    `steps` follow from the last answers of the seat `answering`, next first, and are not done yet. `moment` tells
    apart positions in which a seat that has the same counts for something else.
    """

    state: State
    scorings: int
    cards: tuple[tuple[str, int], ...]
    turns: list[int]
    mosaic: Mosaic
    envoys: list[Cells]
    taken: Cells
    answering: int | None
    steps: list[Step]
    moment: tuple[object, ...]


def sight(state: State) -> Sight:
    """What a judge sees at once."""
    scorings = 0 if state.phase == "end" else CONSTANTS.cycles + 1 - state.cycle
    cards = tuple(
        (state.trajan[cycle], CONSTANTS.rounds_per_cycle * (CONSTANTS.cycles - cycle))
        for cycle in range(CONSTANTS.cycles + 1 - scorings, CONSTANTS.cycles + 1)
        if cycle in state.trajan
    )
    ground = mosaic.mosaic(state.forum.areas, state.forum.eagles)
    envoys = mosaic.envoys(ground, state.forum.envoys, state.seats)
    taken = 0
    for cells in envoys:
        taken |= cells
    answering, steps = _open_answers(state.agenda)
    moment = state.round, state.cycle, scorings, cards
    return Sight(state, scorings, cards, turns_left(state), ground, envoys, taken, answering, steps, moment)


def turns_left(table: Table) -> list[int]:
    """The building actions that each seat still has, that of this round among them if it is still to come."""
    later = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle - table.round
    if table.phase == "take":
        return [later + 1] * table.seats
    if table.phase != "turns" or not table.turn:
        return [later] * table.seats
    order = [(seat - table.start_seat) % table.seats for seat in range(table.seats)]
    now = order[table.turn.seat]
    return [later + (place > now or (place == now and not table.turn.built)) for place in order]


def _open_answers(agenda: Sequence[Step]) -> tuple[int | None, list[Step]]:
    """The seat on top of an agenda, and what follows from its last answers and is not done yet."""
    seat: int | None = getattr(agenda[-1], "seat", None) if agenda else None
    steps: list[Step] = []
    if seat is not None:
        for step in reversed(agenda):
            if isinstance(step, _OF_A_TURN) or getattr(step, "seat", None) != seat:
                break
            steps.append(step)
    return seat, steps
