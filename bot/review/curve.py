"""The curve of a game: points round by round, and its turning points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, takewhile
from statistics import fmean
from typing import Final, Literal, TypeAlias

from bot.engine import AnyView, Event, Outcome, Text, changes_of
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, words
from bot.pictures.names import Showing

from .replay import SeenMoment

Interval: TypeAlias = tuple[int, int]  # a seat, and the number of an interval, from 1


@dataclass(frozen=True)
class PointChange:
    """An event that changed the points of a seat, and by how much."""

    told: Text
    change: int


@dataclass(frozen=True)
class Curve:
    """The course of a game in points, as a spectator sees it.

    `points` are those of each seat at the start and at the end of each interval. The intervals are the `rounds`, of
    which the last may still be going on, and the final scoring, if it is separate (`final`). `deeds` are what changed
    the points of a seat in an interval, in order; `fewest`: the fewest points win.
    """

    view: AnyView
    points: tuple[tuple[int, ...], ...]
    rounds: int
    rounds_over: int
    final: bool
    fewest: bool
    deeds: Mapping[Interval, Sequence[PointChange]]

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.view.outcome
        return outcome

    @property
    def intervals(self) -> range:
        return range(1, len(self.points[0]))

    @property
    def seats(self) -> range:
        return range(len(self.points))

    def standing(self, seat: int, at: int) -> int:
        """A seat's score at the end of an interval, signed so that in every game more is better."""
        points = self.points[seat][at]
        return -points if self.fewest else points

    def gain(self, seat: int, interval: int) -> int:
        """The seat's gain in an interval, signed in the same way."""
        return self.standing(seat, interval) - self.standing(seat, interval - 1)


def curve(title: Title, course: Iterable[SeenMoment]) -> Curve:
    showing = Showing((), words(LOCALES[0], title.game.id))
    points: list[tuple[int, ...]] = []
    rounds: list[int] = []
    deeds: dict[Interval, list[PointChange]] = {}
    for moment in course:
        view, heading = moment.view, title.artist.heading(moment.view, showing)
        # The entry that ends a round belongs to it, though the next round has begun after it.
        for seat, deed in _deeds(_in_play(view), heading.counted, view.seats) if points else ():
            deeds.setdefault((seat, rounds[-1]), []).append(deed)
        points.append(tuple(map(heading.points, range(view.seats))))
        rounds.append(moment.round)
    before, now = points[max(0, len(points) - 2)], points[-1]
    begins = [index for index in range(1, len(points)) if rounds[index] != rounds[index - 1]]
    rows = [points[0], *(points[index] for index in begins)]
    final = goes_on = False
    if view.outcome is not None:
        events = _in_play(view) if len(points) > 1 else []
        played = tuple(had + _counted(events, seat, heading.counted) for seat, had in enumerate(before))
        final = played != now
        rows += [played, now] if final else [played]
    elif begins[-1:] != [len(points) - 1]:
        # An unfinished round in which nobody's points have changed would only repeat the last one.
        goes_on = now != rows[-1] or len(rows) == 1
        if goes_on:
            rows.append(now)
    return Curve(
        view,
        tuple(zip(*rows, strict=True)),
        rounds=len(rows) - 1 - final,
        rounds_over=len(rows) - 1 - final - goes_on,
        final=final,
        fewest=heading.fewest,
        deeds=deeds,
    )


def _in_play(view: AnyView) -> list[Event]:
    """The events of a move, up to the end of the game."""
    reason = view.outcome.reason if view.outcome else None
    return list(takewhile(lambda event: event.key != reason, view.events))


def _counted(events: Iterable[Event], seat: int, counted: Sequence[str]) -> int:
    changes = changes_of(events, seat)
    return sum(changes.get(what, 0) for what in counted)


def _deeds(events: Sequence[Event], counted: Sequence[str], seats: int) -> Iterator[tuple[int, PointChange]]:
    """The changes of points in a move, by seat.

    A seat's deed and its consequences for the seat are one change, told as the event that brought most.
    """
    own = list(takewhile(lambda event: event.seat is not None and event.seat == events[0].seat, events))
    for seat in range(seats):
        first = own if own and own[0].seat == seat else []
        for together in (first, *([event] for event in events[len(first) :])):
            if change := _counted(together, seat, counted):
                most = max(together, key=lambda event: change * _counted([event], seat, counted))
                yield seat, PointChange(most.text, change)


