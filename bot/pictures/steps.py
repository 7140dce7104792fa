"""The steps of the turns that a card tells, numbered on the pictures of its table in the order of the card's lines."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from bot.engine import Event

from .box import Box
from .canvas import Canvas, Point
from .marks import disc

Steps: TypeAlias = Sequence[Sequence[Event]]
"""Each step as the events that it was."""

FEWEST: Final = 2
"""One step alone needs no number: the picture frames what was done last."""

DISC: Final = 46
"""Diameter of a number, in px."""
INSET, ROOMY = 12, 80
"""How far the middle of a number stands inside the upper right corner of a place of some size, in px; of a smaller one
it stands on the corner."""
ON_BAND = (26, 0.74)
"""Where on the coloured band of a panel the number of a step stands that was done nowhere: px from the left, and how
far down."""


def draw_steps(
    canvas: Canvas,
    steps: Steps,
    part: int,
    parts: int,
    spots: Callable[[int], Mapping[str, Box]],
    passing: Collection[str] = (),
) -> None:
    """Number the steps on one of the pictures of a table where they were done, or else on the panel of their seat.

    `spots` are the places on each picture by their names; arguments that are `passing` name places where something
    else lies by now.
    """
    if len(steps) < FEWEST:
        return
    here = spots(part)
    elsewhere = [spots(other) for other in range(parts) if other != part]
    found: dict[Point, list[str]] = {}
    for number, events in enumerate(steps, 1):
        points = [_corner(box) for event in events for box in _places(event, here, passing)]
        if not points and not any(_places(event, there, passing) for there in elsewhere for event in events):
            points = [_on_band(here[name]) for event in events if (name := _panel(event)) in here]
        for point in dict.fromkeys(points):
            found.setdefault(point, []).append(str(number))
    for (x, y), numbers in found.items():
        disc(canvas, x, y, " ".join(numbers), DISC)


def _corner(box: Box) -> Point:
    inset = INSET if min(box.width, box.height) >= ROOMY else 0
    return box.right - inset, box.y + inset


def _on_band(panel: Box) -> Point:
    across, down = ON_BAND
    return panel.x + across, panel.y + down * panel.height


def _panel(event: Event) -> str:
    return f"seat {(event.seat or 0) + 1}"


def _places(event: Event, spots: Mapping[str, Box], passing: Collection[str]) -> list[Box]:
    """Where something was done: the places that the event names, the seat's own before the table's."""
    return [spots[name] for names in _names(event, passing) if (name := _first(names, spots))]


def _first(names: Sequence[str], spots: Mapping[str, Box]) -> str | None:
    return next((name for name in names if name in spots), None)


def _names(event: Event, passing: Collection[str]) -> Iterator[Sequence[str]]:
    """For each place what its spot may be called: a point for the number alone, the seat's own place, the table's."""
    seat = _panel(event)
    for argument, value in event.said.items():
        if argument in passing:
            continue
        labels = [value] if isinstance(value, str) and value else event.places_of(argument)
        kind = argument.removesuffix("s")
        for label in labels:
            yield f"step {label}", f"{seat} {kind} {label}", f"{seat} {label}", f"{kind} {label}"
