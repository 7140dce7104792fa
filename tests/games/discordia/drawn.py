"""The moments of a game at which the pictures of Discordia are tested."""

from __future__ import annotations

from bot.engine import asked_of
from bot.games import TITLES
from bot.games.discordia.state import Phase, State
from tests.games.drawing import Drawing, Moment
from tools.moments import Stop, after


def asking(decision: str) -> Stop:
    """Stop when a decision of this kind is open."""
    return lambda state: any(asked.decision == decision for asked in asked_of(state))


def told(key: str) -> Stop:
    """Stop once an event with this key has happened."""
    return lambda state: any(event.key == key for event in state.events)


def reached(year: int, phase: Phase) -> Stop:
    """Stop at that phase of that year."""

    def stop(state: State) -> bool:
        return state.year == year and state.phase == phase

    return stop


DRAWING = Drawing(
    TITLES["discordia"],
    {
        "draft": Moment(after(1)),
        "die": Moment(asking("die-choice")),
        "turn": Moment(lambda state: state.year == 2 and asking("action-choice")(state)),
        "taken": Moment(told("tile-taken")),
        "raid": Moment(lambda state: told("raid-won")(state) or told("raid-lost")(state)),
        "new year": Moment(told("year-began"), {"season_shuffle": "on", "show_bag": "on"}),
        "last year": Moment(reached(4, "season")),
        "end": Moment(None),
    },
    (
        *((2, moment) for moment in ("draft", "die", "turn", "raid", "last year", "end")),
        *((3, moment) for moment in ("draft", "taken", "new year", "end")),
        *((4, moment) for moment in ("draft", "die", "turn", "raid", "new year", "last year", "end")),
    ),
)