MOST: Final = 3
_WORTH: Final = 0.06
"""The least part of the curve's whole height that a turning point is worth."""
_SLOW: Final = 0.35  # the part of former gains below which a seat has come to a halt
_TOLD: Final = 0.6
"""The factor for the weight of a second turning point of the same seat."""
_EARLY: Final = 4  # in the first of this many parts of a game nobody counts as having come to a halt
_CROWD: Final = 14  # the most intervals with which turning points may be adjacent


TurningKind: TypeAlias = Literal["lead", "leap", "loss", "fall", "stall"]
"""Kinds of turning points: the seat takes the lead for good; gains far more than the others; loses points while the
others don't; loses the lead for good; hardly gains anything from then on."""


@dataclass(frozen=True)
class TurningPoint:
    """A turning point: its seat, interval and kind; `weight` is how many points it was worth."""

    seat: int
    interval: int
    kind: TurningKind
    weight: float


def turning_points(curve: Curve) -> list[TurningPoint]:
    """Up to three turning points, in order of time: that of the lead, and those that weigh most."""
    least = _WORTH * _span(curve)
    candidates = chain(*(find(curve) for find in (_leads, _leaps, _falls, _stalls)))
    found = [turn for turn in candidates if turn.weight > least]
    apart = 1 + len(curve.intervals) // _CROWD
    chosen: list[TurningPoint] = []

    def worth(turn: TurningPoint) -> tuple[bool, float]:
        told = any(turn.seat == other.seat for other in chosen)
        return turn.kind == "lead", turn.weight * (_TOLD if told else 1)

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
    best = max(curve.standing(seat, at) for seat in curve.seats)
    ahead = [seat for seat in curve.seats if curve.standing(seat, at) == best]
    return ahead[0] if len(ahead) == 1 else None


def _leads(curve: Curve) -> Iterator[TurningPoint]:
    last = _last_settled(curve)
    seat = leader(curve, last) if last else None
    if seat is None or (curve.outcome and curve.outcome.winners != [seat]):
        return
    since = last
    while since > 1 and leader(curve, since - 1) == seat:
        since -= 1
    yield TurningPoint(seat, since, "lead", max(_swing(curve, seat, since), _WORTH * _span(curve) + 1))


def _leaps(curve: Curve) -> Iterator[TurningPoint]:
    """Intervals in which a seat gained far more than the others on average, or lost points while they didn't."""
    for interval in range(1, _last_settled(curve) + 1):
        for seat in curve.seats:
            others = fmean(curve.gain(other, interval) for other in curve.seats if other != seat)
            gain = curve.gain(seat, interval)
            if gain > 0:
                yield TurningPoint(seat, interval, "leap", gain - others)
            if gain < 0:
                yield TurningPoint(seat, interval, "loss", others - gain)


def _falls(curve: Curve) -> Iterator[TurningPoint]:
    last = _last_settled(curve)
    for seat in curve.seats:
        led = [at for at in range(1, last + 1) if leader(curve, at) == seat]
        if len(led) > 1 and led[-1] < last:
            yield TurningPoint(seat, led[-1] + 1, "fall", -_swing(curve, seat, led[-1] + 1))


def _stalls(curve: Curve) -> Iterator[TurningPoint]:
    """Where a seat that was among the best came to a halt, long before the end."""
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
                halts.append(TurningPoint(seat, at, "stall", (others - rest) / 2))
        if halts:
            yield max(halts, key=lambda halt: halt.weight)


def _last_settled(curve: Curve) -> int:
    return len(curve.intervals) if curve.outcome else curve.rounds_over


def _swing(curve: Curve, seat: int, interval: int) -> int:
    """How much a seat's lead over the best of the others grew in an interval."""
    before, after = (
        curve.standing(seat, at) - max(curve.standing(other, at) for other in curve.seats if other != seat)
        for at in (interval - 1, interval)
    )
    return after - before


def _span(curve: Curve) -> int:
    values = [points for line in curve.points for points in line]
    return max(values) - min(values)
