"""Imagining: a whole position that a viewer can't tell from the real one, made from what they know.

It is the inverse of a view. What is open is taken from the view; what is hidden a game draws by chance, each
possibility as likely as the viewer must take it to be.
"""

from __future__ import annotations

from typing import Any, TypeVar

from .agenda import Decision, Step, Together, Unseen
from .chance import Chance
from .forms import all_moves
from .position import Position

StateOf = TypeVar("StateOf", bound=Position)


def imagined_state(kind: type[StateOf], view: Any, chance: Chance, /, **hidden: Any) -> StateOf:
    """A state with all that lies open in a view, and what the game says of what is `hidden`.

    Steps of the agenda in which something is hidden are the game's to draw (`agenda=`); answers given unseen are
    drawn here. The state shares values with the view: it is for copying, not for playing in.
    """
    known = {"agenda": view.agenda} | hidden | {"chance": chance.another()}
    open_fields = {field: getattr(view, field) for field in kind.__struct_fields__ if field not in known}
    state = kind(**(open_fields | known))
    _draw_answers(state, chance)
    return state


def _draw_answers(state: Any, chance: Chance) -> None:
    """Put an answer, any that may be given as likely as the others, where one is not seen."""
    top = state.agenda[-1] if state.agenda else None
    if isinstance(top, Together) and any(isinstance(answer, Unseen) for answer in top.answers):
        answers = [
            _drawn(decision, state, chance) if isinstance(answer, Unseen) else answer
            for decision, answer in zip(top.decisions, top.answers, strict=True)
        ]
        state.agenda = [*state.agenda[:-1], Together(top.decisions, answers)]


def _drawn(decision: Step, state: Any, chance: Chance) -> Any:
    assert isinstance(decision, Decision)
    return chance.pick(list(all_moves(decision.forms(state))))
