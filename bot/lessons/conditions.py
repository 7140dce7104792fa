"""Whether a condition holds of what a learner has done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bot.engine import AnyView, Event, Move, changes_of

from .lesson import Condition, Fields


@dataclass(frozen=True)
class Deed:
    """What a learner has done: the moves, all that happened since, as they heard it, and their view afterwards.

    `earlier` are their moves in the tasks before.
    """

    seat: int
    earlier: Sequence[Move]
    moves: Sequence[Move]
    events: Sequence[Event]
    view: AnyView


class NoSuchFigure(Exception):
    """A condition names something that is not in the view; a sentence says what."""


def holds(condition: Condition, deed: Deed) -> bool:
    """Whether all that a condition names is so. Raises NoSuchFigure."""
    gained = changes_of(deed.events, deed.seat)
    return (
        (not condition.move or any(_is_such(move, condition.move) for move in deed.moves))
        and (not condition.earlier or any(_is_such(move, condition.earlier) for move in deed.earlier))
        and (not condition.event or any(_is_told_of(event, condition.event, deed) for event in deed.events))
        and all(gained.get(what, 0) >= least for what, least in condition.gains.items())
        and all(figure(deed.view, way, deed.seat) >= least for way, least in condition.least.items())
        and all(figure(deed.view, way, deed.seat) <= most for way, most in condition.most.items())
    )


def _is_told_of(event: Event, key: str, deed: Deed) -> bool:
    """Whether it is such an event, and the learner's or nobody's: what others do tells nothing of the learner."""
    return event.key == key and event.seat in (deed.seat, None)


def _is_such(move: Move, wanted: Fields) -> bool:
    fields = msgspec.to_builtins(move)
    return all(
        fields.get(name) in (values if isinstance(values, list) else [values])
        for name, values in wanted.items()
    )


def figure(view: AnyView, way: str, seat: int) -> int:
    """A number in a view by its way through it; at the end `#` counts what is there. Raises NoSuchFigure."""
    found: object = view
    for step in way.removesuffix("#").split("."):
        found = _behind(found, str(seat) if step == "own" else step, way)
    if way.endswith("#"):
        return len(found)  # type: ignore[arg-type]  # whatever is counted has a length
    if not isinstance(found, int):
        raise NoSuchFigure(f"{way} is no number but {found!r}")
    return int(found)


def _behind(found: object, step: str, way: str) -> object:
    match found:
        case list() | tuple() if step.isdecimal() and int(step) < len(found):
            return found[int(step)]
        case dict():
            for key, value in found.items():
                if str(getattr(key, "value", key)) == step:
                    return value
            return 0
        case _ if hasattr(found, step):
            return getattr(found, step)
    raise NoSuchFigure(f"{way} leads nowhere at {step}")
