"""The turning points of a curve: up to three moments that decided most, found by their figures alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean
from typing import Final

from .curve import Curve

MOST: Final = 3
_WORTH: Final = 0.06
"""Less than so much of what lies between the lowest and the highest point of the curve turns nothing."""
_SLOW: Final = 0.35
"""Who gains less than so much of what they gained before has come to a halt."""
_TOLD: Final = 0.6
"""What else is told of a seat counts for so much of its weight: a game is the story of more than one."""
_EARLY: Final = 4
"""Nobody has come to a halt in the first of so many parts of a game."""
_CROWD: Final = 14
"""Where there are more intervals, no two turning points lie side by side."""


class Kind(StrEnum):
    """What turned."""

    LEAD = "lead"
    """The seat takes the lead, and keeps it."""
    LEAP = "leap"
    """It gains far more than the others do."""
    LOSS = "loss"
    """It loses points, and the others don't."""
    FALL = "fall"
    """It loses the lead, and never has it again."""
    STALL = "stall"
    """It hardly gains anything from then on."""


@dataclass(frozen=True)
class Turn:
    """A turning point: whose, in which interval, and what turned; `weight` is how many points it was worth."""

    seat: int
    interval: int
    kind: Kind
    weight: float


def turning_points(curve: Curve) -> list[Turn]:
    """Up to three, in the order in which they came: the lead first of all, then what weighs most."""
    least = _WORTH * _span(curve)
    found = [turn for turn in _candidates(curve) if turn.weight > least]
    apart = 1 + len(curve.intervals) // _CROWD
    chosen: list[Turn] = []

    def worth(turn: Turn) -> tuple[bool, float]:
        told = any(turn.seat == other.seat for other in chosen)
        return turn.kind is Kind.LEAD, turn.weight * (_TOLD if told else 1)

    while found and len(chosen) < MOST:
        best = max(found, key=worth)
        chosen.append(best)
        found = [
            turn
            for turn in found
            if abs(turn.interval - best.interval) >= apart
            and (turn.seat, turn.kind) != (best.seat, best.kind)
        ]
    return sorted(chosen, key=lambda turn: turn.interval)


def leader(curve: Curve, at: int) -> int | None:
    """Who alone was ahead at the end of an interval."""
    best = max(curve.standing(seat, at) for seat in curve.seats)
    ahead = [seat for seat in curve.seats if curve.standing(seat, at) == best]
    return ahead[0] if len(ahead) == 1 else None


def _candidates(curve: Curve) -> Iterator[Turn]:
    yield from _leads(curve)
    yield from _leaps(curve)
    yield from _falls(curve)
    yield from _stalls(curve)


def _leads(curve: Curve) -> Iterator[Turn]:
    """Where whoever is ahead at the end came by it."""
    last = _last_settled(curve)
    seat = leader(curve, last) if last else None
    if seat is None or (curve.outcome and curve.outcome.winners != [seat]):
        return
    since = last
    while since > 1 and leader(curve, since - 1) == seat:
        since -= 1
    yield Turn(seat, since, Kind.LEAD, max(_swing(curve, seat, since), _WORTH * _span(curve) + 1))


def _leaps(curve: Curve) -> Iterator[Turn]:
    """Where a seat gained far more than the others did on the mean, or lost as they did not."""
    for interval in range(1, _last_settled(curve) + 1):
        for seat in curve.seats:
            others = fmean(curve.gain(other, interval) for other in curve.seats if other != seat)
            gain = curve.gain(seat, interval)
            if gain > 0:
                yield Turn(seat, interval, Kind.LEAP, gain - others)
            if gain < 0:
                yield Turn(seat, interval, Kind.LOSS, others - gain)


def _falls(curve: Curve) -> Iterator[Turn]:
    """Where somebody else lost the lead for good."""
    last = _last_settled(curve)
    for seat in curve.seats:
        led = [at for at in range(1, last + 1) if leader(curve, at) == seat]
        if len(led) > 1 and led[-1] < last:
            yield Turn(seat, led[-1] + 1, Kind.FALL, -_swing(curve, seat, led[-1] + 1))


def _stalls(curve: Curve) -> Iterator[Turn]:
    """Where somebody who was among the best came to a halt, long before the end."""
    last = curve.rounds_over
    for seat in curve.seats:
        halts = []
        for at in range(max(2, last // _EARLY), last - 1):
            place = sum(curve.standing(other, at) > curve.standing(seat, at) for other in curve.seats)
            pace = (curve.standing(seat, at) - curve.standing(seat, 0)) / at
            rest = curve.standing(seat, last) - curve.standing(seat, at)
            others = fmean(curve.standing(o, last) - curve.standing(o, at) for o in curve.seats if o != seat)
            if (
                place < len(curve.seats) / 2
                and pace > 0 < curve.gain(seat, at)
                and rest < _SLOW * pace * (last - at)
            ):
                halts.append(Turn(seat, at, Kind.STALL, (others - rest) / 2))
        if halts:
            yield max(halts, key=lambda halt: halt.weight)


def _last_settled(curve: Curve) -> int:
    """The last interval that is over."""
    return len(curve.intervals) if curve.outcome else curve.rounds_over


def _swing(curve: Curve, seat: int, interval: int) -> int:
    """By how much a seat came nearer to the best of the others in an interval, or left them behind."""

    def ahead(at: int) -> int:
        return curve.standing(seat, at) - max(curve.standing(o, at) for o in curve.seats if o != seat)

    return ahead(interval) - ahead(interval - 1)


def _span(curve: Curve) -> int:
    values = [points for line in curve.points for points in line]
    return max(values) - min(values)
